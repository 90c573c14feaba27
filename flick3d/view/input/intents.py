"""What comes out of the input machine: what the player wants, as frozen values; the screen carries it out."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.rules.refusal import Refusal


class Intent(msgspec.Struct, frozen=True):
    """Base of every intent."""


class Submit(Intent, frozen=True):
    """Play this action; it is no flick."""

    text: str


class Flick(Intent, frozen=True):
    """Release this flick."""

    text: str


class Undo(Intent, frozen=True):
    """Take the last step back."""


class Explain(Intent, frozen=True):
    """The player asked for something that is not possible now: say why."""

    refusal: Refusal


class LetGo(Intent, frozen=True):
    """A pull or a charge ended without a flick."""

    reason: Literal["cancelled", "too-weak", "focus-lost", "resized"]


class Orbit(Intent, frozen=True):
    """Turn the camera around its target by a drag of so many pixels."""

    right: float
    down: float


class Pan(Intent, frozen=True):
    """Shift the camera's target by a drag of so many pixels: the table follows the pointer."""

    right: float
    down: float


class Glide(Intent, frozen=True):
    """Shift the camera's target over the table, cm to its right and forwards."""

    right: float
    forward: float


class Zoom(Intent, frozen=True):
    """Go nearer (positive) or farther by so many steps of the wheel."""

    steps: float


class Show(Intent, frozen=True):
    """Go to a fixed view."""

    view: Literal["overview", "top"]


class LookFromBehind(Intent, frozen=True):
    """Go behind the point (x, y), cm, looking along `direction`, degrees."""

    x: float
    y: float
    direction: float


class ToggleLog(Intent, frozen=True):
    """Switch between the short and the long event log."""
