"""The Western game as the controller sees it: one object without state that hands every question to its subject."""

from __future__ import annotations

import msgspec

from flick3d.games.western import checking, faults, moving, problems, prompting, setup, shooting, turns
from flick3d.games.western.actions import ACTIONS, End, Face, Move, Play, Shoot
from flick3d.games.western.events import EVENTS
from flick3d.games.western.scenario import Scenario
from flick3d.games.western.state import State
from flick3d.rules.actions import Action
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground, Seat
from flick3d.rules.layout import Area, Layout, Shot
from flick3d.rules.outcome import Outcome
from flick3d.rules.problems import Problem
from flick3d.rules.prompts import Prompt
from flick3d.rules.refusal import Refusal


class Western:
    """Flick 'em Up! for the controller; see `rules.game.Game` for what each method promises."""

    name = "western"
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    state_type = State
    scenario_type: type[msgspec.Struct] = Scenario

    def problems(self, scenario: Scenario, ground: Ground) -> tuple[Problem, ...]:
        """What is wrong with a scenario beyond its form."""
        return problems.problems(scenario, ground)

    def start(self, scenario: Scenario, seats: tuple[Seat, ...], seed: int, ground: Ground) -> State:
        """The state before the first turn. Raises FlickError when the seats break W6."""
        return setup.start(scenario, seats, seed, ground)

    def prompt(self, state: State, ground: Ground) -> Prompt | None:
        """What is asked now; None when the match is over."""
        return prompting.prompt(state, ground)

    def check(self, state: State, action: Action, ground: Ground) -> Refusal | None:
        """Why the action is refused now, or None when it is legal."""
        return checking.refusal(state, action, ground)

    def shot(self, state: State, action: Action, ground: Ground) -> Shot | None:
        """What the table must simulate, for a move or a shot; None for every other action."""
        match action:
            case Move():
                return moving.move_shot(state, action)
            case Shoot():
                return shooting.shoot_shot(state, action, ground)
            case _:
                return None

    def apply(
        self, state: State, action: Action, facts: Facts | None, ground: Ground
    ) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal action, and what happened. Raises ValueError for a flick without facts."""
        match action:
            case Play(cowboy):
                return turns.play(state, cowboy, ground)
            case Move() if facts is not None:
                return moving.resolve_move(state, facts, ground)
            case Face(direction):
                return moving.face(state, direction, ground)
            case Shoot() if facts is not None:
                return shooting.resolve_shot(state, facts, ground)
            case End():
                return turns.end_turn(state, ground)
            case _:
                raise ValueError(f"no action of this game, or a flick without facts: {action}")

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return state.outcome

    def layout(self, state: State) -> Layout:
        """All pieces on the table now."""
        return state.layout

    def area(self, state: State) -> Area:
        """The play area."""
        return state.scenario.area

    def seen_by(self, state: State, player: str) -> State:  # noqa: ARG002
        """The whole state: nothing is hidden in this game yet."""
        return state

    def faults(self, state: State) -> tuple[str, ...]:
        """Broken invariants in plain words; empty for every reachable state."""
        return faults.faults(state)
