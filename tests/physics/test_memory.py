"""Worlds come and go without a trace."""

from __future__ import annotations

from pathlib import Path

import pytest
from panda3d.core import TransformState

from flick3d.physics.table import Table
from flick3d.rules.layout import Push, Shot

from .helpers import AREA, bullet, town

STATUS = Path("/proc/self/status")


def _megabytes() -> float:
    """Resident memory of this process."""
    for line in STATUS.read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024.0
    raise AssertionError("no resident memory in /proc")


def _growth(table: Table, worlds: int) -> float:
    """Megabytes that the process grew by after the first fifth of so many shots."""
    layout = town(table)
    settled = 0.0
    for at in range(worlds):
        if at == worlds // 5:
            settled = _megabytes()
        table.simulate(Shot(layout.put(bullet(-21.0, 9.0)), AREA, (Push("bullet-1", 220.0 + at % 7, 250.0),)))
    return _megabytes() - settled


@pytest.mark.skipif(not STATUS.exists(), reason="memory is read from /proc, which only Linux has")
def test_memory_is_flat_over_some_worlds(table: Table) -> None:
    assert _growth(table, 50) < 3.0


@pytest.mark.soak
@pytest.mark.skipif(not STATUS.exists(), reason="memory is read from /proc, which only Linux has")
def test_memory_is_flat_over_500_worlds(table: Table) -> None:
    assert _growth(table, 500) < 3.0


def test_transforms_do_not_pile_up(table: Table) -> None:
    layout = town(table)
    shot = Shot(layout.put(bullet(-21.0, 9.0)), AREA, (Push("bullet-1", 224.0, 290.0),))
    table.simulate(shot)
    before = TransformState.get_num_states()
    for _ in range(5):
        table.simulate(shot)
        table.nearest_free(layout, AREA, "cowboy", -26.0, 6.0)
    assert TransformState.get_num_states() < before + 500
