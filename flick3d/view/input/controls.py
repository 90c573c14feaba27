"""The controls: which key does what. The help overlay and the buttons print what stands here, the machine obeys it."""

from __future__ import annotations

import msgspec

MOVE_KEY = "m"
SHOOT_LEFT_KEY = "q"
SHOOT_RIGHT_KEY = "e"
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
LOG_KEY = "l"
NUMBER_KEYS = ("1", "2", "3", "4", "5")


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
            Control("Click, or 1 to 5", "choose a cowboy or his tile"),
            Control("Tab, Enter", "next cowboy, take him"),
            Control("M", "move: flick the disc"),
            Control("Q, E", "shoot from the left, the right"),
            Control("X", "end the turn"),
            Control("U or Backspace", "take back (never a flick)"),
        ),
    ),
    ControlGroup(
        "Flick with the mouse",
        (
            Control("Point", "aim there"),
            Control("Hold left, pull back", "strength; sideways: fine aim"),
            Control("Let go", "flick (outside the window too)"),
            Control("Right click or Esc", "do not flick; again: back"),
            Control("C", "aim where the camera looks"),
        ),
    ),
    ControlGroup(
        "Flick with the keys",
        (
            Control("Left, Right", "turn the aim; with Shift finely"),
            Control("Hold Space, let go", "strength grows, flick"),
            Control("Up, Down, Enter", "set the strength, flick"),
            Control("Esc", "do not flick; again: back"),
        ),
    ),
    ControlGroup(
        "Camera",
        (
            Control("Right drag", "look around"),
            Control("Middle drag, WASD", "shift the view"),
            Control("Shift + right drag", "the same without a middle button"),
            Control("Wheel, two fingers", "nearer, farther"),
            Control("O, B, T", "overview, behind him, from the top"),
            Control("L, H or F1", "longer log, this help"),
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
