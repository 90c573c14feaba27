"""What a game's mind does for a computer player: it has ideas, and it judges states."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from flick3d.ai.ideas import Idea
from flick3d.ai.levels import Level
from flick3d.rules.game import Game, Ground
from flick3d.rules.prompts import Prompt


class Mind(Protocol):
    """One game's mind: an object without state; every answer depends on the question alone.

    `seen` is always a state that was made by `game.seen_by`, or one that was imagined from it.
    """

    game: Game[Any]

    def imagine(self, seen: Any, player: str, chance: Random) -> Any:
        """A whole state that fits what the player sees: hidden cards, face-down tokens and the seed are made up.

        Actions can be applied to it, so that their consequences can be judged.
        """
        ...

    def ideas(self, seen: Any, prompt: Prompt, ground: Ground, level: Level) -> tuple[Idea, ...]:
        """What could be done now; at least one idea for any prompt that the game can ask.

        Cheap: geometry and rules only, no simulated shot; some ten milliseconds. Directions and speeds are what the
        player means; hands are not its business but for the chances that it counts with.
        """
        ...

    def value(self, state: Any, player: str, ground: Ground, level: Level) -> float:
        """How good a state is for a player; higher is better, differences count. 1 is about one point, or hit point.

        A match that the player has won is worth 100, one that is lost -100.
        """
        ...
