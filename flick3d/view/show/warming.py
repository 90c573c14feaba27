"""All models and pictures, before they are shown: none of them is slow to come then, or takes memory later."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from direct.task import Task
from panda3d.core import Filename, NodePath, TexturePool

from flick3d.view.models import ModelPool
from flick3d.view.window import Window

TASK = "flick3d-warming"


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


@contextmanager
def warming(window: Window, models: Path) -> Iterator[None]:
    """Meanwhile read the HUD's pictures, one a frame, and give them to the driver.

    A card that is shown for the first time after hours would take memory then. The textures stay with the window.
    """
    waiting = iter(sorted((models / "ui").glob("*.png")))

    def one_more(_task: Task.Task) -> int:
        file = next(waiting, None)
        if file is None:
            return int(Task.done)
        picture = TexturePool.load_texture(Filename.from_os_specific(str(file)))
        if picture is not None:
            picture.prepare(window.base.win.gsg.prepared_objects)
        return int(Task.cont)

    window.base.task_mgr.add(one_more, TASK)
    try:
        yield
    finally:
        window.base.task_mgr.remove(TASK)
