"""The check of all assets finds what differs, is missing, is left over, or has no licence; rounding it forgives."""

from __future__ import annotations

import importlib
import shutil
import sys
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from tests.models.reading import MODELS

FEW = ("bullet.glb", "textures/paint.jpg", "ui/icon-points.png", "sounds/knock-discs-1.wav", "environment/room.env")
FIGURES = ("bullet.glb", "environment/room.env")


@pytest.fixture(scope="module")
def check() -> Iterator[Any]:
    """The script, as a module."""
    before = set(sys.modules)
    sys.path.insert(0, str(MODELS / "source"))
    try:
        yield importlib.import_module("check")
    finally:
        sys.path.remove(str(MODELS / "source"))
        # The scripts' names (build, ui, noise, ...) are too plain to be left lying about.
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", None) or "").startswith(str(MODELS / "source")):
                del sys.modules[name]


def folder_with(files: tuple[str, ...], folder: Path) -> Path:
    """A copy of some assets."""
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(MODELS / file, folder / file)
    return folder


def found(check: Any, shipped: Path, built: Path, only_bytes: bool = False) -> list[tuple[str, str, bool]]:
    return [tuple(finding) for finding in check.compared(shipped, built, only_bytes)]


def test_every_asset_has_a_task_and_every_task_an_asset(check: Any) -> None:
    makers = {script for script, _ in check.tasks()}
    assert makers == {"build", "ui", "icon", "sounds", "environment"}
    assert len(check.tasks()) == len(set(check.tasks()))
    shipped = check.files(MODELS)
    for script, name in check.tasks():
        if script == "ui":
            assert f"ui/{name}.png" in shipped
        elif script == "icon":
            assert f"icon/{name}" in shipped
        elif script == "build" and "." not in name:
            assert f"{name}.glb" in shipped
    assert {file for file in shipped if file.endswith(".wav")} == {
        f"sounds/{file}" for sound in check.sounds.CATALOGUE.values() for file in sound["files"]
    }


def test_what_is_as_built_is_not_told(check: Any, tmp_path: Path) -> None:
    shipped, built = folder_with(FEW, tmp_path / "shipped"), folder_with(FEW, tmp_path / "built")
    (shipped / "source").mkdir()
    (shipped / "source" / "note.txt").write_text("not an asset")
    assert found(check, shipped, built) == []


def test_missing_and_left_over_files_are_at_fault(check: Any, tmp_path: Path) -> None:
    shipped, built = folder_with(FEW[:2], tmp_path / "shipped"), folder_with(FEW[1:3], tmp_path / "built")
    told = {file: (fault.split()[0].rstrip(":"), is_fatal) for file, fault, is_fatal in found(check, shipped, built)}
    assert told == {FEW[0]: ("surplus", True), FEW[2]: ("missing", True)}


@pytest.mark.parametrize("file", FEW)
def test_another_asset_differs(check: Any, file: str, tmp_path: Path) -> None:
    shipped, built = folder_with((file,), tmp_path / "shipped"), folder_with((file,), tmp_path / "built")
    others = {".glb": "gold.glb", ".jpg": "textures/movement-disc.jpg", ".png": "ui/icon-pool.png",
              ".wav": "sounds/knock-discs-2.wav"}  # fmt: skip
    if file.endswith(".env"):
        check.environment.DIFFUSE_WINDOW *= 1.2
        check.environment.build(built / file)
        check.environment.DIFFUSE_WINDOW /= 1.2
    else:
        shutil.copyfile(MODELS / others[Path(file).suffix], built / file)
    assert found(check, shipped, built) == [(file, "differs", True)]


def scratched_sound(path: Path, step: int) -> None:
    with wave.open(str(path), "rb") as sound:
        samples = np.frombuffer(sound.readframes(sound.getnframes()), "<i2").copy()
    samples[100] += step
    with wave.open(str(path), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(32000)
        sound.writeframes(samples.tobytes())


def scratched_picture(path: Path, step: int) -> None:
    with Image.open(path) as picture:
        pixels = np.asarray(picture).astype(np.int64)
    pixels[40, 40, 0] += step if pixels[40, 40, 0] < 128 else -step
    Image.fromarray(pixels.astype(np.uint8), "RGBA" if pixels.shape[2] == 4 else "RGB").save(path)


@pytest.mark.parametrize(
    ("file", "scratch", "little", "much"),
    [("sounds/knock-discs-1.wav", scratched_sound, 1, 2), ("ui/icon-points.png", scratched_picture, 1, 40)],
)
def test_a_rounding_is_forgiven_but_not_a_scratch(
    check: Any, file: str, scratch: Any, little: int, much: int, tmp_path: Path
) -> None:
    shipped, built = folder_with((file,), tmp_path / "shipped"), folder_with((file,), tmp_path / "built")
    scratch(built / file, little)
    assert found(check, shipped, built) == [(file, "rounded otherwise", False)]
    assert found(check, shipped, built, only_bytes=True) == [(file, "differs", True)]
    scratch(built / file, much)
    assert found(check, shipped, built) == [(file, "differs", True)]


def model_with(content: bytes, old: bytes, new: bytes) -> bytes:
    assert content.count(old) >= 1 and len(old) == len(new)
    return content.replace(old, new, 1)


def test_a_models_words_count_as_well_as_its_numbers(check: Any, tmp_path: Path) -> None:
    shipped, built = (
        folder_with(("bullet.glb",), tmp_path / "shipped"),
        folder_with(("bullet.glb",), tmp_path / "built"),
    )
    content = (MODELS / "bullet.glb").read_bytes()
    (built / "bullet.glb").write_bytes(model_with(content, b"surface", b"surfaze"))
    assert found(check, shipped, built) == [("bullet.glb", "differs", True)]
    # The lowest bit of the first number is a rounding.
    start = content.index(b"BIN\x00") + 4
    nudged = bytearray(content)
    nudged[start] ^= 1
    (built / "bullet.glb").write_bytes(bytes(nudged))
    assert found(check, shipped, built) == [("bullet.glb", "rounded otherwise", False)]


def test_models_and_light_are_read_as_numbers(check: Any) -> None:
    for file in FIGURES:
        numbers = check._numbers(MODELS / file)
        assert numbers.size > 500 and np.isfinite(numbers).all()


def test_fonts_need_their_licences(check: Any, tmp_path: Path) -> None:
    folder = tmp_path / "fonts"
    shutil.copytree(MODELS / "fonts", folder)
    assert list(check.fonts_at_fault(folder)) == []
    (folder / "rye.LICENSE.txt").unlink()
    (folder / "cinzel-bold.ttf").write_bytes(b"nothing")
    (folder / "lonely.LICENSE.txt").write_text("SIL Open Font License")
    assert [finding.file for finding in check.fonts_at_fault(folder)] == [
        "fonts/cinzel-bold.ttf", "fonts/lonely.LICENSE.txt", "fonts/rye.ttf",
    ]  # fmt: skip
