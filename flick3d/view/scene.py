"""The table in 3D: table, mat and all pieces of a layout, each where it was put."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from panda3d.core import NodePath

from flick3d.physics.pieces import Pieces, Solid
from flick3d.rules.layout import Area, Layout, Placement, Pose, upright
from flick3d.view.camera_maths import View
from flick3d.view.carried import Riders, loose_hat
from flick3d.view.clock import Clock
from flick3d.view.effects import Effects
from flick3d.view.grounds import ExitMark, Grounds
from flick3d.view.hats import HatTurns
from flick3d.view.markers import Markers
from flick3d.view.models import DISCS, ModelPool
from flick3d.view.palette import Palette
from flick3d.view.picking import Ray, Target, pick
from flick3d.view.piece_nodes import built
from flick3d.view.pipeline.pipeline import Pipeline, leave_colours_only
from flick3d.view.poses import Vector, within
from flick3d.view.props import PROPS
from flick3d.view.shades import Shades
from flick3d.view.shown import Shown
from flick3d.view.standing import StandingHouses
from flick3d.view.tags import Tag, Tags
from flick3d.view.tween import Sort
from flick3d.view.window import Window

TOWN_HALL = "town-hall"
DYNAMITE = "dynamite-stick"


class TableScene:
    """The table of one window. Poses are written to nodes and never read back from them."""

    def __init__(
        self,
        window: Window,
        pieces: Pieces,
        models: Path,
        cache: Path | None,
        area: Area,
        pipeline: Pipeline,
        ground: str = "town",
    ) -> None:
        """`models`: folder of the models. `cache`: of their ready-made forms, or None. `ground`: the first mat."""
        self._pieces = pieces
        self._pipeline = pipeline
        self._pool = ModelPool(models, cache, leave_colours_only if pipeline.is_plain else None)
        self._root: NodePath = window.base.render.attach_new_node("table-scene")
        self._shown: dict[str, Shown] = {}
        self._riders = Riders()
        self._view: Callable[[], View] | None = None
        self._clock = Clock()
        self._hats = HatTurns()
        self.palette = Palette(self._shown, self._root, self._pool.signs)
        shader = pipeline.decal_shader
        self._shades = Shades(self._root, pipeline.shade_shader) if pipeline.shade_shader is not None else None
        self._houses = StandingHouses(self._shown, pieces, self._shades, pipeline)
        self._grounds = Grounds(self._root, self._pool, shader, ground)
        self._tags = Tags(self._root, models, pipeline.card_shader, self._roof_of)
        self.markers = Markers(self._root, shader, self._pool, pieces, self.pose_of)
        self.effects = Effects(self._root, models, shader, pipeline.card_shader, self._pool)
        self.area = area

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

    @property
    def sorts(self) -> Mapping[str, Sort]:
        """Which kinds of pieces move as tokens or as houses when nobody simulates it."""
        tokens: dict[str, Sort] = dict.fromkeys((*self._pieces.tokens.kinds, *DISCS, *PROPS), "token")
        return {**tokens, **dict.fromkeys(self._pieces.buildings.kinds, "house")}

    def perches_of(self, piece: str) -> tuple[Vector, ...]:
        """Where figures can stand on a piece that is shown, on the table, cm. Raises KeyError."""
        shown = self._shown[piece]
        perches = (within(shown.pose, upright(x, y, 0.0, z)) for x, y, z in self._pieces[shown.placement.kind].perches)
        return tuple((perch.x, perch.y, perch.z) for perch in perches)

    @property
    def ground(self) -> str:
        """Which mat lies on the table."""
        return self._grounds.name

    def show_ground(self, name: str) -> None:
        """Let this mat of `grounds.MATS` lie there; tags, exits and smoke belong to the town."""
        if name != self.ground:
            self._grounds.show(name)
            self._tags.visible(name == "town")
            self.effects.clear()
            self._pipeline.draw_shadows_again()

    def take_shaders(self) -> None:
        """The pipeline has other shaders now: what is made later gets them too."""
        self._grounds.shader = self.markers.shader = self._pipeline.decal_shader
        self._tags.shader = self._pipeline.card_shader

    def show_exits(self, marks: Iterable[ExitMark]) -> None:
        """Mark exactly these exits of the town."""
        if self._grounds.exits(marks, self.area):
            self._pipeline.draw_shadows_again()

    def show_tags(self, tags: Iterable[Tag]) -> None:
        """Exactly these tags above houses."""
        self._tags.show(tags)
        self._follow()

    def show(self, layout: Layout, loose: Mapping[str, Pose] | None = None) -> None:
        """Show exactly these pieces at once; `loose` are hats beyond the layout, by id: they ride on their owners."""
        self._riders.clear()
        placements = [*layout, *(loose_hat(hat, pose) for hat, pose in (loose or {}).items())]
        for piece in sorted(self._shown.keys() - {placement.piece for placement in placements}):
            self._remove(piece)
        for placement in placements:
            self.add(placement)
        for placement in placements:
            if placement.on in self._shown:
                self._riders.seat(placement.piece, placement.on, self._shown[placement.on].pose, placement.pose)
        self.markers.follow()
        self._follow()

    def add_new(self, layout: Layout, loose: Mapping[str, Pose]) -> None:
        """Show those pieces that are not shown yet, nearly invisible: `scale` lets them grow."""
        for placement in (*layout, *(loose_hat(hat, pose) for hat, pose in loose.items())):
            if placement.piece not in self._shown:
                self.add(placement)
                self.scale(placement.piece, 0.0)

    def add(self, placement: Placement) -> None:
        """Show one piece; when it is shown already it is moved, and made anew when it looks different."""
        shown = self._shown.get(placement.piece)
        if shown is not None and (shown.placement.closed, shown.placement.kind) != (placement.closed, placement.kind):
            self._remove(placement.piece)
            shown = None
        if shown is None:
            shown = self._build(placement)
        shown.placement = placement
        shown.node.set_scale(1.0)
        self._houses.keep_low(placement.piece)
        self.place(placement.piece, placement.pose)
        self._hats.rest(placement.piece, placement.pose)

    def place(self, piece: str, pose: Pose) -> None:
        """Put a piece that is shown somewhere else. Raises KeyError when it is not shown."""
        self._shown[piece].put(pose)
        self._hats.moved(piece)
        if self._shades is not None:
            self._shades.move(piece, pose, self._floor_under(pose))
        for rider, seat in self._riders.on(piece).items():
            if rider in self._shown:
                self.place(rider, within(pose, seat))
        self._pipeline.draw_shadows_again()

    def scale(self, piece: str, scale: float, shade: float | None = None) -> None:
        """Show a piece larger or smaller for a moment. Raises KeyError when it is not shown.

        shade: what is left of the shade under it, 0 to 1; None: as much as of the piece.
        """
        self._shown[piece].node.set_scale(max(scale, 1e-3))
        if self._shades is not None:
            self._shades.dim(piece, scale if shade is None else shade)
        self._pipeline.draw_shadows_again()

    def expect(self, piece: str, pose: Pose) -> None:
        """A piece is on its way to this pose and nobody simulates it: a hat's number gets upright meanwhile."""
        self._hats.expect(piece, pose)

    def twirl(self, piece: str, direction: float) -> None:
        """Turn the model of a round, flat token, degrees, if it is shown; its pose stays, and so does its shadow."""
        if piece in self._shown:
            self._shown[piece].node.get_child(0).set_h(direction)

    def explode(self, x: float, y: float) -> None:
        """The dynamite goes off at (x, y), cm: it is gone, with flash and smoke."""
        for piece in [piece for piece, shown in self._shown.items() if shown.placement.kind == DYNAMITE]:
            self._remove(piece)
        self.effects.blast(x, y)

    def crumble(self, house: str) -> None:
        """Smoke around a house that falls down. Raises KeyError when it is not shown."""
        pose = self._shown[house].pose
        self.effects.collapse(pose.x, pose.y, pose.yaw)

    def set_hour(self, hour: float, sweep: bool = True) -> None:
        """Let the Town Hall's clock show this hour."""
        self._clock.show(hour, sweep)
        self._pipeline.draw_shadows_again()

    def advance(self, seconds: float, playing: float | None = None) -> None:
        """Let time pass: the clock sweeps, houses duck and rise, tags follow.

        playing: how much of it passes for what was set off by a shot, in slow motion less; None: the same.
        """
        self._clock.advance(seconds)
        self.effects.advance(seconds if playing is None else playing)
        self._hats.advance(seconds, self._view() if self._view is not None else None)
        if self.effects.flies:
            self._pipeline.draw_shadows_again()
        self._houses.advance(seconds)
        self._follow()

    def look_through(self, view: Callable[[], View]) -> None:
        """Use this for what is seen; to be called once, before `pick`, `table_point` and `screen_point`."""
        self._view = view

    def pick(self, x: float, y: float) -> str | None:
        """The id of the nearest piece, or the name of the ghost, under a pixel; None when there is none.

        A tag above a house stands for its figure.
        """
        view = self._seen()
        return pick(view.ray(x, y), [*self._targets(), *self.markers.targets(), *self._tags.targets(view)])

    def table_point(self, x: float, y: float) -> tuple[float, float] | None:
        """The point on the table's plane under a pixel, cm; None above the horizon."""
        return self._seen().table_point(x, y)

    def screen_point(self, x: float, y: float, z: float = 0.0) -> tuple[float, float] | None:
        """The pixel at which a point (cm) is seen; None when it is behind the eye."""
        return self._seen().project(x, y, z)

    def duck(self, lines: Iterable[tuple[Ray, float]]) -> None:
        """Let those houses lie low that stand in the way of a ray within its distance (cm), and all others stand."""
        self._houses.duck(lines)

    def duck_at_once(self) -> None:
        """The picture has cut to another view: houses lie low or stand already."""
        self._houses.duck_at_once()

    def close(self) -> None:
        """Take everything away."""
        self.markers.clear()
        self._root.remove_node()

    def _seen(self) -> View:
        assert self._view is not None, "look_through comes first"
        return self._view()

    def _targets(self) -> list[Target]:
        return [shown.target for shown in self._shown.values()]

    def _roof_of(self, house: str) -> tuple[Pose, float] | None:
        shown = self._shown.get(house)
        return None if shown is None else (shown.pose, shown.top)

    def _follow(self) -> None:
        """Tags are above their houses, for the eye of now."""
        self._tags.follow(self._view() if self._view is not None else None, self._houses.low)

    def _floor_under(self, pose: Pose) -> float:
        if pose.z < self._grounds.wood / 2.0:
            return self._grounds.wood
        return self._houses.floor_under(pose)

    def _build(self, placement: Placement) -> Shown:
        """Make the node of a piece."""
        shown, model = built(placement, self._root, self._pool, self._pieces, self._pipeline.decal_shader)
        self._shown[placement.piece] = shown
        self._houses.built(placement.piece)
        self.palette.fit(placement.piece)
        if placement.kind == TOWN_HALL:
            self._clock.fit(model)
        elif placement.kind == "hat":
            self._hats.fit(placement.piece, model)
        if self._shades is not None and not placement.on:
            self._shades.add(placement.piece, shown.solids)
        return shown

    def _remove(self, piece: str) -> None:
        shown = self._shown.pop(piece)
        self._riders.leave(piece)
        self._hats.leave(piece)
        if shown.placement.kind == TOWN_HALL:
            self._clock.fit(None)
        shown.node.remove_node()
        if self._shades is not None:
            self._shades.remove(piece)
        self._pipeline.draw_shadows_again()
