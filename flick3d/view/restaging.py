"""Another table in the same window: its stage, with the light of its game."""

from __future__ import annotations

from typing import Any

from flick3d.physics.pieces import load
from flick3d.resources import cache_folder, shipped_folder
from flick3d.view.audio.stage_sound import StageSound
from flick3d.view.own_settings import OwnSettings
from flick3d.view.presenting import Presenter
from flick3d.view.stage import Stage
from flick3d.view.window import Window


def restaged(
    window: Window, presenter: Presenter, state: Any, sound: StageSound, own: OwnSettings | None = None
) -> Stage:
    """A stage for this state in a window whose last stage was cleared. Raises FlickError when a file is missing."""
    return Stage(
        window,
        load(),
        shipped_folder("models"),
        cache_folder() / "models",
        presenter.stage_area(state),
        presenter.light,
        presenter.ground(state),
        sound=sound,
        own=own,
    )
