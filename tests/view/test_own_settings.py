"""What holds while the game runs, and what of it goes into the file: only what the player has chosen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from flick3d.resources import HOME_VARIABLE
from flick3d.rules.errors import FlickError
from flick3d.settings import Settings, Volumes, read_settings, settings_file, write_settings
from flick3d.view.own_settings import OwnSettings


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def kept() -> Settings:
    return read_settings(pytest.fail)


def test_what_the_command_line_wants_holds_and_is_not_kept(home: Path) -> None:
    own = OwnSettings(Settings(), {"ui_scale": 1.5, "reduced_motion": True, "sound.mute": True})
    assert (own.now.ui_scale, own.now.reduced_motion, own.now.sound.mute) == (1.5, True, True)
    own.keep(pytest.fail)
    assert not home.exists(), "nothing was chosen"
    own.choose("sound.music", 0.3)
    own.keep(pytest.fail)
    assert kept() == Settings(sound=Volumes(music=0.3))
    own.choose("ui_scale", 1.5)
    own.keep(pytest.fail)
    assert kept() == Settings(ui_scale=1.5, sound=Volumes(music=0.3)), "now it was chosen"


def test_what_another_window_has_written_meanwhile_stays() -> None:
    own = OwnSettings(kept())
    own.choose("reduced_motion", True)
    write_settings(Settings(quality="high", sound=Volumes(room=0.1), others={"newer": 1}))
    own.keep(pytest.fail)
    assert kept() == Settings("high", 1.0, True, sound=Volumes(room=0.1), others={"newer": 1})


def test_volumes_that_did_not_change_were_not_chosen() -> None:
    own = OwnSettings(Settings(), {"sound.mute": True})
    own.choose_volumes(replace(own.now.sound, master=0.4))
    assert own.chosen == {"sound.master"}
    own.keep(pytest.fail)
    assert kept().sound == Volumes(master=0.4)
    assert own.chosen == frozenset()


def test_reset_is_all_as_at_the_first_start_but_what_is_not_known_stays() -> None:
    write_settings(Settings("high", 1.5, True, sound=Volumes(mute=True, music=0.0), others={"newer": 1}))
    own = OwnSettings(kept())
    own.reset()
    assert replace(own.now, others={}) == Settings()
    own.keep(pytest.fail)
    assert kept() == Settings(others={"newer": 1})
    assert json.loads(settings_file().read_text(encoding="utf-8"))["quality"] is None, "to be measured again"


def test_what_cannot_be_kept_is_tried_again() -> None:
    blocked = settings_file().parent
    blocked.parent.mkdir(parents=True)
    blocked.write_text("a file in the folder's place")
    own = OwnSettings()
    own.choose("ui_scale", 1.25)
    with pytest.raises(FlickError):
        own.keep(lambda _: None)
    assert own.now.ui_scale == 1.25
    blocked.unlink()
    own.keep(pytest.fail)
    assert kept().ui_scale == 1.25
