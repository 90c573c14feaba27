"""The same shot gives the same bits: again, in slices, after other shots, and in another process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from flick3d.physics.judge import judge
from flick3d.physics.pieces import load
from flick3d.physics.table import Table
from flick3d.physics.trajectory import Trajectory, pack
from flick3d.rules.layout import Push, Shot, upright

from .helpers import AREA, bullet, cowboy, flick, hat, town

ROOT = Path(__file__).parents[2]


def _busy_shot(table: Table) -> Shot:
    """A bullet through the middle of a town: men, hats, a fence and a building get into it."""
    return Shot(town(table).put(bullet(-21.0, 9.0)), AREA, (Push("bullet-1", 224.0, 290.0),))


def digest(trajectory: Trajectory) -> str:
    """One short text for all bits of a trajectory."""
    return hashlib.sha256(msgspec.json.encode(pack(trajectory))).hexdigest()


def busy_digest() -> str:
    """The digest of the busy shot on a table of its own; also called in another process."""
    table = Table(load())
    return digest(table.simulate(_busy_shot(table)))


def test_the_busy_shot_is_busy(table: Table) -> None:
    shot = _busy_shot(table)
    facts = judge(shot, table.simulate(shot))
    assert sum(rest.moved for rest in facts.rests) >= 7
    assert any(rest.toppled for rest in facts.rests if rest.piece.startswith("lawman"))


def test_the_same_shot_again_and_on_another_table(table: Table) -> None:
    shot = _busy_shot(table)
    assert digest(table.simulate(shot)) == digest(table.simulate(shot)) == busy_digest()


def test_after_other_shots_and_questions(table: Table) -> None:
    shot = _busy_shot(table)
    before = digest(table.simulate(shot))
    for speed in (80.0, 310.0):
        table.simulate(flick(speed, cowboy("man", 0.0, 0.0), hat(table, "man", 0.0, 0.0), bullet(-6.0, 0.3)))
    table.nearest_free(shot.layout, AREA, "cowboy", -26.0, 6.0)
    table.overlaps(shot.layout)
    assert digest(table.simulate(shot)) == before


@pytest.mark.parametrize("slice_seconds", [0.005, 0.0167, 0.3])
def test_in_slices(table: Table, slice_seconds: float) -> None:
    shot = _busy_shot(table)
    simulation = table.begin(shot)
    while not simulation.done:
        simulation.advance(slice_seconds)
    assert digest(simulation.trajectory) == busy_digest()


def test_two_shots_at_the_same_time(table: Table) -> None:
    shot = _busy_shot(table)
    first, second = table.begin(shot), table.begin(shot)
    while not (first.done and second.done):
        first.advance(0.02)
        second.advance(0.035)
    assert digest(first.trajectory) == digest(second.trajectory) == busy_digest()


def test_in_another_process() -> None:
    code = "from tests.physics.test_determinism import busy_digest; print(busy_digest())"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert answer.stdout.split() == [busy_digest()]


def test_a_result_can_be_played_on(table: Table) -> None:
    """The rest poses are the next shot's layout, and the next shot has one result too."""
    shot = _busy_shot(table)
    after = shot.layout.moved(dict(table.simulate(shot).final)).put(bullet(20.0, 10.0))
    again = Shot(after, AREA, (Push("bullet-1", 200.0, 250.0),))
    assert digest(table.simulate(again)) == digest(Table(load()).simulate(again))


def test_a_trajectory_grows_while_it_is_simulated(table: Table) -> None:
    simulation = table.begin(flick(200.0, cowboy("man", 0.0, 0.0), bullet(-20.0, 0.0)))
    simulation.advance(0.02)
    early = simulation.trajectory
    assert simulation.time == pytest.approx(0.02)
    assert [track.piece for track in early.tracks] == ["bullet-1"]
    assert early.tracks[0].samples == 5
    assert early.final == ()
    assert early.contacts == ()
    while not simulation.done:
        simulation.advance(0.02)
    whole = simulation.trajectory
    assert whole.tracks[0].numbers[:35] == early.tracks[0].numbers[:35]
    assert [piece for piece, _ in whole.final] == ["man", "bullet-1"]
    simulation.advance(1.0)
    assert simulation.trajectory is whole


def test_a_push_without_its_piece_is_an_error(table: Table) -> None:
    with pytest.raises(KeyError):
        table.begin(flick(100.0, cowboy("man", 0.0, 0.0)))


def test_the_live_and_the_final_track_end_at_rest(table: Table) -> None:
    trajectory = table.simulate(flick(120.0, bullet(-20.0, 0.0)))
    final = dict(trajectory.final)["bullet-1"]
    last = trajectory.tracks[0].at(trajectory.duration)
    assert (last.x, last.y) == pytest.approx((final.x, final.y), abs=1e-4)
    assert upright(0.0, 0.0).z == pytest.approx(final.z, abs=0.005)
