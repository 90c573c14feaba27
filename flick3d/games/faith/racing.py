"""The race for the First Player token, and for the win on a tie: who ends closest to the Navel (F12, F51)."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.faith.actions import Race
from flick3d.games.faith.events import FirstPlayer, GenerationBegan, MatchEnded, Raced
from flick3d.games.faith.places import is_off
from flick3d.games.faith.state import State
from flick3d.games.faith.table import disc_of, race_shot, racing_prophet
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Layout, Placement, Shot
from flick3d.rules.outcome import Outcome

OFF_MAP = -1.0
"""The distance that is told of a Prophet off the Map."""


def last_to_aim(state: State) -> bool:
    """Whether all other racers have aimed: then all Prophets fly."""
    return len(state.aimed) == len(state.racers) - 1


def shot(state: State, action: Race) -> Shot | None:
    """All racers' flicks in one, when the last one has aimed; None before."""
    return race_shot(state, (*state.aimed, (action.direction, action.speed))) if last_to_aim(state) else None


def aim(state: State, action: Race, facts: Facts | None, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """One more racer has aimed, unseen by the others; after the last one the race is judged."""
    if not last_to_aim(state):
        aimed = (*state.aimed, (action.direction, action.speed))
        return msgspec.structs.replace(state, aimed=aimed, active=state.racers[len(aimed)]), ()
    assert facts is not None
    distances = {player: _distance(state, player, facts, ground) for player in state.racers}
    told = tuple(Raced(player, OFF_MAP if math.isinf(away) else away) for player, away in distances.items())
    nearest = min(distances.values())
    tied = tuple(player for player, away in distances.items() if away == nearest)
    if len(tied) > 1:
        return msgspec.structs.replace(state, racers=tied, aimed=(), active=tied[0]), told
    if state.generation:
        scores = tuple(zip(state.players, state.scores, strict=True))
        outcome = Outcome(tied[0], "race", scores)
        over = msgspec.structs.replace(state, phase="over", aimed=(), active="", outcome=outcome)
        return over, (*told, MatchEnded(outcome))
    state = msgspec.structs.replace(
        state, phase="mission", generation=1, first=tied[0], active=tied[0], aimed=(), racers=()
    )
    return state, (*told, FirstPlayer(tied[0]), GenerationBegan(1))


def _distance(state: State, player: str, facts: Facts, ground: Ground) -> float:
    """From the centre of a racer's disc to the Navel's; a disc off the Map is farther than any on it (F12)."""
    prophet = racing_prophet(state, player)
    pose = facts.rest(prophet).pose
    disc = disc_of(Layout((Placement(prophet, "prophet", pose),)), prophet, ground)
    if facts.rest(prophet).fell_off or is_off(state.map, disc):
        return math.inf
    return math.dist(state.map.navel.at, (pose.x, pose.y))
