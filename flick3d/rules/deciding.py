"""Who answers prompts: a person, chance, or a computer player."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

import msgspec

from flick3d.rules.game import Game, Ground
from flick3d.rules.outline import Point
from flick3d.rules.random_player import random_action


class Decision(msgspec.Struct, frozen=True):
    """An answer to a prompt.

    text: the action's text form, as it is played. goal: a code for what it is good for, or "". piece, place: what it
    aims at: a piece's id or "", and a place on the table, cm, or None.
    """

    text: str
    goal: str = ""
    piece: str = ""
    place: Point | None = None


class Decider(Protocol):
    """One player who answers prompts."""

    def decide(self, seen: Any, number: int) -> Decision:
        """The answer to the prompt of a state as the player sees it (`Game.seen_by`).

        number: how many actions were played before; with the state it fixes all chance of the answer. Raises ValueError
        when nothing is asked.
        """
        ...


class RandomPlayer:
    """Answers any prompt by chance."""

    def __init__(self, game: Game[Any], ground: Ground, chance: Random) -> None:
        self._game = game
        self._ground = ground
        self._chance = chance

    def decide(self, seen: Any, number: int) -> Decision:  # noqa: ARG002
        """Any legal action."""
        prompt = self._game.prompt(seen, self._ground)
        if prompt is None:
            raise ValueError("nothing is asked")
        return Decision(random_action(prompt, self._chance))
