"""What the timeline of a replay shows, as frozen values. Places on the bar are shares, 0 to 1."""

from __future__ import annotations

import msgspec

from flick3d.view.hud.style import Colour


class TickView(msgspec.Struct, frozen=True):
    """One flick, or the beginning of one turn (tall)."""

    at: float
    colour: Colour
    tall: bool = False


class SectionView(msgspec.Struct, frozen=True):
    """A round or the like."""

    label: str
    begins: float
    ends: float


class RunView(msgspec.Struct, frozen=True):
    """What never changes of one record's timeline."""

    ticks: tuple[TickView, ...]
    sections: tuple[SectionView, ...]


class ButtonView(msgspec.Struct, frozen=True):
    """A small button: what it commands, and its picture. stops: its arrow ends at a stroke."""

    words: tuple[str, ...]
    icon: str
    is_on: bool = True
    stops: bool = False


class TimelineView(msgspec.Struct, frozen=True):
    """The timeline now.

    at: what is seen. bookmarks: where. caption: what is seen, in words. pointed: what is under the pointer, in words,
    and where; "" for nothing. speed: in words.
    """

    run: RunView
    buttons: tuple[ButtonView, ...]
    at: float
    caption: str
    speed: str
    bookmarks: tuple[float, ...] = ()
    pointed: str = ""
    pointed_at: float = 0.0
