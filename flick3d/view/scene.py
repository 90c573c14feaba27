"""The table in 3D: table, mat and all pieces of a layout, each where it was put."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from panda3d.core import LQuaternionf, LVecBase3f, NodePath

from flick3d.physics.pieces import Box, Pieces, Solid
from flick3d.rules.layout import Area, Layout, Placement, Pose
from flick3d.view.camera_maths import View
from flick3d.view.clock import Clock
from flick3d.view.ducking import Ducking
from flick3d.view.markers import Markers
from flick3d.view.models import ModelPool, model_name
from flick3d.view.picking import Ray, Target, meets, pick, target
from flick3d.view.pipeline.pipeline import Pipeline, leave_colours_only
from flick3d.view.pipeline.sun import SHADOW_MASK
from flick3d.view.poses import relative, within
from flick3d.view.shades import Shades
from flick3d.view.window import Window

TOWN_HALL = "town-hall"
GABLE = Box((8.6, 12.8, 3.6), (0.0, 0.0, 8.0))
"""What of a house is above the solid that the physics knows: roof and false front, in the house's frame, cm."""


class Shown:
    """One piece that is shown: its placement now, its node, its solids."""

    def __init__(self, placement: Placement, node: NodePath, solids: tuple[Solid, ...]) -> None:
        self.placement = placement
        self.pose = placement.pose
        self.node = node
        self.solids = solids


class TableScene:
    """The table of one window. Poses are written to nodes and never read back from them."""

    def __init__(
        self, window: Window, pieces: Pieces, models: Path, cache: Path | None, area: Area, pipeline: Pipeline
    ) -> None:
        """`models`: the folder of the models. `cache`: where their ready-made forms are kept, or None."""
        self._pieces = pieces
        self._pipeline = pipeline
        self._pool = ModelPool(models, cache, leave_colours_only if pipeline.is_plain else None)
        self._root: NodePath = window.base.render.attach_new_node("table-scene")
        self._shown: dict[str, Shown] = {}
        self._riders: dict[str, tuple[str, Pose]] = {}
        self._view: Callable[[], View] | None = None
        self._clock = Clock()
        self._ducking = Ducking()
        shader = pipeline.decal_shader
        self._shades = Shades(self._root, shader) if shader is not None else None
        self.markers = Markers(self._root, shader, self._pool, pieces, self.pose_of)
        self.area = area
        self._build_ground()

    @property
    def poses(self) -> Mapping[str, Pose]:
        """Where every piece is shown now."""
        return {name: shown.pose for name, shown in self._shown.items()}

    def pose_of(self, piece: str) -> Pose | None:
        """Where the piece is shown now; None when it is not."""
        shown = self._shown.get(piece)
        return None if shown is None else shown.pose

    @property
    def kinds_and_poses(self) -> Mapping[str, tuple[str, Pose]]:
        """What every piece is, and where it is shown now."""
        return {name: (shown.placement.kind, shown.pose) for name, shown in self._shown.items()}

    def solids_of(self, piece: str) -> tuple[Solid, ...]:
        """The solids of a piece that is shown. Raises KeyError."""
        return self._shown[piece].solids

    def show(self, layout: Layout, loose: Mapping[str, Pose] | None = None) -> None:
        """Show exactly these pieces at once; `loose` are hats beyond the layout, by id: they ride on their owners."""
        self._riders = {}
        placements = [*layout, *(Placement(hat, "hat", pose) for hat, pose in (loose or {}).items())]
        wanted = {placement.piece: placement for placement in placements}
        for piece in [piece for piece in self._shown if piece not in wanted]:
            self._remove(piece)
        for placement in placements:
            self.add(placement)
        self._riders = {
            owner: (hat, relative(self._shown[owner].pose, pose))
            for hat, pose in (loose or {}).items()
            if (owner := hat.removeprefix("hat-")) in self._shown
        }
        self.markers.follow()

    def add_new(self, layout: Layout, loose: Mapping[str, Pose]) -> None:
        """Show those pieces that are not shown yet, nearly invisible: `scale` lets them grow."""
        for placement in (*layout, *(Placement(hat, "hat", pose) for hat, pose in loose.items())):
            if placement.piece not in self._shown:
                self.add(placement)
                self.scale(placement.piece, 0.0)

    def add(self, placement: Placement) -> None:
        """Show one piece; when it is shown already it is moved."""
        shown = self._shown.get(placement.piece)
        if shown is not None and shown.placement.closed != placement.closed:
            self._remove(placement.piece)
            shown = None
        if shown is None:
            self._build(placement)
        self._shown[placement.piece].node.set_scale(1.0, 1.0, self._ducking.height(placement.piece))
        self.place(placement.piece, placement.pose)

    def place(self, piece: str, pose: Pose) -> None:
        """Put a piece that is shown somewhere else. Raises KeyError when it is not shown."""
        shown = self._shown[piece]
        shown.pose = pose
        shown.node.set_pos_quat(LVecBase3f(pose.x, pose.y, pose.z), LQuaternionf(pose.qw, pose.qx, pose.qy, pose.qz))
        if self._shades is not None:
            self._shades.move(piece, pose)
        if piece in self._riders:
            rider, seat = self._riders[piece]
            self.place(rider, within(pose, seat))
        self._pipeline.draw_shadows_again()

    def scale(self, piece: str, scale: float) -> None:
        """Show a piece larger or smaller for a moment. Raises KeyError when it is not shown."""
        self._shown[piece].node.set_scale(max(scale, 1e-3))
        if self._shades is not None:
            self._shades.dim(piece, scale)
        self._pipeline.draw_shadows_again()

    def set_hour(self, hour: float, sweep: bool = True) -> None:
        """Let the Town Hall's clock show this hour."""
        self._clock.show(hour, sweep)
        self._pipeline.draw_shadows_again()

    def advance(self, seconds: float) -> None:
        """Let time pass: the clock sweeps, houses duck and rise."""
        self._clock.advance(seconds)
        for house, height in self._ducking.advance(seconds, self._shown).items():
            self._shown[house].node.set_sz(height)
            self._pipeline.draw_shadows_again()

    def look_through(self, view: Callable[[], View]) -> None:
        """Use this for what is seen; to be called once, before `pick`, `table_point` and `screen_point`."""
        self._view = view

    def pick(self, x: float, y: float) -> str | None:
        """The id of the nearest piece, or the name of the ghost, under a pixel; None when there is none."""
        return pick(self._seen().ray(x, y), [*self._targets(), *self.markers.targets()])

    def table_point(self, x: float, y: float) -> tuple[float, float] | None:
        """The point on the table's plane under a pixel, cm; None above the horizon."""
        return self._seen().table_point(x, y)

    def screen_point(self, x: float, y: float, z: float = 0.0) -> tuple[float, float] | None:
        """The pixel at which a point (cm) is seen; None when it is behind the eye."""
        return self._seen().project(x, y, z)

    def duck(self, lines: Iterable[tuple[Ray, float]]) -> None:
        """Let those houses lie low that stand in the way of a ray within its distance (cm), and all others stand."""
        lines = tuple(lines)
        houses = (shown for shown in self._shown.values() if self._pieces.is_building(shown.placement.kind))
        targets = (target(house.placement.piece, house.pose, (*house.solids, GABLE)) for house in houses)
        self._ducking.low = frozenset(house.name for house in targets if any(meets(house, *line) for line in lines))

    def close(self) -> None:
        """Take everything away."""
        self.markers.clear()
        self._root.remove_node()

    def _seen(self) -> View:
        assert self._view is not None, "look_through comes first"
        return self._view()

    def _targets(self) -> list[Target]:
        return [self._target(shown) for shown in self._shown.values()]

    def _target(self, shown: Shown) -> Target:
        return target(shown.placement.piece, shown.pose, shown.solids)

    def _build(self, placement: Placement) -> None:
        """Make the node of a piece."""
        node = self._root.attach_new_node(placement.piece)
        model = self._pool.place(model_name(placement.piece, placement.kind), node)
        if placement.closed:
            self._pool.place("boards", node)
        node.set_bin("pieces", 0)
        solids = self._pieces[placement.kind].solids(placement.closed)
        self._shown[placement.piece] = Shown(placement, node, solids)
        self._ducking.stand(placement.piece)
        if placement.kind == TOWN_HALL:
            self._clock.fit(model)
        if self._shades is not None:
            self._shades.add(placement.piece, solids)

    def _remove(self, piece: str) -> None:
        shown = self._shown.pop(piece)
        if shown.placement.kind == TOWN_HALL:
            self._clock.fit(None)
        shown.node.remove_node()
        if self._shades is not None:
            self._shades.remove(piece)
        self._pipeline.draw_shadows_again()

    def _build_ground(self) -> None:
        for name in ("table", "mat"):
            model = self._pool.place(name, self._root)
            model.set_bin("ground", 0)
            model.hide(SHADOW_MASK)
