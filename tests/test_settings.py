"""The settings' file: read, written, damaged, of a newer version."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from flick3d.resources import HOME_VARIABLE
from flick3d.rules.errors import FlickError
from flick3d.settings import BROKEN, Settings, read_settings, settings_file, with_value, write_settings


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def silent(message: str) -> None:
    raise AssertionError(f"nothing was to be told: {message}")


def put(text: bytes) -> Path:
    path = settings_file()
    path.parent.mkdir(parents=True)
    path.write_bytes(text)
    return path


def test_without_a_file_the_defaults_hold_and_nothing_is_written(home: Path) -> None:
    assert read_settings(silent) == Settings()
    assert not home.exists()


def test_what_is_written_is_read_again() -> None:
    settings = Settings(quality="medium")
    write_settings(settings)
    assert read_settings(silent) == settings
    write_settings(msgspec.structs.replace(settings, quality="high"))
    assert read_settings(silent).quality == "high"
    assert [each.name for each in settings_file().parent.iterdir()] == [settings_file().name], "no unfinished file"


def test_fields_of_a_newer_version_are_kept() -> None:
    path = put(b'{"quality": "low", "colour_blind": {"palette": 3}}')
    settings = read_settings(silent)
    assert settings.quality == "low"
    write_settings(msgspec.structs.replace(settings, quality="high"))
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (kept["quality"], kept["colour_blind"]) == ("high", {"palette": 3})


NEWER = {
    "quality": "splendid",
    "sound": {"music": 0.25, "master": 1.5, "subwoofer": 1.0},
    "display": 4,
    "language": "fo",
    "palette": {"red": [1, 2]},
}


def test_values_of_a_newer_version_are_kept_and_told() -> None:
    path = put(json.dumps(NEWER).encode())
    told: list[str] = []
    settings = read_settings(told.append)
    assert (settings.quality, settings.sound.music, settings.sound.master) == (None, 0.25, Settings().sound.master)
    assert (settings.display, settings.language) == (Settings().display, "system")
    assert len(told) == 1 and "\n" not in told[0] and str(path) in told[0]
    for value in ('quality "splendid"', "sound.master 1.5", "display 4", 'language "fo"'):
        assert value in told[0]
    assert "subwoofer" not in told[0] and "palette" not in told[0], "what is only unknown is no matter"
    write_settings(with_value(settings, "ui_scale", 1.25))
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["ui_scale"] == 1.25
    assert {name: kept[name] for name in ("quality", "display", "language", "palette")} == {
        name: NEWER[name] for name in ("quality", "display", "language", "palette")
    }
    assert kept["sound"].items() >= NEWER["sound"].items()  # type: ignore[attr-defined]
    assert not path.with_name(BROKEN).exists()


def test_what_the_player_chooses_takes_the_place_of_an_unknown_value() -> None:
    path = put(json.dumps(NEWER).encode())
    settings = read_settings(lambda _: None)
    for key, value in (("quality", "high"), ("sound.master", 0.5), ("display.size", "1600x900")):
        settings = with_value(settings, key, value)
    write_settings(settings)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (kept["quality"], kept["display"]["size"]) == ("high", "1600x900")
    assert (kept["sound"]["master"], kept["sound"]["subwoofer"]) == (0.5, 1.0)
    assert kept["language"] == "fo"


def test_no_file_that_was_set_aside_is_lost_when_another_one_is() -> None:
    for text in (b"{first", b"{second", b"{third"):
        settings_file().parent.mkdir(parents=True, exist_ok=True)
        settings_file().write_bytes(text)
        read_settings(lambda _: None)
    aside = sorted(path.read_bytes() for path in settings_file().parent.iterdir())
    assert aside == [b"{first", b"{second", b"{third"]


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b"\xff\xfe", b'"high"'],
    ids=["empty", "cut", "list", "no-text", "string"],
)
def test_a_damaged_file_is_set_aside_with_one_line(text: bytes) -> None:
    path = put(text)
    told: list[str] = []
    assert read_settings(told.append) == Settings()
    assert len(told) == 1 and "\n" not in told[0]
    assert str(path) in told[0] and BROKEN in told[0]
    assert not path.exists()
    assert path.with_name(BROKEN).read_bytes() == text
    assert read_settings(silent) == Settings(), "it is told once"


def test_a_place_that_cannot_be_read_is_told() -> None:
    settings_file().mkdir(parents=True)
    told: list[str] = []
    assert read_settings(told.append) == Settings()
    assert len(told) == 1 and "cannot be read" in told[0]


def test_a_place_that_cannot_be_written_is_an_error(home: Path) -> None:
    settings_file().mkdir(parents=True)
    with pytest.raises(FlickError, match="cannot be written"):
        write_settings(Settings(quality="low"))
    assert list(settings_file().parent.iterdir()) == [settings_file()]


def test_settings_do_not_change() -> None:
    with pytest.raises(AttributeError):
        Settings().quality = "high"  # type: ignore[misc]
