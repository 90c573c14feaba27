"""Reads the figures of Laws and gods from their data files."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import yaml

from flick3d.games.faith.gods import Pantheon
from flick3d.games.faith.laws import Law, LawName
from flick3d.resources import shipped_text
from flick3d.rules.errors import FlickError

LAWS = "laws.yaml"
GODS = "gods.yaml"

Data = TypeVar("Data")


class FiguresError(FlickError):
    """Figures that cannot be used: one line with the file and the path of the fault."""


class Book(msgspec.Struct, frozen=True):
    """The figures of a match: every Law by its name, and all God cards and gods."""

    laws: dict[LawName, Law]
    pantheon: Pantheon


def read(text: str, kind: type[Data], name: str) -> Data:
    """The data of a YAML text; raises FiguresError with `name` and the path of the fault."""
    try:
        content: Any = yaml.safe_load(text)
        return msgspec.convert(content, kind)
    except yaml.YAMLError as error:
        raise FiguresError(f"{name}: {' '.join(str(error).split())}") from error
    except msgspec.ValidationError as error:
        raise FiguresError(f"{name}: {error}") from error


def load() -> Book:
    """The figures that come with the game; raises FiguresError."""
    texts = {name: shipped_text(__package__, name) for name in (LAWS, GODS)}
    return Book(read(texts[LAWS], dict[LawName, Law], LAWS), read(texts[GODS], Pantheon, GODS))
