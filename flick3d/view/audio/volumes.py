"""Decibels, the player's volumes as factors, and the pitch of slow motion."""

from __future__ import annotations

import math
from typing import Literal

from flick3d.settings import Volumes

Bus = Literal["effects", "music", "room"]

SILENCE = -80.0
"""dB under which nothing is left."""


SLOW_EXPONENT = 0.2
LOWEST, HIGHEST = 0.72, 1.1
"""How the pitch follows slow motion, and between which limits."""


def bus_gain(volumes: Volumes, bus: Bus, has_focus: bool = True) -> float:
    """What the samples of a bus are multiplied with, 0 to 1. has_focus: whether the keyboard is at this window."""
    if volumes.mute or not (has_focus or (volumes.room_stays and bus == "room")):
        return 0.0
    # An ear hears the square as an even way from soft to loud.
    return (volumes.master * float(getattr(volumes, bus))) ** 2


def from_decibels(decibels: float) -> float:
    """The factor for the samples; 0 below `SILENCE`."""
    return 0.0 if decibels <= SILENCE else math.pow(10.0, decibels / 20.0)


def slowed(speed: float) -> float:
    """The pitch of what is shown at this share of real time: a little lower in slow motion."""
    return min(HIGHEST, max(LOWEST, math.pow(max(speed, 1e-3), SLOW_EXPONENT)))
