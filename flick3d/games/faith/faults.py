"""Invariants of a match: what must hold in every reachable state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from flick3d.games.faith.components import APE, PROPHETS_EACH, TEMPLARS_EACH, TEMPLES_EACH, Kind, discs_of
from flick3d.games.faith.state import State
from flick3d.games.faith.table import HAND

OF_KIND: dict[Kind, int] = {"prophet": PROPHETS_EACH, "templar": TEMPLARS_EACH, "temple": TEMPLES_EACH}


def faults(state: State) -> Iterator[str]:
    """Broken invariants in plain words; nothing for every reachable state."""
    yield from _faults_of_table(state)
    yield from _faults_of_components(state)
    if (state.outcome is None) == (state.phase == "over"):
        yield f"the match is in phase {state.phase} with the outcome {state.outcome}"
    if state.phase != "over" and state.active not in state.players:
        yield f"{state.active!r} acts and is no player"
    if min(state.scores) < 0:
        yield f"somebody has less than no VP: {state.scores}"
    if len(set(state.laws)) != len(state.laws) or set(state.laws) & set(state.deck):
        yield f"a Law is doubled: {state.laws} are active, {state.deck} in the deck"


def _faults_of_table(state: State) -> Iterator[str]:
    on_table = [placed.piece for placed in state.layout]
    should = [each.id for each in state.components if each.place == "map"]
    should += [HAND] if state.hand is not None else []
    if sorted(on_table) != sorted(should):
        yield f"on the table are {sorted(on_table)}, there should be {sorted(should)}"
    yield from (f"{placed.piece} is nowhere" for placed in state.layout if not placed.pose.is_finite)
    fixed = [placed.piece for placed in state.layout if placed.fixed and placed.piece != HAND]
    if fixed != ([state.powers.fastened] if state.powers.fastened in state.layout else []):
        yield f"{fixed} cannot be moved, Tyr has fastened {state.powers.fastened!r}"


def _faults_of_components(state: State) -> Iterator[str]:
    names = [each.id for each in state.components]
    if len(set(names)) != len(names):
        yield "a component is doubled"
    for player in state.players:
        kinds = Counter(each.kind for each in state.components if each.owner == player)
        yield from (f"{player} has {kinds[kind]} {kind}s" for kind, number in OF_KIND.items() if kinds[kind] != number)
        if discs_of(state.components, player) > PROPHETS_EACH:
            yield f"{player} has {discs_of(state.components, player)} discs in the game"
    for each in state.components:
        allowed = ("supply", "map") if each.kind == "temple" else ("hand", "map", "pool", "out", "box")
        if each.place not in (("map", "box") if each.id == APE else allowed):
            yield f"{each.id} is in {each.place}"
