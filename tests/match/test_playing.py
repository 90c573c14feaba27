"""Matches: saved, loaded, gone on with, played again."""

from __future__ import annotations

import pytest

from flick3d.match.playing import continue_match, new_match
from flick3d.match.record import read_record
from flick3d.match.seats import seats_of
from flick3d.resources import HOME_VARIABLE
from flick3d.rules.errors import FlickError

from .helpers import SEATS, play, recorded


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def test_every_match_is_recorded_in_the_users_folder(table, main_street, home):
    with new_match(table, main_street, SEATS, 7) as match:
        assert match.record_path.parent == home / "replays"
        assert match.record_path.name.endswith("-main-street.flick3d")
        assert read_record(match.record_path).header.seed == 7
        play(match.session, 2)
    assert match.record_path.is_file()


def test_a_match_without_any_action_leaves_nothing_behind(table, main_street):
    with new_match(table, main_street, SEATS, 7) as match:
        assert match.record_path.is_file()
    assert not match.record_path.exists()


def test_a_saved_match_goes_on_in_a_record_of_its_own(table, main_street, games, home):
    with new_match(table, main_street, SEATS, 7) as match:
        play(match.session, 8)
        saved = match.save()
        play(match.session, 2)
    assert saved.parent == home / "saves"
    before = saved.read_bytes()
    with continue_match(saved, games, table) as loaded:
        assert loaded.session.steps == match.session.steps[:8]
        assert (loaded.seats, loaded.seed, loaded.scenario.title) == (SEATS, 7, main_street.title)
        play(loaded.session, 2)
        assert loaded.session.state == match.session.state
        assert loaded.record_path not in (saved, match.record_path)
        assert loaded.record_path.read_bytes() == match.record_path.read_bytes()
    assert saved.read_bytes() == before


def test_an_ended_cut_file_goes_on_from_its_last_whole_line(table, main_street, games, tmp_path):
    with recorded(table, main_street, tmp_path / "m.flick3d", 6) as match:
        pass
    content = match.record_path.read_bytes()
    match.record_path.write_bytes(content[:-30])
    with continue_match(match.record_path, games, table) as loaded:
        assert len(loaded.session.steps) == 5
        play(loaded.session, 1)
        assert loaded.record_path.read_bytes() == content
    assert match.record_path.read_bytes() == content[:-30]


def test_a_loaded_match_without_a_new_action_leaves_no_second_copy(table, main_street, games, tmp_path):
    with recorded(table, main_street, tmp_path / "m.flick3d", 3) as match:
        pass
    with continue_match(match.record_path, games, table) as loaded:
        copy = loaded.record_path
        assert copy.is_file()
    assert not copy.exists()
    with continue_match(match.record_path, games, table) as loaded:
        match.record_path.unlink()
    assert loaded.record_path.is_file(), "it is the only copy now"


def test_saves_have_names(table, main_street):
    with new_match(table, main_street, SEATS, 7) as match:
        play(match.session, 1)
        assert match.save("before noon").name == "before noon.flick3d"
        assert match.save("before noon").name == "before noon-2.flick3d"
        for name in ("../x", "a/b", ".hidden", ".."):
            with pytest.raises(FlickError, match="cannot be a file's name"):
                match.save(name)
        match.record_path.unlink()
        with pytest.raises(FlickError, match="cannot be read"):
            match.save()


def test_again_is_the_same_match_with_the_next_seed(table, main_street):
    with new_match(table, main_street, SEATS, 7) as match:
        play(match.session, 2)
        with match.again() as other:
            assert other.session.steps == ()
            assert (other.seats, other.seed, other.scenario) == (SEATS, 8, main_street)
            assert other.record_path != match.record_path


@pytest.mark.rule("W6")
def test_teams_of_unfit_sizes_are_told_and_leave_no_record(table, main_street, home):
    seats = seats_of(main_street.game, {"lawmen": ["a", "b", "c"]})
    with pytest.raises(FlickError):
        new_match(table, main_street, seats, 1)
    assert not (home / "replays").exists()
