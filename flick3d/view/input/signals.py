"""What goes into the input machine: everything that the player, the window or the match did, as frozen values.

Pixels count from the window's upper left corner, y downwards. Table points are (x, y) in cm, directions in degrees
counter-clockwise from east.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.rules.prompts import Prompt

Button = Literal["left", "middle", "right"]
Keys = tuple[tuple[str, tuple[str, ...]], ...]
"""Keys, each with the words that it stands for."""


class Signal(msgspec.Struct, frozen=True):
    """Base of every signal."""


class Asked(Signal, frozen=True):
    """The match asks this player now, or nobody (None): the match is over, a flick is in the air, someone else plays.

    starts: for every flick of the prompt the direction in which aiming starts. keys: (key, words) of what only the
    state knows, such as the tokens on a house's blocks.
    """

    prompt: Prompt | None = None
    starts: tuple[float, ...] = ()
    keys: Keys = ()


class PointerMoved(Signal, frozen=True):
    """The pointer is here. table: the point of the table under it, or None; piece: id of the piece under it, or "".

    Over a part of the HUD both are empty, except that a cowboy's tile gives his id as `piece`.
    """

    x: float
    y: float
    table: tuple[float, float] | None = None
    piece: str = ""


class Pressed(Signal, frozen=True):
    """A mouse button went down over the table (a press on the HUD arrives as `Commanded`).

    table, piece: what is under the pointer now, as in `PointerMoved`; the camera may have moved since that.
    """

    button: Button
    table: tuple[float, float] | None = None
    piece: str = ""
    shift: bool = False


class Released(Signal, frozen=True):
    """A mouse button went up, wherever the pointer is."""

    button: Button


class Wheeled(Signal, frozen=True):
    """The wheel turned, or two fingers scrolled: positive steps are towards the table."""

    steps: float


class KeyPressed(Signal, frozen=True):
    """A key went down; its name as Panda3D gives it (`a`, `space`, `arrow_left`). A held key arrives once.

    A letter, a digit or a sign is named by where its key lies, and where the player has bound keys otherwise it is the
    usual key of what is bound to this one.
    """

    key: str
    shift: bool = False


class KeyRepeated(Signal, frozen=True):
    """A key is held, and the system repeats it; its name as for `KeyPressed`."""

    key: str


class Wrote(Signal, frozen=True):
    """The keyboard wrote this text, as the system's layout makes it of the keys: one letter, as a rule.

    Its key arrives as `KeyPressed` too, and before it. No control characters: Enter and the like write nothing.
    """

    text: str


class KeyReleased(Signal, frozen=True):
    """A key went up."""

    key: str


class PadPressed(Signal, frozen=True):
    """A button of a game pad went down, by its own name; before the key that it stands for, or "", goes down."""

    button: str
    key: str = ""


class Commanded(Signal, frozen=True):
    """A HUD button was clicked: the words of an action without its numbers, or a command such as `undo`."""

    words: tuple[str, ...]


class FocusLost(Signal, frozen=True):
    """Another window has the keyboard now, or something in this window that lies over everything.

    reason: what a player is told who was about to flick.
    """

    reason: Literal["focus-lost", "cancelled"] = "focus-lost"


class Resized(Signal, frozen=True):
    """The window has this size now, pixels."""

    width: int
    height: int


class Frame(Signal, frozen=True):
    """A frame begins, `seconds` after the one before.

    look: direction in which the camera looks. forward: unit vector on the screen (pixels, y downwards) along which the
    aimed flick leaves. wavers: by how many degrees at most the player's hand may. swipes: whether it flicks by strokes.
    """

    seconds: float
    look: float = 90.0
    forward: tuple[float, float] = (0.0, -1.0)
    wavers: float = 0.0
    swipes: bool = False
