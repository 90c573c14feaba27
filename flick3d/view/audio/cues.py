"""What shall be heard, as plain data: one sound of the catalogue, where, how loud and when."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from flick3d.rules.layout import Pose

Point = tuple[float, float, float]
Places = Callable[[str], Point | None]
"""Where a piece is, by its id, cm; None when it is not shown."""


def places(pose_of: Callable[[str], Pose | None]) -> Places:
    """Where pieces are, by what tells their poses."""

    def place(piece: str) -> Point | None:
        pose = pose_of(piece)
        return None if pose is None else (pose.x, pose.y, pose.z)

    return place


class Cue(msgspec.Struct, frozen=True):
    """A sound that shall be played once.

    name: of the catalogue. at: where it comes from, cm; None: from everywhere. loudness: beside the sound's own, dB.
    pitch: 1 as it was made. delay: seconds until it begins. number: which variant of a sound whose variants rise,
    counted from 0. lasts: of a sound that is a loop, how many seconds it is heard.
    """

    name: str
    at: Point | None = None
    loudness: float = 0.0
    pitch: float = 1.0
    delay: float = 0.0
    number: int = 0
    lasts: float = 0.0


class Hum(msgspec.Struct, frozen=True):
    """A loop that is heard as long as it is asked for anew in every frame.

    source: what makes it, so that it stays the same loop from frame to frame. The rest is as for `Cue`.
    """

    source: str
    name: str
    at: Point
    loudness: float = 0.0
    pitch: float = 1.0


class Soundscape(msgspec.Struct, frozen=True):
    """The sounds of a game that every screen plays: its room, its tune, and how a turn begins. "" is none."""

    room: str = ""
    tune: str = ""
    turn: str = ""
