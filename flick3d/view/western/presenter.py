"""Flick 'em Up! at the window: what screens ask of a game, answered by the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from flick3d.games.western.state import State
from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.layout import Area, Layout
from flick3d.rules.prompts import Prompt
from flick3d.view.audio.cues import Soundscape, places
from flick3d.view.camera_maths import TOWN, Framing, Margins
from flick3d.view.chapters import Chapter
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.metrics import Metrics, Rect
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.style import Style
from flick3d.view.hud.views import CardView, HudView, ResultView, StoryView
from flick3d.view.input.choosing import Answer
from flick3d.view.input.controls import ControlGroup, Controls
from flick3d.view.input.handicaps import heading
from flick3d.view.input.modes import Acting, Hand
from flick3d.view.input.signals import Keys, Signal
from flick3d.view.pipeline.settings import DAYLIGHT, PipelineSettings
from flick3d.view.scene import TableScene
from flick3d.view.seating import Seating
from flick3d.view.slowing import Decider
from flick3d.view.stage import Stage
from flick3d.view.tween import Haven
from flick3d.view.western import (
    board,
    chapters,
    controls,
    deciding,
    marks,
    pockets,
    reporting,
    shelf,
    showing,
    sounds,
    starts,
    story,
)
from flick3d.view.western.style import STYLE
from flick3d.view.western.words import Words


class WesternPresenter:
    """See `presenting.Presenter` for what each method promises."""

    def __init__(self, words: Words | None = None) -> None:
        self._words = words or Words()
        self._hud: Hud | None = None
        self._seating = Seating()

    @property
    def words(self) -> Words:
        """The Western sentences."""
        return self._words

    @property
    def controls(self) -> Controls:
        """What the Western keys do."""
        return controls.CONTROLS

    @property
    def help(self) -> tuple[ControlGroup, ...]:
        """Every control."""
        return controls.HELP

    @property
    def watch_help(self) -> tuple[ControlGroup, ...]:
        """Nothing further."""
        return ()

    @property
    def soundscape(self) -> Soundscape:
        """Wind and crickets, a guitar, spurs."""
        return sounds.SOUNDSCAPE

    @property
    def parts(self) -> Parts:
        """None: boxes, shelf and drawn token are the HUD's own."""
        return {}

    @property
    def style(self) -> Style:
        """Wood and paper, wanted-poster letters."""
        return STYLE

    def pictures(self, state: State) -> tuple[str, ...]:  # noqa: ARG002
        """None: its tiles have icons only."""
        return ()

    def sit(self, seating: Seating) -> None:
        """Shown in the teams' boxes, in the story, and at the end."""
        self._seating = seating

    def stage_area(self, state: State) -> Area:
        """The town, also during a duel."""
        return state.scenario.area

    def ground(self, state: State) -> str:
        """The town's mat or the duel's."""
        return showing.shown_ground(state)

    @property
    def light(self) -> PipelineSettings:
        """A low sun, for long shadows."""
        return DAYLIGHT

    @property
    def framing(self) -> Framing:
        """As towns are looked at."""
        return TOWN

    def showpieces(self, state: State) -> tuple[tuple[float, float], ...]:  # noqa: ARG002
        """None: close pictures are of men."""
        return ()

    def shown_area(self, state: State) -> Area:
        """The town with its exits, or the duel ground."""
        return showing.shown_area(state)

    def margins(self, metrics: Metrics) -> Margins:
        """Banner, boxes, buttons."""
        return Margins(**metrics.margins)

    def brief_card(self, metrics: Metrics) -> Rect | None:  # noqa: ARG002
        """In the middle, as all others."""
        return None

    def show(self, scene: TableScene, state: State, sweep: bool = False) -> None:
        """Mat, pieces, loose hats, exits, tags and the clock."""
        showing.show_state(scene, state, sweep)

    def settle(
        self,
        stage: Stage,
        before: State,
        state: State,
        events: tuple[Event, ...],
        done: Callable[[], None] | None = None,
    ) -> None:
        """All pieces go at once, whatever led there; between town and duel ground the picture goes dark.

        Tokens fly between the table and the slots.
        """
        stage.sound.play(
            sounds.cues(events, places(stage.scene.pose_of), self._seating.have_people_lost(state.outcome))
        )
        showing.settle_state(stage, state, done, self._havens(stage, before, state))

    def _havens(self, stage: Stage, before: State, state: State) -> Mapping[str, Haven]:
        hud = self._hud
        if hud is None:
            return {}
        shelf = hud.rects().get("shelf")
        place = shelf.scaled(1.0 / hud.metrics.scale) if shelf is not None else None
        camera = stage.camera
        return pockets.havens(before, state, hud.metrics, place, camera.view, camera.aim.distance, stage.pieces)

    def decider(self, state: State) -> Decider | None:
        """The first figure that goes over."""
        return deciding.decider_of(state)

    def frame(self, stage: Stage, state: State, cut: bool = False) -> None:
        """The town, a porch, or a duel."""
        showing.frame_state(stage, state, cut)

    def show_shot(self, scene: TableScene, state: State, layout: Layout) -> None:
        """The pieces, and the hats of fallen men."""
        scene.show(layout, showing.loose_hats(state, layout))

    def marked(self, hand: Hand, state: State) -> object:
        """The mode with its prompt, the wavering aim, and who is played."""
        return hand.mode, hand.prompt, heading(hand) if hand.offer is not None else None, state.active

    def show_marks(self, scene: TableScene, hand: Hand, state: State) -> None:
        """Rings, ghosts, the rifle's template, and the aim."""
        marks.show_marks(scene, hand, state)

    def hear(self, hand: Hand, signal: Signal, state: State) -> Answer | None:  # noqa: ARG002
        """Nothing beyond the input machine."""
        return None

    def is_secret(self, state: State, prompt: Prompt) -> bool:  # noqa: ARG002
        """Nothing is."""
        return False

    def is_held(self, state: State) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def start_directions(self, state: State, prompt: Prompt | None) -> tuple[float, ...]:
        """At the nearest enemy, or where the cowboy looks."""
        return starts.start_directions(state, prompt)

    def keys(self, state: State, prompt: Prompt | None) -> Keys:
        """The keys of the tokens beside the cowboy, of his slots, and of a drawn token."""
        beside = shelf.shelf_view(state, prompt, Hand(mode=Acting()), self._words)
        return shelf.shelf_keys(beside, shelf.drawn_view(state, prompt, self._words))

    def pointed(self, hovered: tuple[str, ...]) -> str:
        """The figure of a tile."""
        return hovered[1] if hovered[:1] == ("play",) else ""

    def hud_view(self, state: State, prompt: Prompt | None, moment: Moment) -> HudView:
        """Banner, both boxes, buttons, hint, strength, shelf and drawn token."""
        return board.hud_view(state, prompt, moment, self._words, self._seating)

    def story_view(self, state: State) -> StoryView | None:
        """The scenario's story, goals and special rules."""
        return story.story_view(state.scenario, state.seats, self._words, self._seating)

    def result_view(self, state: State) -> ResultView:
        """Who won, and what both sides have left. Raises ValueError while the match goes on."""
        return board.result_view(state, self._words, self._seating)

    def opening_card(self, state: State) -> CardView | None:
        """The hour in which the match begins."""
        return reporting.opening_card(self._words, state)

    def player_card(self, state: State, prompt: Prompt | None, before: str) -> CardView | None:
        """Whose turn it is, where several play a side."""
        return reporting.player_card(self._words, state, prompt, before)

    def report(self, hud: Hud, events: Iterable[Event], before: State, state: State) -> None:
        """Every event goes into the log, the great ones onto a card."""
        self._hud = hud
        reporting.report(hud, self._words, events, before, state)

    def chapters(self, history: Iterable[tuple[Controller, Step]]) -> tuple[Chapter, ...]:
        """Rounds and turns."""
        return chapters.chapters(history, self._words)

    def tell_again(self, hud: Hud, history: Iterable[tuple[Controller, Step]]) -> None:
        """The log of these steps."""
        self._hud = hud
        reporting.tell_again(hud, self._words, history)
