"""Doors and exits: into houses, to a duel with who is inside, out of the town, and what must first be moved aside."""

from __future__ import annotations

import math
from collections.abc import Iterator

from flick3d.ai.ideas import Aimed, Idea, choice
from flick3d.ai.western.chances import between
from flick3d.ai.western.errands import exit_points
from flick3d.ai.western.fans import Fan, Point
from flick3d.ai.western.lanes import to_edge
from flick3d.ai.western.moves import best_move, lane_fan
from flick3d.ai.western.turn import Turn
from flick3d.ai.western.value import duel_chances, outcome_worth
from flick3d.games.western.actions import Aside
from flick3d.games.western.dueling import MOST_SHOTS
from flick3d.games.western.exits import open_exits
from flick3d.games.western.houses import enemies_inside, free_blocks
from flick3d.games.western.state import Cowboy
from flick3d.rules.doorway import on_table, seen_from
from flick3d.rules.layout import Placement
from flick3d.rules.prompts import FlickOffer, Prompt

STEEPEST = 1.3
"""How far aside of a door one may stand, per cm before it, to get in."""

STRAIGHT = 4.5
"""Degrees that a disc may turn from straight ahead on its way out of a door."""

LEAST_CHANCE = 0.08
"""Ways in or out that succeed less often are not thought of."""

BRISK = 1.5
"""How many times the way to an exit the disc should slide."""


def door_ideas(turn: Turn, offer: FlickOffer) -> Iterator[Idea]:
    """Into every open house that is in front of the man."""
    seen = lane_fan(turn, offer)
    for house in turn.state.buildings:
        if house.piece != turn.man.inside:
            idea = _into(turn, offer, seen, house)
            if idea is not None:
                yield idea


def aside_ideas(turn: Turn, prompt: Prompt) -> Iterator[Idea]:
    """What blocks a door that is worth to go through is moved aside before."""
    offer = next((each for each in prompt.flicks if each.word == "move"), None)
    for action in prompt.choices:
        if not isinstance(action, Aside):
            continue
        worth = -1.0
        if offer is not None and not turn.man.inside:
            seen = lane_fan(turn, offer, frozenset({action.object}))
            idea = _into(turn, offer, seen, turn.state.layout[action.building])
            worth = -1.0 if idea is None else idea.worth - 0.05
        elif offer is not None:
            worth = best_move(turn, offer, frozenset({action.object})) - 0.05
        yield choice(action, worth, "aside", action.object)


def exit_ideas(turn: Turn, offer: FlickOffer) -> Iterator[Idea]:
    """Through the exits that are open to the man."""
    if turn.man.inside:
        return
    seen = lane_fan(turn, offer)
    slide, area = turn.survey.slide, turn.state.scenario.area
    for name in sorted(set(open_exits(turn.state, turn.man))):
        way_out = turn.state.scenario.exit(name)
        assert way_out is not None
        ends = [_direction(offer.at, way_out.begins), _direction(offer.at, way_out.ends)]
        for x, y in exit_points(way_out.begins, way_out.ends):
            direction = _direction(offer.at, (x, y))
            length = to_edge(*offer.at, direction, area)
            if length > 0.95 * slide.length(offer.highest_speed):
                continue
            sides = sorted((end - direction + 180.0) % 360.0 - 180.0 for end in ends)
            width = max(abs(side) for side in sides)
            gaps = [(max(low, sides[0]), min(high, sides[1])) for low, high in seen.gaps(direction, width, length)]
            chance = sum(between(low, high, turn.angle_noise) for low, high in gaps if high > low)
            speed = min(offer.highest_speed, slide.speed(BRISK * length))
            chance *= between(slide.speed(length) / speed - 1.0, math.inf, turn.speed_noise)
            if chance >= LEAST_CHANCE:
                worth = chance * turn.gone() + (1.0 - chance) * turn.stays - turn.before
                yield Idea(worth, "exit", flick=Aimed(offer, direction % 360.0, speed), place=(x, y))


def _into(turn: Turn, offer: FlickOffer, seen: Fan, house: Placement) -> Idea | None:
    """The flick into a house, or None when that is out of reach."""
    worth = _worth_inside(turn, house)
    if house.closed or worth is None:
        return None
    doorway = turn.survey.ground.doorway(house.kind)
    slide = turn.survey.slide
    ahead, aside = seen_from(house.pose, *offer.at)
    mouth, inmost = (doorway.front, doorway.back) if ahead > 0.0 else (doorway.back, doorway.front)
    before = abs(ahead) - abs(mouth)
    if before <= 0.3 or abs(aside) > STEEPEST * before + 1.0:
        return None
    middle = _direction(offer.at, (house.pose.x, house.pose.y))
    passing = _past_corners(offer.at, house, mouth, doorway.half_width, slide.disc + 0.05)
    sides = [(direction - middle + 180.0) % 360.0 - 180.0 for direction in passing]
    if sides[1] <= sides[0]:
        return None
    aim, half = middle + (sides[0] + sides[1]) / 2.0, (sides[1] - sides[0]) / 2.0
    chance = sum(
        between(low, high, turn.angle_noise)
        for low, high in seen.gaps(aim, half, math.hypot(before, aside), {house.piece})
    )
    stretch = math.hypot(before, aside) / before
    # It is in from the door's line on, and out again when it comes through at the other end.
    begins, ends = (doorway.line + 0.8 * slide.disc, doorway.back - 0.8 * slide.disc)
    nearest, farthest = sorted(abs(ahead - at) * stretch for at in (begins, ends))
    length = 0.55 * nearest + 0.45 * farthest
    if length > slide.length(offer.highest_speed) or inmost == mouth:
        return None
    if offer.arc is not None and not _straight_out(turn, aim):
        return None
    low, high = math.sqrt(nearest / length) - 1.0, math.sqrt(farthest / length) - 1.0
    chance *= between(low, high, turn.speed_noise)
    if chance < LEAST_CHANCE:
        return None
    flick = Aimed(offer, aim % 360.0, slide.speed(length))
    goal = next((each.goal for each in turn.errands if each.house == house.piece), "house")
    if enemies_inside(turn.state, house.piece, turn.side):
        goal = "duel"
    whole = chance * worth + (1.0 - chance) * turn.stays - turn.before
    return Idea(whole, goal, flick=flick, piece=house.piece, place=(house.pose.x, house.pose.y))


def _past_corners(start: Point, house: Placement, mouth: float, half_width: float, disc: float) -> tuple[float, float]:
    """The first and the last direction in which a disc passes between the two corners of a doorway, degrees."""
    found = []
    for across in (half_width, -half_width):
        corner = on_table(house.pose, mouth, across)
        away = math.dist(start, corner)
        aside = math.degrees(math.asin(min(1.0, disc / away)))
        # The left corner as one looks out of the door is the right one for who comes in.
        turned = aside if (across > 0.0) == (mouth > 0.0) else -aside
        found.append(_direction(start, corner) + turned)
    return (found[0], found[1]) if mouth > 0.0 else (found[1], found[0])


def _straight_out(turn: Turn, direction: float) -> bool:
    """Whether a direction leads out of the man's own door without touching its sides, degrees."""
    off = (direction - turn.state.layout[turn.man.inside].pose.yaw + 180.0) % 360.0 - 180.0
    return abs(off) <= STRAIGHT


def _worth_inside(turn: Turn, house: Placement) -> float | None:
    """What it is worth to come into a house; None when there is no room or no leave."""
    enemies = enemies_inside(turn.state, house.piece, turn.side)
    if not enemies:
        return turn.entered(house.piece) if free_blocks(turn.state, house.piece, turn.survey.ground) else None
    if not turn.state.scenario.rules.duels:
        return None
    return max(challenge_worth(turn, enemy, house.piece) for enemy in enemies)


def challenge_worth(turn: Turn, enemy: Cowboy, house: str) -> float:
    """What it is worth to duel with this man for his place in a house."""
    loses, wins = duel_chances(turn.state, enemy.id, turn.man.id, 2 * MOST_SHOTS, turn.level)
    won = outcome_worth(turn.state, turn.man.id, enemy.id, turn.side, at_house=True) + turn.entered(house)
    lost = outcome_worth(turn.state, enemy.id, turn.man.id, turn.side, at_house=True) + turn.idle
    return wins * won + loses * lost + (1.0 - wins - loses) * turn.stays


def _direction(start: tuple[float, float], end: tuple[float, float]) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
