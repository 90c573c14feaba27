"""Visitors of the front of house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flick3d.resources import HOME_VARIABLE
from flick3d.view.front.rooms import Room
from flick3d.view.stage import Stage
from tests.view.front.visitor import Visitor


@pytest.fixture
def visit(offscreen: Stage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    offscreen.window.base.win.set_size(1280, 720)
    visitors: list[Visitor] = []

    def begin(room: Room) -> Visitor:
        visitors.append(Visitor(offscreen, room, tmp_path / f"tell-{len(visitors)}"))
        return visitors[-1]

    yield begin
    for visitor in visitors:
        visitor.screen.leave()
    for name in ("front", "options"):
        assert offscreen.window.base.pixel2d.find(f"**/{name}").is_empty()
