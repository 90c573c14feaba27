"""What a showcase reads before it is shown."""

from __future__ import annotations

from panda3d.core import Filename, TexturePool

from flick3d.resources import shipped_folder
from flick3d.view.show.warming import TASK, warming
from flick3d.view.window import WindowSettings, open_window


def test_every_picture_of_the_hud_is_there_after_as_many_frames_and_nothing_goes_on_afterwards() -> None:
    models = shipped_folder("models")
    files = [Filename.from_os_specific(str(each)) for each in (models / "ui").glob("*.png")]
    window = open_window(WindowSettings(size=(64, 64), offscreen=True))
    tasks = window.base.task_mgr
    try:
        for file in files:
            TexturePool.release_texture(TexturePool.load_texture(file))
        with warming(window, models):
            tasks.step()
            assert 1 <= sum(map(TexturePool.has_texture, files)) <= 2, "one a frame"
            for _ in files:
                tasks.step()
            assert all(map(TexturePool.has_texture, files))
            assert not tasks.hasTaskNamed(TASK), "it is done"
            prepared = window.base.win.gsg.prepared_objects
            assert all(TexturePool.load_texture(file).is_prepared(prepared) for file in files)
        with warming(window, models):
            assert tasks.hasTaskNamed(TASK)
        assert not tasks.hasTaskNamed(TASK), "whoever leaves at once is not followed"
    finally:
        window.close()
