"""Small towns for a computer player to think about, on the real table."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from flick3d.ai.choosing import choose, outcome
from flick3d.ai.hand import flicked
from flick3d.ai.ideas import Idea
from flick3d.ai.levels import LEVELS, LevelName
from flick3d.ai.western.mind import WesternMind
from flick3d.physics.table import Table
from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller


def ideas(mind: WesternMind, table: Table, controller: Controller, level: LevelName = "hard") -> tuple[Idea, ...]:
    """What the mind thinks of, the best by geometry first."""
    assert controller.prompt is not None
    seen = mind.game.seen_by(controller.state, controller.prompt.player)
    found = mind.ideas(seen, controller.prompt, table, LEVELS[level])
    return tuple(sorted(found, key=lambda idea: -idea.worth))


def chosen(mind: WesternMind, table: Table, controller: Controller, level: LevelName = "hard", seed: int = 1) -> Idea:
    """What a computer player of this level chooses."""
    prompt = controller.prompt
    assert prompt is not None
    seen = mind.game.seen_by(controller.state, prompt.player)
    return choose(mind, seen, prompt, table, LEVELS[level], prompt.player, stream(seed, "test"))[0]


def played(mind: WesternMind, table: Table, controller: Controller, idea: Idea, level: LevelName = "hard") -> Any:
    """The state after the idea, with the hand of the level."""
    assert idea.flick is not None
    return outcome(mind, controller.state, flicked(idea.flick, LEVELS[level], Random(1)), table)


def changed(controller: Controller, state: Any = None, **changes: Any) -> Controller:
    """The match in another state, or in its own with these changes."""
    base = controller.state if state is None else state
    return type(controller)(controller.game, controller.ground, msgspec.structs.replace(base, **changes))
