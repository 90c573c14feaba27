"""The list of kept matches, read from the ends of their files."""

from __future__ import annotations

import os

import pytest

from flick3d.match import kept
from flick3d.match.kept import Damaged, Kept, kept_match, kept_matches, newest_unfinished
from flick3d.match.record import read_record

from .helpers import SEATS, play, recorded, short_scenario


@pytest.fixture(params=[kept.TAIL, 40])
def tail(request, monkeypatch):
    """Once with last lines that are shorter than what is read at first, once with longer ones."""
    monkeypatch.setattr(kept, "TAIL", request.param)


def test_a_match_that_goes_on_tells_how_far_it_is(table, tmp_path, tail):
    with recorded(table, short_scenario(), tmp_path / "m.flick3d", 5) as match:
        play(match.session, 1)
    found = kept_match(match.record_path)
    assert isinstance(found, Kept)
    assert (found.title, found.scenario, found.game, found.seats) == ("Short", "tests/short", "western", SEATS)
    assert found.actions == len(match.session.steps) == 6
    assert not found.is_over
    assert found.winner is None


def test_a_match_that_has_ended_names_its_winner(table, tmp_path, tail):
    with recorded(table, short_scenario(), tmp_path / "m.flick3d", 1000) as match:
        outcome = match.session.outcome
    found = kept_match(match.record_path)
    assert isinstance(found, Kept)
    assert outcome is not None
    assert found.is_over
    assert found.winner == outcome.winner
    assert found.actions == len(read_record(match.record_path).lines)


def test_an_action_taken_back_does_not_count(table, tmp_path, tail):
    with recorded(table, short_scenario(), tmp_path / "m.flick3d", 1) as match:
        while not match.session.can_undo:
            play(match.session, 1, seed=len(match.session.steps))
        before = len(match.session.steps)
        match.session.undo()
    found = kept_match(match.record_path)
    assert isinstance(found, Kept)
    assert found.actions == before - 1


def test_a_cut_off_line_is_left_out(table, tmp_path, tail):
    with recorded(table, short_scenario(), tmp_path / "m.flick3d", 6) as match:
        pass
    match.record_path.write_bytes(match.record_path.read_bytes()[:-30])
    found = kept_match(match.record_path)
    assert isinstance(found, Kept)
    assert found.actions == 5


def test_a_match_in_which_nothing_has_happened_yet(table, tmp_path, tail):
    match = recorded(table, short_scenario(), tmp_path / "m.flick3d", 0)
    found = kept_match(match.record_path)
    match.close()
    assert isinstance(found, Kept)
    assert (found.actions, found.is_over) == (0, False)


@pytest.mark.parametrize("content", [b"not a match\n", b"\xff\xfe\x00\n", b"{}\n", b'{"line":"header"'])
def test_what_is_no_match_is_listed_with_a_reason(tmp_path, content):
    path = tmp_path / "m.flick3d"
    path.write_bytes(content)
    found = kept_match(path)
    assert isinstance(found, Damaged)
    assert found.reason


def test_an_empty_file_and_one_that_is_gone_are_not_listed(tmp_path):
    (tmp_path / "m.flick3d").touch()
    assert kept_match(tmp_path / "m.flick3d") is None
    assert kept_match(tmp_path / "gone.flick3d") is None
    assert kept_matches(tmp_path / "nowhere") == ()


def test_the_newest_comes_first_and_the_newest_unfinished_one_is_found(table, tmp_path):
    lengths = {"old": 3, "ended": 1000, "newer": 4}
    for at, (name, steps) in enumerate(lengths.items()):
        match = recorded(table, short_scenario(), tmp_path / f"{name}.flick3d", steps)
        match.close()
        os.utime(match.record_path, (1e9 + at, 1e9 + at))
    header = match.record_path.read_bytes().split(b"\n")[0]
    (tmp_path / "untouched.flick3d").write_bytes(header + b"\n")
    (tmp_path / "notes.txt").write_text("no match", encoding="utf-8")
    listed = kept_matches(tmp_path)
    assert [each.path.stem for each in listed] == ["untouched", "newer", "ended", "old"]
    newest = newest_unfinished(tmp_path, tmp_path / "nowhere")
    assert newest is not None
    assert newest.path.stem == "newer"
