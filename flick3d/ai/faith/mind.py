"""The mind that plays Flick of Faith: ideas for every prompt, and what a state is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from flick3d.ai.faith.arranging import heart_ideas, raise_ideas, temple_ideas
from flick3d.ai.faith.councils import god_ideas, templar_ideas, verdict_ideas, vote_ideas
from flick3d.ai.faith.flicking import flick_ideas, race_ideas
from flick3d.ai.faith.imagining import imagined
from flick3d.ai.faith.judge import Judge, value
from flick3d.ai.ideas import Idea
from flick3d.ai.levels import Level
from flick3d.games.faith.game import Faith
from flick3d.games.faith.state import State
from flick3d.rules.game import Game, Ground
from flick3d.rules.prompts import Prompt

THINKERS: Mapping[str, Callable[[Judge, Prompt], tuple[Idea, ...]]] = {
    "gods": god_ideas,
    "race": race_ideas,
    "vote": vote_ideas,
    "verdict": verdict_ideas,
    "templars": templar_ideas,
    "mission": flick_ideas,
    "second": flick_ideas,
    "stuck": flick_ideas,
    "temples": temple_ideas,
    "raise": raise_ideas,
    "heart": heart_ideas,
}
"""Who has ideas for a kind of prompt."""


class FaithMind:
    """The mind of a computer player of Flick of Faith; see `ai.mind.Mind`."""

    def __init__(self) -> None:
        self.game: Game[Any] = Faith()

    def imagine(self, seen: State, player: str, chance: Random) -> State:
        """A whole state that fits what the player sees."""
        return imagined(seen, player, chance)

    def ideas(self, seen: State, prompt: Prompt, ground: Ground, level: Level) -> tuple[Idea, ...]:
        """What could be done now."""
        return THINKERS[prompt.kind](Judge(seen, prompt.player, ground, level), prompt)

    def value(self, state: State, player: str, ground: Ground, level: Level) -> float:
        """How good a state is for a player, VP."""
        return value(state, player, ground, level)
