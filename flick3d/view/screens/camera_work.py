"""Carrying out what the player wants of the camera."""

from __future__ import annotations

import math

from flick3d.view.camera import CameraRig
from flick3d.view.input.intents import Glide, Intent, LookFromBehind, Orbit, Pan, Show, Zoom
from flick3d.view.input.modes import Aiming, Charging, Hand, Pulling
from flick3d.view.scene import TableScene

AHEAD = 4.0
"""cm between the two points of an aim that are compared on the screen."""
UP: tuple[float, float] = (0.0, -1.0)


def move_camera(camera: CameraRig, intent: Intent) -> bool:
    """Move the camera; whether the intent was about it at all."""
    match intent:
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
