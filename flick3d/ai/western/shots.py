"""Shots: bullets at enemies, at the other man of a duel, and at the gallows."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from flick3d.ai.ideas import Aimed, Idea, choice
from flick3d.ai.western.chances import TENTHS, between
from flick3d.ai.western.errands import WORTH
from flick3d.ai.western.fans import Fan, fan
from flick3d.ai.western.shapes import shapes
from flick3d.ai.western.sliding import STRONG, window
from flick3d.ai.western.survey import layout_of
from flick3d.ai.western.turn import Turn
from flick3d.ai.western.value import outcome_worth
from flick3d.ai.western.worth import burden
from flick3d.games.western.actions import Hold
from flick3d.games.western.state import GALLOWS, other_side
from flick3d.rules.prompts import FlickOffer, Prompt

LEAST_CHANCE = 0.03
"""Shots that are less likely to hit are not thought of."""

FREEING = 0.35 * WORTH
"""What it is worth to free the man on the gallows."""

EXPOSED = 0.4
"""How much less that is for every enemy who is still to be played in this round."""

BUSY = 0.5
"""Share of a hit that counts for a man on whom a goal depends: he has something better to do."""

SQUARE, HARD = 0.75, 242.0
"""The gallows fall when a bullet comes from before or behind, by the cosine, and arrives so fast, cm/s, wherever it
meets them.
"""


def shot_ideas(turn: Turn, prompt: Prompt) -> Iterator[Idea]:
    """All bullets that could hit somebody, from everywhere where one may lie."""
    for offer in prompt.flicks:
        if offer.word in ("shoot", "rifle"):
            seen = _seen(turn, offer)
            yield from _at_men(turn, offer, seen)
            if turn.state.duel is None:
                yield from _at_gallows(turn, offer, seen)


def _seen(turn: Turn, offer: FlickOffer) -> Fan:
    survey, bullet = turn.survey, turn.survey.slide.bullet
    if turn.state.duel is None:
        return survey.fan_from(*offer.at, bullet)
    return fan(*offer.at, bullet, shapes(layout_of(turn.state), survey.pieces))


def hold_ideas(prompt: Prompt) -> Iterator[Idea]:
    """Keeping the second bullet."""
    yield from (choice(action, 0.0, "hold") for action in prompt.choices if isinstance(action, Hold))


def _at_men(turn: Turn, offer: FlickOffer, seen: Fan) -> Iterator[Idea]:
    for man, gain in _targets(turn):
        pose = layout_of(turn.state)[man].pose
        aimed = _aim(turn, offer, seen, man, pose.x, pose.y)
        if aimed is None:
            continue
        flick, chance = aimed
        if chance < LEAST_CHANCE:
            continue
        harm = 0.0 if turn.state.duel is not None else _harm(turn, flick, seen)
        worth = chance * gain + harm + _after(turn, man, chance)
        yield Idea(
            worth, "duel" if turn.state.duel is not None else "hit", flick=flick, piece=man, place=(pose.x, pose.y)
        )


def _targets(turn: Turn) -> Iterable[tuple[str, float]]:
    duel = turn.state.duel
    if duel is None:
        share = BUSY if burden(turn.state, turn.man) else 1.0
        return [(man.id, share * turn.sights.gains[man.id]) for man in turn.survey.targets(turn.side)]
    other = duel.defender if duel.shooter == duel.attacker else duel.attacker
    return [(other, outcome_worth(turn.state, turn.man.id, other, turn.side, bool(duel.building)))]


def _after(turn: Turn, man: str, chance: float) -> float:
    """What changes for the shots that are left: an action less, and a target less when it was hit."""
    if turn.state.phase != "act":
        return 0.0
    if turn.man.inside:
        return turn.spent
    looks = turn.sights.looks(*turn.survey.spots[turn.man.id], turn.man.id)
    left = turn.actions - 1
    change = turn.sights.seen(looks, turn.man.id, left, man) - turn.sights.seen(looks, turn.man.id, left)
    return turn.spent + chance * change


def _aim(turn: Turn, offer: FlickOffer, seen: Fan, man: str, x: float, y: float) -> tuple[Aimed, float] | None:
    """The best flick at a man who stands at (x, y), cm, and the chance that it topples him."""
    slide = turn.survey.slide
    distance = math.hypot(x - offer.at[0], y - offer.at[1])
    contact = distance - slide.man - slide.bullet
    direction = math.degrees(math.atan2(y - offer.at[1], x - offer.at[0]))
    # On the duel ground a bullet that goes too far hurts nobody, and a weak one topples nobody.
    speed = offer.highest_speed if turn.state.duel is not None else slide.start(STRONG, contact)
    speed = min(offer.highest_speed, speed)
    beside = window(slide.arriving(speed, contact))
    if beside <= 0.0:
        return None
    half = math.degrees(math.asin(min(1.0, beside / max(distance, beside))))
    gaps = seen.gaps(direction, half, max(0.0, contact), {man})
    gaps = tuple(part for gap in gaps for part in _in_arc(gap, direction, offer))
    if not gaps:
        return None
    low, high = max(gaps, key=lambda gap: gap[1] - gap[0])
    aim = direction + (low + high) / 2.0
    chance = sum(
        between(first - (low + high) / 2.0, last - (low + high) / 2.0, turn.angle_noise) for first, last in gaps
    )
    return Aimed(offer, aim % 360.0, speed), chance


def _in_arc(gap: tuple[float, float], direction: float, offer: FlickOffer) -> Iterator[tuple[float, float]]:
    """The part of a gap of directions that the offer's arc allows."""
    if offer.arc is None:
        yield gap
        return
    middle = offer.arc[0] + ((offer.arc[1] - offer.arc[0]) % 360.0) / 2.0
    half = ((offer.arc[1] - offer.arc[0]) % 360.0) / 2.0
    off = (direction - middle + 180.0) % 360.0 - 180.0
    low, high = max(gap[0], -half - off), min(gap[1], half - off)
    if high > low:
        yield low, high


def _harm(turn: Turn, flick: Aimed, seen: Fan) -> float:
    """What own men may lose by it, below 0: ten errors of the hand that are equally likely are looked at."""
    own = {man.id for man in turn.state.living(turn.side)} | {
        man.id for man in turn.state.cowboys if man.side == "neutral" and man.on_table
    }
    reach = turn.survey.slide.length(flick.speed)
    whole = 0.0
    for error in TENTHS:
        _, piece = seen.first(flick.direction + error * turn.angle_noise, reach)
        if piece in own and turn.state.cowboy(piece).posture == "standing":
            whole += min(0.0, turn.sights.gains.get(piece, -1.0))
    return whole / len(TENTHS)


def readiness(turn: Turn) -> float:
    """How good the moment is to free somebody, 0 to 1.

    Who is freed can be played at once: the fewer enemies are still to come in this round, the better; but late is
    better than never.
    """
    to_come = sum(man.posture != "dead" for man in turn.state.available(other_side(turn.side)))
    start = turn.state.scenario.clock.start
    late = (turn.state.hour - start) / max(1, 12 - start)
    return max(late, 1.0 - EXPOSED * to_come)


def _at_gallows(turn: Turn, offer: FlickOffer, seen: Fan) -> Iterator[Idea]:
    """At the gallows, when that frees somebody for the own side."""
    if GALLOWS not in turn.state.layout or not any(
        trigger.when.toppled == "gallows"
        and trigger.then.side == turn.side
        and turn.state.cowboy(trigger.then.join).side == "neutral"
        and turn.state.cowboy(trigger.then.join).on_table
        for trigger in turn.state.scenario.triggers
    ):
        return
    pose = turn.state.layout[GALLOWS].pose
    slide = turn.survey.slide
    distance = math.hypot(pose.x - offer.at[0], pose.y - offer.at[1])
    direction = math.degrees(math.atan2(pose.y - offer.at[1], pose.x - offer.at[0]))
    square = abs(math.cos(math.radians(direction - pose.yaw)))
    if square < SQUARE or slide.arriving(offer.highest_speed, distance - 2.0) < HARD:
        return
    half = math.degrees(math.atan2(2.0 * square, distance))
    gaps = tuple(
        part for gap in seen.gaps(direction, half, distance - 4.0, {GALLOWS}) for part in _in_arc(gap, direction, offer)
    )
    if not gaps:
        return
    low, high = max(gaps, key=lambda gap: gap[1] - gap[0])
    middle = (low + high) / 2.0
    chance = 0.9 * between(low - middle, high - middle, turn.angle_noise)
    flick = Aimed(offer, (direction + middle) % 360.0, offer.highest_speed)
    worth = chance * FREEING * readiness(turn) + turn.spent
    yield Idea(worth, "free", flick=flick, piece=GALLOWS, place=(pose.x, pose.y), trial=False)
