"""Positions of Flick of Faith in which a computer player is asked, and what it then thinks."""

from __future__ import annotations

import msgspec

from flick3d.ai.choosing import choose
from flick3d.ai.faith.mind import FaithMind
from flick3d.ai.ideas import Idea
from flick3d.ai.levels import LEVELS, Level
from flick3d.games.faith.components import moved
from flick3d.games.faith.state import State
from flick3d.physics.table import Table
from flick3d.rules.actions import read_action
from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller
from tests.games.faith.matches import altered

STEADY = Level("hard", 0.3, 0.02, shortlist=0, tries=0, lapse=0.0, foresight=True)
"""A sure hand that tries nothing on the table: geometry alone."""
HARD = LEVELS["hard"]


def ideas(controller: Controller, table: Table, level: Level = STEADY) -> tuple[Idea, ...]:
    """All that the active player thinks of, as he sees the state."""
    state: State = controller.state
    mind = FaithMind()
    seen = mind.game.seen_by(state, state.active)
    prompt = mind.game.prompt(seen, table)
    assert prompt is not None
    return mind.ideas(seen, prompt, table, level)


def chosen(controller: Controller, table: Table, level: Level = STEADY, seed: int = 1) -> Idea:
    """What the active player decides for."""
    state: State = controller.state
    mind = FaithMind()
    seen = mind.game.seen_by(state, state.active)
    prompt = mind.game.prompt(seen, table)
    assert prompt is not None
    return choose(mind, seen, prompt, table, level, state.active, stream(seed, "test"))[0]


def flick(controller: Controller, table: Table, level: Level = STEADY) -> Idea:
    """The flick that the active player decides for, from where the disc is put for it."""
    for _ in range(3):
        idea = chosen(controller, table, level)
        if idea.flick is not None:
            return idea
        action = read_action(idea.text, controller.game.actions)
        state, _ = controller.game.apply(controller.state, action, None, table)
        controller = Controller(controller.game, table, state)
    raise AssertionError("no flick")


def refused(controller: Controller, table: Table, level: Level = STEADY) -> list[str]:
    """The ideas that the rules refuse."""
    game = controller.game
    return [
        idea.words
        for idea in ideas(controller, table, level)
        if game.check(controller.state, read_action(idea.words, game.actions), table) is not None
    ]


def in_phase(controller: Controller, phase: str, **changes: object) -> Controller:
    """The match in another phase."""
    return altered(controller, phase=phase, **changes)


def with_unflicked(controller: Controller, **left: int) -> Controller:
    """The match in which these players have only so many unflicked discs; the others are in the Reserve Pool."""
    components = controller.state.components
    for player, number in left.items():
        discs = [each.id for each in components if each.owner == player and each.is_prophet and each.place == "hand"]
        components = moved(components, "pool", discs[number:])
    return altered(controller, components=components)


def value(controller: Controller, table: Table, player: str, level: Level = STEADY) -> float:
    """What the state is worth to a player."""
    return FaithMind().value(controller.state, player, table, level)


def generation(controller: Controller, number: int) -> Controller:
    """The match in this Generation."""
    return Controller(controller.game, controller.ground, msgspec.structs.replace(controller.state, generation=number))
