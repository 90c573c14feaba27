"""Shows of all scenarios that come with the game."""

from __future__ import annotations

from collections.abc import Iterator

from flick3d.games import all_games
from flick3d.scenario.library import listing
from flick3d.view.show.playlist import Entry, playlist


def shipped_shows(seed: int) -> Iterator[Entry]:
    """Shows without end, both games in turn; the player's own scenarios are left out."""
    found: dict[str, list[str]] = {name: [] for name in all_games()}
    for listed in listing(all_games()):
        if listed.loaded is not None and not listed.entry.own:
            found[listed.loaded.game.name].append(listed.entry.name)
    return playlist(found, seed)
