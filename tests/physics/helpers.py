"""Layouts and shots that the physics tests share."""

from __future__ import annotations

import math

from flick3d.physics.bodies import Bodies, Body, collect_transforms, make_world, numbers_of
from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.physics.trajectory import Trajectory
from flick3d.rules.facts import Facts
from flick3d.rules.layout import Area, Layout, Placement, Pose, Push, Shot, upright

AREA = Area()

MAT = Area(48.0, 48.0, "cloth")
"""The map of Flick of Faith."""

BUILDINGS = (
    ("saloon", -26, 22, 270),
    ("town-hall", 0, 22, 270),
    ("bank", 26, 22, 270),
    ("sheriff", -38, 0, 0),
    ("undertaker", 38, 0, 180),
    ("store", -8, -22, 90),
)
PROPS = (
    *(("barrel", x, y) for x, y in ((-15, 9), (14, 9), (-20, -8), (20, -8), (0, -9))),
    *(("cactus", x, y) for x, y in ((-33, -20), (33, -20), (28, -24))),
    *(("fence", x, y) for x, y in ((-12, 2), (12, -2), (-6, -12), (18, -16))),
    *(("hay", x, y) for x, y in ((8, 12), (-8, 12), (22, 4), (-22, 2))),
)
LAWMEN = ((-26, 6), (-18, 12), (-28, -4), (-16, -4), (-24, -14))


def town(table: Table) -> Layout:
    """A full Western table: six closed buildings, 16 props, ten figures with their hats."""
    placements = [
        Placement(kind, kind, upright(float(x), float(y), float(direction)), closed=True)
        for kind, x, y, direction in BUILDINGS
    ]
    counts: dict[str, int] = {}
    for at, (kind, x, y) in enumerate(PROPS):
        counts[kind] = counts.get(kind, 0) + 1
        placements.append(Placement(f"{kind}-{counts[kind]}", kind, upright(float(x), float(y), at * 40.0 % 360.0)))
    men = [
        (f"{side}-{number}", sign * x, y)
        for side, sign in (("lawman", 1.0), ("outlaw", -1.0))
        for number, (x, y) in enumerate(LAWMEN, start=1)
    ]
    placements += [cowboy(name, x, y) for name, x, y in men]
    placements += [hat(table, name, x, y) for name, x, y in men]
    return Layout(tuple(placements))


def cowboy(piece: str, x: float, y: float, direction: float = 0.0) -> Placement:
    """A standing figure."""
    return Placement(piece, "cowboy", upright(x, y, direction))


def hat(table: Table, owner: str, x: float, y: float) -> Placement:
    """The hat on the head of a figure that stands at (x, y)."""
    return Placement(f"hat-{owner}", "hat", upright(x, y, 0.0, table.hat_height("cowboy")))


def bullet(x: float, y: float, piece: str = "bullet-1") -> Placement:
    """A bullet that lies flat."""
    return Placement(piece, "bullet", upright(x, y))


def flick(speed: float, *placements: Placement, direction: float = 0.0, piece: str = "bullet-1") -> Shot:
    """A shot of one piece among a few others."""
    return Shot(Layout(placements), AREA, (Push(piece, direction, speed),))


def disc(kind: str, x: float, y: float, piece: str = "") -> Placement:
    """A disc of Flick of Faith that lies flat, its sticker up."""
    return Placement(piece or kind, kind, upright(x, y))


def flick_disc(speed: float, *placements: Placement, direction: float = 0.0) -> Shot:
    """The first of these discs flicked on the mat."""
    return Shot(Layout(placements), MAT, (Push(placements[0].piece, direction, speed),))


def height_above_mat(table: Table, kind: str, pose: Pose) -> float:
    """How high the lower face of a flat disc lies, whichever face that is, cm."""
    return pose.z if pose.axis_z > 0.0 else pose.z - table.pieces[kind].solids()[0].height


def play(table: Table, shot: Shot) -> tuple[Facts, Trajectory]:
    """The shot simulated and judged."""
    trajectory = table.simulate(shot)
    return judge(shot, trajectory), trajectory


def distance(first: Pose, second: Pose) -> float:
    """Distance between two poses' origins, cm."""
    return math.dist((first.x, first.y, first.z), (second.x, second.y, second.z))


class Awake:
    """A world in which nothing ever sleeps, stepped by hand: to see what Bullet itself does with our bodies."""

    def __init__(self, table: Table, *placements: Placement, area: Area = AREA) -> None:
        self._step = table.pieces.simulation.step
        bodies = Bodies(table.pieces)
        self.world = make_world(table.pieces.simulation.gravity, table.pieces.simulation.iterations)
        for slab in bodies.make_ground(area):
            self.world.attach(slab)
        self.bodies: dict[str, Body] = {}
        for placement in placements:
            body = bodies.make(placement)
            self.world.attach(body.node)
            body.node.set_deactivation_enabled(False)
            body.node.set_active(True)
            self.bodies[placement.piece] = body

    def run(self, seconds: float) -> None:
        """Step on."""
        for at in range(round(seconds / self._step)):
            self.world.do_physics(self._step, 1, self._step)
            if at % 100 == 0:
                collect_transforms()

    def pose(self, piece: str) -> Pose:
        """The pose of a piece now."""
        return Pose(*numbers_of(self.bodies[piece]))
