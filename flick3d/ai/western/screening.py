"""Screening: where a man stands between enemies and a friend on whom all depends: a carrier, a witness, a leader."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from flick3d.ai.western.chances import within
from flick3d.ai.western.errands import Errand
from flick3d.ai.western.fans import Point
from flick3d.ai.western.sights import ENEMY_NOISE, THREAT, Sights
from flick3d.ai.western.survey import Survey
from flick3d.ai.western.terrain import Ways
from flick3d.ai.western.worth import precious
from flick3d.rules.layout import Area

SEEN = 0.05
"""Shots that are less likely to hit than this need no screen."""

BEFORE = (4.5, 7.0)
"""cm before a friend where one steps between him and an enemy."""

AHEAD = 0.6
"""Who comes nearer to a friend's goal by so much of each cm stands in his way."""

FROM_EDGE = 3.5
"""cm: places that are nearer to the edge are left alone."""


class Line(msgspec.Struct, frozen=True):
    """An enemy and a friend whom he sees: where his two bullets would lie and where the friend is (cm), half the width
    of what he can hit (degrees), and how likely he is to hit.
    """

    starts: tuple[Point, ...]
    end: Point
    half: float
    chance: float


class Screened(msgspec.Struct, frozen=True):
    """A friend who is in sight of enemies, what a hit on him would cost his side, and the ways that he has to go."""

    lines: tuple[Line, ...]
    loss: float
    ways: tuple[Ways, ...] = ()

    def worth(self, spot: Point, width: float) -> float:
        """What it is worth to stand at a place, cm, for a man whom bullets cannot pass within `width` cm."""
        covers = [covered(line, spot, width) for line in self.lines]
        if not any(covers) or any(_in_the_way(ways, self.lines[0].end, spot) for ways in self.ways):
            return 0.0
        open_now = math.prod(1.0 - line.chance for line in self.lines)
        then = math.prod(1.0 - line.chance * (1.0 - cover) for line, cover in zip(self.lines, covers, strict=True))
        return THREAT * self.loss * (then - open_now)

    def places(self, area: Area) -> Iterator[Point]:
        """Places right before the friend, on his side of each line, cm."""
        for line in self.lines:
            x, y = (sum(each) / len(line.starts) for each in zip(*line.starts, strict=True))
            turned = math.radians(_direction(line.end, (x, y)))
            for before in BEFORE:
                spot = (line.end[0] + before * math.cos(turned), line.end[1] + before * math.sin(turned))
                if area.contains(*spot, FROM_EDGE):
                    yield spot


def covered(line: Line, spot: Point, width: float) -> float:
    """Which share of a line a man at a place bars, 0 to 1: the enemy shoots from where less of it is barred."""
    return min(_barred(start, line, spot, width) for start in line.starts)


def _barred(start: Point, line: Line, spot: Point, width: float) -> float:
    away = math.dist(start, spot)
    if not width < away < math.dist(start, line.end) - width:
        return 0.0
    bars = math.degrees(math.asin(width / away))
    off = (_direction(start, spot) - _direction(start, line.end) + 180.0) % 360.0 - 180.0
    low, high = max(-line.half, off - bars), min(line.half, off + bars)
    return max(0.0, high - low) / (2.0 * line.half)


def _in_the_way(ways: Ways, friend: Point, spot: Point) -> bool:
    """Whether a place is where a friend wants to go."""
    return ways.length(*spot) < ways.length(*friend) - AHEAD * math.dist(friend, spot)


def screened(sights: Sights, man: str, errands: Sequence[Errand]) -> tuple[Screened, ...]:
    """The friends of a man whom he could screen; nobody when goals depend on himself, or when nobody looks ahead.

    errands: of all men of the side.
    """
    survey = sights.survey
    state = survey.state
    if not sights.level.foresight or precious(state, state.cowboy(man)):
        return ()
    found = []
    for friend in state.living(sights.side):
        if friend.id == man or friend.posture != "standing" or survey.house_of(friend) or not precious(state, friend):
            continue
        x, y = survey.spots[friend.id]
        lines = []
        for enemy, _, half, _ in sights.looks(x, y, friend.id):
            chance = sights.comes(enemy) * within(half, ENEMY_NOISE)
            if chance > SEEN:
                lines.append(Line(_bullets(survey, enemy.id, (x, y)), (x, y), half, chance))
        if lines:
            ways = tuple(errand.ways for errand in errands if errand.man == friend.id)
            found.append(Screened(tuple(lines), -sights.gains[friend.id], ways))
    return tuple(found)


def _bullets(survey: Survey, enemy: str, end: Point) -> tuple[Point, ...]:
    """Where the bullets of an enemy who looks at a point lie, to his left and to his right, cm (W50)."""
    x, y = survey.spots[enemy]
    beside = survey.slide.man + 3.0 * survey.slide.bullet
    turned = [math.radians(_direction((x, y), end) + side) for side in (90.0, -90.0)]
    return tuple((x + beside * math.cos(turn), y + beside * math.sin(turn)) for turn in turned)


def _direction(start: Point, end: Point) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
