"""The models: each file is read once, kept, and copied for every piece that needs it.

Reading glTF takes long, so the ready-made form (.bam) is kept in the user's cache folder. A cache that cannot be
read or written is no error: the models are then read from glTF again.
"""

from __future__ import annotations

import contextlib
import hashlib
import tempfile
from collections.abc import Callable
from pathlib import Path

import gltf
from panda3d.core import BamFile, BamWriter, Filename, NodePath, PandaNode, PandaSystem

from flick3d.rules.errors import FlickError
from flick3d.view.signs import Signs

CACHE_VERSION = "1"
"""To be changed when models are prepared in another way."""


DISCS = ("prophet", "templar", "sphinx", "temple")
"""Kinds of which every colour has its own model."""
PLAIN_HAT = "hat-plain"
"""The model of a neutral figure's hat, which has no number."""


class ModelPool:
    """Models by name (their file's name without ending) from one folder."""

    def __init__(self, folder: Path, cache: Path | None, prepare: Callable[[NodePath], None] | None = None) -> None:
        """`cache`: where the ready-made forms are kept; None keeps none. `prepare`: changes each model that is read."""
        self._folder = folder
        self._cache = cache
        self._prepare = prepare
        self._models: dict[str, NodePath] = {}
        self.signs = Signs()
        """Whether copies bear signs."""

    def place(self, name: str, parent: NodePath) -> NodePath:
        """A new copy of the model under `parent`. Raises FlickError when there is no such model."""
        if name not in self._models:
            model = self._load(name)
            if self._prepare is not None:
                self._prepare(model)
            self._models[name] = model
        copy = self._models[name].copy_to(parent)
        if self.signs.worn:
            self.signs.dress(copy)
        return copy

    def _load(self, name: str) -> NodePath:
        source = self._folder / f"{name}.glb"
        ready = self._ready_name(source)
        if ready is not None and ready.is_file():
            model = _read_ready(ready)
            if model is not None:
                return model
        model = _read_source(source)
        if ready is not None:
            _write_ready(model, ready)
        return model

    def _ready_name(self, source: Path) -> Path | None:
        """Where the ready-made form of this very file is kept; None when there is no cache."""
        if self._cache is None:
            return None
        try:
            status = source.stat()
        except OSError:
            return None
        about = f"{source.resolve()} {status.st_mtime_ns} {status.st_size} {PandaSystem.version_string} {CACHE_VERSION}"
        return self._cache / f"{source.stem}-{hashlib.sha256(about.encode()).hexdigest()[:16]}.bam"


def model_name(piece: str, kind: str) -> str:
    """The model of a piece: figures and hats have one each, discs one per colour, others one per kind."""
    if kind == "cowboy":
        return piece
    if kind in DISCS and piece.startswith(f"{kind}-"):
        return "-".join(piece.split("-")[:2])
    if kind == "hat":
        return piece if piece.rpartition("-")[2].isdigit() else PLAIN_HAT
    return kind


def _read_source(source: Path) -> NodePath:
    """Read a glTF file. Raises FlickError."""
    if not source.is_file():
        raise FlickError(f"{source}: this model is missing: install the game again")
    try:
        node = gltf.load_model(str(source), gltf.GltfSettings(skip_animations=True))
    except Exception as error:  # the converter raises whatever its parts raise
        raise FlickError(f"{source}: this model cannot be read ({error}): install the game again") from error
    return NodePath(node)


def _read_ready(ready: Path) -> NodePath | None:
    """The ready-made form, None when it is damaged."""
    file = BamFile()
    if not file.open_read(Filename.from_os_specific(str(ready))):
        return None
    node = file.read_node()
    file.close()
    return NodePath(node) if isinstance(node, PandaNode) else None


def _write_ready(model: NodePath, ready: Path) -> None:
    """Keep the ready-made form: whole, or not at all."""
    with contextlib.suppress(OSError):
        ready.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=ready.parent) as folder:
            unfinished = Path(folder) / ready.name
            file = BamFile()
            if not file.open_write(Filename.from_os_specific(str(unfinished))):
                return
            # Textures stay where they are, beside the glTF files: the ready-made form only names them.
            file.get_writer().set_file_texture_mode(BamWriter.BTM_fullpath)
            if file.write_object(model.node()):
                file.close()
                unfinished.replace(ready)
