"""Where each picture lies on the shared sheets.

`signs.jpg` has the lettering, `fittings.jpg` windows and dial at the left and the rooms behind the doors at the right,
`tokens.jpg` the tokens and other printed card.
"""

from __future__ import annotations

from meshes import Rectangle

SIGN_SHEET = (1536, 1536)
FITTING_SHEET = (2048, 1024)
"""Width and height in pixels."""
Cell = tuple[int, int, int, int]

SIGN_CELLS: dict[str, Cell] = {
    "saloon": (0, 0, 1536, 240),
    "store": (0, 240, 1536, 480),
    "town-hall": (0, 480, 1536, 720),
    "undertaker": (0, 720, 1536, 960),
    "sheriff": (0, 960, 1536, 1200),
    "bank": (0, 1200, 768, 1392),
    "jail": (0, 1392, 384, 1536),
    "goods": (384, 1392, 768, 1536),
    "rest": (768, 1392, 1152, 1536),
    "beds": (1152, 1392, 1536, 1536),
}
FITTING_CELLS: dict[str, Cell] = {
    "dial": (0, 0, 512, 512),
    "curtains": (512, 0, 768, 340),
    "shop": (768, 0, 1024, 340),
    "bars": (512, 340, 768, 680),
    "mourning": (768, 340, 1024, 680),
    "door": (512, 680, 768, 1024),
    "poster": (768, 680, 928, 880),
    "dark": (0, 920, 120, 1024),
    "glass": (140, 920, 260, 1024),
    "room-sheriff": (1024, 0, 1536, 340),
    "room-bank": (1536, 0, 2048, 340),
    "room-saloon": (1024, 340, 1536, 680),
    "room-store": (1536, 340, 2048, 680),
    "room-town-hall": (1024, 680, 1536, 1020),
    "room-undertaker": (1536, 680, 2048, 1020),
}

TOKEN_SHEET_SIZE = 1536
TOKEN_CELLS: dict[str, Cell] = {
    "gold": (0, 0, 384, 384),
    "water": (384, 0, 768, 384),
    "skull": (768, 0, 1152, 384),
    "colt": (1152, 0, 1536, 384),
    "winchester": (0, 384, 384, 768),
    "dynamite": (384, 384, 768, 768),
    "document": (768, 384, 1152, 768),
    "hostage": (1152, 384, 1536, 768),
    "token": (0, 768, 384, 1152),
    "closed": (384, 768, 768, 1152),
    "stick": (768, 768, 1152, 1152),
    "exit": (1152, 768, 1536, 912),
    "plain": (1152, 912, 1536, 1152),
    "template": (0, 1152, 1536, 1485),
    "edge": (0, 1488, 1536, 1536),
}


def rectangle_of(cell: Cell, sheet: int | tuple[int, int]) -> Rectangle:
    """A cell (left, top, right, bottom in pixels) of a sheet as texture coordinates (u0, v0, u1, v1), v up.

    sheet: width and height in pixels, or the side of a square.
    """
    width, height = (sheet, sheet) if isinstance(sheet, int) else sheet
    left, top, right, bottom = cell
    return left / width, 1 - bottom / height, right / width, 1 - top / height


def ratio(cell: Cell) -> float:
    """Width by height."""
    return (cell[2] - cell[0]) / (cell[3] - cell[1])
