"""The real command in a real window, played with a real mouse; what it tells says where to click and when."""

from __future__ import annotations

import json
import math
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageStat

from flick3d.games import all_games
from flick3d.match.record import read_record
from flick3d.match.replaying import replay_record
from flick3d.match.session import Session
from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.events import Event
from flick3d.view.camera_maths import View
from tests.window.screen import Screen

COMMAND = [sys.executable, "-m", "flick3d"]
SIZE = (512, 320)
FREE = (0.19 * SIZE[0], 0.15 * SIZE[1], 0.81 * SIZE[0], 0.58 * SIZE[1])
"""Left, top, right, bottom of the part of the window that the HUD never covers, pixels."""
PATIENCE = 60.0
"""Seconds after which something that does not happen is a failure; a slow machine needs some."""

Told = dict[str, Any]


class PlayedGame:
    """One process of the game. briefing: it begins with the story of the match. size: of the window, pixels."""

    program = COMMAND
    command = "play"

    def __init__(
        self,
        screen: Screen,
        folder: Path,
        *arguments: str,
        home: Path,
        briefing: bool = False,
        size: tuple[int, int] = SIZE,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.screen = screen
        self.home = home
        self._tell = folder / "tell.jsonl"
        self._errors = (folder / "errors.txt").open("w+")
        self._before = set(self.records())
        width, height = size
        story = ["--briefing" if briefing else "--no-briefing"] if self.command == "play" else []
        self.process = subprocess.Popen(
            [*self.program, self.command, *arguments, *story, "--size", f"{width}x{height}", "--tell", str(self._tell)],
            env=screen.environment | {"FLICK3D_HOME": str(home)},
            stdout=self._errors,
            stderr=subprocess.STDOUT,
        )
        try:
            self._find_window()
        except BaseException:
            self.stop()
            raise

    def _find_window(self) -> None:
        """Wait for the window, and give it the keyboard."""
        self.until(lambda told: told["still"] and not told["busy"])
        self.window = int(self.screen.do("search", "--pid", str(self.process.pid)).split()[-1])
        self.screen.do("windowfocus", "--sync", self.window)
        self.until(lambda told: told["focus"])

    def records(self) -> list[Path]:
        """All records in the player's folder, oldest first."""
        return sorted((self.home / "replays").glob("*.flick3d")) if (self.home / "replays").is_dir() else []

    @property
    def record(self) -> Path:
        """The record of this process."""
        new = [path for path in self.records() if path not in self._before]
        assert len(new) == 1
        return new[0]

    def session(self, table: Table) -> Session:
        """The match as its record has it now."""
        return replay_record(read_record(self.record), all_games(), table)

    def told(self) -> Told | None:
        """The last whole line that was told."""
        if not self._tell.is_file():
            return None
        lines = self._tell.read_text(encoding="utf-8").rsplit("\n", 2)
        return json.loads(lines[-2]) if len(lines) >= 2 and lines[-2] else None

    @property
    def last(self) -> Told:
        """The last line that was told."""
        told = self.told()
        assert told is not None
        return told

    def until(self, is_so: Callable[[Told], bool]) -> Told:
        """Wait for something to be told; fails when the process ends or it takes too long."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            told = self.told()
            if told is not None and is_so(told):
                return told
            if self.process.poll() is not None:
                pytest.fail(f"the game ended with {self.process.returncode}: {self.output()}")
            time.sleep(0.02)
        pytest.fail(f"nothing of the kind within {PATIENCE} s; the last told: {self.told()} {self.output()}")

    def until_mode(self, mode: str) -> Told:
        """Wait until the player is asked, and everything stands still."""
        return self.until(lambda told: told["mode"] == mode and told["still"] and not told["busy"])

    def output(self) -> str:
        """What the process has printed."""
        self._errors.flush()
        self._errors.seek(0)
        return self._errors.read()

    def move_to(self, x: float, y: float) -> None:
        self.screen.do("mousemove", "--window", self.window, x, y)

    def aim(self, direction: float) -> Told:
        """Aim with the mouse in a direction, degrees; with the arrow keys first when that is not in the picture."""
        if self.pixel_ahead(direction) is None:
            self.turn(direction, within=15.0)
            self.until_mode("aiming")
        pixel = self.pixel_ahead(direction)
        assert pixel is not None, (direction, self.told())
        self.move_to(*pixel)
        return self.until(lambda told: abs(angle_between(told["direction"], direction)) < 0.5)

    def pixel_ahead(self, direction: float) -> tuple[float, float] | None:
        """A pixel, not under the HUD, whose point on the table lies in a direction from what is aimed; None if none.

        The farthest one: there a pixel is the smallest angle.
        """
        told = self.last
        view = msgspec.convert(told["view"], View)
        angle = math.radians(direction)
        for distance in range(49, 4, -1):
            x, y = told["at"][0] + distance * math.cos(angle), told["at"][1] + distance * math.sin(angle)
            pixel = view.project(x, y, 0.0)
            if pixel is not None and FREE[0] < pixel[0] < FREE[2] and FREE[1] < pixel[1] < FREE[3]:
                return pixel
        return None

    def turn(self, direction: float, within: float) -> Told:
        """Turn the aim with the arrow keys: held far away, tapped near by, with Shift at last."""
        told = self.last
        while abs(off := angle_between(direction, told["direction"])) > within:
            key = "Left" if off > 0 else "Right"
            if abs(off) > 25.0:
                self.screen.do("keydown", key)
                self.until(lambda told: abs(angle_between(direction, told["direction"])) < 20.0)
                self.screen.do("keyup", key)
            else:
                self.key(key if abs(off) > 0.6 else f"shift+{key}")
            before = told["direction"]
            told = self.until(lambda told, before=before: told["direction"] != before)
        return told

    def click(self, x: float, y: float, button: int = 1) -> None:
        self.move_to(x, y)
        self.screen.do("click", button)

    def click_button(self, name: str) -> None:
        told = self.last
        self.click(*told["buttons"][name])

    def drag_button(self, first: str, last: str) -> None:
        """Press the mouse button on one HUD button and let it go on another."""
        buttons = self.last["buttons"]
        self.move_to(*buttons[first])
        self.screen.do("mousedown", 1)
        self.until(lambda told: bool(told["dragged"]))
        self.move_to(*buttons[last])
        hint = self.last["hint"]
        self.until(lambda told: told["hint"] != hint)
        self.screen.do("mouseup", 1)
        self.until(lambda told: not told["dragged"])

    def click_point(self, x: float, y: float, z: float = 0.0) -> None:
        """Click on a point of the table, cm."""
        self.point_at(x, y, z)
        self.screen.do("click", 1)

    def point_at(self, x: float, y: float, z: float = 0.0) -> None:
        """Move the pointer over a point of the table, cm."""
        pixel = msgspec.convert(self.last["view"], View).project(x, y, z)
        assert pixel is not None
        self.move_to(*pixel)

    def drag_until(self, is_so: Callable[[Told], bool]) -> Told:
        """Go on moving the pointer with a held button, as a hand does: a slow frame takes the first move for none."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.screen.do("mousemove_relative", 12, 2)
            time.sleep(0.1)
            if is_so(self.last):
                return self.last
        pytest.fail(f"the drag does nothing; the last told: {self.told()} {self.output()}")

    def click_piece(self, piece: str) -> None:
        told = self.last
        self.click(*told["pieces"][piece])

    def key(self, name: str) -> None:
        self.screen.do("key", name)

    def flick(self, direction: float, strength: float) -> None:
        """Aim, pull back and let go, with the mouse."""
        self.aim(direction)
        self.press()
        self.pull(strength)
        self.let_go()

    def press(self) -> None:
        self.screen.do("mousedown", 1)
        self.until(lambda told: told["mode"] == "pulling")

    def let_go(self) -> None:
        self.screen.do("mouseup", 1)

    def pull(self, share: float) -> Told:
        """Pull back so far that the strength is about this share; what is told then."""
        told = self.last
        height = SIZE[1]
        view = msgspec.convert(told["view"], View)
        angle = math.radians(told["direction"])
        x, y = told["at"]
        near, far = view.project(x, y, 0.0), view.project(x + 4 * math.cos(angle), y + 4 * math.sin(angle), 0.0)
        assert near is not None and far is not None
        length = math.dist(near, far)
        distance = (0.025 + share * (1 / 3 - 0.025)) * height * (1.05 if share == 1.0 else 1.0)
        back = [(a - b) / length * distance for a, b in zip(near, far, strict=True)]
        self.screen.do("mousemove_relative", "--", *back)
        return self.until(lambda told: told["strength"] is not None and abs(told["strength"] - share) < 0.03)

    def _middle(self, file: Path) -> Image.Image:
        """What the middle of the window shows, where no log fades; `file` keeps the picture of the screen."""
        place = dict(line.split("=") for line in self.screen.do("getwindowgeometry", "--shell", self.window).split())
        x, y, (width, height) = int(place["X"]), int(place["Y"]), SIZE
        box = (x + width // 4, y + height // 8, x + 3 * width // 4, y + 3 * height // 4)
        with Image.open(self.screen.picture(file)) as image:
            return image.convert("RGB").crop(box)

    def still_pixels(self, file: Path) -> bytes:
        """The middle of the window as bytes of red, green and blue, when nothing moves or fades in it any more."""
        seen = [b""]

        def is_still() -> bool:
            time.sleep(0.1)
            seen.append(self._middle(file).tobytes())
            # A window that has drawn nothing yet is black.
            return seen[-1] == seen[-2] and any(seen[-1])

        self.until_picture(is_still)
        return seen[-1]

    def brightness(self, file: Path) -> float:
        """How bright the middle of the window is, 0 to 255; `file` keeps the picture."""
        return float(ImageStat.Stat(self._middle(file).convert("L")).mean[0])

    def until_picture(self, is_so: Callable[[], bool]) -> None:
        """Wait until the screen looks like that."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            if time.monotonic() > end:
                pytest.fail(f"it never looks like that within {PATIENCE} s")

    def pause(self) -> None:
        """Press Escape until everything is let go of, and the menu lies over the match, with no other page on it."""
        for _ in range(6):
            self.key("Escape")
            end = time.monotonic() + 2.0
            while time.monotonic() < end:
                if (self.last.get("pause") or {}).get("name") == "pause":
                    return
                time.sleep(0.05)
        pytest.fail(f"no pause: {self.last}")

    def close(self) -> int:
        """Press the close button; the exit code."""
        self.screen.press_close_button(self.window)
        return self.process.wait(timeout=PATIENCE)

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(timeout=PATIENCE)
        self._errors.close()


def angle_between(first: float, second: float) -> float:
    """How far `first` lies to the left of `second`, degrees, from -180 to 180."""
    return (first - second + 180.0) % 360.0 - 180.0


def outcome_of(session: Session, table: Table, text: str) -> tuple[Event, ...]:
    """The events that an action would have, without playing it in the session."""
    action = session.read(text)
    shot = session.controller.shot(action)
    assert shot is not None
    _, events = session.controller.apply(action, judge(shot, table.simulate(shot)))
    return events
