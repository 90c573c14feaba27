"""All contact shades in one thing to draw."""

from __future__ import annotations

import pytest
from panda3d.core import GeomNode, GeomVertexReader, NodePath

from flick3d.view.pipeline.shaders import load_shader
from flick3d.view.shade_sheet import NOWHERE, ShadeSheet

SHAPE = (1.0, 0.5, 0.2, 0.75)


@pytest.fixture
def root() -> NodePath:
    return NodePath("root")


def node(root: NodePath) -> GeomNode:
    found = root.find_all_matches("**/+GeomNode")
    assert found.get_num_paths() == 1, "however many shades there are"
    return found[0].node()


def corners(root: NodePath, number: int) -> list[tuple[float, float, float]]:
    reader = GeomVertexReader(node(root).get_geom(0).get_vertex_data(), "vertex")
    reader.set_row(4 * number)
    return [tuple(reader.get_data3()) for _ in range(4)]


def test_shades_share_one_draw_call(root: NodePath) -> None:
    sheet = ShadeSheet(root, load_shader("shade"), 0.01)
    numbers = [sheet.take() for _ in range(5)]
    assert numbers == [0, 1, 2, 3, 4]
    assert node(root).get_num_geoms() == 1
    assert node(root).get_geom(0).get_primitive(0).get_num_faces() == 10


def test_a_shade_lies_where_it_was_put(root: NodePath) -> None:
    sheet = ShadeSheet(root, load_shader("shade"), 0.01)
    first, second = sheet.take(), sheet.take()
    sheet.lay(second, 10.0, 5.0, 90.0, (4.0, 2.0), SHAPE, 1.0)
    expected = [(11.0, 3.0, 1.01), (11.0, 7.0, 1.01), (9.0, 7.0, 1.01), (9.0, 3.0, 1.01)]
    for corner, wanted in zip(corners(root, second), expected, strict=True):
        assert corner == pytest.approx(wanted, abs=1e-5)
    assert {corner[2] for corner in corners(root, first)} == {NOWHERE}


def test_what_is_given_back_is_not_seen_and_is_taken_again(root: NodePath) -> None:
    sheet = ShadeSheet(root, load_shader("shade"), 0.01)
    first, second = sheet.take(), sheet.take()
    sheet.lay(first, 1.0, 1.0, 0.0, (4.0, 2.0), SHAPE, 0.0)
    sheet.give_back(first)
    assert {corner[2] for corner in corners(root, first)} == {NOWHERE}
    assert sheet.take() == first
    assert sheet.take() == second + 1


def test_the_colour_is_that_of_one_shade_alone(root: NodePath) -> None:
    sheet = ShadeSheet(root, load_shader("shade"), 0.01)
    sheet.take(), sheet.take()
    sheet.colour(1, (0.1, 0.2, 0.3, 0.5))
    reader = GeomVertexReader(node(root).get_geom(0).get_vertex_data(), "color")
    colours = [tuple(reader.get_data4()) for _ in range(8)]
    assert colours[0] != colours[4] == pytest.approx((0.1, 0.2, 0.3, 0.5))
    assert colours[4] == colours[7]
