"""The finished models: present, loadable, as large as their colliders, and rebuilt from their scripts bit for bit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from panda3d.core import Material, NodePath, Point3, Texture
from PIL import ImageFont

from flick3d.physics.pieces import Pieces, load
from tests.models.reading import MODELS, Bounds, bounds, document, loaded, vertices

SCRIPTS = Path(__file__).resolve().parents[2] / "models" / "source"

FIGURES = [f"{side}-{number}" for side in ("lawman", "outlaw") for number in range(1, 6)]
NEUTRALS = ["woman", "man"]
HATS = [*(f"hat-{name}" for name in FIGURES), "hat-plain"]
BUILDINGS = ["sheriff", "bank", "saloon", "store", "town-hall", "undertaker"]
PROPS = ["barrel", "cactus", "fence", "hay", "gallows"]
DISCS = ["bullet", "movement-disc"]
TOKENS = ["gold", "water", "skull", "colt", "winchester", "dynamite", "document", "hostage", "token"]
GROUNDS = ["mat", "duel-mat", "table"]
COLOURS = ["blue", "purple", "yellow", "green"]
FAITH_DISCS = [f"{kind}-{colour}" for kind in ("prophet", "templar", "temple") for colour in COLOURS]
FAITH_DISCS += ["sphinx-yellow", "king-ape"]
FAITH = [*FAITH_DISCS, "hand-of-god", "tornado", "heart", "first-player", "wind-arrow", "faith-mat"]
EXTRAS = ["boards", "closed", "winchester-template", "exit-post", "splinter"]
ALL = [
    *FIGURES, *NEUTRALS, *HATS, *BUILDINGS, *PROPS, *DISCS, *TOKENS, "dynamite-stick", *EXTRAS, *GROUNDS, *FAITH,
]  # fmt: skip
KINDS = {
    **dict.fromkeys([*FIGURES, *NEUTRALS], "cowboy"),
    **dict.fromkeys(HATS, "hat"),
    **{name: name for name in (*PROPS, *DISCS, *TOKENS, "dynamite-stick", "king-ape", "hand-of-god")},
    **{name: name.partition("-")[0] for name in FAITH_DISCS if name != "king-ape"},
}
MOST_TRIANGLES = {"figure": 5000, "hat": 2500, "building": 10000, "disc": 900, "other": 2500}
"""A house with its balcony, columns and what stands in its room; a whole town stays far below 400,000."""
CLOSE = 0.15
"""How far a model may differ from its colliders, cm."""


@pytest.fixture(scope="module")
def pieces() -> Pieces:
    return load()


def envelope(pieces: Pieces, kind: str) -> Bounds:
    """The box around the colliders of a piece that stands straight."""
    lows, highs = [], []
    for part in pieces[kind].parts:
        if part.cylinder is not None:
            x, y, z = part.cylinder.at
            half_x = half_y = part.cylinder.radius
            height = part.cylinder.height
        else:
            assert part.box is not None
            x, y, z = part.box.at
            half_x, half_y, height = part.box.size[0] / 2, part.box.size[1] / 2, part.box.size[2]
        lows.append((x - half_x, y - half_y, z))
        highs.append((x + half_x, y + half_y, z + height))
    low = tuple(min(values) for values in zip(*lows, strict=True))
    high = tuple(max(values) for values in zip(*highs, strict=True))
    return (low[0], low[1], low[2]), (high[0], high[1], high[2])


@pytest.mark.parametrize("name", ALL)
def test_model_loads_with_its_pictures(name: str) -> None:
    model = loaded(name)
    assert not model.is_empty()
    assert model.find("**/+GeomNode")
    for image in document(name).get("images", []):
        assert (MODELS / image["uri"]).is_file(), image["uri"]
    for texture in model.find_all_textures():
        assert isinstance(texture, Texture)
        assert texture.has_ram_image() or texture.has_filename()
    assert all(isinstance(material, Material) for material in model.find_all_materials())


@pytest.mark.parametrize("name", ALL)
def test_model_is_within_its_budget(name: str) -> None:
    content = document(name)
    triangles = primitives = 0
    for mesh in content["meshes"]:
        for primitive in mesh["primitives"]:
            triangles += content["accessors"][primitive["indices"]]["count"] // 3
            primitives += 1
            assert {"POSITION", "NORMAL", "TANGENT", "TEXCOORD_0"} <= set(primitive["attributes"])
    group = (
        "figure"
        if name in (*FIGURES, *NEUTRALS)
        else "hat"
        if name in HATS
        else "building"
        if name in BUILDINGS
        else "disc"
        if name in FAITH_DISCS
        else "other"
    )
    assert triangles <= MOST_TRIANGLES[group]
    assert primitives <= (14 if group == "building" else 6)


@pytest.mark.parametrize("name", KINDS)
def test_piece_is_as_large_as_its_colliders(name: str, pieces: Pieces) -> None:
    low, high = bounds(loaded(name))
    wanted_low, wanted_high = envelope(pieces, KINDS[name])
    if name in (*FIGURES, *NEUTRALS):
        # The collider of the head ends at the hat's seat; the knob goes through the hat.
        assert high[2] == pytest.approx(4.05, abs=CLOSE)
        wanted_high = (*wanted_high[:2], high[2])
    assert low == pytest.approx(wanted_low, abs=CLOSE)
    assert high == pytest.approx(wanted_high, abs=CLOSE)


@pytest.mark.parametrize("name", BUILDINGS)
def test_building_stands_on_the_footprint_of_its_colliders(name: str, pieces: Pieces) -> None:
    low, high = bounds(loaded(name))
    shell, porch, block = pieces.buildings.shell, pieces.buildings.porch_roof, pieces.buildings.block
    assert low[0] == pytest.approx(shell.at[0] - shell.size[0] / 2, abs=CLOSE)
    assert high[0] == pytest.approx(block.at_x + block.size[0] / 2, abs=CLOSE)
    assert (low[1], high[1]) == pytest.approx((-porch.size[1] / 2, porch.size[1] / 2), abs=CLOSE)
    assert low[2] == pytest.approx(0.0, abs=0.01)
    top = shell.at[2] + shell.size[2]
    assert top <= high[2] <= (14.05 if name == "town-hall" else 11.5)


@pytest.mark.parametrize("name", [*BUILDINGS, "boards"])
def test_discs_get_through_the_doorway_between_the_blocks(name: str, pieces: Pieces) -> None:
    """Below the blocks' top nothing but the boards of a closed house stands in the gap."""
    blocks = pieces.buildings.block
    inside = []
    for path in loaded(name).find_all_matches("**/+GeomNode"):
        for geom in path.node().get_geoms():
            inside += [
                point
                for point in vertices(geom, path)
                if abs(point[1]) < blocks.gap / 2 - 0.05 and point[2] < blocks.size[2] - 0.15
            ]
    assert bool(inside) == (name == "boards")


def test_ground_lies_where_pieces_stand(pieces: Pieces) -> None:
    low, high = bounds(loaded("mat"))
    assert low == pytest.approx((-45.0, -30.0, -0.06), abs=1e-3)
    assert high == pytest.approx((45.0, 30.0, 0.0), abs=1e-3)
    low, high = bounds(loaded("duel-mat"))
    assert low == pytest.approx((-30.0, -20.0, -0.06), abs=1e-3)
    assert high == pytest.approx((30.0, 20.0, 0.0), abs=1e-3)
    low, high = bounds(loaded("table"))
    assert high == pytest.approx((pieces.table.width / 2, pieces.table.depth / 2, -0.06), abs=1e-3)
    assert low[2] < high[2]


@pytest.mark.parametrize(("side", "clockwise"), [("front", (0, 1, 0)), ("left", (-1, 0, 0)), ("right", (1, 0, 0))])
def test_clock_hands_turn_clockwise_with_positive_roll(side: str, clockwise: tuple[int, int, int]) -> None:
    """At rest both hands point to XII; `set_r(90)` turns them to III, which is to the right of who reads the dial."""
    model = loaded("town-hall")
    for hand in ("hour-hand", "minute-hand"):
        found = model.find_all_matches(f"**/{hand}-{side}")
        assert found.get_num_paths() == 1
        node = found.get_path(0)
        middle = node.get_pos(model)
        at_rest = tip(node, model) - middle
        assert at_rest.z > 0.6
        assert abs(at_rest.x) < 0.2
        assert abs(at_rest.y) < 0.2
        node.set_r(90.0)
        turned = tip(node, model) - middle
        assert abs(turned.z) < 0.2
        assert turned.x * clockwise[0] + turned.y * clockwise[1] > 0.6


def tip(node: NodePath, model: NodePath) -> Any:
    """The farthest corner of a hand from its middle."""
    middle = node.get_net_transform().get_mat().xform_point((0, 0, 0))
    corners = [
        point
        for path in node.find_all_matches("**/+GeomNode")
        for geom in path.node().get_geoms()
        for point in vertices(geom, path)
    ]
    return max((Point3(*corner) for corner in corners), key=lambda corner: (corner - middle).length())


@pytest.mark.parametrize("name", [*BUILDINGS, "boards"])
def test_what_stays_of_a_low_house_is_a_node_of_its_own(name: str, pieces: Pieces) -> None:
    model = loaded(name)
    base = model.find(f"**/{name}/base")
    low, high = base.get_tight_bounds()
    floor = pieces.buildings.block.size[2]
    assert low.z == pytest.approx(0.0, abs=0.05) and high.z == pytest.approx(floor, abs=0.05)
    base.detach_node()
    low, high = model.get_tight_bounds()
    assert high.z > 3.0, "walls, or boards across the door, are not in it"


def test_rebuilding_gives_the_same_bytes(tmp_path: Path) -> None:
    names = ["bullet", "gold", "dynamite-stick", "splinter", "templar-green", "hand-of-god", "flash.png", "smoke.png"]
    for _ in range(2):
        subprocess.run(
            [sys.executable, str(SCRIPTS / "build.py"), "--only", *names, "--out", str(tmp_path)],
            check=True,
            capture_output=True,
            timeout=120,
        )
        for file in [f"{name}.glb" for name in names if "." not in name] + ["textures/flash.png", "textures/smoke.png"]:
            assert (tmp_path / file).read_bytes() == (MODELS / file).read_bytes(), file


def test_building_an_unknown_model_is_one_line(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, str(SCRIPTS / "build.py"), "--only", "spaceship", "--out", str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert result.returncode == 2
    assert result.stderr.strip().splitlines() == ["no such model or picture: spaceship"]


def test_every_font_has_its_licence() -> None:
    fonts = sorted((MODELS / "fonts").glob("*.ttf"))
    assert {font.stem for font in fonts} >= {"rye", "sancreek", "alegreya", "alegreya-bold", "alegreya-sans"}
    for font in fonts:
        licence = font.with_suffix(".LICENSE.txt").read_text(encoding="utf-8")
        assert "SIL Open Font License" in licence


def test_fonts_have_the_letters_of_all_languages() -> None:
    for path in sorted((MODELS / "fonts").glob("*.ttf")):
        font = ImageFont.truetype(str(path), 40)
        missing = bytes(font.getmask("\uffff"))
        for letter in "æøåÆØÅñáéíóúüÑÁÉÍÓÚÜ¿¡–’“”":
            assert bytes(font.getmask(letter)) != missing, (path.name, letter)


def test_the_models_stay_small() -> None:
    """The cloths are what weighs most: they are looked at from a hand's breadth away."""
    files = [*MODELS.glob("*.glb"), *(MODELS / "textures").iterdir(), *(MODELS / "fonts").iterdir()]
    assert sum(path.stat().st_size for path in files) < 24e6
