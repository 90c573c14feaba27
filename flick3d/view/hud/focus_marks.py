"""What has the focus and what is under the pointer, marked behind the rows of a board."""

from __future__ import annotations

from panda3d.core import NodePath

from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.options_controls import card
from flick3d.view.hud.style import Colour

FOCUS: Colour = (1.0, 0.80, 0.36, 1.0)
FOCUSED: Colour = (1.0, 0.84, 0.50, 0.16)
POINTED: Colour = (1.0, 0.92, 0.75, 0.08)
EDGE = 2.0
"""Width of the line around what has the focus, design pixels."""


def mark(under: NodePath, focused: Rect | None, pointed: Rect | None) -> None:
    """Frame what has the focus, and lighten what is under the pointer, below `under` in place of the last marks.

    pointed: None also where the pointer is over what has the focus.
    """
    for node in under.children:
        node.remove_node()
    if pointed is not None:
        card(under, pointed, POINTED)
    if focused is None:
        return
    card(under, focused, FOCUSED)
    for edge in (
        Rect(focused.x, focused.y, focused.width, EDGE),
        Rect(focused.x, focused.bottom - EDGE, focused.width, EDGE),
        Rect(focused.x, focused.y, EDGE, focused.height),
        Rect(focused.right - EDGE, focused.y, EDGE, focused.height),
    ):
        card(under, edge, FOCUS)
