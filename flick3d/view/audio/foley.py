"""Lets what a playback shows be heard: knocks, falls, slides and the blast, at the moment at which they are seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec.structs import replace

from flick3d.physics.pieces import Pieces
from flick3d.physics.trajectory import SAMPLE, Trajectory
from flick3d.rules.layout import Area, Pose
from flick3d.view.audio.contacts import LOOKS_AHEAD, falls, knocks
from flick3d.view.audio.cues import Cue, Hum, places
from flick3d.view.audio.matter import Body, bodies
from flick3d.view.audio.mixer import Mixer
from flick3d.view.audio.sliding import slides
from flick3d.view.audio.volumes import slowed

LAG = LOOKS_AHEAD * SAMPLE
"""Seconds by which the ear is behind the eye: what a moment sounds like is known only so long after it."""
BLAST_HEIGHT = 1.0
DEBRIS_AFTER = 0.35
STICK, FUSE = "dynamite-stick", "dynamite-fuse"


class Table(Protocol):
    """What the ear needs of a scene."""

    @property
    def kinds_and_poses(self) -> Mapping[str, tuple[str, Pose]]:
        """What every piece is, and where it is shown now."""
        ...

    def pose_of(self, piece: str) -> Pose | None:
        """Where the piece is shown now."""
        ...


class Foley:
    """Hears one trajectory at a time; see `playback.Listener`."""

    def __init__(self, mixer: Mixer, table: Table, pieces: Pieces) -> None:
        self._mixer = mixer
        self._table = table
        self._place = places(table.pose_of)
        self._bodies = bodies(pieces)
        self._here: dict[str, Body] = {}
        self._sticks: tuple[str, ...] = ()
        self._blasted = False
        self.area = Area()

    def began(self) -> None:
        """A trajectory begins; the scene shows its pieces."""
        kinds = self._table.kinds_and_poses
        self._here = {piece: self._bodies[kind] for piece, (kind, _) in kinds.items() if kind in self._bodies}
        self._sticks = tuple(piece for piece, body in self._here.items() if body.kind == STICK)
        self._blasted = False

    def shown(self, trajectory: Trajectory, since: float, until: float, speed: float) -> None:
        """The trajectory was shown from one moment of it to another, at this share of real time."""
        pitch = slowed(speed)
        if until > since:
            begins, ends = since - LAG, until - LAG
            for cue in (
                *knocks(trajectory.contacts, begins, ends, self._here, self._place),
                *falls(trajectory, begins, ends, self._here, self.area),
            ):
                self._mixer.play((replace(cue, pitch=cue.pitch * pitch),))
        blast = trajectory.blast
        if blast is not None and until >= blast.time and not self._blasted:
            self._blasted = True
            at = (blast.x, blast.y, BLAST_HEIGHT)
            self._mixer.play((Cue("explosion", at, pitch=pitch), Cue("debris", at, pitch=pitch, delay=DEBRIS_AFTER)))
        hums = () if until <= since else self._hums(trajectory, until)
        self._mixer.hum(replace(hum, pitch=hum.pitch * pitch) for hum in hums)

    def over(self) -> None:
        """Nothing is played any more."""
        self._mixer.hum(())

    def _hums(self, trajectory: Trajectory, time: float) -> tuple[Hum, ...]:
        hums = slides(trajectory, time, self._here, self.area)
        if self._blasted:
            return hums
        burning = ((stick, self._place(stick)) for stick in self._sticks)
        return hums + tuple(Hum(f"{stick} fuse", FUSE, at) for stick, at in burning if at is not None)
