"""All models and their textures once, before the first show: none of them is slow to come or takes memory later."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import NodePath

from flick3d.view.models import ModelPool
from flick3d.view.window import Window


def warm(window: Window, models: Path, cache: Path | None) -> None:
    """Read every model of this folder and give its textures to the driver. Raises FlickError for a broken one.

    cache: folder for ready-made models. The textures stay with the window until it is closed.
    """
    pool, shelf = ModelPool(models, cache), NodePath("shelf")
    for file in sorted(models.glob("*.glb")):
        pool.place(file.stem, shelf)
    shelf.prepare_scene(window.base.win.gsg)
    window.base.graphics_engine.render_frame()
    shelf.remove_node()
