"""Invariants of a Western state (W1 to W5, W10, W44, W54, W60, W61): what would be a bug if it were ever broken."""

from __future__ import annotations

from collections.abc import Iterator

from flick3d.games.western.faults_of_pieces import figure_faults, table_faults
from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.setup import start_tokens
from flick3d.games.western.state import GROUND, SLOTS, SPENT, Cowboy, State
from flick3d.games.western.vocabulary import SIDES

NOBODY_PLAYED = ("choose-cowboy", "over")


def faults(state: State) -> tuple[str, ...]:
    """Broken invariants in plain words; empty for every reachable state."""
    return (
        *table_faults(state),
        *(fault for cowboy in state.cowboys for fault in (*_cowboy(state, cowboy), *figure_faults(state, cowboy))),
        *_tokens(state),
        *_turn(state),
        *_duel(state),
    )


def _cowboy(state: State, cowboy: Cowboy) -> Iterator[str]:
    dead = cowboy.posture == "dead"
    if dead != (cowboy.hit_points == 0):
        yield f"{cowboy.id} is {cowboy.posture} with {cowboy.hit_points} hit points"
    if not 0 <= cowboy.hit_points <= cowboy.most_hit_points:
        yield f"{cowboy.id} has {cowboy.hit_points} hit points of {cowboy.most_hit_points}"
    slots = len(state.tokens_at(cowboy.id))
    if slots > SLOTS:
        yield f"{cowboy.id} has {slots} tokens in {SLOTS} slots"
    if slots and dead:
        yield f"{cowboy.id} is dead and carries tokens"
    if cowboy.on:
        if cowboy.posture != "standing":
            yield f"{cowboy.id} is {cowboy.posture} on a block of {cowboy.on}"
        if cowboy.on not in state.layout:
            yield f"{cowboy.id} is on {cowboy.on}, which is not on the table"
        if any(each.on == cowboy.on and each.block == cowboy.block for each in state.cowboys if each != cowboy):
            yield f"{cowboy.id} shares his block of {cowboy.on}"


def _tokens(state: State) -> Iterator[str]:
    """No token is lost or doubled, and each lies where it says (W3, W70)."""
    started = sorted((token.id, token.kind) for token in start_tokens(state.scenario, state.seed))
    if sorted((token.id, token.kind) for token in state.tokens) != started:
        yield "the tokens are not those of the set-up"
    people = {cowboy.id for cowboy in state.cowboys}
    for token in state.tokens:
        placed = state.layout.get(token.id)
        if token.at in people or token.at == SPENT:
            if placed is not None:
                yield f"{token.id} is at {token.at} and on the table"
            if not token.face_up:
                yield f"{token.id} is at {token.at} and face down"
        elif placed is None:
            yield f"{token.id} should lie at {token.at} and is not on the table"
        elif placed.on != ("" if token.at == GROUND else token.at):
            yield f"{token.id} is at {token.at} and lies on {placed.on or 'the ground'}"


def _turn(state: State) -> Iterator[str]:
    ids = [cowboy.id for cowboy in state.cowboys]
    if len(set(ids)) != len(ids):
        yield "a cowboy is doubled"
    holder = state.cowboy(state.initiative)
    if not holder.on_table and any(state.living(side) for side in SIDES) and state.phase != "over":
        yield f"the initiative is held by {holder.id}, who is {holder.posture}"
    if (state.outcome is None) == (state.phase == "over"):
        yield f"the match is in phase {state.phase} with the outcome {state.outcome}"
    if not all(0 <= index < len(state.players(side)) for side, index in zip(SIDES, state.next_player, strict=True)):
        yield f"the next players are {state.next_player}"
    at_noon = state.duel is not None and not state.duel.building
    if state.phase not in NOBODY_PLAYED and not at_noon:
        yield from _active(state, state.cowboy(state.active))
    elif not at_noon and (state.active or state.actions_left):
        yield f"{state.active or 'nobody'} has {state.actions_left} actions in phase {state.phase}"
    if state.phase == "choose-cowboy" and not state.available(state.team):
        yield f"the {state.team} are to play and have nobody available"
    if state.phase != "over" and not state.opened:
        if state.team != holder.side:
            yield f"the {state.team} open the round, the initiative is held by {holder.id}"
        if any(cowboy.hat != hour_colour(state.hour) for cowboy in state.cowboys if cowboy.posture != "safe"):
            yield "a hat is turned before the round is opened"
    if bool(state.drawn) != (state.phase == "drawn"):
        yield f"the drawn token is {state.drawn!r} in phase {state.phase}"
    if bool(state.entering) != (state.phase in ("challenge", "block")):
        yield f"the house that is entered is {state.entering!r} in phase {state.phase}"
    if state.fired and state.phase not in ("second-bullet", "duel"):
        yield f"bullets were fired from {state.fired} in phase {state.phase}"


def _active(state: State, active: Cowboy) -> Iterator[str]:
    if active.side != state.team:
        yield f"{active.id} plays in a turn of the {state.team}"
    if active.posture != "standing":
        yield f"{active.id} plays while he is {active.posture}"
    if active.hat != hour_colour(state.hour):
        yield f"{active.id} plays with his hat turned"
    fewest = 1 if state.phase == "act" else 0
    if not fewest <= state.actions_left <= active.actions:
        yield f"{active.id} has {state.actions_left} actions left in phase {state.phase}"


def _duel(state: State) -> Iterator[str]:
    duel = state.duel
    if (duel is not None) != (state.phase == "duel"):
        yield f"there is {'a' if duel else 'no'} duel in phase {state.phase}"
    if duel is None:
        return
    men = {duel.attacker, duel.defender}
    if {state.cowboy(man).side for man in men} != set(SIDES):
        yield f"{duel.attacker} and {duel.defender} are no enemies"
    if duel.shooter not in men:
        yield f"{duel.shooter} shoots in a duel that is not his"
    if {placement.piece for placement in duel.layout if placement.kind == "cowboy"} != men:
        yield "there are others on the duel ground"
