"""Prompts: who decides now, what is legal, and what is not and why.

People, computer players, replays and the fuzzer all answer the same prompt with an action.
"""

from __future__ import annotations

import msgspec

from flick3d.rules.actions import Action
from flick3d.rules.outline import Point
from flick3d.rules.refusal import Refusal


class FlickOffer(msgspec.Struct, frozen=True):
    """One flick that may be made.

    word, fixed: first words of the action's text, such as ("shoot", ("left",)); direction and speed follow them.
    piece, kind: id and kind of the piece that will be flicked; at: its middle (x, y), cm.
    lowest_speed, highest_speed: cm/s, inclusive. arc: (first, last) direction in degrees counter-clockwise, or None
    for all directions.
    """

    word: str
    fixed: tuple[str, ...]
    piece: str
    kind: str
    at: tuple[float, float]
    lowest_speed: float
    highest_speed: float
    arc: tuple[float, float] | None = None

    def text(self, direction: float, speed: float) -> str:
        """Text form of the action; direction (degrees) and speed (cm/s) are rounded so that the text is exact."""
        bounded = min(self.highest_speed, max(self.lowest_speed, speed))
        return " ".join([self.word, *self.fixed, repr(round(direction % 360.0, 3)), repr(round(bounded, 2))])


class TurnOffer(msgspec.Struct, frozen=True):
    """A free choice of direction: which way `piece` faces. `current` is its direction now, degrees."""

    word: str
    piece: str
    at: tuple[float, float]
    current: float

    def text(self, direction: float) -> str:
        """Text form of the action; direction in degrees is rounded so that the text is exact."""
        return f"{self.word} {round(direction % 360.0, 3)!r}"


class SpotOffer(msgspec.Struct, frozen=True):
    """A free choice of a place: where `piece` is put; its middle lies inside a closed line of points, cm.

    word, fixed: first words of the action's text; x and y follow them. Every place inside is legal: where another piece
    lies, the game takes the nearest free one.
    """

    word: str
    fixed: tuple[str, ...]
    piece: str
    kind: str
    outline: tuple[Point, ...]

    def text(self, x: float, y: float) -> str:
        """Text form of the action; the place (cm) is rounded so that the text is exact."""
        return " ".join([self.word, *self.fixed, repr(round(x, 3)), repr(round(y, 3))])


class Barred(msgspec.Struct, frozen=True):
    """Something that a player might look for and cannot have now; words as in the action's text, without numbers."""

    words: tuple[str, ...]
    refusal: Refusal


class Prompt(msgspec.Struct, frozen=True):
    """What the controller asks.

    kind: a code of the game, such as `choose-cowboy`, `act`, `face`.
    team, player: who decides (ids). piece: whom it is about, or "".
    choices: every legal action without a free number. flicks, turns, spots: legal actions with free numbers.
    barred: what is not legal now, and why.
    """

    kind: str
    team: str
    player: str
    piece: str = ""
    choices: tuple[Action, ...] = ()
    flicks: tuple[FlickOffer, ...] = ()
    turns: tuple[TurnOffer, ...] = ()
    barred: tuple[Barred, ...] = ()
    spots: tuple[SpotOffer, ...] = ()
