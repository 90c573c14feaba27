"""Why something did not happen, for the hint line."""

from __future__ import annotations

from flick3d.match.record import RecordError
from flick3d.rulebook.refusing import rules_behind
from flick3d.rules.errors import FlickError, RefusedError
from flick3d.rules.refusal import Refusal
from flick3d.view.lessons.wording import SAID
from flick3d.view.screens.note import Note
from flick3d.view.words import CommonWords


def why_not(words: CommonWords, error: FlickError) -> str:
    """An error for the hint line, which has no room for a file's whole name."""
    if isinstance(error, RefusedError):
        return words.refusal(error.refusal)
    text = error.reason if isinstance(error, RecordError) else str(error)
    return text[:1].upper() + text[1:]


def explain(note: Note, words: CommonWords, game: str, why: Refusal | FlickError) -> None:
    """Say why something is refused, with the rule behind it, or what went wrong. game: its name."""
    if isinstance(why, RefusedError):
        why = why.refusal
    if isinstance(why, FlickError):
        note.say(why_not(words, why), warns=True)
        return
    rule = rules_behind(game, why)[0]
    note.say(words.filled(SAID["refused"], {"text": words.refusal(why), "rule": rule}), warns=True, rule=rule)
