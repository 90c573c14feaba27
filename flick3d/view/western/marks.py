"""The marks on the Western table for what the player is doing: rings, ghosts, the rifle's template, and the aim."""

from __future__ import annotations

import math

from flick3d.games.western.scenario import BLOCKS
from flick3d.games.western.state import State
from flick3d.rules.prompts import FlickOffer, Prompt
from flick3d.view.input.acting import CLICK_RADIUS, GHOST, choices_with
from flick3d.view.input.choosing import choices_of
from flick3d.view.input.handicaps import heading
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Clearing, Hand, Pulling
from flick3d.view.markers import Ghost, Markers
from flick3d.view.scene import TableScene
from flick3d.view.screens.table_marks import show_aim, show_facing, turn_figure
from flick3d.view.western.showing import block_ghosts


def ghosts_of(hand: Hand) -> tuple[Ghost, ...]:
    """What could be flicked, in its place; the chosen one is strong. The move's disc shows only when it is chosen.

    It would hide the cowboy in whose place it lies. Of several that share a place only the first shows.
    """
    prompt = hand.prompt
    if prompt is None or not isinstance(hand.mode, Acting | Aiming | Pulling | Charging):
        return ()
    if isinstance(hand.mode, Acting):
        shown = [(index, offer) for index, offer in enumerate(prompt.flicks) if is_seen(prompt, index)]
    else:
        shown = [(hand.mode.offer, prompt.flicks[hand.mode.offer])]
    strong = not isinstance(hand.mode, Acting)
    return tuple(ghost_of(hand, index, offer, strong) for index, offer in shown)


def is_seen(prompt: Prompt, index: int) -> bool:
    """Whether this flick's piece shows while an action is chosen: beside the cowboy, and the first one there."""
    offer = prompt.flicks[index]
    before = [other for other in prompt.flicks[:index] if other.fixed]
    taken = any(math.dist(offer.at, other.at) <= CLICK_RADIUS for other in before)
    return bool(offer.fixed) and not taken


def ghost_of(hand: Hand, index: int, offer: FlickOffer, strong: bool) -> Ghost:
    """The piece of one flick where it would lie; a long one lies as the flick begins."""
    direction = hand.starts[index] if index < len(hand.starts) and offer.word == "throw" else 0.0
    if strong and offer.word == "throw" and isinstance(hand.mode, Aiming | Pulling | Charging):
        direction = heading(hand)
    return Ghost(f"{GHOST}{index}", offer.kind, *offer.at, direction=direction, strong=strong)


def show_marks(scene: TableScene, hand: Hand, state: State) -> None:
    """Draw them."""
    markers = scene.markers
    show_rings(markers, hand, state)
    if hand.prompt is not None and hand.prompt.kind == "block" and isinstance(hand.mode, Choosing):
        blocks = [block for block in BLOCKS if block in choices_of(hand.prompt)]
        strong = next((block for block in blocks if block == hand.mode.pointed), None)
        markers.ghosts(block_ghosts(scene, state.entering, blocks, strong))
    else:
        markers.ghosts(ghosts_of(hand))
    show_aim(markers, hand)
    show_template(markers, hand)
    show_facing(markers, hand)
    turn_figure(scene, hand)


def show_rings(markers: Markers, hand: Hand, state: State) -> None:
    """Who can be chosen or challenged, who is being played, and what can be moved out of a door's way."""
    mode, prompt = hand.mode, hand.prompt
    active = (state.duel.shooter if state.duel is not None else state.active) or None
    if prompt is None:
        markers.rings(active=active)
    elif isinstance(mode, Choosing) and prompt.kind == "challenge":
        markers.rings(hovered=mode.pointed or None, active=active, defenders=tuple(choices_of(prompt)))
    elif isinstance(mode, Choosing) and prompt.kind != "block":
        markers.rings(choices_of(prompt), mode.pointed or None)
    elif isinstance(mode, Clearing):
        objects = [str(getattr(choice, "object", "")) for choice in choices_with(prompt, "aside")]
        markers.rings(hovered=objects[mode.index], active=active, aside=objects)
    else:
        markers.rings(active=active)


def show_template(markers: Markers, hand: Hand) -> None:
    """The rifle's template in front of the man who aims it."""
    mode, offer = hand.mode, hand.offer
    if offer is None or offer.word != "rifle" or not isinstance(mode, Aiming | Pulling | Charging):
        markers.template(None)
        return
    markers.template(offer.at, heading(hand))
