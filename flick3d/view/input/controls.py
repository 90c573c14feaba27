"""The controls that every game has: which key does what. The help prints what stands here, the machine obeys it.

A game adds its own as `Controls`.
"""

from __future__ import annotations

import msgspec

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
RULE_KEY = "f3"
"""Opens the rulebook at the rule that was told last."""
LESSON_KEY = "f4"
"""The next step of a lesson, or the lesson back."""
OPTIONS_KEY = "f10"
SEAT_KEY = "f8"
"""Hands the seat of whoever is asked from a person to a computer player, or back."""
MUTE_KEY = "j"
SOFTER_KEY = "-"
LOUDER_KEYS = ("+", "=")
TURN_PIECE_LEFT_KEY = "q"
TURN_PIECE_RIGHT_KEY = "e"
"""They turn what is placed."""


class Controls(msgspec.Struct, frozen=True):
    """What a game's own keys do, and how the ids of what can be clicked begin.

    actions: by a letter the words of the actions that it stands for; the first one that is offered counts.
    values: by a key the value that it takes while one of several is chosen (a side, say).
    number_keys: a number takes the piece whose id ends with it. name_keys: keys of the pieces in `names`, in order,
    those left out that nobody could look for now.
    pieces: how the ids of pieces begin that players own; names: such pieces without a number. Of those one may ask for
    the other team's too, and is told why not.
    stand_for: beginnings of names that mean what follows them, such as a hat its owner.
    tokens: how the ids of what can be taken begin.
    standing_in: fixed words of a flick that is there in the place of one that is asked for and not offered.
    """

    actions: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    number_keys: tuple[str, ...] = ()
    name_keys: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    stand_for: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    standing_in: tuple[tuple[str, ...], ...] = ()


class Control(msgspec.Struct, frozen=True):
    """One line of the help: what to press, and what it does."""

    press: str
    does: str


class ControlGroup(msgspec.Struct, frozen=True):
    """One block of the help. scope: where its keys are live, if elsewhere than most; see `actions`."""

    title: str
    controls: tuple[Control, ...]
    scope: str = ""


FLICK_HELP = ControlGroup(
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
)

CAMERA_HELP = ControlGroup(
    "Camera",
    (
        Control("Right drag, wheel", "look around, nearer and farther"),
        Control("Middle drag, WASD", "shift the view"),
        Control("Shift + right drag", "the same without a middle button"),
        Control("O, B, T", "overview, from behind, from the top"),
        Control("L, I, H, F10", "log, story, this help, options"),
        Control("J, -, +", "sound off or on, softer, louder"),
        Control("F3, F4, F8", "rule just told; lesson; computer plays"),
    ),
)

PAD_HELP: tuple[Control, ...] = (
    Control("Stick, cross", "choose; aim, shift"),
    Control("A, B, Y", "take, flick; back; next"),
)
"""What the buttons of a game pad do everywhere."""
