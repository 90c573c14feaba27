"""Playing a trajectory that may still grow, and the settling afterwards; on a scene that only remembers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import msgspec
import pytest

from flick3d.physics.pieces import Solid, load
from flick3d.physics.trajectory import SAMPLE, Track, Trajectory
from flick3d.rules.facts import Blasted
from flick3d.rules.layout import Layout, Placement, Pose, upright
from flick3d.view.playback import LONGEST_FRAME, Playback
from flick3d.view.playing import Finished
from flick3d.view.poses import about, lowest
from flick3d.view.settling import COLLAPSES_IN, FADES_IN, SETTLES_IN
from flick3d.view.tween import HOP, SINKS, TOKEN_RISES, Move, Sort, at, moves

PIECES = load()
START = Layout(
    (
        Placement("lawman-1", "cowboy", upright(0.0, 0.0)),
        Placement("hat-lawman-1", "hat", upright(0.0, 0.0, 0.0, 3.9)),
        Placement("bullet-1", "bullet", upright(-10.0, 0.0)),
    )
)


class FakeScene:
    """A scene without a window."""

    def __init__(self) -> None:
        self.shown: dict[str, tuple[str, Pose]] = {}
        self.scales: dict[str, float] = {}
        self.placed: list[str] = []
        self.blasts: list[tuple[float, float]] = []
        self.crumbled: list[str] = []

    @property
    def kinds_and_poses(self) -> Mapping[str, tuple[str, Pose]]:
        return self.shown

    def pose_of(self, piece: str) -> Pose | None:
        return self.shown[piece][1] if piece in self.shown else None

    def solids_of(self, piece: str) -> tuple[Solid, ...]:
        return PIECES[self.shown[piece][0]].solids()

    def show(self, layout: Layout, loose: Mapping[str, Pose] | None = None) -> None:
        self.shown = {p.piece: (p.kind, p.pose) for p in layout}
        self.shown |= {hat: ("hat", pose) for hat, pose in (loose or {}).items()}

    def add_new(self, layout: Layout, loose: Mapping[str, Pose]) -> None:
        for p in layout:
            self.shown.setdefault(p.piece, (p.kind, p.pose))
        for hat, pose in loose.items():
            self.shown.setdefault(hat, ("hat", pose))

    def place(self, piece: str, pose: Pose) -> None:
        self.shown[piece] = (self.shown[piece][0], pose)
        self.placed.append(piece)

    def scale(self, piece: str, scale: float, shade: float | None = None) -> None:
        self.scales[piece] = scale

    @property
    def sorts(self) -> Mapping[str, Sort]:
        return {"gold": "token", "token": "token", "saloon": "house"}

    def add(self, placement: Placement) -> None:
        self.shown[placement.piece] = (placement.kind, placement.pose)

    def explode(self, x: float, y: float) -> None:
        self.blasts.append((x, y))

    def crumble(self, house: str) -> None:
        self.crumbled.append(house)

    def expect(self, piece: str, pose: Pose) -> None:
        pass


def slide(samples: int, speed: float = 100.0) -> Trajectory:
    """The bullet slides east at an even speed (cm/s)."""
    numbers = array("f")
    for index in range(samples):
        numbers.extend((-10.0 + speed * SAMPLE * index, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0))
    track = Track("bullet-1", 0, numbers)
    return Trajectory((track,), (), (("bullet-1", track.sample(samples - 1)),), (samples - 1) * SAMPLE)


class Growing:
    """A motion that is simulated while it is asked to."""

    def __init__(self, whole: Trajectory, most: float = 1e9) -> None:
        self._whole = whole
        self._time = 0.0
        self.most = most

    @property
    def done(self) -> bool:
        return self._time >= self._whole.duration - 1e-9

    @property
    def time(self) -> float:
        return self._time

    @property
    def trajectory(self) -> Trajectory:
        known = round(self._time / SAMPLE) + 1
        tracks = tuple(Track(t.piece, t.first, t.numbers[: known * 7]) for t in self._whole.tracks)
        return Trajectory(tracks, (), (), self._time)

    def advance(self, seconds: float) -> None:
        self._time = min(self._whole.duration, self._time + seconds, self.most)


@pytest.fixture
def scene() -> FakeScene:
    scene = FakeScene()
    scene.show(START)
    return scene


def playback_on(scene: FakeScene) -> Playback:
    ticks = iter(range(10**9))
    return Playback(scene, watch=lambda: next(ticks) * 0.0005)  # type: ignore[arg-type]


def bullet_x(scene: FakeScene) -> float:
    pose = scene.pose_of("bullet-1")
    assert pose is not None
    return pose.x


def test_the_first_movement_is_in_the_first_frame(scene: FakeScene) -> None:
    playback = playback_on(scene)
    playback.play(Growing(slide(100)))
    assert bullet_x(scene) == -10.0
    playback.advance(1 / 60)
    assert bullet_x(scene) == pytest.approx(-10.0 + 100.0 / 60, abs=0.01)


def test_it_plays_in_real_time_and_between_samples(scene: FakeScene) -> None:
    playback = playback_on(scene)
    playback.play(Finished(slide(200)))
    for frame in range(1, 11):
        playback.advance(0.0127)
        assert bullet_x(scene) == pytest.approx(-10.0 + 100.0 * 0.0127 * frame, abs=1e-3)
        assert playback.time == pytest.approx(0.0127 * frame)


def test_slow_motion_and_pause(scene: FakeScene) -> None:
    playback = playback_on(scene)
    playback.play(Finished(slide(200)), speed=0.25)
    playback.advance(0.1)
    assert playback.time == pytest.approx(0.025)
    playback.speed = 0.0
    playback.advance(0.1)
    assert playback.time == pytest.approx(0.025) and playback.playing


def test_it_waits_for_a_slow_simulation_and_goes_on(scene: FakeScene) -> None:
    motion = Growing(slide(200), most=0.03)
    playback = playback_on(scene)
    playback.play(motion)
    for _ in range(5):
        playback.advance(0.02)
    assert playback.time == pytest.approx(0.03) and playback.playing
    assert bullet_x(scene) == pytest.approx(-10.0 + 3.0, abs=1e-3)
    motion.most = 1e9
    playback.advance(0.02)
    assert playback.time == pytest.approx(0.05)


def test_the_simulation_gets_a_part_of_the_frame_only(scene: FakeScene) -> None:
    motion = Growing(slide(2000))
    playback = playback_on(scene)
    playback.play(motion)
    playback.advance(0.01)
    assert 0.01 < motion.time < 0.5


def test_a_stall_does_not_skip_what_happens(scene: FakeScene) -> None:
    playback = playback_on(scene)
    playback.play(Finished(slide(2000)))
    playback.advance(3.0)
    assert playback.time == pytest.approx(LONGEST_FRAME)


def test_done_is_called_once_at_the_exact_end(scene: FakeScene) -> None:
    calls: list[float] = []
    playback = playback_on(scene)
    playback.play(Finished(slide(21)), done=lambda: calls.append(playback.time))
    for _ in range(10):
        playback.advance(0.04)
    assert calls == [pytest.approx(0.1)]
    assert not playback.busy
    assert bullet_x(scene) == pytest.approx(0.0, abs=1e-5)


def test_done_may_start_the_next(scene: FakeScene) -> None:
    playback = playback_on(scene)
    playback.play(Finished(slide(3)), done=lambda: playback.settle(START))
    playback.advance(0.05)
    assert playback.settling
    for _ in range(20):
        playback.advance(0.05)
    assert scene.pose_of("bullet-1") == upright(-10.0, 0.0)
    assert not playback.busy


def test_finish_jumps_to_the_end_and_stop_drops(scene: FakeScene) -> None:
    calls: list[str] = []
    playback = playback_on(scene)
    playback.play(Growing(slide(201)), done=lambda: calls.append("played"))
    playback.finish()
    assert calls == ["played"] and bullet_x(scene) == pytest.approx(90.0, abs=1e-3)
    playback.play(Finished(slide(201)), done=lambda: calls.append("dropped"))
    playback.stop()
    playback.advance(5.0)
    assert calls == ["played"] and not playback.busy


def test_resting_pieces_are_left_alone(scene: FakeScene) -> None:
    still = Track("lawman-1", 0, array("f", (0, 0, 0, 1, 0, 0, 0) * 3))
    playback = playback_on(scene)
    playback.play(Finished(Trajectory((still, *slide(50).tracks), (), (), 0.2)))
    playback.advance(0.01)
    playback.advance(0.01)
    assert scene.placed == ["bullet-1", "bullet-1"]


def test_a_track_of_a_piece_that_is_not_shown_is_no_error(scene: FakeScene) -> None:
    scene.show(START.without(["bullet-1"]))
    playback = playback_on(scene)
    playback.play(Finished(slide(5)))
    playback.advance(0.1)
    assert not playback.busy


def test_settling_moves_shrinks_and_grows(scene: FakeScene) -> None:
    after = START.without(["bullet-1"]).put(
        Placement("lawman-1", "cowboy", upright(1.0, 0.0)),
        Placement("movement-disc", "movement-disc", upright(5.0, 5.0)),
    )
    playback = playback_on(scene)
    playback.settle(after, seconds=0.4)
    playback.advance(0.1)
    playback.advance(0.1)
    lawman = scene.pose_of("lawman-1")
    assert lawman is not None and lawman.x == pytest.approx(0.5)
    assert 0.0 < scene.scales["bullet-1"] < 1.0 and 0.0 < scene.scales["movement-disc"] < 1.0
    playback.finish()
    assert {p.piece: p.pose for p in after} == {name: pose for name, (_, pose) in scene.shown.items()}


def test_nothing_to_settle_is_over_in_the_next_frame(scene: FakeScene) -> None:
    calls: list[str] = []
    playback = playback_on(scene)
    playback.settle(START, done=lambda: calls.append("settled"))
    assert calls == []
    playback.advance(0.01)
    assert calls == ["settled"]


def test_only_what_differs_moves() -> None:
    shown = {p.piece: (p.kind, p.pose) for p in START}
    after = START.moved({"bullet-1": upright(3.0, 0.0)}).without(["hat-lawman-1"])
    found = {move.piece: move for move in moves(shown, after, {"hat-lawman-2": upright(1.0, 1.0)})}
    assert set(found) == {"bullet-1", "hat-lawman-1", "hat-lawman-2"}
    assert found["hat-lawman-1"].after is None and found["hat-lawman-2"].before is None


def test_a_figure_stands_up_without_going_through_the_table() -> None:
    solids = PIECES["cowboy"].solids()
    lying = Pose(2.0, 0.0, 1.13, *about((0.0, 1.0, 0.0), 98.0))
    lying = Pose(2.0, 0.0, 1.13 - lowest(solids, lying), *about((0.0, 1.0, 0.0), 98.0))
    move = Move("lawman-1", "piece", lying, upright(2.0, 0.0))
    for step in range(21):
        pose, _ = at(move, step / 20, solids)
        assert lowest(solids, pose) >= -1e-3
    assert at(move, 1.0, solids)[0].tilt == pytest.approx(0.0, abs=1e-3)


def test_a_hat_hops_back_onto_its_head() -> None:
    solids = PIECES["hat"].solids()
    move = Move("hat-lawman-1", "hat", upright(8.0, 0.0, 0.0, 0.25), upright(0.0, 0.0, 0.0, 3.9))
    heights = [at(move, step / 20, solids)[0].z for step in range(21)]
    assert heights[0] == heights[5] == pytest.approx(0.25), "it waits until the head is there"
    assert 3.9 < max(heights) <= 3.9 + HOP
    assert heights[-1] == pytest.approx(3.9)


def test_a_blast_is_shown_once_when_its_time_has_come(scene: FakeScene) -> None:
    shot = msgspec.structs.replace(slide(101), blast=Blasted(0.2, 3.0, -4.0))
    playback = playback_on(scene)
    playback.play(Finished(shot))
    playback.advance(0.15)
    assert scene.blasts == []
    for _ in range(6):
        playback.advance(0.1)
    assert scene.blasts == [(3.0, -4.0)]
    playback.play(Finished(shot))
    playback.finish()
    assert len(scene.blasts) == 2, "a replay shows it again"


def test_a_house_that_is_gone_falls_slower_than_others_settle(scene: FakeScene) -> None:
    house = Placement("saloon", "saloon", upright(20.0, 10.0, 270.0))
    scene.show(START.put(house))
    playback = playback_on(scene)
    playback.settle(START.moved({"bullet-1": upright(0.0, 5.0)}))
    assert scene.crumbled == ["saloon"]
    for _ in range(5):
        playback.advance(SETTLES_IN / 4.0)
    fallen, bullet = scene.pose_of("saloon"), scene.pose_of("bullet-1")
    assert bullet == upright(0.0, 5.0), "the others have arrived"
    assert fallen is not None and -SINKS < fallen.z < 0.0
    assert "saloon" not in scene.scales, "it falls, it does not shrink"
    for _ in range(8):
        playback.advance(COLLAPSES_IN / 8.0)
    assert "saloon" not in scene.shown and not playback.busy


def test_a_token_turns_over_in_the_middle_of_its_way(scene: FakeScene) -> None:
    hidden = Placement("token-1", "token", upright(5.0, 0.0, 270.0, 0.9), on="saloon")
    gold = Placement("token-1", "gold", hidden.pose, on="saloon")
    scene.show(START.put(hidden))
    playback = playback_on(scene)
    playback.settle(START.put(gold), seconds=0.4)
    playback.advance(0.19)
    assert scene.shown["token-1"][0] == "token" and scene.shown["token-1"][1].axis_z < 0.2
    assert scene.shown["token-1"][1].z == pytest.approx(0.9 + TOKEN_RISES, abs=0.05)
    playback.advance(0.02)
    assert scene.shown["token-1"][0] == "gold" and scene.shown["token-1"][1].axis_z < 0.2
    playback.finish()
    assert scene.shown["token-1"] == ("gold", gold.pose)


def test_a_token_that_is_taken_rises_and_one_that_is_dropped_comes_down() -> None:
    solids = PIECES["gold"].solids()
    spot = upright(5.0, 0.0, 0.0, 0.9)
    taken, dropped = Move("token-1", "token", spot, None), Move("token-2", "token", None, spot)
    assert at(taken, 0.0, solids) == (spot, 1.0) and at(dropped, 1.0, solids) == (spot, 1.0)
    assert at(taken, 0.9, solids)[0].z > 2.0 and at(taken, 0.9, solids)[1] < 0.1
    assert at(dropped, 0.1, solids)[0].z > 2.0 and at(dropped, 0.1, solids)[1] < 0.1


def test_a_change_of_scene_happens_once_while_it_is_dark(scene: FakeScene) -> None:
    calls: list[str] = []
    playback = playback_on(scene)
    playback.change(lambda: calls.append(f"act at {playback.darkness:g}"), lambda: calls.append("done"), waits=0.2)
    playback.advance(0.1)
    assert playback.busy and playback.darkness == 0.0
    playback.advance(0.2)
    assert 0.0 < playback.darkness < 1.0 and calls == []
    playback.advance(0.25)
    assert calls == ["act at 1"]
    playback.advance(FADES_IN / 2.0)
    assert playback.darkness == pytest.approx(0.5)
    playback.advance(FADES_IN)
    assert calls == ["act at 1", "done"] and playback.darkness == 0.0 and not playback.busy


def test_a_change_of_scene_can_be_hurried_and_dropped(scene: FakeScene) -> None:
    calls: list[str] = []
    playback = playback_on(scene)
    playback.change(lambda: calls.append("act"), lambda: calls.append("done"))
    playback.finish()
    assert calls == ["act", "done"]
    playback.change(lambda: calls.append("act"), lambda: calls.append("done"))
    playback.stop()
    playback.advance(1.0)
    assert calls == ["act", "done"] and playback.darkness == 0.0


class FakePerformance:
    """Lasts a second."""

    def __init__(self) -> None:
        self.passed, self.finished, self.closed = 0.0, 0, 0

    def advance(self, seconds: float) -> bool:
        self.passed += seconds
        return self.passed >= 1.0

    def finish(self) -> None:
        self.finished += 1

    def close(self) -> None:
        self.closed += 1


def test_a_performance_runs_until_it_is_over_and_is_closed_once(scene: FakeScene) -> None:
    playback, performance, over = Playback(scene), FakePerformance(), []  # type: ignore[arg-type, var-annotated]
    playback.perform(performance, lambda: over.append(True))
    playback.advance(0.2)
    assert playback.performing
    assert playback.busy
    for _ in range(5):
        playback.advance(0.2)
    assert (over, performance.closed, performance.finished) == ([True], 1, 0)
    assert not playback.busy


def test_a_performance_can_be_hurried_and_dropped(scene: FakeScene) -> None:
    playback, over = Playback(scene), []  # type: ignore[arg-type, var-annotated]
    hurried, dropped = FakePerformance(), FakePerformance()
    playback.perform(hurried, lambda: over.append(True))
    playback.finish()
    assert (over, hurried.finished, hurried.closed) == ([True], 1, 1)
    playback.perform(dropped, lambda: over.append(True))
    playback.stop()
    assert (over, dropped.finished, dropped.closed) == ([True], 0, 1)


def test_seeking_shows_any_moment_and_plays_on_from_there(scene: FakeScene) -> None:
    playback = playback_on(scene)
    playback.play(Finished(slide(201)))
    playback.seek(0.75)
    assert bullet_x(scene) == pytest.approx(65.0, abs=1e-3)
    playback.seek(0.25)
    assert bullet_x(scene) == pytest.approx(15.0, abs=1e-3)
    playback.advance(0.05)
    assert playback.time == pytest.approx(0.3)
    playback.seek(9.0)
    assert playback.time == pytest.approx(1.0)
    assert playback.playing, "it ends when time passes, not when it is looked for"
    playback.seek(-1.0)
    assert bullet_x(scene) == pytest.approx(-10.0)


def test_seeking_back_before_a_blast_lets_it_go_off_again(scene: FakeScene) -> None:
    playback = playback_on(scene)
    playback.play(Finished(msgspec.structs.replace(slide(101), blast=Blasted(0.2, 3.0, -4.0))))
    playback.seek(0.3)
    playback.seek(0.1)
    assert len(scene.blasts) == 1
    for _ in range(4):
        playback.advance(0.05)
    assert len(scene.blasts) == 2
