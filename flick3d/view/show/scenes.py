"""What a show plays: the steps of a match one after another, from a record or as computer players decide them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from flick3d.ai.thinking import Thinker
from flick3d.match.playing import Match
from flick3d.match.session import Flight, Session, Step
from flick3d.rules.controller import Controller
from flick3d.rules.deciding import Decision
from flick3d.rules.errors import FlickError

BUDGET = 0.006
"""Seconds of a frame in which a flick is simulated that is not shown yet."""
SLICE = 0.02
"""Simulated seconds between two looks at the watch."""


@dataclass(frozen=True)
class Scene:
    """One step. before: the match before it; state: the one after. jumps: what came before it was left out."""

    before: Controller
    step: Step
    state: Any
    jumps: bool = False


class Source(Protocol):
    """Where a show's scenes come from."""

    @property
    def state(self) -> Any:
        """The match as it is before the next scene."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether no scene will come any more."""
        ...

    def next(self) -> Scene | None:
        """The next scene, once; None while it is not known, and at the end."""
        ...

    def close(self) -> None:
        """Nobody has to think any more."""
        ...


class Recorded:
    """Parts of a match that was played before."""

    def __init__(self, session: Session, parts: Sequence[tuple[int, int]]) -> None:
        """parts: from which step to before which one, in order, at least one."""
        self._history = session.history
        self._last = session.controller
        self._steps = iter(self._scenes(parts))
        self._next: Scene | None = next(self._steps, None)
        self._state: Any = self._at(parts[0][0])

    @property
    def state(self) -> Any:
        """As it is before the next scene."""
        return self._state

    @property
    def is_over(self) -> bool:
        """Whether all parts are shown."""
        return self._next is None

    def next(self) -> Scene | None:
        """The next scene; it is always known."""
        scene, self._next = self._next, next(self._steps, None)
        if scene is not None:
            self._state = scene.state
        return scene

    def close(self) -> None:
        """Nobody thinks."""

    def _at(self, step: int) -> Any:
        return self._history[step][0].state if step < len(self._history) else self._last.state

    def _scenes(self, parts: Sequence[tuple[int, int]]) -> Iterator[Scene]:
        shown = parts[0][0]
        for first, last in parts:
            for index in range(first, last):
                before, step = self._history[index]
                yield Scene(before, step, self._at(index + 1), jumps=index == first and index != shown)
            shown = last


class Live:
    """A match that computer players play now: thinking goes on beside the frames, and so does the simulation."""

    def __init__(self, match: Match, thinker: Thinker, watch: Callable[[], float] = time.perf_counter) -> None:
        """match: all its seats have kinds. watch: a clock, seconds."""
        self.match = match
        self._thinker = thinker
        self._watch = watch
        self._flight: Flight | None = None
        self._asked = False

    @property
    def state(self) -> Any:
        """As the match stands."""
        return self.match.session.state

    @property
    def is_over(self) -> bool:
        """Whether the match is."""
        return self._flight is None and self.match.session.outcome is not None

    def next(self) -> Scene | None:
        """The next scene as soon as somebody has decided it, and the table is worked out."""
        session = self.match.session
        if self._flight is not None:
            return self._flown(session, self._flight)
        prompt = session.prompt
        if prompt is None:
            return None
        if not self._asked:
            seen = session.game.seen_by(session.state, prompt.player)
            kind = self.match.kinds.get(prompt.player, "normal")
            self._thinker.ask(seen, prompt.player, kind, len(session.steps))
            self._asked = True
        decision = self._thinker.poll()
        if decision is None:
            return None
        self._asked = False
        action = session.read(self._legal(decision).text)
        if session.is_flick(action):
            self._flight = session.release(action)
            return None
        before = session.controller
        step = session.submit(action)
        return Scene(before, step, session.state)

    def close(self) -> None:
        """Nobody thinks any more; the match stays as it is."""
        self._thinker.close()
        if self._flight is not None:
            self._flight.land()
            self._flight = None

    def _flown(self, session: Session, flight: Flight) -> Scene | None:
        stop = self._watch() + BUDGET
        while not flight.done and self._watch() < stop:
            flight.advance(SLICE)
        if not flight.done:
            return None
        before = session.controller
        step = flight.land()
        self._flight = None
        return Scene(before, step, session.state)

    def _legal(self, decision: Decision) -> Decision:
        """The decision, or one by chance in its place: a show goes on whatever a computer player says."""
        session = self.match.session
        try:
            if session.check(session.read(decision.text)) is None:
                return decision
        except FlickError:
            pass
        prompt = session.prompt
        assert prompt is not None
        seen = session.game.seen_by(session.state, prompt.player)
        return self._thinker.by_chance(seen, prompt.player, len(session.steps))
