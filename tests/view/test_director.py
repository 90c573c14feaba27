"""The director's rules: over the shoulder, along with the disc, a second angle, one side of the line, no hasty cuts."""

from __future__ import annotations

import math
from array import array
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick3d.physics.trajectory import SAMPLE, Track, Trajectory
from flick3d.rules.layout import Area, Pose, upright
from flick3d.view.camera_maths import EYE_ABOVE_TABLE, Aim
from flick3d.view.director import (
    AGAIN_AFTER,
    AGAIN_BEFORE,
    LEADS,
    SHORTEST_TAKE,
    Cuts,
    Director,
    Flick,
    again_span,
    disc_at,
    flick_of,
)
from flick3d.view.director_views import Line, is_clear, sight_rays
from flick3d.view.faith.spotting import FaithSpotter
from flick3d.view.sights import Thing, things
from flick3d.view.slowing import Moment
from flick3d.view.spotting import Sight
from flick3d.view.western.spotting import WesternSpotter

TOWN = Area(90.0, 60.0)
SIZE = (1280, 720)
MANNERS = (WesternSpotter.manner, FaithSpotter.manner)
FAR_AWAY = Aim(40.0, -20.0, 0.0, 10.0, 40.0, 100.0)
REST = Cuts(10.0)


def man(name: str, x: float, y: float) -> Thing:
    return things({name: ("cowboy", upright(x, y))})[0]


def house(x: float, y: float, facing: float = 270.0) -> Thing:
    return things({"bank": ("bank", upright(x, y, facing))})[0]


def slides(start: tuple[float, float], end: tuple[float, float], seconds: float = 0.5) -> Trajectory:
    """A bullet that goes straight from one place to the other."""
    count = round(seconds / SAMPLE) + 1
    numbers = array("f")
    for index in range(count):
        share = index / (count - 1)
        pose = upright(start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
        numbers.extend((pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz))
    track = Track("bullet", 0, numbers)
    return Trajectory((track,), (), (("bullet", Pose(*end, 0.0)),), seconds)


def flick(start: tuple[float, float] = (-10.0, 0.0), end: tuple[float, float] = (10.0, 0.0)) -> Flick:
    direction = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    moment = Moment(0.5, *end)
    return flick_of("lawman-1", "bullet", start, direction, slides(start, end), moment, TOWN)


def director(seed: int = 1, manner: int = 0) -> Director:
    return Director(MANNERS[manner], Random(seed))


def seen(aim: Aim, x: float, y: float, z: float = 1.0) -> bool:
    pixel = aim.limited(TOWN).view(SIZE).project(x, y, z)
    return pixel is not None and 0.0 < pixel[0] < SIZE[0] and 0.0 < pixel[1] < SIZE[1]


@pytest.mark.parametrize("manner", [0, 1])
@given(st.floats(0.0, 360.0), st.floats(8.0, 45.0), st.floats(-20.0, 20.0), st.floats(-15.0, 15.0))
def test_before_a_flick_both_ends_are_seen_from_behind_who_makes_it(
    manner: int, direction: float, length: float, x: float, y: float
) -> None:
    angle = math.radians(direction)
    shot = flick((x, y), (x + length * math.cos(angle), y + length * math.sin(angle)))
    take = director(manner=manner).shoulder(shot, (), FAR_AWAY, REST)
    aim = take.aim.limited(TOWN)
    assert seen(aim, x, y)
    assert seen(aim, *shot.line.end)
    eye = aim.view(SIZE).eye
    ahead = (eye[0] - x) * math.cos(math.radians(shot.line.direction))
    ahead += (eye[1] - y) * math.sin(math.radians(shot.line.direction))
    assert ahead < -4.0, "the eye is behind the shooter"
    assert eye[2] >= EYE_ABOVE_TABLE - 1e-6
    assert take.aim.pitch < 35.0, "low"


@given(st.floats(0.0, 360.0), st.floats(6.0, 45.0), st.integers(0, 1))
def test_the_camera_stays_on_one_side_of_the_line_and_above_the_table(
    direction: float, length: float, manner: int
) -> None:
    angle = math.radians(direction)
    shot = flick((0.0, 0.0), (length * math.cos(angle), length * math.sin(angle)))
    leads = director(manner=manner)
    leads.begins("1 lawman-1")
    takes = [leads.shoulder(shot, (), FAR_AWAY, REST)]
    turn, lift = leads.way_beside(shot, ())
    takes += [leads.ride(shot, seconds / 20.0, turn, lift) for seconds in range(11)]
    for take in takes:
        eye = take.aim.view(SIZE).eye
        assert shot.line.side_of(eye[:2]) == leads.side
        assert take.aim.limited(TOWN).view(SIZE).eye[2] >= EYE_ABOVE_TABLE - 1e-6


def test_within_an_exchange_the_side_stays_and_another_one_may_take_the_other() -> None:
    shot = flick()
    leads = director()
    leads.begins("1 lawman-1")
    leads.shoulder(shot, (), FAR_AWAY, REST)
    assert leads.side == -1.0, "the south, where the light comes from"
    in_the_way = (house(-24.0, -7.0),)
    leads.begins("1 lawman-1")
    leads.shoulder(shot, in_the_way, FAR_AWAY, REST)
    assert leads.side == -1.0
    leads.begins("1 outlaw-1")
    leads.shoulder(shot, in_the_way, FAR_AWAY, REST)
    assert leads.side == 1.0


def test_in_a_duel_that_turns_about_the_camera_does_not_cross_the_line() -> None:
    leads = director()
    leads.begins("duel lawman-1")
    there = leads.shoulder(flick(), (), FAR_AWAY, REST).aim.view(SIZE).eye
    back = leads.shoulder(flick((10.0, 0.0), (-10.0, 0.0)), (), FAR_AWAY, REST).aim.view(SIZE).eye
    line = flick().line
    assert line.side_of(there[:2]) == line.side_of(back[:2])


def test_nothing_stands_before_the_lens() -> None:
    shot = flick()
    eye = director().shoulder(shot, (), FAR_AWAY, REST).aim.view(SIZE).eye
    share = 0.6
    post = man("outlaw-2", eye[0] + share * (-10.0 - eye[0]), eye[1] + share * (0.0 - eye[1]))
    town = (man("lawman-1", -12.0, 0.0), man("outlaw-1", 10.0, 0.0), post)
    take = director().shoulder(shot, town, FAR_AWAY, REST)
    assert take.aim.view(SIZE).eye != eye
    assert is_clear(take.aim, take.subjects, town, ("lawman-1", "bullet"), houses=False)


def test_a_house_in_the_way_ducks() -> None:
    shot = flick()
    take = director().shoulder(shot, (), FAR_AWAY, REST)
    rays = sight_rays(take.aim, take.subjects)
    eye = take.aim.view(SIZE).eye
    for ray, length in rays:
        end = [start + length * way for start, way in zip(ray.origin, ray.direction, strict=True)]
        assert math.dist(end, eye) < 5.0, "free up to the eye, and a little behind it"


def test_the_camera_goes_with_the_disc_and_comes_nearer() -> None:
    shot, leads = flick(), director()
    leads.shoulder(shot, (), FAR_AWAY, REST)
    rides = [leads.ride(shot, seconds, 0.0, 0.0).aim for seconds in (0.0, 0.1, 0.2, 0.5)]
    assert [aim.x for aim in rides] == sorted(aim.x for aim in rides)
    assert [aim.distance for aim in rides] == sorted((aim.distance for aim in rides), reverse=True)
    assert rides[-1].x == pytest.approx(10.0, abs=0.1)
    assert all(
        seen(aim, *disc_at(shot, seconds + LEADS)) for aim, seconds in zip(rides, (0.0, 0.1, 0.2, 0.5), strict=True)
    )


def test_the_second_angle_is_on_the_other_side_lower_and_nearer() -> None:
    shot, leads = flick(), director()
    first = leads.shoulder(shot, (), FAR_AWAY, REST)
    last = leads.ride(shot, 0.5, 0.0, 0.0)
    again = leads.again(shot, (man("outlaw-1", 10.0, 0.0),))
    assert again.cut
    assert shot.line.side_of(again.aim.view(SIZE).eye[:2]) == -shot.line.side_of(first.aim.view(SIZE).eye[:2])
    assert again.aim.pitch < last.aim.pitch
    assert again.aim.distance < last.aim.distance
    assert seen(again.aim, 10.0, 0.0, 2.0)


def test_the_second_angle_looks_for_a_free_view() -> None:
    shot, leads = flick(), director()
    leads.shoulder(shot, (), FAR_AWAY, REST)
    victim = man("outlaw-1", 10.0, 0.0)
    eye = leads.again(shot, (victim,)).aim.view(SIZE).eye
    other = man("outlaw-2", 10.0 + 0.5 * (eye[0] - 10.0), 0.5 * eye[1])
    again = leads.again(shot, (victim, other))
    assert is_clear(again.aim, again.subjects, (victim, other), ("bullet", "outlaw-1"), houses=True)


def test_one_topple_in_three_is_repeated_and_every_flick_that_wins() -> None:
    leads, shot = director(seed=7), flick()
    repeated = sum(leads.repeats(True, False, shot) for _ in range(3000))
    assert 900 < repeated < 1100
    assert all(leads.repeats(False, True, shot) for _ in range(50))
    assert not any(leads.repeats(False, False, shot) for _ in range(50))
    nothing = flick_of("lawman-1", "bullet", (0.0, 0.0), 0.0, slides((0.0, 0.0), (5.0, 0.0)), None, TOWN)
    assert not leads.repeats(True, True, nothing), "without a moment there is nothing to look at"


def test_what_is_repeated_is_the_moment_and_what_is_around_it() -> None:
    shot = flick()
    begins, ends = again_span(shot)
    assert begins == pytest.approx(0.5 - AGAIN_BEFORE)
    assert ends == pytest.approx(min(shot.trajectory.duration, 0.5 + AGAIN_AFTER))


def test_two_cuts_keep_their_distance_and_what_is_near_is_reached_by_a_glide() -> None:
    leads, shot = director(), flick()
    assert leads.shoulder(shot, (), FAR_AWAY, Cuts(SHORTEST_TAKE)).cut
    assert not leads.shoulder(shot, (), FAR_AWAY, Cuts(SHORTEST_TAKE - 0.01)).cut
    near = leads.shoulder(shot, (), FAR_AWAY, REST).aim
    assert not leads.shoulder(shot, (), near, REST).cut


def test_the_same_chance_decides_the_same() -> None:
    decisions = [[director(seed).repeats(True, False, flick()) for seed in range(40)] for _ in range(2)]
    assert decisions[0] == decisions[1]
    assert 0 < sum(decisions[0]) < 40


def test_a_flick_that_goes_nowhere_is_seen_in_its_direction() -> None:
    shot = flick_of("lawman-1", "bullet", (0.0, 0.0), 90.0, slides((0.0, 0.0), (0.0, 1.0)), None, TOWN)
    assert shot.line == Line((0.0, 0.0), (pytest.approx(0.0, abs=1e-9), pytest.approx(8.0)))  # type: ignore[arg-type]


def test_what_leaves_the_table_is_looked_at_as_far_as_the_mat_goes() -> None:
    shot = flick_of("a", "bullet", (0.0, 0.0), 0.0, slides((0.0, 0.0), (70.0, 0.0)), Moment(0.3, 60.0, 0.0), TOWN)
    assert shot.line.end == (45.0, 0.0)


def test_a_sight_is_looked_at_as_it_wants_or_as_the_camera_looks() -> None:
    leads = director()
    hall = Sight(3.0, 4.0, 8.0, distance=30.0, pitch=12.0, seconds=2.0, heading=100.0)
    assert leads.sight(hall, FAR_AWAY, REST).aim.heading == 100.0
    island = Sight(3.0, 4.0, 0.0, distance=30.0, pitch=40.0, seconds=1.0)
    assert leads.sight(island, FAR_AWAY, REST).aim.heading == FAR_AWAY.heading
