"""The controller: it holds a game's state, asks, refuses or applies, and nothing else.

Immutable: `apply` gives a new controller, so a session can keep earlier ones for undo.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from flick3d.rules.actions import Action, is_well_formed, read_action
from flick3d.rules.errors import FactsError, RefusedError
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
        return cls(game, ground, game.start(scenario, seats, seed, ground))

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
        if not is_well_formed(action, self.game.actions):
            return Refusal("unknown-action")
        return self.game.check(self.state, action, self.ground)

    def shot(self, action: Action) -> Shot | None:
        """What the table must simulate for this action; None when it is no flick. Raises RefusedError."""
        self._must_be_legal(action)
        return self.game.shot(self.state, action, self.ground)

    def apply(self, action: Action, facts: Facts | None = None) -> tuple[Controller, tuple[Event, ...]]:
        """The controller after the action, and the events.

        Raises RefusedError when the action is not legal, FactsError when the facts are not those of its shot.
        """
        _must_belong(facts, self.shot(action))
        state, events = self.game.apply(self.state, action, facts, self.ground)
        return replace(self, state=state), events

    def _must_be_legal(self, action: Action) -> None:
        refusal = self.check(action)
        if refusal is not None:
            raise RefusedError(refusal)


def _must_belong(facts: Facts | None, shot: Shot | None) -> None:
    """Facts may come from a damaged record, so games need not doubt them again."""
    if facts is None and shot is None:
        return
    if facts is None:
        raise FactsError("a flick needs the facts of its shot")
    if shot is None:
        raise FactsError("the action is no flick")
    pieces = [placement.piece for placement in shot.layout]
    if [rest.piece for rest in facts.rests] != pieces:
        raise FactsError("they tell of other pieces than those on the table")
    strangers = {piece for contact in facts.contacts for piece in (contact.first, contact.second)} - set(pieces)
    if strangers:
        raise FactsError(f"{min(strangers)} is not on the table")
    lost = next((rest.piece for rest in facts.rests if not rest.pose.is_finite), None)
    if lost is not None:
        raise FactsError(f"{lost} rests nowhere")
