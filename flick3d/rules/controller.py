"""The controller: it holds a game's state, asks, refuses or applies, and nothing else.

Immutable: `apply` gives a new controller, so a session can keep earlier ones for undo.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from flick3d.rules.actions import Action, read_action
from flick3d.rules.errors import RefusedError
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Game, Ground, Seat
from flick3d.rules.layout import Shot
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import Prompt
from flick3d.rules.refusal import Refusal


@dataclass(frozen=True)
class Controller:
    """One match at one moment."""

    game: Game[Any]
    ground: Ground
    state: Any

    @classmethod
    def start(cls, game: Game[Any], ground: Ground, scenario: Any, seats: tuple[Seat, ...], seed: int) -> Controller:
        """The controller before the first prompt. Raises FlickError when the seats do not fit the game."""
        return cls(game, ground, game.start(scenario, seats, seed))

    @cached_property
    def prompt(self) -> Prompt | None:
        """What is asked now; None when the match is over."""
        return self.game.prompt(self.state, self.ground)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def read(self, text: str) -> Action:
        """The action of a text form; raises ActionTextError."""
        return read_action(text, self.game.actions)

    def check(self, action: Action) -> Refusal | None:
        """Why the action is refused now, or None when it is legal."""
        if self.outcome is not None:
            return Refusal("match-over")
        return self.game.check(self.state, action, self.ground)

    def shot(self, action: Action) -> Shot | None:
        """What the table must simulate for this action; None when it is no flick. Raises RefusedError."""
        self._must_be_legal(action)
        return self.game.shot(self.state, action, self.ground)

    def apply(self, action: Action, facts: Facts | None = None) -> tuple[Controller, tuple[Event, ...]]:
        """The controller after the action, and the events. Raises RefusedError when the action is not legal."""
        self._must_be_legal(action)
        state, events = self.game.apply(self.state, action, facts, self.ground)
        return replace(self, state=state), events

    def _must_be_legal(self, action: Action) -> None:
        refusal = self.check(action)
        if refusal is not None:
            raise RefusedError(refusal)
