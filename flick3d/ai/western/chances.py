"""Chances: how likely a hand of some noise does what it means to do; normal distributions."""

from __future__ import annotations

import math

ROOT_TWO = math.sqrt(2.0)

TENTHS = (-1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645)
"""Ten errors that are equally likely, in standard deviations."""


def between(low: float, high: float, spread: float) -> float:
    """Chance that an error of this standard deviation lies between two bounds, in the same unit."""
    if high <= low:
        return 0.0
    if spread <= 0.0:
        return 1.0 if low <= 0.0 <= high else 0.0
    return 0.5 * (math.erf(high / spread / ROOT_TWO) - math.erf(low / spread / ROOT_TWO))


def within(half: float, spread: float) -> float:
    """Chance that an error of this standard deviation is no larger than `half`, either way."""
    return between(-half, half, spread)
