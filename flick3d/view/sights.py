"""What a camera sees of the pieces on a table, each as a box, and how good a picture of one of them would be. Pure.

Lengths in cm, angles in degrees, pixels from the top left.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from flick3d.rules.layout import Pose
from flick3d.view.camera_maths import View
from flick3d.view.poses import Vector

Point = tuple[float, float]
Size = tuple[float, float, float, float]

HOUSES: Mapping[str, Size] = {
    "sheriff": (6.3, 6.6, 4.1, 10.2),
    "saloon": (6.3, 6.6, 4.1, 11.0),
    "town-hall": (6.3, 6.6, 4.1, 14.6),
    "bank": (6.3, 6.6, 4.1, 11.0),
    "store": (6.3, 6.6, 4.1, 11.0),
    "undertaker": (6.3, 6.6, 4.1, 11.0),
}
"""Half the breadth of each house, how far it reaches to its front and to its back, and its height."""
FIGURE, HAT = "cowboy", "hat"
SIZES: Mapping[str, Size] = {
    FIGURE: (1.4, 1.4, 1.4, 4.7),
    "barrel": (1.2, 1.2, 1.2, 2.9),
    "cactus": (1.6, 1.2, 1.2, 5.3),
    "hay": (1.8, 1.1, 1.1, 2.4),
    "fence": (3.6, 0.8, 0.8, 2.6),
    "gallows": (5.5, 5.5, 5.5, 10.0),
    **HOUSES,
}
"""The same of all that stands in a town; everything else is flat."""
FLAT: Size = (1.2, 1.2, 1.2, 0.7)

EYE_FREE = 2.0
"""How much room there must be around the eye."""
HIDDEN = 0.47
"""What is lower in the picture than this share of a figure from its top may hide it."""
CUT = 1.0
"""What a picture loses by a figure behind that its edge cuts."""
STEPS = 32
"""Places across the picture at which houses are looked for."""


class Box(msgspec.Struct, frozen=True):
    """What something covers of a picture, pixels."""

    left: float
    right: float
    top: float
    bottom: float

    def crosses(self, other: Box, room: float) -> bool:
        """Whether both are one above the other, or nearer to it than so many pixels."""
        return self.left - room < other.right and other.left < self.right + room

    def is_cut(self, size: tuple[int, int]) -> bool:
        """Whether the edge of the picture cuts it."""
        return self.left < 0.0 or self.right > size[0] or self.bottom > size[1]


class Thing(msgspec.Struct, frozen=True):
    """Something on the table as the camera needs it: a box that stands upright, and reaches farther to its front.

    breadth: half of it. front, back: how far it reaches from its place.
    """

    piece: str
    kind: str
    x: float
    y: float
    z: float
    facing: float
    breadth: float
    front: float
    back: float
    height: float

    @property
    def side(self) -> str:
        """Whose figure it is: the name before its number."""
        return self.piece.rpartition("-")[0]

    @property
    def corners(self) -> Iterator[Vector]:
        """The corners of the box around it."""
        ahead = math.cos(math.radians(self.facing)), math.sin(math.radians(self.facing))
        for far in (-self.back, self.front):
            for aside in (-self.breadth, self.breadth):
                x = self.x + far * ahead[0] - aside * ahead[1]
                y = self.y + far * ahead[1] + aside * ahead[0]
                yield x, y, self.z
                yield x, y, self.z + self.height

    def away(self, point: Point) -> float:
        """How far a point is from it over the table; 0 within."""
        x, y = point[0] - self.x, point[1] - self.y
        ahead = math.cos(math.radians(self.facing)), math.sin(math.radians(self.facing))
        along, aside = x * ahead[0] + y * ahead[1], abs(y * ahead[0] - x * ahead[1])
        return math.hypot(max(along - self.front, -self.back - along, 0.0), max(aside - self.breadth, 0.0))


def things(shown: Mapping[str, tuple[str, Pose]]) -> tuple[Thing, ...]:
    """Everything that is shown, by its kind and place; hats belong to those who wear them."""
    return tuple(
        Thing(piece, kind, pose.x, pose.y, pose.z, pose.yaw, *SIZES.get(kind, FLAT))
        for piece, (kind, pose) in shown.items()
        if kind != HAT
    )


def falling(piece: str, middle: Pose) -> Thing:
    """A figure whose middle is there, however it lies."""
    half = SIZES[FIGURE][3] / 2.0
    return Thing(piece, FIGURE, middle.x, middle.y, max(0.0, middle.z - half), middle.yaw, half, half, half, 2.0 * half)


def score(
    view: View, subject: Thing, town: Sequence[Thing], before: Thing | None = None, houses_count: float = 3.0
) -> float | None:
    """How good a picture of a figure is; None where it is hidden, or where something else is in the way.

    before: what may stand before it, beside it in the picture. houses_count: what it is worth that houses stand behind
    all of the picture, where another figure that is seen whole is worth 1.
    """
    box = _box(view, subject)
    if box is None:
        return None
    worth, houses = 0.0, []
    for other in town:
        if other == subject:
            continue
        found = _box(view, other)
        if other == before:
            if found is None or box.crosses(found, 0.0):
                return None
            continue
        if other.away(view.eye[:2]) < EYE_FREE:
            return None
        if found is None or found.right < 0.0 or found.left > view.size[0]:
            continue
        if _depth(view, other) < _depth(view, subject):
            # What is low before him hides his feet at most.
            hidden = box.crosses(found, 0.01 * view.size[0])
            if hidden and found.top < box.top + HIDDEN * (box.bottom - box.top):
                return None
            tall = other.height > 3.0
            worth -= 0.3 + 0.6 * hidden + 2.2 * tall + (2.0 if tall else 0.7) * found.is_cut(view.size)
        elif other.kind in HOUSES:
            houses.append((found, max(0.0, _turned_to(view, other))))
        elif other.kind == FIGURE:
            if found.is_cut(view.size):
                worth -= CUT
            elif in_picture(view, other) and not box.crosses(found, 0.0):
                worth += 1.0 if _depth(view, other) < 3.0 * _depth(view, subject) else 0.7
        elif other.height > 3.0 and box.crosses(found, 0.0):
            # What is tall right behind him grows out of his hat.
            worth -= CUT
    return worth + houses_count * _covered(houses, view.size[0])


def _covered(houses: Iterable[tuple[Box, float]], width: int) -> float:
    """Share of the picture's width behind which houses stand, each as far as it is turned to the eye."""
    steps = [(index + 0.5) * width / STEPS for index in range(STEPS)]
    return sum(max((turned for box, turned in houses if box.left < x < box.right), default=0.0) for x in steps) / STEPS


def _turned_to(view: View, house: Thing) -> float:
    """Cosine of the angle between where a house looks and the eye."""
    way = math.degrees(math.atan2(view.eye[1] - house.y, view.eye[0] - house.x))
    return math.cos(math.radians(house.facing - way))


def in_picture(view: View, each: Thing) -> bool:
    """Whether its middle is well within the picture."""
    point = view.project(each.x, each.y, each.z + each.height / 2.0)
    width, height = view.size
    return point is not None and 0.06 * width < point[0] < 0.94 * width and -0.1 * height < point[1] < 0.97 * height


def _box(view: View, each: Thing) -> Box | None:
    """What it covers of the picture; None where part of it is behind the eye."""
    found = [view.project(*corner) for corner in each.corners]
    points = [point for point in found if point is not None]
    if len(points) < len(found):
        return None
    across, down = [x for x, _ in points], [y for _, y in points]
    return Box(min(across), max(across), min(down), max(down))


def _depth(view: View, each: Thing) -> float:
    return sum((p - e) * f for p, e, f in zip((each.x, each.y, each.z), view.eye, view.forward, strict=True))
