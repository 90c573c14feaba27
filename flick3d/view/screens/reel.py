"""The reel: a record on a stage, played step by step, or shown at any moment of it at once."""

from __future__ import annotations

from typing import Any, Protocol

from flick3d.match.session import Session, Step
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Shot
from flick3d.view.camerawork import Camerawork
from flick3d.view.playing import Finished
from flick3d.view.presenting import Presenter
from flick3d.view.screens.timeline import Place
from flick3d.view.stage import Stage

BREATH = 0.6
"""Seconds between two steps, at normal speed."""

History = tuple[tuple[Controller, Step], ...]


class Told(Protocol):
    """Who tells what happens."""

    def report(self, before: Any, step: Step, state: Any) -> None:
        """This step has led from one state to the other; what of it is to be seen is shown now."""
        ...

    def tell_again(self, history: History) -> None:
        """These steps have happened, and nothing else."""
        ...


class Reel:
    """One record on one stage; nothing here can change it."""

    def __init__(
        self, stage: Stage, session: Session, presenter: Presenter, camerawork: Camerawork, told: Told
    ) -> None:
        self.history: History = session.history
        self._last = session.controller
        self._stage, self._presenter = stage, presenter
        self._camerawork, self._told = camerawork, told
        self._shot: tuple[int, Shot] | None = None
        self._breath = BREATH
        self.next = 0
        """The step that is played next; while a step is shown, the one after it."""
        self.state: Any = self._controller(0).state
        """The match as it is shown: during a flick the one before it."""

    @property
    def is_at_end(self) -> bool:
        """Whether all has been shown."""
        return self.next >= len(self.history) and not self._stage.playback.busy

    @property
    def place(self) -> Place:
        """What is seen now."""
        if self._stage.playback.playing and self._shot is not None:
            return Place(self._shot[0], self._stage.playback.time)
        return Place(self.next)

    def advance(self, seconds: float) -> None:
        """Let the time between two steps pass, and play the next one when it is over; not to be called in a pause."""
        if not self._stage.playback.busy and self.next < len(self.history):
            self._breath -= seconds
            if self._breath <= 0.0:
                self.play()

    def show(self, place: Place) -> None:
        """Show a moment of the record at once; a flick that is in the air then goes on from there."""
        step = max(0, min(len(self.history), place.step))
        self._stage.sound.hush()
        if place.seconds > 0.0 and step < len(self.history) and self._seek(step, place.seconds):
            return
        self._stage.playback.stop()
        self._shot = None
        self._breath = BREATH
        self.next = step
        state = self.state = self._controller(step).state
        self._presenter.show(self._stage.scene, state)
        self._camerawork.shows(state)
        self._tell_up_to(step)

    def play(self) -> None:
        """Play the next step."""
        before, played = self.history[self.next]
        self._breath = BREATH
        shot = self._begin(self.next)
        self._camerawork.plays(before, played)
        if shot is None:
            self._settle(before.state, played)

    def _begin(self, step: int) -> Shot | None:
        """Let the flick of a step go; None when it has none, or none that can be shown."""
        before, played = self.history[step]
        self.next = step + 1
        try:
            shot = before.shot(played.action)
        except FlickError:
            # A record of other rules: its pictures cannot be made, but what came of the step is known.
            shot = None
        if shot is None or played.trajectory is None:
            self._shot = None
            return None
        self._presenter.show_shot(self._stage.scene, before.state, shot.layout)
        self._stage.lie_on(shot.area)
        self._stage.playback.play(
            Finished(played.trajectory),
            done=lambda: self._settle(before.state, played),
            decider=self._presenter.decider(before.state),
        )
        self._shot = step, shot
        return shot

    def _seek(self, step: int, seconds: float) -> bool:
        """Show a moment of a step's flick; whether it has one."""
        before, played = self.history[step]
        trajectory = played.trajectory
        if trajectory is None:
            return False
        playback = self._stage.playback
        here = self._shot
        if here is None or here[0] != step or not playback.playing:
            playback.stop()
            self.state = before.state
            # All that lies about beyond the pieces of the flick.
            self._presenter.show(self._stage.scene, before.state)
            if self._begin(step) is None:
                return False
            self._camerawork.shows(before.state)
            self._tell_up_to(step)
        elif trajectory.blast is not None and seconds < trajectory.blast.time <= playback.time:
            self._stage.scene.effects.clear()
            self._presenter.show_shot(self._stage.scene, before.state, here[1].layout)
        playback.seek(seconds)
        return True

    def _settle(self, before: Any, played: Step) -> None:
        """The table as it was after the step; before that nobody is told what will come of it."""
        self._shot = None
        state = self.state = self._controller(self.next).state
        self._told.report(before, played, state)
        self._presenter.settle(self._stage, before, state, played.events, done=lambda: self._camerawork.came(state))

    def _tell_up_to(self, step: int) -> None:
        """What was told belongs to steps that may be ahead again now; a step that was cut short was not told at all."""
        self._told.tell_again(self.history[:step])

    def _controller(self, step: int) -> Controller:
        """The match before a step."""
        return self.history[step][0] if step < len(self.history) else self._last
