"""Which matches are kept in a folder: what their files say in the first and the last line, without reading the rest."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from flick3d.match.record import FORMAT, SUFFIX, VERSION, Header
from flick3d.rules.game import Seat

ENDED = "MatchEnded"
"""The event that ends a match, in every game."""
TAIL = 1 << 16
"""Bytes that are read from a file's end at first; a last line that is longer is looked for in larger pieces."""


@dataclass(frozen=True)
class Kept:
    """One kept match.

    title: its scenario's. scenario: that one's name. when: the last time that something happened in it. actions: how
    many were played. is_over: whether it has ended; winner: who won it then, a player or a team, or None for nobody.
    """

    path: Path
    game: str
    title: str
    scenario: str
    seats: tuple[Seat, ...]
    kinds: dict[str, str]
    when: datetime
    actions: int
    is_over: bool
    winner: str | None


@dataclass(frozen=True)
class Damaged:
    """A file that cannot be read as a match, and why."""

    path: Path
    when: datetime
    reason: str


class _Last(msgspec.Struct):
    """What is asked of a line."""

    line: str
    n: int
    events: tuple[dict[str, Any], ...] = ()


def kept_matches(folder: Path) -> tuple[Kept | Damaged, ...]:
    """All record files of a folder, the newest first; none where there is no such folder. Raises nothing."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return ()
    found = [each for each in map(kept_match, paths) if each is not None]
    return tuple(sorted(found, key=lambda each: (each.when, each.path.name), reverse=True))


def newest_unfinished(*folders: Path) -> Kept | None:
    """The match of these folders that was played last among those that have not ended."""
    matches = (each for folder in folders for each in kept_matches(folder))
    open_ones = [each for each in matches if isinstance(each, Kept) and not each.is_over and each.actions]
    return max(open_ones, key=lambda each: each.when, default=None)


def kept_match(path: Path) -> Kept | Damaged | None:
    """What one file says; None for one that is gone, or empty as a match that is just beginning. Raises nothing."""
    when = datetime.fromtimestamp(0)
    try:
        with path.open("rb") as file:
            told = os.fstat(file.fileno())
            when = datetime.fromtimestamp(told.st_mtime)
            if not told.st_size:
                return None
            first = file.readline()
            header = msgspec.json.decode(first, type=Header)
            last = _last_line(file, len(first), told.st_size)
    except FileNotFoundError:
        return None
    except OSError as error:
        return Damaged(path, when, error.strerror or str(error))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return Damaged(path, when, "it is no record of a match, or is damaged")
    if header.format != FORMAT or header.version != VERSION:
        return Damaged(path, when, f"it was written by flick3d {header.flick3d}, in another form")
    ended = next((event for event in last.events if event.get("event") == ENDED), None) if last else None
    return Kept(
        path=path,
        game=header.game,
        title=str(header.scenario.get("title", header.name)),
        scenario=header.name,
        seats=header.seats,
        kinds=dict(header.kinds),
        when=when,
        actions=0 if last is None else last.n - (last.line == "undo"),
        is_over=ended is not None,
        winner=None if ended is None else ended.get("outcome", {}).get("winner"),
    )


def _last_line(file: BinaryIO, first: int, size: int) -> _Last | None:
    """The last whole line after the header, which has `first` bytes; None where there is none.

    Raises DecodeError and OSError.
    """
    read = TAIL
    while True:
        start = max(first, size - read)
        file.seek(start)
        # What comes after the last line's end was cut off while it was written.
        whole, end, _ = file.read(size - start).rpartition(b"\n")
        before = whole.rfind(b"\n")
        if end and (before >= 0 or start == first):
            return msgspec.json.decode(whole[before + 1 :], type=_Last)
        if start == first:
            return None
        read *= 8
