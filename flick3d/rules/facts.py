"""What the table found out about one shot: the only thing that rules know of physics."""

from __future__ import annotations

import msgspec

from flick3d.rules.layout import Pose

TOPPLED_ABOVE = 45.0
"""A figure whose axis rests at more than this many degrees from the vertical is knocked over (W51)."""


class Contact(msgspec.Struct, frozen=True, array_like=True):
    """Two pieces that pushed each other: time in seconds after the release, ids, normal impulse in g cm/s.

    part: `doorway` when a flicked piece met a building on the inner face of one of its support blocks (W40), else "".
    The table top and the play area are no pieces, so they are in no contact.
    """

    time: float
    first: str
    second: str
    impulse: float = 0.0
    part: str = ""

    def other(self, piece: str) -> str | None:
        """The other piece of the contact, or None when `piece` has no part in it."""
        if self.first == piece:
            return self.second
        return self.first if self.second == piece else None


class Rest(msgspec.Struct, frozen=True):
    """Where one piece came to rest.

    pose: at rest, or the last pose before it fell off the table.
    moved: whether it rests anywhere else than where it started (more than 0.01 cm or 0.1 degrees).
    left_at: the point (x, y), cm, at which its middle last crossed the play area's edge outwards; None when it never
        did, or came back.
    crossed: whether its middle was ever outside the play area, also when it came back.
    fell_off: whether it dropped off the wooden table.
    """

    piece: str
    pose: Pose
    moved: bool = False
    left_at: tuple[float, float] | None = None
    crossed: bool = False
    fell_off: bool = False

    @property
    def tilt(self) -> float:
        """Angle between the piece's axis and the vertical at rest, degrees."""
        return self.pose.tilt

    @property
    def toppled(self) -> bool:
        """Whether the piece rests knocked over (W51); a piece that dropped off the table counts as knocked over."""
        return self.fell_off or self.tilt > TOPPLED_ABOVE


class Blasted(msgspec.Struct, frozen=True):
    """What went off: when (seconds after the release) and where (x, y), cm (W82).

    near: the pieces within the blast's radius, nearest first, each with the distance from (x, y) to the nearest point
        of what of it stands on the table (of a building: its support blocks), cm, at that moment.
    fallen: ids of the pieces that lay knocked over at that moment already.
    """

    time: float
    x: float
    y: float
    near: tuple[tuple[str, float], ...] = ()
    fallen: tuple[str, ...] = ()

    def distance(self, piece: str) -> float | None:
        """How far away a piece was, cm, or None when it was beyond the blast's radius."""
        return dict(self.near).get(piece)


class Facts(msgspec.Struct, frozen=True):
    """The judged trajectory of one shot.

    contacts: first contact of every pair of pieces of which one was flicked, in order of time, and of any other
        pair that was seen; equal times are ordered by geometry. A pair that met on different parts has one for each.
    rests: one entry per piece of the shot's layout, in the layout's order.
    settled: False when the time limit froze the table before all lay still.
    duration: seconds until rest.
    blast: what the shot's blast did, or None when nothing went off.
    """

    contacts: tuple[Contact, ...]
    rests: tuple[Rest, ...]
    settled: bool = True
    duration: float = 0.0
    blast: Blasted | None = None

    def touched_by(self, piece: str) -> tuple[str, ...]:
        """Ids of the pieces that `piece` itself touched, each once, in order of first contact."""
        seen: dict[str, None] = {}
        for contact in self.contacts:
            other = contact.other(piece)
            if other is not None:
                seen.setdefault(other)
        return tuple(seen)

    def touches(self, piece: str) -> tuple[tuple[str, str], ...]:
        """What `piece` itself touched, as (id, part), each once, in order of first contact."""
        seen: dict[tuple[str, str], None] = {}
        for contact in self.contacts:
            other = contact.other(piece)
            if other is not None:
                seen.setdefault((other, contact.part))
        return tuple(seen)

    def rest(self, piece: str) -> Rest:
        """Where `piece` came to rest; raises KeyError when it was not part of the shot."""
        for rest in self.rests:
            if rest.piece == piece:
                return rest
        raise KeyError(piece)
