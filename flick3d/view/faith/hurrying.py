"""What hurries on what is shown on the Map, and what only looks at it. Pure."""

from __future__ import annotations

from flick3d.view.faith.bar import PRESENCE_KEY
from flick3d.view.input.controls import BEHIND_KEY, GLIDE_KEYS, LOG_KEY, OVERVIEW_KEY, TOP_KEY
from flick3d.view.input.signals import KeyPressed, Pressed, Signal

LOOKING = (*GLIDE_KEYS, OVERVIEW_KEY, BEHIND_KEY, TOP_KEY, LOG_KEY, PRESENCE_KEY, "shift", "control", "alt")
"""Keys that do not hurry on what is shown: with them one looks at it."""


def hurries(signal: Signal) -> bool:
    """Whether a key or a click shall hurry on."""
    if isinstance(signal, KeyPressed):
        return signal.key not in LOOKING
    return isinstance(signal, Pressed) and signal.button == "left"
