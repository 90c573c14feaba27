"""A scenario that is being edited: when the match begins anew, and what is said when it cannot."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.match.playing import Match, new_match
from flick3d.match.record import read_record
from flick3d.match.rehearsal import Rehearsal
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file

SHERIFF_STREET = """\
game: western
title: A Street
briefing: Two men.
clock: {start: 11}
initiative: lawman-1
goals: [{eliminate: 1}]
cowboys:
  - {side: lawmen, number: 1, at: [-6, 0], facing: 0}
  - {side: outlaws, number: 1, at: [8, 0], facing: 180}
"""
SEATS = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))


class Editor:
    """Somebody who edits a scenario, and the match of it."""

    def __init__(self, folder: Path, games: Mapping[str, Game[Any]], table: Table) -> None:
        self.path = folder / "street.yaml"
        self.saved = 0
        self.save(SHERIFF_STREET)
        scenario = load_scenario_file(self.path, "street.yaml", games, table)
        self.match = new_match(table, scenario, SEATS, 7, folder=folder / "replays", kinds={"Ben": "easy"})
        self.rehearsal = Rehearsal(self.path, "street.yaml", games)

    def save(self, text: str) -> None:
        self.path.write_text(text, encoding="utf-8")
        # Two saves of one moment have the same time of day.
        self.saved += 1
        os.utime(self.path, (self.saved, self.saved))

    def looked(self, fits: bool = True) -> Match | str | None:
        """What the second look finds: at the first one the file may still be being written."""
        assert self.rehearsal.look(self.match, lambda _: fits) is None
        return self.rehearsal.look(self.match, lambda _: fits)


@pytest.fixture
def editor(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table) -> Iterator[Editor]:
    edits = Editor(tmp_path, games, table)
    yield edits
    edits.match.close()


def test_nothing_happens_while_the_file_rests(editor: Editor) -> None:
    assert editor.looked() is None


def test_a_saved_file_begins_anew_with_the_same_seats(editor: Editor) -> None:
    editor.save(SHERIFF_STREET.replace("[8, 0]", "[20, 4]").replace("A Street", "A Longer Street"))
    begun = editor.looked()
    assert isinstance(begun, Match)
    assert (begun.scenario.title, begun.seats, begun.seed, begun.kinds) == (
        "A Longer Street", SEATS, 7, {"Ben": "easy"},
    )  # fmt: skip
    pose = begun.session.state.layout["outlaw-1"].pose
    assert (pose.x, pose.y) == (20.0, 4.0)
    assert read_record(begun.record_path).header.seats == SEATS
    assert not editor.match.record_path.exists()
    editor.match = begun
    assert editor.looked() is None


def test_a_fault_is_said_once_with_its_place_and_the_match_goes_on(editor: Editor) -> None:
    editor.save(SHERIFF_STREET.replace("number: 1, at: [8", "number: 9, at: [8"))
    assert str(editor.looked()).startswith("street.yaml:9:29: ")
    assert editor.looked() is None
    assert editor.match.session.prompt is not None
    assert editor.match.record_path.is_file()
    editor.save(SHERIFF_STREET)
    begun = editor.looked()
    assert isinstance(begun, Match)
    editor.match = begun


def test_only_the_first_fault_is_said(editor: Editor) -> None:
    editor.save(SHERIFF_STREET.replace("start: 11", "start: 99").replace("number: 1, at: [8", "number: 9, at: [8"))
    said = str(editor.looked())
    assert said.startswith("street.yaml:4:")
    assert "\n" not in said


def test_what_only_the_table_sees_is_a_fault(editor: Editor) -> None:
    editor.save(SHERIFF_STREET.replace("[8, 0]", "[-6, 0]"))
    assert str(editor.looked()).startswith("street.yaml:")


def test_a_file_that_is_gone_for_one_look_is_not_missed(editor: Editor) -> None:
    aside = editor.path.with_suffix(".tmp")
    editor.path.rename(aside)
    assert editor.rehearsal.look(editor.match, lambda _: True) is None
    aside.rename(editor.path)
    assert editor.looked() is None


def test_a_file_that_is_gone_for_good_is_said(editor: Editor) -> None:
    editor.path.unlink()
    assert "cannot be read" in str(editor.looked())


def test_another_game_and_another_play_area_are_refused(editor: Editor) -> None:
    editor.save("game: faith\ntitle: T\nbriefing: B\nlaws: []\ngods: []\n")
    assert "another game" in str(editor.looked())
    editor.save(SHERIFF_STREET + "# \n")
    assert "play area" in str(editor.looked(fits=False))
    assert list(editor.match.record_path.parent.iterdir()) == [editor.match.record_path]
