"""Bookmarks of a record, kept in a small file beside it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from flick3d.files import write_whole
from flick3d.view.screens.timeline import Place

SUFFIX = ".bookmarks.json"
NEAR = 0.05
"""Seconds within one flick that two bookmarks are apart at least."""


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: (step, seconds after the release of its flick), in order."""

    bookmarks: tuple[tuple[int, float], ...] = ()


class Bookmarks:
    """The bookmarks of one record. record: its file; None keeps them for this window only."""

    def __init__(self, record: Path | None) -> None:
        self._file = None if record is None else record.with_name(record.name + SUFFIX)
        self.places: tuple[Place, ...] = self._read()
        """In order."""

    def toggle(self, place: Place) -> bool:
        """Set a bookmark here, or take away the one that is here; whether there is one now.

        Raises FlickError when the file cannot be written; it holds in this window all the same.
        """
        here = next((each for each in self.places if is_near(each, place)), None)
        others = tuple(each for each in self.places if each is not here)
        self.places = others if here is not None else tuple(sorted((*others, place)))
        if self._file is not None:
            kept = _Kept(tuple((each.step, round(each.seconds, 3)) for each in self.places))
            write_whole(self._file, msgspec.json.encode(kept) + b"\n")
        return here is None

    def after(self, place: Place) -> Place | None:
        """The next bookmark behind a place, else the first one of all; None when there is none."""
        behind = (each for each in self.places if each > place and not is_near(each, place))
        return next(behind, self.places[0] if self.places else None)

    def _read(self) -> tuple[Place, ...]:
        """What is kept; a missing or broken file holds nothing."""
        if self._file is None:
            return ()
        try:
            kept = msgspec.json.decode(self._file.read_bytes(), type=_Kept)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return ()
        return tuple(sorted(Place(step, max(0.0, seconds)) for step, seconds in kept.bookmarks if step >= 0))


def is_near(one: Place, other: Place) -> bool:
    """Whether two places are the same to a player."""
    return one.step == other.step and abs(one.seconds - other.seconds) < NEAR
