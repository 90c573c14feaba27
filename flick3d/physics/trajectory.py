"""A simulated shot: poses over time and contacts, ready to be played, judged and stored.

A track holds the samples of one piece that moved. Samples of a track are at multiples of `SAMPLE` seconds after the
release, from its first index on without a gap; before the first and after the last sample the piece lies still.
"""

from __future__ import annotations

import base64
import math
import zlib
from array import array

import msgspec

from flick3d.rules.facts import Blasted, Contact
from flick3d.rules.layout import Pose

SAMPLE = 0.005
"""Seconds between two samples of a track."""

POSE_NUMBERS = 7


class Track(msgspec.Struct, frozen=True):
    """Samples of one piece: `first` is the index of the first sample, `numbers` 7 floats (x y z qw qx qy qz) each."""

    piece: str
    first: int
    numbers: array[float]

    @property
    def samples(self) -> int:
        """How many samples the track has."""
        return len(self.numbers) // POSE_NUMBERS

    def sample(self, index: int) -> Pose:
        """The pose of sample `index`, counted from the track's own first; clamped to the ends."""
        start = max(0, min(self.samples - 1, index)) * POSE_NUMBERS
        return Pose(*self.numbers[start : start + POSE_NUMBERS])

    def at(self, seconds: float) -> Pose:
        """The pose at a time after the release, interpolated between samples (the shorter way round)."""
        position = seconds / SAMPLE - self.first
        index = math.floor(position)
        before, after = self.sample(index), self.sample(index + 1)
        return _between(before, after, min(1.0, max(0.0, position - index)) if 0 <= index < self.samples else 0.0)


class Trajectory(msgspec.Struct, frozen=True):
    """One simulated shot: the tracks of all pieces that moved, the contacts in order of time, and how it ended.

    final: exact rest pose of every piece of the shot's layout, in its order. settled: False when the time limit
    froze the table. fell_off: ids of the pieces that dropped off the wooden table, with what they carried.
    duration: seconds. blast: what went off on the way, or None.
    """

    tracks: tuple[Track, ...]
    contacts: tuple[Contact, ...]
    final: tuple[tuple[str, Pose], ...]
    duration: float
    settled: bool = True
    fell_off: tuple[str, ...] = ()
    blast: Blasted | None = None


class PackedTrajectory(msgspec.Struct, frozen=True):
    """A trajectory as it is stored in a record: the numbers of all tracks as one compressed text."""

    tracks: tuple[tuple[str, int, int], ...]
    """(piece, first, samples) per track."""
    numbers: str
    """base64 of zlib of little-endian 32-bit floats, track after track."""
    contacts: tuple[Contact, ...]
    final: tuple[tuple[str, Pose], ...]
    duration: float
    settled: bool
    fell_off: tuple[str, ...]
    blast: Blasted | None = None


def pack(trajectory: Trajectory) -> PackedTrajectory:
    """The stored form; samples lose nothing (they are 32-bit numbers already)."""
    raw = b"".join(array("f", track.numbers).tobytes() for track in trajectory.tracks)
    return PackedTrajectory(
        tracks=tuple((t.piece, t.first, t.samples) for t in trajectory.tracks),
        numbers=base64.b64encode(zlib.compress(raw, 6)).decode("ascii"),
        contacts=trajectory.contacts,
        final=trajectory.final,
        duration=trajectory.duration,
        settled=trajectory.settled,
        fell_off=trajectory.fell_off,
        blast=trajectory.blast,
    )


def unpack(packed: PackedTrajectory) -> Trajectory:
    """The trajectory of a stored form. Raises ValueError when the numbers are damaged."""
    try:
        raw = zlib.decompress(base64.b64decode(packed.numbers, validate=True))
    except zlib.error as error:
        raise ValueError(f"damaged trajectory: {error}") from error
    numbers = array("f")
    if len(raw) != sum(samples for _, _, samples in packed.tracks) * POSE_NUMBERS * numbers.itemsize:
        raise ValueError("damaged trajectory: its tracks and its numbers disagree")
    numbers.frombytes(raw)
    tracks, start = [], 0
    for piece, first, samples in packed.tracks:
        stop = start + samples * POSE_NUMBERS
        tracks.append(Track(piece, first, numbers[start:stop]))
        start = stop
    return Trajectory(
        tracks=tuple(tracks),
        contacts=packed.contacts,
        final=packed.final,
        duration=packed.duration,
        settled=packed.settled,
        fell_off=packed.fell_off,
        blast=packed.blast,
    )


def _between(before: Pose, after: Pose, share: float) -> Pose:
    """Linear between two positions, normalised linear between two orientations."""
    if share <= 0.0:
        return before
    sign = (
        1.0 if before.qw * after.qw + before.qx * after.qx + before.qy * after.qy + before.qz * after.qz >= 0 else -1.0
    )
    keep, take = 1.0 - share, sign * share
    w, x, y, z = (
        keep * before.qw + take * after.qw,
        keep * before.qx + take * after.qx,
        keep * before.qy + take * after.qy,
        keep * before.qz + take * after.qz,
    )
    norm = math.sqrt(w * w + x * x + y * y + z * z)
    return Pose(
        keep * before.x + share * after.x,
        keep * before.y + share * after.y,
        keep * before.z + share * after.z,
        w / norm,
        x / norm,
        y / norm,
        z / norm,
    )
