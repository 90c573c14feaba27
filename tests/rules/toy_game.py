"""A toy game that proves that the controller is shared: no teams, secret bids, chance, choices, turns and flicks.

Each of three rounds: both players secretly bid some of their ten chips, then the bids are shown and paid. Who bid more
turns the mat's arrow; equal bids are decided by chance. Then both flick a disc along the arrow, in that order. Whose
disc went further without touching the other one or leaving wins the round; who wins more rounds wins.
"""

from __future__ import annotations

import math
from typing import Literal

import msgspec

from flick3d.rules.actions import Action
from flick3d.rules.chance import stream
from flick3d.rules.counting import Counting, Figure
from flick3d.rules.errors import FlickError
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground, Seat
from flick3d.rules.layout import Area, Layout, Placement, Push, Shot, upright
from flick3d.rules.outcome import Outcome
from flick3d.rules.problems import Problem
from flick3d.rules.prompts import Barred, FlickOffer, Prompt, TurnOffer
from flick3d.rules.refusal import Refusal

CHIPS, ROUNDS, SPREAD = 10, 3, 30.0
LOWEST, HIGHEST = 10.0, 200.0
STARTS = ((0.0, -3.0), (0.0, 3.0))
AREA = Area(60.0, 60.0)


class Bid(Action, frozen=True):
    chips: int


class Aim(Action, frozen=True):
    direction: float


class Slide(Action, frozen=True):
    direction: float
    speed: float


class BidMade(Event, frozen=True):
    player: str


class BidsShown(Event, frozen=True):
    bids: tuple[int, int]
    first: str


class Aimed(Event, frozen=True):
    direction: float


class Slid(Event, frozen=True):
    player: str
    way: float


class RoundWon(Event, frozen=True):
    player: str | None


class ToyScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["toy"]
    chips: int = CHIPS


class ToyState(msgspec.Struct, frozen=True):
    """bids: None is not made yet; -1 is made, but hidden from whoever looks."""

    players: tuple[str, str]
    seed: int
    chips: tuple[int, int]
    points: tuple[int, int] = (0, 0)
    round: int = 1
    bids: tuple[int | None, int | None] = (None, None)
    first: int = 0
    arrow: float | None = None
    ways: tuple[float, ...] = ()
    layout: Layout = Layout()


class Toy:
    name = "toy"
    players = (2, 6)
    teams: tuple[str, ...] = ()
    actions: tuple[type[Action], ...] = (Bid, Aim, Slide)
    events: tuple[type[Event], ...] = (BidMade, BidsShown, Aimed, Slid, RoundWon)
    state_type = ToyState
    scenario_type: type[msgspec.Struct] = ToyScenario
    told: tuple[str, ...] = ("chips",)
    house_rules = None
    counting = Counting("rounds", BidsShown, figures=(Figure("Slides", (Slid,)),), score="Rounds")

    def problems(self, scenario: ToyScenario, ground: Ground) -> tuple[Problem, ...]:
        return (Problem(("chips",), "nobody can bid"),) if scenario.chips < 0 else ()

    def start(self, scenario: ToyScenario, seats: tuple[Seat, ...], seed: int, ground: Ground) -> ToyState:
        if len(seats) != 2:
            raise FlickError(f"{len(seats)} players: the toy game takes 2")
        layout = Layout(tuple(Placement(f"disc-{n + 1}", "disc", upright(*at)) for n, at in enumerate(STARTS)))
        return ToyState((seats[0].name, seats[1].name), seed, (scenario.chips, scenario.chips), layout=layout)

    def prompt(self, state: ToyState, ground: Ground) -> Prompt | None:
        if self.outcome(state) is not None:
            return None
        player = state.players[_acting(state)]
        if None in state.bids:
            chips = state.chips[_acting(state)]
            too_many = Barred(("bid", str(chips + 1)), _bid_refusal(state, chips + 1) or Refusal(""))
            return Prompt("bid", player, player, choices=tuple(Bid(n) for n in range(chips + 1)), barred=(too_many,))
        disc = f"disc-{_acting(state) + 1}"
        at = STARTS[_acting(state)]
        if state.arrow is None:
            return Prompt("aim", player, player, disc, turns=(TurnOffer("aim", disc, at, 0.0),))
        arc = ((state.arrow - SPREAD) % 360.0, (state.arrow + SPREAD) % 360.0)
        offer = FlickOffer("slide", (), disc, "disc", at, LOWEST, HIGHEST, arc)
        return Prompt("slide", player, player, disc, flicks=(offer,))

    def check(self, state: ToyState, action: Action, ground: Ground) -> Refusal | None:
        match action:
            case Bid(chips) if None in state.bids:
                return _bid_refusal(state, chips)
            case Aim(direction) if None not in state.bids and state.arrow is None:
                return None if math.isfinite(direction) else Refusal("not-a-number")
            case Slide(direction, speed) if state.arrow is not None:
                off = abs((direction - state.arrow + 180.0) % 360.0 - 180.0)
                if not off <= SPREAD + 1e-2:
                    return Refusal("off-the-arrow")
                return None if LOWEST <= speed <= HIGHEST else Refusal("wrong-speed")
        return Refusal("not-now")

    def shot(self, state: ToyState, action: Action, ground: Ground) -> Shot | None:
        if not isinstance(action, Slide):
            return None
        return Shot(state.layout, AREA, (Push(f"disc-{_acting(state) + 1}", action.direction, action.speed),))

    def apply(
        self, state: ToyState, action: Action, facts: Facts | None, ground: Ground
    ) -> tuple[ToyState, tuple[Event, ...]]:
        player = _acting(state)
        match action:
            case Bid(chips):
                bids = (chips, state.bids[1]) if player == 0 else (state.bids[0], chips)
                state = msgspec.structs.replace(state, bids=bids)
                made = BidMade(state.players[player])
                if bids[0] is None or bids[1] is None:
                    return state, (made,)
                tie = stream(state.seed, "tie", state.round).randrange(2)
                first = tie if bids[0] == bids[1] else int(bids[1] > bids[0])
                left = (state.chips[0] - bids[0], state.chips[1] - bids[1])
                shown = BidsShown((bids[0], bids[1]), state.players[first])
                return msgspec.structs.replace(state, chips=left, first=first), (made, shown)
            case Aim(direction):
                return msgspec.structs.replace(state, arrow=direction % 360.0), (Aimed(direction % 360.0),)
            case Slide() if facts is not None:
                return _slid(state, player, facts)
        raise ValueError(f"no action of this game: {action}")

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.round <= ROUNDS:
            return None
        one, two = state.points
        winner = None if one == two else state.players[int(two > one)]
        return Outcome(winner, "rounds", tuple(zip(state.players, state.points, strict=True)))

    def layout(self, state: ToyState) -> Layout:
        return state.layout

    def area(self, state: ToyState) -> Area:
        return AREA

    def seen_by(self, state: ToyState, player: str) -> ToyState:
        if None not in state.bids:
            return state
        hidden = [
            bid if name == player or bid is None else -1 for name, bid in zip(state.players, state.bids, strict=True)
        ]
        return msgspec.structs.replace(state, bids=(hidden[0], hidden[1]))

    def faults(self, state: ToyState) -> tuple[str, ...]:
        faults = []
        if min(state.chips) < 0:
            faults.append("chips are owed")
        if len(state.layout) != 2:
            faults.append("a disc is lost")
        return tuple(faults)


def _acting(state: ToyState) -> int:
    """Index of the player who decides."""
    if None in state.bids:
        return 0 if state.bids[0] is None else 1
    return state.first if not state.ways else 1 - state.first


def _bid_refusal(state: ToyState, chips: int) -> Refusal | None:
    return None if 0 <= chips <= state.chips[_acting(state)] else Refusal("no-such-chips", about=str(chips))


def _slid(state: ToyState, player: int, facts: Facts) -> tuple[ToyState, tuple[Event, ...]]:
    disc = f"disc-{player + 1}"
    rest = facts.rest(disc)
    counts = not facts.touched_by(disc) and not rest.crossed
    x, y = STARTS[player]
    way = math.hypot(rest.pose.x - x, rest.pose.y - y) if counts else 0.0
    state = msgspec.structs.replace(state, ways=(*state.ways, way))
    slid = Slid(state.players[player], way)
    if len(state.ways) < 2:
        return state, (slid,)
    first, second = state.ways
    winner = None if first == second else (state.first if first > second else 1 - state.first)
    points = (state.points[0] + (winner == 0), state.points[1] + (winner == 1))
    over = msgspec.structs.replace(
        state, points=points, round=state.round + 1, bids=(None, None), first=0, arrow=None, ways=()
    )
    return over, (slid, RoundWon(None if winner is None else state.players[winner]))
