"""Chance: named streams of one seed, so that one use of chance never shifts another."""

from __future__ import annotations

import hashlib
import random


def stream(seed: int, *names: str | int) -> random.Random:
    """A generator that depends on the seed and the names only, the same on every machine and Python.

    Example: `stream(7, "shuffle", round_number)`.
    """
    text = "\x1f".join([str(seed), *(str(name) for name in names)])
    return random.Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))
