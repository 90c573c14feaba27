"""What a ray of sight meets first."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest

from flick3d.physics.pieces import Box, Cylinder, Pieces, load
from flick3d.rules.layout import Pose, upright
from flick3d.view.picking import SLACK, Ray, distance_to, ground_point, pick, reach, target
from flick3d.view.poses import about

FIGURE = (Cylinder(1.15, 0.4, (0.0, 0.0, 0.0)), Cylinder(0.7, 3.2, (0.0, 0.0, 0.4)))


def ray_towards(point: tuple[float, float, float], origin: tuple[float, float, float] = (0.0, -80.0, 60.0)) -> Ray:
    to = [p - o for p, o in zip(point, origin, strict=True)]
    length = math.sqrt(sum(v * v for v in to))
    return Ray(origin, (to[0] / length, to[1] / length, to[2] / length))


def test_a_figure_is_hit_in_its_body_and_missed_beside_it() -> None:
    figure = target("lawman-1", upright(5.0, 3.0), FIGURE)
    assert pick(ray_towards((5.0, 3.0, 2.0)), [figure]) == "lawman-1"
    assert pick(ray_towards((5.0 + 0.7 + SLACK + 0.1, 3.0, 2.5)), [figure]) is None
    assert pick(ray_towards((5.0, 3.0, 4.5)), [figure]) is None


def test_the_nearer_of_two_wins_whatever_their_order() -> None:
    near, far = target("near", upright(0.0, 0.0), FIGURE), target("far", upright(0.0, 2.6), FIGURE)
    ray = ray_towards((0.0, 0.0, 2.8))
    assert distance_to(ray, far) is not None
    assert pick(ray, [near, far]) == pick(ray, [far, near]) == "near"


def test_a_lying_figure_is_hit_where_it_lies() -> None:
    lying = Pose(0.0, 0.0, 1.15, *about((0.0, 1.0, 0.0), 90.0))
    fallen = target("fallen", lying, FIGURE)
    assert pick(ray_towards((3.0, 0.0, 1.15)), [fallen]) == "fallen"
    assert pick(ray_towards((0.0, 0.0, 3.0)), [fallen]) is None


def test_a_turned_box_is_hit_at_its_turned_corner() -> None:
    box = target("hay", upright(0.0, 0.0, 45.0), (Box((4.0, 1.0, 1.0), (0.0, 0.0, 0.0)),))
    corner = 1.9 / math.sqrt(2.0)
    assert pick(ray_towards((corner, corner, 0.5)), [box]) == "hay"
    assert pick(ray_towards((corner, -corner, 0.5)), [box]) is None


def test_a_ray_from_inside_meets_at_once() -> None:
    box = target("house", upright(0.0, 0.0), (Box((8.0, 12.0, 8.0), (0.0, 0.0, 0.0)),))
    assert distance_to(Ray((0.0, 0.0, 4.0), (1.0, 0.0, 0.0)), box) == 0.0


def test_what_is_behind_the_eye_is_not_met() -> None:
    figure = target("lawman-1", upright(0.0, -90.0), FIGURE)
    assert distance_to(Ray((0.0, -80.0, 2.0), (0.0, 1.0, 0.0)), figure) is None


def test_ground_point() -> None:
    assert ground_point(ray_towards((7.0, -4.0, 0.0)), 400.0) == pytest.approx((7.0, -4.0))
    assert ground_point(Ray((0.0, 0.0, 5.0), (1.0, 0.0, 0.0)), 400.0) is None
    assert ground_point(Ray((0.0, 0.0, 5.0), (0.0, 0.6, 0.8)), 400.0) is None
    assert ground_point(ray_towards((0.0, 3000.0, 0.0)), 400.0) is None


def test_every_kind_of_piece_can_be_picked_from_above() -> None:
    pieces: Pieces = load()
    for kind, piece in pieces.kinds.items():
        solids = piece.solids(True)
        first = solids[0]
        middle = (first.at[0], first.at[1], first.at[2] + first.height / 2.0)
        thing = target(kind, upright(0.0, 0.0), solids)
        assert pick(ray_towards(middle, (middle[0], middle[1], 80.0)), [thing]) == kind
        assert reach(solids) >= max(
            math.dist((0, 0, 0), (*solid.at[:2], solid.at[2] + solid.height)) for solid in solids
        )


def test_the_quick_question_agrees_with_the_exact_one() -> None:
    pieces = load()
    things: Mapping[str, tuple[Box | Cylinder, ...]] = {
        "saloon": pieces["saloon"].solids(True),
        "hat": pieces["hat"].solids(),
    }
    for name, solids in things.items():
        thing = target(name, upright(2.0, 1.0, 30.0), solids)
        for step in range(400):
            angle, radius = step * 2.399963, 0.6 * math.sqrt(step)
            ray = ray_towards((2.0 + radius * math.cos(angle), 1.0 + radius * math.sin(angle), 0.1))
            assert (pick(ray, [thing]) is not None) == (distance_to(ray, thing) is not None)
