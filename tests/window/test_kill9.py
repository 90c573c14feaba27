"""The game is killed a hundred times, at any moment; the match is found again each time, and goes on."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

from flick3d.games import all_games
from flick3d.match.kept import newest_unfinished
from flick3d.match.record import read_record
from flick3d.match.replaying import replay_record
from flick3d.physics.table import Table
from flick3d.scenario.library import load
from tests.window.played_game import PATIENCE, PlayedGame
from tests.window.screen import Screen

pytestmark = [pytest.mark.window, pytest.mark.soak]

TIMES = 100
STARTING, PLAYING, LANDED = 4.0, 5.0, 1.5
"""Seconds: one in three is killed so long after its start at most, one after its first picture, one after a step."""
WAYS = ("--quality", "low", "--reduced-motion", "--no-sound")


class Killed(PlayedGame):
    """A process that is not waited for: it may be killed before it has a window."""

    def _find_window(self) -> None:
        return

    def told_steps(self) -> int:
        """How many steps the last whole line tells; 0 when nothing was told."""
        told = self.told()
        return 0 if told is None else int(told["steps"])


def begin(screen: Screen, folder: Path, home: Path, seed: int) -> tuple[Killed, int]:
    """Go on with the newest match, as the menu does, or begin one of computer players; and how many steps it has."""
    kept = newest_unfinished(home / "replays")
    if kept is None:
        words = ("western/main-street", "--seat", "all=easy", "--seed", str(seed))
        return Killed(screen, folder, *words, *WAYS, home=home, size=(320, 240)), 0
    return Killed(screen, folder, "--load", str(kept.path), *WAYS, home=home, size=(320, 240)), kept.actions


def test_a_hundred_killed_games_lose_at_most_the_flick_in_the_air(screen: Screen, tmp_path: Path, table: Table) -> None:
    chance = random.Random(9)
    home, games = tmp_path / "home", all_games()
    load("western/main-street", games, table)
    began = played = lost = 0
    for number in range(TIMES):
        game, steps = begin(screen, tmp_path / "told", home, number)
        began += steps == 0
        if number % 3 == 1:
            game.until(lambda told: True)
        elif number % 3 == 2:
            game.until(lambda told, steps=steps: told["over"] or told["steps"] > steps)
        time.sleep(chance.uniform(0.0, (STARTING, PLAYING, LANDED)[number % 3]))
        assert game.process.poll() is None, game.output()
        game.process.kill()
        game.process.wait(timeout=PATIENCE)
        told = max(steps, game.told_steps())
        assert "Traceback" not in game.output()
        game.stop()
        (tmp_path / "told" / "tell.jsonl").unlink(missing_ok=True)

        # What a player has seen is in the record, and the record can be played to there.
        kept = newest_unfinished(home / "replays")
        if kept is None:
            ended = [path for path in game.records() if path.stat().st_size]
            assert not told or ended, "a match that was seen is gone"
            continue
        record = read_record(kept.path)
        session = replay_record(record, games, table)
        assert len(session.steps) == kept.actions
        assert told <= kept.actions, (number, kept.path)
        played += kept.actions > steps
        lost += bool(record.note)
        for path in game.records():
            if path != kept.path and path.stat().st_size:
                read_record(path)
    assert played > TIMES // 4, "hardly anything was played"
    print(json.dumps({"times": TIMES, "matches begun": began, "went on": played, "cut lines": lost}))
