"""Where pieces stand on the table, and the shot that is about to move them.

Frames and units are those of `physics/pieces.yaml`: cm, z up, table top at z = 0, directions in degrees
counter-clockwise from east.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec


class Pose(msgspec.Struct, frozen=True, array_like=True):
    """Position (cm) and orientation (unit quaternion w, x, y, z) of a piece's own frame in the world."""

    x: float
    y: float
    z: float = 0.0
    qw: float = 1.0
    qx: float = 0.0
    qy: float = 0.0
    qz: float = 0.0

    @property
    def is_finite(self) -> bool:
        """Whether every number of the pose is a finite number."""
        return all(map(math.isfinite, (self.x, self.y, self.z, self.qw, self.qx, self.qy, self.qz)))

    @property
    def axis_z(self) -> float:
        """The world z component of the piece's own up axis: 1 upright, 0 lying, -1 upside down."""
        return 1.0 - 2.0 * (self.qx * self.qx + self.qy * self.qy)

    @property
    def tilt(self) -> float:
        """Angle between the piece's own up axis and the vertical, degrees, 0 to 180."""
        return math.degrees(math.acos(max(-1.0, min(1.0, self.axis_z))))

    @property
    def yaw(self) -> float:
        """Direction in which the piece's front points, degrees counter-clockwise from east, 0 to 360."""
        front_x = 1.0 - 2.0 * (self.qy * self.qy + self.qz * self.qz)
        front_y = 2.0 * (self.qx * self.qy + self.qw * self.qz)
        return math.degrees(math.atan2(front_y, front_x)) % 360.0


def upright(x: float, y: float, direction: float = 0.0, z: float = 0.0) -> Pose:
    """A pose that stands at (x, y, z), cm, with its front towards `direction`, degrees."""
    half = math.radians(direction) / 2.0
    return Pose(x, y, z, math.cos(half), 0.0, 0.0, math.sin(half))


def on_rim(x: float, y: float, direction: float, radius: float, height: float) -> Pose:
    """The pose of a disc that stands on its rim at (x, y) and would roll towards `direction`, degrees.

    radius, height: of the disc, cm. Its own up axis points to the left of the direction; (x, y) is its middle.
    """
    half = math.radians(direction) / 2.0
    turn, lean = (math.cos(half), math.sin(half)), math.sqrt(0.5)
    left_x, left_y = -math.sin(2.0 * half), math.cos(2.0 * half)
    # First a quarter turn about the front axis, which lays the up axis to the left, then the turn to the direction.
    quarter = (turn[0] * lean, -turn[0] * lean, -turn[1] * lean, turn[1] * lean)
    return Pose(x - left_x * height / 2.0, y - left_y * height / 2.0, radius, *quarter)


def upside_down(x: float, y: float, direction: float = 0.0, z: float = 0.0) -> Pose:
    """The pose `upright(x, y, direction, z)` turned over about the piece's front axis, so that the front stays."""
    half = math.radians(direction) / 2.0
    return Pose(x, y, z, 0.0, math.cos(half), math.sin(half), 0.0)


class Placement(msgspec.Struct, frozen=True):
    """One piece on the table: its id, its kind in `pieces.yaml`, its pose, and whether it is a closed building.

    fixed: nothing can move it (a static body), such as a backstop that is held. on: id of the piece that carries it, or
    "" when it stands for itself. What is carried is no rigid body of its own: it moves as one with its carrier (W45),
    and nothing can touch it.
    """

    piece: str
    kind: str
    pose: Pose
    closed: bool = False
    on: str = ""
    fixed: bool = False


class Layout(msgspec.Struct, frozen=True):
    """All pieces on the table, in a fixed order (the order in which rigid bodies are made: determinism needs it)."""

    placements: tuple[Placement, ...] = ()

    def __iter__(self) -> Iterator[Placement]:
        return iter(self.placements)

    def __len__(self) -> int:
        return len(self.placements)

    def __contains__(self, piece: object) -> bool:
        return any(p.piece == piece for p in self.placements)

    def __getitem__(self, piece: str) -> Placement:
        """The placement of `piece`; raises KeyError when it is not on the table."""
        for placement in self.placements:
            if placement.piece == piece:
                return placement
        raise KeyError(piece)

    def get(self, piece: str) -> Placement | None:
        """The placement of `piece`, or None when it is not on the table."""
        return next((p for p in self.placements if p.piece == piece), None)

    def without(self, pieces: Iterable[str]) -> Layout:
        """The layout without these pieces; ids that are not on the table are no error."""
        gone = frozenset(pieces)
        return Layout(tuple(p for p in self.placements if p.piece not in gone))

    def put(self, *placements: Placement) -> Layout:
        """The layout with these placements: a known piece is moved in its place, a new one comes last."""
        moved = {p.piece: p for p in placements}
        kept = tuple(moved.pop(p.piece, p) for p in self.placements)
        return Layout(kept + tuple(moved.values()))

    def moved(self, poses: dict[str, Pose]) -> Layout:
        """The layout with new poses for the named pieces; ids that are not on the table are no error."""
        return Layout(
            tuple(msgspec.structs.replace(p, pose=poses[p.piece]) if p.piece in poses else p for p in self.placements)
        )


class Area(msgspec.Struct, frozen=True):
    """The play area: a rectangle of `width` (along x) by `depth` (along y), cm, centred on the origin.

    mat: name of the mat that lies there, in `pieces.yaml`; "" is the bare wooden table.
    """

    width: float = 90.0
    depth: float = 60.0
    mat: str = ""

    def contains(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether the point lies inside, at least `margin` cm from the edge."""
        return abs(x) <= self.width / 2.0 - margin and abs(y) <= self.depth / 2.0 - margin


class Push(msgspec.Struct, frozen=True):
    """One flicked piece: it starts along `direction` (degrees) at `speed` (cm/s).

    rolling: it stands on its rim in the layout and starts as a wheel, without slipping, instead of sliding.
    """

    piece: str
    direction: float
    speed: float
    rolling: bool = False


class Blast(msgspec.Struct, frozen=True):
    """A flicked piece that goes off where it comes to rest (W82), unless it rests outside the play area.

    radius: cm, how far away pieces are pushed by it; the push falls with the distance.
    """

    piece: str
    radius: float


class Shot(msgspec.Struct, frozen=True):
    """What the table is asked to simulate: the layout with the flicked pieces in place, and their pushes.

    blast: what goes off when all lies still; then the table is simulated on until all lies still again.
    wind: acceleration (x, y), cm/s2, of every piece that moves; what lies still is not set going by it.
    """

    layout: Layout
    area: Area
    pushes: tuple[Push, ...]
    blast: Blast | None = None
    wind: tuple[float, float] = (0.0, 0.0)
