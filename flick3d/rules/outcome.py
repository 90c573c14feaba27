"""The typed end of a match."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended.

    winner: the id of the team (or player, in a game without teams) that won; None is a draw.
    reason: a code in lower case with hyphens, such as `eliminated` or `noon`; each game lists its own.
    scores: what was counted, per team or player, in the game's order.
    """

    winner: str | None
    reason: str
    scores: tuple[tuple[str, int], ...] = ()
