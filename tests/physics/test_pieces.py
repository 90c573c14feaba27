"""The piece data and what follows from it."""

from __future__ import annotations

import math
from importlib import resources

import pytest

from flick3d.physics.pieces import Box, Cylinder, PiecesError, Solid, load, read
from flick3d.physics.solids import centre_of_mass, footprint, inertia, inside, radius, topple_angle
from flick3d.rules.layout import Area, Pose, upright

PIECES = load()
TEXT = resources.files("flick3d.physics").joinpath("pieces.yaml").read_text(encoding="utf-8")


def test_the_kinds_are_those_of_the_game() -> None:
    assert set(PIECES.kinds) == {
        *("cowboy", "hat", "bullet", "movement-disc", "barrel", "cactus", "fence", "hay", "gallows"),
        *("sheriff", "bank", "saloon", "store", "town-hall", "undertaker"),
        *("gold", "water", "skull", "colt", "winchester", "dynamite", "document", "hostage", "token"),
        "dynamite-stick",
        *("prophet", "templar", "sphinx", "king-ape", "temple", "hand-of-god"),
    }


def test_every_piece_stands_on_the_table() -> None:
    for kind, piece in PIECES.kinds.items():
        assert piece.bottom == pytest.approx(-0.25 if kind == "hat" else 0.0), kind


@pytest.mark.rule("W4")
def test_the_movement_disc_is_larger_than_a_bullet() -> None:
    assert radius(PIECES["movement-disc"].solids()) > radius(PIECES["bullet"].solids())


def test_a_closed_building_has_two_boards_more() -> None:
    bank = PIECES["bank"]
    boards = set(bank.solids(closed=True)) - set(bank.solids())
    assert {(board.at[0], board.height) for board in boards} == {(2.1, 0.9), (-3.5, 0.9)}
    assert set(bank.solids()) < set(bank.solids(closed=True))


def test_an_open_doorway_lets_the_movement_disc_through() -> None:
    gap = PIECES.buildings.block.gap
    disc = PIECES["movement-disc"].solids()[0]
    assert gap > 2.0 * radius((disc,))
    assert disc.height < PIECES.buildings.shell.at[2]


@pytest.mark.rule("W40")
def test_the_doorway_is_the_gap_between_the_blocks() -> None:
    doorway = PIECES.doorway("bank")
    assert (doorway.half_width, doorway.back, doorway.line, doorway.front) == (2.2, -3.8, 2.6, 6.6)
    blocks = [solid for solid in PIECES["bank"].solids() if solid.at[2] == 0.0]
    for block in blocks:
        assert isinstance(block, Box)
        assert abs(block.at[1]) - block.size[1] / 2.0 == pytest.approx(doorway.half_width)
        assert block.at[0] - block.size[0] / 2.0 == pytest.approx(doorway.back)
        assert block.at[0] + block.size[0] / 2.0 == pytest.approx(doorway.front)
    with pytest.raises(KeyError):
        PIECES.doorway("barrel")


@pytest.mark.rule("W40")
def test_perches_and_spots_lie_on_the_blocks_left_first() -> None:
    """A figure's whole base, and every token, has the block under it."""
    for places, reach in (
        (PIECES["bank"].perches, radius(PIECES["cowboy"].solids())),
        (PIECES.doorway("bank").spots, radius(PIECES["gold"].solids())),
    ):
        assert [y > 0.0 for _, y, _ in places] == [True] * (len(places) // 2) + [False] * (len(places) // 2)
        for x, y, z in places:
            assert z == PIECES.buildings.block.size[2]
            assert x - reach >= -3.8
            assert x + reach <= 6.6
            assert abs(y) - reach >= 2.2
            assert abs(y) + reach <= 5.6


def test_stacked_tokens_lie_on_each_other() -> None:
    doorway = PIECES.doorway("bank")
    assert doorway.layer == PIECES.tokens.height
    assert doorway.spot(5) == (5.75, 4.7, 0.9 + PIECES.tokens.height)


@pytest.mark.rule("S7")
def test_the_gallows_have_room_for_one_figure() -> None:
    ((x, y, z),) = PIECES["gallows"].perches
    block = PIECES["gallows"].solids()[0]
    assert isinstance(block, Box)
    reach = radius(PIECES["cowboy"].solids())
    assert abs(x) + reach <= block.size[0] / 2.0
    assert abs(y) + reach <= block.size[1] / 2.0
    assert z == block.height
    assert PIECES["barrel"].perches == ()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("mass: 4.64", "mass: heavy", "Expected `float`, got `str` - at `$.pieces[...].mass`"),
        ("mass: 4.64", "mass: -1", "Expected `float` > 0.0 - at `$.pieces[...].mass`"),
        ("mass: 4.64", "weight: 4.64", "unknown field `weight`"),
        ("rigid: sides", "rigid: round", "Invalid enum value 'round'"),
        ("material: felt", "material: silk", "hat: there is no material 'silk'"),
        ("- cylinder: {radius: 0.9", "- {}\n      - cylinder: {radius: 0.9", "a part is either a cylinder or a box"),
        ("line_x: 2.6", "line: 2.6", "unknown field `line`"),
        ("materials:", "materials: [", "pieces.yaml: while parsing"),
    ],
)
def test_faults_of_the_data_are_told_in_one_line(old: str, new: str, said: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(PiecesError) as raised:
        read(TEXT.replace(old, new, 1))
    assert said in str(raised.value)
    assert "\n" not in str(raised.value)


def test_an_unknown_kind_is_told_with_the_known_ones() -> None:
    with pytest.raises(PiecesError, match=r"no piece of kind 'ufo'; known are bank, barrel"):
        PIECES["ufo"]


def _grains(solids: tuple[Solid, ...], step: float) -> list[tuple[float, float, float]]:
    """Middles of the cells of a fine grid that lie in a solid, once for each solid that holds them."""
    grains = []
    for solid in solids:
        reach = radius((solid,)) if isinstance(solid, Cylinder) else math.hypot(*solid.size[:2])
        count = math.ceil(reach / step) + 1
        layers = max(8, round(solid.height / step))
        for i in range(-count, count + 1):
            for j in range(-count, count + 1):
                x, y = (i + 0.5) * step, (j + 0.5) * step
                if isinstance(solid, Cylinder):
                    held = math.hypot(x, y) <= solid.radius
                else:
                    turn = math.radians(solid.turn)
                    front, left = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
                    held = abs(front) <= solid.size[0] / 2.0 and abs(left) <= solid.size[1] / 2.0
                if held:
                    grains += [
                        (solid.at[0] + x, solid.at[1] + y, solid.at[2] + (layer + 0.5) * solid.height / layers)
                        for layer in range(layers)
                    ]
    return grains


def test_mass_properties_agree_with_counted_grains() -> None:
    solids = (Cylinder(1.0, 1.0, (0.5, 0.0, 0.0)), Box((2.0, 1.0, 1.0), (-0.5, 0.2, 1.0), turn=30.0))
    step = 0.05
    grains = _grains(solids, step)
    centre = tuple(sum(grain[axis] for grain in grains) / len(grains) for axis in range(3))
    assert centre_of_mass(solids) == pytest.approx(centre, abs=0.01)
    mass = 3.0
    about = [
        mass / len(grains) * sum(sum((g[b] - centre[b]) ** 2 for b in range(3) if b != axis) for g in grains)
        for axis in range(3)
    ]
    assert inertia(solids, mass) == pytest.approx(about, rel=0.01)


def test_the_figure_topples_at_the_angle_of_its_base_and_centre() -> None:
    solids = PIECES["cowboy"].solids()
    assert topple_angle(solids) == pytest.approx(math.degrees(math.atan(1.15 / centre_of_mass(solids)[2])))
    assert 35.0 < topple_angle(solids) < 40.0


def test_a_box_has_no_one_topple_angle() -> None:
    with pytest.raises(ValueError, match="round base"):
        topple_angle(PIECES["hay"].solids())


@pytest.mark.parametrize("kind", sorted(PIECES.kinds))
@pytest.mark.parametrize("direction", [0.0, 33.0, 90.0, 200.0])
def test_no_standing_footprint_reaches_beyond_its_circle(kind: str, direction: float) -> None:
    solids = PIECES[kind].solids()
    low_x, high_x, low_y, high_y = footprint(solids, upright(3.0, -2.0, direction))
    reach = radius(solids) + 1e-9
    assert 3.0 - reach <= low_x < high_x <= 3.0 + reach
    assert -2.0 - reach <= low_y < high_y <= -2.0 + reach


def test_the_footprint_of_a_turned_box() -> None:
    box = (Box((2.0, 4.0, 1.0), (1.0, 0.0, 0.0)),)
    assert footprint(box, upright(10.0, 5.0, 90.0)) == pytest.approx((8.0, 12.0, 5.0, 7.0))
    diagonal = 3.0 / math.sqrt(2.0)
    assert footprint(box, upright(0.0, 0.0, 45.0)) == pytest.approx(
        (math.sqrt(0.5) - diagonal, math.sqrt(0.5) + diagonal) * 2
    )


def test_the_footprint_of_a_lying_cylinder() -> None:
    lying = Pose(0.0, 0.0, 1.0, math.sqrt(0.5), 0.0, math.sqrt(0.5), 0.0)
    assert footprint((Cylinder(1.0, 5.0, (0.0, 0.0, 0.0)),), lying) == pytest.approx((0.0, 5.0, -1.0, 1.0))


def test_a_footprint_lies_in_an_area_up_to_its_edge() -> None:
    area = Area(20.0, 10.0)
    assert inside((-10.0, 10.0, -5.0, 5.0), area)
    assert not inside((-10.0, 10.001, -5.0, 5.0), area)
    assert not inside((-10.0, 10.0, -5.001, 5.0), area)
