"""What a player may do in the Western game, as frozen values with a text form."""

from __future__ import annotations

from typing import Literal

from flick3d.rules.actions import Action

BulletSide = Literal["left", "right", "near"]
"""On which side of the cowboy the bullet lies; `near` is the nearest free spot when neither side is free (W50)."""


class Play(Action, frozen=True):
    """Choose the cowboy to play (W12, W14, W16): `play lawman-2`."""

    cowboy: str


class Move(Action, frozen=True):
    """Flick the movement disc (W30): `move 90.0 120.0`, direction in degrees and speed in cm/s."""

    direction: float
    speed: float


class Shoot(Action, frozen=True):
    """Flick a bullet (W50): `shoot left 90.0 250.0`."""

    side: BulletSide
    direction: float
    speed: float


class Face(Action, frozen=True):
    """Turn the cowboy after a move (W31, W32): `face 90.0`."""

    direction: float


class End(Action, frozen=True):
    """End the cowboy's turn before both actions are used (W14): `end`."""


ACTIONS: tuple[type[Action], ...] = (Play, Move, Shoot, Face, End)
