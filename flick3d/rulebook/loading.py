"""Reads the rulebooks that come with the game.

FlickError
    RulebookError    a rulebook that cannot be used: one line with the file and the path of the fault
"""

from __future__ import annotations

from typing import Any

import msgspec
import yaml

from flick3d.resources import shipped_text
from flick3d.rulebook.book import Book
from flick3d.rules.errors import FlickError

GAMES = ("western", "faith")
"""The names of the games that have a rulebook."""


class RulebookError(FlickError):
    """A rulebook that cannot be used."""


def read_book(text: str, name: str) -> Book:
    """The rulebook of a YAML text; raises RulebookError with `name` and the path of the fault."""
    try:
        content: Any = yaml.safe_load(text)
        return msgspec.convert(content, Book)
    except yaml.YAMLError as error:
        raise RulebookError(f"{name}: {' '.join(str(error).split())}") from error
    except msgspec.ValidationError as error:
        raise RulebookError(f"{name}: {error}") from error


def load_book(game: str) -> Book:
    """The rulebook of a game by the game's name, such as `western`. Raises RulebookError."""
    if game not in GAMES:
        raise RulebookError(f"there is no rulebook of '{game}'; there is one of each of: {', '.join(GAMES)}")
    name = f"{game}.yaml"
    return read_book(shipped_text(__package__, name), name)
