"""The overview of Flick of Faith: nothing of the Map and of what lies beside it is under a part of the HUD."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.rules.layout import Layout
from flick3d.view.camera_maths import View, overview
from flick3d.view.faith import spots
from flick3d.view.faith.table import shown_area, shown_layout
from flick3d.view.faith.theatre import FRAMING
from flick3d.view.hud.metrics import Metrics, Rect, measure
from tests.rules.fake_ground import HEIGHTS, RADII, FakeGround
from tests.view.faith_moments import moment

SIZES = ((1280, 720), (1024, 768), (1920, 1080), (800, 600), (2560, 1080))
CORNERS = ("north-west", "south-west", "south-east", "north-east")
TOKENS = {"first-player": (1.3, 2.6), "heart": (1.5, 0.3)}
"""Radius and height of what is no piece, cm."""


def covered(metrics: Metrics, laws: int) -> dict[str, Rect]:
    """What is always there, window pixels, with so many Laws."""
    parts = {
        "strip": spots.top(metrics),
        "laws": spots.laws(metrics, laws),
        "hint": metrics.hint,
        "actions": metrics.actions,
        "log": metrics.log,
        "cameras": metrics.cameras,
        "gear": metrics.gear,
    }
    parts |= {corner: spots.box(metrics, corner) for corner in CORNERS}  # type: ignore[arg-type]
    return {name: rect.scaled(metrics.scale) for name, rect in parts.items()}


def outline(view: View, x: float, y: float, radius: float, low: float, high: float) -> list[tuple[float, float]]:
    """Window pixels of the rims of something round."""
    places = [(x + radius * math.cos(step * 0.3), y + radius * math.sin(step * 0.3)) for step in range(21)]
    found = [view.project(*place, height) for place in places for height in (low, high)]
    return [point for point in found if point is not None]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", ["hand", "pool"])
def test_nothing_of_the_map_or_the_supplies_is_covered(size: tuple[int, int], place: str) -> None:
    state = moment(gods=("freja", "dagda", "ra", "themis"), first="Cid")
    state = msgspec.structs.replace(
        state,
        layout=Layout(),
        components=tuple(
            msgspec.structs.replace(each, place=place) if each.is_prophet else each for each in state.components
        ),
    )
    metrics = measure(*size)
    view = overview(size, shown_area(state), spots.margins(metrics), FRAMING).view(size)
    parts = covered(metrics, laws=6)
    half = state.map.size / 2.0
    seen = {"the cloth": [view.project(x, y, 0.0) for x in (-half, half) for y in (-half, half)]}
    for each in shown_layout(state, FakeGround()):
        radius, height = TOKENS.get(each.kind, (RADII.get(each.kind, 0.0), HEIGHTS.get(each.kind, 0.0)))
        seen[each.piece] = [*outline(view, each.pose.x, each.pose.y, radius, each.pose.z, each.pose.z + height)]
    for name, points in seen.items():
        for x, y in (point for point in points if point is not None):
            assert 0.0 <= x <= size[0], name
            hidden = [part for part, rect in parts.items() if rect.holds(x, y)]
            assert not hidden, f"{name} is under {hidden}"


def test_the_map_uses_the_room_that_there_is() -> None:
    for size in SIZES[:3]:
        metrics = measure(*size)
        margins = spots.margins(metrics)
        state = moment()
        view = overview(size, shown_area(state), margins, FRAMING).view(size)
        near, far = view.project(-24.0, -24.0), view.project(-24.0, 24.0)
        assert near is not None
        assert far is not None
        free = size[0] - margins.left - margins.right, size[1] - margins.top - margins.bottom
        across, down = 2.0 * (size[0] / 2.0 - near[0]) / free[0], (near[1] - far[1]) / free[1]
        assert max(across / 0.68, down / 0.85) > 1.0, size
