"""Watching a match that was played: all its steps one after the other, with pause, step and speed keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from flick3d.match.session import Session, Step
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.views import ActionView, HintView, HudView
from flick3d.view.input.controls import WATCH_HELP, WATCH_KEYS
from flick3d.view.input.intents import ToggleLog
from flick3d.view.input.listener import Listener, Under
from flick3d.view.input.machine import step as next_hand
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Commanded, Frame, KeyPressed, Pressed, Signal
from flick3d.view.playback import Finished
from flick3d.view.presenting import Presenter
from flick3d.view.screens.camera_work import move_camera
from flick3d.view.screens.sound_keys import hear_sound_key
from flick3d.view.stage import Stage

BREATH = 0.6
"""Seconds between two steps, at normal speed."""
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0)
NORMAL = SPEEDS.index(1.0)
BUTTONS: tuple[ActionView, ...] = (
    ActionView(("previous",), "Back", "arrow-left", "Left"),
    ActionView(("pause",), "Pause", "pause", "Space"),
    ActionView(("next",), "Next", "arrow-right", "Right"),
    ActionView(("slower",), "Slower", "slower", "Down"),
    ActionView(("faster",), "Faster", "faster", "Up"),
)


class WatchScreen:
    """A finished session on the stage; nothing here can change it."""

    def __init__(
        self, stage: Stage, session: Session, presenter: Presenter, title: str, leave: Callable[[], None]
    ) -> None:
        self._stage = stage
        self._session = session
        self._history: tuple[tuple[Controller, Step], ...] = session.history
        self._title = title
        self._leave_window = leave
        self._presenter = presenter
        self._words = presenter.words
        self._hand = Hand(controls=presenter.controls)
        self._hovered: tuple[str, ...] = ()
        self._marked: object = None
        self._next = 0
        self._state: Any = self._controller().state
        self._stepping = False
        self._speed = NORMAL
        self._paused = False
        self._breath = BREATH
        self._listener = Listener(stage.window, self._under, self._hear)
        self._hud: Hud | None = None

    def enter(self) -> None:
        """Build widgets, listen to events, show the table before the first step."""
        stage = self._stage
        window = stage.window
        self._hud = Hud(
            window.base,
            stage.models,
            window.size,
            self._view(),
            (*WATCH_HELP, *self._presenter.watch_help),
            self._command,
            self._hover,
            self._words,
            self._presenter.parts,
            self._presenter.brief_card,
            self._presenter.style,
            window.settings.ui_scale,
        )
        self._listener.start()
        stage.sound.enter(self._presenter.soundscape, playing=True)
        stage.camera.use_margins(self._presenter.margins(self._hud.metrics))
        stage.camera.overview()
        stage.camera.cut()
        self._go_to(0)

    def update(self, seconds: float) -> None:
        """A frame: go on when it is time, and show what has changed."""
        hud, stage = self._built(), self._stage
        self._listener.poll()
        self._hear(Frame(seconds, stage.camera.heading))
        self._stepping = self._stepping and stage.playback.busy
        stage.playback.speed = 0.0 if self._paused and not self._stepping else SPEEDS[self._speed]
        if not self._paused and not stage.playback.busy and self._next < len(self._history):
            self._breath -= seconds * SPEEDS[self._speed]
            if self._breath <= 0.0:
                self._play()
        if stage.window.size != hud.size:
            hud.resize(stage.window.size)
        if hud.update(seconds):
            stage.camera.use_margins(self._presenter.margins(hud.metrics))
        hud.show(self._view())
        hud.show_help(self._hand.help_open)
        hud.show_story(self._presenter.story_view(self._state) if self._hand.story_open else None)
        marked = self._presenter.marked(self._hand, self._state)
        if marked != self._marked:
            self._marked = marked
            self._presenter.show_marks(stage.scene, self._hand, self._state)

    def leave(self) -> None:
        """Take widgets away and listen no more."""
        self._listener.stop()
        self._stage.playback.stop()
        self._stage.playback.speed = 1.0
        self._stage.scene.markers.clear()
        self._marked = None
        if self._hud is not None:
            self._hud.destroy()
            self._hud = None

    def _controller(self) -> Controller:
        """The match before the next step."""
        if self._next < len(self._history):
            return self._history[self._next][0]
        return self._session.controller

    def _go_to(self, number: int) -> None:
        """Show the match before step `number`, counted from 0, at once."""
        self._next = max(0, min(len(self._history), number))
        self._breath = BREATH
        self._stepping = False
        self._stage.playback.stop()
        self._stage.sound.hush()
        state = self._state = self._controller().state
        self._presenter.show(self._stage.scene, state)
        self._presenter.frame(self._stage, state, cut=True)
        # What was told belongs to steps that may be ahead again now, and a step that was cut short was not told at all.
        self._presenter.tell_again(self._built(), self._history[: self._next])

    def _play(self) -> None:
        """Play the next step."""
        before, played = self._history[self._next]
        self._next += 1
        self._breath = BREATH
        trajectory = played.trajectory
        try:
            shot = before.shot(played.action)
        except FlickError:
            # A record of other rules: its pictures cannot be made, but what came of the step is known.
            shot = None
        if shot is None or trajectory is None:
            self._settle(before.state, played)
            return
        self._presenter.show_shot(self._stage.scene, before.state, shot.layout)
        self._stage.lie_on(shot.area)
        self._stage.playback.play(
            Finished(trajectory),
            done=lambda: self._settle(before.state, played),
            decider=self._presenter.decider(before.state),
        )

    def _settle(self, before: Any, played: Step) -> None:
        """The table as it was after the step; before that the HUD does not tell what will come of it."""
        state = self._state = self._controller().state
        presenter = self._presenter
        presenter.report(self._built(), played.events, before, state)
        presenter.settle(self._stage, before, state, played.events, done=lambda: presenter.frame(self._stage, state))

    def _command(self, words: tuple[str, ...]) -> None:
        """A button of the HUD was clicked, or its key pressed."""
        self._stage.sound.click()
        match words:
            case ("pause",) if self._stepping:
                self._stepping = False
            case ("pause",):
                self._paused = not self._paused
            case ("previous",):
                self._go_to(self._next - 1)
            case ("next",):
                self._step_on()
            case ("slower",):
                self._speed = max(0, self._speed - 1)
            case ("faster",):
                self._speed = min(len(SPEEDS) - 1, self._speed + 1)
            case ("quit",):
                self._leave_window()
            case _:
                self._hear(Commanded(words))

    def _hover(self, words: tuple[str, ...]) -> None:
        """The pointer has come to a button, tile or card, or left it."""
        self._hovered = words
        self._stage.sound.hover(words)

    def _step_on(self) -> None:
        """The rest of this step at once, or the next step."""
        if self._stage.playback.busy:
            self._go_to(self._next)
        elif self._next < len(self._history):
            # Whoever hurries on does not want to read the cards of all the steps before.
            self._built().clear_announcements()
            # Also in a pause: one step is played then, and no more.
            self._stepping = self._paused
            self._play()

    def _hear(self, signal: Signal) -> None:
        if isinstance(signal, KeyPressed | Pressed):
            self._stage.playback.hasten()
        if isinstance(signal, KeyPressed) and signal.key in WATCH_KEYS:
            self._command((WATCH_KEYS[signal.key],))
            return
        if isinstance(signal, KeyPressed) and hear_sound_key(self._stage.sound, signal.key, self._words):
            return
        answer = self._presenter.hear(self._hand, signal, self._state)
        self._hand, intents = next_hand(self._hand, signal) if answer is None else answer
        for intent in intents:
            if not move_camera(self._stage.camera, intent) and isinstance(intent, ToggleLog):
                self._built().toggle_log()

    def _view(self) -> HudView:
        """The usual HUD, with the buttons and the hint of a replay."""
        view = self._presenter.hud_view(self._state, None, Moment(self._hand, hovered=self._hovered))
        at_end = self._next >= len(self._history) and not self._stage.playback.busy
        why_not: dict[tuple[str, ...], bool] = {("next",): at_end, ("previous",): self._next == 0}
        actions = tuple(
            replace(
                button,
                label="Play" if button.words == ("pause",) and self._paused else button.label,
                icon="arrow-right" if button.words == ("pause",) and self._paused else button.icon,
                why_not=" " if why_not.get(button.words) else "",
            )
            for button in BUTTONS
        )
        speed = f"{SPEEDS[self._speed]:g}x"
        code = "watch:end" if at_end else "watch"
        steps = len(self._history)
        text = self._words.hint(code, title=self._title, step=self._next, steps=steps, speed=speed)
        return replace(view, actions=actions, hint=HintView(text))

    def _under(self, x: float, y: float) -> Under:
        """Nothing on the table answers to the mouse in a replay."""
        return (None, "") if self._built().covers(x, y) else (self._stage.scene.table_point(x, y), "")

    def _built(self) -> Hud:
        if self._hud is None:
            raise RuntimeError("the screen was not entered, or has been left")
        return self._hud
