"""Which game has which spotter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flick3d.view.faith.spotting import FaithSpotter
from flick3d.view.spotting import Spotter
from flick3d.view.western.spotting import WesternSpotter

SPOTTERS: Mapping[str, Callable[[], Spotter]] = {"western": WesternSpotter, "faith": FaithSpotter}
"""By the game's name."""


def spotter_of(game: str) -> Spotter:
    """A spotter of this game. Raises KeyError for a game that has none."""
    return SPOTTERS[game]()
