"""The games: each is one small object for the controller that `rules` holds."""

from __future__ import annotations

from typing import Any

from flick3d.games.faith.game import Faith
from flick3d.games.western.game import Western
from flick3d.rules.game import Game


def all_games() -> dict[str, Game[Any]]:
    """Every game by its id; scenario files name it in their field `game`."""
    games: tuple[Game[Any], ...] = (Western(), Faith())
    return {game.name: game for game in games}
