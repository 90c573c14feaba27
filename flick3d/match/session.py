"""A session: one match being played, from an action to the next state, with undo of everything before a flick.

A flick is either submitted (simulated to rest at once) or released: then it is a Flight that the window advances in
slices while it already shows the trajectory, and lands when the table lies still.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from flick3d.physics.judge import judge
from flick3d.physics.table import Simulation, Table
from flick3d.physics.trajectory import Trajectory
from flick3d.rules.actions import Action
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Game, Seat
from flick3d.rules.layout import Shot
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import Prompt
from flick3d.rules.refusal import Refusal


@dataclass(frozen=True)
class Step:
    """One action that was played: who decided, what it was, and what came of it."""

    player: str
    action: Action
    events: tuple[Event, ...]
    facts: Facts | None = None
    trajectory: Trajectory | None = None

    @property
    def is_flick(self) -> bool:
        """Whether the table moved; a flick cannot be undone."""
        return self.facts is not None


class Recorder(Protocol):
    """Who keeps the record of a session."""

    def record(self, step: Step, controller: Controller) -> None:
        """Keep the step; `controller` is the one after it. Raises FlickError when it cannot be kept."""
        ...

    def record_undo(self) -> None:
        """Keep that the last step was taken back. Raises FlickError when it cannot be kept."""
        ...


class FlightError(FlickError):
    """Something was asked of a session while a flick is in the air."""

    def __init__(self) -> None:
        super().__init__("a flick is in the air: wait until the table lies still")


class Flight:
    """A released flick on its way. `advance` it until `done`, then `land` it."""

    def __init__(self, shot: Shot, simulation: Simulation, land: Callable[[Trajectory], Step]) -> None:
        self.shot = shot
        self._simulation = simulation
        self._land = land

    @property
    def done(self) -> bool:
        """Whether the table lies still."""
        return self._simulation.done

    @property
    def time(self) -> float:
        """Simulated seconds since the release."""
        return self._simulation.time

    @property
    def trajectory(self) -> Trajectory:
        """The trajectory as far as it is known; its tracks grow until `done`."""
        return self._simulation.trajectory

    def advance(self, seconds: float) -> None:
        """Simulate up to `seconds` further, or to rest."""
        self._simulation.advance(seconds)

    def land(self) -> Step:
        """Simulate to rest, judge, apply, record; the session is then at its next prompt.

        Raises FlickError when the record cannot be written: the flick is then still in the air, and may land again.
        """
        while not self._simulation.done:
            self._simulation.advance(1.0)
        return self._land(self._simulation.trajectory)


class Session:
    """One match being played."""

    def __init__(self, controller: Controller, table: Table, recorder: Recorder | None = None) -> None:
        self._controller = controller
        self._table = table
        self._recorder = recorder
        self._before: list[tuple[Controller, Step]] = []
        self._flight: Flight | None = None

    @classmethod
    def start(
        cls,
        game: Game[Any],
        table: Table,
        scenario: Any,
        seats: tuple[Seat, ...],
        seed: int,
        recorder: Recorder | None = None,
    ) -> Session:
        """A new match. Raises FlickError when the seats do not fit the game."""
        return cls(Controller.start(game, table, scenario, seats, seed), table, recorder)

    @property
    def controller(self) -> Controller:
        """The controller at this moment."""
        return self._controller

    @property
    def game(self) -> Game[Any]:
        """The game being played."""
        return self._controller.game

    @property
    def state(self) -> Any:
        """The game's state at this moment."""
        return self._controller.state

    @property
    def prompt(self) -> Prompt | None:
        """What is asked now; None when the match is over or a flick is in the air."""
        return None if self._flight is not None else self._controller.prompt

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self._controller.outcome

    @property
    def steps(self) -> tuple[Step, ...]:
        """Everything played so far and not undone, in order."""
        return tuple(step for _, step in self._before)

    @property
    def history(self) -> tuple[tuple[Controller, Step], ...]:
        """The steps, each with the controller before it."""
        return tuple(self._before)

    @property
    def can_undo(self) -> bool:
        """Whether the last step can be taken back: it was no flick, showed nothing hidden, and none is in the air."""
        if self._flight is not None or not self._before:
            return False
        last = self._before[-1][1]
        return not last.is_flick and not last.action.reveals

    def read(self, text: str) -> Action:
        """The action of a text form; raises ActionTextError."""
        return self._controller.read(text)

    def check(self, action: Action) -> Refusal | None:
        """Why the action is refused now, or None when it is legal."""
        return self._controller.check(action)

    def is_flick(self, action: Action) -> bool:
        """Whether the table moves when this action is played; it may be any action. Raises RefusedError."""
        return self._controller.shot(action) is not None

    def submit(self, action: Action) -> Step:
        """Play the action to its end.

        Raises RefusedError, FlightError while a flick is in the air, or FlickError when the record cannot be written;
        the match is then as it was.
        """
        self._must_be_on_the_ground()
        shot = self._controller.shot(action)
        if shot is None:
            return self._apply(action, None, None)
        trajectory = self._table.simulate(shot)
        return self._apply(action, judge(shot, trajectory), trajectory)

    def release(self, action: Action) -> Flight:
        """Start the flick of `action`. Raises RefusedError, FlightError, or ValueError when the action is no flick."""
        self._must_be_on_the_ground()
        shot = self._controller.shot(action)
        if shot is None:
            raise ValueError(f"no flick: {action}")
        flown = shot

        def land(trajectory: Trajectory) -> Step:
            step = self._apply(action, judge(flown, trajectory), trajectory)
            self._flight = None
            return step

        self._flight = Flight(shot, self._table.begin(shot), land)
        return self._flight

    def replay(self, action: Action, facts: Facts | None, trajectory: Trajectory | None) -> Step:
        """Play a recorded action with its recorded facts, without the table. Raises RefusedError, FlightError."""
        self._must_be_on_the_ground()
        return self._apply(action, facts, trajectory)

    def undo(self) -> Step | None:
        """Take the last step back and return it; None when that cannot be done.

        Raises FlickError when the record cannot be written; the match is then as it was.
        """
        if not self.can_undo:
            return None
        if self._recorder is not None:
            self._recorder.record_undo()
        self._controller, step = self._before.pop()
        return step

    def record_to(self, recorder: Recorder) -> None:
        """Keep everything from now on in this record (a loaded match goes on)."""
        self._recorder = recorder

    def _apply(self, action: Action, facts: Facts | None, trajectory: Trajectory | None) -> Step:
        prompt = self._controller.prompt
        after, events = self._controller.apply(action, facts)
        step = Step(prompt.player if prompt else "", action, events, facts, trajectory)
        if self._recorder is not None:
            # Before anything changes here: when the disc is full, the match stays where its record is.
            self._recorder.record(step, after)
        self._before.append((self._controller, step))
        self._controller = after
        return step

    def _must_be_on_the_ground(self) -> None:
        if self._flight is not None:
            raise FlightError
