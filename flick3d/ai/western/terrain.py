"""Terrain: how far it is for a movement disc from any place of the town to where a man has to go."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable

import msgspec

from flick3d.ai.western.shapes import Shape
from flick3d.rules.layout import Area

CELL = 3.0
"""cm between two places of the terrain."""

ROOM = 0.15
"""cm that a disc on its way keeps away from everything."""

Point = tuple[float, float]
DIAGONAL = math.sqrt(2.0)


class Terrain(msgspec.Struct, frozen=True):
    """The play area as a grid of places, row by row from the south-west, and which of them are free for a disc."""

    columns: int
    rows: int
    west: float
    south: float
    free: tuple[bool, ...]

    def place(self, index: int) -> Point:
        """The middle of a place, cm."""
        return self.west + CELL * (index % self.columns), self.south + CELL * (index // self.columns)

    def around(self, x: float, y: float) -> Iterable[int]:
        """The places next to a point, those outside of the area left out."""
        column, row = round((x - self.west) / CELL), round((y - self.south) / CELL)
        for at_row in range(max(0, row - 1), min(self.rows, row + 2)):
            for at_column in range(max(0, column - 1), min(self.columns, column + 2)):
                yield at_row * self.columns + at_column


class Ways(msgspec.Struct, frozen=True):
    """How far it is from every place of a terrain to the nearest of some goals, cm; inf where no way leads."""

    terrain: Terrain
    lengths: tuple[float, ...]

    def length(self, x: float, y: float) -> float:
        """How far it is from a point, cm."""
        terrain = self.terrain
        best = math.inf
        for index in terrain.around(x, y):
            at_x, at_y = terrain.place(index)
            best = min(best, self.lengths[index] + math.hypot(at_x - x, at_y - y))
        return best


def terrain(area: Area, around: Iterable[Shape], radius: float) -> Terrain:
    """The terrain of a disc of this radius between these shapes."""
    columns, rows = int(area.width / CELL), int(area.depth / CELL)
    west, south = -CELL * (columns - 1) / 2.0, -CELL * (rows - 1) / 2.0
    free = [True] * (columns * rows)
    for shape in around:
        grow = radius + ROOM
        reach = math.hypot(shape.half_x, shape.half_y) + shape.radius + grow
        first_column = max(0, math.ceil((shape.x - reach - west) / CELL))
        last_column = min(columns - 1, math.floor((shape.x + reach - west) / CELL))
        first_row = max(0, math.ceil((shape.y - reach - south) / CELL))
        last_row = min(rows - 1, math.floor((shape.y + reach - south) / CELL))
        for row in range(first_row, last_row + 1):
            for column in range(first_column, last_column + 1):
                index = row * columns + column
                if free[index] and shape.apart(west + CELL * column, south + CELL * row) < grow:
                    free[index] = False
    return Terrain(columns, rows, west, south, tuple(free))


def ways(ground: Terrain, goals: Iterable[Point]) -> Ways:
    """The lengths of all ways to the nearest of these goals."""
    lengths = [math.inf] * len(ground.free)
    queue: list[tuple[float, int]] = []
    for x, y in goals:
        for index in ground.around(x, y):
            at_x, at_y = ground.place(index)
            away = math.hypot(at_x - x, at_y - y)
            if ground.free[index] and away < lengths[index]:
                lengths[index] = away
                queue.append((away, index))
    heapq.heapify(queue)
    columns = ground.columns
    steps = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    while queue:
        length, index = heapq.heappop(queue)
        if length > lengths[index]:
            continue
        column, row = index % columns, index // columns
        for east, north in steps:
            if not (0 <= column + east < columns and 0 <= row + north < ground.rows):
                continue
            there = index + east + north * columns
            if not ground.free[there]:
                continue
            if east and north and not (ground.free[index + east] and ground.free[index + north * columns]):
                continue
            longer = length + CELL * (DIAGONAL if east and north else 1.0)
            if longer < lengths[there]:
                lengths[there] = longer
                heapq.heappush(queue, (longer, there))
    return Ways(ground, tuple(lengths))
