"""The cloth and pieces of Flick of Faith: the print lies where discs are judged, and pieces are as large as ruled."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from PIL import Image

import flick3d.games.faith
from flick3d.physics.pieces import load
from tests.models.reading import MODELS, bounds, document, loaded

MAP: dict[str, Any] = yaml.safe_load(
    (Path(flick3d.games.faith.__file__).parent / "map.yaml").read_text(encoding="utf-8")
)
COLOURS = ("blue", "purple", "yellow", "green")
DISC_PICTURES = {"textures/beech.jpg", "textures/beech-relief.jpg", "textures/faith-stickers.jpg"}
Point = tuple[float, float]
Edge = tuple[Point, Point]
"""A point of an outline, and the direction inwards there."""


@pytest.fixture(scope="module")
def cloth() -> Image.Image:
    with Image.open(MODELS / "textures" / "faith-mat.jpg") as picture:
        return picture.convert("L")


def along(outline: Sequence[Sequence[float]]) -> Iterator[Edge]:
    """Points on the sides of a counter-clockwise outline."""
    for (x, y), (next_x, next_y) in zip(outline, [*outline[1:], outline[0]], strict=True):
        length = math.hypot(next_x - x, next_y - y)
        inwards = (-(next_y - y) / length, (next_x - x) / length)
        for share in (0.3, 0.7):
            yield (x + share * (next_x - x), y + share * (next_y - y)), inwards


def around(ring: dict[str, Any]) -> Iterator[Edge]:
    """Points on a ring."""
    for step in range(120):
        out = (math.cos(step * math.pi / 60.0), math.sin(step * math.pi / 60.0))
        at = ring["at"][0] + ring["radius"] * out[0], ring["at"][1] + ring["radius"] * out[1]
        yield at, (-out[0], -out[1])


def brightness(cloth: Image.Image, edge: Edge, inwards: float) -> float:
    """How bright the print is so many cm inside a point of an outline, 0 to 255."""
    per_cm = cloth.width / MAP["size"]
    x, y = (at + inwards * way for at, way in zip(*edge, strict=True))
    value = cloth.getpixel((int((x + MAP["size"] / 2.0) * per_cm), int((MAP["size"] / 2.0 - y) * per_cm)))
    assert isinstance(value, int)
    return value


def share_with_a_line(cloth: Image.Image, edges: Iterator[Edge]) -> float:
    """On how much of an outline a dark line begins there, with bright water or land outside and a bright rim inside."""
    kept = [
        brightness(cloth, edge, 0.042) + 40 < min(brightness(cloth, edge, -0.08), brightness(cloth, edge, 0.20))
        for edge in edges
    ]
    return sum(kept) / len(kept)


@pytest.mark.rule("F2", "F3")
@pytest.mark.parametrize("island", MAP["islands"], ids=lambda island: island["name"])
def test_border_is_printed_on_the_outline(cloth: Image.Image, island: dict[str, Any]) -> None:
    assert share_with_a_line(cloth, along(island["border"])) > 0.95


@pytest.mark.rule("F2", "F3")
@pytest.mark.parametrize("island", MAP["islands"], ids=lambda island: island["name"])
def test_citys_ring_is_printed_where_it_is_judged(cloth: Image.Image, island: dict[str, Any]) -> None:
    dark = [brightness(cloth, edge, 0.042) + 80 < brightness(cloth, edge, 0.12) for edge in around(island["city"])]
    assert sum(dark) > 0.95 * len(dark)


@pytest.mark.rule("F2")
def test_navels_ring_is_printed_where_it_is_judged(cloth: Image.Image) -> None:
    assert share_with_a_line(cloth, around(MAP["navel"])) > 0.95


@pytest.mark.rule("F2", "F31")
@pytest.mark.parametrize("corner", MAP["corners"], ids=lambda corner: corner["name"])
def test_cloud_begins_white_at_its_outline(cloth: Image.Image, corner: dict[str, Any]) -> None:
    white = [
        brightness(cloth, edge, 0.10) > 190 and brightness(cloth, edge, -0.10) < 190 for edge in along(corner["border"])
    ]
    assert sum(white) > 0.95 * len(white)


@pytest.mark.rule("F9b")
def test_cloth_is_the_square_that_is_played_on() -> None:
    low, high = bounds(loaded("faith-mat"))
    half, thickness = MAP["size"] / 2.0, load().mats["cloth"].thickness
    assert low == pytest.approx((-half, -half, -thickness), abs=1e-3)
    assert high == pytest.approx((half, half, 0.0), abs=1e-3)


@pytest.mark.rule("F9")
@pytest.mark.parametrize("name", ["prophet-blue", "templar-green", "temple-purple", "sphinx-yellow"])
def test_only_the_face_has_a_sticker(name: str) -> None:
    content = document(name)
    picture = {number: texture["source"] for number, texture in enumerate(content["textures"])}
    faces = []
    for primitive in content["meshes"][0]["primitives"]:
        colours = content["materials"][primitive["material"]]["pbrMetallicRoughness"]["baseColorTexture"]["index"]
        if "stickers" in content["images"][picture[colours]]["uri"]:
            accessor = content["accessors"][primitive["attributes"]["POSITION"]]
            faces.append((accessor["min"][1], accessor["max"][1]))
    _, (_, _, height) = bounds(loaded(name))
    assert faces == [(pytest.approx(height, abs=0.02), pytest.approx(height, abs=1e-3))]


@pytest.mark.parametrize(
    ("name", "radius", "height"), [("tornado", 3.0, 0.05), ("heart", 1.5, 0.3), ("first-player", 1.3, None)]
)
def test_round_tokens_have_their_sizes(name: str, radius: float, height: float | None) -> None:
    low, high = bounds(loaded(name))
    assert low == pytest.approx((-radius, -radius, 0.0), abs=0.02)
    assert high[:2] == pytest.approx((radius, radius), abs=0.02)
    assert height is None or high[2] == pytest.approx(height, abs=0.005)


def test_winds_arrow_points_along_x() -> None:
    low, high = bounds(loaded("wind-arrow"))
    assert (low[0], high[0]) == pytest.approx((-3.0, 3.0), abs=0.15)
    assert low[1] == pytest.approx(-high[1], abs=0.02)
    assert low[2] == pytest.approx(0.0, abs=1e-3)


def test_a_whole_table_of_faith_is_light() -> None:
    """The cloth, 28 Prophets and 16 Temples, and all stickers on one picture."""
    total = 0
    for name, count in {
        "faith-mat": 1,
        **{f"prophet-{c}": 7 for c in COLOURS},
        **{f"temple-{c}": 4 for c in COLOURS},
    }.items():
        content = document(name)
        parts = [primitive for mesh in content["meshes"] for primitive in mesh["primitives"]]
        total += count * sum(content["accessors"][part["indices"]]["count"] // 3 for part in parts)
        if name != "faith-mat":
            assert {image["uri"] for image in content["images"]} == DISC_PICTURES
    assert total < 200_000
