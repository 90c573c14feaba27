"""A computer player: a mind, a level and a hand, answering prompts."""

from __future__ import annotations

from random import Random
from typing import Any

from flick3d.ai.choosing import choose
from flick3d.ai.hand import flicked
from flick3d.ai.levels import Level
from flick3d.ai.mind import Mind
from flick3d.physics.table import Table
from flick3d.rules.chance import stream
from flick3d.rules.deciding import Decision


class ComputerPlayer:
    """One seat's computer player. Everything that it does depends on what it sees, its seed and the step's number."""

    def __init__(self, mind: Mind, table: Table, level: Level, name: str, seed: int) -> None:
        """name: of the seat. seed: of the player's own chance (hand, lapses); it says nothing about the match."""
        self._mind = mind
        self._table = table
        self._level = level
        self._name = name
        self._seed = seed

    def decide(self, seen: Any, number: int) -> Decision:
        """The answer to the prompt of a state as the player sees it, see `Decider`."""
        prompt = self._mind.game.prompt(seen, self._table)
        if prompt is None:
            raise ValueError("nothing is asked")
        chance = self._chance("thought", number)
        idea = choose(self._mind, seen, prompt, self._table, self._level, self._name, chance)[0]
        if idea.flick is None:
            return Decision(idea.text, idea.goal, idea.piece, idea.place)
        made = flicked(idea.flick, self._level, self._chance("hand", number))
        return Decision(made.text, idea.goal, idea.piece, idea.place)

    def _chance(self, use: str, number: int) -> Random:
        """A stream for one use in one step."""
        return stream(self._seed, "computer", use, self._name, number)
