"""Watching a match that was played: on a bar with all of it, by turns, steps and frames, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from flick3d.match.session import Session, Step
from flick3d.rules.actions import action_text
from flick3d.rules.errors import FlickError
from flick3d.view.camerawork import Camerawork, GamesCamerawork
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.timeline_strip import DROP, POINT, SCRUB, TimelineFactory
from flick3d.view.hud.timeline_views import TimelineView
from flick3d.view.hud.views import HintView, HudView
from flick3d.view.input.intents import ToggleLog
from flick3d.view.input.listener import Under
from flick3d.view.input.machine import step as next_hand
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Commanded, FocusLost, Frame, KeyPressed, Pressed, Signal
from flick3d.view.input.watch_controls import WATCH_HELP, WATCH_KEYS
from flick3d.view.presenting import Presenter
from flick3d.view.reading_ahead import ReadingAhead
from flick3d.view.screens.bookmarks import Bookmarks
from flick3d.view.screens.camera_work import move_camera
from flick3d.view.screens.intention import Intention, shown_hand
from flick3d.view.screens.reel import History, Reel
from flick3d.view.screens.surroundings import Surroundings, lets_nothing_go
from flick3d.view.screens.timeline import Place, Timeline
from flick3d.view.screens.watch_view import NORMAL, SPEEDS, hint_of, run_view, timeline_view, watched
from flick3d.view.stage import Stage

PARTS: Parts = {TimelineView: TimelineFactory()}
FRAME = 1.0 / 60.0
"""Seconds of a flick from one single frame to the next."""


class WatchScreen:
    """A finished session on the stage; nothing here can change it."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        presenter: Presenter,
        title: str,
        leave: Callable[[], None],
        record: Path | None = None,
        camerawork: Camerawork | None = None,
        tell: Path | None = None,
    ) -> None:
        """record: its file, beside which bookmarks are kept. camerawork: who moves the camera; None: the game.

        tell: a file that is told what is on the screen, for tests.
        """
        self._stage = stage
        self._title = title
        self._leave_window = leave
        self._presenter = presenter
        self._words = presenter.words
        self._hand = Hand(controls=presenter.controls)
        self._hovered: tuple[str, ...] = ()
        self._around = around = Surroundings(
            stage, presenter, session.game.name, self._under, self._hear, self._say, leave, None, tell
        )
        self._note, self._options = around.note, around.options
        self._interlude, self._spectating = around.interlude, around.spectating
        self._camerawork = camerawork or GamesCamerawork(stage, presenter)
        self.reel = Reel(stage, session, presenter, self._camerawork, self)
        self.timeline = Timeline(session.steps, presenter.chapters(session.history))
        self._run = run_view(self.timeline)
        self._bookmarks = Bookmarks(record)
        self._stepping = self._scrubbing = False
        self._speed = NORMAL
        self._paused = False
        self.reading = ReadingAhead(stage.models, presenter.pictures(self.reel.state))

    def enter(self) -> None:
        """Build widgets, listen to events, show the table before the first step."""
        stage, presenter = self._stage, self._presenter
        groups = (*WATCH_HELP, *presenter.watch_help)
        self._around.open(self._view(), groups, self._command, self._hover, PARTS)
        stage.sound.enter(presenter.soundscape, playing=True)
        stage.camera.overview()
        stage.camera.cut()
        self._go_to(Place(0))

    def update(self, seconds: float) -> None:
        """A frame: go on when it is time, and show what has changed."""
        if not self._stage.playback.busy:
            self.reading.advance()
        waits = self._around.begin(seconds)
        if not waits:
            self._go_on(seconds)
        self._around.show(seconds, waits, self._view(), self._hand, self._hand, self.reel.state)
        if self._around.teller is not None:
            place = self.reel.place
            more = {"options": self._options.told(), **self._around.told, "paused": self._paused}
            more |= {"place": [place.step, round(place.seconds, 3)], "speed": SPEEDS[self._speed]}
            self._around.teller.tell_replay(self._stage, self.hud, self._hand, more)

    def _go_on(self, seconds: float) -> None:
        """Let time pass: the next step begins when it is time."""
        self._note.advance(seconds)
        self._hear(Frame(seconds, self._stage.camera.heading))
        self._stepping = self._stepping and self._stage.playback.busy
        self._keep_pace()
        if not self._paused and not self._scrubbing:
            self.reel.advance(seconds * SPEEDS[self._speed])
        self._camerawork.advance(seconds)
        self._spectating.advance(seconds, self._shown_hand(), self.reel.state, looks_on=True)

    def _keep_pace(self) -> None:
        holds = self._scrubbing or (self._paused and not self._stepping)
        self._stage.playback.speed = 0.0 if holds else SPEEDS[self._speed]

    def leave(self) -> None:
        """Take widgets away and listen no more."""
        self._around.close()
        self._stage.playback.speed = 1.0

    @property
    def hud(self) -> Hud:
        """The HUD while the screen is on. Raises RuntimeError."""
        return self._around.hud

    def hold(self) -> None:
        """Begin no further step."""
        self._paused = True

    def report(self, before: Any, step: Step, state: Any) -> None:
        """See `reel.Told`."""
        self._presenter.report(self.hud, step.events, before, state)

    def tell_again(self, history: History) -> None:
        """See `reel.Told`."""
        self._presenter.tell_again(self.hud, history)

    def _go_to(self, place: Place) -> None:
        """Show a moment at once."""
        self._stepping = False
        self.reel.show(place)
        self._keep_pace()

    def _command(self, words: tuple[str, ...]) -> None:
        """A button of the HUD was clicked, its key pressed, or the bar's knob moved."""
        if self._interlude.is_on:
            return
        if words[0] in (SCRUB, DROP):
            self._scrubbing = words[0] == SCRUB
            if self._scrubbing:
                self._go_to(self.timeline.at(float(words[1])))
            return
        self._stage.sound.click()
        timeline, place = self.timeline, self.reel.place
        match words:
            case ("pause",) if self._stepping:
                self._stepping = False
            case ("pause",):
                self._paused = not self._paused
            case ("turn-back",):
                self._go_to(timeline.previous_turn(place))
            case ("turn-on",):
                self._go_to(timeline.next_turn(place))
            case ("previous",):
                self._go_to(Place(self.reel.next - 1))
            case ("next",):
                self._step_on()
            case ("first",):
                self._go_to(Place(0))
            case ("last",):
                self._go_to(timeline.end)
            case ("frame-back" | "frame-on",) if self._paused:
                self._go_to(timeline.beside(place, -FRAME if words == ("frame-back",) else FRAME))
            case ("slower",):
                self._speed = max(0, self._speed - 1)
            case ("faster",):
                self._speed = min(len(SPEEDS) - 1, self._speed + 1)
            case ("bookmark",):
                self._set_bookmark(place)
            case ("to-bookmark",):
                found = self._bookmarks.after(place)
                self._note.say(self._words.hint("watch:bookmark:none")) if found is None else self._go_to(found)
            case ("repeat",):
                self._repeat(place)
            case ("quit",):
                self._leave_window()
            case ("options",):
                self._options.open()
            case _:
                self._hear(Commanded(words))

    def _hover(self, words: tuple[str, ...]) -> None:
        """The pointer has come to a button, tile, card or moment of the bar, or left it."""
        self._hovered = words
        if words[:1] != (POINT,):
            self._stage.sound.hover(words)

    def _step_on(self) -> None:
        """The rest of this step at once, or the next step."""
        reel = self.reel
        if self._stage.playback.busy:
            self._go_to(Place(reel.next))
        elif reel.next < len(reel.history):
            # Whoever hurries on does not want to read the cards of all the steps before.
            self.hud.clear_announcements()
            # Also in a pause: one step is played then, and no more.
            self._stepping = self._paused
            reel.play()

    def _repeat(self, place: Place) -> None:
        """The flick that is seen or was seen last once more, from its release."""
        step = self.timeline.flick_at(place)
        if step is None:
            self._note.say(self._words.hint("watch:no-flick"))
            return
        self._go_to(Place(step))
        self.hud.clear_announcements()
        self._stepping = self._paused
        self.reel.play()

    def _set_bookmark(self, place: Place) -> None:
        try:
            is_set = self._bookmarks.toggle(place)
        except FlickError as error:
            self._note.say(str(error), warns=True)
            return
        self._note.say(self._words.hint("watch:bookmark:set" if is_set else "watch:bookmark:gone"))

    def _say(self, text: str) -> None:
        self.hud.add_to_log(text)

    def _hear(self, signal: Signal) -> None:
        if self._around.hears(signal):
            return
        if isinstance(signal, FocusLost):
            self._scrubbing = False
        if isinstance(signal, KeyPressed | Pressed):
            self._stage.playback.hasten()
        if isinstance(signal, KeyPressed) and (signal.key, signal.shift) in WATCH_KEYS:
            self._command((WATCH_KEYS[signal.key, signal.shift],))
            return
        if self._around.hears_sound_key(signal):
            return
        if self._spectating.hear(signal):
            return
        answer = self._presenter.hear(self._hand, signal, self.reel.state)
        before = self._hand
        self._hand, intents = next_hand(before, signal) if answer is None else answer
        if answer is None and not intents and lets_nothing_go(signal, before, self._hand):
            self._around.open_menu(self._title)
        for intent in intents:
            if move_camera(self._stage.camera, intent, self._stage.own.now.camera):
                self._spectating.camera_moved()
            elif isinstance(intent, ToggleLog):
                self.hud.toggle_log()

    def _shown_hand(self) -> Hand:
        """The hand of whoever makes the flick that is seen, where the director asks for it."""
        step = self.reel.place.step
        if self._spectating.way != "director" or not self._stage.playback.playing or step >= len(self.reel.history):
            return self._hand
        before, played = self.reel.history[step]
        prompt = before.prompt
        return self._hand if prompt is None else shown_hand(self._hand, Intention(prompt, action_text(played.action)))

    def _view(self) -> HudView:
        """The usual HUD, with the timeline and the hint of a replay."""
        reel, words, speed = self.reel, self._words, SPEEDS[self._speed]
        view = self._presenter.hud_view(reel.state, None, Moment(self._hand, hovered=self._hovered))
        code = "watch:end" if reel.is_at_end else "watch"
        title, steps = words.word(self._title), len(reel.history)
        text = words.hint(code, title=title, step=reel.next, steps=steps, speed=f"{speed:g}x")
        hint = self._note.view or hint_of(self._hovered, words) or HintView(text)
        places, paused = self._bookmarks.places, self._paused and not self._stepping
        bar = timeline_view(self.timeline, self._run, reel.place, speed, paused, places, self._hovered, words)
        return watched(view, bar, hint)

    def _under(self, x: float, y: float) -> Under:
        """Nothing on the table answers to the mouse in a replay."""
        return (None, "") if self._around.covers(x, y) else (self._stage.scene.table_point(x, y), "")
