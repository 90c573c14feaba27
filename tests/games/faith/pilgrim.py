"""A test player of Flick of Faith who aims at Cities and the Navel, so that matches see Temples and the Navel."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from flick3d.games.faith.state import State
from flick3d.rules.prompts import Prompt
from flick3d.rules.random_player import random_action

FRICTION = {"cloth": 0.708, "oiled-cloth": 0.354}
"""Of wood on the Map."""
AIMS = 0.8
"""How often he aims; else he plays by chance."""


def pilgrim(seed: int) -> Callable[[Prompt, State], str]:
    """A player with chance of his own: from prompt and state to the text of an action."""
    chance = Random(seed)

    def play(prompt: Prompt, state: State) -> str:
        if not prompt.flicks or chance.random() > AIMS:
            return random_action(prompt, chance)
        offer = chance.choice(prompt.flicks)
        target = chance.choice([*(island.city.at for island in state.map.islands), state.map.navel.at])
        away = math.dist(offer.at, target)
        direction = math.degrees(math.atan2(target[1] - offer.at[1], target[0] - offer.at[0])) + chance.gauss(0.0, 3.0)
        mat = next((law.mat for law in state.active_laws if law.mat), "cloth")
        speed = math.sqrt(2.0 * FRICTION[mat] * 981.0 * away) * chance.gauss(1.0, 0.05)
        return offer.text(direction, speed)

    return play
