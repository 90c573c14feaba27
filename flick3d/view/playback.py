"""Playing a simulated shot on the scene while it may still be simulated, and the settling afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from flick3d.physics.trajectory import Trajectory
from flick3d.rules.layout import Layout, Pose
from flick3d.view.playing import Listener, Motion, Performance
from flick3d.view.scene import TableScene
from flick3d.view.settling import SETTLES_IN, Change, Settling
from flick3d.view.slowing import Decider, Moment, Slowing
from flick3d.view.tween import Haven

BUDGET = 0.003
"""Seconds of a frame that the simulation may take, once it has what this frame shows."""
AHEAD = 0.1
"""How far the simulation runs ahead of the playback at least, where the budget allows it, seconds."""
SLICE = 0.02
"""Simulated seconds between two looks at the watch."""
LONGEST_FRAME = 0.25
"""A frame that took longer counts as this long, seconds: nothing is skipped after a stall."""


class Playback:
    """Plays one motion at a time on one scene. `speed` 1 is real time, 0 is a pause."""

    def __init__(
        self,
        scene: TableScene,
        watch: Callable[[], float] = time.perf_counter,
        listener: Listener | None = None,
    ) -> None:
        self._scene = scene
        self._listener = listener
        self._watch = watch
        self.speed = 1.0
        self._motion: Motion | None = None
        self._time = 0.0
        self._settling: Settling | None = None
        self._change: Change | None = None
        self._performance: Performance | None = None
        self._exploded = False
        self._slowing = Slowing(None)
        self._done: Callable[[], None] | None = None
        self.calm = False
        """Whether nothing is shown slowly, and what moves by itself gets there at once."""

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
        return self.playing or self.settling or self.performing or self._change is not None

    @property
    def performing(self) -> bool:
        """Whether a game shows something of its own, which can be skipped by `finish`."""
        return self._performance is not None

    @property
    def darkness(self) -> float:
        """How dark the picture is for a change of scene, 0 to 1."""
        return 0.0 if self._change is None else self._change.darkness

    @property
    def pace(self) -> float:
        """The share of real time at which things move now: `speed`, and less in slow motion."""
        return self.speed * (self._slowing.pace(self._time) if self.playing else 1.0)

    @property
    def slowed(self) -> tuple[float, Moment] | None:
        """How deep in slow motion it is, 0 to 1, and for what; None when nothing is shown slowly."""
        moment = self._slowing.moment
        return None if moment is None or not self.playing else (self._slowing.depth(self._time), moment)

    def hasten(self) -> None:
        """No slow motion for the rest of what is played."""
        self._slowing.drop()

    def play(
        self,
        motion: Motion,
        done: Callable[[], None] | None = None,
        speed: float | None = None,
        decider: Decider | None = None,
    ) -> None:
        """Play a motion from its start. `done` is called once when all of it has been shown.

        The scene must show the shot's layout already. A speed that is given stays. decider: finds the moment that is
        shown in slow motion.
        """
        self.stop()
        self._slowing = Slowing(None if self.calm else decider)
        self._motion, self._done, self._time = motion, done, 0.0
        self._exploded = False
        if speed is not None:
            self.speed = speed
        if self._listener is not None:
            self._listener.began()

    def settle(
        self,
        layout: Layout,
        loose: Mapping[str, Pose] | None = None,
        done: Callable[[], None] | None = None,
        seconds: float = SETTLES_IN,
        havens: Mapping[str, Haven] | None = None,
    ) -> None:
        """Let what is shown become the layout: figures stand up, hats go back, gone pieces shrink away, houses fall.

        `done` is called when that is over, in a later frame also when nothing has to move. havens: where tokens come
        from or go that are in a slot.
        """
        self.stop()
        self._done = done
        self._settling = Settling(self._scene, layout, loose or {}, seconds, havens, self.calm)

    def change(self, act: Callable[[], None], done: Callable[[], None] | None = None, waits: float = 0.0) -> None:
        """Let the picture go dark after so many seconds, do `act` while it is dark, and let it come back."""
        self.stop()
        self._done = done
        self._change = Change(act, waits)

    def perform(self, performance: Performance, done: Callable[[], None] | None = None) -> None:
        """Show something of a game's own; `done` is called when it is over."""
        self.stop()
        self._done, self._performance = done, performance

    def seek(self, seconds: float) -> None:
        """Show another moment of the trajectory that is played, as far as it is known; nothing is heard of the way.

        Back before a blast the scene must show the shot's layout again first.
        """
        if self._motion is None:
            return
        self._time = min(max(0.0, seconds), self._motion.time)
        trajectory = self._motion.trajectory
        if trajectory.blast is not None and self._time < trajectory.blast.time:
            self._exploded = False
        self._put(trajectory)

    def stop(self) -> None:
        """Drop what plays, and leave the pieces where they are; `done` is not called."""
        if self._performance is not None:
            self._performance.close()
            self._performance = None
        if self._motion is not None and self._listener is not None:
            self._listener.over()
        self._motion, self._settling, self._change, self._done = None, None, None, None
        self._slowing = Slowing(None)

    def finish(self) -> None:
        """Jump to the end of what plays; `done` is called."""
        if self._settling is not None:
            self._settling.finish()
            self._end()
        elif self._change is not None:
            self._change.finish()
            self._end()
        elif self._performance is not None:
            self._performance.finish()
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
        elif self._performance is not None:
            if self._performance.advance(passed * max(self.speed, 0.0)):
                self._end()
        elif self._motion is not None:
            self._play_on(self._motion, passed * self.speed)

    def _play_on(self, motion: Motion, seconds: float) -> None:
        shown = self._time
        self._simulate(motion, shown + seconds)
        trajectory = motion.trajectory
        self._slowing.look(trajectory, motion.time, motion.done, shown)
        self._time = min(shown + self._slowing.stretched(shown, seconds), motion.time)
        self._put(trajectory)
        if self._listener is not None:
            self._listener.shown(trajectory, shown, self._time, self.pace)
        if motion.done and self._time >= motion.time:
            self._end()

    def _simulate(self, motion: Motion, wanted: float) -> None:
        """Run the simulation ahead of what is wanted, within the budget of a frame."""
        stop = self._watch() + BUDGET
        ahead = max(AHEAD, self._slowing.foresight)
        while not motion.done and motion.time < wanted + ahead:
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
