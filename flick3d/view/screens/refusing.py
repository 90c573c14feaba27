"""Why something did not happen, for the hint line."""

from __future__ import annotations

from flick3d.match.record import RecordError
from flick3d.rules.errors import FlickError, RefusedError
from flick3d.view.words import CommonWords


def why_not(words: CommonWords, error: FlickError) -> str:
    """An error for the hint line, which has no room for a file's whole name."""
    if isinstance(error, RefusedError):
        return words.refusal(error.refusal)
    text = error.reason if isinstance(error, RecordError) else str(error)
    return text[:1].upper() + text[1:]
