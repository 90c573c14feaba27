"""How finely this machine can draw: measured once, and kept in the settings."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, Literal

import msgspec

from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.settings import QualityName, read_settings, write_settings
from flick3d.view.presenters import presenter_of
from flick3d.view.setting import set_table
from flick3d.view.stage import Stage
from flick3d.view.window import Window, WindowSettings, open_window, seems_without_card

Asked = Literal["auto", "low", "medium", "high"]
"""What a player can ask for; auto: what the settings say, or else what the machine can."""

FRAME = 1.0 / 60.0
"""Seconds that a frame may take."""
SPARE = 0.6
"""Share of a frame's time that drawing the table may take: the rest is for the HUD and everything else."""
WARM_UP, FRAMES = 3, 8
"""Frames before the measure, and in it."""


def chosen_quality(
    asked: Asked,
    game: Game[Any],
    state: Any,
    settings: WindowSettings,
    warn: Callable[[str], None] | None = None,
) -> QualityName:
    """The quality that a window of these settings shall have for the game in this state.

    At the first start the machine is measured, and what was found is kept in the player's settings. Raises FlickError
    when no window can be opened.
    """
    if asked != "auto":
        return asked
    warn = warn or _tell
    own = read_settings(warn)
    if own.quality is not None:
        return own.quality
    found = finest(game, state, settings)
    try:
        write_settings(msgspec.structs.replace(own, quality=found))
    except FlickError as error:
        warn(str(error))
    return found


def finest(game: Game[Any], state: Any, settings: WindowSettings) -> QualityName:
    """The finest quality in which this machine draws the state smoothly in such a window.

    Where the processor draws it is always low. Raises FlickError when no window can be opened.
    """
    if seems_without_card():
        return "low"
    for quality in ("high", "medium"):
        times = frame_times(game, state, msgspec.structs.replace(settings, quality=quality), unless_software=True)
        if not times:
            break
        if median(times) <= FRAME * SPARE:
            return quality
    return "low"


def frame_times(
    game: Game[Any], state: Any, settings: WindowSettings, frames: int = FRAMES, unless_software: bool = False
) -> list[float]:
    """Seconds of single frames of the whole table in which something moves.

    unless_software: measure nothing where the processor draws. Raises FlickError when no window can be opened.
    """
    presenter = presenter_of(game.name)
    window = open_window(msgspec.structs.replace(settings, waits=True))
    try:
        if unless_software and window.is_software:
            return []
        stage = set_table(window, presenter, state)
        return [_frame(stage, window) for _ in range(WARM_UP + frames)][WARM_UP:]
    finally:
        window.close()


def _frame(stage: Stage, window: Window) -> float:
    before = time.perf_counter()
    stage.pipeline.draw_shadows_again()
    stage.advance(FRAME)
    window.base.graphics_engine.render_frame()
    window.base.graphics_engine.flip_frame()
    return time.perf_counter() - before


def _tell(message: str) -> None:
    print(message, file=sys.stderr)
