"""Where tokens fly that go into a cowboy's slots or come out of them: to the slot's place on the shelf. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from flick3d.games.western.state import SLOTS, State
from flick3d.physics.pieces import Cylinder, Pieces
from flick3d.rules.layout import Layout
from flick3d.rules.outline import Point
from flick3d.view.camera_maths import View
from flick3d.view.hud.metrics import Metrics, Rect
from flick3d.view.hud.shelf_strip import slot_middle, usual_shelf
from flick3d.view.tween import Haven
from flick3d.view.western.showing import shown_layout

NEAR = 0.4
"""How far before the eye a token comes to, as a share of the camera's distance."""
ICON = 40.0
"""How wide it is there, design pixels: nearly as its icon in the slot."""


def havens(
    before: State, state: State, metrics: Metrics, shelf: Rect | None, view: View, distance: float, pieces: Pieces
) -> Mapping[str, Haven]:
    """The havens of all tokens that were taken or dropped between the two states, by token.

    shelf: where the shelf is, design pixels; None: where it would be. distance: from the eye to what it looks at, cm.
    """
    lay, lie = shown_layout(before), shown_layout(state)
    found = {}
    for token in state.tokens:
        was = before.token(token.id)
        if token.at == was.at or (token.id in lay) == (token.id in lie):
            continue
        holder, then, on_table = (was.at, before, lie) if token.id in lie else (token.at, state, lay)
        slot = slot_of(then, holder, token.id)
        if slot is not None:
            place = slot_middle(shelf or usual_shelf(metrics), slot, SLOTS)
            pixel = (place[0] * metrics.scale, place[1] * metrics.scale)
            found[token.id] = haven(view, pixel, distance * NEAR, width_of(on_table, token.id, pieces), metrics.scale)
    return found


def slot_of(state: State, holder: str, token: str) -> int | None:
    """The number of the slot in which a cowboy has the token, counted from 0; None when its holder is no cowboy."""
    if not any(man.id == holder for man in state.cowboys):
        return None
    carried = [each.id for each in state.tokens_at(holder)]
    return min(carried.index(token), SLOTS - 1) if token in carried else None


def haven(view: View, pixel: Point, away: float, width: float, scale: float) -> Haven:
    """The place that is seen at a pixel, so far from the eye, and how large something of this width is there.

    away, width: cm. scale: window pixels per design pixel.
    """
    ray = view.ray(*pixel)
    x, y, z = (origin + away * towards for origin, towards in zip(ray.origin, ray.direction, strict=True))
    pixels = width * view.size[1] / (2.0 * view.tangent * away)
    return Haven((x, y, z), ICON * scale / pixels)


def width_of(layout: Layout, token: str, pieces: Pieces) -> float:
    """How wide the token is, cm."""
    solid = pieces[layout[token].kind].solids()[0]
    return 2.0 * solid.radius if isinstance(solid, Cylinder) else solid.size[0]
