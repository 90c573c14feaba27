"""The frames of the app: their order, and every way to end."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

import pytest

from flick3d.physics.table import Table
from flick3d.rules.layout import Layout, Placement, Push, Shot, upright
from flick3d.view import window as window_module
from flick3d.view.app import FIRST_PICTURE, App
from flick3d.view.doctor import describe_graphics
from flick3d.view.stage import Stage
from flick3d.view.window import CLOSE_EVENT, WindowError, WindowSettings, open_window


class FakeScreen:
    """Does something in a frame, and remembers what happened."""

    def __init__(self, act: Callable[[int], None]) -> None:
        self.log: list[str] = []
        self.frames = 0
        self._act = act

    def enter(self) -> None:
        self.log.append("enter")

    def update(self, seconds: float) -> None:
        assert seconds >= 0.0
        self.frames += 1
        self.log.append("update")
        self._act(self.frames)

    def leave(self) -> None:
        self.log.append("leave")


def test_frames_until_the_screen_leaves(offscreen: Stage) -> None:
    app = App(offscreen)
    screen = FakeScreen(lambda frame: app.leave() if frame == 3 else None)
    app.run(screen)
    assert screen.log == ["enter", "update", "update", "update", "leave"]


def test_the_close_button_ends_it(offscreen: Stage) -> None:
    app = App(offscreen)
    screen = FakeScreen(lambda frame: offscreen.window.base.messenger.send(CLOSE_EVENT))
    app.run(screen)
    assert screen.log[-1] == "leave" and screen.frames <= 2


def test_a_window_that_the_system_takes_away_ends_it(offscreen: Stage) -> None:
    app = App(offscreen)
    screen = FakeScreen(lambda frame: offscreen.window.base.userExit())
    app.run(screen)
    assert screen.log == ["enter", "update", "leave"]


def test_ctrl_c_ends_it_quietly(offscreen: Stage) -> None:
    def interrupt(frame: int) -> None:
        raise KeyboardInterrupt

    screen = FakeScreen(interrupt)
    App(offscreen).run(screen)
    assert screen.log[-1] == "leave"


@pytest.mark.skipif(os.name != "posix", reason="only POSIX lets a process ask itself to end")
def test_a_system_that_asks_to_end_ends_it(offscreen: Stage) -> None:
    before = signal.getsignal(signal.SIGTERM)
    screen = FakeScreen(lambda frame: os.kill(os.getpid(), signal.SIGTERM))
    App(offscreen).run(screen)
    assert screen.log[-1] == "leave" and screen.frames <= 2
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_fault_in_a_screen_is_not_swallowed(offscreen: Stage, capfd: pytest.CaptureFixture[str]) -> None:
    def fail(frame: int) -> None:
        raise RuntimeError("a bug")

    screen = FakeScreen(fail)
    with pytest.raises(RuntimeError, match="a bug"):
        App(offscreen).run(screen)
    assert screen.log[-1] == "leave"


def test_the_first_picture_is_told(offscreen: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    screen = FakeScreen(lambda frame: None)
    App(offscreen).run(screen, measure_start=True)
    assert capsys.readouterr().out == f"{FIRST_PICTURE}\n"
    assert screen.log == ["enter", "update", "leave"]


def test_what_is_released_in_a_frame_has_moved_in_the_next(offscreen: Stage, table: Table) -> None:
    """From the release to the first movement: one frame, with the real simulation."""
    layout = Layout((Placement("bullet-1", "bullet", upright(-20.0, 0.0)),))
    shot = Shot(layout, offscreen.scene.area, (Push("bullet-1", 0.0, 200.0),))
    offscreen.scene.show(layout)
    app = App(offscreen)
    seen: list[float] = []

    def act(frame: int) -> None:
        if frame == 1:
            offscreen.playback.play(table.begin(shot))
        pose = offscreen.scene.pose_of("bullet-1")
        assert pose is not None
        seen.append(pose.x)
        if frame == 2:
            app.leave()

    app.run(FakeScreen(act))
    assert seen[0] == -20.0 < seen[1]


def test_a_second_screen_can_follow(offscreen: Stage) -> None:
    for _ in range(2):
        app = App(offscreen)
        screen = FakeScreen(lambda frame, app=app: app.leave())  # type: ignore[misc]
        app.run(screen)
        assert screen.log == ["enter", "update", "leave"]


def test_the_doctor_never_raises_and_says_something() -> None:
    found = dict(describe_graphics())
    assert {"OpenGL", "display", "audio"} <= set(found)
    assert all(value.strip() for value in found.values())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_no_display_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Displays that do not answer need processes of their own: Panda3D reads the name when it is loaded."""
    monkeypatch.delenv("DISPLAY", raising=False)
    with pytest.raises(WindowError, match="no window can be opened") as caught:
        open_window(WindowSettings(size=(320, 240)))
    assert "\n" not in str(caught.value)


def test_no_smooth_edges_where_the_processor_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was expected before the driver was known."""
    monkeypatch.setattr(window_module, "seems_without_card", lambda: False)
    window = open_window(WindowSettings(size=(320, 240), offscreen=True))
    try:
        samples = window.base.win.get_fb_properties().multisamples
        assert samples == (0 if window.is_software else window_module.SMOOTH)
    finally:
        window.close()
