"""Flick of Faith at the window: what screens ask of a game, answered by the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from flick3d.games.faith.state import State
from flick3d.games.faith.table import found
from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.layout import Area, Layout
from flick3d.rules.prompts import Prompt
from flick3d.view.audio.cues import Soundscape
from flick3d.view.camera_maths import Framing, Margins
from flick3d.view.chapters import Chapter
from flick3d.view.faith import board, chapters, deciding, overlay, reporting, sounds, spots, starts, story, tally
from flick3d.view.faith.announcing import cards_before
from flick3d.view.faith.bar import PRESENCE_KEY, bar_keys
from flick3d.view.faith.clicking import click_disc
from flick3d.view.faith.controls import CONTROLS, HELP, WATCH_HELP
from flick3d.view.faith.faces import pictures
from flick3d.view.faith.happening import announce, happen
from flick3d.view.faith.hurrying import hurries
from flick3d.view.faith.overlay import Overlay
from flick3d.view.faith.parts import PARTS
from flick3d.view.faith.style import STYLE
from flick3d.view.faith.table import shown_area
from flick3d.view.faith.tally import Tally
from flick3d.view.faith.telling import Telling
from flick3d.view.faith.theatre import FRAMING, Theatre, ground_of
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.metrics import Metrics, Rect
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.style import Style
from flick3d.view.hud.views import CardView, HudView, ResultView, StoryView
from flick3d.view.input.choosing import Answer
from flick3d.view.input.controls import ControlGroup, Controls
from flick3d.view.input.handicaps import heading
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Frame, KeyReleased, Keys, Signal
from flick3d.view.pipeline.settings import PipelineSettings
from flick3d.view.scene import TableScene
from flick3d.view.seating import Seating
from flick3d.view.slowing import Decider
from flick3d.view.stage import Stage

LIGHT = PipelineSettings(
    sun_direction=(-0.42, -0.30, 0.80),
    sun_colour=(2.55, 1.92, 1.28),
    ambient_strength=0.26,
    mirror_strength=0.12,
    pool=(41.0, 34.0),
    pool_middle=(-1.0, -1.0),
)
HELD = 0.4
"""A key that is held for longer than so many seconds shows who is where only as long."""
SECRETS = ("vote", "race")
"""Kinds of prompts whose answers the others see only when all have given theirs."""
POINTING = ("found", "fasten")
"""First words of buttons that stand for a disc on the Map."""


class FaithPresenter:
    """See `presenting.Presenter` for what each method promises."""

    def __init__(self, words: FaithWords | None = None) -> None:
        self._words = words or FaithWords()
        self._theatre = Theatre()
        self._overlay = Overlay()
        self._telling = Telling(self._words)
        self._tally: Tally = ()
        self._held: float | None = None
        self._seating = Seating()

    @property
    def words(self) -> FaithWords:
        """The sentences of Flick of Faith."""
        return self._words

    @property
    def controls(self) -> Controls:
        """What can be clicked."""
        return CONTROLS

    @property
    def help(self) -> tuple[ControlGroup, ...]:
        """Every control."""
        return HELP

    @property
    def watch_help(self) -> tuple[ControlGroup, ...]:
        """Who is where, and the Laws."""
        return WATCH_HELP

    @property
    def soundscape(self) -> Soundscape:
        """The sea, a harp, a soft bell."""
        return sounds.SOUNDSCAPE

    @property
    def parts(self) -> Parts:
        """Boxes, score track, Laws, panels."""
        return PARTS

    @property
    def light(self) -> PipelineSettings:
        """A high sun: people look at the Map from all four sides, and from none may it shine."""
        return LIGHT

    @property
    def framing(self) -> Framing:
        """Steeper than a town: the Map is flat."""
        return FRAMING

    @property
    def style(self) -> Style:
        """Lapis, marble and gold, letters cut in stone."""
        return STYLE

    def pictures(self, state: State) -> tuple[str, ...]:
        """Faces, Laws and gods."""
        return pictures(state)

    def sit(self, seating: Seating) -> None:
        """Shown in the players' boxes, in the story, and at the end; only people vote with keys and tiles."""
        self._seating = seating

    @property
    def _people(self) -> tuple[str, ...] | None:
        """Who sits at this window, as far as it is known."""
        return self._seating.people if self._seating.seats else None

    def stage_area(self, state: State) -> Area:
        """The Map with what lies beside it."""
        return shown_area(state)

    def ground(self, state: State) -> str:
        """The cloth."""
        return ground_of(state)

    def showpieces(self, state: State) -> tuple[tuple[float, float], ...]:
        """The Cities."""
        return tuple(island.city.at for island in state.map.islands)

    def shown_area(self, state: State) -> Area:
        """The Map with what lies beside it."""
        return shown_area(state)

    def margins(self, metrics: Metrics) -> Margins:
        """The Map with what lies beside it has the room between strip, boxes and hint line."""
        return spots.margins(metrics)

    def brief_card(self, metrics: Metrics) -> Rect | None:
        """On the strip: what is announced there happens on the Map."""
        return spots.brief_card(metrics)

    def show(self, scene: TableScene, state: State, sweep: bool = False) -> None:  # noqa: ARG002
        """The cloth and everything on it and beside it."""
        self._theatre.show(scene, state)

    def show_shot(self, scene: TableScene, state: State, layout: Layout) -> None:
        """The pieces, and what lies beside the cloth."""
        self._theatre.show_shot(scene, state, layout)

    def settle(
        self,
        stage: Stage,
        before: State,
        state: State,
        events: tuple[Event, ...],
        done: Callable[[], None] | None = None,
    ) -> None:
        """Step by step, with points that fly; what is to be announced and heard comes when it is seen."""
        lost = self._seating.have_people_lost(state.outcome)
        happen(stage, self._theatre, self._telling, self._words, before, state, events, lost, done)

    def decider(self, state: State) -> Decider | None:
        """The first disc that leaves the Map, or rests where it counts."""
        return deciding.decider_of(state)

    def frame(self, stage: Stage, state: State, cut: bool = False) -> None:
        """The whole Map."""
        self._theatre.frame(stage, state, cut)

    def marked(self, hand: Hand, state: State) -> object:
        """The mode, the swaying aim, what is pointed at, and whether counters lie over the Map."""
        stage = self._theatre.stage
        aimed = heading(hand) if hand.offer is not None else None
        size = stage.window.size if stage is not None else None
        busy = stage is not None and stage.playback.busy
        return hand.mode, hand.prompt, state, aimed, hand.desk.piece, self._overlay.presence, size, busy

    def show_marks(self, scene: TableScene, hand: Hand, state: State) -> None:
        """Aims, places, wind, Tornado, Heart, Borders, and discs in the cloud."""
        self._theatre.show_marks(scene, hand, state, self._overlay.presence)

    def hear(self, hand: Hand, signal: Signal, state: State) -> Answer | None:
        """Keys that hurry on, votes and panels, counters, and clicks on discs."""
        stage = self._theatre.stage
        if isinstance(signal, Frame):
            self._theatre.advance(hand, state, signal.seconds)
        if stage is not None and stage.playback.performing and hurries(signal):
            stage.playback.finish()
            return hand, ()
        shown = self._overlay.presence
        self._overlay, answer = overlay.hear(self._overlay, hand, signal, state, self._people)
        if self._overlay.presence and not shown:
            self._held = hand.desk.clock
        if isinstance(signal, KeyReleased) and signal.key == PRESENCE_KEY and self._held is not None:
            if hand.desk.clock - self._held > HELD:
                self._overlay = replace(self._overlay, presence=False)
            self._held = None
        return answer if answer is not None else click_disc(hand, signal, state)

    def is_secret(self, state: State, prompt: Prompt) -> bool:  # noqa: ARG002
        """Votes, and the aims of a race (F12, F22)."""
        return prompt.kind in SECRETS

    def is_held(self, state: State) -> bool:  # noqa: ARG002
        """While the votes lie open."""
        return self._overlay.ballots.is_open

    def start_directions(self, state: State, prompt: Prompt | None) -> tuple[float, ...]:
        """At the nearest City that is worth it, or at the Navel."""
        return starts.start_directions(state, prompt, found(state, self._theatre.ground))

    def keys(self, state: State, prompt: Prompt | None) -> Keys:  # noqa: ARG002
        """The keys of the buttons."""
        return bar_keys(prompt)

    def pointed(self, hovered: tuple[str, ...]) -> str:
        """The disc of a button."""
        return hovered[1] if len(hovered) > 1 and hovered[0] in POINTING else ""

    def hud_view(self, state: State, prompt: Prompt | None, moment: Moment) -> HudView:
        """The strip, boxes, score track, Laws, buttons, and what is open."""
        stage = self._theatre.stage
        shown = replace(self._overlay, scores=self._theatre.scores, calm=stage is not None and stage.calm)
        return board.hud_view(state, prompt, moment, self._words, shown, self._people, self._seating)

    def story_view(self, state: State) -> StoryView | None:
        """What the match is about, and who plays."""
        return story.story_view(state, self._words, self._seating)

    def result_view(self, state: State) -> ResultView:
        """Who won, and what brought VP. Raises ValueError while the match goes on."""
        return tally.result_view(state, self._tally, self._words, self._seating)

    def opening_card(self, state: State) -> CardView | None:
        """What comes first; the choice of the gods has a panel that says it."""
        return None if state.phase in overlay.PANELS else reporting.opening_card(self._words, state)

    def player_card(self, state: State, prompt: Prompt | None, before: str) -> CardView | None:
        """Whose turn it is; in a race it hands over to the next player. A panel says it itself."""
        if prompt is not None and (prompt.kind in overlay.PANELS or self._is_computers_secret(prompt)):
            return None
        return reporting.player_card(self._words, state, prompt, before)

    def _is_computers_secret(self, prompt: Prompt) -> bool:
        """Whether a computer player aims for a race: nobody has to make room for it at the window."""
        return prompt.kind in SECRETS and self._people is not None and prompt.player not in self._people

    def report(self, hud: Hud, events: Iterable[Event], before: State, state: State) -> None:
        """Every event goes into the log, the great ones onto a card; what is shown step by step when it is seen."""
        told = tuple(events)
        self._theatre.use_hud(hud)
        self._tally = tally.tallied(self._tally, told, before)
        self._overlay = overlay.happened(self._overlay, told, before)
        self._telling.begin(hud, told, before, state)
        announce(self._theatre.hud, cards_before(self._words, told, before, state))

    def chapters(self, history: Iterable[tuple[Controller, Step]]) -> tuple[Chapter, ...]:
        """Generations and turns."""
        return chapters.chapters(history, self._words)

    def tell_again(self, hud: Hud, history: Iterable[tuple[Controller, Step]]) -> None:
        """The log of these steps."""
        steps = tuple(history)
        self._theatre.use_hud(hud)
        self._telling.forget()
        # Votes that lie open belong to another moment.
        self._overlay = Overlay(presence=self._overlay.presence)
        self._tally = tally.tallied((), (event for _, step in steps for event in step.events))
        reporting.tell_again(hud, self._words, steps)
