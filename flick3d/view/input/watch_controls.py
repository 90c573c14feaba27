"""The controls of a replay, and those of looking on that matches have as well: which key commands what."""

from __future__ import annotations

from flick3d.view.input.controls import CAMERA_HELP, Control, ControlGroup

HIDE_KEY, PHOTO_KEY, AGAIN_KEY = "f9", "f12", "r"
"""The HUD away and back; the photo mode; the last flick again."""
AGAIN = "again"
"""The last flick again, where its key means nothing else."""
DIRECTOR_KEY, ORBIT_KEY, FOLLOW_KEY = "z", "y", "control"
"""The director's camera; slowly around by itself; with this held a click follows a piece."""
SNAP_KEYS, LEAVE_KEYS = ("enter",), ("escape", PHOTO_KEY)
"""In the photo mode: take a picture, and back."""
NEARER_KEY, FARTHER_KEY = "[", "]"
"""In the photo mode: what is sharp is nearer or farther away."""

WATCH_KEYS: dict[tuple[str, bool], str] = {
    ("space", False): "pause",
    ("arrow_left", False): "turn-back",
    ("arrow_right", False): "turn-on",
    ("arrow_left", True): "previous",
    ("arrow_right", True): "next",
    ("home", False): "first",
    ("end", False): "last",
    ("arrow_down", False): "slower",
    ("arrow_up", False): "faster",
    (",", False): "frame-back",
    (".", False): "frame-on",
    ("b", False): "bookmark",
    ("b", True): "to-bookmark",
    (AGAIN_KEY, False): "repeat",
    (AGAIN, False): "repeat",
    (AGAIN, True): "repeat",
}
"""What the keys command while a record is watched, without Shift (False) and with it."""

LOOKING_HELP = ControlGroup(
    "Looking on",
    (
        Control("R, or Shift + R", "the last flick again, slowly"),
        Control("Z, Y, Ctrl + click", "director, orbit, follow a piece"),
        Control("F9; F12", "no buttons and texts; a photo"),
    ),
    "again",
)
"""What every screen with a table has."""

WATCH_HELP: tuple[ControlGroup, ...] = (
    ControlGroup(
        "Replay",
        (
            Control("Space", "pause, go on"),
            Control("Left, Right", "the turn before, the next turn"),
            Control("Shift + Left, Right", "step by step"),
            Control("Home, End", "to the beginning, to the end"),
            Control("Up, Down", "faster, slower"),
            Control("Comma, full stop", "frame by frame, in a pause"),
            Control("B, Shift + B", "bookmark; to the next one"),
            Control("Drag on the bar", "to any moment"),
        ),
    ),
    CAMERA_HELP,
    LOOKING_HELP,
)
