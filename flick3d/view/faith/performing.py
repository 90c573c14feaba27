"""Shows the beats of what came of an action one after another: discs move, Borders light up, points fly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from flick3d.games.faith.map import IslandName
from flick3d.rules.events import Event
from flick3d.rules.layout import Layout
from flick3d.view.decals import Colour
from flick3d.view.faith.beats import Beat, Gain
from flick3d.view.faith.points import FlyingPoints, calmed, eased
from flick3d.view.scene import TableScene
from flick3d.view.settling import SETTLES_IN, Settling

LIGHT: Colour = (1.0, 0.92, 0.55, 0.95)
SILENT: Colour = (0.85, 0.16, 0.12, 0.9)
"""The light of an Island that is scored, and of one that is not."""


class Props(msgspec.Struct, frozen=True):
    """What a performance plays with.

    fly: makes the points of a gain, so many places beside the others. light: lets exactly these Borders shine.
    point: rings under exactly these discs. count: a player's points have arrived. tell: say what happens now.
    calm: nothing flies for longer than a moment.
    """

    fly: Callable[[Gain, float], FlyingPoints | None]
    light: Callable[[Mapping[IslandName, Colour]], None]
    point: Callable[[Sequence[str]], None]
    count: Callable[[Gain], None]
    tell: Callable[[tuple[Event, ...]], None]
    calm: bool = False


class Performance:
    """Beats on a scene, and at last the state as it is: `final`."""

    def __init__(self, scene: TableScene, beats: Sequence[Beat], final: Layout, props: Props) -> None:
        self._scene = scene
        self._beats = list(beats)
        self._final = final
        self._props = props
        self._index = -1
        self._passed = 0.0
        self._settling: Settling | None = None
        self._points: list[FlyingPoints] = []
        self._begin(0)

    def advance(self, seconds: float) -> bool:
        """Let time pass; tells whether all is over."""
        self._passed += seconds
        if self._settling is not None and self._settling.advance(seconds):
            self._settling = None
        if self._index >= len(self._beats):
            return self._settling is None
        beat = self._beats[self._index]
        share = min(1.0, self._passed / beat.seconds)
        for points in self._points:
            points.show(calmed(share, beat.seconds) if self._props.calm else share)
        if beat.island:
            colour = SILENT if beat.silent else LIGHT
            fades = eased(4.0 * share) * eased(4.0 * (1.0 - share))
            self._props.light({beat.island: (*colour[:3], colour[3] * fades)})  # type: ignore[dict-item]
        if share >= 1.0:
            self._end()
            self._begin(self._index + 1)
        return False

    def finish(self) -> None:
        """Show the state as it is, with all points counted."""
        while self._index < len(self._beats):
            self._end()
            self._index += 1
        self._settling = None
        self._scene.show(self._final)

    def close(self) -> None:
        """Take away what belongs to the performance and not to the table."""
        for points in self._points:
            points.remove()
        self._points = []
        self._props.light({})
        self._props.point(())

    def _begin(self, index: int) -> None:
        self._index, self._passed = index, 0.0
        if index >= len(self._beats):
            self._settling = Settling(self._scene, self._final, {}, SETTLES_IN, calm=self._props.calm)
            return
        beat = self._beats[index]
        self._settling = Settling(self._scene, beat.layout, {}, min(SETTLES_IN, beat.seconds), calm=self._props.calm)
        self._props.point(beat.pointed)
        self._props.tell(beat.events)
        middle = (len(beat.gains) - 1) / 2.0
        flying = (self._props.fly(gain, number - middle) for number, gain in enumerate(beat.gains))
        self._points = [points for points in flying if points is not None]

    def _end(self) -> None:
        """The beat is over: its points have arrived."""
        for gain in self._beats[self._index].gains:
            self._props.count(gain)
        self.close()
