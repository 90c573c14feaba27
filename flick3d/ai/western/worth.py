"""Worth: what men, their hit points and what they carry are worth to a side, and what a hit on each would change."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.western.ending import goal_reached
from flick3d.games.western.state import Cowboy, State, other_side
from flick3d.games.western.vocabulary import Elimination, Noon, Side

ALIVE = 1.2
"""What a living man is worth beside his hit points: he acts."""

PISTOLS = {"colt": 0.7, "winchester": 0.6}
"""What a token in a slot is worth for every round that is still to come: it is used in each of them."""

DYNAMITE = 0.6
"""What a stick in a slot is worth."""

HUNTED = 16.0
"""What the enemies' elimination is worth that is as good as done."""

DECISIVE = 24.0
"""What a hit is worth beside all else that ends the match."""

NOON = 3.0
"""What it is worth to be ahead when the clock strikes twelve."""


def men_worth(state: State, side: Side) -> float:
    """Hit points, lives and tools of a side."""
    whole = 0.0
    for man in state.living(side):
        whole += man.hit_points + ALIVE
        whole += sum(tool_worth(state, token.kind) for token in state.tokens_at(man.id))
        if state.carries(man.id, "colt") > 1:
            # Three pistols fire no more than two (W58).
            whole -= tool_worth(state, "colt")
    return whole


def tool_worth(state: State, kind: str) -> float:
    """What a token of a kind is worth in a slot; 0 for what shoots nobody."""
    return DYNAMITE if kind == "dynamite" else PISTOLS.get(kind, 0.0) * max(1, 12 - state.hour)


def hunting_worth(state: State, side: Side) -> float:
    """How far a side is with eliminating enemies: by the hits that are still needed, each goal for itself."""
    whole = 0.0
    for goal in state.scenario.goals:
        if goal.eliminate is None or goal.side not in (None, side):
            continue
        if isinstance(goal.eliminate, int):
            prey, count = list(state.of_side(other_side(side))), goal.eliminate
        else:
            prey, count = [state.cowboy(figure) for figure in goal.eliminate.who], goal.eliminate.count
            prey = [man for man in prey if man.posture != "safe"]
        if len(prey) < count:
            continue
        needed = sum(sorted(left(man) for man in prey)[:count])
        at_first = sum(sorted(max(1, man.most_hit_points) for man in prey)[:count])
        share = 1.0 - needed / max(needed, at_first)
        whole += HUNTED * share**1.3
    return whole


def noon_worth(state: State, side: Side) -> float:
    """How it looks for a side at 12:00, the more the later it is."""
    clock = state.scenario.clock
    late = min(1.0, (state.hour - clock.start + 1) / max(1, 12 - clock.start))
    if isinstance(clock.noon, Noon):
        if clock.noon.holder is not None:
            holders = {man.side for man in state.cowboys if man.on_table and state.carries(man.id, clock.noon.holder)}
            ours, theirs = side in holders, other_side(side) in holders
            return (2.0 + 6.0 * late) * (ours - theirs)
        assert clock.noon.leaders is not None
        points = {state.cowboy(leader).side: left(state.cowboy(leader)) for leader in clock.noon.leaders}
        return NOON * late * math.tanh(0.8 * (points[side] - points[other_side(side)]))
    if clock.noon != "most-hit-points":
        return 0.0
    ahead = sum(left(man) for man in state.of_side(side)) - sum(left(man) for man in state.of_side(other_side(side)))
    return NOON * late * math.tanh(0.5 * ahead)


def standing_worth(state: State, side: Side) -> float:
    """Men, hunt and noon: everything that a side has, less what the enemies have, without places on the table."""
    enemies = other_side(side)
    return (
        men_worth(state, side)
        - men_worth(state, enemies)
        + hunting_worth(state, side)
        - hunting_worth(state, enemies)
        + noon_worth(state, side)
    )


def hit_worth(state: State, man: Cowboy, side: Side) -> float:
    """What a hit on this man would be worth to a side; below 0 for one of its own men."""
    after = state.with_cowboy(after_hit(man))
    change = standing_worth(after, side) - standing_worth(state, side)
    outcome = goal_reached(after)
    if outcome is not None and outcome.winner is not None:
        change += DECISIVE if outcome.winner == side else -DECISIVE
    return change + (burden(state, man) if man.side not in (side, "neutral") else -burden(state, man))


def after_hit(man: Cowboy) -> Cowboy:
    """The man with one hit point less."""
    points = max(0, man.hit_points - 1)
    return msgspec.structs.replace(man, hit_points=points, posture="fallen" if points else "dead")


def left(man: Cowboy) -> int:
    """Hit points that a man has left; none when he is dead."""
    return 0 if man.posture == "dead" else man.hit_points


def burden(state: State, man: Cowboy) -> float:
    """What it is worth beside his life to weaken a man on whom a goal of his side depends; 0 for others."""
    for goal in state.scenario.goals:
        if goal.side not in (None, man.side):
            continue
        named = goal.reach.who if goal.reach else goal.escape.who if goal.escape else ()
        token = goal.gather.token if goal.gather else goal.escape.token if goal.escape else None
        if man.id in named or (token is not None and state.carries(man.id, token)):
            return 1.2
    return 0.0


def precious(state: State, man: Cowboy) -> bool:
    """Whether a goal of his side depends on a man, or the enemies have one that names him, as a leader (S10)."""
    hunted = (
        goal.eliminate.who
        for goal in state.scenario.goals
        if isinstance(goal.eliminate, Elimination) and goal.side != man.side
    )
    return burden(state, man) > 0.0 or any(man.id in who for who in hunted)
