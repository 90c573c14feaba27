"""A shot in thought: coarser, but it ends nearly as the real one does."""

from __future__ import annotations

import math

import pytest

from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.layout import Shot
from tests.physics.helpers import bullet, cowboy, flick, hat


def _shots(table: Table) -> list[Shot]:
    """Bullets at three speeds that meet a man in his middle, off it, or not at all."""
    return [
        flick(speed, cowboy("man", 0.0, 0.0), hat(table, "man", 0.0, 0.0), bullet(-15.0, aside))
        for speed in (60.0, 150.0, 280.0)
        for aside in (0.0, 0.4, 3.0)
    ]


def test_a_man_falls_in_thought_as_on_the_table(table: Table) -> None:
    fell = []
    for shot in _shots(table):
        really, thought = judge(shot, table.simulate(shot)), judge(shot, table.foresee(shot))
        assert thought.rest("man").toppled == really.rest("man").toppled
        fell.append(thought.rest("man").toppled)
    assert True in fell
    assert False in fell


@pytest.mark.parametrize("speed", [30.0, 80.0, 150.0])
def test_a_free_slide_ends_where_the_real_one_does(table: Table, speed: float) -> None:
    shot = flick(speed, bullet(-20.0, 0.0))
    real, thought = (dict(each.final)["bullet-1"] for each in (table.simulate(shot), table.foresee(shot)))
    slid = math.hypot(real.x + 20.0, real.y)
    assert math.hypot(real.x - thought.x, real.y - thought.y) < 0.02 * slid


def test_both_keep_the_same_time(table: Table) -> None:
    shot = flick(80.0, bullet(-20.0, 0.0))
    assert table.foresee(shot).duration == pytest.approx(table.simulate(shot).duration, abs=0.05)
