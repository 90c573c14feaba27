"""What the graphics, the display and the sound of this machine are, for bug reports. Nothing here raises."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from panda3d.core import AudioManager, GraphicsPipeSelection, load_prc_file_data, unload_prc_file

from flick3d.rules.errors import FlickError
from flick3d.view.pipeline.pipeline import SHADERS, compiles, load_shader
from flick3d.view.window import Window, WindowSettings, open_window


def describe_graphics() -> list[tuple[str, str]]:
    """Pairs of a name and what was found; a fault is a value that begins with `none` or `failed`."""
    with _quiet():
        display, audio = _display(), _audio()
        try:
            window = open_window(WindowSettings(size=(320, 240), offscreen=True))
        except FlickError as error:
            return [("OpenGL", f"none: {error}"), ("display", display), ("audio", audio)]
        try:
            return [*_describe_driver(window), ("display", display), ("audio", audio)]
        finally:
            window.close()


def _describe_driver(window: Window) -> list[tuple[str, str]]:
    gsg = window.base.win.gsg
    broken = [name for name in SHADERS if not compiles(window, load_shader(name))]
    return [
        ("OpenGL", f"{gsg.driver_version}, {gsg.driver_vendor}"),
        ("graphics driver", window.driver + (" (drawn by the processor: slow)" if window.is_software else "")),
        ("shaders", f"failed: {', '.join(broken)}; the game falls back to plain light" if broken else "all compile"),
        ("largest texture", f"{gsg.max_texture_dimension} pixels"),
    ]


def _display() -> str:
    """Whether a window could be opened, without opening one."""
    named = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    pipe = GraphicsPipeSelection.get_global_ptr().make_module_pipe("pandagl")
    if pipe is None or not pipe.is_valid():
        return f"none: cannot open display {named}" if named else "none: DISPLAY is not set"
    return f"{pipe.get_interface_name()}, {pipe.get_display_width()}x{pipe.get_display_height()}" + (
        f" on {named}" if named else ""
    )


def _audio() -> str:
    """Which sound output answers."""
    page = load_prc_file_data("flick3d-doctor", "audio-library-name p3openal_audio")
    try:
        manager = AudioManager.create_AudioManager()
        works = manager is not None and manager.is_valid()
        if manager is not None:
            manager.shutdown()
        return "OpenAL" if works else "none: no sound device answers"
    finally:
        unload_prc_file(page)


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Drivers and sound libraries write to stderr by themselves: it is kept clean meanwhile."""
    try:
        real = os.dup(2)
    except OSError:
        yield
        return
    sys.stderr.flush()
    try:
        with Path(os.devnull).open("w", encoding="ascii") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(real, 2)
        os.close(real)
