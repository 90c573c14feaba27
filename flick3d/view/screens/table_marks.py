"""Marks on the table that look the same in every game: the aim, the pull, the way a piece looks."""

from __future__ import annotations

from flick3d.rules.layout import upright
from flick3d.view.input.handicaps import heading
from flick3d.view.input.modes import Aiming, Charging, Facing, Hand, Pulling
from flick3d.view.markers import Markers
from flick3d.view.scene import TableScene

SHOWN_AIM = 0.35
"""Strength whose line is drawn while only the direction is aimed."""


def show_facing(markers: Markers, hand: Hand) -> None:
    """The arrow that shows where a piece looks while it is turned."""
    if isinstance(hand.mode, Facing) and hand.prompt is not None:
        markers.facing(hand.prompt.turns[0].at, hand.mode.direction)
    else:
        markers.facing(None)


def show_aim(markers: Markers, hand: Hand) -> None:
    """The line of the aim and the band of the pull."""
    mode, offer = hand.mode, hand.offer
    if offer is None or not isinstance(mode, Aiming | Pulling | Charging):
        markers.aim(None)
        markers.pull(None)
        return
    is_live = isinstance(mode, Pulling | Charging) or mode.by == "keys"
    strength = mode.strength if is_live else SHOWN_AIM
    direction = heading(hand)
    markers.aim(offer.at, direction, strength)
    markers.pull(offer.at if isinstance(mode, Pulling | Charging) else None, direction, strength)


def turn_figure(scene: TableScene, hand: Hand) -> None:
    """A piece turns with the pointer while the player decides where it looks; it is a picture, not the state."""
    if not isinstance(hand.mode, Facing) or hand.prompt is None:
        return
    offer = hand.prompt.turns[0]
    if scene.pose_of(offer.piece) is not None:
        scene.place(offer.piece, upright(*offer.at, hand.mode.direction))
