"""In which direction aiming starts: at the nearest City that is worth a Temple, or at the Navel. Pure."""

from __future__ import annotations

import math
from collections.abc import Mapping

from flick3d.games.faith.influence import ISLANDS, dominator, present
from flick3d.games.faith.mission import standings
from flick3d.games.faith.places import Whereabouts
from flick3d.games.faith.powers import tie_winner
from flick3d.games.faith.state import State
from flick3d.rules.outline import Point
from flick3d.rules.prompts import Prompt

NAVEL_IS_WORTH = 2
"""On so many Islands one must be present for the Navel to be aimed at first: it brings one point more than that."""


def start_directions(state: State, prompt: Prompt | None, found: Mapping[str, Whereabouts]) -> tuple[float, ...]:
    """For every flick of the prompt the direction in degrees; empty without a prompt.

    found: where every component on the Map is.
    """
    if prompt is None:
        return ()
    return tuple(direction(offer.at, target(state, prompt.player, offer.at, found)) for offer in prompt.flicks)


def target(state: State, player: str, at: Point, found: Mapping[str, Whereabouts]) -> Point:
    """What a player would aim at from a point: the Navel in a race and where it brings much, else a City."""
    navel = state.map.navel.at
    if state.phase == "race":
        return navel
    here = standings(state.components, found, tie_winner(state))
    if len(present(here, player)) >= NAVEL_IS_WORTH:
        return navel
    cities = [state.map.island(name).city.at for name in ISLANDS if dominator(here, name) != player]
    return min(cities, key=lambda city: math.dist(at, city), default=navel)


def direction(at: Point, to: Point) -> float:
    """The direction from one point to another, degrees."""
    return math.degrees(math.atan2(to[1] - at[1], to[0] - at[0])) % 360.0
