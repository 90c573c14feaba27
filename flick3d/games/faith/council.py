"""What the votes of a Council decide (F23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from flick3d.rules.chance import stream

Vote = Literal["up", "down"]


class Decision(msgspec.Struct, frozen=True):
    """Which of two Laws enters the game: the upper one or the lower one (F23).

    tied: as many thumbs up as down; then chance has decided. up, down: how many thumbs.
    """

    law: Literal["upper", "lower"]
    up: int
    down: int

    @property
    def tied(self) -> bool:
        """Whether the votes alone decided nothing."""
        return self.up == self.down


def decide(votes: Mapping[str, Vote], seed: int, generation: int) -> Decision:
    """What the votes decide: more up the upper Law, more down the lower; a tie is decided at random (F23)."""
    up = sum(vote == "up" for vote in votes.values())
    down = len(votes) - up
    if up == down:
        drawn: Literal["upper", "lower"] = stream(seed, "tied vote", generation).choice(("upper", "lower"))
        return Decision(drawn, up, down)
    return Decision("upper" if up > down else "lower", up, down)
