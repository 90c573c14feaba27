"""The pictures of Flick of Faith's HUD: all there, of their sizes, told apart, and made anew by their recipes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.models.reading import MODELS

RECIPES = MODELS / "source" / "ui.py"
SHIPPED = MODELS / "ui"

COLOURS = ["blue", "purple", "yellow", "green"]
LAWS = [
    "blind-faith", "little-finger", "wrong-hand", "rolling-ministry", "two-hands", "piggyback", "templars",
    "fresh-converts", "king-ape", "tornado", "kraken", "grand-tour", "holy-bowling", "all-or-nothing", "lost-sheep",
    "iconoclasts", "earthquake", "holy-oil", "high-tide", "changing-winds",
]  # fmt: skip
GODS = {
    "tyr": "blue", "freja": "blue", "zeus": "purple", "themis": "purple", "ra": "yellow", "anubis": "yellow",
    "dagda": "green", "morrigan": "green",
}  # fmt: skip
ICONS = [
    "prophet", "templar", "sphinx", "temple", "king-ape", "thumb-up", "thumb-down", "law", "vote", "island", "navel",
    "points", "presence", "first-player", "pool", "hand-of-god", "heart", "fasten", "raise", "put", "two-hands",
    "piggyback", "wind", "tornado", "no-temples", "leave", "again", "secret", *(f"dot-{colour}" for colour in COLOURS),
]  # fmt: skip
SIZES = {
    **{f"law-{name}": (640, 400) for name in LAWS},
    **{f"god-{name}": (640, 800) for name in GODS},
    **{f"face-{name}": (192, 192) for name in GODS},
    **{f"face-none-{colour}": (192, 192) for colour in COLOURS},
    **{f"icon-{name}": (192, 192) for name in ICONS},
    **dict.fromkeys(["frame-card", "frame-card-hot", "frame-gold", "frame-marble"], (288, 288)),
    **dict.fromkeys(["paper-parchment", "board-marble", "board-lapis"], (512, 512)),
    "score-track": (2560, 80),
}


def opened(name: str) -> Image.Image:
    """A shipped picture with its transparency."""
    with Image.open(SHIPPED / f"{name}.png") as picture:
        return picture.convert("RGBA")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures of one size, 0 to 255."""
    means = ImageStat.Stat(ImageChops.difference(one.convert("RGBa"), other.convert("RGBa"))).mean
    return max(means)


@pytest.mark.parametrize("name", SIZES)
def test_picture_is_there_and_of_its_size(name: str) -> None:
    assert opened(name).size == SIZES[name]


@pytest.mark.parametrize("prefix", ["law-", "god-", "face-", "icon-"])
def test_pictures_of_one_sort_are_told_apart(prefix: str) -> None:
    small = {name: opened(name).resize((32, 32)) for name in SIZES if name.startswith(prefix)}
    names = list(small)
    for index, name in enumerate(names):
        for other in names[index + 1 :]:
            assert difference(small[name], small[other]) > 4.0, (name, other)


def test_cards_are_opaque_and_icons_have_room_for_their_shadow() -> None:
    for name, size in SIZES.items():
        alpha = opened(name).getchannel("A")
        if name.startswith(("law-", "god-", "paper-", "board-")):
            assert alpha.getextrema() == (255, 255), name
        elif name.startswith(("icon-", "face-")):
            rows = [alpha.crop((0, y, size[0], y + 1)).getextrema()[1] for y in (0, size[1] - 1)]
            assert max(rows) < 100, name


def test_frames_of_cards_are_open_in_the_middle() -> None:
    for name in ("frame-card", "frame-card-hot", "frame-gold"):
        picture = opened(name)
        assert picture.getpixel((144, 144))[3] == 0, name
        assert picture.getpixel((144, 32))[3] > 250, name


@pytest.mark.parametrize("name", ["paper-parchment", "board-marble", "board-lapis"])
def test_sheets_have_no_seam(name: str) -> None:
    picture = opened(name).convert("L")
    width, height = picture.size

    def step(one: int, other: int) -> float:
        columns = [picture.crop((x, 0, x + 1, height)) for x in (one, other)]
        return float(ImageStat.Stat(ImageChops.difference(*columns)).mean[0])

    inside = max(step(x, x + 1) for x in range(100, 140))
    assert step(width - 1, 0) <= inside * 1.5


def test_rebuilding_gives_the_same_pictures(tmp_path: Path) -> None:
    names = ["law-little-finger", "face-none-green", "icon-prophet", "frame-card", "paper-parchment", "score-track"]
    for folder in (tmp_path / "one", tmp_path / "two"):
        command = [sys.executable, str(RECIPES), "--only", *names, "--out", str(folder)]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
    for name in names:
        built = tmp_path / "one" / f"{name}.png"
        assert built.read_bytes() == (tmp_path / "two" / f"{name}.png").read_bytes(), name
        with Image.open(built) as picture:
            # Other versions of the drawing library may round a little differently.
            assert difference(picture.convert("RGBA"), opened(name)) < 0.5, name
