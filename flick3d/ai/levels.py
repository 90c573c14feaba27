"""How good a computer player is: its hand, and how much it thinks."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

LevelName = Literal["easy", "normal", "hard"]
LEVEL_NAMES: tuple[LevelName, ...] = get_args(LevelName)


class Level(msgspec.Struct, frozen=True):
    """One level.

    angle_noise, speed_noise: standard deviations of the hand, degrees and share of the speed. shortlist: how many of
    the flicks that look best are tried on the table in thought. tries: how often each of the best of them is tried,
    with the hand's own noise. lapse: standard deviation by which it misjudges what an idea is worth, as a share of the
    difference between the best and the middle idea. foresight: whether it looks at what the enemy can do next.
    """

    name: LevelName
    angle_noise: float
    speed_noise: float
    shortlist: int
    tries: int
    lapse: float
    foresight: bool


LEVELS: dict[str, Level] = {
    "easy": Level("easy", 7.0, 0.22, 0, 0, 0.8, foresight=False),
    "normal": Level("normal", 4.0, 0.13, 3, 1, 0.25, foresight=True),
    "hard": Level("hard", 1.5, 0.06, 8, 3, 0.0, foresight=True),
}
"""The levels by name. What they reach against each other is measured by `flick3d simulate`, see the README."""
