"""A folder that takes no files, and a disc that gets full, under a match in a real window."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flick3d.match.record import read_record
from flick3d.physics.table import Table
from tests.window.played_game import PlayedGame
from tests.window.screen import Screen

pytestmark = pytest.mark.window

NEW_MATCH = ("western/main-street", "--seed", "1")

FULL = """\
import errno, os, sys
from flick3d.__main__ import main

sync = os.fsync


def sync_unless_full(handle):
    if os.path.exists(os.environ["FLICK3D_HOME"] + "-full"):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    sync(handle)


os.fsync = sync_unless_full
main()
"""
"""The game on a disc that is full while there is a certain file."""


class OnSmallDisc(PlayedGame):
    """A game whose disc can be filled."""

    program = (sys.executable, "-c", FULL)

    def fill(self) -> None:
        self._mark.touch()

    def make_room(self) -> None:
        self._mark.unlink()

    @property
    def _mark(self) -> Path:
        return self.home.with_name(self.home.name + "-full")


@pytest.fixture
def small(screen: Screen, tmp_path: Path) -> Iterator[OnSmallDisc]:
    game = OnSmallDisc(screen, tmp_path / "told", *NEW_MATCH, home=tmp_path / "home")
    yield game
    game.stop()


def charge(game: PlayedGame) -> None:
    """Flick with the keyboard, a little."""
    game.until_mode("aiming")
    game.screen.do("keydown", "space")
    game.until(lambda told: told["mode"] == "charging" and told["strength"] > 0.1)
    game.screen.do("keyup", "space")


def test_on_a_full_disc_the_match_goes_on_and_what_waits_is_written_when_there_is_room(
    small: OnSmallDisc, table: Table
) -> None:
    game = small
    game.until_mode("choosing")
    game.key("1")
    game.until_mode("acting")
    game.fill()
    game.key("m")
    charge(game)
    game.until(lambda told: told["hint"] == "The match cannot be kept now (No space left on device). It goes on.")
    assert len(read_record(game.record).lines) in (1, 2), "what was written stays, and is whole"
    game.until(lambda told: told["prompt"] and told["still"] and not told["busy"])

    # A copy has no room either, and says so.
    game.pause()
    game.click(*game.last["pause"]["buttons"]["keep"])
    game.until(lambda told: "No space left on device" in str(told["pause"]))
    assert list((game.home / "saves").iterdir()) == []
    game.key("Escape")
    game.until(lambda told: told["pause"] is None)

    game.make_room()
    steps = game.last["steps"]
    game.key("Return")
    game.until(lambda told: told["steps"] > steps)
    game.until(lambda told: told["hint"] == "The match is kept again.")
    assert game.close() == 0
    assert len(game.session(table).steps) == game.last["steps"]
    assert "Traceback" not in game.output()
    assert "could not be recorded" not in game.output()


def test_in_a_home_that_takes_no_files_a_match_is_played_and_says_that_it_is_not_kept(
    screen: Screen, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.write_text("a file in the folder's place, as rights do not bind everybody")
    game = PlayedGame(screen, tmp_path / "told", *NEW_MATCH, home=home)
    try:
        game.until(lambda told: told["hint"] == "The match cannot be kept now (Not a directory). It goes on.")
        game.until_mode("choosing")
        game.key("1")
        game.until_mode("acting")
        game.key("j")
        game.key("m")
        charge(game)
        game.until(lambda told: told["steps"] == 2)
        assert game.close() == 0
        told = game.output()
    finally:
        game.stop()
    lines = told.splitlines()
    assert lines[-1].endswith("the end of the match could not be recorded: Not a directory"), lines
    assert all(str(home) in line for line in lines), lines
    assert len(lines) <= 3, lines
    assert home.is_file()
