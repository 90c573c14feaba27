"""Parts of the HUD that only one game has: how the HUD builds, fills and removes them without knowing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect

Command = Callable[[tuple[str, ...]], None]
Hovered = Callable[[tuple[str, ...], bool], None]
Pointer = Callable[[], tuple[float, float] | None]


class Workbench(msgspec.Struct, frozen=True):
    """What a part is built with.

    kit: of its own; what is made with it is taken away with it, and its named buttons are clicked by tests. metrics: of
    the window. command: hears the words of a clicked button. hovered: hears the words of what is under the pointer, and
    whether it came (True) or left. pointer: where the mouse is, window pixels, or None.
    """

    kit: Kit
    metrics: Metrics
    command: Command
    hovered: Hovered
    pointer: Pointer


class Part(Protocol):
    """Widgets that show one view of `HudView.extras`."""

    def show(self, view: Any) -> None:
        """Show the view, which is of the part's own type."""
        ...

    def rects(self) -> Mapping[str, Rect]:
        """By name where it takes the mouse now, design pixels."""
        ...

    def update(self) -> None:
        """A frame, after `show`."""
        ...

    def destroy(self) -> None:
        """Take away what was not made with the kit."""
        ...


class PartFactory(Protocol):
    """Makes the part for one type of view."""

    def made_for(self, view: Any) -> object:
        """What of the view the widgets are made for: when it changes, the part is built anew instead of filled."""
        ...

    def build(self, bench: Workbench, view: Any) -> Part:
        """Make the widgets for this view; `show` follows."""
        ...


Parts = Mapping[type[msgspec.Struct], PartFactory]
"""By the type of the view; what comes later lies in front."""
