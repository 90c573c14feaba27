"""What scenarios put on the table: room for men and tokens in houses and on the gallows, markers, effects, icons."""

from __future__ import annotations

import math

import pytest
from PIL import Image

from flick3d.physics.pieces import Pieces, load
from tests.models.reading import MODELS, bounds, loaded, surface

BUILDINGS = ["sheriff", "bank", "saloon", "store", "town-hall", "undertaker"]
TOKENS = ["gold", "water", "skull", "colt", "winchester", "dynamite", "document", "hostage", "token"]
ICONS = [
    *TOKENS, "duel", "rifle", "rifle-behind", "throw", "blast", "hold", "shoot-behind", "shoot-near", "door", "closed",
    "take", "drop", "exchange", "draw", "turn-over", "aside", "exit", "block-left", "block-right", "story", "goal",
    "noon", "woman", "man",
]  # fmt: skip
EFFECTS = ["smoke", "flash"]


@pytest.fixture(scope="module")
def pieces() -> Pieces:
    return load()


def in_a_mans_place(point: tuple[float, float, float], x: float, y: float, z: float) -> bool:
    """Whether a point lies inside a figure with a hat whose foot is at (x, y, z)."""
    distance, height = math.hypot(point[0] - x, point[1] - y), point[2] - z
    return (
        (0.02 < height < 0.4 and distance < 1.14)
        or (0.4 <= height < 3.6 and distance < 0.8)
        or (3.6 <= height < 4.15 and distance < 1.05)
    )


@pytest.mark.parametrize("name", BUILDINGS)
def test_men_and_tokens_have_room_on_the_blocks(name: str, pieces: Pieces) -> None:
    """Under the porch roof, between wall and posts, nothing of the house is in the way."""
    x, y = pieces.buildings.doorway.perch
    floor, tokens = pieces.buildings.block.size[2], pieces.tokens
    front = ((pieces.buildings.doorway.line_x - 0.1, -6.5, floor), (7.0, 6.5, floor + 4.2))
    for point in surface(loaded(name), front):
        assert not in_a_mans_place(point, x, y, floor), point
        assert not in_a_mans_place(point, x, -y, floor), point
        for spot in pieces.doorway(name).spots:
            is_over_token = math.hypot(point[0] - spot[0], point[1] - spot[1]) < tokens.radius
            assert not (is_over_token and spot[2] + 0.02 < point[2] < spot[2] + 3 * tokens.height), point


def test_a_man_has_room_on_the_gallows(pieces: Pieces) -> None:
    (place,) = pieces["gallows"].perches
    assert not any(in_a_mans_place(point, *place) for point in surface(loaded("gallows")))


def test_template_leads_straight_on_from_the_bullets_place() -> None:
    low, high = bounds(loaded("winchester-template"))
    assert low[0] < -0.9
    assert high[0] == pytest.approx(low[0] + 12.0, abs=0.01)
    assert (low[1], high[1]) == pytest.approx((-1.3, 1.3), abs=0.01)
    assert (low[2], high[2]) == pytest.approx((0.0, 0.06), abs=0.005)


def test_closed_marker_hangs_on_the_boards_before_the_door(pieces: Pieces) -> None:
    low, high = bounds(loaded("closed"))
    boards_low, boards_high = bounds(loaded("boards"))
    assert pieces.buildings.doorway.line_x < low[0] < boards_high[0]
    assert high[0] < pieces.buildings.doorway.line_x + 1.0
    assert boards_low[2] < low[2] < high[2] < 5.0
    assert low[1] == pytest.approx(-high[1], abs=0.1)


def test_exit_post_shows_its_board_to_the_front() -> None:
    low, high = bounds(loaded("exit-post"))
    assert (low[2], high[2]) == pytest.approx((0.0, 5.0), abs=0.05)
    tip = max(vertex for vertex in surface(loaded("exit-post")) if vertex[2] > 3.2)
    assert tip[0] > 0.3


def test_effects_fade_out_before_their_edges() -> None:
    for name in EFFECTS:
        with Image.open(MODELS / "textures" / f"{name}.png") as picture:
            assert picture.mode == "RGBA"
            side = picture.width
            assert picture.height == side and side in (128, 256)
            alpha = picture.getchannel("A").tobytes()
        assert alpha[side // 2 * side + side // 2] > 150
        edge = [*alpha[:side], *alpha[-side:], *alpha[::side], *alpha[side - 1 :: side]]
        assert max(edge) <= 4


def test_icons_are_there_in_one_size() -> None:
    for name in ICONS:
        with Image.open(MODELS / "ui" / f"icon-{name}.png") as picture:
            assert (picture.mode, picture.size) == ("RGBA", (192, 192)), name
            assert picture.getchannel("A").getextrema() == (0, 255), name
