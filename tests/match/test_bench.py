"""The bench's own parts: its shots topple, and its figures come from all of them."""

from __future__ import annotations

import pytest

from flick3d.match.bench import (
    FEWEST_RUNS,
    full_map,
    map_flicks,
    measure_flicks,
    measure_shots,
    measured,
    toppling_shots,
)
from flick3d.match.machine import machine, versions
from flick3d.physics.judge import judge
from flick3d.rules.errors import FlickError

from .helpers import SEATS, short_scenario


def test_a_measurement_keeps_median_and_range():
    found = measured("x", "a figure", "ms", [3.0, 1.0, 2.00049])
    assert (found.median, found.least, found.most, found.runs) == (2.0, 1.0, 3.0, 3)


def test_the_shots_of_the_bench_topple_somebody_on_the_full_table(table, main_street):
    shots = toppling_shots(table, main_street, SEATS)
    assert len(shots) >= FEWEST_RUNS
    assert len(shots[0].layout) == 10 + 10 + 6 + 16 + 1
    facts = judge(shots[0], table.simulate(shots[0]))
    assert any(rest.toppled for rest in facts.rests if rest.piece.startswith(("lawman", "outlaw")))


def test_a_few_shots_are_measured(table, main_street):
    shots = toppling_shots(table, short_scenario(), SEATS)[:2]
    rate, ratio = measure_shots(table, shots)
    assert (rate.name, rate.runs, ratio.name, ratio.runs) == ("shots", 2, "overhead", 2)
    assert rate.median > 0.0
    assert ratio.median > 0.0


def test_a_scenario_where_nobody_can_be_hit_is_told(table, main_street, monkeypatch):
    monkeypatch.setattr("flick3d.match.bench.SHOOTING_SPEED", 20.0)
    with pytest.raises(FlickError, match="measure with another scenario"):
        toppling_shots(table, short_scenario(), SEATS)


def test_the_full_map_of_the_bench_holds_28_discs_and_16_temples(table):
    layout, area = full_map(table)
    assert [placed.kind for placed in layout].count("temple") == 16
    assert len(layout) == 16 + 28
    assert table.overlaps(layout) == ()
    assert table.outside(layout, area) == ()
    assert full_map(table) == (layout, area)


def test_the_flicks_of_the_bench_are_always_the_same_and_shove_others(table):
    shots = map_flicks(table)
    assert len(shots) >= FEWEST_RUNS
    assert map_flicks(table) == shots
    moved = [sum(rest.moved for rest in judge(shot, table.simulate(shot)).rests) for shot in shots[:10]]
    assert min(moved) >= 1
    assert sum(moved) >= 30


def test_a_few_flicks_are_measured(table):
    rate = measure_flicks(table, map_flicks(table)[:2])
    assert (rate.name, rate.unit, rate.runs) == ("flicks", "flicks/s", 2)
    assert rate.median > 0.0


def test_the_machine_has_a_name_and_versions():
    assert "cores" in machine()["processor"]
    assert versions()["panda3d"].startswith("1.10")
