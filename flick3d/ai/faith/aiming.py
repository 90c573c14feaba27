"""What a disc may be aimed at: the Navel, Cities, free places on Islands, other discs."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from flick3d.ai.faith.board import NOWHERE, Lying, Sea
from flick3d.ai.faith.gliding import Glide
from flick3d.ai.faith.judge import Judge
from flick3d.rules.outline import Point
from flick3d.rules.prompts import FlickOffer

BEYOND = (0.0, -1.0, 1.2, 2.6)
"""cm by which a flick is meant to stop behind a ring's middle; what stands behind it may catch it."""
ASIDE = (0.0, 0.55, -0.55)
"""How far beside another disc's middle a flick is aimed, as shares of both radii."""
SHOVED = (4.5, 9.0, 18.0)
"""cm that a disc is meant to go that is shoved."""
HEAVY = 5.0
"""Grams. What is heavier moves so little that only the hardest flick is worth a thought."""
AROUND = 4.5
"""cm from an Island's middle to the places on it where a disc may be wanted."""


class Candidate(msgspec.Struct, frozen=True):
    """A flick that may be worth something: direction in degrees, speed in cm/s, what it is for and aims at."""

    offer: FlickOffer
    direction: float
    speed: float
    goal: str
    piece: str = ""
    place: Point | None = None


def stops(offer: FlickOffer, sea: Sea, glide: Glide) -> Iterator[Candidate]:
    """Flicks that stop at a place where a disc is wanted."""
    for goal, place in places(sea):
        yield from stops_at(offer, glide, goal, place)


def shoves(offer: FlickOffer, judge: Judge) -> Iterator[Candidate]:
    """Flicks at other discs that nothing hides: rivals' discs on Islands, the Ape, own ones that may go on."""
    after = judge.after(offer)
    own = after.lying[-1] if judge.state.launch is None else after.lying[-2]
    disc = (own.body.mass, own.body.radius)
    for each in after.lying:
        if each.id in (offer.piece, own.id) or each.is_fixed or not after.is_free(each.id, (each.body.x, each.body.y)):
            continue
        if each.owner == judge.player:
            if each.is_prophet:
                yield from _help(offer, judge.glide, judge.board.sea, each, disc)
        elif each.spot.island != NOWHERE or each.owner == NOWHERE:
            yield from _shoves(offer, judge.glide, each, disc)


def places(sea: Sea) -> Iterator[tuple[str, Point]]:
    """Places where a disc is wanted, with the goal's code."""
    yield "navel", sea.map.navel.at
    for island, middle in zip(sea.map.islands, sea.middles, strict=True):
        yield "city", island.city.at
        out = math.hypot(*middle) or 1.0
        east, north = middle[0] / out, middle[1] / out
        for ahead, aside in ((0.0, 1.0), (0.0, -1.0), (0.6, 0.0)):
            yield (
                "island",
                (
                    middle[0] + AROUND * (ahead * east - aside * north),
                    middle[1] + AROUND * (ahead * north + aside * east),
                ),
            )


def stops_at(offer: FlickOffer, glide: Glide, goal: str, place: Point) -> Iterator[Candidate]:
    """Flicks that stop at a place, or a little before or behind it."""
    away = math.dist(offer.at, place) or 1.0
    way = (place[0] - offer.at[0]) / away, (place[1] - offer.at[1]) / away
    last = -1.0
    for beyond in BEYOND if goal != "island" else BEYOND[:1]:
        end = place[0] + beyond * way[0], place[1] + beyond * way[1]
        direction, speed = glide.aim(offer.at, end)
        speed = bounded(offer, speed)
        if speed != last:
            yield Candidate(offer, direction, speed, goal, place=place)
        last = speed


def _shoves(offer: FlickOffer, glide: Glide, other: Lying, own: tuple[float, float]) -> Iterator[Candidate]:
    """Flicks that shove another player's disc, or the Ape, away."""
    mass, radius = own
    at = other.body.x, other.body.y
    away = math.dist(offer.at, at)
    straight = math.degrees(math.atan2(at[1] - offer.at[1], at[0] - offer.at[0]))
    room = radius + other.body.radius
    if other.body.mass > HEAVY:
        yield Candidate(offer, straight % 360.0, offer.highest_speed, "shove", other.id, at)
        return
    for aside in ASIDE:
        turn = math.degrees(math.asin(max(-1.0, min(1.0, aside * room / away)))) if away > room else 0.0
        share = (1.0 + glide.restitution) * mass / (mass + other.body.mass) * math.sqrt(1.0 - aside * aside)
        run = max(0.0, away - room * math.sqrt(1.0 - aside * aside))
        last = -1.0
        for shoved in SHOVED:
            met = math.sqrt(2.0 * glide.deceleration * shoved) / share
            speed = bounded(offer, met + glide.rolling * run if glide.rolling else _before(glide, met, run))
            if speed != last:
                yield Candidate(offer, (straight + turn) % 360.0, speed, "shove", other.id, at)
            last = speed


def _help(offer: FlickOffer, glide: Glide, sea: Sea, other: Lying, own: tuple[float, float]) -> Iterator[Candidate]:
    """Flicks that shove an own disc onto the Navel or into the nearest City."""
    mass, radius = own
    at = other.body.x, other.body.y
    goals = [("navel", sea.map.navel.at), ("city", sea.map.islands[sea.nearest(*at)].city.at)]
    for goal, place in goals:
        gap = math.dist(at, place)
        if gap < 1.0 or glide.rolling:
            continue
        normal = (place[0] - at[0]) / gap, (place[1] - at[1]) / gap
        room = radius + other.body.radius
        aim = at[0] - room * normal[0], at[1] - room * normal[1]
        run = math.dist(offer.at, aim)
        way = (aim[0] - offer.at[0]) / (run or 1.0), (aim[1] - offer.at[1]) / (run or 1.0)
        along = way[0] * normal[0] + way[1] * normal[1]
        if along < 0.3:
            continue
        share = (1.0 + glide.restitution) * mass / (mass + other.body.mass) * along
        met = math.sqrt(2.0 * glide.deceleration * gap) / share
        direction = math.degrees(math.atan2(way[1], way[0])) % 360.0
        yield Candidate(offer, direction, bounded(offer, _before(glide, met, run)), goal, other.id, place)


def _before(glide: Glide, met: float, run: float) -> float:
    """The speed at the start of a slide of `run` cm that ends with the speed `met`."""
    return math.sqrt(met * met + 2.0 * glide.deceleration * run)


def bounded(offer: FlickOffer, speed: float) -> float:
    """The speed, or the nearest one that the offer allows, cm/s."""
    return min(offer.highest_speed, max(offer.lowest_speed, speed))
