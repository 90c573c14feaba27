"""The window (or an offscreen buffer) that everything is drawn in, opened with the right settings of Panda3D."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
from direct.showbase.ShowBase import ShowBase
from panda3d.core import (
    ConfigVariableBool,
    ConfigVariableDouble,
    ConfigVariableInt,
    CullBinManager,
    Filename,
    PNMImage,
    StringStream,
    TexturePool,
    WindowProperties,
    load_prc_file_data,
    unload_prc_file,
)

from flick3d.files import write_whole
from flick3d.resources import PROGRAM, shipped_folder
from flick3d.rules.errors import FlickError
from flick3d.settings import QualityName
from flick3d.view.quiet import quiet_libraries

CLOSE_EVENT = "flick3d-close-window"
"""Sent when the close button of the window is pressed; the window stays open until `close`."""

SOFTWARE_DRIVERS = ("llvmpipe", "softpipe", "swrast", "swiftshader", "software")
SMALLEST = (64, 36)
LARGEST = 8192
SMOOTH = 4
"""Samples per pixel where a graphics card draws."""

SETTINGS = """
gl-version 3 2
audio-library-name null
textures-power-2 none
texture-minfilter linear-mipmap-linear
texture-anisotropic-degree 1
exclude-texture-scale mat.jpg
exclude-texture-scale faith-mat.jpg
exclude-texture-scale *.png
print-pipe-types false
model-cache-dir
default-directnotify-level error
notify-level warning
notify-level-device fatal
notify-level-text error
notify-level-display error
notify-level-x11display fatal
notify-level-egldisplay fatal
"""
"""Core profile 3.2 is what every system with OpenGL has, macOS included."""

BINS = (
    ("pieces", CullBinManager.BT_front_to_back, 20),
    ("ground", CullBinManager.BT_fixed, 22),
    ("decals", CullBinManager.BT_fixed, 24),
)
"""The order of drawing: pieces, nearest first, before the ground, so that few pixels are shaded twice; then marks."""


class WindowError(FlickError):
    """The window could not be opened or read."""


class WindowSettings(msgspec.Struct, frozen=True):
    """How the window is opened.

    size: width and height, pixels. quality: how finely it is drawn, if the driver can.
    multisamples: samples per pixel at edges; None chooses by the driver.
    full_textures: use all of the textures' pixels also where the processor draws, which starts later then.
    origin: where its top left corner is on the screen, pixels; None leaves that to the system.
    waits: each frame waits until it is drawn, for measuring.
    ui_scale: how much larger than usual the player wants buttons and texts.
    """

    size: tuple[int, int] = (1280, 720)
    title: str = "flick3d"
    offscreen: bool = False
    fullscreen: bool = False
    quality: QualityName = "low"
    multisamples: int | None = None
    full_textures: bool = False
    origin: tuple[int, int] | None = None
    waits: bool = False
    ui_scale: float = 1.0


class Window:
    """An open window. `base` is Panda3D's ShowBase, to be handed on explicitly."""

    def __init__(self, base: ShowBase, settings: WindowSettings, page: object) -> None:
        self.base = base
        self.settings = settings
        self._page = page
        self._is_closed = False

    @property
    def size(self) -> tuple[int, int]:
        """Width and height now, pixels; never zero."""
        return max(1, self.base.win.get_x_size()), max(1, self.base.win.get_y_size())

    @property
    def driver(self) -> str:
        """The name that the graphics driver gives itself."""
        return str(self.base.win.gsg.driver_renderer)

    @property
    def is_software(self) -> bool:
        """Whether the processor draws, not a graphics card."""
        return any(name in self.driver.lower() for name in SOFTWARE_DRIVERS)

    @property
    def samples(self) -> int:
        """Samples per pixel at the edges of the scene."""
        if self.settings.multisamples is not None:
            return self.settings.multisamples
        return 0 if self.is_software else SMOOTH

    @property
    def has_focus(self) -> bool:
        """Whether keys and mouse go to this window."""
        return self.settings.offscreen or bool(self.base.win.get_properties().foreground)

    @property
    def is_closed(self) -> bool:
        """Whether `close` was called, or the system took the window away."""
        return self._is_closed or not self.base.win.is_valid()

    def pointer(self) -> tuple[float, float] | None:
        """Where the mouse is, pixels from the top left, also outside while a button is held; None when unknown."""
        if self.is_closed or self.settings.offscreen:
            return None
        pointer = self.base.win.get_pointer(0)
        return pointer.x, pointer.y

    def grab(self) -> PNMImage:
        """What was drawn last. Raises WindowError when the driver gives nothing back."""
        image = PNMImage()
        if not self.base.win.get_screenshot(image):
            raise WindowError("the picture cannot be read back from the graphics driver: update the driver")
        image.remove_alpha()
        return image

    def save(self, path: Path) -> None:
        """Write what was drawn last as a PNG file: whole, or not at all. Raises FlickError."""
        stream = StringStream()
        if not self.grab().write(stream, "picture.png"):
            raise WindowError(f"{path}: the picture cannot be turned into a PNG file")
        write_whole(path, stream.data)

    def close(self) -> None:
        """Close the window and free what belongs to it; may be called again."""
        if self._is_closed:
            return
        self._is_closed = True
        self.base.destroy()
        # The next window of this process may want its textures in another size.
        TexturePool.release_all_textures()
        unload_prc_file(self._page)


def open_window(settings: WindowSettings) -> Window:
    """Open a window or an offscreen buffer. Raises WindowError: one line that says what is missing."""
    width, height = settings.size
    if not (SMALLEST[0] <= width <= LARGEST and SMALLEST[1] <= height <= LARGEST):
        raise WindowError(
            f"a window of {width}x{height} pixels is not possible: "
            f"choose between {SMALLEST[0]}x{SMALLEST[1]} and {LARGEST}x{LARGEST}"
        )
    if not settings.offscreen and sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        # Panda3D would try display :0 then, which may be somebody else's.
        raise WindowError(_why(settings))
    _make_bins()
    page = load_prc_file_data("flick3d-window", SETTINGS + _own_settings(settings))
    # What it warns of is told by our own errors, in one line.
    ShowBase.notify.setWarning(False)
    try:
        with quiet_libraries():
            base = ShowBase(windowType="offscreen" if settings.offscreen else "onscreen")
    except Exception as error:  # ShowBase raises plain Exception when it gets no window
        unload_prc_file(page)
        if settings.fullscreen:
            # The screen may be another one than the last time.
            return open_window(msgspec.structs.replace(settings, fullscreen=False))
        raise WindowError(_why(settings)) from error
    window = Window(base, settings, page)
    if base.win is None or base.win.gsg is None:
        window.close()
        raise WindowError(_why(settings))
    base.disable_mouse()
    if not settings.offscreen:
        base.win.set_close_request_event(CLOSE_EVENT)
    if settings.multisamples is None and window.is_software and _samples(settings):
        # A graphics card was to be expected, and there is none: smooth edges would cost too much.
        window.close()
        return open_window(msgspec.structs.replace(settings, multisamples=0))
    _suit_driver(window)
    return window


def change_size(window: Window, size: tuple[int, int]) -> None:
    """Ask the system for another window size, pixels; an offscreen buffer changes at once."""
    if window.settings.offscreen:
        window.base.win.set_size(*size)
        return
    wanted = WindowProperties()
    wanted.set_size(*size)
    window.base.win.request_properties(wanted)


def _suit_driver(window: Window) -> None:
    """Settings that depend on whether a graphics card draws, which is known only now.

    Software drawing comes to a halt with anisotropic filtering, and makes mipmaps slower than Panda3D does; half the
    textures' size halves the time to the first picture.
    """
    software = window.is_software
    ConfigVariableInt("texture-anisotropic-degree").set_value(1 if software else 8)
    ConfigVariableBool("driver-generate-mipmaps").set_value(not software)
    halve = software and not window.settings.full_textures
    ConfigVariableDouble("texture-scale").set_value(0.5 if halve else 1.0)


def _make_bins() -> None:
    manager = CullBinManager.get_global_ptr()
    for name, kind, sort in BINS:
        if manager.find_bin(name) < 0:
            manager.add_bin(name, kind, sort)


def _own_settings(settings: WindowSettings) -> str:
    """The lines of Panda3D's configuration that depend on the window."""
    samples = _samples(settings)
    lines = [
        f"win-size {settings.size[0]} {settings.size[1]}",
        f"window-title {settings.title}",
        f"icon-filename {Filename.from_os_specific(str(shipped_folder('models') / 'icon' / 'flick3d.ico'))}",
        # By this name a Linux desktop finds the program's entry, and with it its icon: Panda3D sets none there.
        f"x-wm-class {PROGRAM}",
        f"x-wm-class-name {PROGRAM}",
        f"fullscreen {int(settings.fullscreen)}",
        f"sync-video {int(not settings.offscreen and not settings.waits)}",
        f"framebuffer-multisample {int(samples > 0)}",
        f"multisamples {samples}",
        f"gl-finish {int(settings.waits)}",
    ]
    if settings.origin is not None:
        lines.append(f"win-origin {settings.origin[0]} {settings.origin[1]}")
    if settings.offscreen and sys.platform.startswith("linux"):
        # Needs no X server, and does not complain about a missing one.
        lines += ["load-display p3headlessgl", "aux-display pandagl"]
    return "\n".join(lines) + "\n"


def _samples(settings: WindowSettings) -> int:
    """Samples per pixel: as asked for, or a guess before the driver is known.

    None where the scene is drawn into a picture of its own first: that has them then.
    """
    if settings.quality != "low":
        return 0
    if settings.multisamples is not None:
        return settings.multisamples
    return 0 if seems_without_card() else SMOOTH


def seems_without_card() -> bool:
    """Whether this machine has no graphics card that a driver could use, by the devices that Linux shows."""
    if not sys.platform.startswith("linux"):
        return False
    devices = Path("/dev")
    cards = (*devices.glob("dri/render*"), *devices.glob("nvidia0"), *devices.glob("dxg"))
    return not cards


def _why(settings: WindowSettings) -> str:
    """Why no window came, as one line that says what to do."""
    if settings.offscreen:
        return (
            "no picture can be drawn: OpenGL 3.2 is missing; install a graphics driver (on Linux without a graphics "
            "card: libegl1 and libgl1-mesa-dri)"
        )
    return (
        "no window can be opened: there is no display or no OpenGL 3.2; check DISPLAY and the graphics driver, "
        "`flick3d doctor` says what was found"
    )
