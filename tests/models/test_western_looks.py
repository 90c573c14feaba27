"""The Western's toys at a glance: hats by their corners, sides by their shape, houses by their rooms."""

from __future__ import annotations

import itertools
import math
import struct
from typing import Any

import pytest
from PIL import Image

from tests.models.reading import MODELS, document, loaded, surface

SIDES = ("lawman", "outlaw")
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


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("number", "corners"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_hats_have_as_many_corners_as_their_number(side: str, number: int, corners: int) -> None:
    rim = {
        round(math.degrees(math.atan2(y, x))) % 360: math.hypot(x, y)
        for x, y, z in surface(loaded(f"hat-{side}-{number}"))
        if abs(z) < 0.005 and math.hypot(x, y) > 0.8
    }
    radii = [rim[turn] for turn in sorted(rim)]
    middle = (max(radii) + min(radii)) / 2.0
    assert max(radii) - min(radii) > 0.06
    ups = sum(before < middle <= after for before, after in itertools.pairwise([radii[-1], *radii]))
    assert ups == corners


def test_hats_of_one_and_of_neutrals_are_round() -> None:
    for name in ("hat-lawman-1", "hat-outlaw-1", "hat-plain"):
        radii = [math.hypot(x, y) for x, y, z in surface(loaded(name)) if abs(z) < 0.001 and math.hypot(x, y) > 0.93]
        assert max(radii) == pytest.approx(0.95, abs=0.005)


def _spots(name: str, low: float, high: float, above: bool) -> list[tuple[int, int, int]]:
    """The colours of a hat's picture at the corners of its model between two radii, cm, on one of its faces."""
    content, data = document(name), (MODELS / f"{name}.glb").read_bytes()
    (length,) = struct.unpack_from("<I", data, 12)
    binary = data[20 + length + 8 :]
    colours = []
    with Image.open(MODELS / "textures" / f"{name}.jpg") as picture:
        image = picture.convert("RGB")
    for primitive in content["meshes"][0]["primitives"]:
        places, spots = (
            [struct.unpack_from(f"<{size}f", binary, start + step * 4 * size) for step in range(accessor["count"])]
            for key, size in (("POSITION", 3), ("TEXCOORD_0", 2))
            for accessor in (content["accessors"][primitive["attributes"][key]],)
            for start in (content["bufferViews"][accessor["bufferView"]].get("byteOffset", 0),)
        )
        for (x, y, z), (u, v) in zip(places, spots, strict=True):
            if low <= math.hypot(x, z) <= high and (y > 0.0) == above and abs(y) > 0.03:
                pixel = image.getpixel((int(u % 1.0 * (image.width - 1)), int(v * (image.height - 1))))
                assert isinstance(pixel, tuple)
                colours.append((int(pixel[0]), int(pixel[1]), int(pixel[2])))
    assert colours
    return colours


@pytest.mark.rule("W10")
@pytest.mark.parametrize("name", [*(f"hat-{side}-{number}" for side in SIDES for number in range(1, 6)), "hat-plain"])
def test_every_hat_is_red_above_and_blue_below(name: str) -> None:
    for above in (True, False):
        spots = _spots(name, 0.75, 0.81, above)
        red, blue = sum(spot[0] for spot in spots), sum(spot[2] for spot in spots)
        assert (red > 1.8 * blue) if above else (blue > 1.8 * red)


def test_the_sides_differ_in_the_brightness_of_their_hats_hems() -> None:
    """Light against black, whichever face is up: to be told apart without seeing colours."""
    for number in range(1, 6):
        for above in (True, False):
            light, dark = (
                sum(sum(spot) / 3.0 for spot in spots) / len(spots)
                for side in SIDES
                for spots in (_spots(f"hat-{side}-{number}", 0.91, 0.955, above),)
            )
            assert light > dark + 50.0, (number, above)


def test_a_face_has_many_pixels() -> None:
    """The picture of a figure has at least 300 pixels per cm across its face and 250 per cm along it."""
    for name in ("lawman-2", "outlaw-4"):
        content, data = document(name), (MODELS / f"{name}.glb").read_bytes()
        (length,) = struct.unpack_from("<I", data, 12)
        binary = data[20 + length + 8 :]
        (primitive,) = content["meshes"][0]["primitives"]
        corners = {}
        for key, size in (("POSITION", 3), ("TEXCOORD_0", 2)):
            accessor = content["accessors"][primitive["attributes"][key]]
            start = content["bufferViews"][accessor["bufferView"]].get("byteOffset", 0)
            corners[key] = [
                struct.unpack_from(f"<{size}f", binary, start + step * 4 * size) for step in range(accessor["count"])
            ]
        with Image.open(MODELS / "textures" / f"{name}.jpg") as picture:
            width, height = picture.size
        # On the head at the height of the eyes' upper lids, on the turned part itself: one column of its corners.
        head = [
            (x, y, z, u, v)
            for (x, y, z), (u, v) in zip(corners["POSITION"], corners["TEXCOORD_0"], strict=True)
            if 3.05 < y < 3.45 and abs(math.hypot(x, z) - 0.66) < 0.012 and u > 0.3
        ]
        front = max(head, key=lambda corner: corner[0])
        beside = min(
            (c for c in head if abs(c[1] - front[1]) < 1e-3 and c[3] > front[3] + 1e-4), key=lambda corner: corner[3]
        )
        above = max((c for c in head if abs(c[3] - front[3]) < 1e-4), key=lambda corner: corner[1])
        below = min((c for c in head if abs(c[3] - front[3]) < 1e-4), key=lambda corner: corner[1])
        across = math.dist(front[:3], beside[:3])
        assert (beside[3] - front[3]) * width / across > 300.0
        assert abs(above[4] - below[4]) * height / math.dist(above[:3], below[:3]) > 250.0


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
