"""Turns the fonts of the npm packages @fontsource/* into the .ttf files of models/fonts, each with its licence.

    npm pack @fontsource/rye @fontsource/sancreek @fontsource/cinzel @fontsource/alegreya @fontsource/alegreya-sans
    python models/source/convert_fonts.py FOLDER

FOLDER holds the unpacked packages as FOLDER/rye/LICENSE, FOLDER/rye/files/*.woff and so on. Needs fonttools, which
nothing else does. The letters stay as their makers drew them: the container changes (WOFF to TTF), and some
fonts get their own lining figures as the usual ones, because a low 0 looks like the letter o.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS_FOLDER = Path(__file__).resolve().parent.parent / "fonts"
FONTS = {
    "rye": ("rye", 400),
    "sancreek": ("sancreek", 400),
    "cinzel-bold": ("cinzel", 700),
    "alegreya": ("alegreya", 400),
    "alegreya-bold": ("alegreya", 700),
    "alegreya-sans": ("alegreya-sans", 400),
    "alegreya-sans-bold": ("alegreya-sans", 700),
}
"""File name: package and weight."""


LINING = ("alegreya-sans", "alegreya-sans-bold")
"""Fonts whose digits become their lining ones."""
LINING_ENDING = ".lf"


def line_up(font: TTFont) -> None:
    """Make the lining figures of a font those that its digits stand for."""
    known = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for digit in map(ord, "0123456789"):
            lining = f"{table.cmap.get(digit)}{LINING_ENDING}"
            if lining in known:
                table.cmap[digit] = lining


def convert(package_folder: Path, name: str, weight: int, out: Path) -> None:
    """One font and its licence."""
    font = TTFont(package_folder / "files" / f"{name}-latin-{weight}-normal.woff", recalcTimestamp=False)
    font.flavor = None
    if out.stem in LINING:
        line_up(font)
    font.save(out)
    shutil.copyfile(package_folder / "LICENSE", out.with_suffix(".LICENSE.txt"))


def main() -> int:
    """Converts all fonts."""
    parser = argparse.ArgumentParser(description="Converts the fonts of unpacked @fontsource packages.")
    parser.add_argument("folder", type=Path, help="folder with the unpacked packages")
    folder = parser.parse_args().folder
    for file_name, (name, weight) in FONTS.items():
        convert(folder / name, name, weight, FONTS_FOLDER / f"{file_name}.ttf")
        print(f"{file_name}.ttf")
    return 0


if __name__ == "__main__":
    sys.exit(main())
