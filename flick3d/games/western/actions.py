"""What a player may do in the Western game, as frozen values with a text form."""

from __future__ import annotations

from typing import ClassVar, Literal

from flick3d.games.western.scenario import Block
from flick3d.rules.actions import Action

BulletSide = Literal["left", "right", "near", "behind"]
"""Where the bullet lies: left or right of the cowboy; `near` is the nearest free spot when neither side is free (W50);
`behind` is behind the building that he is in (W59)."""


class Play(Action, frozen=True):
    """Choose the cowboy to play (W12, W14, W16): `play lawman-2`."""

    cowboy: str


class Move(Action, frozen=True):
    """Flick the movement disc (W30, W41): `move 90.0 120.0`, direction in degrees and speed in cm/s."""

    direction: float
    speed: float


class Shoot(Action, frozen=True):
    """Flick a bullet (W50, W59), in a duel too (W76): `shoot left 90.0 250.0`."""

    side: BulletSide
    direction: float
    speed: float


class Rifle(Action, frozen=True):
    """Flick a bullet along the Winchester's template (W81): `rifle front 90.0 450.0`."""

    side: Literal["front", "behind"]
    direction: float
    speed: float


class Throw(Action, frozen=True):
    """Flick the dynamite stick (W82): `throw left 90.0 150.0`."""

    side: Literal["left", "right", "near", "behind"]
    direction: float
    speed: float


class Hold(Action, frozen=True):
    """Keep the second bullet of a shot (W58): `hold`."""


class Face(Action, frozen=True):
    """Turn the cowboy after a move (W31, W32): `face 90.0`."""

    direction: float


class Stand(Action, frozen=True):
    """Stand on one of the two blocks of the building that was entered (W40): `stand left`."""

    block: Block


class Challenge(Action, frozen=True):
    """Choose the defender of a duel (W75): `challenge outlaw-3`."""

    defender: str


class Aside(Action, frozen=True):
    """Move an object aside that blocks an entrance (W42): `aside barrel-2 saloon`."""

    object: str
    building: str


class Take(Action, frozen=True):
    """Take a face-up token into a free slot (W70): `take token-4`."""

    token: str


class Exchange(Action, frozen=True):
    """Take a face-up token for one of the two in the slots (W71): `exchange token-4 token-7`."""

    token: str
    dropped: str


class Drop(Action, frozen=True):
    """Drop a token onto the building's blocks (W70): `drop token-4`."""

    token: str


class Draw(Action, frozen=True):
    """Turn up one of the face-down tokens, at random (W72): `draw`."""

    reveals: ClassVar[bool] = True


class Keep(Action, frozen=True):
    """Take the token that was turned up into a free slot (W72): `keep`."""


class Trade(Action, frozen=True):
    """Take the token that was turned up for one of the two in the slots (W71, W72): `trade token-7`."""

    dropped: str


class Leave(Action, frozen=True):
    """Leave the token that was turned up, face up (W72): `leave`."""


class Turn(Action, frozen=True):
    """Turn a token of the building to its other side (W83, S4): `turn token-2`."""

    token: str


class End(Action, frozen=True):
    """End the cowboy's turn before all actions are used (W14): `end`."""


ACTIONS: tuple[type[Action], ...] = (
    Play, Move, Shoot, Rifle, Throw, Hold, Face, Stand, Challenge, Aside,
    Take, Exchange, Drop, Draw, Keep, Trade, Leave, Turn, End,
)  # fmt: skip
