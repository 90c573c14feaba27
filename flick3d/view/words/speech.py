"""What all sentences are made with: names of things in one language, and templates that are filled with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flick3d.view.words.names import (
    ANY_OF_SIDE,
    NUMBER_WORDS,
    PIECE_NAMES,
    SIDE_WORDS,
    SIGN_NAMES,
    TEAM_NAMES,
    TOKEN_COUNTS,
    TOKEN_NAMES,
    TOKEN_TITLES,
    TOKEN_USES,
    name_key,
)

Translate = Callable[[str], str]


def plain(template: str) -> str:
    """The English template itself."""
    return template


class Speech:
    """Names in one language; `translate` turns an English template or name into that language's."""

    def __init__(self, translate: Translate = plain) -> None:
        self._translate = translate

    def piece(self, piece: str) -> str:
        """A piece's name inside a sentence: `lawman-2` is "Lawman 2", `saloon` "the Saloon"."""
        key, rest = name_key(piece)
        if not key:
            return rest
        owner = self.piece(rest) if key == "hat" else ""
        return self._translate(PIECE_NAMES[key]).format(number=rest, owner=owner)

    def pieces(self, pieces: Sequence[str], template: str = "{first} and {second}") -> str:
        """Several names: "Lawman 1, Lawman 2 and the woman"; the template joins the last two."""
        return self.listed([self.piece(piece) for piece in pieces], template)

    def listed(self, names: Sequence[str], template: str = "{first} and {second}") -> str:
        """Several words with commas; the template joins the last two."""
        if len(names) < 2:
            return "".join(names)
        return self._translate(template).format(first=", ".join(names[:-1]), second=names[-1])

    def sign(self, building: str) -> str:
        """What is written on a house's small sign: `town-hall` is "Town Hall"."""
        return self._translate(SIGN_NAMES.get(building, building))

    def team(self, team: str) -> str:
        """A side's name: `lawmen` is "Lawmen"."""
        return self._translate(TEAM_NAMES.get(team, team))

    def side(self, side: str) -> str:
        """A side inside a sentence: "the lawmen"."""
        return self._translate(SIDE_WORDS.get(side, side))

    def any_of(self, side: str) -> str:
        """Any man of a side: "a lawman"."""
        return self._translate(ANY_OF_SIDE.get(side, side))

    def token(self, kind: str) -> str:
        """A token inside a sentence: "the gold", "a Colt". Raises KeyError for a kind that has no words."""
        return self._translate(TOKEN_NAMES[kind])

    def token_title(self, kind: str, turned: bool = False) -> str:
        """A token as a label of its own: "Colt"; a water token that is turned over is a "Skull". Raises KeyError."""
        return self._translate(TOKEN_TITLES["skull" if turned and kind == "water" else kind])

    def token_use(self, kind: str) -> str:
        """What a token is good for, as a sentence. Raises KeyError for a kind that has no words."""
        return self._translate(TOKEN_USES[kind])

    def tokens(self, kind: str, count: int) -> str:
        """So many tokens: "one Colt", "four gold"; `skull` is a water token turned over. Raises KeyError."""
        one, several = TOKEN_COUNTS[kind]
        return self._translate(one) if count == 1 else self._translate(several).format(count=self.number(count))

    def number(self, count: int) -> str:
        """A small number as a word; a large one in digits."""
        return self._translate(NUMBER_WORDS[count]) if 0 <= count < len(NUMBER_WORDS) else str(count)

    def exit(self, name: str) -> str:
        """A marked exit inside a sentence: `north` is "the north exit", `east-gate` "the east gate"."""
        spoken = name.replace("-", " ")
        own = any(word in spoken for word in ("exit", "gate", "road", "trail", "pass", "bridge"))
        return self._translate("the {name}" if own else "the {name} exit").format(name=self._translate(spoken))

    def fill(self, template: str, fields: Mapping[str, Any]) -> str:
        """The template in this language with its fields, as a sentence that begins with a capital."""
        text = self._translate(template).format(**fields)
        return text[:1].upper() + text[1:]
