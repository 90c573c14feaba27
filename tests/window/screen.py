"""A virtual screen with a real mouse and keyboard: Xvfb, xdotool and ImageMagick, and an X11 close button."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
"""Programs that the window tests need, and the packages they come in."""


def must_have_tools() -> None:
    """Fail, not skip: a game whose window was never tried is not tested."""
    missing = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if missing:
        pytest.fail(f"the window tests need: apt-get install {' '.join(missing)}", pytrace=False)


@contextlib.contextmanager
def virtual_screen(width: int, height: int, *arguments: str) -> Iterator[str]:
    """A screen of its own, named like ":3"; it is gone afterwards. arguments: more of the program Xvfb."""
    must_have_tools()
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", *arguments],
        pass_fds=[write_end],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as pipe:
            number = pipe.readline().strip()
        if not number:
            pytest.fail("Xvfb did not start", pytrace=False)
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=10)


class Screen:
    """Mouse, keys and pictures of one display."""

    def __init__(self, display: str) -> None:
        self.display = display
        self.environment = os.environ | {"DISPLAY": display}

    def do(self, *words: str | float) -> str:
        """One xdotool command; what it printed."""
        done = subprocess.run(
            ["xdotool", *(str(round(word)) if isinstance(word, float) else str(word) for word in words)],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=20,
            check=True,
        )
        return done.stdout.strip()

    def picture(self, file: Path) -> Path:
        """What the whole screen shows, as a PNG file."""
        subprocess.run(
            ["import", "-window", "root", str(file)], env=self.environment, timeout=20, check=True, capture_output=True
        )
        return file

    def take_focus_away(self) -> None:
        """No window has the keyboard any more."""
        with self._connection() as (library, connection):
            library.XSetInputFocus(connection, ctypes.c_ulong(0), 0, ctypes.c_ulong(0))
            library.XSync(connection, 0)

    @contextlib.contextmanager
    def other_window(self) -> Iterator[int]:
        """Another program's window, which has come before all others with the keyboard; it is gone afterwards."""
        with self._connection() as (library, connection):
            library.XDefaultRootWindow.restype = library.XCreateSimpleWindow.restype = ctypes.c_ulong
            root = ctypes.c_ulong(library.XDefaultRootWindow(connection))
            place = (0, 0, 100, 80, 0)
            window = library.XCreateSimpleWindow(connection, root, *place, ctypes.c_ulong(0), ctypes.c_ulong(0))
            library.XMapRaised(connection, ctypes.c_ulong(window))
            library.XSync(connection, 0)
            self.do("windowfocus", "--sync", window)
            yield window
            library.XDestroyWindow(connection, ctypes.c_ulong(window))
            library.XSync(connection, 0)

    @contextlib.contextmanager
    def _connection(self) -> Iterator[tuple[ctypes.CDLL, ctypes.c_void_p]]:
        """Xlib, and a connection to the display."""
        library = ctypes.CDLL("libX11.so.6")
        library.XOpenDisplay.restype = ctypes.c_void_p
        library.XInternAtom.restype = ctypes.c_ulong
        connection = ctypes.c_void_p(library.XOpenDisplay(self.display.encode()))
        try:
            yield library, connection
        finally:
            library.XCloseDisplay(connection)

    def press_close_button(self, window: int) -> None:
        """Ask the window to close, as a window manager does when its close button is pressed."""
        with self._connection() as (library, connection):
            self._ask_to_close(library, connection, window)

    @staticmethod
    def _ask_to_close(library: ctypes.CDLL, connection: ctypes.c_void_p, window: int) -> None:
        def atom(name: bytes) -> int:
            return int(library.XInternAtom(connection, name, 0))

        message = ClientMessage(type=CLIENT_MESSAGE, window=window, message_type=atom(b"WM_PROTOCOLS"), format=32)
        message.data[0] = atom(b"WM_DELETE_WINDOW")
        event = Event(message=message)
        library.XSendEvent(connection, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
        library.XSync(connection, 0)


CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    )


class Event(ctypes.Union):
    """XEvent of Xlib: as large as its largest member."""

    _fields_ = (("message", ClientMessage), ("padding", ctypes.c_long * 24))
