"""Draws the program's icon into models/icon, in every size that systems ask for.

python models/source/icon.py [--only NAME ...] [--out FOLDER]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))

from ui_brush import CREAM, RED, Canvas, Colour, Point, circle

SIZES = (16, 32, 48, 64, 128, 256, 512)
"""Pixels."""
LARGEST_BUNDLED = 256
"""Such a file has no room for larger ones, pixels."""
ROUGH = 48
"""Up to this size, pixels, what is small is left out, and what remains is larger."""
EVENING: Colour = (226, 142, 62)
TABLE: Colour = (112, 64, 34)
TABLE_EDGE: Colour = (84, 46, 24)
WOOD: Colour = (232, 190, 128)
WOOD_SHADE: Colour = (206, 156, 94)
BAND: Colour = (58, 20, 16)


def tile(canvas: Canvas) -> None:
    """The ground: an evening sky over a table's edge, within round corners."""
    corner, low, high = 20.0, 3.0, 97.0
    outline = [
        *circle((low + corner, low + corner), corner, 16, 180.0, 270.0),
        *circle((high - corner, low + corner), corner, 16, 270.0, 360.0),
        *circle((high - corner, high - corner), corner, 16, 0.0, 90.0),
        *circle((low + corner, high - corner), corner, 16, 90.0, 180.0),
    ]
    horizon = 66.0
    canvas.shape(outline, EVENING, edge=None)
    table = [(low, horizon), (high, horizon), *(point for point in outline if point[1] > horizon)]
    canvas.shape(table, TABLE, edge=None)
    canvas.line([(low + 1.0, horizon), (high - 1.0, horizon)], TABLE_EDGE, 2.5)


def figure(canvas: Canvas) -> None:
    """A turned wooden figure, upright in the middle of the canvas."""
    body: list[Point] = [(30, 94), (70, 94), (66, 84), (58, 62), (60, 50), (40, 50), (42, 62), (34, 84)]
    canvas.shape(body, WOOD, edge=BAND)
    canvas.shape([(54, 52), (60, 50), (58, 62), (66, 84), (70, 94), (58, 94)], WOOD_SHADE, edge=None)
    canvas.disc((50, 36), 17, WOOD, edge=BAND)
    canvas.disc((53, 38), 11, WOOD, edge=None)


def hat(canvas: Canvas) -> None:
    """A red hat with a wide brim, in the middle of the canvas."""
    canvas.oval((8, 52, 92, 76), RED, edge=BAND)
    canvas.shape([(28, 62), (32, 30), (42, 24), (50, 30), (58, 24), (68, 30), (72, 62)], RED, edge=BAND)
    canvas.shape([(28, 62), (29, 52), (71, 52), (72, 62)], BAND, edge=None)


def icon(size: int) -> Image.Image:
    """The icon, `size` pixels wide: a disc has come, a figure topples, and his hat flies."""
    canvas = Canvas(size, 8 if size <= ROUGH else 4)
    tile(canvas)
    if size <= ROUGH:
        canvas.stamp(figure, (56, 56), 0.94, turn=-30.0)
        canvas.stamp(hat, (62, 26), 0.66, turn=-12.0)
        canvas.disc((22, 78), 13, CREAM, edge=BAND)
        return canvas.finish(shadow=False)
    for y, start in ((71.0, 8.0), (77.0, 14.0), (83.0, 8.0)):
        canvas.line([(start, y), (24.0, y)], CREAM, 2.2, alpha=150)
    canvas.stamp(figure, (63, 57), 0.72, turn=-34.0)
    canvas.stamp(hat, (74, 23), 0.48, turn=-18.0)
    canvas.oval((22, 70, 46, 88), WOOD_SHADE, edge=BAND)
    canvas.oval((22, 66, 46, 83), CREAM, edge=BAND)
    return canvas.finish(shadow=False)


PICTURES: dict[str, Callable[[], Image.Image]] = {f"flick3d-{size}.png": partial(icon, size) for size in SIZES}
"""How every picture is drawn, by its file's name."""
BUNDLE = "flick3d.ico"
"""The sizes that a window's own icon is chosen from, in one file."""
FILES = (*PICTURES, BUNDLE)


def bundle(file: Path) -> None:
    """Write the file with several sizes."""
    sizes = [size for size in SIZES if size <= LARGEST_BUNDLED]
    pictures = [icon(size) for size in sizes]
    pictures[-1].save(file, append_images=pictures[:-1], sizes=[(size, size) for size in sizes])


def build(folder: Path, names: list[str]) -> None:
    """Write these files into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if name == BUNDLE:
            bundle(folder / name)
        else:
            PICTURES[name]().save(folder / name, optimize=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Draws the program's icon.")
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=FILES, help="all when left out")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "icon", help="folder")
    chosen = parser.parse_args()
    build(chosen.out, chosen.only or list(FILES))
