"""Value: how good a state is for a side, in hit points."""

from __future__ import annotations

from flick3d.ai.levels import Level
from flick3d.ai.western.chances import within
from flick3d.ai.western.errands import WORTH, handy
from flick3d.ai.western.prospects import prospect
from flick3d.ai.western.sights import Sights
from flick3d.ai.western.sliding import STRONG, window
from flick3d.ai.western.survey import Survey
from flick3d.ai.western.turn import arrived
from flick3d.ai.western.worth import hit_worth, standing_worth
from flick3d.games.western.arms import bullets
from flick3d.games.western.dueling import MOST_SHOTS, begin_duel
from flick3d.games.western.dueling_ground import APART
from flick3d.games.western.ending import goal_reached
from flick3d.games.western.houses import enemies_inside
from flick3d.games.western.state import State, other_side
from flick3d.games.western.vocabulary import Side

DECIDED = 100.0
"""What a match is worth that is won."""

PHASES_OF_TURN = ("act", "face", "second-bullet", "drawn", "block")


def value(survey: Survey, side: Side, level: Level) -> float:
    """How good the state is for a side."""
    state = survey.state
    if state.outcome is not None:
        return 0.0 if state.outcome.winner is None else DECIDED if state.outcome.winner == side else -DECIDED
    if state.phase == "challenge":
        return _before_duel(survey, side, level)
    whole = standing_worth(state, side)
    ours = prospect(survey, side)
    whole += ours.worth(survey) - prospect(survey, other_side(side)).worth(survey)
    sights = Sights(survey, side, level)
    for man in state.living(side):
        if man.id in survey.spots:
            whole += sights.place(man, actions_of(state, man.id))
        if actions_of(state, man.id) > 0:
            whole += handy((each for each in ours.errands if each.man == man.id), survey.house_of(man))
    return whole + (duel_worth(survey, side, level) if state.duel is not None else 0.0)


def _before_duel(survey: Survey, side: Side, level: Level) -> float:
    """What the state is worth when its attacker challenges the man whom he likes best (W75)."""
    state = survey.state
    attacker = state.cowboy(state.active)
    worths = []
    for enemy in enemies_inside(state, state.entering, attacker.side):
        begun, _ = begin_duel(state, enemy.id, survey.ground)
        foreseen = Survey(begun, survey.ground, survey.land, survey.pieces, survey.slide)
        worths.append(value(foreseen, side, level))
    return max(worths) if attacker.side == side else min(worths)


def actions_of(state: State, man: str) -> int:
    """How many actions a man has left in the turn that is played now."""
    return state.actions_left if man == state.active and state.phase in PHASES_OF_TURN else 0


def duel_worth(survey: Survey, side: Side, level: Level) -> float:
    """What the duel that is fought now is worth to a side."""
    state = survey.state
    duel = state.duel
    assert duel is not None
    other = duel.defender if duel.shooter == duel.attacker else duel.attacker
    shots = 2 * MOST_SHOTS - sum(duel.shots)
    wins, loses = duel_chances(state, duel.shooter, other, shots, level)
    shooter_wins = outcome_worth(state, duel.shooter, other, side, bool(duel.building))
    other_wins = outcome_worth(state, other, duel.shooter, side, bool(duel.building))
    whole = wins * shooter_wins + loses * other_wins
    return whole + (wins if duel.shooter == duel.attacker else loses) * _place_won(survey, side)


def _place_won(survey: Survey, side: Side) -> float:
    """What it is worth to a side that the attacker of this duel gets the place in the house (W77)."""
    state, duel = survey.state, survey.state.duel
    assert duel is not None
    man = state.cowboy(duel.attacker)
    if man.side == "neutral" or not duel.building:
        return 0.0
    sign = 1.0 if man.side == side else -1.0
    outcome = goal_reached(arrived(state, man, duel.building))
    if outcome is not None and outcome.winner is not None:
        return sign * DECIDED if outcome.winner == man.side else -sign * DECIDED
    errands = prospect(survey, man.side).errands
    return sign * sum(
        errand.worth - errand.worth_now(survey)
        for errand in errands
        if errand.man == man.id and errand.house == duel.building
    )


def duel_chances(state: State, first: str, second: str, shots: int, level: Level) -> tuple[float, float]:
    """The chances that who shoots first wins, and that the other one does; so many shots are left to both together."""
    hits = [1.0 - (1.0 - duel_hit(level)) ** bullets(state, man) for man in (first, second)]
    chances, still = [0.0, 0.0], 1.0
    for shot in range(shots):
        chances[shot % 2] += still * hits[shot % 2]
        still *= 1.0 - hits[shot % 2]
    return chances[0], chances[1]


def duel_hit(level: Level) -> float:
    """Chance of a hit with one bullet on the duel ground."""
    return within(window(STRONG) / APART * 57.3, max(level.angle_noise, 0.1))


def outcome_worth(state: State, winner: str, loser: str, side: Side, at_house: bool) -> float:
    """What it is worth to a side that this man wins a duel over that one."""
    won = state.cowboy(winner).side
    if not at_house:
        return DECIDED if won == side else -DECIDED
    worth = hit_worth(state, state.cowboy(loser), side)
    for goal in state.scenario.goals:
        if goal.win_duels is not None and goal.side in (None, won):
            worth += WORTH / goal.win_duels * (1.0 if won == side else -1.0)
    return worth
