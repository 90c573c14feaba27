"""The marks on the Map for what the player is doing: aims, places, wind, Tornado, Heart, Islands that light up."""

from __future__ import annotations

import math
from collections.abc import Mapping

from flick3d.games.faith.constraints import by_centre
from flick3d.games.faith.finishing import tornado_after
from flick3d.games.faith.map import IslandName, Map
from flick3d.games.faith.powers import backstop, stance
from flick3d.games.faith.state import Stance, State
from flick3d.games.faith.table import HAND
from flick3d.rules.game import Ground
from flick3d.rules.outline import Point
from flick3d.view.decals import ARROW, DOTS, RING, Colour, Decal
from flick3d.view.faith.film import OilFilm
from flick3d.view.faith.lights import WATER, IslandLights
from flick3d.view.faith.performing import LIGHT
from flick3d.view.faith.previews import temple_place
from flick3d.view.faith.winds import ARROW_LENGTH, arrows
from flick3d.view.input.choosing import choices_of
from flick3d.view.input.handicaps import heading
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Hand, Placing, Pulling
from flick3d.view.markers import Ghost, Markers
from flick3d.view.scene import TableScene

SHOWN_AIM = 0.35
"""Strength whose line is drawn while only the direction is aimed."""
FIRST_LINE = 16.0
"""Length of the line of the disc that is aimed already, cm."""
FIRST_AIM: Colour = (0.72, 0.88, 1.0, 0.8)
WIND: Colour = (0.93, 0.99, 1.0, 0.85)
STORM: Colour = (0.80, 0.86, 0.90, 0.85)
HEART: Colour = (1.0, 0.45, 0.55, 0.95)
FASTENED: Colour = (1.0, 0.80, 0.30, 1.0)
IRON: Colour = (0.80, 0.56, 0.14, 1.0)
LINKS = 16
"""Of the chain around a fastened disc."""
TIDE: Colour = (0.30, 0.74, 0.82, 0.9)


class FaithMarks:
    """What `Markers` does not have. `clear` takes all of it away."""

    def __init__(self, markers: Markers, on: Map) -> None:
        self._markers = markers
        self.lights = IslandLights(markers.root, on.islands)
        self._first = markers.decal(DOTS, 3)
        self._step = markers.decal(ARROW, 2)
        self._next = markers.decal(RING, 1)
        self._heart = markers.decal(RING, 1)
        self._chain = [markers.decal(RING, 1) for _ in range(LINKS)]
        self._oil = OilFilm(markers, -2)
        self._tide = IslandLights(markers.root, on.islands, WATER, -1)
        self._winds: list[Decal] = []
        self._map = on
        self._places: tuple[Point, ...] | None = None

    def clear(self) -> None:
        """No marks."""
        self.lights.clear()
        self._tide.clear()
        self._oil.show(False)
        for decal in (self._first, self._step, self._next, self._heart, *self._chain, *self._winds):
            decal.hide()

    def first_aim(self, at: Point | None, direction: float = 0.0) -> None:
        """The line of a disc that is aimed already."""
        if at is None:
            self._first.hide()
            return
        middle = _ahead(at, direction, 1.4 + FIRST_LINE / 2.0)
        self._first.lay(*middle, direction, (FIRST_LINE, 1.0), (1.0, 0.2, 0.12, 0.0))
        self._first.colour(FIRST_AIM)

    def tornado(self, at: Point | None, to: Point | None, radius: float = 3.0) -> None:
        """Where the Tornado will go."""
        if at is None or to is None or math.dist(at, to) < 0.1:
            self._step.hide()
            self._next.hide()
            return
        direction = math.degrees(math.atan2(to[1] - at[1], to[0] - at[0]))
        length = math.dist(at, to)
        self._step.lay((at[0] + to[0]) / 2.0, (at[1] + to[1]) / 2.0, direction, (length, 2.4), (0.22, 1.4, 0.95, 0.0))
        self._step.colour(STORM)
        self._next.lay(*to, 0.0, (2.0 * radius + 2.4,) * 2, (radius, 0.08, 0.3, 0.0))
        self._next.colour(STORM)

    def heart(self, at: Point | None, radius: float = 1.5) -> None:
        """What the Heart touches."""
        _ring(self._heart, at, radius, HEART)

    def fastened(self, at: Point | None, radius: float = 1.0) -> None:
        """A chain around the disc that cannot be moved, its links lying and standing by turns."""
        for number, link in enumerate(self._chain):
            if at is None:
                link.hide()
                continue
            x, y = _ahead(at, number * 360.0 / LINKS, radius + 0.42)
            stands = number % 2
            link.lay(x, y, 0.0, (1.6, 1.6), (0.16 if stands else 0.3, 0.11, 0.04, 0.0))
            link.colour(IRON if stands else FASTENED)

    def tide(self, is_high: bool) -> None:
        """The water over every Border (L19)."""
        self._tide.show(dict.fromkeys((island.name for island in self._map.islands), TIDE) if is_high else {})

    def oil(self, is_spilled: bool) -> None:
        """Pools of oil on the cloth (L18)."""
        self._oil.show(is_spilled)

    def wind(self, direction: float | None) -> None:
        """Arrows over the Sea; None: no wind blows."""
        if direction is not None and self._places is None:
            self._places = arrows(self._map)
        places = self._places if direction is not None and self._places is not None else ()
        while len(self._winds) < len(places):
            self._winds.append(self._markers.decal(ARROW, 0))
        for decal in self._winds[len(places) :]:
            decal.hide()
        for decal, (x, y) in zip(self._winds, places, strict=False):
            decal.lay(x, y, direction or 0.0, (ARROW_LENGTH, 2.0), (0.22, 1.3, 0.85, 0.0))
            decal.colour(WIND)


def faith_marks(markers: Markers, on: Map) -> FaithMarks:
    """The marks of this table."""
    found = markers.further("faith", lambda owner: FaithMarks(owner, on))
    assert isinstance(found, FaithMarks)
    return found


def show_marks(
    scene: TableScene, hand: Hand, state: State, ground: Ground, overlay: Mapping[IslandName, Colour]
) -> None:
    """Draw them. overlay: Islands that shine because the player asked who is present where."""
    markers, further = scene.markers, faith_marks(scene.markers, state.map)
    show_rings(markers, hand)
    ghosts = ghosts_of(hand, state, ground)
    markers.ghosts(ghosts)
    looks = next(((each.x, each.y, each.direction) for each in ghosts if each.kind == HAND), None)
    markers.facing(None if looks is None else looks[:2], 0.0 if looks is None else looks[2])
    show_aim(markers, hand)
    island = island_of(hand, state)
    further.lights.show({**overlay, island: LIGHT} if island is not None else overlay)
    launch = state.launch if hand.prompt is not None and not _is_dark(hand) else None
    further.first_aim(None if launch is None else (launch.x, launch.y), 0.0 if launch is None else launch.direction)
    further.wind(state.wind)
    further.tornado(*tornado_step(hand, state))
    spot = hand.spot
    god = state.god(state.active) if spot is not None and spot.word == "drop" else None
    is_heart = isinstance(hand.mode, Placing) and god is not None and god.heart is not None
    further.heart((hand.mode.x, hand.mode.y) if is_heart else None, god.heart.radius if is_heart else 1.5)  # type: ignore[union-attr]
    pose = scene.pose_of(state.powers.fastened) if state.powers.fastened in state.layout else None
    further.fastened(None if pose is None else (pose.x, pose.y), held_radius(state, ground))
    further.tide(by_centre(state))
    further.oil(any(law.mat for law in state.active_laws))


def held_radius(state: State, ground: Ground) -> float:
    """Radius of the disc that Tyr has fastened, cm; of a Prophet when none is."""
    fastened = state.powers.fastened
    return ground.radius(state.component(fastened).kind if fastened else "prophet")


def show_rings(markers: Markers, hand: Hand) -> None:
    """Which discs can be fastened, or give way to a Temple."""
    prompt, mode = hand.prompt, hand.mode
    if prompt is None or not isinstance(mode, Acting | Choosing):
        markers.rings()
        return
    discs = [piece for piece in choices_of(prompt) if markers.is_shown(piece)]
    pointed = hand.desk.piece if isinstance(mode, Acting) else mode.pointed
    markers.rings(discs, pointed if pointed in discs else None)


def ghosts_of(hand: Hand, state: State, ground: Ground) -> tuple[Ghost, ...]:
    """What is placed, where it will really lie; a disc in the cloud is no ghost."""
    mode, spot = hand.mode, hand.spot
    if spot is None or not isinstance(mode, Placing) or spot.word == "put":
        return ()
    if spot.word == "stand":
        figures = backstop(state)
        where = figures and stance(state, figures, Stance(mode.x, mode.y, mode.direction), ground)
        return () if not where else (Ghost(spot.piece, spot.kind, where.x, where.y, where.direction, True),)
    x, y, island = mode.x, mode.y, island_of(hand, state)
    if island is not None:
        x, y = temple_place(state.map, state.layout.without([spot.piece]), island, (x, y), ground)
    return (Ghost(spot.piece, spot.kind, x, y, strong=True, z=0.45 if spot.word == "drop" else 0.0),)


def island_of(hand: Hand, state: State) -> IslandName | None:
    """The Island on which a Temple is placed now, or None."""
    spot = hand.spot
    if spot is None or spot.word != "raise":
        return None
    return next((name for name in state.islands_of if state.map.island(name).border == spot.outline), None)


def show_aim(markers: Markers, hand: Hand) -> None:
    """The line of the aim and the band of the pull, as they will be flicked; nothing in the dark (L1)."""
    mode, offer = hand.mode, hand.offer
    if offer is None or not isinstance(mode, Aiming | Pulling | Charging) or _is_dark(hand):
        markers.aim(None)
        markers.pull(None)
        return
    is_live = isinstance(mode, Pulling | Charging) or (mode.by == "keys" and not offer.handicap.swinging)
    strength = mode.strength if is_live else SHOWN_AIM
    direction = heading(hand)
    markers.aim(offer.at, direction, strength)
    markers.pull(offer.at if isinstance(mode, Pulling | Charging) else None, direction, strength)


def tornado_step(hand: Hand, state: State) -> tuple[Point | None, Point | None]:
    """Where the Tornado is, and where it goes after the flick that is aimed (L10); None twice when it is not known."""
    whirl = next((law.tornado for law in state.active_laws if law.tornado is not None), None)
    if whirl is None or state.tornado is None or hand.offer is None or _is_dark(hand):
        return None, None
    return state.tornado, tornado_after(state.map.size, state.tornado, heading(hand), whirl)


def _is_dark(hand: Hand) -> bool:
    return hand.offer is not None and hand.offer.handicap.dark


def _ring(decal: Decal, at: Point | None, radius: float, colour: Colour, half: float = 0.12) -> None:
    if at is None:
        decal.hide()
        return
    decal.lay(*at, 0.0, (2.0 * radius + 2.4,) * 2, (radius, half, 0.35, 0.0))
    decal.colour(colour)


def _ahead(at: Point, direction: float, distance: float) -> Point:
    angle = math.radians(direction)
    return at[0] + distance * math.cos(angle), at[1] + distance * math.sin(angle)
