"""The table after a shot: what stays where it came to rest, who stands up, what is put back (W45, W51 to W57)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from flick3d.games.western.arranging import arranged
from flick3d.games.western.events import HatLost, PieceLost, PutBack, StoodUp
from flick3d.games.western.hats import HAT, came_off, hat_id
from flick3d.games.western.places import free_standing_place, lying_pose
from flick3d.games.western.scenario import MOST_PIECES
from flick3d.games.western.state import GALLOWS, Cowboy, State
from flick3d.rules.events import Event
from flick3d.rules.facts import TOPPLED_ABOVE, Facts, Rest
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Placement, upright

Place = tuple[float, float]


def settle(
    state: State, facts: Facts, ground: Ground, area: Area | None = None, stood_at: Mapping[str, Place] | None = None
) -> tuple[State, tuple[Event, ...]]:
    """The state with every piece at its place after the shot, and what had to be done for that.

    `state` knows already who was hit, so whoever is `standing` in it stands when all is done. Pieces that did not move
    stay exactly where they were. In this order, each in the order of the layout:

    - whatever may stay as it rests stays: props and buildings, also toppled ones, and fallen men (W57);
    - standing men who were shoved or lean are stood upright on their spot, looking where they came to look (W51, W57);
    - men who toppled without being hit are stood up where they ended, looking as they did before (W52);
    - men whose house is gone stand at the place that `stood_at` gives, cm (W82);
    - what left the play area is put back where it left, wholly inside: standing, or lying if he was hit (W57); by a
      house rule a prop is out of the match instead;
    - men on blocks are back on them, wherever the block has come to, and tokens with them (W45).

    Places are looked for in this order, so that a piece that is put back never takes the spot of one that stays.
    area: the play area, the scenario's unless given.
    """
    area = area or state.scenario.area
    rests = {rest.piece: rest for rest in facts.rests}
    men = {cowboy.id: _off_toppled_gallows(cowboy, rests) for cowboy in state.cowboys}
    bare = tuple(placed for placed in state.layout if placed.kind != HAT and not placed.on)
    settling = _Settling(Layout(), men, area, ground)
    later: list[tuple[int, Placement, Rest]] = []
    for placed in bare:
        rest, man = rests[placed.piece], men.get(placed.piece)
        order = _order(placed, rest, man, area, stood_at or {})
        if order:
            later.append((order, placed, rest))
        else:
            pose = rest.pose if _changed(rest, placed) else placed.pose
            settling = settling.stay(msgspec.structs.replace(placed, pose=pose))
    for order, placed, rest in sorted(later, key=lambda each: each[0]):
        if order == _BLOWN_UP:
            settling = settling.stand_at(placed, *(stood_at or {})[placed.piece])
        elif order == _DISPLACED and _is_lost(state, placed):
            settling = settling.lose(placed)
        elif order == _DISPLACED:
            settling = settling.put_back(placed, rest)
        elif order == _PERCHED:
            settling = settling.perched(placed, rest)
        else:
            settling = settling.at_its_spot(placed, rest)

    layout = Layout(tuple(settling.table[placed.piece] for placed in bare if placed.piece in settling.table))
    cowboys = tuple(settling.men[cowboy.id] for cowboy in state.cowboys)
    cowboys = tuple(_looking_out(cowboy, layout) for cowboy in cowboys)
    lost = _hats_lost(cowboys, rests, ground)
    state = msgspec.structs.replace(state, cowboys=cowboys, layout=arranged(layout, cowboys, state.tokens, ground))
    return state, (*settling.events, *lost)


_SHOVED, _TOPPLED, _BLOWN_UP, _DISPLACED, _PERCHED = 1, 2, 3, 4, 5
"""In which order what cannot stay as it rests is put somewhere."""


def _order(placed: Placement, rest: Rest, man: Cowboy | None, area: Area, stood_at: Mapping[str, Place]) -> int:
    """When a piece is put somewhere; 0 when it stays as it rests."""
    if placed.piece in stood_at:
        return _BLOWN_UP
    if man is not None and man.on:
        return _PERCHED
    if not _changed(rest, placed):
        return 0
    if _left(rest, area):
        return _DISPLACED
    if man is None or (man.posture == "fallen" and rest.toppled):
        return 0
    return _TOPPLED if rest.toppled or man.posture == "fallen" else _SHOVED


class _Settling(msgspec.Struct, frozen=True):
    """The table while pieces are put on it one after the other."""

    table: Layout
    men: dict[str, Cowboy]
    area: Area
    ground: Ground
    events: tuple[Event, ...] = ()

    def stay(self, placement: Placement) -> _Settling:
        """Leave a piece where it is."""
        return self._with(placement)

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

    def stand_at(self, placement: Placement, x: float, y: float) -> _Settling:
        """Stand a man at the place of the house that is gone, or as near as there is room (W82)."""
        man = self.men[placement.piece]
        spot = free_standing_place(self.table, self.area, x, y, self.ground)
        return self._with(msgspec.structs.replace(placement, pose=upright(*spot, man.facing)))

    def perched(self, placement: Placement, rest: Rest) -> _Settling:
        """A man on a block is there again (W45); `arranged` gives him his pose, as his house may have moved."""
        return self._with(placement, *([StoodUp(placement.piece, "block")] if rest.toppled else []))

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

    def lose(self, placement: Placement) -> _Settling:
        """A piece that left the play area is out of the match (W57)."""
        return msgspec.structs.replace(self, events=(*self.events, PieceLost(placement.piece)))

    def _with(self, placement: Placement, *events: Event) -> _Settling:
        return msgspec.structs.replace(self, table=self.table.put(placement), events=self.events + events)

    def _with_man(self, man: Cowboy) -> _Settling:
        return msgspec.structs.replace(self, men=self.men | {man.id: man})


def _is_lost(state: State, placed: Placement) -> bool:
    """Whether a house rule takes this piece out of the match when it leaves the play area: a prop, but the gallows."""
    is_prop = placed.kind in MOST_PIECES and placed.piece != GALLOWS
    return is_prop and state.scenario.house.off_the_area == "gone"


def _off_toppled_gallows(man: Cowboy, rests: Mapping[str, Rest]) -> Cowboy:
    """A figure whose gallows were toppled stands on them no more (S7)."""
    gallows = rests.get(GALLOWS)
    if man.on == GALLOWS and gallows is not None and gallows.toppled:
        return msgspec.structs.replace(man, on="")
    return man


def _looking_out(man: Cowboy, layout: Layout) -> Cowboy:
    """A man on a block looks where his house looks, also when that was turned."""
    if not man.on or man.on not in layout:
        return man
    return msgspec.structs.replace(man, facing=layout[man.on].pose.yaw)


def _changed(rest: Rest, placement: Placement) -> bool:
    """Whether the piece rests elsewhere or otherwise than it stood; one that toppled on the spot has moved, too."""
    toppled_before = placement.pose.tilt > TOPPLED_ABOVE
    return rest.moved or rest.left_at is not None or rest.toppled != toppled_before


def _left(rest: Rest, area: Area) -> bool:
    return rest.fell_off or rest.left_at is not None or not area.contains(rest.pose.x, rest.pose.y)


def _clamped(rest: Rest, area: Area) -> Place:
    """The point of the play area that is nearest to where the piece rests."""
    half_width, half_depth = area.width / 2.0, area.depth / 2.0
    return (
        max(-half_width, min(half_width, rest.pose.x)),
        max(-half_depth, min(half_depth, rest.pose.y)),
    )


def _hats_lost(cowboys: tuple[Cowboy, ...], rests: Mapping[str, Rest], ground: Ground) -> tuple[Event, ...]:
    """The hats of men who stand that came off in the shot and are on their heads again (W55)."""
    lost: list[Event] = []
    for cowboy in cowboys:
        hat = rests.get(hat_id(cowboy.id))
        if cowboy.posture == "standing" and hat is not None and came_off(rests[cowboy.id], hat, ground):
            lost.append(HatLost(cowboy.id))
    return tuple(lost)
