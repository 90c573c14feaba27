"""The HUD's pictures: every one has a recipe, and the recipes still give the shipped files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from flick3d.resources import shipped_folder

RECIPES = shipped_folder("models") / "source" / "ui.py"
SHIPPED = shipped_folder("models") / "ui"


def draw(folder: Path, *names: str) -> None:
    done = subprocess.run(
        [sys.executable, str(RECIPES), "--only", *names, "--out", str(folder)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def difference(one: Path, other: Path) -> int:
    """The largest difference of any channel of any pixel; what cannot be seen at all is left out of account."""
    with Image.open(one) as first, Image.open(other) as second:
        assert first.size == second.size
        pair = [image.convert("RGBA").convert("RGBa") for image in (first, second)]
        return max(high for _, high in ImageChops.difference(*pair).getextrema())


@pytest.mark.parametrize(
    "names", [("icon-heart", "icon-shoot-left", "icon-clock-hour"), ("frame-tile-active", "frame-board")]
)
def test_the_recipes_give_the_shipped_pictures(tmp_path: Path, names: tuple[str, ...]) -> None:
    draw(tmp_path, *names)
    for name in names:
        # Other versions of the drawing library may round a little differently.
        assert difference(tmp_path / f"{name}.png", SHIPPED / f"{name}.png") <= 3, name


def test_every_shipped_picture_has_a_recipe_and_a_wrong_name_is_told_the_right_ones(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(RECIPES), "--only", "heart", "--out", str(tmp_path)], capture_output=True, text=True
    )
    assert done.returncode == 2
    shipped = [file.stem for file in SHIPPED.glob("*.png")]
    assert len(shipped) > 40
    assert [name for name in shipped if name not in done.stderr] == []
