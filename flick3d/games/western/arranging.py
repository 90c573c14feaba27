"""Arranging: what follows from the tiles for the table: figures on blocks, tokens on blocks, hats on heads."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from flick3d.games.western.hats import dressed
from flick3d.games.western.state import GROUND, Cowboy, State, Token
from flick3d.rules.doorway import Spot, on_table
from flick3d.rules.game import Ground
from flick3d.rules.layout import Layout, Placement, Pose, upright


def arranged(layout: Layout, cowboys: Iterable[Cowboy], tokens: Iterable[Token], ground: Ground) -> Layout:
    """The layout with all standing men who are on blocks at their places, tokens on the blocks, and hats on heads.

    Tokens and hats come last, so that the order of all other pieces never changes (W45, W55, W70).
    """
    cowboys, tokens = tuple(cowboys), tuple(tokens)
    layout = layout.moved(
        {
            each.id: perch(layout[each.on], each.block, ground)
            for each in cowboys
            if each.posture == "standing" and each.on in layout and each.id in layout
        }
    )
    layout = layout.without(token.id for token in tokens if token.at != GROUND)
    return dressed(layout.put(*_on_blocks(layout, tokens, ground)), cowboys, ground)


def rearranged(state: State, ground: Ground) -> State:
    """The state with its layout `arranged`."""
    return msgspec.structs.replace(state, layout=arranged(state.layout, state.cowboys, state.tokens, ground))


def perch(carrier: Placement, block: int, ground: Ground) -> Pose:
    """The pose of a figure on a block of a building, or on that of the gallows: it looks where its carrier looks."""
    return _seated(carrier.pose, ground.perches(carrier.kind)[block])


def token_kind(token: Token) -> str:
    """Kind of the piece that a token is on the table: it shows its upper side only."""
    if not token.face_up:
        return "token"
    return "skull" if token.turned and token.kind == "water" else token.kind


def _on_blocks(layout: Layout, tokens: Iterable[Token], ground: Ground) -> list[Placement]:
    placed: list[Placement] = []
    lying: dict[str, int] = {}
    for token in tokens:
        carrier = layout.get(token.at)
        if carrier is None or token.at == GROUND or carrier.kind == "cowboy":
            continue
        index = lying.get(token.at, 0)
        lying[token.at] = index + 1
        pose = _seated(carrier.pose, ground.doorway(carrier.kind).spot(index))
        placed.append(Placement(token.id, token_kind(token), pose, on=token.at))
    return placed


def _seated(carrier: Pose, spot: Spot) -> Pose:
    x, y = on_table(carrier, spot[0], spot[1])
    return upright(x, y, carrier.yaw, carrier.z + spot[2])
