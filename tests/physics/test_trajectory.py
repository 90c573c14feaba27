"""Trajectories: interpolation, and the stored form."""

from __future__ import annotations

import base64
import math
import zlib
from array import array

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flick3d.physics.trajectory import SAMPLE, PackedTrajectory, Track, Trajectory, pack, unpack
from flick3d.rules.facts import Blasted, Contact
from flick3d.rules.layout import Pose

SINGLE = st.floats(-100.0, 100.0, width=32)
IDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), min_size=1, max_size=8)
TRACKS = st.builds(
    lambda piece, first, samples: Track(piece, first, array("f", [number for pose in samples for number in pose])),
    IDS,
    st.integers(0, 800),
    st.lists(st.tuples(*[SINGLE] * 7), min_size=1, max_size=6),
)
TRAJECTORIES = st.builds(
    Trajectory,
    tracks=st.lists(TRACKS, max_size=4).map(tuple),
    contacts=st.lists(
        st.builds(Contact, st.floats(0, 4), IDS, IDS, st.floats(0, 1e4), st.sampled_from(["", "doorway"])), max_size=3
    ).map(tuple),
    final=st.lists(st.tuples(IDS, st.builds(Pose, SINGLE, SINGLE, SINGLE)), max_size=3).map(tuple),
    duration=st.floats(0, 4),
    settled=st.booleans(),
    fell_off=st.lists(IDS, max_size=2).map(tuple),
    blast=st.none()
    | st.builds(
        Blasted,
        st.floats(0, 4),
        st.floats(-50, 50),
        st.floats(-50, 50),
        st.lists(st.tuples(IDS, st.floats(0, 6)), max_size=3).map(tuple),
        st.lists(IDS, max_size=2).map(tuple),
    ),
)


def _track(*poses: Pose, first: int = 0) -> Track:
    return Track("piece", first, array("f", [number for pose in poses for number in msgspec.structs.astuple(pose)]))


@given(TRAJECTORIES)
@settings(max_examples=60, deadline=None)
def test_the_stored_form_loses_nothing(trajectory: Trajectory) -> None:
    stored = msgspec.json.encode(pack(trajectory))
    assert unpack(msgspec.json.decode(stored, type=PackedTrajectory)) == trajectory


@given(st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_damaged_numbers_are_told(at: int) -> None:
    packed = pack(Trajectory((_track(Pose(1.0, 2.0), Pose(1.5, 2.0)),), (), (), 1.0))
    text = packed.numbers
    at %= len(text)
    damaged = msgspec.structs.replace(packed, numbers=text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :])
    try:
        found = unpack(damaged)
    except ValueError:
        return
    # A changed bit of base64's own padding changes nothing.
    assert found == unpack(packed)


def test_numbers_that_do_not_fit_the_tracks_are_told() -> None:
    packed = pack(Trajectory((_track(Pose(1.0, 2.0)),), (), (), 1.0))
    short = base64.b64encode(zlib.compress(b"\0" * 24)).decode()
    with pytest.raises(ValueError, match="disagree"):
        unpack(msgspec.structs.replace(packed, numbers=short))


def test_a_track_lies_still_before_and_after() -> None:
    track = _track(Pose(1.0, 0.0), Pose(2.0, 0.0), Pose(4.0, 0.0), first=10)
    assert track.at(0.0).x == 1.0
    assert track.at(10 * SAMPLE).x == 1.0
    assert track.at(12 * SAMPLE).x == 4.0
    assert track.at(99.0).x == 4.0


@pytest.mark.parametrize(("samples", "x"), [(10.25, 1.25), (10.5, 1.5), (11.0, 2.0), (11.75, 3.5)])
def test_positions_between_samples_are_linear(samples: float, x: float) -> None:
    track = _track(Pose(1.0, 0.0), Pose(2.0, 0.0), Pose(4.0, 0.0), first=10)
    assert track.at(samples * SAMPLE).x == pytest.approx(x, abs=1e-6)


def test_a_turn_between_samples_goes_the_shorter_way_round() -> None:
    quarter = math.sqrt(0.5)
    # The second orientation is written with the opposite sign: the same quarter turn about z.
    track = _track(Pose(0.0, 0.0), Pose(0.0, 0.0, 0.0, -quarter, 0.0, 0.0, -quarter))
    half = track.at(0.5 * SAMPLE)
    assert half.yaw == pytest.approx(45.0, abs=1e-4)
    assert half.qw**2 + half.qx**2 + half.qy**2 + half.qz**2 == pytest.approx(1.0)


@given(st.floats(-0.1, 0.2))
@settings(max_examples=50, deadline=None)
def test_a_track_never_leaves_what_its_samples_span(seconds: float) -> None:
    track = _track(Pose(1.0, 5.0), Pose(2.0, 4.0), Pose(4.0, 3.0), first=3)
    pose = track.at(seconds)
    assert 1.0 <= pose.x <= 4.0
    assert 3.0 <= pose.y <= 5.0
