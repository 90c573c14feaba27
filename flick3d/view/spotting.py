"""What a game tells the director: where to look when something happens, and how much it is worth seeing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from flick3d.rules.events import Event


class Manner(msgspec.Struct, frozen=True):
    """How a game's flicks are filmed.

    back: how far the eye is behind who flicks, cm. pitch: degrees downwards over the shoulder. height: of what is
    looked at, cm. near: distance of the eye from what a flick decides, cm. orbit: degrees downwards from farther away.
    """

    back: float
    pitch: float
    height: float
    near: float
    orbit: float


class Sight(msgspec.Struct, frozen=True):
    """A place on the table that is worth a look.

    x, y, z: what is looked at, cm. heading: the direction over the table in which it is looked at, degrees; None: as
    the camera looks. pitch: degrees downwards. distance: cm. seconds: for how long.
    """

    x: float
    y: float
    z: float
    distance: float
    pitch: float
    seconds: float
    heading: float | None = None


class Spotter(Protocol):
    """One game's eye for what is worth seeing; `state` is always a state of its own game."""

    @property
    def title(self) -> str:
        """The game's name, as it stands on its box."""
        ...

    @property
    def icon(self) -> str:
        """The picture beside its name."""
        ...

    @property
    def manner(self) -> Manner:
        """How its flicks are filmed."""
        ...

    @property
    def boards(self) -> tuple[str, ...]:
        """Names of the parts of the HUD that are part of the show."""
        ...

    def worth(self, events: Iterable[Event]) -> float:
        """How much it is worth seeing what came of a step: 0 for nothing, 10 for a hit, more for what decides."""
        ...

    def is_topple(self, events: Iterable[Event]) -> bool:
        """Whether these events of a flick are worth to be seen once more."""
        ...

    def is_end(self, events: Iterable[Event]) -> bool:
        """Whether the match ends with them."""
        ...

    def exchange(self, state: Any) -> str:
        """Names what belongs together, such as a turn or a duel: meanwhile the camera stays on one side."""
        ...

    def subject(self, state: Any) -> str:
        """Id of the figure that is played, or "" for none."""
        ...

    def is_council(self, state: Any) -> bool:
        """Whether boards lie over the table now, that are looked at in its place."""
        ...

    def sights(self, events: Iterable[Event], state: Any) -> tuple[Sight, ...]:
        """Where to look, one after another, while what came of a step is shown."""
        ...
