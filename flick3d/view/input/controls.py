"""The controls: which key does what. The help overlay and the buttons print what stands here, the machine obeys it."""

from __future__ import annotations

import msgspec

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
UNDO_KEYS = ("u", "backspace")
CONFIRM_KEYS = ("enter",)
CANCEL_KEYS = ("escape",)
CHARGE_KEY = "space"
NEXT_KEY = "tab"
TURN_LEFT_KEY = "arrow_left"
TURN_RIGHT_KEY = "arrow_right"
STRONGER_KEY = "arrow_up"
WEAKER_KEY = "arrow_down"
AIM_BY_CAMERA_KEY = "c"
OVERVIEW_KEY = "o"
BEHIND_KEY = "b"
TOP_KEY = "t"
GLIDE_KEYS: dict[str, tuple[float, float]] = {"w": (0.0, 1.0), "a": (-1.0, 0.0), "s": (0.0, -1.0), "d": (1.0, 0.0)}
"""Which way the camera glides (right, forward) while the key is held."""
HELP_KEYS = ("f1", "h")
STORY_KEYS = ("f2", "i")
LOG_KEY = "l"
NUMBER_KEYS = ("1", "2", "3", "4", "5")
NEUTRAL_KEYS = ("6", "7")
"""The woman and the man, in the order of their tiles."""


class Control(msgspec.Struct, frozen=True):
    """One line of the help: what to press, and what it does."""

    press: str
    does: str


class ControlGroup(msgspec.Struct, frozen=True):
    """One block of the help."""

    title: str
    controls: tuple[Control, ...]


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
    ControlGroup(
        "Flick",
        (
            Control("Point", "aim there; C: as the camera looks"),
            Control("Hold left, pull back", "strength; sideways: fine aim"),
            Control("Let go", "flick (outside the window too)"),
            Control("Right click or Esc", "do not flick; again: back"),
            Control("Left, Right", "turn the aim; with Shift finely"),
            Control("Hold Space, let go", "strength grows, flick"),
            Control("Up, Down, Enter", "set the strength, flick"),
        ),
    ),
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
    ControlGroup(
        "Camera",
        (
            Control("Right drag, wheel", "look around, nearer and farther"),
            Control("Middle drag, WASD", "shift the view"),
            Control("Shift + right drag", "the same without a middle button"),
            Control("O, B, T", "overview, from behind, from the top"),
            Control("L, I, H", "log, story, this help"),
        ),
    ),
)

WATCH_KEYS: dict[str, str] = {
    "space": "pause",
    "arrow_left": "previous",
    "arrow_right": "next",
    "arrow_down": "slower",
    "arrow_up": "faster",
}
"""What the keys command while a record is watched."""

WATCH_HELP: tuple[ControlGroup, ...] = (
    ControlGroup(
        "Replay",
        (
            Control("Space", "pause, go on"),
            Control("Right", "to the next step"),
            Control("Left", "one step back"),
            Control("Up, Down", "faster, slower"),
        ),
    ),
    HELP[-1],
)
