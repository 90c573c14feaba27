"""The director's hand on the camera of one stage: takes become views, cuts keep their distance, houses duck."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from flick3d.rules.layout import Area
from flick3d.view.camera_maths import NO_MARGINS, Framing, overview
from flick3d.view.director import Cuts, Director, Flick, Take, nearest
from flick3d.view.director_views import Point, around, sight_rays
from flick3d.view.sights import Thing, things
from flick3d.view.spotting import Sight
from flick3d.view.stage import Stage

ORBIT = 3.6
"""Degrees a second."""
DRIFT = 1.6
"""Degrees a second by which a view that stays drifts, so that no picture is dead."""
BEGINS_AT = 58.0
"""Direction in which the first orbit looks at first."""
GOES_ALONG = 0.75
"""Share of the way of one who is hit by which the second angle goes along, so that he stays in the picture."""
HAND_OFF = 4.0
"""Seconds for which the camera stays with a viewer who has moved it."""


class Operator:
    """Moves the camera of a stage as its director wants; to be advanced in every frame before the camera."""

    def __init__(self, stage: Stage, director: Director) -> None:
        self._stage = stage
        self.director = director
        self._cuts = Cuts()
        self._area, self._framing = stage.scene.area, Framing()
        self._flick: Flick | None = None
        self._take: Take | None = None
        self._orbits: float | None = None
        self._hit: tuple[str, ...] = ()
        self._beside = (0.0, 0.0)
        self._heading = BEGINS_AT
        self._known = stage.camera.cuts
        self._by_hand = 0.0
        self.room = 0.0
        """How much of the lower edge an orbit leaves free for a card, 0 to 1."""

    @property
    def take(self) -> str:
        """The kind of what is seen now, for tests; "orbit" in the slow orbit."""
        return "orbit" if self._orbits is not None else self._take.kind if self._take is not None else ""

    @property
    def _town(self) -> tuple[Thing, ...]:
        return things(self._stage.scene.kinds_and_poses)

    def looks_at(self, area: Area, framing: Framing) -> None:
        """This part of the table is played on now."""
        self._area, self._framing = area, framing
        self._stage.camera.use_area(area, framing)

    def orbit(self, cut: bool = False) -> None:
        """Slowly around the table; nothing when it does so already."""
        if self._orbits is not None and not cut:
            return
        camera = self._stage.camera
        self._orbits = self._heading if cut else camera.aim.heading
        self._take = self._flick = None
        self._turn(0.0)
        if cut:
            self._cut()

    def wait(self) -> None:
        """The view stays as it is, and drifts."""
        if self._orbits is None:
            self._flick = None

    def shoulder(self, flick: Flick, cut: bool = False) -> None:
        """Over the shoulder of who flicks. cut: at once in any case, because the picture is dark."""
        camera = self._stage.camera
        take = self.director.shoulder(flick, self._town, camera.aim, self._cuts)
        self._show(replace(take, cut=True) if cut else take)

    def ride(self, flick: Flick) -> None:
        """With the disc from now on, as it is played."""
        self._flick = flick
        self._beside = self.director.way_beside(flick, self._town)

    def again(self, flick: Flick) -> None:
        """From the second angle; the pieces lie as before the flick."""
        self._show(self.director.again(flick, self._town))
        self._hit = nearest(self._town, flick.line.end)

    def portrait(self, who: str, at: Point, facing: float) -> None:
        """At who decides something."""
        camera = self._stage.camera
        self._show(self.director.portrait(who, at, facing, self._town, camera.aim, self._cuts))

    def sight(self, sight: Sight) -> None:
        """At something that happens by itself."""
        camera = self._stage.camera
        self._show(self.director.sight(sight, camera.aim, self._cuts))

    def advance(self, seconds: float) -> None:
        """A frame."""
        stage = self._stage
        self._cuts = self._cuts.after(seconds)
        if stage.camera.cuts != self._known:
            # The game has cut by itself, such as to a duel.
            self._cuts, self._known = Cuts(0.0), stage.camera.cuts
        self._by_hand = max(0.0, self._by_hand - seconds)
        if self._by_hand > 0.0:
            return
        if self._orbits is not None:
            self._turn(seconds)
        elif self._flick is not None and stage.playback.playing:
            self._follow(self.director.ride(self._flick, stage.playback.time, *self._beside))
        elif self._take is not None and self._take.kind != "ride":
            self._drift(seconds)

    def _turn(self, seconds: float) -> None:
        assert self._orbits is not None
        self._orbits = (self._orbits + ORBIT * seconds) % 360.0
        self._heading = self._orbits
        whole = overview(self._stage.window.size, self._area, NO_MARGINS, self._framing)
        self._stage.camera.look(around(whole, self.director.manner, self._orbits, self.room))

    def _drift(self, seconds: float) -> None:
        assert self._take is not None
        way = -(self.director.side or 1.0) * DRIFT * seconds
        aim = replace(self._take.aim, heading=self._take.aim.heading + way)
        self._take = replace(self._take, aim=aim)
        self._look(self._going_along(self._take))

    def _going_along(self, take: Take) -> Take:
        pose = next((self._stage.scene.pose_of(piece) for piece in self._hit), None)
        if pose is None:
            return take
        x, y = take.aim.x + GOES_ALONG * (pose.x - take.aim.x), take.aim.y + GOES_ALONG * (pose.y - take.aim.y)
        return replace(take, aim=replace(take.aim, x=x, y=y))

    def _follow(self, take: Take) -> None:
        self._take = take
        self._look(take)

    def _show(self, take: Take) -> None:
        self._orbits = self._flick = None
        self._hit = ()
        self._take = take
        self._look(take)
        if take.cut:
            self._cut()

    def give_away(self) -> None:
        """A viewer moves the camera now, and keeps it for a while."""
        self._by_hand = HAND_OFF

    def _look(self, take: Take) -> None:
        if self._by_hand > 0.0:
            return
        self._stage.camera.look(take.aim)
        self._duck(take, take.subjects)

    def _duck(self, take: Take, subjects: Iterable[Point]) -> None:
        if take.kind != "sight":
            self._stage.scene.duck(sight_rays(take.aim, subjects))

    def _cut(self) -> None:
        if self._by_hand > 0.0:
            return
        self._cuts = Cuts(0.0)
        self._stage.camera.cut()
        self._stage.scene.duck_at_once()
        self._known = self._stage.camera.cuts
