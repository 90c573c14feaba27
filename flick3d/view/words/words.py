"""The words that every window needs: hints, titles, cards and refusals, from the tables of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from flick3d.rules.outcome import Outcome
from flick3d.rules.refusal import Refusal
from flick3d.translating import Translate, untranslated
from flick3d.view.words import common
from flick3d.view.words.speech import Speech


class CommonWords(Speech):
    """Sentences in one language; a game derives its own words from these, with its own tables and names."""

    hints: ClassVar[Mapping[str, str]] = common.HINTS
    titles: ClassVar[Mapping[str, str]] = common.TITLES
    refusals: ClassVar[Mapping[str, str]] = common.REFUSALS
    announcements: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Title and text of cards that say who plays, by code."""

    def __init__(self, translate: Translate = untranslated) -> None:
        super().__init__(translate)
        self.with_keys: Callable[[str], str] = _as_it_is
        """A sentence with the player's own keys where it names usual ones; see `ShownKeys.told`."""

    def piece(self, piece: str) -> str:
        """A piece's name inside a sentence."""
        return self._translate(piece)

    def team(self, team: str) -> str:
        """The name of a team, or of a player who plays alone."""
        return self._translate(team)

    def about(self, about: str) -> str:
        """What a refusal is about, inside a sentence."""
        return self.piece(about)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done. Raises KeyError for a reason that has no words."""
        template = self.refusals.get(f"{refusal.reason}:{refusal.about}") or self.refusals[refusal.reason]
        return self.fill(template, {"about": self.about(refusal.about)})

    def hint(self, code: str, piece: str = "", **fields: str | int) -> str:
        """A line of `hints`, with a piece's id or other fields. Raises KeyError when there is none."""
        return self.with_keys(self.fill(self.hints[code], fields | {"piece": self.piece(piece)}))

    def title(self, code: str, piece: str = "", **fields: str | int) -> str:
        """Words on a board or a button, of `titles`, as they are written there. Raises KeyError."""
        spoken = self.piece(piece)
        return self.filled(self.titles[code], {"piece": spoken[:1].upper() + spoken[1:], **fields})

    def seated(self, name: str, kind: str) -> str:
        """A player with the kind of player that it is; people have only their names, and others may have none."""
        level = self.title(f"seat:{kind}")
        if kind == "person":
            return name or level
        return f"{name} ({level})" if name else level

    def announcement(self, code: str, **fields: str) -> tuple[str, str]:
        """Title and text of a card of `announcements`. Raises KeyError."""
        title, text = self.announcements[code]
        return self.fill(title, fields), self.filled(text, fields)

    def result_title(self, outcome: Outcome) -> str:
        """The headline of the end."""
        if outcome.winner is None:
            return self.fill(common.RESULT_TITLES["draw"], {})
        return self.fill(common.RESULT_TITLES["win"], {"winner": self.team(outcome.winner)})


def _as_it_is(text: str) -> str:
    return text
