"""One shot on the Bullet table, step by step, from the release until all lies still.

Every step is the same whatever the slices in which it is asked for, so a shot has one trajectory only.
"""

from __future__ import annotations

import math
from array import array

from panda3d.core import LVector3

from flick3d.physics.blasting import blast_at, push_away
from flick3d.physics.bodies import Bodies, Body, collect_transforms, make_world, numbers_of, pose_of
from flick3d.physics.braking import FLAT, Braking
from flick3d.physics.carrying import carried_pose, carrier_of, standing
from flick3d.physics.jambs import Jambs
from flick3d.physics.judge import ROUNDING, has_moved
from flick3d.physics.pieces import Pieces
from flick3d.physics.pushing import blow, release
from flick3d.physics.stopwatch import Stopwatch
from flick3d.physics.tipping import Tipping, has_only_crept, is_raised
from flick3d.physics.touching import Touching
from flick3d.physics.trajectory import POSE_NUMBERS, SAMPLE, Track, Trajectory
from flick3d.rules.facts import Blasted
from flick3d.rules.layout import Pose, Shot

COLLECT_EVERY = 20
"""Samples between two collections of used transforms."""

SAMPLES_PER_CHECK = 2
"""Samples between two looks at what has fallen and what lies still."""

DROPPED_BELOW = -1.0
"""A piece whose middle is this low, cm, when the time limit freezes the table has dropped off it."""

DUE = 10.0
"""Seconds of rest that are more than Bullet wants before it lets a piece sleep."""


class Simulation:
    """A shot on its way. `advance` it until `done`; `trajectory` is known up to `time` all along."""

    def __init__(
        self, pieces: Pieces, bodies: Bodies, shot: Shot, stopwatch: Stopwatch | None = None, coarse: bool = False
    ) -> None:
        """Raises FlickError when the layout holds an unknown kind or the area names an unknown mat, or KeyError when a
        piece that is pushed, goes off or carries another is not in it, or is carried itself; what is pushed or goes
        off must not be fixed either.

        stopwatch: measures what Bullet's own steps take. coarse: in steps that are enough for a thought.
        """
        self._pieces = pieces
        self._table = pieces.table
        self._data = pieces.simulation
        self._shot = shot
        self._step = self._data.coarse_step if coarse else self._data.step
        self._steps_per_sample = round(SAMPLE / self._step)
        world = make_world(self._data.gravity, self._data.iterations)
        self._world = world if stopwatch is None else stopwatch.around(world)
        ground = bodies.make_ground(shot.area)
        for slab in ground:
            self._world.attach(slab)
        made = [bodies.make(placement) for placement in standing(shot.layout)]
        # What is fixed is there to be run into; all that follows is about the others.
        self._bodies = [body for body in made if not body.placement.fixed]
        self._fixed = [body for body in made if body.placement.fixed]
        for body in made:
            self._world.attach(body.node)
        for body in self._bodies:
            # What lies or leans may have lost what it lay on since it came to rest: it starts awake, and sleeps again
            # in a moment when it had not. All else sleeps until it is touched.
            raised = bool(shot.area.mat) and is_raised(pieces, body.placement)
            body.node.set_active(raised or abs(body.placement.pose.axis_z) < FLAT)
        self._braking = Braking(self._data.fallen)
        flicked = []
        for push in shot.pushes:
            body = self._body(push.piece)
            release(body, push)
            if push.rolling:
                self._braking.start_rolling(body)
            flicked.append(body.node)
        self._wind = LVector3(*shot.wind, 0.0) if any(shot.wind) else None
        self._fuse = None if shot.blast is None else self._body(shot.blast.piece)
        self._blasted: Blasted | None = None
        self._rests: dict[str, Pose] = {}
        jambs = {
            body.piece: Jambs(body, pieces.doorway(body.placement.kind))
            for body in made
            if pieces.is_building(body.placement.kind)
        }
        self._touching = Touching(self._world, ground, flicked, jambs, self._step)
        self._tracks: dict[str, Track] = {}
        self._last_awake: dict[str, int] = {}
        self._quiet_since: dict[str, int] = {}
        self._tipping = Tipping(self._data.fallen.tip_spin)
        self._gone: dict[str, None] = {}
        self._samples = 0
        self._quiet_samples = 0
        self._began = 0
        self._finished: Trajectory | None = None
        for node in flicked:
            self._start_track(self._body(node.get_name()), 0)

    @property
    def done(self) -> bool:
        """Whether all lies still, or the time limit froze the table."""
        return self._finished is not None

    @property
    def time(self) -> float:
        """Simulated seconds since the release."""
        return self._samples * SAMPLE

    @property
    def trajectory(self) -> Trajectory:
        """The trajectory as far as it is known: its tracks grow, and `final` is empty until `done`."""
        if self._finished is not None:
            return self._finished
        return self._trajectory((), False)

    def advance(self, seconds: float) -> None:
        """Simulate up to `seconds` further, rounded up to whole samples, or to rest."""
        for _ in range(math.ceil(seconds / SAMPLE - 1e-9)):
            if self._finished is not None:
                return
            self._advance_sample()

    def _body(self, piece: str) -> Body:
        for body in self._bodies:
            if body.piece == piece:
                return body
        raise KeyError(piece)

    def _advance_sample(self) -> None:
        step, world, touching = self._step, self._world, self._touching
        for _ in range(self._steps_per_sample):
            touching.before_step()
            if self._wind is not None:
                blow(self._bodies, self._wind)
            world.do_physics(step, 1, step)
            touching.after_step()
        self._samples += 1
        awake = [body for body in self._bodies if body.node.is_active()]
        self._sample(awake)
        if self._samples % SAMPLES_PER_CHECK == 0:
            self._check(awake)
        if self._samples % COLLECT_EVERY == 0:
            collect_transforms()

    def _sample(self, awake: list[Body]) -> None:
        """Add the poses of all pieces that are awake to their tracks."""
        now = self._samples
        for body in awake:
            track = self._tracks.get(body.piece) or self._start_track(body, now - 1)
            numbers = track.numbers
            # It may have slept for some samples: it lay still meanwhile.
            for _ in range(now - self._last_awake[body.piece] - 1):
                numbers.extend(numbers[-POSE_NUMBERS:])
            numbers.extend(numbers_of(body))
            self._last_awake[body.piece] = now

    def _start_track(self, body: Body, first: int) -> Track:
        pose = body.placement.pose
        track = Track(body.piece, first, array("f", (pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz)))
        self._tracks[body.piece] = track
        self._last_awake[body.piece] = first
        return track

    def _check(self, awake: list[Body]) -> None:
        """Brake what has fallen, take out what dropped to the floor, and see whether all lies still."""
        quiet = True
        for body in awake:
            quiet = self._check_body(body) and quiet
        self._quiet_samples = self._quiet_samples + SAMPLES_PER_CHECK if quiet else 0
        settled = self._quiet_samples * SAMPLE >= self._data.settle.hold or not awake
        if settled or (self._samples - self._began) * SAMPLE >= self._data.time_limit - SAMPLE / 2.0:
            fuse, self._fuse = self._fuse, None
            if fuse is None or not self._go_off(fuse):
                self._finish(settled)

    def _go_off(self, fuse: Body) -> bool:
        """Let a piece go off where it rests, and begin anew with what its blast set going; returns whether it did."""
        blast, pose = self._shot.blast, self._rest_of(fuse)
        assert blast is not None
        is_dud = fuse.piece in self._gone or pose.z < DROPPED_BELOW
        if is_dud or not self._shot.area.contains(pose.x, pose.y, -ROUNDING):
            return False
        self._world.remove(fuse.node)
        self._bodies.remove(fuse)
        self._rests[fuse.piece] = pose
        self._blasted = blast_at(self._pieces, blast, pose, self.time, self._bodies, self._gone)
        push_away(self._pieces, blast, self._blasted, self._bodies)
        self._quiet_since.clear()
        self._quiet_samples = 0
        self._began = self._samples
        return True

    def _check_body(self, body: Body) -> bool:
        """Brake the body or take it out; returns whether it lies still."""
        node, settle = body.node, self._data.settle
        state = node.get_transform()
        if state.get_pos().z < self._data.kill_below:
            self._world.remove(node)
            self._bodies.remove(body)
            self._gone[body.piece] = None
            return True
        turn = state.get_quat()
        axis = abs(1.0 - 2.0 * (turn[1] * turn[1] + turn[2] * turn[2]))
        lies = axis < body.lies_below
        rocks = self._braking.brake(body, axis, self._samples)
        speed, spin = node.get_linear_velocity().length(), node.get_angular_velocity().length()
        if rocks:
            quiet = speed < settle.fallen_speed and spin < settle.fallen_spin
        else:
            quiet = speed < settle.upright_speed and spin < settle.upright_spin
        if quiet and lies and body.tips and self._tipping.tip_over(body):
            quiet = False
        if not quiet:
            self._quiet_since.pop(body.piece, None)
        else:
            since = self._quiet_since.setdefault(body.piece, self._samples)
            # A figure that rocks is slow too, for a moment, where it turns back.
            wait = settle.doze if lies or axis > FLAT else settle.hold
            if (self._samples - since) * SAMPLE >= wait:
                # Bullet puts a group of touching pieces to sleep when each of them is due.
                node.set_deactivation_time(DUE)
        return bool(quiet)

    def _finish(self, settled: bool) -> None:
        """Freeze the table and let go of the world."""
        for body in self._bodies:
            if body.node.get_transform().get_pos().z < DROPPED_BELOW:
                self._gone[body.piece] = None
        self._rests |= {body.piece: self._rest_of(body) for body in self._bodies}
        self._rests |= {body.piece: body.placement.pose for body in self._fixed}
        self._rests |= {piece: self._last_on_table(self._tracks[piece]) for piece in self._gone}
        layout = self._shot.layout
        for placement in layout:
            if placement.on:
                carrier = carrier_of(layout, placement)
                self._rests[placement.piece] = carried_pose(placement.pose, carrier.pose, self._rests[carrier.piece])
                if carrier.piece in self._gone:
                    self._gone[placement.piece] = None
        self._finished = self._trajectory(tuple((each.piece, self._rests[each.piece]) for each in layout), settled)
        for body in (*self._bodies, *self._fixed):
            self._world.remove(body.node)
        self._bodies = []

    def _trajectory(self, final: tuple[tuple[str, Pose], ...], settled: bool) -> Trajectory:
        return Trajectory(
            tracks=tuple(self._tracks.values()),
            contacts=self._touching.contacts,
            final=final,
            duration=self.time,
            settled=settled,
            fell_off=tuple(self._gone),
            blast=self._blasted,
        )

    def _rest_of(self, body: Body) -> Pose:
        """Where a body rests. One that only trembled rests where it was: it must not creep from shot to shot."""
        start = body.placement.pose
        pose = pose_of(body) if body.piece in self._tracks else start
        if body.tips and has_only_crept(start, pose) and not self._touching.has_touched(body.piece):
            return start
        return pose if has_moved(start, pose) else start

    def _last_on_table(self, track: Track) -> Pose:
        """The last pose of a track in which the piece's origin was above the wooden table."""
        for index in range(track.samples - 1, -1, -1):
            pose = track.sample(index)
            if abs(pose.x) <= self._table.width / 2.0 and abs(pose.y) <= self._table.depth / 2.0:
                return pose
        return track.sample(0)
