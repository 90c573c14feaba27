"""Throws: dynamite beside enemies, and beside houses that should be gone."""

from __future__ import annotations

import math
from collections.abc import Iterator

from flick3d.ai.ideas import Aimed, Idea
from flick3d.ai.western.chances import TENTHS, between, within
from flick3d.ai.western.errands import WORTH
from flick3d.ai.western.fans import Fan, Point
from flick3d.ai.western.lanes import direction_chance
from flick3d.ai.western.shots import readiness
from flick3d.ai.western.turn import Turn
from flick3d.ai.western.worth import DYNAMITE
from flick3d.games.western.flicks import STICK
from flick3d.games.western.state import other_side
from flick3d.rules.doorway import on_table
from flick3d.rules.layout import Placement
from flick3d.rules.prompts import FlickOffer, Prompt

TOPPLES = 4.0
"""cm: a man so near to the stick falls."""

BESIDE = 2.6
"""cm from a man's middle at which the stick should stop, short of touching him."""

WASTED = 0.15
"""Share of a goal that is lost with a stick that frees nobody."""

BOUNCE = 24.0
"""cm that a stick may be thrown too far at a house and still lie near its wall."""

JOINS = 0.6
"""Share of a goal that is won when a figure joins."""


def throw_ideas(turn: Turn, prompt: Prompt) -> Iterator[Idea]:
    """The throws that are worth the stick."""
    radius = turn.survey.ground.radius(STICK)
    for offer in prompt.flicks:
        if offer.word != "throw":
            continue
        seen = turn.survey.fan_from(*offer.at, radius, {turn.man.inside})
        for spot, slack in _spots(turn, offer):
            idea = _idea(turn, offer, seen, spot, slack)
            if idea is not None and idea.worth > turn.spent - 1.0:
                yield idea
        for house in turn.state.buildings:
            gain = _house_gain(turn, house)
            if gain > 0.5:
                yield from _against(turn, offer, seen, house, gain)


def _spots(turn: Turn, offer: FlickOffer) -> Iterator[tuple[Point, float]]:
    """Where the stick could go off, and how far it may stop from there, cm."""
    for man in turn.survey.targets(turn.side):
        pose = turn.state.layout[man.id].pose
        away = math.dist(offer.at, (pose.x, pose.y))
        if away > 2.0 * BESIDE:
            share = 1.0 - BESIDE / away
            yield (
                (offer.at[0] + share * (pose.x - offer.at[0]), offer.at[1] + share * (pose.y - offer.at[1])),
                1.6,
            )
    for house in turn.state.buildings:
        if _house_gain(turn, house) > 0.5:
            doorway = turn.survey.ground.doorway(house.kind)
            side = doorway.half_width + 3.4
            for ahead in (doorway.front + 1.5, doorway.back - 1.5):
                for across in (0.7 * side, -0.7 * side):
                    yield on_table(house.pose, ahead, across), 2.0
            for ahead in (3.0, -1.0):
                for across in (side + 1.5, -side - 1.5):
                    yield on_table(house.pose, ahead, across), 2.0


def _against(turn: Turn, offer: FlickOffer, seen: Fan, house: Placement, gain: float) -> Iterator[Idea]:
    """Throws right at a house: the stick stops at its walls, however hard it was thrown."""
    slide = turn.survey.slide
    reach = slide.length(offer.highest_speed)
    for ahead in (5.0, 2.0, -1.0, -3.0):
        for across in (-5.0, 0.0, 5.0):
            x, y = on_table(house.pose, ahead, across)
            direction = math.degrees(math.atan2(y - offer.at[1], x - offer.at[0]))
            length, met = seen.first(direction, reach)
            if met != house.piece or length < 3.0 or not _in_arc(offer, direction):
                continue
            ways = [seen.first(direction + error * turn.angle_noise, reach) for error in TENTHS]
            share = sum(piece == house.piece for _, piece in ways) / len(TENTHS)
            aim = min(reach, length + BOUNCE / 2.5)
            low, high = math.sqrt(max(0.0, length - 1.5) / aim) - 1.0, math.sqrt((length + BOUNCE) / aim) - 1.0
            chance = share * between(low, high, turn.speed_noise)
            if chance >= 0.1:
                worth = chance * gain - (1.0 - chance) * _wasted(turn) - DYNAMITE + turn.spent
                flick = Aimed(offer, direction % 360.0, slide.speed(aim))
                yield Idea(worth, "blast", flick=flick, piece=house.piece, place=(x, y))


def _in_arc(offer: FlickOffer, direction: float) -> bool:
    """Whether an offer allows a direction, degrees."""
    if offer.arc is None:
        return True
    return (direction - offer.arc[0]) % 360.0 <= (offer.arc[1] - offer.arc[0]) % 360.0


def _idea(turn: Turn, offer: FlickOffer, seen: Fan, spot: Point, slack: float) -> Idea | None:
    length = math.dist(offer.at, spot)
    slide = turn.survey.slide
    if not 2.0 <= length <= slide.length(offer.highest_speed) or not turn.state.scenario.area.contains(*spot):
        return None
    direction = math.degrees(math.atan2(spot[1] - offer.at[1], spot[0] - offer.at[0]))
    if not _in_arc(offer, direction):
        return None
    free = direction_chance(seen, direction, length - 1.0, turn.angle_noise)
    # The way grows with the square of the speed.
    chance = free * within(slack, max(0.1, 2.0 * turn.speed_noise * length))
    if chance < 0.1:
        return None
    gain = 0.0
    for man in turn.state.cowboys:
        if man.posture == "standing" and man.id in turn.state.layout and not man.inside:
            pose = turn.state.layout[man.id].pose
            gain += turn.sights.gains.get(man.id, 0.0) * _topples(math.dist((pose.x, pose.y), spot))
    gain += sum(_house_gain(turn, house) for house in turn.state.buildings if _beside(turn, house, spot) <= 2.5)
    frees = any(_beside(turn, house, spot) <= 2.5 for house in turn.state.buildings if _frees(turn, house))
    lost = (1.0 - chance) if frees else 1.0
    worth = chance * gain - lost * _wasted(turn) - DYNAMITE + turn.spent
    return Idea(worth, "blast", flick=Aimed(offer, direction % 360.0, slide.speed(length)), place=spot)


def _topples(distance: float) -> float:
    return max(0.0, min(1.0, (TOPPLES + 1.0 - distance) / 2.0))


def _beside(turn: Turn, house: Placement, spot: Point) -> float:
    """How far a point is from the nearest block of a house, cm."""
    return min(
        (shape.apart(*spot) for shape in turn.survey.land.shapes if shape.piece == house.piece), default=math.inf
    )


def _frees(turn: Turn, house: Placement) -> bool:
    """Whether somebody joins the own side when a house is gone."""
    return any(
        trigger.when.blown_up == house.piece
        and trigger.then.side == turn.side
        and turn.state.cowboy(trigger.then.join).side == "neutral"
        and turn.state.cowboy(trigger.then.join).on_table
        for trigger in turn.state.scenario.triggers
    )


def _wasted(turn: Turn) -> float:
    """What is lost with a stick that frees nobody, where somebody is to be freed."""
    return WASTED * WORTH if any(_frees(turn, house) for house in turn.state.buildings) else 0.0


def _house_gain(turn: Turn, house: Placement) -> float:
    """What it is worth when a house is gone, with all who are in it hurt."""
    gain = 0.0
    for trigger in turn.state.scenario.triggers:
        figure = turn.state.cowboy(trigger.then.join)
        if trigger.when.blown_up == house.piece and figure.side == "neutral" and figure.on_table:
            gain += JOINS * WORTH * (readiness(turn) if trigger.then.side == turn.side else -1.0)
    for man in turn.state.inside(house.piece):
        gain += turn.sights.gains.get(man.id, 0.0) if man.side != "neutral" else 0.0
    for goal in turn.state.scenario.goals:
        needed = goal.gather.building if goal.gather else goal.reach.building if goal.reach else ""
        if needed == house.piece:
            gain += (
                -0.5 * WORTH if goal.side == turn.side else 0.3 * WORTH if goal.side == other_side(turn.side) else 0.0
            )
    return gain
