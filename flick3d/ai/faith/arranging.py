"""Ideas for what is no flick on the table: fasten, found and raise Temples, drop the Heart (G1, G2, F34, F35)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

import msgspec

from flick3d.ai.faith.board import NOWHERE, Lying
from flick3d.ai.faith.gliding import Body
from flick3d.ai.faith.judge import Judge, raised
from flick3d.ai.faith.tally import Tally, tally
from flick3d.ai.faith.worth import Outlook, elsewhere_too, worth
from flick3d.ai.ideas import Idea, choice
from flick3d.games.faith.actions import Done, Drop, Fasten, Found, Raise
from flick3d.games.faith.map import IslandName
from flick3d.games.faith.turns import founders, temples_to_place
from flick3d.rules.outline import Point
from flick3d.rules.prompts import Prompt

PATIENCE = 0.15
"""VP that it is worth to keep Tyr's gift for a later turn, for every own flick still to come."""
WALL = 0.3
"""VP that each flick still to come loses on average when a disc that cannot be moved stands in its way to a City."""
GRID = 1.5
"""cm between places that are looked at for a Temple."""
SAFE = 2.2
"""cm. A Temple whose rim is farther inside the Border than this is as safe as any."""
IN_THE_WAY, OWN_WAY = 0.5, 0.8
"""How much it counts that a Temple stands in a rival's way to a City, and in the own one."""
SCATTERED = ((0.0, 0.0), (1.2, 0.0), (-1.2, 0.0), (0.0, 1.2), (0.0, -1.2))
"""Places that stand for where the Heart may fall, in standard deviations."""


def temple_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:
    """Fasten a disc, found a Temple, or neither."""
    lying, state = judge.board.lying, judge.state
    heading = state.heading
    none = msgspec.structs.replace(judge.rules, founds=False)
    done = judge.worth(tally(judge.start, lying, none, heading, pending=True)) - judge.base
    ideas = [choice(Done(), done, "done")]
    islands = founders(state, judge.ground)
    for action in prompt.choices:
        if isinstance(action, Found):
            rest = [each for each in lying if each.id != action.component]
            gain = max(each for each, *_ in _raisings(judge, rest, islands[action.component], judge.ahead)) - judge.base
            ideas.append(choice(action, gain, "found", action.component, _at(lying, action.component)))
    best = max(idea.worth for idea in ideas)
    for action in prompt.choices:
        if isinstance(action, Fasten):
            held = [_fastened(each) if each.id == action.component else each for each in lying]
            gain = judge.worth(judge.tally(held, heading=heading)) - judge.base
            gain += _walls_off(judge, action.component) - PATIENCE * judge.start.unflicked[judge.player]
            good = best + gain if gain > 0.0 else done + gain - 0.01
            ideas.append(choice(action, good, "fasten", action.component, _at(lying, action.component)))
    return tuple(ideas)


def _walls_off(judge: Judge, component: str) -> float:
    """What it is worth that a fastened disc stands in the rivals' ways to its Island's City, and not in the own one."""
    lying, state = judge.board.lying_as(component), judge.state
    if lying is None or lying.spot.island == NOWHERE:
        return 0.0
    city, place = state.map.islands[lying.spot.island].city.at, (lying.body.x, lying.body.y)
    ways = [
        WALL * flicks * _blocks(state.middle_of_cloud(name), city, place)
        for name, flicks in zip(state.players, judge.start.unflicked, strict=True)
    ]
    own = ways.pop(judge.player)
    return sum(ways) / len(ways) - own


def raise_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:  # noqa: ARG001
    """Where the Temple lies: on the Island where it is worth most, safe there, and in the rivals' way (F34)."""
    lying = judge.board.lying
    ideas = []
    ahead = elsewhere_too(judge.ahead)
    for good, temple, island in _raisings(judge, lying, judge.state.islands_of, ahead):
        x, y = _site(judge, [each for each in lying if each.id != temple], island)
        action = Raise(temple, round(x, 3), round(y, 3))
        ideas.append(choice(action, good - judge.base, "raise", temple, (x, y)))
    return tuple(ideas)


def heart_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:  # noqa: ARG001
    """Drop the Heart where it wins most, or not at all (G2)."""
    god = judge.state.god(judge.state.active)
    assert god is not None
    assert god.heart is not None
    rivals = [each for each in judge.board.lying if each.is_prophet and each.owner != judge.player]
    at = [(each.body.x, each.body.y) for each in rivals]
    wishes = dict.fromkeys(at)
    for one, other in itertools.combinations(at, 2):
        if math.dist(one, other) < 2.0 * god.heart.radius + 2.0:
            wishes[(one[0] + other[0]) / 2.0, (one[1] + other[1]) / 2.0] = None
    ideas = [choice(Done(), 0.0, "done")]
    half = judge.state.map.size / 2.0
    for x, y in wishes:
        if max(abs(x), abs(y)) > half:
            continue
        falls = [(x + god.heart.scatter * aside, y + god.heart.scatter * ahead) for aside, ahead in SCATTERED]
        gain = sum(_won(judge, rivals, fall, god.heart.radius, god.heart.most) for fall in falls) / len(falls)
        ideas.append(choice(Drop(round(x, 3), round(y, 3)), gain, "heart", place=(x, y)))
    return tuple(ideas)


def _won(judge: Judge, rivals: Sequence[Lying], fall: Point, radius: float, most: int) -> float:
    """What it is worth that the Heart falls here."""
    away = {each.id: math.dist(fall, (each.body.x, each.body.y)) for each in rivals}
    touched = sorted((each for each in rivals if away[each.id] <= radius + each.body.radius), key=lambda e: away[e.id])
    names = {each.id for each in touched[:most]}
    lying = [
        msgspec.structs.replace(each, owner=judge.player) if each.id in names else each for each in judge.board.lying
    ]
    return judge.worth(tally(judge.start, lying, judge.rules, None, pending=False)) - judge.base


def _raisings(
    judge: Judge, lying: Sequence[Lying], islands: Sequence[IslandName], ahead: Outlook
) -> Iterator[tuple[float, str, IslandName]]:
    """What the state is worth with a Temple on each of these Islands, for each Temple that may be placed."""
    names = [island.name for island in judge.state.map.islands]
    for temple in temples_to_place(judge.state):
        found: Tally = judge.tally([each for each in lying if each.id != temple], heading=judge.state.heading)
        for island in islands:
            yield worth(raised(found, judge.player, names.index(island)), judge.player, ahead), temple, island


def _site(judge: Judge, lying: Sequence[Lying], island: IslandName) -> Point:
    """The best place for a Temple on an Island: far inside, free, before the City as the rivals come."""
    sea = judge.board.sea
    index = [each.name for each in sea.map.islands].index(island)
    radius = judge.ground.radius("temple")
    city = sea.map.islands[index].city.at
    taken = [each.body for each in lying]
    lanes = [
        (judge.state.middle_of_cloud(name), OWN_WAY if number == judge.player else -IN_THE_WAY)
        for number, name in enumerate(judge.state.players)
    ]

    def quality(place: Point) -> float:
        inside = min(SAFE, sea.depth(index, *place) - radius)
        crowd = sum(math.dist(place, (each.x, each.y)) < each.radius + radius + 0.1 for each in taken)
        near = math.dist(place, city)
        way = sum(weight * _blocks(cloud, city, place) for cloud, weight in lanes) if near > 2.0 * radius else 0.3
        return inside - 2.0 * crowd - way - 0.01 * near

    return max(_grid(sea.middles[index], sea.outer[index]), key=quality)


def _grid(middle: Point, reach: float) -> Iterator[Point]:
    many = int(reach / GRID)
    for row, column in itertools.product(range(-many, many + 1), repeat=2):
        yield middle[0] + GRID * column, middle[1] + GRID * row


def _blocks(cloud: Point, city: Point, place: Point) -> float:
    """How far a Temple here stands in the straight way from a cloud to a City, 0 to 1."""
    length = math.dist(cloud, city) or 1.0
    east, north = (city[0] - cloud[0]) / length, (city[1] - cloud[1]) / length
    dx, dy = place[0] - cloud[0], place[1] - cloud[1]
    if not 0.0 < dx * east + dy * north < length:
        return 0.0
    return max(0.0, 1.0 - abs(dx * north - dy * east) / 3.0)


def _fastened(each: Lying) -> Lying:
    body = each.body
    return msgspec.structs.replace(each, body=Body(body.x, body.y, body.radius, math.inf))


def _at(lying: Sequence[Lying], name: str) -> Point | None:
    return next(((each.body.x, each.body.y) for each in lying if each.id == name), None)
