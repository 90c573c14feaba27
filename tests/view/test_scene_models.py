"""Models are read once, kept ready-made, and never depend on what is kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from panda3d.core import NodePath

from flick3d.resources import shipped_folder
from flick3d.rules.errors import FlickError
from flick3d.view.models import ModelPool, model_name


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """A folder with one model and its textures."""
    folder = tmp_path / "models"
    folder.mkdir()
    shutil.copy(shipped_folder("models") / "bullet.glb", folder)
    (folder / "textures").symlink_to(shipped_folder("models") / "textures")
    return folder


def triangles(model: NodePath) -> int:
    return sum(
        node.node().get_geom(index).get_primitive(0).get_num_faces()
        for node in model.find_all_matches("**/+GeomNode")
        for index in range(node.node().get_num_geoms())
    )


@pytest.mark.parametrize(
    ("piece", "kind", "name"),
    [
        ("lawman-3", "cowboy", "lawman-3"),
        ("hat-outlaw-5", "hat", "hat-outlaw-5"),
        ("barrel-2", "barrel", "barrel"),
        ("town-hall", "town-hall", "town-hall"),
        ("movement-disc", "movement-disc", "movement-disc"),
        ("ghost-left", "bullet", "bullet"),
    ],
)
def test_names(piece: str, kind: str, name: str) -> None:
    assert model_name(piece, kind) == name


def test_the_ready_made_form_is_the_same_model(few: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    fresh = ModelPool(few, None).place("bullet", NodePath("root"))
    ModelPool(few, cache).place("bullet", NodePath("root"))
    assert len(list(cache.iterdir())) == 1
    again = ModelPool(few, cache).place("bullet", NodePath("root"))
    assert triangles(fresh) == triangles(again) > 0
    assert fresh.get_tight_bounds() == again.get_tight_bounds()
    assert [texture.get_name() for texture in again.find_all_textures()]


@pytest.mark.parametrize("damage", [b"", b"nonsense" * 100])
def test_a_damaged_ready_made_form_is_made_again(few: Path, tmp_path: Path, damage: bytes) -> None:
    cache = tmp_path / "cache"
    ModelPool(few, cache).place("bullet", NodePath("root"))
    (ready,) = cache.iterdir()
    whole = ready.stat().st_size
    ready.write_bytes(damage)
    assert triangles(ModelPool(few, cache).place("bullet", NodePath("root"))) > 0
    assert ready.stat().st_size == whole


def test_a_cache_that_cannot_be_made_is_no_error(few: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert triangles(ModelPool(few, tmp_path / "file" / "cache").place("bullet", NodePath("root"))) > 0


def test_a_changed_model_is_not_taken_from_the_cache(few: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    ModelPool(few, cache).place("bullet", NodePath("root"))
    shutil.copy(shipped_folder("models") / "movement-disc.glb", few / "bullet.glb")
    changed = ModelPool(few, cache).place("bullet", NodePath("root"))
    assert triangles(changed) == triangles(ModelPool(few, None).place("bullet", NodePath("root")))
    assert len(list(cache.iterdir())) == 2


def test_a_missing_or_damaged_model_is_one_clear_line(few: Path) -> None:
    pool = ModelPool(few, None)
    with pytest.raises(FlickError, match=r"hat-1\.glb: this model is missing"):
        pool.place("hat-1", NodePath("root"))
    (few / "hat-2.glb").write_bytes(b"glTF nonsense")
    with pytest.raises(FlickError, match=r"hat-2\.glb: this model cannot be read"):
        pool.place("hat-2", NodePath("root"))


@pytest.mark.parametrize(
    ("piece", "kind", "model"),
    [
        ("lawman-3", "cowboy", "lawman-3"),
        ("hat-lawman-3", "hat", "hat-lawman-3"),
        ("woman", "cowboy", "woman"),
        ("hat-woman", "hat", "hat-plain"),
        ("token-7", "gold", "gold"),
        ("saloon", "saloon", "saloon"),
        ("prophet-blue-7", "prophet", "prophet-blue"),
        ("templar-purple-2", "templar", "templar-purple"),
        ("temple-green-4", "temple", "temple-green"),
        ("sphinx-yellow", "sphinx", "sphinx-yellow"),
        ("king-ape", "king-ape", "king-ape"),
        ("hand-of-god", "hand-of-god", "hand-of-god"),
    ],
)
def test_every_piece_has_its_model(piece: str, kind: str, model: str) -> None:
    assert model_name(piece, kind) == model
    assert (shipped_folder("models") / f"{model}.glb").is_file()
