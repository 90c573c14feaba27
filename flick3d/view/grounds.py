"""What lies under the pieces: the wooden table with one of the mats, and the marks of exits on the town's mat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import msgspec
from panda3d.core import Material, NodePath, Shader

from flick3d.rules.layout import Area
from flick3d.view.decals import HATCH, Colour, Decal
from flick3d.view.models import ModelPool
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.pipeline.sun import SHADOW_MASK

TABLE_TOP = -0.06
"""Height of the wood in the table's model, cm; a mat's top is at 0."""


class Mat(msgspec.Struct, frozen=True):
    """A mat on the table: its model, and how thick it is, cm.

    sheen: share of its roughness that is left when it is wet; 1 is dry. mirrors: how much of the room is seen in it
    then. tint: red, green, blue by which its colours are darker. grit: how strongly its fine grain is seen.
    """

    model: str
    thickness: float = -TABLE_TOP
    sheen: float = 1.0
    mirrors: float = 0.0
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0)
    grit: float = 0.45


MATS: Mapping[str, Mat] = {
    "town": Mat("mat", tint=(1.0, 0.87, 0.69)),
    "duel": Mat("duel-mat", tint=(1.0, 0.87, 0.69)),
    "faith": Mat("faith-mat", 0.2),
    "oiled-faith": Mat("faith-mat", 0.2, sheen=0.3, mirrors=1.3, tint=(0.84, 0.76, 0.54)),
}
"""By the name of the ground."""

WOOD_MIRRORS = 0.12
"""How much of the room is seen in the wooden table: in more of it the grain would drown at the side of the window."""
WET_BUMPS = 4.0
"""How strongly the weave of a wet mat is seen in what it mirrors."""

STRIPE_WIDTH = 1.5
"""cm; the stripe lies inside the play area."""
STRIPE_COLOUR: Colour = (0.98, 0.90, 0.70, 0.9)
STRIPE_HEIGHT = 0.02
STRIPE_SPACING = 1.6
"""From one slanted bar of a stripe to the next, cm."""
POST = "exit-post"
POST_OUTSIDE = 0.9
"""How far outside the play area a post stands, cm: no disc can touch it."""
BORDER = 3.2
"""How far beyond the play area the ground behind the top of a post is, seen from the overview, cm."""
POST_LEANS_SOUTH = 0.8
"""How much the boards of posts look to the overview's camera as well as into the play area."""


class ExitMark(msgspec.Struct, frozen=True):
    """A stretch of the play area's edge between two points, cm."""

    begins: tuple[float, float]
    ends: tuple[float, float]


class Post(msgspec.Struct, frozen=True):
    """Where a post stands, cm, and where its board looks, degrees."""

    x: float
    y: float
    direction: float


class Grounds:
    """The table, and one of the mats on it. Exits belong to the town."""

    def __init__(self, root: NodePath, pool: ModelPool, shader: Shader | None, name: str = "town") -> None:
        self._root = root.attach_new_node("ground")
        self._pool = pool
        self.shader = shader
        self._square = unit_square()
        self._mats: dict[str, NodePath] = {}
        self._marks: tuple[ExitMark, ...] = ()
        self._exits: NodePath = self._root.attach_new_node("exits")
        self._table = self._flat("table")
        self._table.set_shader_input("mirror_strength", WOOD_MIRRORS)
        self.name = name
        self.show(name)

    @property
    def wood(self) -> float:
        """Height of the wooden table beside the mat, cm."""
        return -MATS[self.name].thickness

    def show(self, name: str) -> None:
        """Let this mat lie on the table. Raises KeyError for an unknown one, FlickError when its model is missing."""
        mat = MATS[name]
        self.name = name
        if name not in self._mats:
            self._mats[name] = self._flat(mat.model)
            self._mats[name].set_shader_input("grittiness", mat.grit)
            self._mats[name].set_color_scale(*mat.tint, 1.0)
            if mat.sheen < 1.0:
                _wet(self._mats[name], mat)
        self._table.set_z(-mat.thickness - TABLE_TOP)
        for other, lying in self._mats.items():
            lying.show() if other == name else lying.hide()
        self._exits.show() if name == "town" else self._exits.hide()

    def exits(self, marks: Iterable[ExitMark], area: Area) -> bool:
        """Mark exactly these exits of the town; tells whether that changed anything."""
        wanted = tuple(marks)
        if wanted == self._marks:
            return False
        self._marks = wanted
        self._exits.get_children().detach()
        for mark in wanted:
            self._paint(mark, area)
            for post in posts(mark, area):
                model = self._pool.place(POST, self._exits)
                model.set_pos_hpr(post.x, post.y, 0.0, post.direction, 0.0, 0.0)
                model.set_bin("pieces", 0)
        return True

    def _paint(self, mark: ExitMark, area: Area) -> None:
        stripe = Decal(self._exits, self._square, self.shader, HATCH, STRIPE_HEIGHT, 0)
        length = math.dist(mark.begins, mark.ends)
        inward = _inward(mark, area)
        x = (mark.begins[0] + mark.ends[0] + inward[0] * STRIPE_WIDTH) / 2.0
        y = (mark.begins[1] + mark.ends[1] + inward[1] * STRIPE_WIDTH) / 2.0
        along = math.degrees(math.atan2(mark.ends[1] - mark.begins[1], mark.ends[0] - mark.begins[0]))
        stripe.lay(x, y, along, (length, STRIPE_WIDTH), (STRIPE_SPACING, 0.5, 0.14, 0.0))
        stripe.colour(STRIPE_COLOUR)

    def _flat(self, name: str) -> NodePath:
        model = self._pool.place(name, self._root)
        model.set_bin("ground", 0)
        model.hide(SHADOW_MASK)
        return model


def posts(mark: ExitMark, area: Area) -> tuple[Post, Post]:
    """The two posts of an exit: beside its ends, just outside the play area."""
    inward = _inward(mark, area)
    direction = math.degrees(math.atan2(inward[1] - POST_LEANS_SOUTH, inward[0])) % 360.0
    first, second = (
        Post(x - inward[0] * POST_OUTSIDE, y - inward[1] * POST_OUTSIDE, direction) for x, y in (mark.begins, mark.ends)
    )
    return first, second


def _inward(mark: ExitMark, area: Area) -> tuple[float, float]:
    """The unit vector from the exit's edge into the play area, along x or y."""
    x, y = (mark.begins[0] + mark.ends[0]) / 2.0, (mark.begins[1] + mark.ends[1]) / 2.0
    if area.width / 2.0 - abs(x) < area.depth / 2.0 - abs(y):
        return (-math.copysign(1.0, x), 0.0)
    return (0.0, -math.copysign(1.0, y))


def _wet(node: NodePath, mat: Mat) -> None:
    """Let a mat look wet: darker, and smooth enough for the room to be seen in it."""
    for dry in node.find_all_materials():
        wet = Material(dry)
        wet.set_roughness(dry.get_roughness() * mat.sheen)
        node.replace_material(dry, wet)
    node.set_shader_input("mirror_strength", mat.mirrors)
    node.set_shader_input("bumpiness", WET_BUMPS)
