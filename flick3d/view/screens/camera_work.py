"""Carrying out what the player wants of the camera, and telling the hand what is seen and what its habits are."""

from __future__ import annotations

import math
from collections.abc import Mapping

from flick3d.settings import CameraHabits, SwayName
from flick3d.view.camera import CameraRig
from flick3d.view.input.intents import Glide, Intent, LookFromBehind, Orbit, Pan, Show, Zoom
from flick3d.view.input.modes import Aiming, Charging, Hand, Pulling
from flick3d.view.input.signals import Frame
from flick3d.view.scene import TableScene
from flick3d.view.stage import Stage

AHEAD = 4.0
"""cm between the two points of an aim that are compared on the screen."""
WAVERS: Mapping[SwayName, float] = {"none": 0.0, "steady": 0.6, "lively": 2.0}
"""Degrees by which a hand wavers at most."""
UP: tuple[float, float] = (0.0, -1.0)


def as_wanted(intent: Intent, habits: CameraHabits) -> Intent:
    """What a hand means that has these habits; the keys that shift the view are never the wrong way round."""
    match intent:
        case Orbit(right, down):
            turns, tilts = _way(habits.turn, habits.turn_inverted), _way(habits.turn, habits.tilt_inverted)
            return Orbit(right * turns, down * tilts)
        case Zoom(steps):
            return Zoom(steps * _way(habits.zoom, habits.zoom_inverted))
        case Pan(right, down):
            shifts = _way(habits.shift, habits.shift_inverted)
            return Pan(right * shifts, down * shifts)
        case Glide(right, forward):
            return Glide(right * habits.shift, forward * habits.shift)
        case _:
            return intent


def _way(speed: float, inverted: bool) -> float:
    return -speed if inverted else speed


def move_camera(camera: CameraRig, intent: Intent, habits: CameraHabits) -> bool:
    """Move the camera as the player likes it; whether the intent was about it at all."""
    match as_wanted(intent, habits):
        case Orbit(right, down):
            camera.orbit(right, down)
        case Pan(right, down):
            camera.pan(right, down)
        case Glide(right, forward):
            camera.pan_by(right, forward)
        case Zoom(steps):
            camera.zoom(steps)
        case Show("overview"):
            camera.overview()
        case Show():
            camera.top()
        case LookFromBehind(x, y, direction):
            camera.behind(x, y, direction)
        case _:
            return False
    return True


def frame_of(stage: Stage, hand: Hand, seconds: float) -> Frame:
    """What the hand of a player is told in every frame."""
    habits, forward = stage.own.now.hand, forward_on_screen(stage.scene, hand)
    return Frame(seconds, stage.camera.heading, forward, WAVERS[habits.sway], habits.flicking == "swipe")


def forward_on_screen(scene: TableScene, hand: Hand) -> tuple[float, float]:
    """Unit vector on the screen (pixels, y downwards) along which the aimed flick leaves; upwards without one."""
    offer, mode = hand.offer, hand.mode
    if offer is None or not isinstance(mode, Aiming | Pulling | Charging):
        return UP
    angle = math.radians(mode.direction)
    near = scene.screen_point(*offer.at)
    far = scene.screen_point(offer.at[0] + AHEAD * math.cos(angle), offer.at[1] + AHEAD * math.sin(angle))
    if near is None or far is None or math.dist(near, far) < 1.0:
        return UP
    length = math.dist(near, far)
    return (far[0] - near[0]) / length, (far[1] - near[1]) / length
