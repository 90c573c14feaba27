"""The camera as pure data: what it looks at (Aim), what it sees (View), and how it glides (Spring).

Pixels are counted from the top left, x right and y down. Lengths in cm, angles in degrees, times in seconds.
"""

from __future__ import annotations

import math

import msgspec

from flick3d.rules.layout import Area
from flick3d.view.picking import Ray, ground_point
from flick3d.view.poses import Vector

OVERVIEW_PITCH = 35.0
FIELD_OF_VIEW = 32.0
"""Vertical angle of view, degrees: a short telephoto lens, as toys are photographed."""
NEAREST, FARTHEST = 9.0, 260.0
LOWEST_PITCH, HIGHEST_PITCH = 7.0, 90.0
EYE_ABOVE_TABLE = 2.5
TABLE_POINT_WITHIN = 400.0
"""How far from the eye a point on the table may be to be pointed at, cm."""
BEHIND_PITCH, BEHIND_DISTANCE, BEHIND_AHEAD = 21.0, 40.0, 4.0
"""Over the shoulder: degrees downwards, cm to the target, and how far the target is ahead of the piece, cm."""
EYE_ROOM = 1.5
"""How much room must be behind the eye, cm."""
STEEPER = 4.0
"""By how many degrees a steeper overview is tried."""
SIGHT_SPREAD = 4.0
"""How far beside a piece the view of it from behind must be free, cm."""
TOWN_HEIGHT = 15.0
"""Height of the houses with the tags above them that the overview keeps in the picture, cm."""


class Framing(msgspec.Struct, frozen=True):
    """How a table is looked at; a town unless told otherwise.

    overview: degrees downwards. steepest: as many at most where a narrow window leaves room above and below, so that
    the table is seen larger; 0 for never more. height: of what stands on it and is kept in the picture, cm. behind,
    distance, ahead: over the shoulder, degrees downwards, cm to the target, and how far that is ahead of the piece, cm.
    """

    overview: float = OVERVIEW_PITCH
    steepest: float = 0.0
    height: float = TOWN_HEIGHT
    behind: float = BEHIND_PITCH
    distance: float = BEHIND_DISTANCE
    ahead: float = BEHIND_AHEAD


TOWN = Framing()


class Margins(msgspec.Struct, frozen=True):
    """Strips along the window's edges that the HUD covers, pixels.

    The strips at the left and right end `sides_to` pixels below the window's top; None: they reach to its bottom.
    """

    top: float = 0.0
    bottom: float = 0.0
    left: float = 0.0
    right: float = 0.0
    sides_to: float | None = None


NO_MARGINS = Margins()


class View(msgspec.Struct, frozen=True):
    """What the camera sees: the eye's place, its unit axes, the lens, and the window's size."""

    eye: Vector
    right: Vector
    forward: Vector
    up: Vector
    tangent: float
    """Tangent of half the vertical angle of view."""
    size: tuple[int, int]

    def ray(self, x: float, y: float) -> Ray:
        """The ray of sight through a pixel."""
        width, height = self.size
        across = (2.0 * x / width - 1.0) * self.tangent * width / height
        upward = (1.0 - 2.0 * y / height) * self.tangent
        towards = tuple(f + across * r + upward * u for f, r, u in zip(self.forward, self.right, self.up, strict=True))
        length = math.sqrt(sum(value * value for value in towards))
        return Ray(self.eye, (towards[0] / length, towards[1] / length, towards[2] / length))

    def project(self, x: float, y: float, z: float = 0.0) -> tuple[float, float] | None:
        """The pixel at which a point is seen; None when it is behind the eye."""
        to = (x - self.eye[0], y - self.eye[1], z - self.eye[2])
        depth = _dot(to, self.forward)
        if depth <= 1e-6:
            return None
        width, height = self.size
        scale = height / (2.0 * self.tangent * depth)
        return width / 2.0 + _dot(to, self.right) * scale, height / 2.0 - _dot(to, self.up) * scale

    def table_point(self, x: float, y: float) -> tuple[float, float] | None:
        """The point (x, y) of the table's plane under a pixel; None above the horizon."""
        return ground_point(self.ray(x, y), TABLE_POINT_WITHIN)


class Aim(msgspec.Struct, frozen=True):
    """What the camera looks at: the target point, the direction over the table, the angle downwards, the distance.

    field: vertical angle of view, degrees.
    """

    x: float
    y: float
    z: float
    heading: float
    pitch: float
    distance: float
    field: float = FIELD_OF_VIEW

    def view(self, size: tuple[int, int]) -> View:
        """What is seen in a window of this size."""
        heading, pitch = math.radians(self.heading), math.radians(self.pitch)
        ahead = (math.cos(heading), math.sin(heading))
        forward = (ahead[0] * math.cos(pitch), ahead[1] * math.cos(pitch), -math.sin(pitch))
        up = (ahead[0] * math.sin(pitch), ahead[1] * math.sin(pitch), math.cos(pitch))
        eye = (
            self.x - forward[0] * self.distance,
            self.y - forward[1] * self.distance,
            self.z - forward[2] * self.distance,
        )
        tangent = math.tan(math.radians(self.field) / 2.0)
        return View(eye, (ahead[1], -ahead[0], 0.0), forward, up, tangent, size)

    def limited(self, area: Area) -> Aim:
        """The nearest aim that stays above the table and looks at the play area."""
        distance = min(FARTHEST, max(NEAREST, self.distance))
        lowest = math.degrees(math.asin(min(1.0, max(0.0, (EYE_ABOVE_TABLE - self.z) / distance))))
        return Aim(
            min(area.width / 2.0, max(-area.width / 2.0, self.x)),
            min(area.depth / 2.0, max(-area.depth / 2.0, self.y)),
            max(0.0, self.z),
            self.heading % 360.0,
            min(HIGHEST_PITCH, max(LOWEST_PITCH, lowest, self.pitch)),
            distance,
            self.field,
        )


class Spring(msgspec.Struct, frozen=True):
    """A number that glides to where it is pulled, critically damped: soft start, soft stop, no overshoot from rest."""

    value: float
    speed: float = 0.0

    def after(self, seconds: float, pulled_to: float, stiffness: float) -> Spring:
        """The exact solution after some time, so that the frame rate makes no difference. `stiffness` is per second."""
        offset = self.value - pulled_to
        slope = self.speed + stiffness * offset
        decay = math.exp(-stiffness * seconds)
        return Spring(
            pulled_to + (offset + slope * seconds) * decay,
            (self.speed - stiffness * slope * seconds) * decay,
        )


def overview(
    size: tuple[int, int],
    area: Area,
    margins: Margins = NO_MARGINS,
    framing: Framing = TOWN,
    pitch: float | None = None,
) -> Aim:
    """The aim from the south that shows the whole play area between the margins, as near as possible.

    pitch: degrees downwards, as the framing says unless given.
    """
    if pitch is not None:
        return _nearest(size, area, margins, framing, pitch)
    best = _nearest(size, area, margins, framing, framing.overview)
    while best.pitch + STEEPER <= framing.steepest:
        steeper = _nearest(size, area, margins, framing, best.pitch + STEEPER)
        if steeper.distance >= best.distance:
            break
        best = steeper
    return best


def _nearest(size: tuple[int, int], area: Area, margins: Margins, framing: Framing, pitch: float) -> Aim:
    """The nearest aim from the south, so many degrees downwards, that shows the whole play area between the margins."""
    low, high = NEAREST, FARTHEST
    aim = Aim(0.0, 0.0, 0.0, 90.0, pitch, high)
    for _ in range(24):
        distance = (low + high) / 2.0
        candidate = _centred(distance, size, area, margins, pitch, framing.height)
        if _fits(candidate.view(size), area, margins, framing.height):
            high, aim = distance, candidate
        else:
            low = distance
    return aim


def top(size: tuple[int, int], area: Area, margins: Margins = NO_MARGINS, framing: Framing = TOWN) -> Aim:
    """The aim from straight above."""
    return overview(size, area, margins, framing, HIGHEST_PITCH)


def behind(x: float, y: float, direction: float, framing: Framing = TOWN) -> Aim:
    """The aim over the shoulder of a piece that will go in this direction: the piece in the lower third."""
    heading = math.radians(direction)
    target_x, target_y = x + framing.ahead * math.cos(heading), y + framing.ahead * math.sin(heading)
    return Aim(target_x, target_y, 1.5, direction, framing.behind, framing.distance)


def sight_lines(aim: Aim, x: float, y: float) -> tuple[tuple[Ray, float], ...]:
    """Rays from a piece at (x, y), from beside it and from the target to the eye, and how far each must be free, cm."""
    heading = math.radians(aim.heading)
    aside = (-math.sin(heading) * SIGHT_SPREAD, math.cos(heading) * SIGHT_SPREAD)
    places = ((x, y), (x + aside[0], y + aside[1]), (x - aside[0], y - aside[1]), (aim.x, aim.y))
    eye = aim.view((1, 1)).eye
    lines = []
    for from_x, from_y in places:
        to = (eye[0] - from_x, eye[1] - from_y, eye[2] - 1.0)
        length = math.sqrt(_dot(to, to))
        ray = Ray((from_x, from_y, 1.0), (to[0] / length, to[1] / length, to[2] / length))
        lines.append((ray, length + EYE_ROOM))
    return tuple(lines)


def shorter_way(current: float, wanted: float) -> float:
    """The angle equal to `wanted` that is nearest to `current`, degrees: so that the camera turns the shorter way."""
    return current + (wanted - current + 180.0) % 360.0 - 180.0


def _frame(view: View, area: Area, tall: float) -> tuple[float, float, float, float]:
    """Left, right, top and bottom pixel of the play area with the town on it."""
    half_x, half_y = area.width / 2.0, area.depth / 2.0
    height = tall * max(0.0, math.cos(math.asin(min(1.0, -view.forward[2]))))
    corners = [(x, y, z) for x in (-half_x, half_x) for y, z in ((-half_y, 0.0), (half_y, 0.0), (half_y, height))]
    points = [point for point in (view.project(*corner) for corner in corners) if point is not None]
    if len(points) < len(corners):
        return -math.inf, math.inf, -math.inf, math.inf
    across, down = [p[0] for p in points], [p[1] for p in points]
    return min(across), max(across), min(down), max(down)


def _centred(distance: float, size: tuple[int, int], area: Area, margins: Margins, pitch: float, tall: float) -> Aim:
    """The aim at this distance with equal room on opposite sides of the play area."""
    x = y = 0.0
    for _ in range(6):
        aim = Aim(x, y, 0.0, 90.0, pitch, distance)
        left, right, upper, lower = _frame(aim.view(size), area, tall)
        if not math.isfinite(left + lower):
            return aim
        spare_x = (margins.left + size[0] - margins.right - left - right) / 2.0
        spare_y = (margins.top + size[1] - margins.bottom - upper - lower) / 2.0
        scale = 2.0 * distance * math.tan(math.radians(FIELD_OF_VIEW) / 2.0) / size[1]
        x -= spare_x * scale
        y += spare_y * scale / max(0.3, math.sin(math.radians(pitch)))
    return Aim(x, y, 0.0, 90.0, pitch, distance)


def _fits(view: View, area: Area, margins: Margins, tall: float) -> bool:
    """Whether nothing of the play area is under the strips of the margins."""
    left, right, upper, lower = _frame(view, area, tall)
    width, height = view.size
    if not (left >= 0.0 and right <= width and margins.top <= upper and lower <= height - margins.bottom):
        return False
    sides_to = height if margins.sides_to is None else margins.sides_to
    for side, limit in ((-1.0, margins.left), (1.0, width - margins.right)):
        x = side * area.width / 2.0
        near, far = view.project(x, -area.depth / 2.0), view.project(x, area.depth / 2.0)
        if near is None or far is None:
            return False
        # The widest place that is still beside the strip: the near corner, or where the edge passes the strip's end.
        share = 1.0 if near[1] <= sides_to else (sides_to - far[1]) / (near[1] - far[1])
        widest = far[0] + (near[0] - far[0]) * share if share > 0.0 else far[0]
        if side * (widest - limit) > 0.0 and far[1] <= sides_to:
            return False
    return True


def _dot(first: Vector, second: Vector) -> float:
    return first[0] * second[0] + first[1] * second[1] + first[2] * second[2]
