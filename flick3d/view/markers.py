"""Marks that the player is shown on the table: rings, discs that could be placed, aim, pull, and facing."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec
from panda3d.core import NodePath, Shader, TransparencyAttrib

from flick3d.physics.pieces import Pieces
from flick3d.physics.solids import radius
from flick3d.rules.layout import Pose, upright
from flick3d.view.decals import ARROW, BAND, DOTS, RING, Colour, Decal
from flick3d.view.models import ModelPool, model_name
from flick3d.view.picking import Target, target
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.pipeline.sun import SHADOW_MASK
from flick3d.view.poses import orientation, turned
from flick3d.view.props import solids_of

HEIGHT = 0.03
AVAILABLE: Colour = (1.0, 0.93, 0.70, 0.85)
HOVERED: Colour = (1.0, 1.0, 0.95, 1.0)
ACTIVE: Colour = (0.35, 0.92, 1.0, 0.95)
DEFENDER: Colour = (1.0, 0.36, 0.24, 0.95)
ASIDE: Colour = (1.0, 0.70, 0.22, 0.95)
GHOST_RING: Colour = (1.0, 0.93, 0.70, 0.9)
BAND_COLOUR: Colour = (0.55, 0.16, 0.08, 0.85)
FACING: Colour = (0.35, 0.92, 1.0, 0.95)
SHORTEST_LINE, LONGEST_LINE = 8.0, 42.0
DOT_SPACING = 1.5
LONGEST_PULL = 9.0
TEMPLATE = "winchester-template"
"""The model of the Winchester's template; the bullet's place is its origin, and it points to its x."""
TEMPLATE_HEIGHT = 0.02
ON_FLOOR = 0.3
"""A figure whose foot is higher than this stands on a block, and its ring lies there, cm."""


class Ghost(msgspec.Struct, frozen=True):
    """A disc that could be placed: `name` is what a click on it picks. strong: it is the chosen one.

    z: height of what it lies on, cm.
    """

    name: str
    kind: str
    x: float
    y: float
    direction: float = 0.0
    strong: bool = False
    z: float = 0.0


class Further(Protocol):
    """Marks that only one game has."""

    def clear(self) -> None:
        """Show none of them."""
        ...


class Markers:
    """All marks of one table. Rings follow the poses that `pose_of` gives."""

    def __init__(
        self,
        root: NodePath,
        shader: Shader | None,
        pool: ModelPool,
        pieces: Pieces,
        pose_of: Callable[[str], Pose | None],
    ) -> None:
        self._root = root.attach_new_node("markers")
        self.shader = shader
        self._square = unit_square()
        self._pool = pool
        self._pieces = pieces
        self._pose_of = pose_of
        self._rings: dict[str, Decal] = {}
        self._ghosts: dict[str, tuple[Ghost, NodePath, Decal]] = {}
        self._line = self._decal(DOTS, 3)
        self._band = self._decal(BAND, 2)
        self._arrow = self._decal(ARROW, 3)
        self._template: NodePath | None = None
        self._further: dict[str, Further] = {}

    def rings(
        self,
        available: Iterable[str] = (),
        hovered: str | None = None,
        active: str | None = None,
        defenders: Iterable[str] = (),
        aside: Iterable[str] = (),
    ) -> None:
        """Rings under the figures that can be chosen, under the pointed one, and under the one being played.

        defenders: who can be challenged. aside: objects that can be moved aside.
        """
        colours = dict.fromkeys(available, AVAILABLE)
        colours |= dict.fromkeys(aside, ASIDE) | dict.fromkeys(defenders, DEFENDER)
        if active is not None:
            colours[active] = ACTIVE
        if hovered is not None:
            colours[hovered] = HOVERED
        for piece in [piece for piece in self._rings if piece not in colours]:
            self._rings.pop(piece).remove()
        for piece, colour in colours.items():
            self._rings.setdefault(piece, self._decal(RING, 1) if piece not in self._rings else self._rings[piece])
            self._rings[piece].colour(colour)
        self.follow()

    def ghosts(self, ghosts: Iterable[Ghost]) -> None:
        """See-through discs where a disc could be placed; exactly these."""
        wanted = {ghost.name: ghost for ghost in ghosts}
        for name in [name for name, (ghost, _, _) in self._ghosts.items() if wanted.get(name) != ghost]:
            _, model, ring = self._ghosts.pop(name)
            model.remove_node()
            ring.remove()
        for name, ghost in wanted.items():
            if name not in self._ghosts:
                self._ghosts[name] = self._make_ghost(ghost)

    def aim(self, at: tuple[float, float] | None, direction: float = 0.0, strength: float = 0.0) -> None:
        """The dotted line from a disc's middle; `strength` (0 to 1) gives its length and colour."""
        if at is None:
            self._line.hide()
            return
        start, dots = 1.4, round((SHORTEST_LINE + strength * (LONGEST_LINE - SHORTEST_LINE)) / DOT_SPACING)
        length = dots * DOT_SPACING
        x, y = _ahead(at, direction, start + length / 2.0)
        self._line.lay(x, y, direction, (length, 1.0), (DOT_SPACING, 0.30, 0.16, 0.0))
        self._line.colour(_heat(strength))

    def pull(self, at: tuple[float, float] | None, direction: float = 0.0, strength: float = 0.0) -> None:
        """The band that is pulled back behind a disc that will go in `direction`."""
        length = strength * LONGEST_PULL
        if at is None or length < 0.2:
            self._band.hide()
            return
        x, y = _ahead(at, direction, -length / 2.0)
        self._band.lay(x, y, direction, (length, 2.6), (0.45, 0.95, 0.0, 0.0))
        self._band.colour(BAND_COLOUR)

    def facing(self, at: tuple[float, float] | None, direction: float = 0.0) -> None:
        """The arrow on the ground in front of a figure."""
        if at is None:
            self._arrow.hide()
            return
        x, y = _ahead(at, direction, 3.4)
        self._arrow.lay(x, y, direction, (3.4, 2.4), (0.28, 1.5, 1.0, 0.0))
        self._arrow.colour(FACING)

    def template(self, at: tuple[float, float] | None, direction: float = 0.0) -> None:
        """The Winchester's template with the bullet's place at (x, y), cm, pointing to `direction`, degrees."""
        if at is None:
            if self._template is not None:
                self._template.hide()
            return
        if self._template is None:
            self._template = self._pool.place(TEMPLATE, self._root)
            self._template.set_bin("pieces", 0)
            self._template.hide(SHADOW_MASK)
        self._template.set_pos_hpr(*at, TEMPLATE_HEIGHT, direction, 0.0, 0.0)
        self._template.show()

    def clear(self) -> None:
        """No marks at all."""
        self.template(None)
        self.rings()
        self.ghosts(())
        self.aim(None)
        self.pull(None)
        self.facing(None)
        for marks in self._further.values():
            marks.clear()

    def follow(self) -> None:
        """Lay the rings around their pieces where these are now."""
        for piece, ring in self._rings.items():
            pose = self._pose_of(piece)
            if pose is None:
                ring.hide()
                continue
            up = turned(orientation(pose), (0.0, 0.0, 1.0))
            lying = math.hypot(up[0], up[1])
            size = 1.75 + 1.3 * lying
            x, y = pose.x + 1.9 * up[0], pose.y + 1.9 * up[1]
            if lying < 0.1:
                x, y = pose.x, pose.y
            floor = pose.z if lying < 0.1 and pose.z > ON_FLOOR else 0.0
            ring.lay(x, y, 0.0, (2.0 * size + 2.4, 2.0 * size + 2.4), (size, 0.13, 0.35, 0.0), floor)

    def targets(self) -> list[Target]:
        """The ghosts as targets of a click."""
        return [
            target(ghost.name, upright(ghost.x, ghost.y, 0.0, ghost.z), solids_of(self._pieces, ghost.kind))
            for ghost, _, _ in self._ghosts.values()
        ]

    def is_shown(self, piece: str) -> bool:
        """Whether this is a piece on the table."""
        return self._pose_of(piece) is not None

    @property
    def root(self) -> NodePath:
        """Below this all marks are."""
        return self._root

    def further(self, key: str, make: Callable[[Markers], Further]) -> Further:
        """Marks that only one game has, made when they are first asked for; `clear` takes them away too."""
        if key not in self._further:
            self._further[key] = make(self)
        return self._further[key]

    def decal(self, pattern: int, order: int) -> Decal:
        """A new mark of a pattern of `decals`, hidden at first; `order` says what lies over what."""
        return self._decal(pattern, order)

    def _decal(self, pattern: int, order: int) -> Decal:
        decal = Decal(self._root, self._square, self.shader, pattern, HEIGHT, order)
        decal.hide()
        return decal

    def _make_ghost(self, ghost: Ghost) -> tuple[Ghost, NodePath, Decal]:
        model = self._pool.place(model_name(ghost.name, ghost.kind), self._root)
        model.set_pos_hpr(ghost.x, ghost.y, ghost.z, ghost.direction, 0.0, 0.0)
        model.set_transparency(TransparencyAttrib.M_alpha)
        model.set_color_scale(1.0, 1.0, 1.0, 0.9 if ghost.strong else 0.5)
        model.set_bin("transparent", 0)
        model.hide(SHADOW_MASK)
        ring = self._decal(RING, 1)
        size = radius(solids_of(self._pieces, ghost.kind)) + 0.35
        ring.lay(ghost.x, ghost.y, 0.0, (2.0 * size + 2.0, 2.0 * size + 2.0), (size, 0.10, 0.3, 0.0), ghost.z)
        ring.colour(ACTIVE if ghost.strong else GHOST_RING)
        return ghost, model, ring


def _ahead(at: tuple[float, float], direction: float, distance: float) -> tuple[float, float]:
    angle = math.radians(direction)
    return at[0] + distance * math.cos(angle), at[1] + distance * math.sin(angle)


def _heat(strength: float) -> Colour:
    """From sand over orange to red as the strength grows."""
    share = min(1.0, max(0.0, strength))
    return (1.0, 0.96 - 0.66 * share, 0.80 - 0.65 * share, 0.95)
