"""The fonts of the HUD: with their licences, and with figures that are no letters."""

from __future__ import annotations

import pytest
from PIL import ImageFont

from tests.models.reading import MODELS

FONTS = MODELS / "fonts"


def test_every_font_has_its_licence() -> None:
    for font in FONTS.glob("*.ttf"):
        licence = font.with_suffix(".LICENSE.txt").read_text(encoding="utf-8")
        assert "SIL Open Font License" in licence, font.name


def size_of(font: ImageFont.FreeTypeFont, letter: str) -> tuple[float, float]:
    """Width and height of a letter as it is drawn, pixels."""
    left, top, right, bottom = font.getbbox(letter)
    return right - left, bottom - top


@pytest.mark.parametrize("name", ["cinzel-bold", "alegreya-sans", "alegreya-sans-bold"])
def test_nought_is_as_high_as_a_capital_and_narrower_than_an_o(name: str) -> None:
    font = ImageFont.truetype(str(FONTS / f"{name}.ttf"), 200)
    nought, letter = size_of(font, "0"), size_of(font, "O")
    assert nought[1] > 0.9 * letter[1], "a low one looks like the letter o"
    assert nought[0] < 0.85 * letter[0]


@pytest.mark.parametrize("name", ["alegreya-sans", "alegreya-sans-bold"])
def test_all_figures_stand_on_the_line_and_are_equally_high(name: str) -> None:
    font = ImageFont.truetype(str(FONTS / f"{name}.ttf"), 200)
    tops = [font.getbbox(figure, anchor="ls")[1] for figure in "0123456789"]
    bottoms = [font.getbbox(figure, anchor="ls")[3] for figure in "0123456789"]
    assert max(tops) - min(tops) < 16
    assert max(bottoms) < 10
