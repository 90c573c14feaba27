"""Where on table and screen it is that a step points at."""

from __future__ import annotations

from flick3d.rules.prompts import Prompt
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.metrics import ACTION_BUTTON, ACTION_GAP, CAMERA_BUTTON, Rect
from flick3d.view.input.modes import Hand
from flick3d.view.lessons.lesson import Target
from flick3d.view.scene import TableScene

SMALL_BUTTONS = ("camera", "log", "story", "help")
"""First words of the small buttons."""
AROUND = 44.0
"""Design pixels around a marked point that the card leaves free."""


def marked_point(scene: TableScene, target: Target, prompt: Prompt | None, hand: Hand) -> tuple[float, float] | None:
    """The point of the table that is marked, cm; None for none."""
    if target.place is not None:
        return target.place
    if target.asked:
        if hand.offer is not None:
            return hand.offer.at
        if prompt is not None and not prompt.piece:
            return next((offer.at for offer in prompt.flicks), None)
    piece = prompt.piece if target.asked and prompt is not None else target.piece
    pose = scene.pose_of(piece) if piece else None
    return None if pose is None else (pose.x, pose.y)


def spot_around(scene: TableScene, point: tuple[float, float], scale: float) -> Rect | None:
    """What of the window shows a marked point, design pixels; None behind the eye. scale: as in `Metrics`."""
    pixel = scene.screen_point(*point)
    if pixel is None:
        return None
    x, y = pixel[0] / scale, pixel[1] / scale
    return Rect(x - AROUND, y - AROUND, 2.0 * AROUND, 2.0 * AROUND)


def framed_button(hud: Hud, target: Target, actions: int) -> Rect | None:
    """The button of the HUD, design pixels; None while it is not there. actions: how many the bar has."""
    if not target.button:
        return None
    wanted, scale = " ".join(target.button), hud.metrics.scale
    centres = hud.button_centres()
    centre = centres.get(wanted) or next((at for name, at in centres.items() if name.startswith(f"{wanted} ")), None)
    if centre is None:
        return None
    width, height = CAMERA_BUTTON, CAMERA_BUTTON
    if target.button[0] not in SMALL_BUTTONS:
        bar = hud.metrics.bar(max(1, actions))
        width, height = (bar.width + ACTION_GAP) / max(1, actions) - ACTION_GAP, ACTION_BUTTON[1]
    return Rect(centre[0] / scale - width / 2.0, centre[1] / scale - height / 2.0, width, height)
