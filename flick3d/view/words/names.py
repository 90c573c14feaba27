"""Numbers as words, and names that are too long for where they stand."""

from __future__ import annotations

NUMBER_WORDS: tuple[str, ...] = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip

BOTH = "{first} and {second}"
"""The last two of several."""

DECIMAL = "0.5"
"""A number: what stands between its figures stands there in every number."""

MELTING = "of the > of the"
"""Words that become one where a name is filled in: `long > short`, several with semicolons. English has none."""

LONGEST_PLAYER = 18
"""Letters of a player's name that are shown: more do not fit beside what is said about the player."""


def shortened(text: str, letters: int = LONGEST_PLAYER) -> str:
    """The text, cut off with an ellipsis when it has more letters than that."""
    return text if len(text) <= letters else text[: letters - 1].rstrip() + "…"
