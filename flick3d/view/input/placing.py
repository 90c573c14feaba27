"""Putting a piece somewhere inside an outline: it follows the pointer or the arrow keys, then a click or Enter."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec.structs import replace

from flick3d.rules.outline import Point, edges, encloses
from flick3d.rules.prompts import Prompt
from flick3d.view.input.choosing import Answer
from flick3d.view.input.controls import (
    CHARGE_KEY,
    CONFIRM_KEYS,
    NEXT_KEY,
    STRONGER_KEY,
    TURN_LEFT_KEY,
    TURN_PIECE_LEFT_KEY,
    TURN_PIECE_RIGHT_KEY,
    TURN_RIGHT_KEY,
    WEAKER_KEY,
)
from flick3d.view.input.intents import Submit
from flick3d.view.input.modes import Acting, Desk, Hand, Placing, Waiting
from flick3d.view.input.turning import TAP_LASTS

STEP, FINE_STEP = 0.25, 0.05
"""cm that one tap of an arrow key shifts it; with Shift."""
SPEED, FINE_SPEED = 7.0, 1.5
"""cm a second while the key is held."""
TURN, FINE_TURN = 15.0, 1.0
"""Degrees that one tap turns it."""
TURN_SPEED, FINE_TURN_SPEED = 90.0, 10.0
"""Degrees a second while the key is held."""
WHEEL_TURN = 15.0
"""Degrees of one step of the wheel."""

WAYS: dict[str, tuple[float, float]] = {
    TURN_LEFT_KEY: (-1.0, 0.0),
    TURN_RIGHT_KEY: (1.0, 0.0),
    STRONGER_KEY: (0.0, 1.0),
    WEAKER_KEY: (0.0, -1.0),
}
"""By an arrow key: to the right and ahead, as the camera looks."""
TURNS = {TURN_PIECE_LEFT_KEY: 1.0, TURN_PIECE_RIGHT_KEY: -1.0}


def spot_of(prompt: Prompt, words: tuple[str, ...]) -> int | None:
    """Index of the spot that these words mean, or None. One word alone means the first one that begins with it."""
    for index, offer in enumerate(prompt.spots):
        if (offer.word, *offer.fixed) == words or (offer.word,) == words:
            return index
    return None


def first(prompt: Prompt, index: int) -> Placing:
    """Where placing begins: where the piece would be anyway, else in the outline's middle."""
    offer = prompt.spots[index]
    return Placing(index, *(offer.at or middle(offer.outline)))


def begin(hand: Hand, index: int) -> Hand:
    """Start to place the piece of this spot."""
    assert hand.prompt is not None
    if isinstance(hand.mode, Placing) and hand.mode.offer == index:
        return hand
    return replace(hand, mode=first(hand.prompt, index))


def follow_pointer(hand: Hand) -> Hand:
    """The piece comes as near to the pointer as the outline lets it; over the outline of another spot, into that."""
    mode, offer, point = hand.mode, hand.spot, hand.desk.table
    if not isinstance(mode, Placing) or hand.prompt is None or offer is None or point is None or hand.desk.drag:
        return hand
    if not encloses(offer.outline, *point):
        for index, other in enumerate(hand.prompt.spots):
            if other.piece == offer.piece and encloses(other.outline, *point):
                return replace(hand, mode=replace(mode, offer=index, x=point[0], y=point[1]))
    return at(hand, *point)


def at(hand: Hand, x: float, y: float) -> Hand:
    """The piece at this place, or at the nearest one of its outline."""
    mode, offer = hand.mode, hand.spot
    if not isinstance(mode, Placing) or offer is None:
        return hand
    x, y = clamped(offer.outline, x, y)
    return replace(hand, mode=replace(mode, x=x, y=y))


def put(hand: Hand) -> Answer:
    """It stays there."""
    mode, offer = hand.mode, hand.spot
    if not isinstance(mode, Placing) or offer is None:
        return hand, ()
    return replace(hand, mode=Waiting()), (Submit(offer.text(mode.x, mode.y, mode.direction)),)


def press_key(hand: Hand, key: str, shift: bool) -> Answer | None:
    """The answer to a key while something is placed; None when the key means nothing here."""
    mode, offer = hand.mode, hand.spot
    if not isinstance(mode, Placing) or hand.prompt is None or offer is None:
        return None
    if key in CONFIRM_KEYS or key == CHARGE_KEY:
        return put(hand)
    if key == NEXT_KEY:
        return begin(hand, (mode.offer + (-1 if shift else 1)) % len(hand.prompt.spots)), ()
    if key in WAYS:
        return shifted(hand, WAYS[key], FINE_STEP if shift else STEP), ()
    if key in TURNS and offer.turns:
        return turn(hand, TURNS[key] * (FINE_TURN if shift else TURN)), ()
    return None


def shifted(hand: Hand, way: tuple[float, float], distance: float) -> Hand:
    """The piece farther on by so many cm: `way` is to the right and ahead, as the camera looks."""
    if not isinstance(hand.mode, Placing):
        return hand
    ahead = math.radians(hand.desk.look)
    x = way[0] * math.sin(ahead) + way[1] * math.cos(ahead)
    y = -way[0] * math.cos(ahead) + way[1] * math.sin(ahead)
    return at(hand, hand.mode.x + x * distance, hand.mode.y + y * distance)


def is_turning(hand: Hand) -> bool:
    """Whether the wheel turns the piece: with Shift, and only what can be turned."""
    return hand.spot is not None and hand.spot.turns and "shift" in hand.desk.held


def turn(hand: Hand, degrees: float) -> Hand:
    """The piece turned counter-clockwise."""
    if not isinstance(hand.mode, Placing):
        return hand
    return replace(hand, mode=replace(hand.mode, direction=(hand.mode.direction + degrees) % 360.0))


def frame(hand: Hand, seconds: float) -> Hand:
    """Held keys shift and turn it."""
    mode, offer = hand.mode, hand.spot
    if not isinstance(mode, Placing) or offer is None:
        return hand
    way, turning = _held(hand.desk)
    turning = turning if offer.turns else 0.0
    if way == (0.0, 0.0) and not turning:
        return hand if mode.moving == 0.0 else replace(hand, mode=replace(mode, moving=0.0))
    after = replace(hand, mode=replace(mode, moving=mode.moving + seconds))
    if mode.moving + seconds < TAP_LASTS:
        return after
    is_fine = "shift" in hand.desk.held
    after = shifted(after, way, (FINE_SPEED if is_fine else SPEED) * seconds)
    return turn(after, turning * (FINE_TURN_SPEED if is_fine else TURN_SPEED) * seconds)


def cancel(hand: Hand) -> Hand:
    """Escape or a right click: back to the choice of the action, where there is another one."""
    prompt = hand.prompt
    if not isinstance(hand.mode, Placing) or prompt is None or not (prompt.choices or prompt.flicks):
        return hand
    return replace(hand, mode=Acting())


def _held(desk: Desk) -> tuple[tuple[float, float], float]:
    """Where held keys shift to, and which way they turn."""
    ways = [way for key, way in WAYS.items() if key in desk.held]
    turning = sum(way for key, way in TURNS.items() if key in desk.held)
    return (sum(way[0] for way in ways), sum(way[1] for way in ways)), turning


def clamped(outline: Sequence[Point], x: float, y: float) -> Point:
    """The point itself when it lies inside the closed line, else the nearest point of the line."""
    if encloses(outline, x, y):
        return x, y
    return min((_nearest(edge, (x, y)) for edge in edges(outline)), key=lambda point: math.dist(point, (x, y)))


def middle(outline: Sequence[Point]) -> Point:
    """The centre of the area inside the closed line, or the line's point that is nearest to it."""
    area, x, y = 0.0, 0.0, 0.0
    for (x1, y1), (x2, y2) in edges(outline):
        cross = x1 * y2 - x2 * y1
        area, x, y = area + cross / 2.0, x + (x1 + x2) * cross / 6.0, y + (y1 + y2) * cross / 6.0
    return clamped(outline, x / area, y / area) if area else outline[0]


def _nearest(edge: tuple[Point, Point], point: Point) -> Point:
    """The point of an edge that is nearest to a point."""
    (x1, y1), (x2, y2) = edge
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    share = 0.0 if length == 0.0 else ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / length
    share = max(0.0, min(1.0, share))
    return x1 + share * (x2 - x1), y1 + share * (y2 - y1)
