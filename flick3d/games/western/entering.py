"""Entering: a duel with an enemy inside, or a place on one of the two blocks (W40, W44, W75)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.dueling import begin_duel
from flick3d.games.western.houses import enemies_inside, free_blocks, take_block
from flick3d.games.western.scenario import BLOCKS, Block
from flick3d.games.western.state import State
from flick3d.games.western.turns import carry_on
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.refusal import Refusal


def come_in(state: State, house: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The disc is in: a duel with an enemy inside (W75), or a place on a free block (W40); a single choice is made."""
    state = msgspec.structs.replace(state, entering=house)
    enemies = enemies_inside(state, house, state.cowboy(state.active).side)
    if len(enemies) == 1:
        return begin_duel(state, enemies[0].id, ground)
    if enemies:
        return msgspec.structs.replace(state, phase="challenge"), ()
    free = free_blocks(state, house, ground)
    if len(free) == 1:
        return stand(state, BLOCKS[free[0]], ground)
    return msgspec.structs.replace(state, phase="block"), ()


def stand(state: State, block: Block, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The active cowboy stands on a block of the house that he entered (W40)."""
    house = state.entering
    state = msgspec.structs.replace(state, entering="")
    state, events = take_block(state, state.active, house, BLOCKS.index(block), ground)
    state, following = carry_on(state, ground)
    return state, events + following


def stand_refusal(state: State, block: Block, ground: Ground) -> Refusal | None:
    """Why the active cowboy cannot stand on this block, or None (W44)."""
    free = free_blocks(state, state.entering, ground)
    return None if BLOCKS.index(block) in free else Refusal("block-taken", "W44", block)


def challenge_refusal(state: State, defender: str) -> Refusal | None:
    """Why this man is no defender of the house that was entered, or None (W75)."""
    enemies = enemies_inside(state, state.entering, state.cowboy(state.active).side)
    return None if any(enemy.id == defender for enemy in enemies) else Refusal("no-such-defender", "W75", defender)
