"""Every action that a key or a pad's button can be bound to: one table. What the keys mean by themselves is `controls`.

Letters, digits and the signs beside them are named by where the key lies, as on an American keyboard.
"""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True):
    """One thing that a key does.

    name: in the settings' file. key: usual key. scope: when it is live, see `SETS`. pad: usual button of a game pad, as
    Panda3D calls it, or "". also: further keys that do it as long as nothing else is bound to them. sends: what the
    screens are told, where the usual key alone could mean another action too; "" for the usual key.
    """

    name: str
    title: str
    key: str
    scope: str
    pad: str = ""
    also: tuple[str, ...] = ()
    sends: str = ""

    @property
    def sent(self) -> str:
        """The key that the screens hear of, whatever is pressed for it."""
        return self.sends or self.key


GROUPS: tuple[tuple[str, tuple[Action, ...]], ...] = (
    (
        "Flick",
        (
            Action("aim-left", "Turn or shift left", "arrow_left", "aiming"),
            Action("aim-right", "Turn or shift right", "arrow_right", "aiming"),
            Action("stronger", "Stronger", "arrow_up", "aiming"),
            Action("weaker", "Weaker", "arrow_down", "aiming"),
            Action("charge", "Hold, let go: flick", "space", "aiming", "face_a"),
            Action("flick", "Flick, put", "enter", "aiming", "face_x"),
            Action("aim-camera", "Aim as the camera looks", "c", "aiming"),
        ),
    ),
    (
        "Match",
        (
            Action("undo", "Take back", "u", "match", "lshoulder", ("backspace",)),
            Action("again", "Last flick again", "r", "again", "rstick", sends="again"),
            Action("seat", "Computer plays", "f8", "match"),
            Action("rule", "Rule just told", "f3", "match"),
            Action("lesson", "Lesson, hint", "f4", "match"),
            Action("story", "Story and goals", "i", "table", "", ("f2",)),
            Action("log", "Log", "l", "table"),
            Action("help", "Help", "h", "table", "lstick", ("f1",)),
        ),
    ),
    (
        "Camera",
        (
            Action("overview", "Overview", "o", "table", "rshoulder"),
            Action("behind", "From behind", "b", "match"),
            Action("top", "From the top", "t", "table"),
            Action("glide-ahead", "Shift ahead", "w", "table"),
            Action("glide-left", "Shift left", "a", "table"),
            Action("glide-back", "Shift back", "s", "table"),
            Action("glide-right", "Shift right", "d", "table"),
            Action("director", "Director", "z", "table"),
            Action("orbit", "Slowly around", "y", "table"),
            Action("hide", "No buttons and texts", "f9", "table"),
            Action("photo", "Photo", "f12", "table"),
            Action("nearer", "Photo: sharp nearer", "[", "photo"),
            Action("farther", "Photo: sharp farther", "]", "photo"),
        ),
    ),
    (
        "Everywhere",
        (
            Action("options", "Options", "f10", "everywhere", "back"),
            Action("mute", "Sound off or on", "j", "everywhere"),
            Action("softer", "Softer", "-", "everywhere"),
            Action("louder", "Louder", "+", "everywhere", "", ("=",)),
        ),
    ),
    (
        "Flick 'em Up!",
        (
            Action("move", "Move", "m", "western"),
            Action("shoot-left", "Shoot left; left block", "q", "western"),
            Action("shoot-right", "Shoot right; right block", "e", "western"),
            Action("rifle", "Rifle", "r", "western", sends="rifle"),
            Action("dynamite", "Dynamite", "f", "western"),
            Action("clear", "Clear a door", "g", "western"),
            Action("hold", "Hold a bullet, leave a token", "n", "western"),
            Action("keep", "Keep a drawn token", "k", "western"),
            Action("draw", "Draw a token", "p", "western"),
            Action("end", "End the turn", "x", "western"),
        ),
    ),
    (
        "Flick of Faith",
        (
            Action("put", "Another spot", "p", "faith"),
            Action("stand", "Hand of God", "g", "faith"),
            Action("raise", "Raise; drop the Heart", "r", "faith", sends="raise"),
            Action("leave", "Leave a stuck disc", "n", "faith"),
            Action("done", "No more", "x", "faith"),
            Action("turn-left", "Turn it left", "q", "faith"),
            Action("turn-right", "Turn it right", "e", "faith"),
            Action("presence", "Who is where", "v", "map"),
            Action("laws", "Laws, large", "k", "map"),
        ),
    ),
    (
        "The Council",
        (
            Action("north-west-up", "Upper left: up", "q", "council"),
            Action("north-west-down", "Upper left: down", "w", "council"),
            Action("south-west-up", "Lower left: up", "x", "council"),
            Action("south-west-down", "Lower left: down", "c", "council"),
            Action("south-east-up", "Lower right: up", "n", "council"),
            Action("south-east-down", "Lower right: down", "m", "council"),
            Action("north-east-up", "Upper right: up", "o", "council"),
            Action("north-east-down", "Upper right: down", "p", "council"),
        ),
    ),
    (
        "Replay",
        (
            Action("pause", "Pause, go on", "space", "replay", "face_x"),
            Action("turn-back", "Turn before", "arrow_left", "replay"),
            Action("turn-on", "Next turn", "arrow_right", "replay"),
            Action("first", "To the beginning", "home", "replay"),
            Action("last", "To the end", "end", "replay"),
            Action("faster", "Faster", "arrow_up", "replay"),
            Action("slower", "Slower", "arrow_down", "replay"),
            Action("frame-back", "Frame back", ",", "replay"),
            Action("frame-on", "Frame on", ".", "replay"),
            Action("bookmark", "Bookmark", "b", "replay"),
        ),
    ),
)
"""Titles and their actions, in the order of the options."""

ACTIONS: tuple[Action, ...] = tuple(action for _, actions in GROUPS for action in actions)
BY_NAME = {action.name: action for action in ACTIONS}

SETS: tuple[frozenset[str], ...] = (
    frozenset({"western", "aiming", "match", "table", "everywhere"}),
    frozenset({"faith", "map", "aiming", "match", "table", "everywhere"}),
    # What a button means goes before the last flick again, as a vote does before the camera.
    frozenset({"again", "map", "aiming", "match", "table", "everywhere"}),
    frozenset({"council", "map", "everywhere"}),
    frozenset({"again", "replay", "map", "table", "everywhere"}),
    frozenset({"photo", "table", "everywhere"}),
)
"""Scopes that are live at the same time: no two actions of a set may have one key."""

NEVER = frozenset({"escape", "delete", "shift", "control", "alt", "meta", "caps_lock", "num_lock"})
"""Keys that nothing can be bound to."""
KEPT = frozenset({"enter", "tab", "arrow_left", "arrow_right", "arrow_up", "arrow_down", *"0123456789"})
"""Keys that choose everywhere: only what is live while nothing is chosen may have them."""
PAD_NEVER = frozenset({"dpad_left", "dpad_right", "dpad_up", "dpad_down", "face_b", "start"})
PAD_KEPT = frozenset({"face_a", "face_x", "face_y"})
"""The same for the buttons of a game pad."""
FREE_SCOPES = frozenset({"aiming", "replay"})
"""Where nothing is chosen."""
