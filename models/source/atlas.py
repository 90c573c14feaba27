"""Where each picture lies on the two shared sheets: `signs.jpg` (lettering), `fittings.jpg` (windows, dial, rooms)."""

from __future__ import annotations

from meshes import Rectangle

SIZE = 1024
Cell = tuple[int, int, int, int]

SIGN_CELLS: dict[str, Cell] = {
    "saloon": (0, 0, 1024, 160),
    "store": (0, 160, 1024, 320),
    "town-hall": (0, 320, 1024, 480),
    "undertaker": (0, 480, 1024, 640),
    "sheriff": (0, 640, 1024, 800),
    "bank": (0, 800, 512, 928),
    "closed": (512, 800, 1024, 928),
    "jail": (0, 928, 256, 1024),
    "goods": (256, 928, 512, 1024),
    "rest": (512, 928, 768, 1024),
    "beds": (768, 928, 1024, 1024),
}
FITTING_CELLS: dict[str, Cell] = {
    "dial": (0, 0, 512, 512),
    "curtains": (512, 0, 768, 340),
    "shop": (768, 0, 1024, 340),
    "bars": (512, 340, 768, 680),
    "mourning": (768, 340, 1024, 680),
    "room": (0, 512, 512, 912),
    "door": (512, 680, 768, 1024),
    "poster": (768, 680, 928, 880),
    "dark": (0, 920, 120, 1024),
    "glass": (140, 920, 260, 1024),
}


def rectangle_of(cell: Cell) -> Rectangle:
    """A cell (left, top, right, bottom in pixels) as texture coordinates (u0, v0, u1, v1), v up."""
    left, top, right, bottom = cell
    return left / SIZE, 1 - bottom / SIZE, right / SIZE, 1 - top / SIZE


def ratio(cell: Cell) -> float:
    """Width by height."""
    return (cell[2] - cell[0]) / (cell[3] - cell[1])
