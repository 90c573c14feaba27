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
SETTLES_IN, COLLAPSES_IN = 0.45, 1.25
"""Seconds that pieces take to where the rules put them, and a house to fall down."""
FADES_IN = 0.3
"""Seconds until the picture is dark, and again until it is bright."""


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
        self._change: Change | None = None
        self._exploded = False
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
        """Whether anything moves, or the picture is dark."""
        return self.playing or self.settling or self._change is not None

    @property
    def darkness(self) -> float:
        """How dark the picture is for a change of scene, 0 to 1."""
        return 0.0 if self._change is None else self._change.darkness

    def play(self, motion: Motion, done: Callable[[], None] | None = None, speed: float | None = None) -> None:
        """Play a motion from its start. `done` is called once when all of it has been shown.

        The scene must show the shot's layout already. A speed that is given stays.
        """
        self.stop()
        self._motion, self._done, self._time = motion, done, 0.0
        self._exploded = False
        if speed is not None:
            self.speed = speed

    def settle(
        self,
        layout: Layout,
        loose: Mapping[str, Pose] | None = None,
        done: Callable[[], None] | None = None,
        seconds: float = SETTLES_IN,
    ) -> None:
        """Let what is shown become the layout: figures stand up, hats go back, gone pieces shrink away, houses fall.

        `done` is called when that is over, in a later frame also when nothing has to move.
        """
        self.stop()
        self._done = done
        self._settling = Settling(self._scene, layout, loose or {}, seconds)

    def change(self, act: Callable[[], None], done: Callable[[], None] | None = None, waits: float = 0.0) -> None:
        """Let the picture go dark after so many seconds, do `act` while it is dark, and let it come back."""
        self.stop()
        self._done = done
        self._change = Change(act, waits)

    def stop(self) -> None:
        """Drop what plays, and leave the pieces where they are; `done` is not called."""
        self._motion, self._settling, self._change, self._done = None, None, None, None

    def finish(self) -> None:
        """Jump to the end of what plays; `done` is called."""
        if self._settling is not None:
            self._settling.finish()
            self._end()
        elif self._change is not None:
            self._change.finish()
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
        elif self._change is not None:
            if self._change.advance(passed * max(self.speed, 0.0)):
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
        if trajectory.blast is not None and self._time >= trajectory.blast.time and not self._exploded:
            self._exploded = True
            self._scene.explode(trajectory.blast.x, trajectory.blast.y)

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
        self._moves: tuple[Move, ...] = moves(scene.kinds_and_poses, layout, loose, scene.sorts)
        self._turned: set[str] = set()
        self._whole = max((self._seconds_of(move) for move in self._moves), default=0.0)
        scene.add_new(layout, loose)
        for move in self._moves:
            if move.collapses:
                scene.crumble(move.piece)

    def advance(self, seconds: float) -> bool:
        """Let time pass; tells whether all have arrived."""
        self._passed += seconds
        if self._passed >= self._whole:
            self.finish()
            return True
        for move in self._moves:
            self._turn_over(move)
            share = min(1.0, self._passed / self._seconds_of(move))
            pose, scale = at(move, share, self._scene.solids_of(move.piece))
            self._scene.place(move.piece, pose)
            if scale < 1.0 or move.before is None:
                self._scene.scale(move.piece, scale)
        return False

    def _turn_over(self, move: Move) -> None:
        """In the middle of a token's way its other side comes up."""
        new = move.becomes
        if new is not None and self._passed >= self._seconds_of(move) / 2.0 and move.piece not in self._turned:
            self._turned.add(move.piece)
            self._scene.add(new)

    def _seconds_of(self, move: Move) -> float:
        return max(self._seconds, COLLAPSES_IN) if move.collapses else self._seconds

    def finish(self) -> None:
        """Show the layout as it is."""
        self._scene.show(self._layout, self._loose)


class Change:
    """A change of scene behind a dark picture."""

    def __init__(self, act: Callable[[], None], waits: float) -> None:
        self._act = act
        self._waits = waits
        self._passed = 0.0
        self._acted = False

    @property
    def darkness(self) -> float:
        """0 is bright, 1 is dark."""
        if self._passed == self._waits + FADES_IN:
            return 1.0
        return max(0.0, 1.0 - abs(self._passed - self._waits - FADES_IN) / FADES_IN)

    def advance(self, seconds: float) -> bool:
        """Let time pass; tells whether it is over."""
        self._passed += seconds
        if not self._acted and self._passed >= self._waits + FADES_IN:
            # However long the frame was: the picture is dark when the scene changes, and brightens from then on.
            self._passed = self._waits + FADES_IN
            self.finish()
        return self._passed >= self._waits + 2.0 * FADES_IN

    def finish(self) -> None:
        """Do what is left to do."""
        if not self._acted:
            self._acted = True
            self._act()
