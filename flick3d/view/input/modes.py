"""The state of the input machine: what the player is doing, and where pointer, keys and window are."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.rules.prompts import FlickOffer, Prompt, SpotOffer
from flick3d.view.input.controls import Controls


class Waiting(msgspec.Struct, frozen=True, tag=True):
    """Nothing is asked: a flick is in the air, or the match is over."""


class Choosing(msgspec.Struct, frozen=True, tag=True):
    """Which cowboy plays. pointed: id of the cowboy under the pointer or reached with Tab, or ""."""

    pointed: str = ""


class Swapping(msgspec.Struct, frozen=True, tag=True):
    """Both slots are full: which of the two tokens goes back for this one. token: id of the one that is taken."""

    token: str


class Clearing(msgspec.Struct, frozen=True, tag=True):
    """Several objects could be moved out of a door's way. index: which of the prompt's `aside` choices is meant."""

    index: int = 0


class Acting(msgspec.Struct, frozen=True, tag=True):
    """Which action."""


class Aiming(msgspec.Struct, frozen=True, tag=True):
    """Where a flick goes. offer: index into the prompt's flicks; direction in degrees.

    strength: 0 to 1, set with the keys. by: what the direction follows. turning, pressing: seconds for which a key has
    been turning it, or changing the strength.
    """

    offer: int
    direction: float
    strength: float = 0.5
    by: Literal["pointer", "camera", "keys"] = "pointer"
    turning: float = 0.0
    pressing: float = 0.0


class Sample(msgspec.Struct, frozen=True):
    """Where the pointer was at a time: `Desk.clock`; x, y in pixels; the point of the table under it, cm, or None."""

    clock: float
    x: float
    y: float
    table: tuple[float, float] | None = None


class Pulling(msgspec.Struct, frozen=True, tag=True):
    """The pointer pulls back, or swipes. aimed: what the aim was when the button went down; x, y: where, in pixels.

    forward: unit vector on the screen along which the flick will leave. direction, strength: as they are now.
    swung: seconds for which a meter has swung that gives the strength by itself. stroke: the last moments of a swipe;
    None for a pull.
    """

    aimed: Aiming
    x: float
    y: float
    forward: tuple[float, float]
    direction: float
    strength: float = 0.0
    swung: float = 0.0
    stroke: tuple[Sample, ...] | None = None

    @property
    def offer(self) -> int:
        """Index into the prompt's flicks."""
        return self.aimed.offer


class Charging(msgspec.Struct, frozen=True, tag=True):
    """The space bar is held and the strength grows; swung: seconds for which it swings by itself."""

    aimed: Aiming
    strength: float = 0.0
    swung: float = 0.0

    @property
    def offer(self) -> int:
        """Index into the prompt's flicks."""
        return self.aimed.offer

    @property
    def direction(self) -> float:
        """Degrees."""
        return self.aimed.direction


class Facing(msgspec.Struct, frozen=True, tag=True):
    """Which way the cowboy looks after his move, degrees."""

    direction: float
    turning: float = 0.0


class Placing(msgspec.Struct, frozen=True, tag=True):
    """Where a piece is put. offer: index into the prompt's spots; x, y: where its middle is now, cm.

    direction: degrees, for what can be turned. moving: seconds for which a key has been shifting or turning it.
    """

    offer: int
    x: float
    y: float
    direction: float = 0.0
    moving: float = 0.0


Mode = Waiting | Choosing | Acting | Swapping | Clearing | Aiming | Pulling | Charging | Facing | Placing


class Desk(msgspec.Struct, frozen=True):
    """Where everything is: window size and pointer in pixels, what is under it, held keys, and the camera's drag.

    drag_x, drag_y: where the drag's button went down. still: the pointer has stayed there (a click is no drag).
    look, forward, wavers, swipes: see `signals.Frame`. clock: seconds that have passed, frame: in the last frame.
    """

    width: int = 1280
    height: int = 720
    x: float = 0.0
    y: float = 0.0
    table: tuple[float, float] | None = None
    piece: str = ""
    held: frozenset[str] = frozenset()
    drag: Literal["", "orbit", "pan"] = ""
    still: bool = True
    drag_x: float = 0.0
    drag_y: float = 0.0
    look: float = 90.0
    forward: tuple[float, float] = (0.0, -1.0)
    clock: float = 0.0
    frame: float = 0.0
    wavers: float = 0.0
    swipes: bool = False


class Hand(msgspec.Struct, frozen=True):
    """The whole state: the prompt that is answered, what the player does about it, and the desk.

    starts: per flick of the prompt the direction in which aiming starts. keys: words that further keys stand for now.
    controls: what belongs to the game that is played; it stays for the whole match.
    """

    controls: Controls = Controls()
    prompt: Prompt | None = None
    starts: tuple[float, ...] = ()
    keys: tuple[tuple[str, tuple[str, ...]], ...] = ()
    mode: Mode = Waiting()
    desk: Desk = Desk()
    help_open: bool = False
    story_open: bool = False

    @property
    def board_open(self) -> bool:
        """Whether help or story lie over the table: then keys and clicks that would act on it only close them."""
        return self.help_open or self.story_open

    @property
    def offer(self) -> FlickOffer | None:
        """The flick that is being aimed, pulled or charged."""
        if self.prompt is None or not isinstance(self.mode, Aiming | Pulling | Charging):
            return None
        return self.prompt.flicks[self.mode.offer]

    @property
    def spot(self) -> SpotOffer | None:
        """The free place that is being chosen."""
        if self.prompt is None or not isinstance(self.mode, Placing):
            return None
        return self.prompt.spots[self.mode.offer]
