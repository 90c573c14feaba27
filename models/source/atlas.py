"""Where each picture lies on the shared sheets.

`signs.jpg` has the lettering, `fittings.jpg` windows, dial and rooms, `tokens.jpg` the tokens and other printed card.
"""

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

TOKEN_SHEET_SIZE = 2048
TOKEN_CELLS: dict[str, Cell] = {
    "gold": (0, 0, 512, 512),
    "water": (512, 0, 1024, 512),
    "skull": (1024, 0, 1536, 512),
    "colt": (1536, 0, 2048, 512),
    "winchester": (0, 512, 512, 1024),
    "dynamite": (512, 512, 1024, 1024),
    "document": (1024, 512, 1536, 1024),
    "hostage": (1536, 512, 2048, 1024),
    "token": (0, 1024, 512, 1536),
    "closed": (512, 1024, 1024, 1536),
    "stick": (1024, 1024, 1536, 1536),
    "exit": (1536, 1024, 2048, 1216),
    "plain": (1536, 1216, 2048, 1536),
    "template": (0, 1536, 2048, 1980),
    "edge": (0, 1984, 2048, 2048),
}


def rectangle_of(cell: Cell, size: int = SIZE) -> Rectangle:
    """A cell (left, top, right, bottom in pixels) of a square sheet as texture coordinates (u0, v0, u1, v1), v up."""
    left, top, right, bottom = cell
    return left / size, 1 - bottom / size, right / size, 1 - top / size


def ratio(cell: Cell) -> float:
    """Width by height."""
    return (cell[2] - cell[0]) / (cell[3] - cell[1])
