"""The marks on the table for what the player is doing: rings, ghosts, the aim, the pull, the way a man looks."""

from __future__ import annotations

from flick3d.rules.layout import upright
from flick3d.view.input.choosing import choices_of
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Facing, Hand, Pulling
from flick3d.view.markers import Ghost, Markers
from flick3d.view.scene import TableScene

GHOST_NAME = "flick-{index}"
SHOWN_AIM = 0.35
"""Strength whose line is drawn while only the direction is aimed."""


def ghosts_of(hand: Hand) -> tuple[Ghost, ...]:
    """The discs that could be flicked; the chosen one is strong. The move's disc shows only when it is chosen.

    It would hide the cowboy in whose place it lies.
    """
    prompt = hand.prompt
    if prompt is None or not isinstance(hand.mode, Acting | Aiming | Pulling | Charging):
        return ()
    chosen = None if isinstance(hand.mode, Acting) else hand.mode.offer
    return tuple(
        Ghost(GHOST_NAME.format(index=index), offer.kind, *offer.at, strong=index == chosen)
        for index, offer in enumerate(prompt.flicks)
        if (chosen is None and offer.fixed) or index == chosen
    )


def show_marks(markers: Markers, hand: Hand, active: str) -> None:
    """Draw them. active: id of the cowboy who is being played, or ""."""
    mode, prompt = hand.mode, hand.prompt
    if isinstance(mode, Choosing) and prompt is not None:
        markers.rings(choices_of(prompt), mode.pointed or None)
    else:
        markers.rings(active=active or None)
    markers.ghosts(ghosts_of(hand))
    offer = hand.offer
    if offer is not None and isinstance(mode, Aiming | Pulling | Charging):
        is_live = isinstance(mode, Pulling | Charging) or mode.by == "keys"
        strength = mode.strength if is_live else SHOWN_AIM
        markers.aim(offer.at, mode.direction, strength)
        markers.pull(offer.at if isinstance(mode, Pulling | Charging) else None, mode.direction, strength)
    else:
        markers.aim(None)
        markers.pull(None)
    if isinstance(mode, Facing) and prompt is not None:
        markers.facing(prompt.turns[0].at, mode.direction)
    else:
        markers.facing(None)


def turn_figure(scene: TableScene, hand: Hand) -> None:
    """The cowboy turns with the pointer while the player decides where he looks; it is a picture, not the state."""
    if not isinstance(hand.mode, Facing) or hand.prompt is None:
        return
    offer = hand.prompt.turns[0]
    if scene.pose_of(offer.piece) is not None:
        scene.place(offer.piece, upright(*offer.at, hand.mode.direction))
