"""The controls of Flick of Faith: what can be clicked, and what the help says."""

from __future__ import annotations

from flick3d.view.input.controls import CAMERA_HELP, FLICK_HELP, Control, ControlGroup, Controls
from flick3d.view.input.watch_controls import LOOKING_HELP

CONTROLS = Controls(pieces=("prophet-", "templar-", "sphinx-", "temple-"))
"""Further keys are those of the buttons, which change with what is asked."""

PRESENCE = Control("V", "who is present where (or hold it)")
LAWS = Control("K, or point at a card", "the Laws, large")

WATCH_HELP: tuple[ControlGroup, ...] = (ControlGroup("Looking closer", (PRESENCE, LAWS)),)
"""What works in a replay as well."""

HELP: tuple[ControlGroup, ...] = (
    ControlGroup(
        "The Council",
        (
            Control("Q or W, X or C,", "thumb up or down, as your tile"),
            Control("N or M, O or P", "says: all at once, in any order"),
            Control("Click your tile", "vote with the mouse, unseen"),
            Control("1, 2", "your god; the Law, as Themis"),
        ),
        "council",
    ),
    ControlGroup(
        "Your turn",
        (
            Control("Click a disc, or 1, 2, 3", "aim it"),
            Control("P", "put it elsewhere in your cloud"),
            Control("G", "stand the Hand of God (Dagda)"),
            Control("N", "leave a disc that is stuck"),
            PRESENCE,
            LAWS,
            Control("U or Backspace", "take back (never a flick)"),
            Control("Any key, a click", "hurry on while points are counted"),
        ),
    ),
    FLICK_HELP,
    ControlGroup(
        "Placing",
        (
            Control("Point, click", "a Temple, a disc, the Heart"),
            Control("Arrows, Enter", "shift it; with Shift finely"),
            Control("Q, E, Shift + wheel", "turn it"),
            Control("Tab", "the next Temple or Island"),
            Control("X", "no more"),
        ),
    ),
    ControlGroup(
        "Under a Law",
        (
            Control("Blind Faith", "no light and no line: remember"),
            Control("Little Finger", "the aim sways: wait for it"),
            Control("Wrong Hand", "left is right; the strength swings:"),
            Control("", "Space or Enter starts and takes it"),
        ),
    ),
    CAMERA_HELP,
    LOOKING_HELP,
)
"""Every control of a match."""
