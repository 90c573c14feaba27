"""`flick3d replay --record`: what it hands to the film, and what it says when there can be none."""

from __future__ import annotations

import sys

import pytest

from flick3d.view.film.filming import Filmed, FilmSettings

from .helpers import refused, run


@pytest.fixture
def filmed(monkeypatch):
    """Stands where films are made."""
    made = []

    def film(session, title, out, settings, progress):
        progress(0.5)
        made.append((len(session.steps), title, out, settings))
        return Filmed(90, 3.0)

    monkeypatch.setattr("flick3d.view.film.filming.film_record", film)
    return made


def test_a_record_is_filmed_as_asked(filmed, record, tmp_path):
    out = tmp_path / "a.mp4"
    words = ["--size", "640x360", "--fps", "60", "--from", "2", "--to", "3", "--quality", "low", "--hud", "--no-sound"]
    result = run("replay", record, "--record", out, *words)
    assert result.exit_code == 0
    assert result.stdout == f"{out}: 3.0 s, 90 pictures\n"
    settings = FilmSettings((640, 360), 60, 2, 3, "low", hud=True, sound=False, language="system")
    assert filmed == [(9, "Short", out, settings)]


def test_without_options_it_is_all_of_it_in_the_finest_quality(filmed, record, tmp_path):
    assert run("replay", record, "--record", tmp_path / "a.mp4").exit_code == 0
    assert filmed[0][3] == FilmSettings(language="system")


def test_without_pyav_one_line_says_how_to_get_it(monkeypatch, record, tmp_path):
    monkeypatch.setitem(sys.modules, "av", None)
    assert "pip install 'flick3d[film]'" in refused("replay", record, "--record", tmp_path / "a.mp4")


def test_turns_without_a_film_are_refused(record):
    assert "--record" in refused("replay", record, "--from", "2")


def test_a_file_that_cannot_be_a_film_is_refused(record, tmp_path):
    assert "end in .mp4" in refused("replay", record, "--record", tmp_path / "a.avi")
