"""The light of the room: the shipped file is what its script makes, and damaged files are told."""

from __future__ import annotations

import importlib.util
import json
import zlib
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from flick3d.resources import shipped_folder
from flick3d.rules.errors import FlickError
from flick3d.view.pipeline.room import read_room

SHIPPED = shipped_folder("models") / "environment" / "room.env"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("environment", shipped_folder("models") / "source" / "environment.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def parts(path: Path) -> tuple[dict[str, object], np.ndarray]:
    head, _, packed = path.read_bytes().partition(b"\n")
    return json.loads(head), np.frombuffer(zlib.decompress(packed), dtype="<f2").astype(float)


def test_the_shipped_file_is_what_the_script_makes(script: ModuleType, tmp_path: Path) -> None:
    script.build(tmp_path / "room.env")
    made, shipped = parts(tmp_path / "room.env"), parts(SHIPPED)
    assert made[0].keys() == shipped[0].keys()
    assert np.allclose(made[0].pop("harmonics"), shipped[0].pop("harmonics"), atol=1e-5)
    assert made[0] == shipped[0]
    assert np.allclose(made[1], shipped[1], rtol=2e-3)


def test_an_even_room_lights_evenly(script: ModuleType) -> None:
    """Radiance 1 from everywhere is irradiance pi everywhere, that is 1 after the division by pi."""
    directions = script.face_directions(32)
    coefficients = script.harmonics(np.ones_like(directions), directions)
    assert coefficients[0] * 0.282095 == pytest.approx([1.0] * 3, abs=0.01)
    assert np.abs(coefficients[1:]).max() < 0.01
    assert script.solid_angles(32).sum() == pytest.approx(4.0 * np.pi, rel=1e-3)


def test_the_room_is_read() -> None:
    room = read_room(SHIPPED)
    assert len(room.harmonics) == 9
    assert room.cube.get_x_size() == 32 and room.cube.get_num_ram_mipmap_images() == room.roughest_level + 1


@pytest.mark.parametrize("content", [b"", b"{}\n", b"nonsense", None, "cut"])
def test_a_damaged_file_is_one_clear_line(tmp_path: Path, content: bytes | str | None) -> None:
    path = tmp_path / "room.env"
    if content == "cut":
        path.write_bytes(SHIPPED.read_bytes()[:-200])
    elif isinstance(content, bytes):
        path.write_bytes(content)
    with pytest.raises(FlickError, match=r"room\.env: .*install the game again"):
        read_room(path)
