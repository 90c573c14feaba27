"""Hidden tokens: what may lie face down, and what one of them is likely to be worth."""

from __future__ import annotations

from collections import Counter

from flick3d.ai.western.worth import tool_worth
from flick3d.games.western.state import State


def hidden_kinds(state: State) -> Counter[str]:
    """What lies face down, by kind: the scenario's piles less all their tokens that were seen."""
    dealt: Counter[str] = Counter()
    for pile in state.scenario.piles:
        dealt.update(pile.kinds)
    for group in state.scenario.tokens:
        dealt[group.kind] += group.count
    for cowboy in state.scenario.cowboys:
        dealt.update(cowboy.tokens)
    dealt.subtract(Counter(str(token.kind) for token in state.tokens if token.face_up))
    return +dealt


def hidden_worth(state: State) -> float:
    """What a face-down token is likely to be worth in a slot; 0 when none is left."""
    hidden = hidden_kinds(state)
    whole = sum(hidden.values())
    return sum(tool_worth(state, kind) * count for kind, count in hidden.items()) / whole if whole else 0.0
