"""Names of things of the Western game, as they stand inside a sentence or on a board."""

from __future__ import annotations

from collections.abc import Sequence

from flick3d.view.western.words.names import (
    ANY_OF_SIDE,
    EXIT_NAMES,
    PIECE_NAMES,
    SIDE_WORDS,
    SIGN_NAMES,
    TEAM_NAMES,
    TOKEN_COUNTS,
    TOKEN_NAMES,
    TOKEN_TITLES,
    TOKEN_USES,
    WAYS,
    name_key,
)
from flick3d.view.words import CommonWords
from flick3d.view.words.names import BOTH


class WesternSpeech(CommonWords):
    """Names in one language."""

    def piece(self, piece: str) -> str:
        """A piece's name inside a sentence: `lawman-2` is "Lawman 2", `saloon` "the Saloon"."""
        key, rest = name_key(piece)
        if not key:
            return rest
        owner = self.piece(rest) if key == "hat" else ""
        return self._translate(PIECE_NAMES[key]).format(number=rest, owner=owner)

    def pieces(self, pieces: Sequence[str], template: str = BOTH) -> str:
        """Several names: "Lawman 1, Lawman 2 and the woman"; the template joins the last two."""
        return self.listed([self.piece(piece) for piece in pieces], template)

    def sign(self, building: str) -> str:
        """What is written on a house's small sign: `town-hall` is "Town Hall"."""
        return self._translate(SIGN_NAMES.get(building, building))

    def team(self, team: str) -> str:
        """A side's name: `lawmen` is "Lawmen"."""
        return self._translate(TEAM_NAMES.get(team, team))

    def player(self, name: str) -> str:
        """A player as they are called; who has no name of their own goes by the side's, in this language."""
        return self._translate(name) if name in TEAM_NAMES.values() else name

    def is_nameless(self, name: str, side: str) -> bool:
        """Whether a player has no name but the side's."""
        return name in (TEAM_NAMES.get(side, side), self.team(side))

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

    def exit(self, name: str) -> str:
        """A marked exit inside a sentence: `north` is "the north exit", `east-gate` "the east gate"."""
        spoken = name.replace("-", " ")
        own = any(word in spoken for word in WAYS)
        return self._translate(EXIT_NAMES[0 if own else 1]).format(name=self._translate(spoken))
