"""Problems: what is wrong with a scenario that has the right form, each at a place of its data."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a scenario.

    path: the place in the scenario's data, such as ("cowboys", 3, "at"); () is the whole.
    message: what is wrong and what to do, one clear line without a full stop.
    """

    path: tuple[str | int, ...]
    message: str
