"""The option --quality, pictures of recorded moments, and what bench says of the scene."""

from __future__ import annotations

import json

import pytest

from flick3d.settings import Settings, write_settings

from .helpers import refused, run


class Taken:
    """Stands where pictures are taken."""

    def __init__(self, monkeypatch, name: str) -> None:
        self.calls: list[tuple[tuple, dict]] = []
        monkeypatch.setattr(
            f"flick3d.view.picture.{name}", lambda *words, **options: self.calls.append((words, options))
        )


@pytest.mark.parametrize(("words", "quality"), [((), "auto"), (("--quality", "high"), "high")])
def test_play_and_replay_hand_on_what_was_asked(monkeypatch, record, words, quality):
    asked = []
    monkeypatch.setattr("flick3d.view.app.play_match", lambda match, **options: asked.append(options) or match)
    monkeypatch.setattr("flick3d.view.app.watch_record", lambda *_, **options: asked.append(options))
    assert run("play", "western/main-street", *words).exit_code == 0
    assert run("replay", record, *words).exit_code == 0
    assert [options["quality"] for options in asked] == [quality] * 2


def test_a_picture_is_high_unless_asked_otherwise(monkeypatch, tmp_path):
    taken = Taken(monkeypatch, "take_picture")
    out = tmp_path / "a.png"
    write_settings(Settings(quality="medium"))
    for words in ((), ("--quality", "low"), ("--quality", "auto")):
        assert run("shot", "western/main-street", "--out", out, *words).exit_code == 0
    assert [options["quality"] for _, options in taken.calls] == ["high", "low", "medium"]


def test_a_moment_of_a_record(monkeypatch, tmp_path, record):
    taken = Taken(monkeypatch, "take_moment")
    words = ["--record", record, "--step", 3, "--at", 0.25, "--camera", "action"]
    assert run("shot", *words, "--out", tmp_path / "a.png").exit_code == 0
    (session, step, seconds, _), options = taken.calls[0]
    assert (len(session.steps), step, seconds, options["camera"]) == (9, 3, 0.25, "action")


@pytest.mark.parametrize("words", [(), ("western/main-street", "--record", "x.flick3d")])
def test_a_picture_shows_either_a_scenario_or_a_record(tmp_path, words):
    assert "a SCENARIO, or --record FILE" in refused("shot", *words, "--out", tmp_path / "a.png")


def test_an_unknown_quality_is_refused(tmp_path):
    line = refused("shot", "western/main-street", "--out", tmp_path / "a.png", "--quality", "ultra")
    assert "'ultra'" in line and "medium" in line


def test_bench_weighs_both_tables(monkeypatch):
    result = run("bench", "--only", "scene", "--json")
    document = json.loads(result.stdout)
    assert not document["left_out"]
    found = {each["what"]: each["median"] for each in document["measurements"]}
    assert found["Draw calls, western"] < 200 and found["Draw calls, faith"] < 100
    assert found["Triangles, western"] < 400_000 and found["Triangles, faith"] < 200_000
    assert 10.0 < found["Texture memory, western"] < 300.0 and 10.0 < found["Texture memory, faith"] < 300.0
