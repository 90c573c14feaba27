"""The flick: aiming, pulling back or swiping with the pointer, charging with the space bar, and letting go."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from flick3d.view.input import swiping
from flick3d.view.input.choosing import Answer
from flick3d.view.input.controls import (
    AIM_BY_CAMERA_KEY,
    CHARGE_KEY,
    CONFIRM_KEYS,
    STRONGER_KEY,
    TURN_LEFT_KEY,
    TURN_RIGHT_KEY,
    WEAKER_KEY,
)
from flick3d.view.input.handicaps import handed, heading, swings, swung, way
from flick3d.view.input.intents import Flick, Intent, LetGo, LookFromBehind
from flick3d.view.input.modes import Acting, Aiming, Charging, Desk, Hand, Pulling, Waiting
from flick3d.view.input.turning import TAP_LASTS, direction_to, hold, tap, within

FULL_PULL = 1.0 / 3.0
"""Share of the window's height at which a pull has its full strength."""
DEAD_PULL = 0.025
"""Share of the window's height under which a pull is none."""
FINE_ANGLE = 6.0
"""Most degrees by which a pull sideways turns the aim."""
CHARGE_TIME = 1.6
"""Seconds that the space bar is held for full strength."""
WEAKEST = 0.02
"""A flick weaker than this share is none."""
STRENGTH_TAP = 0.05
STRENGTH_SPEED = 0.5
"""Share of the strength that a tap of an arrow key changes, and a held one in a second."""


def follow_pointer(hand: Hand) -> Hand:
    """The aim goes through the pointer, unless it follows the camera or a camera drag is on."""
    mode, offer = hand.mode, hand.offer
    if not isinstance(mode, Aiming) or offer is None or mode.by == "camera" or hand.desk.drag:
        return hand
    direction = direction_to(offer.at, hand.desk.table)
    if direction is None:
        return hand
    direction = within(handed(hand, direction), offer.arc)
    return replace(hand, mode=replace(mode, direction=direction, by="pointer"))


def press(hand: Hand) -> Hand:
    """The left button goes down: the direction is locked and the pull begins, or the stroke."""
    mode, desk = hand.mode, hand.desk
    if not isinstance(mode, Aiming):
        return hand
    stroke = (swiping.sample(desk),) if desk.swipes else None
    return replace(hand, mode=Pulling(mode, desk.x, desk.y, desk.forward, mode.direction, stroke=stroke))


def pull(hand: Hand) -> Hand:
    """The pointer moves while it pulls: back is strength, sideways turns the aim a little.

    As with a slingshot, a pull to the right sends the flick to the left.
    """
    mode, desk, offer = hand.mode, hand.desk, hand.offer
    if not isinstance(mode, Pulling) or offer is None:
        return hand
    if mode.stroke is not None:
        return swiping.follow(hand)
    right, down = desk.x - mode.x, desk.y - mode.y
    ahead_x, ahead_y = mode.forward
    back = -(right * ahead_x + down * ahead_y)
    sideways = -right * ahead_y + down * ahead_x
    full, dead = FULL_PULL * desk.height, DEAD_PULL * desk.height
    strength = mode.strength if swings(hand) else min(1.0, max(0.0, (back - dead) / (full - dead)))
    turned = max(-1.0, min(1.0, sideways / full)) * FINE_ANGLE * way(hand)
    direction = within(mode.aimed.direction + turned, offer.arc)
    return replace(hand, mode=replace(mode, strength=strength, direction=direction))


def release(hand: Hand) -> Answer:
    """The left button or the space bar goes up: the flick, or nothing when it is too weak."""
    mode, offer = hand.mode, hand.offer
    if not isinstance(mode, Pulling | Charging) or offer is None:
        return hand, ()
    if mode.strength < WEAKEST:
        return let_go(hand, "too-weak")
    return flick(hand, heading(hand), mode.strength)


def flick(hand: Hand, direction: float, strength: float) -> Answer:
    """Release the flick: `strength` 0 to 1 goes evenly from the offer's lowest to its highest speed."""
    offer = hand.offer
    if offer is None:
        return hand, ()
    speed = offer.lowest_speed + strength * (offer.highest_speed - offer.lowest_speed)
    return replace(hand, mode=Waiting()), (Flick(offer.text(direction, speed)),)


def let_go(hand: Hand, reason: Literal["cancelled", "too-weak", "focus-lost", "resized"]) -> Answer:
    """Back to aiming without a flick."""
    if not isinstance(hand.mode, Pulling | Charging):
        return hand, ()
    return replace(hand, mode=hand.mode.aimed), (LetGo(reason),)


def cancel(hand: Hand) -> Answer:
    """Right click or Escape: let go of a pull; while aiming, go back to the choice of the action."""
    if isinstance(hand.mode, Aiming):
        return replace(hand, mode=Acting()), ()
    return let_go(hand, "cancelled")


def press_key(hand: Hand, key: str, shift: bool) -> Answer | None:
    """The answer to a key while aiming; None when the key means nothing here."""
    mode, offer = hand.mode, hand.offer
    if not isinstance(mode, Aiming) or offer is None:
        return None
    if key in (TURN_LEFT_KEY, TURN_RIGHT_KEY):
        return turn(hand, tap(key, shift) * way(hand))
    if swings(hand) and (key in (STRONGER_KEY, WEAKER_KEY) or key in CONFIRM_KEYS):
        return (replace(hand, mode=Charging(mode)) if key in CONFIRM_KEYS else hand), ()
    if key in (STRONGER_KEY, WEAKER_KEY):
        step = STRENGTH_TAP if key == STRONGER_KEY else -STRENGTH_TAP
        return replace(hand, mode=replace(mode, strength=min(1.0, max(0.05, mode.strength + step)))), ()
    if key == CHARGE_KEY:
        return replace(hand, mode=Charging(mode)), ()
    if key in CONFIRM_KEYS:
        return flick(hand, heading(hand), mode.strength)
    if key == AIM_BY_CAMERA_KEY:
        if mode.by == "camera":
            return replace(hand, mode=replace(mode, by="pointer")), ()
        return replace(hand, mode=replace(mode, by="camera")), ()
    return None


def turn(hand: Hand, degrees: float) -> Answer:
    """Turn the aim; the camera stays behind it."""
    mode, offer = hand.mode, hand.offer
    if not isinstance(mode, Aiming) or offer is None or not degrees:
        return hand, ()
    direction = within(mode.direction + degrees, offer.arc)
    by: Literal["camera", "keys"] = "camera" if mode.by == "camera" else "keys"
    intents: tuple[Intent, ...] = (LookFromBehind(*offer.at, direction),)
    return replace(hand, mode=replace(mode, direction=direction, by=by)), intents


def frame(hand: Hand, seconds: float) -> Answer:
    """What time does: held arrows turn the aim or change the strength, the space bar charges, the camera aims."""
    mode, offer, desk = hand.mode, hand.offer, hand.desk
    if isinstance(mode, Pulling | Charging) and swings(hand):
        return swung(hand, seconds), ()
    if isinstance(mode, Pulling):
        return swiping.rest(hand), ()
    if isinstance(mode, Charging):
        return replace(hand, mode=replace(mode, strength=min(1.0, mode.strength + seconds / CHARGE_TIME))), ()
    if not isinstance(mode, Aiming) or offer is None:
        return hand, ()
    degrees, turning = hold(desk, mode.turning, seconds)
    more, pressing = held_strength(desk, mode.pressing, seconds)
    strength = min(1.0, max(0.05, mode.strength + more))
    after = replace(hand, mode=replace(mode, turning=turning, pressing=pressing, strength=strength))
    if degrees:
        return turn(after, degrees * way(hand))
    if mode.by == "camera" and not turning:
        return replace(after, mode=replace(after.mode, direction=within(handed(hand, desk.look), offer.arc))), ()
    return after, ()


def held_strength(desk: Desk, held: float, seconds: float) -> tuple[float, float]:
    """(by how much held arrow keys change the strength in a frame, seconds for which they have been held).

    A tap has changed it already when the key went down.
    """
    way = (STRONGER_KEY in desk.held) - (WEAKER_KEY in desk.held)
    if way == 0:
        return 0.0, 0.0
    held += seconds
    return (way * STRENGTH_SPEED * seconds if held >= TAP_LASTS else 0.0), held
