"""A match whose record cannot be written is told of once, and once more when it is written again."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.view.words import CommonWords


class Unkept:
    """What was told about the record of one screen's match."""

    def __init__(self, words: CommonWords, warn: Callable[[str], None], log: Callable[[str], None]) -> None:
        """warn: says it in the hint line. log: writes it down, as that line goes away by itself."""
        self._words, self._warn, self._log = words, warn, log
        self._told = ""

    def look(self, trouble: str) -> None:
        """A frame. trouble: see `Match.trouble`."""
        if trouble == self._told:
            return
        self._told = trouble
        text = self._words.hint("record:waits", reason=trouble) if trouble else self._words.hint("record:written")
        self._warn(text)
        self._log(text)
