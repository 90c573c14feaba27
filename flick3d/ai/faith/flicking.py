"""Ideas for a flick: which disc, from where in the cloud, at what, how hard; and the Hand of God behind it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from flick3d.ai.faith.aiming import Candidate, bounded, places, shoves, stops, stops_at
from flick3d.ai.faith.board import hand_as_bodies
from flick3d.ai.faith.judge import Judge
from flick3d.ai.faith.tally import Tally
from flick3d.ai.hand import noise
from flick3d.ai.ideas import Aimed, Idea, choice
from flick3d.games.faith.actions import Leave, Put, Stand
from flick3d.games.faith.powers import backstop, stance
from flick3d.games.faith.state import Stance
from flick3d.rules.outline import Point, encloses
from flick3d.rules.prompts import FlickOffer, Prompt

BEST = 9
"""How many of the flicks that look best when nothing goes wrong are looked at with the hand's errors."""
ALIKE = 3
"""How many of these may have the same target."""
LAPSES = 5
"""How many worse ones a player thinks of, who may misjudge them."""
WORSE = 0.3
"""VP that these are worth less, as the hand's errors were not counted in."""
ERRORS = (
    (-0.87, -1.77), (0.19, -1.2), (1.77, -0.87), (-0.4, -0.62), (0.62, -0.4), (-1.2, -0.19), (0.0, 0.0),
    (1.2, 0.19), (-0.62, 0.4), (0.4, 0.62), (-1.77, 0.87), (-0.19, 1.2), (0.87, 1.77),
)  # fmt: skip
"""Errors of angle and speed that stand for all, in standard deviations: the middles of thirteen equal parts."""
STRAIN = 0.02
"""VP by which a flick is worth less for every cm/s that its speed may err: few errors tell differences badly."""
INSIDE = 0.93
"""How far out to the cloud's border a disc is put, so that it surely lies inside."""
WORTH_PUTTING = 0.02
"""VP that another place in the cloud must bring more."""
WORTH_STANDING = 0.3
"""VP that the Hand of God must bring."""
BEHIND = 0.6
"""cm between the Hand of God and a disc that has stopped where it was meant to."""
AGAINST = (2.0, 4.0)
"""cm behind its place by which a flick against the Hand of God is meant to go on."""


def flick_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:
    """Ideas when a disc is about to be flicked: put it elsewhere, stand the Hand, or flick it."""
    offers = prompt.flicks
    if judge.state.spot is None:
        elsewhere = _put(judge, prompt)
        if elsewhere is not None:
            return (elsewhere,)
    found = _ranked(judge, [each for offer in offers for each in _candidates(judge, offer)])
    best = max(found, key=lambda each: each[0])
    standing = _stand(judge, prompt, best)
    if standing is not None:
        return (standing,)
    tries = offers[0].word != "aim"
    ideas = [
        Idea(
            worth,
            each.goal,
            flick=Aimed(each.offer, each.direction, each.speed),
            piece=each.piece,
            place=each.place,
            trial=tries,
        )
        for worth, each in found
    ]
    if prompt.kind == "stuck":
        left = judge.worth(judge.tally(judge.board.lying, _without_stuck(judge))) - judge.base
        ideas.append(choice(Leave(), left, "leave"))
    return tuple(ideas)


def race_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:
    """Aim at the middle of the Navel (F12)."""
    offer, place = prompt.flicks[0], judge.state.map.navel.at
    direction, speed = judge.glide.aim(offer.at, place)
    return (Idea(1.0, "race", flick=Aimed(offer, direction, bounded(offer, speed)), place=place, trial=False),)


def _candidates(judge: Judge, offer: FlickOffer) -> list[Candidate]:
    return [*stops(offer, judge.board.sea, judge.glide), *shoves(offer, judge)]


def _ranked(judge: Judge, found: Sequence[Candidate]) -> list[tuple[float, Candidate]]:
    """The best candidates with what they are worth with the hand's errors, and some of the others."""
    sure, order = _sure(judge, found)
    varied = _varied(found, order)
    best = [(expected(judge, found[index]), found[index]) for index in varied]
    rest = [index for index in order if index not in varied]
    step = max(1, len(rest) // LAPSES)
    lowest = min(worth for worth, _ in best)
    return best + [(min(sure[index], lowest) - WORSE, found[index]) for index in rest[::step][:LAPSES]]


def _sure(judge: Judge, found: Sequence[Candidate]) -> tuple[list[float], list[int]]:
    """What each candidate is worth without any error, and their indices, the best first; of equals the softest."""
    sure = [judge.after(each.offer).worth(each.direction, each.speed) for each in found]
    return sure, sorted(range(len(sure)), key=lambda index: (-round(sure[index], 3), found[index].speed, index))


def _varied(found: Sequence[Candidate], order: Sequence[int]) -> list[int]:
    """The best of this order, but no more than a few with the same target."""
    kept: list[int] = []
    targets: Counter[tuple[str, str, Point | None, str]] = Counter()
    for index in order:
        each = found[index]
        target = (each.goal, each.piece, each.place, each.offer.kind)
        targets[target] += 1
        if targets[target] <= ALIKE:
            kept.append(index)
        if len(kept) == BEST:
            break
    return kept


def expected(judge: Judge, each: Candidate, hand: Stance | None = None) -> float:
    """What a flick is worth on average, with the hand's own errors; `hand`: with the Hand of God standing there."""
    after = judge.after(each.offer, hand_as_bodies(judge.state, hand) if hand is not None else ())
    angle, share = noise(judge.level, each.offer.handicap)
    worths = [
        after.worth(each.direction + angle * aside, bounded(each.offer, each.speed * (1.0 + share * harder)))
        for aside, harder in ERRORS
    ]
    return sum(worths) / len(worths) - STRAIN * share * each.speed


def _put(judge: Judge, prompt: Prompt) -> Idea | None:
    """Another place in the cloud, when a flick from there is worth more; else None (F31).

    Every goal is looked at from the place that is nearest to it.
    """
    spot = next((each for each in prompt.spots if each.word == "put"), None)
    if spot is None:
        return None
    found: list[Candidate] = []
    for offer in prompt.flicks:
        found += _candidates(judge, offer)
        for goal, place in places(judge.board.sea):
            there = msgspec.structs.replace(offer, at=_nearest_inside(spot.outline, place))
            found += stops_at(there, judge.glide, goal, place)
            if goal == "navel":
                found += shoves(there, judge)
    _, order = _sure(judge, found)
    here = {offer.at for offer in prompt.flicks}
    tried = [*order[:BEST], *[index for index in order[BEST:] if found[index].offer.at in here][:2]]
    best = [(expected(judge, found[index]), found[index]) for index in tried]
    stays = max((worth for worth, each in best if each.offer.at in here), default=-math.inf)
    worth, each = max(best, key=lambda pair: pair[0])
    if worth <= stays + WORTH_PUTTING:
        return None
    at = each.offer.at
    return choice(Put(round(at[0], 3), round(at[1], 3)), worth, "put", each.offer.piece, at)


def _nearest_inside(cloud: Sequence[Point], place: Point) -> Point:
    """A place well inside the cloud, on its side that is nearest to another place."""
    middle = sum(x for x, _ in cloud) / len(cloud), sum(y for _, y in cloud) / len(cloud)
    corner = min(cloud, key=lambda each: math.dist(each, place))
    x, y = (middle[0] + INSIDE * (corner[0] - middle[0]), middle[1] + INSIDE * (corner[1] - middle[1]))
    return (x, y) if encloses(cloud, x, y) else middle


def _without_stuck(judge: Judge) -> Tally:
    """The tally's start when what is stuck stays where it is."""
    stuck = sum(judge.state.component(name).owner == judge.state.active for name in judge.state.stuck)
    unflicked = list(judge.start.unflicked)
    unflicked[judge.player] = max(0, unflicked[judge.player] - stuck)
    return msgspec.structs.replace(judge.start, unflicked=tuple(unflicked))


def _stand(judge: Judge, prompt: Prompt, best: tuple[float, Candidate]) -> Idea | None:
    """The Hand of God behind the place where the best flick shall stop, when that is worth it (G7); else None."""
    spot = next((each for each in prompt.spots if each.word == "stand"), None)
    figures = backstop(judge.state)
    if spot is None or figures is None:
        return None
    gain, stood = WORTH_STANDING, None
    for offer in prompt.flicks:
        for goal, place in places(judge.board.sea):
            if goal == "island":
                continue
            wish = _behind(judge, offer, goal, place)
            where = stance(judge.state, figures, wish, judge.ground)
            if where is None or math.dist((where.x, where.y), (wish.x, wish.y)) > 0.5:
                continue
            for beyond in AGAINST:
                end = (
                    place[0] + beyond * math.cos(math.radians(wish.direction)),
                    place[1] + beyond * math.sin(math.radians(wish.direction)),
                )
                direction, speed = judge.glide.aim(offer.at, end)
                each = Candidate(offer, direction, bounded(offer, speed), goal, place=place)
                more = expected(judge, each, where) - best[0]
                if more > gain:
                    gain, stood = more, where
    if stood is None:
        return None
    action = Stand(round(stood.x, 3), round(stood.y, 3), round(stood.direction, 3))
    return choice(action, best[0] + gain, "backstop", place=(stood.x, stood.y))


def _behind(judge: Judge, offer: FlickOffer, goal: str, place: Point) -> Stance:
    """Where the Hand stands behind a place, facing the way that a disc comes."""
    direction = math.degrees(math.atan2(place[1] - offer.at[1], place[0] - offer.at[0])) % 360.0
    figures = backstop(judge.state)
    assert figures is not None
    room = judge.ground.radius(offer.kind) + figures.thickness / 2.0 + BEHIND
    if goal == "navel":
        room = judge.state.map.navel.radius + figures.distance + figures.thickness / 2.0 + 0.1
    way = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    return Stance(place[0] + room * way[0], place[1] + room * way[1], direction)
