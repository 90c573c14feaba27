"""One still picture of a table, drawn without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flick3d.physics.pieces import load
from flick3d.resources import cache_folder, shipped_folder
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.rules.layout import Layout, Placement
from flick3d.view.camera_maths import Aim
from flick3d.view.presenters import presenter_of
from flick3d.view.presets import CAMERAS
from flick3d.view.stage import Stage
from flick3d.view.window import WindowSettings, open_window

MULTISAMPLES = 4
LARGEST_SMALL_PICTURE = 640
"""Up to this width or height, pixels, a picture shows nothing of the textures' finest details."""
FRAME = 0.025
"""Share of a picture that is left free at each of its edges: the posts of exits stand beside the mat."""
SETTLED_AFTER = 3.0
"""Seconds after which everything that moves by itself, such as a ducking house, has come to its place."""

__all__ = ["CAMERAS", "take_picture"]


def take_picture(game: Game[Any], state: Any, out: Path, *, size: tuple[int, int], camera: str = "overview") -> None:
    """Write a PNG file of the table in this state.

    size: width and height, pixels. camera: one of CAMERAS. The file is there whole or not at all. Raises FlickError.
    """
    if camera not in CAMERAS:
        raise FlickError(f"there is no camera '{camera}': choose one of {', '.join(CAMERAS)}")
    if not out.parent.is_dir():
        raise FlickError(f"{out}: the folder {out.parent} does not exist: make it first")
    presenter = presenter_of(game.name)
    area = presenter.stage_area(state)
    models, pieces = shipped_folder("models"), load()
    full = max(size) > LARGEST_SMALL_PICTURE
    window = open_window(WindowSettings(size=size, offscreen=True, multisamples=MULTISAMPLES, full_textures=full))
    try:
        stage = Stage(window, pieces, models, cache_folder() / "models", area, presenter.light, presenter.ground(state))
        presenter.show(stage.scene, state)
        stage.camera.use_area(presenter.shown_area(state), presenter.framing)
        aim_at(stage, camera, game.layout(state))
        stage.advance(0.0)
        window.base.graphics_engine.render_frame()
        window.save(out)
    finally:
        window.close()


def aim_at(stage: Stage, camera: str, layout: Layout) -> None:
    """Put the camera at one of the named places at once."""
    subject = _subject(layout)
    width, height = stage.window.size
    stage.camera.margins(FRAME * height, FRAME * height, FRAME * width, FRAME * width)
    if camera == "top":
        stage.camera.top()
    elif camera == "street":
        stage.camera.look(Aim(2.0, 2.0, 2.5, 68.0, 15.0, 74.0))
    elif camera == "close" and subject is not None:
        pose = subject.pose
        stage.camera.look(Aim(pose.x, pose.y, 2.2, pose.yaw + 150.0, 13.0, 22.0))
    elif camera == "behind" and subject is not None:
        stage.camera.behind(subject.pose.x, subject.pose.y, subject.pose.yaw)
    else:
        stage.camera.overview()
    stage.camera.cut()
    stage.scene.advance(SETTLED_AFTER)


def _subject(layout: Layout) -> Placement | None:
    """The first figure on the table."""
    return next((placement for placement in layout if placement.kind == "cowboy"), None)
