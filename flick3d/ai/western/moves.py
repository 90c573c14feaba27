"""Moves: to places from where one can shoot, to cover, and towards what the scenario asks for."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec

from flick3d.ai.ideas import Aimed, Idea
from flick3d.ai.western.chances import between
from flick3d.ai.western.fans import Fan, Point
from flick3d.ai.western.lanes import BEYOND, direction_chance, length_chance
from flick3d.ai.western.turn import Turn
from flick3d.games.western.houses import is_out
from flick3d.rules.doorway import seen_from
from flick3d.rules.layout import upright
from flick3d.rules.prompts import FlickOffer

LEAST_CHANCE = 0.25
"""Moves that succeed less often are not thought of."""

SHORTEST = 3.0
"""cm: shorter moves change too little."""

MOST_PLACES = 80
"""How many places are looked at closely."""

MOST_MOVES = 8
"""How many moves are told."""

FROM_EDGE = 3.5
"""cm: places that are nearer to the edge are left alone."""

CLEARLY = 0.2
"""How much better a place must be for something, in hit points, to say that the move is for that."""

APART = 5.0
"""cm between two moves that are told."""


def lane_fan(turn: Turn, offer: FlickOffer, without: frozenset[str] = frozenset()) -> Fan:
    """What the movement disc meets; who leaves a house may touch it."""
    return turn.survey.fan_from(*offer.at, turn.survey.slide.disc, {turn.man.id, turn.man.inside, *without})


def move_ideas(turn: Turn, offer: FlickOffer) -> Iterator[Idea]:
    """The best moves to free places, the best first."""
    seen = lane_fan(turn, offer)
    found = [_idea(turn, offer, seen, spot, chance) for spot, chance in _reachable(turn, offer, seen)]
    found.sort(key=lambda idea: -idea.worth)
    told: list[Point] = []
    for idea in found:
        assert idea.place is not None
        if len(told) == MOST_MOVES:
            break
        if all(math.dist(idea.place, other) >= APART for other in told):
            told.append(idea.place)
            yield msgspec.structs.replace(idea, goal=_goal(turn, idea.place))


def best_move(turn: Turn, offer: FlickOffer, without: frozenset[str]) -> float:
    """What the best move is worth when these pieces are out of the way."""
    seen = lane_fan(turn, offer, without)
    found = (_idea(turn, offer, seen, spot, chance).worth for spot, chance in _reachable(turn, offer, seen))
    return max(found, default=-1.0)


def _idea(turn: Turn, offer: FlickOffer, seen: Fan, spot: Point, chance: float) -> Idea:
    length, direction = _way(offer.at, spot)
    chance *= length_chance(seen, direction, length, turn.speed_noise, turn.state.scenario.area)
    if turn.man.inside:
        least = _way_out(turn, offer, direction)
        chance *= between(math.sqrt(least / length) - 1.0, math.inf, turn.speed_noise)
    worth = chance * turn.moved(spot) + (1.0 - chance) * turn.stays - turn.before
    flick = Aimed(offer, direction % 360.0, turn.survey.slide.speed(length))
    return Idea(worth, "move", flick=flick, place=spot)


def _goal(turn: Turn, spot: Point) -> str:
    """What a move to a place is good for: an errand, a shot, or else cover."""
    for errand in sorted(turn.errands, key=lambda each: -each.worth):
        if errand.at(*spot) > errand.worth_now(turn.survey) + CLEARLY:
            return errand.goal
    if turn.screening(spot) > CLEARLY:
        return "screen"
    looks = turn.sights.looks(*spot, turn.man.id)
    return "approach" if turn.sights.shots(looks, 1) > CLEARLY else "cover"


def _reachable(turn: Turn, offer: FlickOffer, seen: Fan) -> list[tuple[Point, float]]:
    """Places that one flick may reach, with the chance that nothing is in the way."""
    found = _within_reach(turn, offer, seen, _places(turn, offer))
    step = math.ceil(len(found) / MOST_PLACES)
    found = found[::step] if step > 1 else found
    return found if turn.man.inside else found + _within_reach(turn, offer, seen, turn.screens)


def _within_reach(turn: Turn, offer: FlickOffer, seen: Fan, spots: Iterable[Point]) -> list[tuple[Point, float]]:
    longest = turn.survey.slide.length(offer.highest_speed)
    found = []
    for spot in spots:
        length, direction = _way(offer.at, spot)
        if not SHORTEST <= length <= longest:
            continue
        chance = direction_chance(seen, direction, length * BEYOND, turn.angle_noise)
        if chance >= LEAST_CHANCE:
            found.append((spot, chance))
    return found


def _way_out(turn: Turn, offer: FlickOffer, direction: float) -> float:
    """How far a disc must slide to be out of the man's house as a whole, cm (W41)."""
    house = turn.state.layout[turn.man.inside]
    ahead, _ = seen_from(house.pose, *offer.at)
    straight = turn.survey.ground.doorway(house.kind).line + turn.survey.slide.disc - ahead
    return straight / max(0.5, math.cos(math.radians(direction - house.pose.yaw)))


def _places(turn: Turn, offer: FlickOffer) -> Iterable[Point]:
    if not turn.man.inside:
        yield from _inner(turn)
        yield from (each for errand in turn.errands if errand.house for each in [turn.survey.before_door(errand.house)])
        return
    house = turn.state.layout[turn.man.inside]
    doorway = turn.survey.ground.doorway(house.kind)
    begin = math.dist(offer.at, (house.pose.x, house.pose.y)) + doorway.front + turn.survey.slide.disc
    steep = math.degrees(math.atan2(doorway.half_width - turn.survey.slide.disc, begin))
    for turned in (-1.0, -0.5, 0.0, 0.5, 1.0):
        towards = math.radians(house.pose.yaw + turned * steep)
        for step in range(24):
            length = 8.0 + 2.0 * step
            spot = (offer.at[0] + length * math.cos(towards), offer.at[1] + length * math.sin(towards))
            if is_out(house, upright(*spot), turn.survey.ground) and turn.state.scenario.area.contains(*spot):
                yield spot


def _inner(turn: Turn) -> Iterable[Point]:
    """Every other free place, those at the very edge left out: from there discs leave the table."""
    land, area = turn.survey.land.terrain, turn.state.scenario.area
    for index, free in enumerate(land.free):
        if free and (index % land.columns + index // land.columns) % 2 == 0:
            spot = land.place(index)
            if area.contains(*spot, FROM_EDGE):
                yield spot


def _way(start: Point, end: Point) -> tuple[float, float]:
    """Length (cm) and direction (degrees)."""
    return math.dist(start, end), math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
