"""Prompts: who decides now, what is legal, and what is not and why.

People, computer players, replays and the fuzzer all answer the same prompt with an action.
"""

from __future__ import annotations

import msgspec

from flick3d.rules.actions import Action
from flick3d.rules.outline import Point
from flick3d.rules.refusal import Refusal


class Handicap(msgspec.Struct, frozen=True):
    """What makes a flick harder for the hand that makes it; the table knows nothing of it.

    dark: the table is dark and no aim line shows while a person aims. sway: degrees by which a person's aim sways.
    mirrored: left and right of a person's aim are exchanged. swinging: a person's strength comes from a meter that
    swings. angle_noise, speed_noise: standard deviations of a computer player's hand, degrees and share of the speed.
    """

    dark: bool = False
    sway: float = 0.0
    mirrored: bool = False
    swinging: bool = False
    angle_noise: float = 0.0
    speed_noise: float = 0.0


NO_HANDICAP = Handicap()


class FlickOffer(msgspec.Struct, frozen=True):
    """One flick that may be made.

    word, fixed: first words of the action's text, such as ("shoot", ("left",)); direction and speed follow them.
    piece, kind: id and kind of the piece that will be flicked; at: its middle (x, y), cm.
    lowest_speed, highest_speed: cm/s, inclusive. arc: (first, last) direction in degrees counter-clockwise, or None
    for all directions. handicap: what makes it harder. rider: id of the piece that lies on the flicked one, or "".
    rolling: the piece starts on its rim.
    """

    word: str
    fixed: tuple[str, ...]
    piece: str
    kind: str
    at: tuple[float, float]
    lowest_speed: float
    highest_speed: float
    arc: tuple[float, float] | None = None
    handicap: Handicap = NO_HANDICAP
    rider: str = ""
    rolling: bool = False

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

    word, fixed: first words of the action's text; x and y follow them, and the direction when it `turns`. Every place
    inside is legal: where another piece lies, the game takes the nearest free one.
    at: where the piece is or would be without a wish, or None.
    """

    word: str
    fixed: tuple[str, ...]
    piece: str
    kind: str
    outline: tuple[Point, ...]
    turns: bool = False
    at: Point | None = None

    def text(self, x: float, y: float, direction: float = 0.0) -> str:
        """Text form of the action; place (cm) and direction (degrees) are rounded so that the text is exact."""
        numbers = (round(x, 3), round(y, 3), *((round(direction % 360.0, 3),) if self.turns else ()))
        return " ".join([self.word, *self.fixed, *(repr(number) for number in numbers)])


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
