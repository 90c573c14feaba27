"""What the player's own keyboard has printed where an American one has its letters, digits and signs."""

from __future__ import annotations

from collections.abc import Mapping

from panda3d.core import ButtonRegistry

from flick3d.view.input.places import PLACES
from flick3d.view.window import Window


def printed_keys(window: Window) -> Mapping[str, str]:
    """By place what is printed there, where it is known and not what the place is called. Not for every frame."""
    if window.is_closed or not hasattr(window.base.win, "get_keyboard_map"):
        # A picture without a window has no keyboard.
        return {}
    known = window.base.win.get_keyboard_map()
    registry = ButtonRegistry.ptr()
    found = {}
    for place in sorted(PLACES):
        button = registry.find_button(place)
        printed = known.get_mapped_button_label(button) or known.get_mapped_button(button).name
        if printed not in ("", "none") and printed.lower() != place:
            found[place] = printed.upper()
    return found
