"""A home of its own for every test of a command, and a recorded match."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d.resources import HOME_VARIABLE

from ..match.helpers import recorded, short_scenario


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def record(table, tmp_path) -> Path:
    with recorded(table, short_scenario(), tmp_path / "m.flick3d", 9) as match:
        return match.record_path
