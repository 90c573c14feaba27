"""Slow motion: what decides a flick, when it is known, how time slows down for it, and that nothing jumps."""

from __future__ import annotations

import itertools
import math
from array import array

import pytest

from flick3d.games.faith.map import load as load_map
from flick3d.physics.trajectory import SAMPLE, Track, Trajectory
from flick3d.rules.layout import Area, Pose
from flick3d.view.camera_maths import Aim
from flick3d.view.faith.deciding import Landing
from flick3d.view.playback import Playback
from flick3d.view.playing import Finished
from flick3d.view.poses import about
from flick3d.view.slowing import AFTER, BEFORE, EASES_IN, EASES_OUT, SLOWEST, Moment, Slowing, stops_at
from flick3d.view.stage import Stage
from flick3d.view.western.deciding import Topple

MAP = load_map()
FRAME = 1.0 / 60.0


def track(piece: str, poses: list[Pose], first: int = 0) -> Track:
    numbers = array("f")
    for pose in poses:
        numbers.extend((pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz))
    return Track(piece, first, numbers)


def trajectory(*tracks: Track) -> Trajectory:
    last = max(each.first + each.samples - 1 for each in tracks)
    return Trajectory(tracks, (), (), last * SAMPLE)


def falling(piece: str, begins: int, first: int = 0) -> Track:
    """A figure that stands for so many samples and leans by two degrees more with every further one, from 1 to 91."""
    leans = [0.0] * begins + [1.0 + 2.0 * step for step in range(46)] + [91.0] * 20
    return track(piece, [Pose(4.0, 5.0, 0.0, *about((0.0, 1.0, 0.0), each)) for each in leans], first)


def sliding(piece: str, start: tuple[float, float], end: tuple[float, float], samples: int = 200) -> Track:
    """A disc that slows down evenly to its end and lies there for 40 samples more."""
    poses = []
    for step in range(samples + 1):
        share = 1.0 - (1.0 - step / samples) ** 2
        poses.append(
            Pose(
                start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share, 0.0, 1.0, 0.0, 0.0, 0.0
            )
        )
    return track(piece, [*poses, *[poses[-1]] * 40])


class Said:
    """A decider that knows."""

    def __init__(self, moment: Moment, known_at: float = 0.0) -> None:
        self.moment, self.known_at = moment, known_at

    def find(self, trajectory: Trajectory, known: float, done: bool) -> Moment | None:
        return self.moment if known >= self.known_at else None


def slowed(moment: Moment, now: float = 0.0) -> Slowing:
    made = Slowing(Said(moment))
    made.look(Trajectory((), (), (), 0.0), 10.0, True, now)
    return made


def test_the_first_figure_that_goes_over_decides_and_a_man_who_lies_does_not() -> None:
    shot = trajectory(falling("outlaw-1", 30), falling("outlaw-2", 10, first=15), falling("lying", 0))
    found = Topple(["outlaw-1", "outlaw-2"]).find(shot, shot.duration, True)
    assert found is not None
    assert found.time == pytest.approx((25 + 25) * SAMPLE), "50 degrees are passed at 51"
    assert (found.x, found.y) == pytest.approx((4.0, 5.0))


def test_a_figure_that_rocks_and_stands_decides_nothing() -> None:
    leans = [30.0 * math.sin(step / 10.0) for step in range(100)]
    shot = trajectory(track("outlaw-1", [Pose(0.0, 0.0, 0.0, *about((0.0, 1.0, 0.0), each)) for each in leans]))
    assert Topple(["outlaw-1"]).find(shot, shot.duration, True) is None


def test_a_topple_is_found_in_a_trajectory_that_grows() -> None:
    whole, decider = falling("outlaw-1", 30), Topple(["outlaw-1"])
    for known in range(1, whole.samples):
        part = Track(whole.piece, 0, whole.numbers[: 7 * known])
        found = decider.find(trajectory(part), known * SAMPLE, False)
        if found is not None:
            assert known == 56
            assert found.time == pytest.approx(55 * SAMPLE)
            return
    pytest.fail("it was never found")


@pytest.mark.parametrize("ring", [MAP.navel, *(island.city for island in MAP.islands)])
def test_a_disc_that_comes_to_rest_where_it_counts_decides_when_it_stops(ring: object) -> None:
    at = ring.at  # type: ignore[attr-defined]
    shot = trajectory(sliding("prophet-blue-1", (at[0] + 15.0, at[1]), at))
    found = Landing(MAP).find(shot, shot.duration, True)
    assert found is not None
    assert (found.x, found.y) == pytest.approx(at, abs=0.1)
    assert 0.8 < found.time < 1.0, "it is slower than the eye sees a little before its end"


def test_a_disc_at_sea_decides_nothing_and_one_that_lay_in_the_city_neither() -> None:
    city = MAP.islands[0].city
    rests = sliding("prophet-blue-1", city.at, (city.at[0] + 0.3, city.at[1]))
    sea = sliding("prophet-blue-2", (0.0, -20.0), (0.0, -10.0))
    assert math.dist((0.0, -10.0), MAP.navel.at) > MAP.navel.radius
    assert Landing(MAP).find(trajectory(rests, sea), 5.0, True) is None


def test_a_disc_that_leaves_the_map_decides_at_the_edge() -> None:
    half = MAP.size / 2.0
    shot = trajectory(sliding("prophet-blue-1", (half - 5.0, 0.0), (half + 6.0, 0.0)))
    found = Landing(MAP).find(shot, shot.duration, True)
    assert found is not None
    assert found.x == pytest.approx(half, abs=0.3)


def test_where_a_disc_stops_is_known_only_when_it_does() -> None:
    whole = sliding("prophet-blue-1", (0.0, 0.0), (20.0, 0.0))
    half_way = Track(whole.piece, 0, whole.numbers[: 7 * 100])
    assert stops_at(half_way, 99 * SAMPLE, False) is None
    assert stops_at(half_way, 99 * SAMPLE, True) == 99
    stop = stops_at(whole, (whole.samples - 1) * SAMPLE, False)
    assert stop is not None
    assert 180 < stop <= 200


def test_time_slows_down_softly_and_comes_back() -> None:
    moment = Moment(1.0, 0.0, 0.0)
    made = slowed(moment)
    assert made.pace(1.0 - BEFORE - EASES_IN) == 1.0
    assert made.pace(1.0 - BEFORE) == pytest.approx(SLOWEST)
    assert made.pace(1.0) == pytest.approx(SLOWEST)
    assert made.pace(1.0 + AFTER + EASES_OUT) == 1.0
    paces = [made.pace(step * 0.005) for step in range(400)]
    assert max(abs(a - b) for a, b in itertools.pairwise(paces)) < 0.07, "no step"


def test_a_moment_that_is_known_late_slows_from_now_on_and_one_too_late_not_at_all() -> None:
    late = slowed(Moment(1.0, 0.0, 0.0), now=0.9)
    assert late.pace(0.9) == 1.0
    assert late.pace(0.98) < 0.6
    assert slowed(Moment(1.0, 0.0, 0.0), now=0.98).moment is None


def test_the_frame_rate_makes_no_difference() -> None:
    made = slowed(Moment(0.6, 0.0, 0.0))
    fine = coarse = 0.0
    for _ in range(100):
        fine += made.stretched(fine, 0.01)
    for _ in range(5):
        coarse += made.stretched(coarse, 0.2)
    assert fine == pytest.approx(coarse, abs=0.01)
    assert fine < 0.7, "a second of real time is much less of the trajectory"


def test_playback_slows_for_the_moment_once_and_can_be_hastened(offscreen: Stage) -> None:
    shot = trajectory(track("bullet-1", [Pose(0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)] * 401))
    playback = Playback(offscreen.scene)

    def seconds_of(hasten: bool, calm: bool = False) -> int:
        playback.calm = calm
        frames = 0
        playback.play(Finished(shot), decider=Said(Moment(1.0, 3.0, 4.0)))
        while playback.playing:
            playback.advance(FRAME)
            frames += 1
            if hasten and playback.slowed is not None and playback.slowed[0] > 0.5:
                playback.hasten()
                assert playback.slowed is None
        return frames

    usual, slow = seconds_of(False, calm=True), seconds_of(False)
    assert usual == pytest.approx(120, abs=1)
    assert usual + 30 < slow < usual + 70
    assert seconds_of(True) < usual + 12
    assert playback.slowed is None


def test_what_is_asked_of_a_flick_is_over_with_it(offscreen: Stage) -> None:
    playback = Playback(offscreen.scene)
    shot = trajectory(track("bullet-1", [Pose(0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)] * 401))
    playback.play(Finished(shot), decider=Said(Moment(1.0, 3.0, 4.0)))
    for _ in range(55):
        playback.advance(FRAME)
    assert playback.slowed is not None
    assert playback.pace < 0.5
    playback.finish()
    assert playback.pace == 1.0
    assert playback.slowed is None


def test_the_camera_leans_towards_it_by_a_glide_and_comes_back(offscreen: Stage) -> None:
    camera = offscreen.camera
    camera.use_area(Area())
    before = camera.aim
    aims: list[Aim] = [before]
    for frame in range(240):
        leans = 20 <= frame < 80
        camera.advance(FRAME, 0.0, (20.0, 10.0) if leans else None, 1.0 if leans else 0.0)
        aims.append(camera.aim)
    nearest = min(aims, key=lambda aim: aim.distance)
    assert nearest.distance < 0.93 * before.distance
    assert nearest.x > before.x + 1.0
    assert camera.aim.distance == pytest.approx(before.distance, rel=1e-3)
    assert camera.goal == before, "where the player has put it stays as it is"
    steps = [abs(a.distance - b.distance) for a, b in itertools.pairwise(aims)]
    assert max(steps) < 0.004 * before.distance
