"""The race for the First Player token, and for the win on a tie: who ends closest to the Navel (F12, F51)."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.faith.actions import Race
from flick3d.games.faith.constraints import off_by_rim
from flick3d.games.faith.events import Aimed, MatchEnded, Raced
from flick3d.games.faith.generation import begin_generation
from flick3d.games.faith.launching import race_shot, racing_prophet
from flick3d.games.faith.places import is_off
from flick3d.games.faith.starting import Outcome
from flick3d.games.faith.state import State
from flick3d.games.faith.table import disc_of
from flick3d.rules.chance import stream
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Layout, Placement, Shot
from flick3d.rules.outcome import Outcome as End

OFF_MAP = -1.0
"""The distance that is told of a Prophet off the Map."""


def last_to_aim(state: State) -> bool:
    """Whether all other racers have aimed: then all Prophets fly."""
    return len(state.aimed) == len(state.racers) - 1


def shot(state: State, action: Race, ground: Ground) -> Shot | None:
    """All racers' flicks in one, when the last one has aimed; None before."""
    return race_shot(state, (*state.aimed, (action.direction, action.speed)), ground) if last_to_aim(state) else None


def aim(state: State, action: Race, facts: Facts | None, ground: Ground) -> Outcome:
    """One more racer has aimed, unseen by the others; after the last one the race is judged."""
    told = Aimed(state.active)
    if not last_to_aim(state):
        aims = (*state.aimed, (action.direction, action.speed))
        return msgspec.structs.replace(state, aimed=aims, active=state.racers[len(aims)]), (told,)
    assert facts is not None
    distances = {player: _distance(state, player, facts, ground) for player in state.racers}
    raced = tuple(Raced(player, OFF_MAP if math.isinf(away) else away) for player, away in distances.items())
    nearest = min(distances.values())
    tied = tuple(player for player, away in distances.items() if away == nearest)
    if len(tied) > 1 and state.scenario.house.tied_race == "lot":
        tied = (stream(state.seed, "race", state.generation).choice(tied),)
    if len(tied) > 1:
        return msgspec.structs.replace(state, racers=tied, aimed=(), active=tied[0]), (told, *raced)
    state = msgspec.structs.replace(state, aimed=(), racers=())
    if state.generation:
        outcome = End(tied[0], "race", tuple(zip(state.players, state.scores, strict=True)))
        state = msgspec.structs.replace(state, phase="over", active="", outcome=outcome)
        return state, (told, *raced, MatchEnded(outcome))
    state, begun = begin_generation(state, 1, tied[0], ground)
    return state, (told, *raced, *begun)


def _distance(state: State, player: str, facts: Facts, ground: Ground) -> float:
    """From the centre of a racer's disc to the Navel's; a disc off the Map is farther than any on it (F12)."""
    prophet = racing_prophet(state, player)
    pose = facts.rest(prophet.id).pose
    disc = disc_of(Layout((Placement(prophet.id, prophet.kind, pose),)), prophet.id, ground)
    if facts.rest(prophet.id).fell_off or is_off(state.map, disc, off_by_rim(state)):
        return math.inf
    return math.dist(state.map.navel.at, (pose.x, pose.y))
