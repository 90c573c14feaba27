"""A player of Flick of Faith who wants something: Prophets in Cities and on the Navel, Temples, every power in use.

He misses often enough, so that his matches hold much of what can happen. He is for tests alone and no opponent.
"""

from __future__ import annotations

import math
from random import Random

from flick3d.games.faith.actions import Done, Leave
from flick3d.games.faith.state import State
from flick3d.rules.actions import action_text
from flick3d.rules.prompts import FlickOffer, Prompt
from flick3d.rules.random_player import random_action

STRENGTH = 37.3
"""A disc that shall slide d cm over the cloth starts with this times the root of d, cm/s."""
SPREAD = 1.5
"""cm. Standard deviation of where he aims."""


def devout_action(state: State, prompt: Prompt, chance: Random) -> str:
    """The text of a legal action; mostly a flick at a City or the Navel, or whatever does more than nothing."""
    wanted = [choice for choice in prompt.choices if not isinstance(choice, Done | Leave)]
    if wanted and chance.random() < 0.9:
        return action_text(chance.choice(wanted))
    if prompt.flicks and chance.random() < 0.8:
        return _at_a_holy_place(state, chance.choice(prompt.flicks), chance)
    return random_action(prompt, chance)


def _at_a_holy_place(state: State, offer: FlickOffer, chance: Random) -> str:
    x, y = chance.choice([state.map.navel.at, *(island.city.at for island in state.map.islands)])
    ways = x + chance.gauss(0.0, SPREAD) - offer.at[0], y + chance.gauss(0.0, SPREAD) - offer.at[1]
    direction = math.degrees(math.atan2(ways[1], ways[0]))
    return offer.text(direction, STRENGTH * math.sqrt(math.hypot(*ways)) * chance.uniform(0.95, 1.1))
