"""Events: what happened, as ids and numbers; the screen and the log turn them into words, sounds and motion."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of every event; each game defines its own kinds. The tag is the class's name."""
