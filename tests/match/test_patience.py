"""A match whose record cannot be written goes on in memory, and nothing of it is lost when it can be written again."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.games.western.actions import End, Play
from flick3d.match.playing import Match, continue_match, new_match
from flick3d.match.record import read_record
from flick3d.match.replaying import replay_record
from flick3d.physics.table import Table
from flick3d.resources import HOME_VARIABLE
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.scenario.loading import LoadedScenario

from .helpers import SEATS, play

Games = Mapping[str, Game[Any]]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def match(table: Table, main_street: LoadedScenario) -> Iterator[Match]:
    with new_match(table, main_street, SEATS, 1) as made:
        yield made


@contextlib.contextmanager
def full_disc() -> Iterator[None]:
    """Nothing can be written safely meanwhile."""

    def no_sync(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", no_sync)
        yield


def test_a_disc_that_is_full_for_a_while_loses_nothing(match: Match, games: Games, table: Table) -> None:
    session = match.session
    session.submit(Play("lawman-1"))
    whole = match.record_path.read_bytes()
    with full_disc():
        session.submit(End())
        play(session, 3)
        assert match.trouble == "No space left on device"
        assert len(session.steps) == 5
        assert match.record_path.read_bytes().startswith(whole), "what was written stays"
        assert len(read_record(match.record_path).played) <= 2
        undone = session.undo()
    play(session, 2)
    assert match.trouble == ""
    record = read_record(match.record_path)
    assert record.note == ""
    assert len(record.lines) == (7 if undone is None else 8)
    assert replay_record(record, games, table).state == session.state


def test_a_folder_that_takes_no_files_at_first_gets_the_whole_record_later(
    table: Table, main_street: LoadedScenario, games: Games, home: Path
) -> None:
    home.write_text("no folder")
    with new_match(table, main_street, SEATS, 1) as match:
        assert match.trouble == "Not a directory"
        play(match.session, 5)
        assert not match.record_path.exists()
        with pytest.raises(FlickError, match="cannot be made"):
            match.save()
        home.unlink()
        assert len(read_record(match.save()).played) == 5, "a copy has also what could not be written"
    assert match.trouble == ""
    assert match.record_path.parent == home / "replays"
    record = read_record(match.record_path)
    assert replay_record(record, games, table).state == match.session.state


def test_nothing_is_left_of_a_record_that_could_not_be_begun(
    table: Table, main_street: LoadedScenario, games: Games, tmp_path: Path
) -> None:
    with new_match(table, main_street, SEATS, 1) as match:
        play(match.session, 3)
    before = match.record_path.read_bytes()
    with full_disc():
        for begin in (
            lambda: new_match(table, main_street, SEATS, 1, folder=tmp_path / "other"),
            lambda: continue_match(match.record_path, games, table, folder=tmp_path / "other"),
        ):
            with begin() as begun:
                steps = len(begun.session.steps)
                play(begun.session, 1)
                assert len(begun.session.steps) == steps + 1
            assert begun.trouble == "No space left on device"
    assert list((tmp_path / "other").iterdir()) == []
    assert match.record_path.read_bytes() == before


def test_a_closed_match_is_over(match: Match) -> None:
    play(match.session, 1)
    match.close()
    match.close()
    with pytest.raises(FlickError, match="cannot be recorded"):
        play(match.session, 1)
    assert len(match.session.steps) == 1
