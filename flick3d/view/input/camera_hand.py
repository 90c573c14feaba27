"""The camera's share of the input: drags, wheel and keys, the same in every mode."""

from __future__ import annotations

import math

from msgspec.structs import replace

from flick3d.view.input.controls import BEHIND_KEY, GLIDE_KEYS, OVERVIEW_KEY, TOP_KEY
from flick3d.view.input.intents import Glide, Intent, LookFromBehind, Orbit, Pan, Show, Zoom
from flick3d.view.input.modes import Aiming, Charging, Desk, Facing, Hand, Pulling
from flick3d.view.input.signals import PointerMoved, Pressed, Wheeled

CLICK_SLACK = 5.0
"""Pixels that the pointer may move between press and release of a click."""
GLIDE_SPEED = 45.0
"""cm a second."""


def begin_drag(desk: Desk, pressed: Pressed) -> Desk:
    """The desk after a button of the camera went down."""
    pans = pressed.button == "middle" or pressed.shift or "shift" in desk.held
    return replace(desk, drag="pan" if pans else "orbit", still=True, drag_x=desk.x, drag_y=desk.y)


def end_drag(desk: Desk) -> Desk:
    """The desk after the button went up."""
    return replace(desk, drag="", still=True)


def move_pointer(desk: Desk, moved: PointerMoved) -> tuple[Desk, tuple[Intent, ...]]:
    """The desk with the pointer there, and what a drag does to the camera on the way."""
    right, down = moved.x - desk.x, moved.y - desk.y
    after = replace(desk, x=moved.x, y=moved.y, table=moved.table, piece=moved.piece)
    if not desk.drag:
        return after, ()
    if desk.still and math.hypot(moved.x - desk.drag_x, moved.y - desk.drag_y) <= CLICK_SLACK:
        return after, ()
    after = replace(after, still=False)
    return after, (Orbit(right, down) if desk.drag == "orbit" else Pan(right, down),)


def wheel(wheeled: Wheeled) -> tuple[Intent, ...]:
    """What the wheel does."""
    return (Zoom(wheeled.steps),)


def press_key(hand: Hand, key: str) -> tuple[Intent, ...] | None:
    """What a key of the camera does; None when the key is not the camera's."""
    if key == OVERVIEW_KEY:
        return (Show("overview"),)
    if key == TOP_KEY:
        return (Show("top"),)
    if key == BEHIND_KEY:
        return look_from_behind(hand)
    return () if key in GLIDE_KEYS else None


def look_from_behind(hand: Hand) -> tuple[Intent, ...]:
    """Behind the flick that is aimed, else behind the cowboy whom the prompt is about; nothing when there is none."""
    if hand.offer is not None and isinstance(hand.mode, Aiming | Pulling | Charging):
        return (LookFromBehind(*hand.offer.at, hand.mode.direction),)
    if hand.prompt is not None and hand.prompt.turns and isinstance(hand.mode, Facing):
        return (LookFromBehind(*hand.prompt.turns[0].at, hand.mode.direction),)
    if hand.prompt is not None and hand.prompt.flicks and hand.starts:
        return (LookFromBehind(*hand.prompt.flicks[0].at, hand.starts[0]),)
    return ()


def glide(desk: Desk, seconds: float) -> tuple[Intent, ...]:
    """What held keys do to the camera in a frame."""
    right = sum(way[0] for key, way in GLIDE_KEYS.items() if key in desk.held)
    forward = sum(way[1] for key, way in GLIDE_KEYS.items() if key in desk.held)
    if not right and not forward:
        return ()
    return (Glide(right * GLIDE_SPEED * seconds, forward * GLIDE_SPEED * seconds),)
