"""A table that is set in a window: the stage of a game's state, seen from the overview."""

from __future__ import annotations

from typing import Any

from flick3d.physics.pieces import load
from flick3d.resources import cache_folder, shipped_folder
from flick3d.view.pipeline.quality import QualitySettings
from flick3d.view.presenting import Presenter
from flick3d.view.stage import Stage
from flick3d.view.window import Window


def stage_for(window: Window, presenter: Presenter, state: Any, quality: QualitySettings | None = None) -> Stage:
    """The stage that fits a state, its camera framed; nothing lies on it yet. quality: None is the window's own.

    Raises FlickError when a file is missing.
    """
    stage = Stage(
        window,
        load(),
        shipped_folder("models"),
        cache_folder() / "models",
        presenter.stage_area(state),
        presenter.light,
        presenter.ground(state),
        quality,
    )
    stage.camera.use_area(presenter.shown_area(state), presenter.framing)
    return stage


def set_table(window: Window, presenter: Presenter, state: Any) -> Stage:
    """The stage with everything of the state on it, seen from the overview. Raises FlickError."""
    stage = stage_for(window, presenter, state)
    presenter.show(stage.scene, state)
    stage.camera.overview()
    stage.camera.cut()
    return stage
