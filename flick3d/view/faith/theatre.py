"""The table of Flick of Faith in one window: what hops, shines, goes dark and flies there between the flicks."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import cached_property

import msgspec

from flick3d.games.faith.events import Flicked
from flick3d.games.faith.launching import spot_of
from flick3d.games.faith.map import IslandName, Map
from flick3d.games.faith.state import State
from flick3d.games.faith.table import HAND, found
from flick3d.physics.pieces import load
from flick3d.physics.table import Table
from flick3d.rules.events import Event
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.rules.outline import Point
from flick3d.view.camera_maths import Framing
from flick3d.view.decals import Colour
from flick3d.view.faith.beats import Gain, beats
from flick3d.view.faith.chips import Chips
from flick3d.view.faith.hops import Hops
from flick3d.view.faith.law_flight import LawFlight, way
from flick3d.view.faith.looks import BRIGHT
from flick3d.view.faith.marks import faith_marks, show_marks
from flick3d.view.faith.performing import Performance, Props
from flick3d.view.faith.points import BESIDE, FlyingPoints, Way
from flick3d.view.faith.presence import Presence, presences
from flick3d.view.faith.style import STYLE
from flick3d.view.faith.supplies import TORNADO
from flick3d.view.faith.table import in_clouds, of_offer, shown_area, shown_layout
from flick3d.view.faith.views import FaceView
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.metrics import measure
from flick3d.view.hud.theme import Theme
from flick3d.view.input.handicaps import heading
from flick3d.view.input.modes import Hand, Placing
from flick3d.view.scene import TableScene
from flick3d.view.stage import Stage

FRAMING = Framing(overview=52.0, steepest=68.0, height=1.5, behind=27.0, distance=46.0, ahead=9.0)
"""The Map is flat, and is looked at more from above than a town."""
OWN_VIEWS = ("behind", "duel", "porch")
"""The camera's views that belong to one prompt; the next one begins with the overview."""
DARK = 0.94
"""How dark the room is under Blind Faith (L1)."""
DIMS_IN = 0.35
"""Seconds in which the light goes and comes."""
ABOVE = 0.8
"""How high above the table points begin to fly, cm."""
WHIRLS = 50.0
"""How fast the Tornado turns, degrees a second."""
ROW_SOUTH = 4.3
"""How far south of its City an Island's row of counters is, cm."""


def ground_of(state: State) -> str:
    """Which mat of `grounds.MATS` lies there: the cloth, oiled or not (L18)."""
    return "oiled-faith" if any(law.mat for law in state.active_laws) else "faith"


class Theatre:
    """Everything of one window that moves or shines and is no piece of the rules."""

    def __init__(self) -> None:
        self._stage: Stage | None = None
        self._hud: Hud | None = None
        self._hops = Hops()
        self._whirl = 0.0
        self._themes: dict[float, Theme] = {}
        self._chips: Chips | None = None
        self._law: LawFlight | None = None
        self._known: tuple[State, tuple[Presence, ...]] | None = None
        self.scores: tuple[int, ...] | None = None
        """VP as they are shown while points still fly, in the players' order, or None."""

    @cached_property
    def ground(self) -> Table:
        """The table that knows sizes and free places."""
        return Table(load())

    @property
    def stage(self) -> Stage | None:
        """Where all of it is shown, as far as it is known already."""
        return self._stage

    @property
    def hud(self) -> Hud | None:
        """The HUD over it, as far as it is known already."""
        return self._hud

    def use_hud(self, hud: Hud) -> None:
        """To the boxes of this HUD points fly."""
        self._hud = hud

    def layout(self, state: State) -> Layout:
        """All that lies on the table while nobody does anything."""
        return shown_layout(state, self.ground, state.layout.put(*in_clouds(state, self.ground)))

    def show(self, scene: TableScene, state: State) -> None:
        """Everything at once."""
        self._hops.drop()
        self._drop_law()
        self.scores = None
        scene.show_ground(ground_of(state))
        scene.effects.clear()
        scene.show(self.layout(state))

    def show_shot(self, scene: TableScene, state: State, layout: Layout) -> None:
        """The pieces of a flick that is about to go, and what lies beside the cloth."""
        self._hops.drop()
        scene.show(shown_layout(state, self.ground, layout))

    def settle(
        self,
        stage: Stage,
        before: State,
        state: State,
        events: tuple[Event, ...],
        done: Callable[[], None] | None,
        tell: Callable[[tuple[Event, ...]], None] = lambda _: None,
    ) -> None:
        """What came of an action, beat by beat, and then the state as it is.

        tell: hears the events of every beat when it begins.
        """
        self._stage = stage
        self._hops.drop()
        steps = beats(before, state, events, self._lying(stage.scene, before, state, events), self.ground)
        if not steps:
            stage.playback.settle(self.layout(state), None, done)
            return
        if stage.camera.preset in OWN_VIEWS:
            stage.camera.overview()
        self.scores = before.scores
        marks = faith_marks(stage.scene.markers, state.map)

        def fly(gain: Gain, beside: float) -> FlyingPoints | None:
            return self._fly(stage, state, gain, beside)

        def count(gain: Gain) -> None:
            stage.sound.coins(gain.points)
            if self.scores is not None:
                at = state.players.index(gain.player)
                self.scores = tuple(
                    score + gain.points if index == at else score for index, score in enumerate(self.scores)
                )

        def over() -> None:
            self.scores = None
            if done is not None:
                done()

        props = Props(fly, marks.lights.show, stage.scene.markers.rings, count, tell, stage.calm)
        stage.playback.perform(Performance(stage.scene, steps, self.layout(state), props), over)

    def frame(self, stage: Stage, state: State, cut: bool) -> None:
        """The whole Map, unless the player has chosen another view of it."""
        self._stage = stage
        camera = stage.camera
        waits = camera.preset == "overview" and camera.is_still
        elsewhere = camera.use_area(shown_area(state), FRAMING)
        if elsewhere or camera.preset in OWN_VIEWS:
            camera.overview()
            cut = cut or (elsewhere and waits)
        if cut:
            camera.cut()

    def fly_law(self, stage: Stage, face: FaceView, before: State, state: State) -> None:
        """The card of a Law that was enacted goes from the Council to the Laws; not where less shall move."""
        self._drop_law()
        if self._hud is None or stage.calm:
            return
        found = way(self._hud.metrics, before, state, face.card)
        if found is not None:
            self._law = LawFlight(self._hud.layer, self._theme(stage), face, *found)

    def _drop_law(self) -> None:
        if self._law is not None:
            self._law.remove()
            self._law = None

    def advance(self, hand: Hand, state: State, seconds: float) -> None:
        """Let time pass: discs hop, the light goes or comes."""
        stage = self._stage
        if stage is None:
            return
        if self._law is not None and self._law.advance(seconds):
            self._drop_law()
        if stage.playback.busy:
            self._hops.drop()
        self._hops.advance(stage.scene, seconds, stage.calm)
        self._whirl = (self._whirl + WHIRLS * seconds) % 360.0
        self._follow(stage, state.map)
        stage.scene.twirl(TORNADO, self._whirl)
        wanted = DARK if hand.offer is not None and hand.offer.handicap.dark else 0.0
        step = DARK * seconds / DIMS_IN
        stage.gloom += max(-step, min(step, wanted - stage.gloom))

    def show_marks(self, scene: TableScene, hand: Hand, state: State, presence: bool) -> None:
        """The marks, and the discs where the player's choice puts them."""
        here = self._presences(state) if presence else ()
        player = state.active
        shines: dict[IslandName, Colour] = {
            each.island: (*BRIGHT[state.colour(player)][:3], 0.9) for each in here if player and each.has(player)
        }
        scene.show_ground(ground_of(state))
        is_still = self._stage is None or not self._stage.playback.busy
        if hand.prompt is not None and is_still:
            self._hops.want(scene, shown_layout(state, self.ground, state.layout.put(*self._ready(hand, state))))
        if self._stage is None or not self._stage.playback.performing:
            show_marks(scene, hand, state, self.ground, shines)
        self._show_chips(state, here)

    def _ready(self, hand: Hand, state: State) -> tuple[Placement, ...]:
        """The discs that lie in the clouds for what the player is doing."""
        offer, spot, mode = hand.offer, hand.spot, hand.mode
        if offer is not None and state.phase != "race":
            return of_offer(state, offer, heading(hand), self.ground)
        if spot is not None and spot.word == "put" and isinstance(mode, Placing):
            wish = msgspec.structs.replace(state, spot=(mode.x, mode.y))
            place = spot_of(wish, state.component(spot.piece), self.ground)
            return (Placement(spot.piece, spot.kind, upright(*place)),)
        return in_clouds(state, self.ground)

    def _lying(self, scene: TableScene, before: State, state: State, events: tuple[Event, ...]) -> Layout:
        """What lies on the cloth now, as the flick left it."""
        flicked = [name for event in events if isinstance(event, Flicked) for name in event.components]
        ids = [*(placed.piece for placed in before.layout), *flicked]
        shown = scene.kinds_and_poses
        held = () if state.hand is not None else (HAND,)
        lying = (name for name in dict.fromkeys(ids) if name in shown and name not in held)
        return Layout(tuple(Placement(name, *shown[name]) for name in lying))

    def _fly(self, stage: Stage, state: State, gain: Gain, beside: float) -> FlyingPoints | None:
        begins = stage.scene.screen_point(*gain.at, ABOVE)
        if begins is None:
            return None
        theme = self._theme(stage)
        way = Way((begins[0] + beside * BESIDE * theme.scale, begins[1]), self._box(stage, state, gain.player))
        return FlyingPoints(stage.window.base, theme, gain.points, state.colour(gain.player), way)

    def _box(self, stage: Stage, state: State, player: str) -> Point:
        """Where a player's VP stand, window pixels: in the box, or without a HUD at the player's corner."""
        rect = self._hud.rects().get(f"points {player}") if self._hud is not None else None
        if rect is not None:
            return rect.x + rect.width / 2.0, rect.y + rect.height / 2.0
        width, height = stage.window.size
        name = state.corner(player).name
        return (
            width * (0.92 if name.endswith("east") else 0.08),
            height * (0.1 if name.startswith("north") else 0.75),
        )

    def _show_chips(self, state: State, here: tuple[Presence, ...]) -> None:
        stage = self._stage
        if not here and self._chips is not None:
            self._chips.clear()
        if stage is None or not here:
            return
        theme = self._theme(stage)
        found = stage.scene.markers.further(f"counters {theme.scale}", lambda _: Chips(stage.window.base, theme))
        assert isinstance(found, Chips)
        if self._chips is not None and self._chips is not found:
            self._chips.clear()
        self._chips = found
        found.show(here, {name: state.colour(name) for name in state.players})
        self._follow(stage, state.map)

    def _follow(self, stage: Stage, on: Map) -> None:
        """The counters stay over their Islands, wherever the camera looks."""

        def place(presence: Presence) -> Point | None:
            x, y = on.island(presence.island).city.at
            return stage.scene.screen_point(x, y - ROW_SOUTH)

        if self._chips is not None:
            self._chips.follow(place)

    def _presences(self, state: State) -> tuple[Presence, ...]:
        """Who is where; it is found out once for every state."""
        if self._known is None or self._known[0] is not state:
            self._known = (state, presences(state, found(state, self.ground)))
        return self._known[1]

    def _theme(self, stage: Stage) -> Theme:
        scale = measure(*stage.window.size, stage.window.settings.ui_scale).scale
        if scale not in self._themes:
            theme = self._themes[scale] = Theme(stage.window.base, stage.models, scale, STYLE)
            weakref.finalize(self, theme.close)
        return self._themes[scale]
