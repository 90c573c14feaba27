"""Writing the record: every line is safe before the match goes on, and a full disc damages nothing."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import textwrap
from datetime import datetime
from pathlib import Path

import pytest

from flick3d.games.western.actions import End, Play
from flick3d.match.playing import continue_match
from flick3d.match.record import RecordError, read_record
from flick3d.match.recording import RecordFile, header_of, record_stem, reserved_path, write_safely
from flick3d.match.replaying import replay_record
from flick3d.rules.errors import FlickError

from .helpers import SEATS, play, recorded


def test_every_step_is_in_the_file_when_it_is_done(table, main_street, games, tmp_path):
    with recorded(table, main_street, tmp_path / "m.flick3d", 0) as match:
        for count in range(1, 7):
            play(match.session, 1)
            record = read_record(match.record_path)
            assert len(record.lines) == count
            assert record.note == ""
        assert replay_record(record, games, table).state == match.session.state


def test_a_full_disc_changes_neither_file_nor_match(table, main_street, games, tmp_path):
    with recorded(table, main_street, tmp_path / "m.flick3d", 0) as match:
        session = match.session
        session.submit(Play("lawman-1"))
        before = match.record_path.read_bytes()
        record = match._record

        class FullDisc:
            """Takes half of a line, then nothing more."""

            def __init__(self, file):
                self.file, self.room = file, 50

            def write(self, content):
                if self.room == 0:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                written = self.file.write(content[: self.room])
                self.room -= written
                return written

            def __getattr__(self, name):
                return getattr(self.file, name)

        whole = record._file
        record._file = FullDisc(whole)
        with pytest.raises(RecordError, match="cannot be recorded: No space left"):
            session.submit(End())
        assert len(session.steps) == 1
        torn = read_record(match.record_path)
        assert torn.note
        assert match.record_path.read_bytes()[: torn.good_bytes] == before
        with pytest.raises(RecordError):
            session.undo()
        record._file = whole
        session.submit(End())
        good = read_record(match.record_path)
        assert good.note == ""
        assert replay_record(good, games, table).state == session.state


def test_closing_twice_is_no_error_and_nothing_can_be_kept_afterwards(table, main_street, tmp_path):
    match = recorded(table, main_street, tmp_path / "m.flick3d", 2)
    match.close()
    match.close()
    with pytest.raises(FlickError, match="cannot be recorded"):
        play(match.session, 1)
    assert len(match.session.steps) == 2


@pytest.mark.parametrize("folder", ["file", "file/folder"])
def test_a_record_that_cannot_be_begun_is_told(table, main_street, tmp_path, folder):
    (tmp_path / "file").touch()
    with pytest.raises(FlickError) as caught:
        RecordFile.create(tmp_path / folder / "m.flick3d", header_of(main_street, SEATS, 1))
    assert str(tmp_path / "file") in str(caught.value)


def test_a_file_is_there_wholly_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "m.flick3d"
    path.write_bytes(b"old")

    def no_sync(handle):
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", no_sync)
    with pytest.raises(RecordError, match="cannot be written: Input/output error"):
        write_safely(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_names_of_records_are_never_used_twice(tmp_path, main_street):
    stem = record_stem(main_street, datetime(2026, 3, 14, 20, 15, 0))
    assert stem == "20260314-201500-main-street"
    names = []
    for _ in range(3):
        names.append(reserved_path(tmp_path / "replays", stem).name)
    assert names == [f"{stem}.flick3d", f"{stem}-2.flick3d", f"{stem}-3.flick3d"]


def test_a_name_that_no_file_can_have_is_told(tmp_path):
    for stem in ("x" * 400, "a\0b"):
        with pytest.raises(RecordError, match="cannot be written"):
            reserved_path(tmp_path, stem)


def test_a_killed_game_loses_at_most_the_flick_in_the_air(table, games, tmp_path):
    """The process is killed while it plays as fast as it can; the record then holds whole steps and goes on."""
    path = tmp_path / "killed.flick3d"
    program = textwrap.dedent(f"""
        from pathlib import Path
        from flick3d.games import all_games
        from flick3d.physics.pieces import load as load_pieces
        from flick3d.physics.table import Table
        from flick3d.scenario.library import load
        from tests.match.helpers import play, recorded
        match = recorded(Table(load_pieces()), load("western/main-street", all_games()), Path({str(path)!r}), 0)
        while match.session.outcome is None:
            play(match.session, 1)
            print(len(match.session.steps), flush=True)
    """)
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", program], cwd=root, stdout=subprocess.PIPE, text=True) as process:
        done = 0
        while done < 12:
            done = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        done = int(([str(done), *process.stdout.read().split()])[-1])
    record = read_record(path)
    assert done <= len(record.played) <= done + 1
    with continue_match(path, games, table, folder=tmp_path) as match:
        assert len(match.session.steps) == len(record.played)
        play(match.session, 3)
        assert len(read_record(match.record_path).played) == len(record.played) + 3
