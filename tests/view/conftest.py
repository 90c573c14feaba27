"""A stage without a display, opened for a test and destroyed after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flick3d.physics.pieces import load
from flick3d.resources import cache_folder, shipped_folder
from flick3d.rules.layout import Area
from flick3d.view.stage import Stage
from flick3d.view.window import WindowSettings, open_window

SIZE = (480, 270)


@pytest.fixture
def offscreen() -> Iterator[Stage]:
    """An empty table in an offscreen buffer of 480x270 pixels; needs no display."""
    window = open_window(WindowSettings(size=SIZE, offscreen=True))
    try:
        yield Stage(window, load(), shipped_folder("models"), cache_folder() / "models", Area())
    finally:
        window.close()
