"""What every step of a record belongs to, as a game tells it to the timeline of a replay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from flick3d.rules.events import Event
from flick3d.view.hud.style import Colour


class Chapter(msgspec.Struct, frozen=True):
    """The place of one step in its match.

    section: the larger part, in words, such as a round. turn: counts from 1 over the whole match. player: who decided,
    in words. colour: of that player or side. told: what came of it in a word or two, or "".
    """

    section: str
    turn: int
    player: str
    colour: Colour
    told: str = ""


def most_telling(events: Iterable[Event], table: Mapping[type[Event], str]) -> str:
    """What the table has for the event that comes first in it, or "" for none."""
    kinds = {type(event) for event in events}
    return next((told for kind, told in table.items() if kind in kinds), "")
