"""The options over a match, without a display: what holds at once, what waits, and what stays as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from panda3d.core import Shader, ShaderAttrib

from flick3d.match.playing import Match
from flick3d.resources import HOME_VARIABLE, shipped_folder
from flick3d.settings import Settings, Volumes, read_settings, settings_file
from flick3d.view.audio.stage_sound import StageSound
from flick3d.view.hud.metrics import measure
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT
from flick3d.view.input.modes import Aiming, Pulling
from flick3d.view.input.signals import PointerMoved, Pressed, Released
from flick3d.view.own_settings import OwnSettings
from flick3d.view.pipeline.quality import quality_named
from flick3d.view.pipeline.shaders import shipped_text
from flick3d.view.screens.briefing_screen import BriefingScreen
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from tests.view.audio_help import FakeDevice
from tests.view.test_match_screen import Frames, frames, match, shown_texts

__all__ = ["frames", "match"]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


class Sitting:
    """A match screen on a stage; the options are opened with the keyboard."""

    def __init__(self, frames: Frames, match: Match) -> None:
        self.frames, self.stage = frames, frames.stage
        self.screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
        frames.enter(self.screen)

    @property
    def told(self) -> dict[str, Any]:
        told = self.screen._options.told()
        assert told is not None
        return told

    def key(self, *names: str) -> None:
        self.frames.key(*names)

    def reach(self, key: str) -> None:
        """Turn the pages and go down each, with keys."""
        for _ in range(8):
            for _ in range(12):
                if self.told["focus"] == key:
                    return
                self.key("tab")
            self.key("page_down")
        pytest.fail(f"{key} cannot be reached")


@pytest.fixture
def sitting(frames: Frames, match: Match) -> Iterator[Sitting]:
    made = Sitting(frames, match)
    yield made
    assert made.stage.window.base.pixel2d.find("**/options").is_empty() or made.screen._options.is_open


def test_it_is_opened_and_closed_by_key_and_by_the_button(sitting: Sitting) -> None:
    sitting.key("f10")
    assert "Reset to standard" in shown_texts(sitting.stage)
    sitting.key("escape")
    assert "Reset to standard" not in shown_texts(sitting.stage)
    sitting.screen._command(("options",))
    assert sitting.screen._options.is_open
    sitting.key("f10")
    assert not sitting.screen._options.is_open
    assert not settings_file().exists(), "nothing was changed"


def test_nothing_behind_it_reacts_and_all_is_as_it_was(sitting: Sitting, match: Match) -> None:
    sitting.key("enter")
    sitting.frames.until_asked(match, "act")
    sitting.key("q")
    before, steps = sitting.screen._hand, len(match.session.steps)
    assert isinstance(before.mode, Aiming)
    sitting.key("f10")
    for signal in (PointerMoved(9.0, 9.0, (20.0, 5.0), ""), Pressed("left", (20.0, 5.0)), Released("left")):
        sitting.screen._hear(signal)
    sitting.key("u", "x", "h", "l", "w", "arrow_up", "tab", "c")
    sitting.frames.wait(1.0)
    assert sitting.screen._hand.mode == before.mode
    assert not sitting.screen._hand.help_open
    assert len(match.session.steps) == steps
    sitting.key("escape")
    assert sitting.screen._hand.mode == before.mode
    assert sitting.screen._hand.desk.held == frozenset()
    assert not sitting.stage.waits


def test_a_held_pull_is_let_go_without_flicking(sitting: Sitting, match: Match) -> None:
    sitting.key("enter")
    sitting.frames.until_asked(match, "act")
    sitting.key("q")
    sitting.screen._hear(Pressed("left", (20.0, 5.0)))
    assert isinstance(sitting.screen._hand.mode, Pulling)
    sitting.key("f10")
    assert isinstance(sitting.screen._hand.mode, Aiming)
    sitting.screen._hear(Released("left"))
    sitting.key("escape")
    assert len(match.session.steps) == 1
    assert match.session.prompt is not None
    # The same with the space bar, which is let go only after the sheet was closed.
    base = sitting.stage.window.base
    base.messenger.send(DOWN_EVENT, ["space"])
    sitting.frames.wait(0.5)
    sitting.key("f10", "escape")
    base.messenger.send(UP_EVENT, ["space"])
    sitting.frames.wait(0.5)
    assert len(match.session.steps) == 1


def test_a_flick_waits_in_the_air(sitting: Sitting, match: Match) -> None:
    sitting.key("enter")
    sitting.frames.until_asked(match, "act")
    sitting.key("q")
    sitting.frames.key("space", held=2.0)
    assert sitting.stage.playback.playing
    sitting.key("f10")
    poses, time = dict(sitting.stage.scene.poses), sitting.stage.playback.time
    sitting.frames.wait(2.0)
    assert sitting.stage.playback.time == time
    assert dict(sitting.stage.scene.poses) == poses
    sitting.key("escape")
    sitting.frames.until(lambda: match.session.outcome is not None)


def test_quality_changes_in_the_running_window(sitting: Sitting) -> None:
    stage = sitting.stage
    stage.pipeline.change(quality_named("low"), pytest.fail)
    poses = dict(stage.scene.poses)
    sitting.key("f10", "arrow_right")
    assert stage.pipeline.quality is not None and stage.pipeline.quality.name == "medium"
    assert sitting.told["values"]["quality"] == "medium"
    sitting.key("arrow_right")
    assert stage.pipeline.quality.name == "high"
    assert dict(stage.scene.poses) == poses
    render(stage)
    assert not stage.window.base.camNode.get_display_region(0).is_active(), "the scene is developed"
    assert shaders_are_those_of(stage)
    sitting.key("enter", "escape")
    assert stage.pipeline.quality.name == "low"
    assert stage.window.base.camNode.get_display_region(0).is_active()
    assert shaders_are_those_of(stage)
    render(stage)
    assert read_settings(pytest.fail).quality == "low"


def render(stage: Stage) -> None:
    for _ in range(2):
        stage.window.base.graphics_engine.render_frame()


def shaders_are_those_of(stage: Stage) -> bool:
    """Whether every node draws with the shader that the pipeline has now for its name."""
    for path in stage.window.base.render.find_all_matches("**/*"):
        attribute = path.node().get_attrib(ShaderAttrib)
        shader = None if attribute is None else attribute.get_shader()
        if shader is not None and shader != stage.pipeline._shader(str(shader.get_filename(Shader.ST_none))):
            return False
    return stage.scene.markers.shader == stage.pipeline.decal_shader


def test_what_is_drawn_is_the_same_as_if_it_had_been_chosen_at_the_start(sitting: Sitting) -> None:
    stage, base = sitting.stage, sitting.stage.window.base
    sitting.frames.wait(1.0)

    def picture() -> bytes:
        stage.pipeline.draw_shadows_again()
        render(stage)
        image = stage.window.grab()
        return b"".join(
            bytes(image.get_pixel(x, y)) for x in range(100, 380, 7) for y in range(60, 200, 7)
        )  # the table, not the HUD

    base.pixel2d.hide()
    low = picture()
    for quality in ("high", "medium", "low"):
        stage.draw_in(quality, pytest.fail)  # type: ignore[arg-type]
        assert (picture() == low) == (quality == "low"), quality


def test_a_shader_that_does_not_compile_falls_back_and_says_so(sitting: Sitting) -> None:
    stage = sitting.stage
    high_only = "#if SHADOW_KIND == 2"
    stage.pipeline._text = lambda name: shipped_text(name).replace(high_only, f"{high_only}\nnonsense;")
    sitting.key("f10")
    stage.draw_in("low", pytest.fail)
    sitting.key("arrow_right", "arrow_right")
    assert sitting.told["values"]["quality"] == "medium"
    assert any("cannot use the shaders of high quality" in text for text in shown_texts(stage))
    sitting.key("escape")
    assert read_settings(pytest.fail).quality == "medium"


def test_reduced_motion_and_size_hold_at_once(sitting: Sitting) -> None:
    stage = sitting.stage
    stage.window.base.win.set_size(1920, 1080)
    sitting.frames.wait(0.5)
    sitting.key("f10")
    sitting.reach("reduced_motion")
    sitting.key("space")
    assert stage.calm
    sitting.reach("ui_scale")
    before = sitting.told["controls"]["ui_scale"]
    sitting.key(*["arrow_right"] * 4)
    assert sitting.told["values"]["ui_scale"] == pytest.approx(1.2)
    assert sitting.told["controls"]["ui_scale"] != before, "the sheet itself has grown"
    assert sitting.told["focus"] == "ui_scale"
    sitting.frames.wait(0.5)
    hud = sitting.screen.hud
    assert hud.metrics.scale == measure(1920, 1080, 1.2).scale
    sitting.key("escape")
    kept = read_settings(pytest.fail)
    assert (kept.reduced_motion, kept.ui_scale, kept.sound) == (True, 1.2, Volumes())


def test_volumes_are_heard_at_once_and_the_keys_for_them_show(sitting: Sitting) -> None:
    stage, device = sitting.stage, FakeDevice()
    own = stage.own = OwnSettings(Settings())
    stage.sound = StageSound(device, shipped_folder("models") / "sounds", own.now.sound, own.choose_volumes)
    sitting.key("f10")
    sitting.reach("sound.effects")
    sitting.frames.wait(0.3)
    device.heard.clear()
    sitting.key("arrow_left")
    assert stage.sound.volumes.effects == 0.95
    assert any(voice.file.startswith("knock") for voice in device.heard)
    sitting.key("j", "-", "-")
    assert sitting.told["values"]["sound.master"] == pytest.approx(0.7)
    assert not sitting.told["values"]["sound.mute"], "softer is not silent"
    sitting.key("j")
    assert sitting.told["values"]["sound.mute"]
    sitting.key("escape")
    assert read_settings(pytest.fail).sound == Volumes(mute=True, master=0.7, effects=0.95)


def test_without_a_device_the_rows_say_so(sitting: Sitting) -> None:
    sitting.key("f10")
    sitting.reach("sound.music")
    assert any("No sound device answers" in text for text in shown_texts(sitting.stage))


def test_reset_brings_the_standard_back(sitting: Sitting) -> None:
    sitting.key("f10")
    sitting.reach("sound.music")
    sitting.key("arrow_left", "arrow_left")
    sitting.reach("reduced_motion")
    sitting.key("enter")
    sitting.reach("reset")
    sitting.key("enter")
    assert sitting.screen._options.is_open
    assert sitting.told["values"]["sound.music"] == Volumes().music
    assert not sitting.stage.calm
    sitting.reach("close")
    sitting.key("space")
    assert read_settings(pytest.fail) == Settings()


def test_a_folder_that_cannot_be_written_costs_a_line_and_nothing_else(sitting: Sitting, home: Path) -> None:
    settings_file().mkdir(parents=True)
    sitting.key("f10")
    sitting.reach("reduced_motion")
    sitting.key("enter", "escape")
    assert not sitting.screen._options.is_open
    assert sitting.stage.calm
    assert sitting.screen._note.view is not None
    assert "\n" not in sitting.screen._note.view.text and "settings.json" in sitting.screen._note.view.text


def test_a_replay_waits_too(frames: Frames, match: Match) -> None:
    playing = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
    frames.enter(playing)
    frames.key("enter")
    frames.wait(0.3)
    playing.leave()
    watching = WatchScreen(frames.stage, match.session, WesternPresenter(), "High Noon", lambda: None)
    frames.enter(watching)
    frames.key("f10", "space", "arrow_right")
    frames.wait(3.0)
    assert any("step 0 of 1" in text for text in shown_texts(frames.stage))
    frames.key("f10")
    frames.wait(1.5)
    assert any("after 1 step" in text for text in shown_texts(frames.stage))


def test_the_story_waits_too(frames: Frames, match: Match, tmp_path: Path) -> None:
    left: list[bool] = []
    tell = tmp_path / "tell"
    briefing = BriefingScreen(frames.stage, match, WesternPresenter(), lambda: left.append(True), tell)
    frames.enter(briefing)  # type: ignore[arg-type]
    frames.key("f10", "page_down", "tab", "enter")
    assert frames.stage.calm
    told = json.loads(tell.read_text(encoding="utf-8").splitlines()[-1])
    assert told["options"]["values"]["reduced_motion"]
    heading = frames.stage.camera.goal.heading
    frames.wait(1.0)
    assert frames.stage.camera.goal.heading == heading, "the camera does not sway"
    frames.key("escape")
    assert left == []
    assert not briefing.started
    frames.key("escape")
    assert left == [True]
