"""The window as the player wants it: its mode, its size and how often it is drawn; the command line's word wins."""

from __future__ import annotations

from typing import Any

from panda3d.core import ClockObject, WindowProperties

from flick3d.settings import WINDOW_SIZES, Display
from flick3d.view.window import Window, WindowSettings, change_size

Size = tuple[int, int]


def size_of(text: str) -> Size:
    """Width and height, pixels, of a text such as 1280x720. Raises ValueError."""
    width, _, height = text.partition("x")
    return int(width), int(height)


def wanted_now(size: Size | None, fullscreen: bool) -> dict[str, Any]:
    """What the command line wants of this start, by the fields' keys; a size alone is that of a window."""
    wanted: dict[str, Any] = {}
    if size is not None:
        wanted = {"display.size": f"{size[0]}x{size[1]}", "display.mode": "window"}
    if fullscreen:
        wanted["display.mode"] = "fullscreen"
    return wanted


def window_settings(title: str, display: Display, ui_scale: float) -> WindowSettings:
    """What a window is opened with; `show_display` does the rest when it is open."""
    fullscreen = display.mode == "fullscreen"
    return WindowSettings(title=title, size=size_of(display.size), fullscreen=fullscreen, ui_scale=ui_scale)


def sizes_for(display: Display, screen: Size | None) -> tuple[str, ...]:
    """The usual sizes that fit into the screen, and the one that holds, from narrow to wide.

    screen: width and height, pixels; None if unknown.
    """
    fitting = [
        text
        for text in WINDOW_SIZES
        if screen is None or (size_of(text)[0] <= screen[0] and size_of(text)[1] <= screen[1])
    ]
    return tuple(sorted({*fitting, display.size}, key=size_of))


def screen_of(window: Window) -> Size | None:
    """Width and height of the screen, pixels; None where nobody knows."""
    pipe = window.base.pipe
    width, height = pipe.get_display_width(), pipe.get_display_height()
    return (width, height) if width > 0 and height > 0 else None


def looks_different(before: Display, after: Display) -> bool:
    """Whether the second one might be a picture that nobody sees: without a frame, the size is always the screen's."""
    if before.mode != after.mode:
        return True
    return before.size != after.size and after.mode != "borderless"


def show_display(window: Window, display: Display) -> None:
    """Bring the open window into this mode and size, as far as the system lets it."""
    if window.is_closed:
        return
    size = size_of(display.size)
    if window.settings.offscreen:
        change_size(window, size)
        return
    screen = screen_of(window)
    wanted = WindowProperties()
    wanted.set_fullscreen(display.mode == "fullscreen")
    wanted.set_undecorated(display.mode == "borderless")
    if display.mode == "borderless" and screen is not None:
        size = screen
    if display.mode != "fullscreen" and screen is not None:
        wanted.set_origin(max(0, (screen[0] - size[0]) // 2), max(0, (screen[1] - size[1]) // 2))
    wanted.set_size(*size)
    window.base.win.request_properties(wanted)


def limit_frames(window: Window, display: Display) -> None:
    """Draw at most so often in a second; an offscreen buffer is drawn as often as somebody wants it."""
    if window.settings.offscreen:
        return
    clock = window.base.clock
    if display.frames == "unlimited":
        clock.set_mode(ClockObject.M_normal)
        return
    clock.set_mode(ClockObject.M_limited)
    clock.set_frame_rate(float(display.frames))


def begin_display(window: Window, display: Display) -> None:
    """The rest that a window needs that was opened with `window_settings`."""
    limit_frames(window, display)
    if display.mode == "borderless":
        show_display(window, display)
