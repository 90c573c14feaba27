"""The table after a shot: what stays where it came to rest, who stands up, what is put back (W51, W52, W55, W57)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.events import HatLost, PutBack, StoodUp
from flick3d.games.western.hats import HAT, came_off, dressed, hat_id
from flick3d.games.western.places import free_standing_place, lying_pose
from flick3d.games.western.state import Cowboy, State
from flick3d.rules.events import Event
from flick3d.rules.facts import TOPPLED_ABOVE, Facts, Rest
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Placement, upright


def settle(state: State, facts: Facts, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The state with every piece at its place after the shot, and what had to be done for that.

    `state` knows already who was hit, so whoever is `standing` in it stands when all is done. Pieces that did not move
    stay exactly where they were. In this order, each in the order of the layout:

    - whatever may stay as it rests stays: props and buildings, also toppled ones, and fallen men (W57);
    - standing men who were shoved or lean are stood upright on their spot, looking where they came to look (W51, W57);
    - men who toppled without being hit are stood up where they ended, looking as they did before (W52);
    - what left the play area is put back where it left, wholly inside: standing, or lying if he was hit (W57).

    Places are looked for in this order, so that a piece that is put back never takes the spot of one that stays.
    """
    men = {cowboy.id: cowboy for cowboy in state.cowboys}
    bare = Layout(tuple(placement for placement in state.layout if placement.kind != HAT))
    rests = {rest.piece: rest for rest in facts.rests}
    table = Layout()
    shoved: list[tuple[Placement, Rest]] = []
    toppled: list[tuple[Placement, Rest]] = []
    displaced: list[tuple[Placement, Rest]] = []
    for placement in bare:
        rest, man = rests[placement.piece], men.get(placement.piece)
        if not _changed(rest, placement):
            table = table.put(placement)
        elif _left(rest, state.scenario.area):
            displaced.append((placement, rest))
        elif man is None or (man.posture == "fallen" and rest.toppled):
            table = table.put(msgspec.structs.replace(placement, pose=rest.pose))
        else:
            (toppled if rest.toppled or man.posture == "fallen" else shoved).append((placement, rest))

    settling = _Settling(table, men, state.scenario.area, ground)
    for placement, rest in (*shoved, *toppled):
        settling = settling.at_its_spot(placement, rest)
    for placement, rest in displaced:
        settling = settling.put_back(placement, rest)

    layout = Layout(tuple(settling.table[placement.piece] for placement in bare))
    cowboys = tuple(settling.men[cowboy.id] for cowboy in state.cowboys)
    lost = _hats_lost(cowboys, rests, ground)
    state = msgspec.structs.replace(state, cowboys=cowboys, layout=dressed(layout, cowboys, ground))
    return state, (*settling.events, *lost)


class _Settling(msgspec.Struct, frozen=True):
    """The table while pieces are put on it one after the other."""

    table: Layout
    men: dict[str, Cowboy]
    area: Area
    ground: Ground
    events: tuple[Event, ...] = ()

    def at_its_spot(self, placement: Placement, rest: Rest) -> _Settling:
        """Stand a man up where he ended (W52, W57). A fallen man who happened to land on his feet lies down again."""
        man = self.men[placement.piece]
        if man.posture == "fallen":
            pose = lying_pose(self.table, self.area, rest.pose.x, rest.pose.y, self.ground)
            return self._with(msgspec.structs.replace(placement, pose=pose))
        facing = man.facing if rest.toppled else rest.pose.yaw
        x, y = free_standing_place(self.table, self.area, rest.pose.x, rest.pose.y, self.ground)
        settling = self._with(
            msgspec.structs.replace(placement, pose=upright(x, y, facing)),
            *([StoodUp(man.id, "not-hit")] if rest.toppled else []),
        )
        return settling._with_man(msgspec.structs.replace(man, facing=facing))

    def put_back(self, placement: Placement, rest: Rest) -> _Settling:
        """Put a piece back that left the play area (W57). It keeps the direction that it had before the shot."""
        man = self.men.get(placement.piece)
        x, y = rest.left_at or _clamped(rest, self.area)
        if man is not None and man.posture == "fallen":
            pose = lying_pose(self.table, self.area, x, y, self.ground)
        else:
            direction = placement.pose.yaw if man is None else man.facing
            x, y = self.ground.nearest_free(self.table, self.area, placement.kind, x, y, direction)
            pose = upright(x, y, direction)
        stood: list[Event] = []
        if man is not None and man.posture == "standing" and rest.toppled:
            stood = [StoodUp(man.id, "not-hit")]
        back = PutBack(placement.piece, pose.x, pose.y)
        return self._with(msgspec.structs.replace(placement, pose=pose), back, *stood)

    def _with(self, placement: Placement, *events: Event) -> _Settling:
        return msgspec.structs.replace(self, table=self.table.put(placement), events=self.events + events)

    def _with_man(self, man: Cowboy) -> _Settling:
        return msgspec.structs.replace(self, men=self.men | {man.id: man})


def _changed(rest: Rest, placement: Placement) -> bool:
    """Whether the piece rests elsewhere or otherwise than it stood; one that toppled on the spot has moved, too."""
    toppled_before = placement.pose.tilt > TOPPLED_ABOVE
    return rest.moved or rest.left_at is not None or rest.toppled != toppled_before


def _left(rest: Rest, area: Area) -> bool:
    return rest.fell_off or rest.left_at is not None or not area.contains(rest.pose.x, rest.pose.y)


def _clamped(rest: Rest, area: Area) -> tuple[float, float]:
    """The point of the play area that is nearest to where the piece rests."""
    half_width, half_depth = area.width / 2.0, area.depth / 2.0
    return (
        max(-half_width, min(half_width, rest.pose.x)),
        max(-half_depth, min(half_depth, rest.pose.y)),
    )


def _hats_lost(cowboys: tuple[Cowboy, ...], rests: dict[str, Rest], ground: Ground) -> tuple[Event, ...]:
    """The hats of men who stand that came off in the shot and are on their heads again (W55)."""
    lost: list[Event] = []
    for cowboy in cowboys:
        if cowboy.posture == "standing" and came_off(rests[cowboy.id], rests[hat_id(cowboy.id)], ground):
            lost.append(HatLost(cowboy.id))
    return tuple(lost)
