"""What a trajectory sounds like: knocks by kind and force, falls by the poses, slides by the speed."""

from __future__ import annotations

import math

import pytest

from flick3d.physics.pieces import load
from flick3d.physics.table import Table
from flick3d.physics.trajectory import SAMPLE, Trajectory
from flick3d.rules.facts import Contact
from flick3d.rules.layout import Area, Layout, Placement, Pose, Push, Shot, on_rim, upright
from flick3d.view.audio.contacts import FULL_FORCE, LOUDEST, falls, knocks, loudness, strikes
from flick3d.view.audio.cues import Cue, Point
from flick3d.view.audio.matter import bodies, sort_of
from flick3d.view.audio.sliding import FULL_SPEED, HEARD_AT_ONCE, hiss, lift, slides
from flick3d.view.audio.sounds import load_catalogue
from flick3d.view.audio.volumes import slowed
from tests.view.audio_help import drawn

PIECES = load()
BODIES = bodies(PIECES)
KINDS = {
    "bullet-1": "bullet", "lawman-1": "cowboy", "outlaw-1": "cowboy", "hat-lawman-1": "hat", "bank": "bank",
    "barrel-1": "barrel", "fence-1": "fence", "hay-1": "hay", "prophet-1": "prophet", "prophet-2": "prophet",
    "temple-1": "temple",
}  # fmt: skip
HERE = {piece: BODIES[kind] for piece, kind in KINDS.items()}
MAT = Area(48.0, 48.0, "cloth")


def place(piece: str) -> Point | None:
    return (float(len(piece)), 0.0, 0.0)


def heard(first: str, second: str, impulse: float = 300.0) -> list[Cue]:
    return list(knocks((Contact(0.1, first, second, impulse),), 0.0, 1.0, HERE, place))


@pytest.mark.parametrize(
    ("first", "second", "name"),
    [
        ("bullet-1", "lawman-1", "knock-cowboy"),
        ("lawman-1", "outlaw-1", "knock-cowboy"),
        ("bullet-1", "hat-lawman-1", "knock-hat"),
        ("bullet-1", "bank", "knock-building"),
        ("lawman-1", "bank", "knock-building"),
        ("bullet-1", "barrel-1", "knock-barrel"),
        ("lawman-1", "barrel-1", "knock-barrel"),
        ("bullet-1", "fence-1", "knock-fence"),
        ("bullet-1", "hay-1", "knock-hay"),
        ("prophet-1", "prophet-2", "knock-discs"),
        ("prophet-1", "temple-1", "knock-temple"),
    ],
)
def test_a_knock_sounds_by_what_hits_what_whichever_is_named_first(first: str, second: str, name: str) -> None:
    assert [cue.name for cue in heard(first, second)] == [name]
    assert [cue.name for cue in heard(second, first)] == [name]


def test_every_sound_of_a_piece_is_in_the_shipped_catalogue() -> None:
    from flick3d.resources import shipped_folder
    from flick3d.view.audio.matter import FALLS, KNOCKS, OFF_CLOTH

    sounds = load_catalogue(shipped_folder("models") / "sounds").sounds
    loops = {"slide-mat", "slide-cloth", "slide-table", "roll-rim", "dynamite-fuse"}
    named = {name for _, name in KNOCKS} | {name for pair in FALLS.values() for name in pair} | {OFF_CLOTH} | loops
    assert named | {"knock-discs", "explosion", "debris"} <= set(sounds)
    assert {name for name in named if sounds[name].loop} == loops


def test_every_kind_of_piece_has_a_sort() -> None:
    assert {sort_of(PIECES, kind) for kind in ("sheriff", "saloon")} == {"house"}
    assert sort_of(PIECES, "gold") == "token"
    listed = {"bullet", "prophet", "cowboy", "barrel"}
    assert {kind: BODIES[kind].sort for kind in listed} == {
        "bullet": "disc", "prophet": "disc", "cowboy": "figure", "barrel": "barrel",
    }  # fmt: skip


def test_a_harder_knock_is_louder_and_none_is_louder_than_the_loudest() -> None:
    levels = [loudness(impulse) for impulse in (10.0, 50.0, 200.0, FULL_FORCE, 5000.0)]
    assert levels == sorted(levels) and len(set(levels)) == 5
    assert loudness(FULL_FORCE) == pytest.approx(0.0)
    assert loudness(1e9) == LOUDEST


def test_a_knock_is_heard_once_at_its_moment_and_of_a_rattle_the_hardest() -> None:
    contacts = tuple(Contact(t, "bullet-1", "lawman-1", i) for t, i in ((0.1, 50.0), (0.102, 300.0), (0.3, 90.0)))
    frames = [list(knocks(contacts, n * 0.05, (n + 1) * 0.05, HERE, place)) for n in range(8)]
    # 0.1 is the end of the second frame, 0.102 lies in the third.
    assert [len(cues) for cues in frames] == [0, 1, 1, 0, 0, 1, 0, 0]
    assert [cue.loudness for cue in knocks(contacts, 0.0, 0.2, HERE, place)] == [loudness(300.0)]


def test_what_rests_on_each_other_and_what_nobody_knows_is_not_heard() -> None:
    assert heard("bullet-1", "hat-lawman-1", 3.0) == []
    assert heard("bullet-1", "somebody") == []


def test_a_knock_at_a_house_is_where_the_other_piece_is() -> None:
    assert heard("bullet-1", "bank")[0].at == place("bullet-1")
    assert heard("bank", "bullet-1")[0].at == place("bullet-1")


def tilted(degrees: float) -> Pose:
    half = math.radians(degrees) / 2.0
    return Pose(0.0, 0.0, 0.0, math.cos(half), math.sin(half), 0.0, 0.0)


def topples(time: float) -> Pose:
    """Faster and faster until it lies, 0.3 seconds after it began."""
    return tilted(95.0 * min(1.0, time / 0.3) ** 2)


def test_a_figure_that_topples_strikes_the_ground_once_when_it_lies() -> None:
    track = drawn("lawman-1", topples, 0.6)
    (strike,) = strikes(track, 0.0, 1.0, HERE["lawman-1"])
    assert strike.time == pytest.approx(0.3, abs=2 * SAMPLE)
    assert strike.impulse > 60.0


@pytest.mark.parametrize("frame", [0.003, 0.005, 0.0167, 0.05, 0.25])
def test_however_the_frames_fall_each_strike_is_heard_once(frame: float) -> None:
    track = drawn("lawman-1", topples, 0.6, first=7)
    found = []
    for number in range(round(1.0 / frame)):
        found += strikes(track, number * frame, (number + 1) * frame, HERE["lawman-1"])
    assert [round(strike.time, 2) for strike in found] == [round(0.3 + 7 * SAMPLE, 2)]


def test_a_faster_fall_is_louder_and_what_is_laid_down_gently_makes_none() -> None:
    def fall(seconds: float) -> list[float]:
        track = drawn("lawman-1", lambda time: tilted(95.0 * min(1.0, time / seconds) ** 2), seconds + 0.2)
        return [strike.impulse for strike in strikes(track, 0.0, seconds + 0.2, HERE["lawman-1"])]

    assert fall(0.2)[0] > fall(0.5)[0]
    assert fall(8.0) == []


def test_a_disc_that_slides_does_not_fall_and_one_that_drops_does() -> None:
    slides_on = drawn("bullet-1", lambda time: upright(200.0 * time, 0.0), 0.4)
    assert strikes(slides_on, 0.0, 0.4, HERE["bullet-1"]) == []
    drops = drawn("bullet-1", lambda time: upright(0.0, 0.0, 0.0, max(0.0, 1.0 - 490.0 * time**2)), 0.4)
    assert len(strikes(drops, 0.0, 0.4, HERE["bullet-1"])) == 1


def test_where_it_falls_decides_between_mat_and_wood() -> None:
    def names(x: float) -> list[str]:
        def pose(time: float) -> Pose:
            return upright(x, 0.0, 0.0, max(0.0, 1.0 - 490.0 * time**2))

        trajectory = Trajectory((drawn("bullet-1", pose, 0.4),), (), (), 0.4)
        return [cue.name for cue in falls(trajectory, 0.0, 0.4, HERE, MAT)]

    assert names(0.0) == ["land-disc-mat"]
    assert names(40.0) == ["land-disc-table"]


def test_a_real_disc_that_leaves_the_cloth_is_heard_on_the_wood(table: Table) -> None:
    layout = Layout((Placement("prophet-1", "prophet", upright(15.0, 0.0)),))
    trajectory = table.simulate(Shot(layout, MAT, (Push("prophet-1", 0.0, 230.0),)))
    names = [cue.name for cue in falls(trajectory, 0.0, trajectory.duration, HERE, MAT)]
    assert names == ["drop-off-cloth"]


def test_a_real_shot_is_a_knock_and_then_a_fall(table: Table) -> None:
    area = Area(90.0, 60.0)
    layout = Layout(
        (
            Placement("lawman-1", "cowboy", upright(0.0, 0.0)),
            Placement("hat-lawman-1", "hat", upright(0.0, 0.0, 0.0, 3.9), on="lawman-1"),
            Placement("bullet-1", "bullet", upright(-10.0, 0.0)),
        )
    )
    trajectory = table.simulate(Shot(layout, area, (Push("bullet-1", 0.0, 260.0),)))
    hits = list(knocks(trajectory.contacts, 0.0, trajectory.duration, HERE, place))
    down = list(falls(trajectory, 0.0, trajectory.duration, HERE, area))
    assert "knock-cowboy" in [cue.name for cue in hits]
    assert "fall-cowboy-mat" in [cue.name for cue in down]


def test_a_slide_follows_the_speed_and_ends_with_it() -> None:
    def at_speed(speed: float) -> Trajectory:
        return Trajectory((drawn("bullet-1", lambda time: upright(speed * time, 0.0), 0.3),), (), (), 0.3)

    fast, slow = (slides(at_speed(speed), 0.1, HERE, Area())[0] for speed in (200.0, 40.0))
    assert fast.name == slow.name == "slide-mat"
    assert fast.loudness > slow.loudness and fast.pitch > slow.pitch
    assert fast.at[0] == pytest.approx(20.0, abs=0.1)
    assert slides(at_speed(1.0), 0.1, HERE, Area()) == ()
    assert slides(at_speed(200.0), 0.3, HERE, Area()) == ()
    assert hiss(10.0 * FULL_SPEED) == 0.0 and lift(10.0 * FULL_SPEED) == lift(FULL_SPEED)


def test_the_ground_is_heard_in_a_slide() -> None:
    trajectory = Trajectory((drawn("prophet-1", lambda time: upright(100.0 * time, 0.0), 0.5),), (), (), 0.5)
    assert [slides(trajectory, time, HERE, MAT)[0].name for time in (0.1, 0.4)] == ["slide-cloth", "slide-table"]
    assert slides(trajectory, 0.1, HERE, Area())[0].name == "slide-mat"


def test_a_disc_on_its_rim_rolls() -> None:
    def wheel(time: float) -> Pose:
        return on_rim(100.0 * time, 0.0, 0.0, 1.0, 0.4)

    trajectory = Trajectory((drawn("prophet-1", wheel, 0.5),), (), (), 0.5)
    assert [hum.name for hum in slides(trajectory, 0.2, HERE, MAT)] == ["roll-rim"]


def test_only_the_loudest_slides_are_heard() -> None:
    names = [f"bullet-{number}" for number in range(8)]
    here = dict.fromkeys(names, BODIES["bullet"])

    def track(number: int) -> Trajectory:
        return drawn(names[number], lambda time: upright((20.0 + 20.0 * number) * time, 0.0), 0.3)  # type: ignore[return-value]

    trajectory = Trajectory(tuple(track(number) for number in range(8)), (), (), 0.3)  # type: ignore[misc]
    found = slides(trajectory, 0.1, here, Area())
    assert [hum.source for hum in found] == names[: -HEARD_AT_ONCE - 1 : -1]


def test_slow_motion_is_a_little_lower() -> None:
    assert slowed(1.0) == pytest.approx(1.0)
    assert 0.85 < slowed(0.6) < 1.0
    assert 0.7 < slowed(0.25) < slowed(0.6)
    assert slowed(4.0) <= 1.1 and slowed(0.0) > 0.5
