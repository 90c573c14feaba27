"""The Western game's own controls: which letter stands for which action, and what can be clicked."""

from __future__ import annotations

from flick3d.view.input.controls import CAMERA_HELP, FLICK_HELP, Control, ControlGroup, Controls
from flick3d.view.input.watch_controls import LOOKING_HELP

MOVE_KEY = "m"
SHOOT_LEFT_KEY = "q"
SHOOT_RIGHT_KEY = "e"
RIFLE_KEY = "r"
DYNAMITE_KEY = "f"
CLEAR_KEY = "g"
HOLD_KEY = "n"
"""No second bullet; no to a token that was turned up."""
KEEP_KEY = "k"
DRAW_KEY = "p"
TOKEN_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8")
"""The tokens on the blocks, from the left."""
SLOT_KEYS = ("9", "0")
"""The two slots of the cowboy who is played."""
END_KEY = "x"
NUMBER_KEYS = ("1", "2", "3", "4", "5")
NEUTRAL_KEYS = ("6", "7")
"""The woman and the man, in the order of their tiles."""

NEUTRALS = ("man", "woman")
"""The ids of the figures without a number."""

BLOCK_KEYS = {SHOOT_LEFT_KEY: "right", SHOOT_RIGHT_KEY: "left"}
"""A house's own left is the right one of who looks at it from the street, as the camera does when a block is chosen."""

STANDING_IN = (("near",), ("behind",))
"""What stands in for a side that is not offered: the nearest free spot, or the place behind the house."""

ACTION_KEYS: dict[str, tuple[tuple[str, ...], ...]] = {
    MOVE_KEY: (("move",),),
    SHOOT_LEFT_KEY: (("shoot", "left"),),
    SHOOT_RIGHT_KEY: (("shoot", "right"),),
    RIFLE_KEY: (("rifle",),),
    "rifle": (("rifle",),),
    DYNAMITE_KEY: (("throw",),),
    CLEAR_KEY: (("aside",),),
    END_KEY: (("end",),),
    KEEP_KEY: (("keep",),),
    HOLD_KEY: (("hold",), ("leave",)),
}
"""The words of the action that a letter stands for; the first one that is offered counts. The letter of the rifle means
the last flick again as well: a key that means the rifle alone has its name."""

CONTROLS = Controls(
    actions=tuple(ACTION_KEYS.items()),
    values=tuple(BLOCK_KEYS.items()),
    number_keys=NUMBER_KEYS,
    name_keys=NEUTRAL_KEYS,
    pieces=("lawman-", "outlaw-"),
    names=NEUTRALS,
    stand_for=("hat-", "block-"),
    tokens=("token-",),
    standing_in=STANDING_IN,
)

HELP: tuple[ControlGroup, ...] = (
    ControlGroup(
        "Your turn",
        (
            Control("Click, or 1 to 7", "choose a figure or its tile"),
            Control("Tab, Enter", "next one, take it"),
            Control("M", "move: flick the disc"),
            Control("Q, E", "shoot left, right; left, right block"),
            Control("R, F", "rifle; dynamite, again: other side"),
            Control("G, N", "clear a door; hold 2nd bullet"),
            Control("X", "end the turn"),
            Control("U or Backspace", "take back (never a flick)"),
        ),
    ),
    FLICK_HELP,
    ControlGroup(
        "Tokens, inside a house",
        (
            Control("Click, or 1 to 8", "take, or turn over; then a slot"),
            Control("Drag", "take, exchange or drop"),
            Control("Click a slot, 9, 0", "drop its token"),
            Control("P", "draw from the face-down pile"),
            Control("K, N, 9, 0", "a drawn one: keep, leave, for a slot"),
        ),
    ),
    LOOKING_HELP,
    CAMERA_HELP,
)
