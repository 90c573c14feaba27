"""The node of one piece: its model, the boards of a closed house, and what is drawn of a house that lies low."""

from __future__ import annotations

from panda3d.core import NodePath, Shader

from flick3d.physics.pieces import Pieces
from flick3d.rules.layout import Placement
from flick3d.view.floor_plan import FloorPlan
from flick3d.view.models import ModelPool, model_name
from flick3d.view.props import solids_of
from flick3d.view.shown import Shown

BOARDS = ("boards", "closed")
"""The models that a closed house gets."""


def built(
    placement: Placement, parent: NodePath, pool: ModelPool, pieces: Pieces, shader: Shader | None
) -> tuple[Shown, NodePath]:
    """The piece under `parent`, and its model. shader: for the plan of a house; None: the fixed one.

    Raises FlickError without such a model.
    """
    node = parent.attach_new_node(placement.piece)
    model = pool.place(model_name(placement.piece, placement.kind), node)
    for name in BOARDS if placement.closed else ():
        pool.place(name, node)
    node.set_bin("pieces", 0)
    solids = solids_of(pieces, placement.kind, placement.closed)
    if not pieces.is_building(placement.kind):
        return Shown(placement, node, solids, 0.0), model
    plan = FloorPlan(node, pieces.buildings, shader)
    return Shown(placement, node, solids, pieces.buildings.block.size[2], plan), model
