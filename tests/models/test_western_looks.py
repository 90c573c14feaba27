"""The Western's toys at a glance: hats by their corners, sides by their shape, houses by their rooms."""

from __future__ import annotations

import itertools
import math
import struct
from typing import Any

import pytest
from PIL import Image

from tests.models.reading import MODELS, document, loaded, surface

BUILDINGS = ["sheriff", "bank", "saloon", "store", "town-hall", "undertaker"]
FAITH = ("faith", "prophet", "templar", "temple", "sphinx", "king", "hand-of", "tornado", "heart", "first", "wind")
ALL_LEVELS = 4.0 / 3.0
"""A picture with all its smaller levels, in shares of its own size."""


def texture_places(name: str, picture: str) -> list[tuple[float, float]]:
    """Where the corners of a model lie in one of its pictures, u to the right and v down, 0..1."""
    content = document(name)
    data = (MODELS / f"{name}.glb").read_bytes()
    (length,) = struct.unpack_from("<I", data, 12)
    binary = data[20 + length + 8 :]
    found: list[tuple[float, float]] = []
    for primitive in itertools.chain.from_iterable(mesh["primitives"] for mesh in content["meshes"]):
        if picture in _picture_of(content, primitive["material"]):
            accessor = content["accessors"][primitive["attributes"]["TEXCOORD_0"]]
            start = content["bufferViews"][accessor["bufferView"]].get("byteOffset", 0) + accessor.get("byteOffset", 0)
            values = struct.unpack_from(f"<{2 * accessor['count']}f", binary, start)
            found += zip(values[::2], values[1::2], strict=True)
    return found


def _picture_of(content: dict[str, Any], material: int) -> str:
    base = content["materials"][material]["pbrMetallicRoughness"].get("baseColorTexture")
    return content["images"][content["textures"][base["index"]]["source"]]["uri"] if base else ""


def test_every_house_has_a_room_of_its_own() -> None:
    rooms = {}
    for name in BUILDINGS:
        places = [place for place in texture_places(name, "fittings.jpg") if place[0] > 0.5]
        assert places, name
        rooms[name] = tuple(round(sum(axis) / len(axis), 2) for axis in zip(*places, strict=True))
    assert len(set(rooms.values())) == len(BUILDINGS), rooms


@pytest.mark.parametrize(("number", "corners"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_hats_have_as_many_corners_as_their_number(number: int, corners: int) -> None:
    rim = {
        round(math.degrees(math.atan2(y, x))) % 360: math.hypot(x, y)
        for x, y, z in surface(loaded(f"hat-{number}"))
        if abs(z) < 0.005 and math.hypot(x, y) > 0.8
    }
    radii = [rim[turn] for turn in sorted(rim)]
    middle = (max(radii) + min(radii)) / 2.0
    assert max(radii) - min(radii) > 0.06
    ups = sum(before < middle <= after for before, after in itertools.pairwise([radii[-1], *radii]))
    assert ups == corners


def test_hats_of_one_and_of_neutrals_are_round() -> None:
    for name in ("hat-1", "hat-plain"):
        radii = [math.hypot(x, y) for x, y, z in surface(loaded(name)) if abs(z) < 0.001 and math.hypot(x, y) > 0.93]
        assert max(radii) == pytest.approx(0.95, abs=0.005)


def test_the_sides_differ_in_shape() -> None:
    """An outlaw's coat and bandana stand out where a lawman has legs and a bare neck."""

    def widest(name: str, low: float, high: float) -> float:
        return max(math.hypot(x, y) for x, y, z in surface(loaded(name)) if low < z < high)

    for number in range(1, 6):
        assert widest(f"outlaw-{number}", 0.7, 0.95) > widest(f"lawman-{number}", 0.7, 0.95) + 0.1
        cheeks = [
            max(
                math.hypot(x, y)
                for x, y, z in surface(loaded(f"{side}-{number}"))
                if 2.80 < z < 2.90 and 57.0 < math.degrees(math.atan2(y, x)) < 72.0
            )
            for side in ("outlaw", "lawman")
        ]
        assert cheeks[0] > cheeks[1] + 0.05


def test_the_towns_pictures_fit_into_a_graphics_card() -> None:
    """All of the Western's together, also those that never lie on one table, with all levels, four bytes a pixel."""
    pictures = {"textures/grit.jpg", "textures/smoke.png", "textures/flash.png"}
    for path in MODELS.glob("*.glb"):
        if not path.stem.startswith(FAITH):
            pictures |= {image["uri"] for image in document(path.stem).get("images", [])}
    pixels = 0
    for name in pictures:
        with Image.open(MODELS / name) as picture:
            pixels += picture.width * picture.height
    assert pixels * 4 * ALL_LEVELS < 300e6
