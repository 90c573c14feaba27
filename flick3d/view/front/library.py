"""What can be chosen at the front of house: scenarios with their pictures, and matches that are kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from flick3d.match.kept import Damaged, Kept, kept_matches, newest_unfinished
from flick3d.resources import user_folder
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.scenario.library import Listed, listing

PICTURES = (".jpg", ".jpeg", ".png")
"""Endings of the picture that may lie beside a scenario's file, under its name."""


class Library:
    """Looks at files when it is asked; nothing is remembered between two questions."""

    def __init__(
        self, games: Mapping[str, Game[Any]], wishes: Callable[[], Mapping[str, Mapping[str, Any]]] | None = None
    ) -> None:
        """wishes: the house rules that the player wishes for all matches, as the settings hold them."""
        self.games, self._wishes = games, wishes

    def wishes(self, game: str) -> Mapping[str, Any]:
        """The house rules of a game that the player wishes for all its matches, by field."""
        return {} if self._wishes is None else self._wishes().get(game, {})

    def scenarios(self) -> tuple[Listed, ...]:
        """All scenarios, also those with faults, in the order of the list."""
        return listing(self.games)

    def unfinished(self) -> tuple[Kept | Damaged, ...]:
        """Saves, and recorded matches that have not ended; the newest first."""
        records = [each for each in kept_matches(user_folder("replays")) if isinstance(each, Kept) and not each.is_over]
        found = [*kept_matches(user_folder("saves")), *records]
        return tuple(sorted(found, key=lambda each: each.when, reverse=True))

    def recorded(self) -> tuple[Kept | Damaged, ...]:
        """All recorded matches, the newest first."""
        return kept_matches(user_folder("replays"))

    def last(self) -> Kept | None:
        """The match to go on with, or None."""
        return newest_unfinished(user_folder("replays"), user_folder("saves"))

    def delete(self, path: Path) -> None:
        """Take a kept match away for ever. Raises FlickError when that is not possible."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise FlickError(f"{path}: cannot be deleted: {error.strerror or error}") from error

    def today(self) -> date:
        """The day that it is."""
        return date.today()


def picture_of(scenario: Path) -> Path | None:
    """The picture beside a scenario's file, or None."""
    return next((file for ending in PICTURES if (file := scenario.with_suffix(ending)).is_file()), None)
