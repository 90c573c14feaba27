"""The fine grain of the mats."""

from __future__ import annotations

from pathlib import Path

import pytest
from panda3d.core import SamplerState
from PIL import Image, ImageStat

from flick3d.resources import shipped_folder
from flick3d.rules.errors import FlickError
from flick3d.view.pipeline.grit import read_grit


def test_the_grain_repeats_and_fades_from_afar() -> None:
    grit = read_grit(shipped_folder("models"))
    assert grit.get_wrap_u() == grit.get_wrap_v() == SamplerState.WM_repeat
    assert grit.get_minfilter() == SamplerState.FT_linear_mipmap_linear
    assert grit.get_num_components() == 1


def test_a_missing_grain_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(FlickError, match=r"grit\.jpg: this picture is missing: install the game again"):
        read_grit(tmp_path)


def test_the_grain_neither_darkens_nor_brightens() -> None:
    with Image.open(shipped_folder("models") / "textures" / "grit.jpg") as picture:
        assert picture.mode == "L"
        mean = ImageStat.Stat(picture).mean[0] / 255.0
    assert mean == pytest.approx(0.5, abs=0.02)
