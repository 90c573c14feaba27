"""Flick of Faith as the controller sees it: one object without state; for now without Laws and gods."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from flick3d.games.faith import racing, turns
from flick3d.games.faith.actions import ACTIONS, Done, Flick, Found, Leave, Put, Race, Raise
from flick3d.games.faith.components import first_components, of
from flick3d.games.faith.events import EVENTS
from flick3d.games.faith.map import load
from flick3d.games.faith.state import COLOURS, Scenario, State
from flick3d.games.faith.table import LOWEST_SPEED, TOP_SPEED, area, racing_prophet, spot_of
from flick3d.games.faith.table import flick_shot as shot_of
from flick3d.games.faith.temples import TEMPLE
from flick3d.rules.actions import Action, action_word
from flick3d.rules.errors import FlickError
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground, Seat
from flick3d.rules.layout import Area, Layout, Shot
from flick3d.rules.outcome import Outcome
from flick3d.rules.outline import distance_to, encloses
from flick3d.rules.problems import Problem
from flick3d.rules.prompts import FlickOffer, Prompt, SpotOffer
from flick3d.rules.refusal import Refusal

PHASES_OF: dict[type[Action], tuple[str, ...]] = {
    Race: ("race",),
    Put: ("mission", "stuck"),
    Flick: ("mission", "stuck"),
    Leave: ("stuck",),
    Found: ("temples",),
    Done: ("temples",),
    Raise: ("raise",),
}

ON_THE_LINE = 0.01
"""cm. Places of texts are rounded: so far outside of the cloud's border one may lie."""


class Faith:
    """Flick of Faith for the controller; see `rules.game.Game` for what each method promises."""

    name = "faith"
    players = (2, 4)
    teams: tuple[str, ...] = ()
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    state_type = State
    scenario_type: type[msgspec.Struct] = Scenario

    def problems(self, scenario: Scenario, ground: Ground) -> tuple[Problem, ...]:  # noqa: ARG002
        """A scenario of this game names nothing that could be wrong."""
        return ()

    def start(self, scenario: Scenario, seats: tuple[Seat, ...], seed: int, ground: Ground) -> State:  # noqa: ARG002
        """The state before the race for the First Player token. Raises FlickError when the seats break F1."""
        fewest, most = self.players
        if not fewest <= len(seats) <= most:
            raise FlickError(f"{len(seats)} players: Flick of Faith takes {fewest} to {most}")
        names = tuple(seat.name for seat in seats)
        if len(set(names)) != len(names) or any(seat.team != seat.name for seat in seats):
            raise FlickError("in Flick of Faith every player has a name of his own, and plays for himself")
        components = tuple(
            component
            for name, colour in zip(names, COLOURS, strict=False)
            for component in first_components(name, colour, len(names))
        )
        return State(scenario, load(), seats, seed, components, (0,) * len(names), racers=names, active=names[0])

    def prompt(self, state: State, ground: Ground) -> Prompt | None:
        """What is asked now; None when the match is over."""
        if state.phase == "over":
            return None
        player = state.active
        return Prompt(
            kind=state.phase,
            team=player,
            player=player,
            piece=state.founding or state.flicked,
            choices=tuple(_choices(state, ground)),
            flicks=tuple(_flicks(state, ground)),
            spots=tuple(_spots(state)),
        )

    def check(self, state: State, action: Action, ground: Ground) -> Refusal | None:
        """Why the action is refused now, or None when it is legal."""
        if state.phase not in PHASES_OF.get(type(action), ()):
            return Refusal("not-now", "F30", action_word(action))
        match action:
            case Race(direction, speed):
                return _flick_refusal(direction, speed)
            case Flick(component, direction, speed):
                return _flick_refusal(direction, speed) or _component_refusal(state, component)
            case Put(x, y):
                return _put_refusal(state, x, y)
            case Found(component):
                known = component in turns.founders(state, ground)
                return None if known else Refusal("not-in-city", "F34", component)
            case Raise(temple, x, y):
                if temple not in turns.temples_to_place(state):
                    return Refusal("no-such-temple", "F34", temple)
                return None if math.isfinite(x) and math.isfinite(y) else Refusal("not-a-number")
            case _:
                return None

    def shot(self, state: State, action: Action, ground: Ground) -> Shot | None:
        """What the table must simulate; None for what is no flick, and for aims that wait for the others (F12)."""
        match action:
            case Race():
                return racing.shot(state, action)
            case Flick(component, direction, speed):
                return shot_of(state, component, direction, speed, ground)
            case _:
                return None

    def apply(
        self, state: State, action: Action, facts: Facts | None, ground: Ground
    ) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal action, and what happened. Raises ValueError for a flick without facts."""
        match action:
            case Race():
                return racing.aim(state, action, facts, ground)
            case Put(x, y):
                return msgspec.structs.replace(state, spot=(x, y)), ()
            case Flick() if facts is not None:
                return turns.flick(state, action, facts, ground)
            case Leave():
                return turns.go_on(state, ground)
            case Found():
                return turns.found_temple(state, action, ground), ()
            case Raise():
                return turns.raise_temple(state, action, ground)
            case Done():
                return turns.finish(state, ground)
            case _:
                raise ValueError(f"no action of this game, or a flick without facts: {action}")

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return state.outcome

    def layout(self, state: State) -> Layout:
        """All discs on the Map now."""
        return state.layout

    def area(self, state: State) -> Area:
        """The Map."""
        return area(state)

    def seen_by(self, state: State, player: str) -> State:
        """The state without the other racers' aims (F12), and without the seed."""
        aimed = tuple(
            each if name == player else (0.0, 0.0) for name, each in zip(state.racers, state.aimed, strict=False)
        )
        return msgspec.structs.replace(state, aimed=aimed, seed=0)

    def faults(self, state: State) -> tuple[str, ...]:
        """Broken invariants in plain words; empty for every reachable state."""
        return tuple(_faults(state))


def _choices(state: State, ground: Ground) -> Iterator[Action]:
    if state.phase == "stuck":
        yield Leave()
    if state.phase == "temples":
        yield from (Found(component) for component in turns.founders(state, ground))
        yield Done()


def _flicks(state: State, ground: Ground) -> Iterator[FlickOffer]:
    if state.phase == "race":
        at = state.middle_of_cloud(state.active)
        prophet = racing_prophet(state, state.active)
        yield FlickOffer("race", (), prophet, "prophet", at, LOWEST_SPEED, TOP_SPEED)
    if state.phase in ("mission", "stuck"):
        for name in _may_be_flicked(state):
            kind = state.component(name).kind
            yield FlickOffer("flick", (name,), name, kind, spot_of(state, name, ground), LOWEST_SPEED, TOP_SPEED)


def _spots(state: State) -> Iterator[SpotOffer]:
    if state.phase in ("mission", "stuck"):
        name = _may_be_flicked(state)[0]
        yield SpotOffer("put", (), name, state.component(name).kind, state.corner(state.active).border)
    if state.phase == "raise":
        for temple in turns.temples_to_place(state):
            border = state.map.island(state.islands_of[0]).border
            yield SpotOffer("raise", (temple,), temple, TEMPLE, border)


def _may_be_flicked(state: State) -> tuple[str, ...]:
    """The Prophet that is stuck in the Corner, or any unflicked one of the active player (F31, F32)."""
    if state.phase == "stuck":
        return (state.flicked,)
    return tuple(each.id for each in of(state.components, state.active, "hand") if each.is_prophet)


def _flick_refusal(direction: float, speed: float) -> Refusal | None:
    if not (math.isfinite(direction) and math.isfinite(speed)):
        return Refusal("not-a-number")
    if speed < LOWEST_SPEED:
        return Refusal("too-slow", "F13", f"{LOWEST_SPEED:g}")
    return Refusal("too-fast", "F13", f"{TOP_SPEED:g}") if speed > TOP_SPEED else None


def _component_refusal(state: State, component: str) -> Refusal | None:
    return None if component in _may_be_flicked(state) else Refusal("no-such-prophet", "F31", component)


def _put_refusal(state: State, x: float, y: float) -> Refusal | None:
    """A Prophet is put with its middle inside the cloud's border or on it (F31), or as near as there is room."""
    if not (math.isfinite(x) and math.isfinite(y)):
        return Refusal("not-a-number")
    cloud = state.corner(state.active).border
    outside = not encloses(cloud, x, y) and distance_to(cloud, x, y) > ON_THE_LINE
    return Refusal("outside-corner", "F31") if outside else None


def _faults(state: State) -> Iterator[str]:
    on_table = [placed.piece for placed in state.layout]
    should = [each.id for each in state.components if each.place == "map"]
    if sorted(on_table) != sorted(should):
        yield f"on the table are {sorted(on_table)}, on the Map should be {sorted(should)}"
    names = [each.id for each in state.components]
    if len(set(names)) != len(names):
        yield "a component is doubled"
    for player in state.players:
        temples = sum(each.owner == player and each.kind == TEMPLE for each in state.components)
        if temples != 4:
            yield f"{player} has {temples} Temples"
    if (state.outcome is None) == (state.phase == "over"):
        yield f"the match is in phase {state.phase} with the outcome {state.outcome}"
    if state.phase != "over" and state.active not in state.players:
        yield f"{state.active!r} acts and is no player"
    yield from (f"{placed.piece} is nowhere" for placed in state.layout if not placed.pose.is_finite)
