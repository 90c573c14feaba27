"""Dust on the table: motes in one piece of geometry, which the graphics card moves, raised by what is played."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Protocol

from panda3d.core import (
    Filename,
    Geom,
    GeomEnums,
    GeomNode,
    GeomTriangles,
    GeomVertexArrayFormat,
    GeomVertexData,
    GeomVertexFormat,
    InternalName,
    NodePath,
    OmniBoundingVolume,
    Shader,
    TexturePool,
    TransparencyAttrib,
)

from flick3d.physics.pieces import Pieces
from flick3d.physics.trajectory import Trajectory
from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area, Pose
from flick3d.view.audio.matter import Body, bodies
from flick3d.view.dust import Mote, motes
from flick3d.view.pipeline.pipeline import Pipeline
from flick3d.view.pipeline.shaders import compiles, load_shader
from flick3d.view.pipeline.sun import SHADOW_MASK
from flick3d.view.window import Window

MOTES = 60
"""At the same time; the oldest makes room for a new one."""
CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
COLUMNS = (("vertex", 3), ("texcoord", 2), ("flight", 4), ("looks", 4), ("tint", 4))
"""What dust.vert reads of a corner, and of how many numbers each is."""
CORNER = struct.Struct(f"={sum(numbers for _, numbers in COLUMNS)}f")


class Motes:
    """The motes of a table. They cost nothing while none flies."""

    def __init__(self, parent: NodePath, shader: Shader, models: Path) -> None:
        """Raises FlickError when the picture is missing."""
        self._data = _nowhere()
        self._now = 0.0
        self._over = 0.0
        self._next = 0
        self._node = parent.attach_new_node(_geometry(self._data))
        self._node.hide(SHADOW_MASK)
        self._node.set_bin("transparent", 0)
        self._node.set_depth_write(False)
        self._node.set_transparency(TransparencyAttrib.M_alpha)
        self._node.set_light_off()
        self._node.set_texture_off(1)
        file = models / "textures" / "smoke.png"
        picture = TexturePool.load_texture(Filename.from_os_specific(str(file))) if file.is_file() else None
        if picture is None:
            raise FlickError(f"{file}: this picture is missing: install the game again")
        self._node.set_texture(picture, 2)
        self._node.set_two_sided(True)
        self._node.set_shader(shader, 1)
        self._node.set_shader_input("now", 0.0)
        self._node.hide()

    @property
    def flies(self) -> bool:
        """Whether any mote is in the air."""
        return self._now < self._over

    def raise_up(self, raised: Iterable[Mote]) -> None:
        """Let these fly from now on."""
        handle = None
        for mote in raised:
            if handle is None:
                handle = self._data.modify_array_handle(0)
            handle.set_subdata(self._next * 4 * CORNER.size, 4 * CORNER.size, _packed(mote, self._now))
            self._next = (self._next + 1) % MOTES
            self._over = max(self._over, self._now + mote.life)
        if handle is not None:
            self._node.show()

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if not self.flies:
            return
        self._now += seconds
        if self.flies:
            self._node.set_shader_input("now", self._now)
        else:
            self.clear()

    def clear(self) -> None:
        """None is left; the clock begins again, so that it keeps its fine steps."""
        self._node.hide()
        if self._over > 0.0:
            self._data.modify_array_handle(0).copy_data_from(_nowhere().get_array_handle(0))
        self._now = self._over = 0.0

    def close(self) -> None:
        """Take them away."""
        self._node.remove_node()


def motes_of(window: Window, pipeline: Pipeline, models: Path) -> Motes | None:
    """The motes of a window; None where the driver cannot draw them. Raises FlickError when the picture is missing."""
    if pipeline.quality is None:
        return None
    shader = load_shader("dust", pipeline.quality.switches)
    return Motes(window.base.render, shader, models) if compiles(window, shader) else None


class Table(Protocol):
    """The table that is seen."""

    @property
    def kinds_and_poses(self) -> Mapping[str, tuple[str, Pose]]:
        """What every piece is, and where it is shown now."""
        ...


class Dusting:
    """Raises dust for what is played; see `playback.Listener`."""

    def __init__(self, cloud: Motes | None, table: Table, pieces: Pieces) -> None:
        """cloud: None where dust cannot be drawn."""
        self._cloud = cloud
        self._table = table
        self._bodies = bodies(pieces)
        self._here: dict[str, Body] = {}
        self.area = Area()
        """The mat on which it is played."""

    def began(self) -> None:
        """A trajectory begins; the scene shows its pieces."""
        kinds = self._table.kinds_and_poses
        self._here = {piece: self._bodies[kind] for piece, (kind, _) in kinds.items() if kind in self._bodies}

    def shown(self, trajectory: Trajectory, since: float, until: float, speed: float) -> None:  # noqa: ARG002
        """The trajectory was shown from one moment of it to another."""
        if self._cloud is not None and until > since:
            self._cloud.raise_up(motes(trajectory, since, until, self._here, self.area))

    def over(self) -> None:
        """Nothing is played any more; what flies comes down by itself."""

    def advance(self, seconds: float) -> None:
        """Let time pass, in slow motion less."""
        if self._cloud is not None:
            self._cloud.advance(seconds)

    def close(self) -> None:
        """Take all dust away."""
        if self._cloud is not None:
            self._cloud.close()
            self._cloud = None


def _packed(mote: Mote, now: float) -> bytes:
    """The four corners of a mote as dust.vert reads them."""
    place, rest = mote.place, (*mote.drift, now, *mote.sizes, mote.life, mote.turn, *mote.tint, mote.opacity)
    return b"".join([CORNER.pack(*place, *corner, *rest) for corner in CORNERS])


def _nowhere() -> GeomVertexData:
    """Motes of which none is born."""
    columns = GeomVertexArrayFormat()
    for name, numbers in COLUMNS:
        kind = {"vertex": GeomEnums.C_point, "texcoord": GeomEnums.C_texcoord}.get(name, GeomEnums.C_other)
        columns.add_column(InternalName.make(name), numbers, GeomEnums.NT_float32, kind)
    data = GeomVertexData("motes", GeomVertexFormat.register_format(GeomVertexFormat(columns)), GeomEnums.UH_dynamic)
    data.set_num_rows(4 * MOTES)
    unborn = Mote((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0), 1e-3, (0.0, 0.0, 0.0), 0.0, 0.0)
    data.modify_array_handle(0).set_data(_packed(unborn, -1e6) * MOTES)
    return data


def _geometry(data: GeomVertexData) -> GeomNode:
    triangles = GeomTriangles(GeomEnums.UH_static)
    for start in range(0, 4 * MOTES, 4):
        triangles.add_vertices(start, start + 1, start + 2)
        triangles.add_vertices(start, start + 2, start + 3)
    geom = Geom(data)
    geom.add_primitive(triangles)
    node = GeomNode("dust")
    node.add_geom(geom)
    node.set_bounds(OmniBoundingVolume())
    node.set_final(True)
    return node
