"""The end: how far each side is with the scenario's goals, and the stroke of twelve (W90)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.dueling_ground import face_to_face
from flick3d.games.western.events import MatchEnded
from flick3d.games.western.state import Duel, State, other_side
from flick3d.games.western.vocabulary import SIDES, Goal, Noon, Side
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.outcome import Outcome

REASONS: dict[str, str] = {
    "eliminate": "eliminated",
    "win_duels": "duels",
    "gather": "gathered",
    "turn": "turned",
    "reach": "reached",
    "escape": "escaped",
}
"""The outcome's reason by the goal's word."""


def eliminated(state: State, side: Side) -> int:
    """How many enemies of a side are dead. Whose bullet it was does not matter: an own man's counts too (W56)."""
    return sum(cowboy.posture == "dead" for cowboy in state.of_side(other_side(side)))


def hit_points(state: State, side: Side) -> int:
    """Hit points left to a side."""
    return sum(cowboy.hit_points for cowboy in state.of_side(side))


def progress(state: State, goal: Goal, side: Side) -> tuple[int, int]:
    """How far a side is with a goal, and how far it must come (W90)."""
    if isinstance(goal.eliminate, int):
        return eliminated(state, side), goal.eliminate
    if goal.eliminate is not None:
        dead = sum(state.cowboy(figure).posture == "dead" for figure in goal.eliminate.who)
        return dead, goal.eliminate.count
    if goal.win_duels is not None:
        return state.duels_won[SIDES.index(side)], goal.win_duels
    if goal.gather is not None:
        return gathered(state, goal, side), goal.gather.count
    if goal.turn is not None:
        turned = sum(token.turned for token in state.tokens if token.kind == goal.turn.token)
        return turned, goal.turn.count
    if goal.reach is not None:
        return sum(state.cowboy(figure).posture == "safe" for figure in goal.reach.who), len(goal.reach.who)
    assert goal.escape is not None
    return int(_has_escaped(state, goal, side)), 1


def gathered(state: State, goal: Goal, side: Side) -> int:
    """How many of the wanted tokens are in the building: on its blocks, or in the slots of the side's men inside."""
    assert goal.gather is not None
    building, kind = goal.gather.building, goal.gather.token
    places = {building, *(man.id for man in state.inside(building) if man.side == side)}
    return sum(token.kind == kind and token.at in places and token.face_up for token in state.tokens)


def goal_reached(state: State, round_ends: bool = False) -> Outcome | None:
    """The outcome when a goal of the scenario is met now (W90).

    Both sides by the same flick is a draw, or by a house rule a victory of the side whose turn it is.
    round_ends: whether the last cowboy of a round was just played; some goals count only then.
    """
    met = [
        (side, goal)
        for side in SIDES
        for goal in state.scenario.goals
        if goal.side in (None, side) and (goal.when == "always" or round_ends) and _is_met(state, goal, side)
    ]
    if not met:
        return None
    if state.scenario.house.both_at_once == "turn":
        met = [each for each in met if each[0] == state.team] or met
    winners = dict.fromkeys(side for side, _ in met)
    winner, goal = met[0]
    scores = tuple((str(side), _best(state, goal.word, side)) for side in SIDES)
    return Outcome(winner if len(winners) == 1 else None, REASONS[goal.word], scores)


def noon_outcome(state: State) -> Outcome:
    """The outcome when the clock strikes 12:00: the scenario's word, or most hit points, equal is a draw (W90, S1)."""
    said = state.scenario.clock.noon
    if isinstance(said, Noon):
        if said.leaders is not None:
            return _by_leaders(state, said.leaders)
        holders = {each.side for each in state.cowboys if said.holder and state.carries(each.id, said.holder)}
        held = tuple((str(side), int(side in holders)) for side in SIDES)
        winner = next((side for side in SIDES if side in holders), None)
        return Outcome(winner if len(holders) == 1 else None, "noon-holder", held)
    points = tuple((str(side), hit_points(state, side)) for side in SIDES)
    if said == "most-hit-points":
        return Outcome(_most(points), "noon", points)
    return Outcome(None if said == "draw" else said, "noon-side", points)


def noon_duel(state: State, ground: Ground) -> Duel | None:
    """The duel of the leaders at 12:00 when the scenario wants it and they are equal, else None (S10, W76).

    The leader of the side with the initiative is the one who shoots first: the other one attacks.
    """
    said = state.scenario.clock.noon
    if not isinstance(said, Noon) or said.leaders is None or said.tie != "duel":
        return None
    if _by_leaders(state, said.leaders).winner is not None:
        return None
    mine, other = (state.cowboy(leader) for leader in said.leaders)
    if not (mine.on_table and other.on_table):
        return None
    attacker, defender = (other, mine) if mine.side == state.cowboy(state.initiative).side else (mine, other)
    return Duel(attacker.id, defender.id, "", defender.id, face_to_face(state, attacker.id, defender.id, ground))


def end_match(state: State, outcome: Outcome) -> tuple[State, tuple[Event, ...]]:
    """The state in which the match is over: nothing is asked any more."""
    over = msgspec.structs.replace(
        state, phase="over", active="", actions_left=0, outcome=outcome, fired=(), entering="", drawn="", duel=None
    )
    return over, (MatchEnded(outcome),)


def _is_met(state: State, goal: Goal, side: Side) -> bool:
    done, wanted = progress(state, goal, side)
    return done >= wanted


def _has_escaped(state: State, goal: Goal, side: Side) -> bool:
    assert goal.escape is not None
    if goal.escape.token is None:
        return any(state.cowboy(figure).posture == "safe" for figure in goal.escape.who)
    return any(
        each.posture == "safe" and each.side == side and state.carries(each.id, goal.escape.token)
        for each in state.cowboys
    )


def _best(state: State, word: str, side: Side) -> int:
    """How far a side is with those of its goals that have this word; 0 when it has none."""
    goals = (goal for goal in state.scenario.goals if goal.word == word and goal.side in (None, side))
    return max((progress(state, goal, side)[0] for goal in goals), default=0)


def _by_leaders(state: State, leaders: tuple[str, str]) -> Outcome:
    points = dict.fromkeys(map(str, SIDES), 0) | {
        str(state.cowboy(leader).side): state.cowboy(leader).hit_points for leader in leaders
    }
    counted = tuple(points.items())
    return Outcome(_most(counted), "noon-leader", counted)


def _most(points: tuple[tuple[str, int], ...]) -> str | None:
    (first, ours), (second, theirs) = points
    if ours == theirs:
        return None
    return first if ours > theirs else second
