"""The Western game as the controller sees it: one object without state that hands every question to its subject."""

from __future__ import annotations

import msgspec

from flick3d.games.western import (
    aside,
    checking,
    dueling,
    dynamite,
    entering,
    faults,
    moving,
    problems,
    prompting,
    setup,
    shooting,
    taking,
    turns,
)
from flick3d.games.western.actions import (
    ACTIONS,
    Aside,
    Challenge,
    Draw,
    Drop,
    End,
    Exchange,
    Face,
    Hold,
    Keep,
    Leave,
    Move,
    Play,
    Rifle,
    Shoot,
    Stand,
    Take,
    Throw,
    Trade,
    Turn,
)
from flick3d.games.western.counting import COUNTING
from flick3d.games.western.events import EVENTS
from flick3d.games.western.house_rules import HouseRules
from flick3d.games.western.scenario import Scenario
from flick3d.games.western.state import DUEL_AREA, State
from flick3d.games.western.vocabulary import SIDES
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
    players = (setup.FEWEST_PLAYERS, setup.MOST_PLAYERS)
    teams: tuple[str, ...] = SIDES
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    state_type = State
    scenario_type: type[msgspec.Struct] = Scenario
    house_rules: type[msgspec.Struct] | None = HouseRules
    told: tuple[str, ...] = ("goals",)
    counting = COUNTING

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
        """What the table must simulate, for a move, a shot or a throw; None for every other action."""
        match action:
            case Move():
                return moving.move_shot(state, action, ground)
            case Shoot() | Rifle():
                return shooting.shoot_shot(state, action, ground)
            case Throw():
                return dynamite.throw_shot(state, action, ground)
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
            case Shoot() | Rifle() if facts is not None and state.duel is not None:
                return dueling.resolve_duel_shot(state, action, facts, ground)
            case Shoot() | Rifle() if facts is not None:
                return shooting.resolve_shot(state, action, facts, ground)
            case Throw() if facts is not None:
                return dynamite.resolve_throw(state, facts, ground)
            case Hold():
                return dueling.hold_fire(state, ground) if state.duel is not None else turns.carry_on(state, ground)
            case Stand(block):
                return entering.stand(state, block, ground)
            case Challenge(defender):
                return dueling.begin_duel(state, defender, ground)
            case Aside(piece, building):
                return aside.move_aside(state, piece, building, ground)
            case Take() | Exchange() | Drop() | Draw() | Turn():
                return taking.handle_token(state, action, ground)
            case Keep() | Trade() | Leave():
                return taking.decide_drawn(state, action, ground)
            case End():
                return turns.end_turn(state, ground)
            case _:
                raise ValueError(f"no action of this game, or a flick without facts: {action}")

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return state.outcome

    def layout(self, state: State) -> Layout:
        """All pieces on the table now: of the town, or on the duel ground (W76)."""
        return state.layout if state.duel is None else state.duel.layout

    def area(self, state: State) -> Area:
        """The play area: the town's, or the duel ground (W76)."""
        return state.scenario.area if state.duel is None else DUEL_AREA

    def seen_by(self, state: State, player: str) -> State:  # noqa: ARG002
        """The state without the kinds of face-down tokens, nor the seed that they were shuffled with (W72)."""
        tokens = (each if each.face_up else msgspec.structs.replace(each, kind="unknown") for each in state.tokens)
        return msgspec.structs.replace(state, tokens=tuple(tokens), seed=0)

    def faults(self, state: State) -> tuple[str, ...]:
        """Broken invariants in plain words; empty for every reachable state."""
        return faults.faults(state)
