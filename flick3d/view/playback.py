"""Playing a simulated shot on the scene while it may still be simulated, and the settling afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from flick3d.physics.trajectory import Trajectory
from flick3d.rules.layout import Layout, Pose
from flick3d.view.scene import TableScene
from flick3d.view.tween import Move, at, moves

BUDGET = 0.003
"""Seconds of a frame that the simulation may take, once it has what this frame shows."""
AHEAD = 0.1
"""How far the simulation runs ahead of the playback at least, where the budget allows it, seconds."""
SLICE = 0.02
"""Simulated seconds between two looks at the watch."""
LONGEST_FRAME = 0.25
"""A frame that took longer counts as this long, seconds: nothing is skipped after a stall."""


class Motion(Protocol):
    """Something whose trajectory grows until it is done, such as `match.session.Flight`."""

    @property
    def done(self) -> bool:
        """Whether the table lies still."""
        ...

    @property
    def time(self) -> float:
        """Simulated seconds since the release."""
        ...

    @property
    def trajectory(self) -> Trajectory:
        """The trajectory as far as it is known."""
        ...

    def advance(self, seconds: float) -> None:
        """Simulate further."""
        ...


@dataclass(frozen=True)
class Finished:
    """A trajectory that is known to its end, as a Motion."""

    trajectory: Trajectory

    @property
    def done(self) -> bool:
        """Always."""
        return True

    @property
    def time(self) -> float:
        """The whole duration, seconds."""
        return self.trajectory.duration

    def advance(self, seconds: float) -> None:
        """There is nothing left to simulate."""


class Playback:
    """Plays one motion at a time on one scene. `speed` 1 is real time, 0 is a pause."""

    def __init__(self, scene: TableScene, watch: Callable[[], float] = time.perf_counter) -> None:
        self._scene = scene
        self._watch = watch
        self.speed = 1.0
        self._motion: Motion | None = None
        self._time = 0.0
        self._settling: Settling | None = None
        self._done: Callable[[], None] | None = None

    @property
    def time(self) -> float:
        """Seconds of the trajectory that have been shown."""
        return self._time

    @property
    def playing(self) -> bool:
        """Whether a trajectory is being played."""
        return self._motion is not None

    @property
    def settling(self) -> bool:
        """Whether pieces are on their way to where the rules put them."""
        return self._settling is not None

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self.playing or self.settling

    def play(self, motion: Motion, done: Callable[[], None] | None = None, speed: float | None = None) -> None:
        """Play a motion from its start. `done` is called once when all of it has been shown.

        The scene must show the shot's layout already. A speed that is given stays.
        """
        self.stop()
        self._motion, self._done, self._time = motion, done, 0.0
        if speed is not None:
            self.speed = speed

    def settle(
        self,
        layout: Layout,
        loose: Mapping[str, Pose] | None = None,
        done: Callable[[], None] | None = None,
        seconds: float = 0.45,
    ) -> None:
        """Let what is shown become the layout: figures stand up, hats go back, gone pieces shrink away.

        `done` is called when that is over, in a later frame also when nothing has to move.
        """
        self.stop()
        self._done = done
        self._settling = Settling(self._scene, layout, loose or {}, seconds)

    def stop(self) -> None:
        """Drop what plays, and leave the pieces where they are; `done` is not called."""
        self._motion, self._settling, self._done = None, None, None

    def finish(self) -> None:
        """Jump to the end of what plays; `done` is called."""
        if self._settling is not None:
            self._settling.finish()
            self._end()
        elif self._motion is not None:
            while not self._motion.done:
                self._motion.advance(1.0)
            self._time = self._motion.time
            self._put(self._motion.trajectory)
            self._end()

    def advance(self, seconds: float) -> None:
        """Show what `seconds` later is to be seen; runs the simulation a little further first."""
        passed = min(seconds, LONGEST_FRAME)
        if self._settling is not None:
            if self._settling.advance(passed * max(self.speed, 0.0)):
                self._end()
        elif self._motion is not None:
            self._play_on(self._motion, passed * self.speed)

    def _play_on(self, motion: Motion, seconds: float) -> None:
        wanted = self._time + seconds
        self._simulate(motion, wanted)
        self._time = min(wanted, motion.time)
        self._put(motion.trajectory)
        if motion.done and self._time >= motion.time:
            self._end()

    def _simulate(self, motion: Motion, wanted: float) -> None:
        """Run the simulation ahead of what is wanted, within the budget of a frame."""
        stop = self._watch() + BUDGET
        while not motion.done and motion.time < wanted + AHEAD:
            motion.advance(SLICE)
            if self._watch() >= stop:
                break

    def _put(self, trajectory: Trajectory) -> None:
        for track in trajectory.tracks:
            if track.samples and self._scene.pose_of(track.piece) is not None:
                pose = track.at(self._time)
                if pose != self._scene.pose_of(track.piece):
                    self._scene.place(track.piece, pose)

    def _end(self) -> None:
        """Everything has been shown: tell it, after which something else may play."""
        done = self._done
        self.stop()
        if done is not None:
            done()


class Settling:
    """Pieces on their way to where the rules put them."""

    def __init__(self, scene: TableScene, layout: Layout, loose: Mapping[str, Pose], seconds: float) -> None:
        self._scene = scene
        self._layout = layout
        self._loose = loose
        self._seconds = seconds
        self._passed = 0.0
        self._moves: tuple[Move, ...] = moves(scene.kinds_and_poses, layout, loose)
        scene.add_new(layout, loose)

    def advance(self, seconds: float) -> bool:
        """Let time pass; tells whether all have arrived."""
        self._passed += seconds
        if self._passed >= self._seconds or not self._moves:
            self.finish()
            return True
        for move in self._moves:
            pose, scale = at(move, self._passed / self._seconds, self._scene.solids_of(move.piece))
            self._scene.place(move.piece, pose)
            if move.before is None or move.after is None:
                self._scene.scale(move.piece, scale)
        return False

    def finish(self) -> None:
        """Show the layout as it is."""
        self._scene.show(self._layout, self._loose)
