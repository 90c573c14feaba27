"""What a screen needs of a game: the only way in which windows know the games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.layout import Area, Layout
from flick3d.rules.prompts import Prompt
from flick3d.view.audio.cues import Soundscape
from flick3d.view.camera_maths import Framing, Margins
from flick3d.view.chapters import Chapter
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.metrics import Metrics, Rect
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.style import Style
from flick3d.view.hud.views import CardView, HudView, ResultView, StoryView
from flick3d.view.input.choosing import Answer
from flick3d.view.input.controls import ControlGroup, Controls
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Keys, Signal
from flick3d.view.pipeline.settings import PipelineSettings
from flick3d.view.scene import TableScene
from flick3d.view.seating import Seating
from flick3d.view.slowing import Decider
from flick3d.view.stage import Stage
from flick3d.view.words import CommonWords


class Presenter(Protocol):
    """One game at the window. Made anew for every screen; `state` is always a state of its own game."""

    @property
    def words(self) -> CommonWords:
        """The game's sentences; screens themselves use those that every game has: hints, titles, refusals."""
        ...

    @property
    def controls(self) -> Controls:
        """What the game's own keys do, and which ids can be clicked."""
        ...

    @property
    def help(self) -> tuple[ControlGroup, ...]:
        """Every control of a match, for the help card."""
        ...

    @property
    def watch_help(self) -> tuple[ControlGroup, ...]:
        """What of its own controls works in a replay as well."""
        ...

    @property
    def soundscape(self) -> Soundscape:
        """Its room, its tune, and how a turn begins."""
        ...

    @property
    def parts(self) -> Parts:
        """Who builds the parts of the HUD that only this game has, by the type of their views."""
        ...

    @property
    def style(self) -> Style:
        """The letters, boards and frames of its HUD."""
        ...

    def pictures(self, state: Any) -> tuple[str, ...]:
        """Pictures of models/ui that a match shows from this state on, beyond frames, boards and icons.

        The order is that in which they are needed.
        """
        ...

    def sit(self, seating: Seating) -> None:
        """From now on these play: it is shown, and only people are asked to press anything. Without, all are people."""
        ...

    # The table

    def stage_area(self, state: Any) -> Area:
        """What of the table gets shadows for a whole match: the stage is built for it."""
        ...

    def ground(self, state: Any) -> str:
        """Which mat of `grounds.MATS` lies there."""
        ...

    @property
    def light(self) -> PipelineSettings:
        """The light of its table."""
        ...

    @property
    def framing(self) -> Framing:
        """How the camera looks at it."""
        ...

    def showpieces(self, state: Any) -> tuple[tuple[float, float], ...]:
        """Where on its table a close picture is taken where no figures stand, cm."""
        ...

    def shown_area(self, state: Any) -> Area:
        """What the camera frames."""
        ...

    def margins(self, metrics: Metrics) -> Margins:
        """What of a window of these metrics its HUD covers: the camera frames the table between."""
        ...

    def brief_card(self, metrics: Metrics) -> Rect | None:
        """Where announcements that stay only a short while lie, design pixels; None: where all others do."""
        ...

    def show(self, scene: TableScene, state: Any, sweep: bool = False) -> None:
        """Show ground, pieces and all that lies or stands about at once. sweep: clocks and the like move there."""
        ...

    def settle(
        self,
        stage: Stage,
        before: Any,
        state: Any,
        events: tuple[Event, ...],
        done: Callable[[], None] | None = None,
    ) -> None:
        """Let what is shown become `state`, in sight: the state before and these events have led to it.

        After a flick the pieces are where it left them. `done` is called when all of it is over, in a later frame.
        """
        ...

    def decider(self, state: Any) -> Decider | None:
        """Who looks for what decides a flick out of this state, to be shown in slow motion; None: nothing does."""
        ...

    def frame(self, stage: Stage, state: Any, cut: bool = False) -> None:
        """Move the camera to where what is asked now is seen; cut: at once. Views that a player chose are kept."""
        ...

    def show_shot(self, scene: TableScene, state: Any, layout: Layout) -> None:
        """Show the pieces of a flick that is about to go, and all that lies about beyond them, at once."""
        ...

    def marked(self, hand: Hand, state: Any) -> object:
        """What the marks on the table are drawn for: they are drawn again when it is another value."""
        ...

    def show_marks(self, scene: TableScene, hand: Hand, state: Any) -> None:
        """Draw the marks for what the player is doing: rings, ghosts, the aim, the pull."""
        ...

    # What the player may do

    def is_secret(self, state: Any, prompt: Prompt) -> bool:
        """Whether nobody but who is asked may see the answer."""
        ...

    def is_held(self, state: Any) -> bool:
        """Whether something lies open that is to be seen before anybody plays on."""
        ...

    def hear(self, hand: Hand, signal: Signal, state: Any) -> Answer | None:
        """The game's own answer to a signal, before the input machine sees it; None: the machine answers.

        Every signal comes here first: frames, keys, commands of buttons, prompts. In answer to a prompt an action may
        be submitted at once, such as one that was decided before.
        """
        ...

    def start_directions(self, state: Any, prompt: Prompt | None) -> tuple[float, ...]:
        """For every flick of the prompt the direction in which aiming starts, degrees; empty without a prompt."""
        ...

    def keys(self, state: Any, prompt: Prompt | None) -> Keys:
        """What further keys mean while this is asked, as words of commands."""
        ...

    def pointed(self, hovered: tuple[str, ...]) -> str:
        """The id of the piece that a button or tile of the HUD stands for, by its words; "" for none."""
        ...

    # The HUD

    def hud_view(self, state: Any, prompt: Prompt | None, moment: Moment) -> HudView:
        """Everything that is always there. `prompt` is None while something moves, or when the match is over."""
        ...

    def story_view(self, state: Any) -> StoryView | None:
        """What the match is about, for briefing and story card; None when there is nothing to tell."""
        ...

    def result_view(self, state: Any) -> ResultView:
        """The end of the match. Raises ValueError while it goes on."""
        ...

    # What is told

    def opening_card(self, state: Any) -> CardView | None:
        """The announcement with which a new match begins."""
        ...

    def player_card(self, state: Any, prompt: Prompt | None, before: str) -> CardView | None:
        """Who plays now, when it is another player than `before`; None when that needs no announcement."""
        ...

    def report(self, hud: Hud, events: Iterable[Event], before: Any, state: Any) -> None:
        """Tell in log and cards what happened between the two states."""
        ...

    def chapters(self, history: Iterable[tuple[Controller, Step]]) -> tuple[Chapter, ...]:
        """Which round and turn every step belongs to, for the timeline of a replay.

        history: every step with the match before it.
        """
        ...

    def tell_again(self, hud: Hud, history: Iterable[tuple[Controller, Step]]) -> None:
        """Let the log hold what these steps brought and nothing else, and take all cards away.

        history: every step with the match before it.
        """
        ...
