"""The director: decides which view comes next, for how long, and whether by a cut or a glide. Pure decisions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Literal

import msgspec
from msgspec.structs import replace

from flick3d.physics.trajectory import Trajectory
from flick3d.rules.layout import Area
from flick3d.view.camera_maths import Aim
from flick3d.view.director_views import (
    LIFTS,
    TALL,
    Line,
    Point,
    at_sight,
    backdrop,
    clear_of,
    is_clear,
    lifted,
    over_shoulder,
    portrait,
    riding,
    second_angles,
    within,
)
from flick3d.view.sights import HOUSES, Thing
from flick3d.view.slowing import Moment
from flick3d.view.spotting import Manner, Sight

SHORTEST_TAKE = 1.2
"""Seconds between two cuts at least."""
TURNS_BY_GLIDE, GOES_BY_GLIDE = 70.0, 30.0
"""Degrees and cm up to which a glide is better than a cut."""
AGAIN_SHARE = 1.0 / 3.0
"""Of the topples, so many are shown once more."""
AGAIN_SPEED = 0.25
"""Share of real time at which it is shown once more."""
AGAIN_BEFORE, AGAIN_AFTER = 0.30, 0.42
"""Seconds of the flick that are shown again, before and after what decided it."""
NEAR = 4.0
"""cm within which a piece is the one that something happens to."""
TURNS = (0.0, 14.0, 28.0, 45.0, -12.0)
"""Degrees farther beside the line of action that a ride can end, the best first; never on its other side."""
LATER_IS_WORSE = 0.25
"""What a second angle is worth less than the one before it, where a house behind is worth 1."""
LEADS = 0.22
"""Seconds of the flick by which the camera is ahead of the disc, so that its own softness does not leave it behind."""

Kind = Literal["shoulder", "ride", "again", "portrait", "sight", "orbit"]


class Take(msgspec.Struct, frozen=True):
    """One view. aim: of the camera; subjects: what must be seen, cm; cut: at once, else by a glide."""

    kind: Kind
    aim: Aim
    subjects: tuple[Point, ...]
    cut: bool


class Flick(msgspec.Struct, frozen=True):
    """What the director knows of a flick: who makes it, with what, and how it goes.

    who: id of the figure that flicks, or of the disc. piece: id of what is flicked. line: of action. moment: what
    decides it, or None.
    """

    who: str
    piece: str
    line: Line
    trajectory: Trajectory
    moment: Moment | None


class Cuts(msgspec.Struct, frozen=True):
    """When the last cut was. since: seconds."""

    since: float = math.inf

    def after(self, seconds: float) -> Cuts:
        """So much later."""
        return Cuts(self.since + seconds)

    def may_cut(self) -> bool:
        """Whether there may be a cut now: nobody can follow two of them in a row."""
        return self.since >= SHORTEST_TAKE


def flick_of(
    who: str, piece: str, start: Point, direction: float, trajectory: Trajectory, moment: Moment | None, area: Area
) -> Flick:
    """A flick as the director sees it. start: of what is flicked, cm; direction: degrees. area: what is looked at."""
    if moment is not None:
        end = (moment.x, moment.y)
    else:
        final = dict(trajectory.final).get(piece)
        end = (final.x, final.y) if final is not None else start
    end = within(end, area)
    if math.dist(start, end) < 4.0:
        angle = math.radians(direction)
        end = (start[0] + 8.0 * math.cos(angle), start[1] + 8.0 * math.sin(angle))
    return Flick(who, piece, Line(start, end), trajectory, moment)


class Director:
    """One director. It stays on one side of the line of action as long as the same one plays."""

    def __init__(self, manner: Manner, chance: Random) -> None:
        self.manner = manner
        self._chance = chance
        self._side = self._direction = 0.0
        self._exchange = ""

    @property
    def side(self) -> float:
        """The side of the line of action, 1 left and -1 right; 0 before the first flick."""
        return self._side

    def begins(self, exchange: str) -> None:
        """From now on it is this exchange: a turn, or a duel. In another one the side may be another."""
        if exchange != self._exchange:
            self._exchange, self._side = exchange, 0.0

    def shoulder(self, flick: Flick, town: Sequence[Thing], now: Aim, cuts: Cuts) -> Take:
        """Before a flick: over the shoulder of who makes it, from a side from which both ends are seen."""
        line, own, subjects = flick.line, (flick.who, flick.piece), (flick.line.start, flick.line.end)
        if not self._side:
            self._side = self._better_side(line, town, own)
        elif abs((line.direction - self._direction + 180.0) % 360.0 - 180.0) > 90.0:
            # It is answered from the other end: what was the left of the line is its right now.
            self._side = -self._side
        self._direction = line.direction
        aim = clear_of(over_shoulder(line, self._side, self.manner), subjects, town, own)
        return Take("shoulder", aim, subjects, self._cuts_to(aim, now, cuts))

    def way_beside(self, flick: Flick, town: Sequence[Thing]) -> tuple[float, float]:
        """From where the end of a flick is seen when the camera rides along: degrees farther beside it, and higher."""
        own = (flick.who, flick.piece, *nearest(town, flick.line.end))
        ends = (flick.line.end,)
        for lift in LIFTS[:4]:
            for turn in TURNS:
                aim = self._riding(flick, flick.trajectory.duration, turn, lift)
                if is_clear(aim, ends, town, own, houses=False):
                    return turn, lift
        return 0.0, LIFTS[1]

    def ride(self, flick: Flick, seconds: float, turn: float, lift: float) -> Take:
        """With the disc, so many seconds after its release. turn, lift: as `way_beside` has found them."""
        aim = self._riding(flick, seconds, turn, lift)
        return Take("ride", aim, (disc_at(flick, seconds + LEADS), flick.line.end), cut=False)

    def _riding(self, flick: Flick, seconds: float, turn: float, lift: float) -> Aim:
        side = self._side or 1.0
        aim = lifted(riding(flick.line, disc_at(flick, seconds + LEADS), side, self.manner), lift)
        return replace(aim, heading=aim.heading - side * turn)

    def repeats(self, is_topple: bool, is_end: bool, flick: Flick) -> bool:
        """Whether a flick is shown once more: each that wins, and about one in three that topple somebody."""
        if flick.moment is None:
            return False
        return is_end or (is_topple and self._chance.random() < AGAIN_SHARE)

    def again(self, flick: Flick, town: Sequence[Thing]) -> Take:
        """The second angle."""
        ends = (flick.line.end,)
        own = (flick.piece, *nearest(town, flick.line.end))
        found = tuple(second_angles(flick.line, self._side or 1.0, self.manner))
        free = [each for each in found if is_clear(each, ends, town, own, houses=True)]
        free = free or [each for each in found if is_clear(each, ends, town, own, houses=False)] or [found[-1]]
        aim = max(free, key=lambda each: backdrop(each, town) - found.index(each) * LATER_IS_WORSE)
        return Take("again", aim, ends, cut=True)

    def portrait(self, who: str, at: Point, facing: float, town: Sequence[Thing], now: Aim, cuts: Cuts) -> Take:
        """Who decides something now."""
        aim = clear_of(portrait(at, facing, self._side or 1.0, self.manner), (at,), town, (who,))
        return Take("portrait", aim, (at,), self._cuts_to(aim, now, cuts))

    def sight(self, sight: Sight, now: Aim, cuts: Cuts) -> Take:
        """Something that happens on the table by itself."""
        aim = at_sight(sight, now.heading)
        return Take("sight", aim, ((sight.x, sight.y),), self._cuts_to(aim, now, cuts))

    def _better_side(self, line: Line, town: Sequence[Thing], own: tuple[str, ...]) -> float:
        """The side from which nothing is in the way, houses included; else the south, where the light comes from."""
        views = {side: over_shoulder(line, side, self.manner) for side in (1.0, -1.0)}
        south = min(views, key=lambda side: views[side].view((16, 9)).eye[1])
        subjects = (line.start, line.end)
        for houses in (True, False):
            for lift in LIFTS[:3]:
                for side in (south, -south):
                    if is_clear(lifted(views[side], lift), subjects, town, own, houses):
                        return side
        return south

    @staticmethod
    def _cuts_to(aim: Aim, now: Aim, cuts: Cuts) -> bool:
        turn = abs((aim.heading - now.heading + 180.0) % 360.0 - 180.0)
        far = math.dist((aim.x, aim.y), (now.x, now.y))
        return cuts.may_cut() and (turn > TURNS_BY_GLIDE or far > GOES_BY_GLIDE)


def disc_at(flick: Flick, seconds: float) -> Point:
    """Where the flicked disc is, but not beyond what it decides."""
    track = next((track for track in flick.trajectory.tracks if track.piece == flick.piece), None)
    if track is None or not track.samples:
        return flick.line.start
    if flick.moment is not None:
        seconds = min(seconds, flick.moment.time)
    pose = track.at(seconds)
    return pose.x, pose.y


def nearest(town: Sequence[Thing], to: Point) -> tuple[str, ...]:
    """The piece that what is decided happens to: it is looked at, and never in the way."""
    standing = [thing for thing in town if thing.height >= TALL and thing.kind not in HOUSES]
    closest = min(standing, key=lambda thing: thing.away(to), default=None)
    return (closest.piece,) if closest is not None and closest.away(to) < NEAR else ()


def again_span(flick: Flick) -> tuple[float, float]:
    """From when to when a flick is shown once more, seconds after its release."""
    assert flick.moment is not None
    return max(0.0, flick.moment.time - AGAIN_BEFORE), min(flick.trajectory.duration, flick.moment.time + AGAIN_AFTER)
