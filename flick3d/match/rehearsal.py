"""A match of a scenario that somebody is editing: when its file has changed, the match begins anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from flick3d.match.playing import Match, new_match
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.scenario.faults import ScenarioError
from flick3d.scenario.loading import load_scenario_file

Stamp = tuple[int, int, int] | None
"""What shows that a file is another one than before; None: it is not there."""


class Rehearsal:
    """Looks at a scenario's file, again and again."""

    def __init__(self, path: Path, name: str, games: Mapping[str, Game[Any]]) -> None:
        """path: the file, which is taken to have been read just now. name: of the scenario, as it was asked for."""
        self._path, self._name, self._games = path, name, games
        self._read = self._before = _stamp(path)

    def look(self, match: Match, fits: Callable[[Match], bool]) -> Match | str | None:
        """What came of a change of the file since the last look; fits: whether a match can be played where this one is.

        Either a new match in place of this one, with the same seats and the same seed, and this one's record is closed;
        or one line that says what is wrong with the file, first of all; None when the file is as it was. A file that
        is being written is left alone until it rests.
        """
        stamp, before = _stamp(self._path), self._before
        self._before = stamp
        # Many editors write another file and give it the name of the first one, which is gone for a moment then.
        if stamp == self._read or stamp != before:
            return None
        self._read = stamp
        try:
            scenario = load_scenario_file(self._path, self._name, self._games, match.table)
            if scenario.game.name != match.session.game.name:
                return f"{self._path.name}: this is another game now; start it anew"
            folder = match.record_path.parent
            begun = new_match(match.table, scenario, match.seats, match.seed, folder=folder, kinds=match.kinds)
        except ScenarioError as error:
            return str(replace(error.faults[0], file=self._path.name))
        except FlickError as error:
            return str(error).partition("\n")[0]
        if not fits(begun):
            begun.close()
            return f"{self._path.name}: the play area is another one now; start it anew"
        match.close()
        return begun


def _stamp(path: Path) -> Stamp:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
