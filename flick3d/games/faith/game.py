"""Flick of Faith as the controller sees it: one object without state."""

from __future__ import annotations

import msgspec

from flick3d.games.faith import checking, prompting, racing, setup, turns, voting, worshipping
from flick3d.games.faith.actions import (
    ACTIONS,
    Aim,
    Choose,
    Done,
    Drop,
    Fasten,
    Flick,
    Found,
    Leave,
    Pair,
    Pick,
    Put,
    Race,
    Raise,
    Stand,
    Swap,
    Vote,
)
from flick3d.games.faith.counting import COUNTING
from flick3d.games.faith.events import EVENTS
from flick3d.games.faith.faults import faults
from flick3d.games.faith.finishing import finish
from flick3d.games.faith.house_rules import HouseRules
from flick3d.games.faith.launching import flick_shot, pair_shot
from flick3d.games.faith.powers import fasten, stand
from flick3d.games.faith.starting import Outcome as Result
from flick3d.games.faith.starting import swap
from flick3d.games.faith.state import Scenario, State
from flick3d.games.faith.table import area
from flick3d.rules.actions import Action
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground, Seat
from flick3d.rules.layout import Area, Layout, Shot
from flick3d.rules.outcome import Outcome
from flick3d.rules.problems import Problem
from flick3d.rules.prompts import Prompt
from flick3d.rules.refusal import Refusal


class Faith:
    """Flick of Faith for the controller; see `rules.game.Game` for what each method promises."""

    name = "faith"
    players = (2, setup.MOST_PLAYERS)
    teams: tuple[str, ...] = ()
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    state_type = State
    scenario_type: type[msgspec.Struct] = Scenario
    house_rules: type[msgspec.Struct] | None = HouseRules
    told: tuple[str, ...] = ("laws", "gods")
    counting = COUNTING

    def problems(self, scenario: Scenario, ground: Ground) -> tuple[Problem, ...]:  # noqa: ARG002
        """What is wrong with a scenario beyond its form; empty when it can be played."""
        return tuple(setup.problems(scenario))

    def start(self, scenario: Scenario, seats: tuple[Seat, ...], seed: int, ground: Ground) -> State:  # noqa: ARG002
        """The state before the first prompt. Raises FlickError when the seats break F1."""
        return setup.start(scenario, seats, seed)

    def prompt(self, state: State, ground: Ground) -> Prompt | None:
        """What is asked now; None when the match is over."""
        return prompting.prompt(state, ground)

    def check(self, state: State, action: Action, ground: Ground) -> Refusal | None:
        """Why the action is refused now, or None when it is legal."""
        return checking.check(state, action, ground)

    def shot(self, state: State, action: Action, ground: Ground) -> Shot | None:
        """What the table must simulate; None for what is no flick, and for aims that wait for others (F12, L5)."""
        match action:
            case Race():
                return racing.shot(state, action, ground)
            case Vote() | Pick():
                return voting.shot(state, action, ground)
            case Flick():
                return flick_shot(state, action, ground)
            case Pair():
                return pair_shot(state, action, ground)
            case _:
                return None

    def apply(
        self, state: State, action: Action, facts: Facts | None, ground: Ground
    ) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal action, and what happened. Raises ValueError for a flick without facts."""
        match action:
            case Race():
                return racing.aim(state, action, facts, ground)
            case Vote():
                return voting.vote(state, action, facts, ground)
            case Pick():
                return voting.pick(state, action, facts, ground)
            case Flick() | Pair() if facts is not None:
                return turns.flick(state, action, facts, ground)
            case _:
                return _arrange(state, action, ground)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return state.outcome

    def layout(self, state: State) -> Layout:
        """All pieces on the Map now."""
        return state.layout

    def area(self, state: State) -> Area:
        """The Map."""
        return area(state)

    def seen_by(self, state: State, player: str) -> State:
        """The state without the other racers' aims (F12), the votes (F22), the deck and the seed."""
        aimed = tuple(
            each if name == player else (0.0, 0.0) for name, each in zip(state.racers, state.aimed, strict=False)
        )
        votes = state.votes
        if state.phase == "vote":
            voters = state.clockwise(state.first)
            votes = tuple(each if name == player else "" for name, each in zip(voters, state.votes, strict=False))
        return msgspec.structs.replace(state, aimed=aimed, votes=votes, deck=(), seed=0)

    def faults(self, state: State) -> tuple[str, ...]:
        """Broken invariants in plain words; empty for every reachable state."""
        return tuple(faults(state))


def _arrange(state: State, action: Action, ground: Ground) -> Result:
    """What follows an action without a shot."""
    match action:
        case Choose():
            return setup.choose(state, action)
        case Swap():
            return swap(state, action, ground)
        case Put(x, y):
            return msgspec.structs.replace(state, spot=(x, y)), ()
        case Stand():
            return stand(state, action, ground)
        case Aim():
            return turns.aim(state, action, ground), ()
        case Leave():
            return turns.resolve(state, ground)
        case Fasten():
            state, fastened = fasten(state, action)
            state, further = turns.go_on(state, ground)
            return state, (*fastened, *further)
        case Found():
            return turns.found_temple(state, action, ground), ()
        case Raise():
            return turns.raise_temple(state, action, ground)
        case Done() if state.phase == "heart":
            return worshipping.score(state, None, ground)
        case Done():
            return finish(state, ground)
        case Drop():
            return worshipping.drop(state, action, ground)
        case _:
            raise ValueError(f"no action of this game, or a flick without facts: {action}")
