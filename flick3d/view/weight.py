"""What a table weighs on a graphics card: draw calls, triangles, and the memory of its textures."""

from __future__ import annotations

from typing import Any

import msgspec
from panda3d.core import NodePath

from flick3d.rules.game import Game
from flick3d.settings import QualityName
from flick3d.view.pipeline.sun import SHADOW_MASK
from flick3d.view.presenters import presenter_of
from flick3d.view.setting import set_table
from flick3d.view.stage import Stage
from flick3d.view.window import WindowSettings, open_window

SIZE = (1280, 720)


class Weight(msgspec.Struct, frozen=True):
    """What one frame asks of a graphics card, without the HUD.

    draw_calls, triangles: of all that is shown, whether it is in the picture or not. shadow_calls: what comes to it for
    each picture of depths while something moves. textures: megabytes with all levels, and those that are drawn into.
    """

    draw_calls: int
    triangles: int
    shadow_calls: int
    textures: float


def weigh(game: Game[Any], state: Any, quality: QualityName = "high") -> Weight:
    """Weigh a state's whole table at 1280x720 pixels with full textures. Raises FlickError without OpenGL."""
    presenter = presenter_of(game.name)
    window = open_window(WindowSettings(size=SIZE, offscreen=True, quality=quality, full_textures=True, multisamples=0))
    try:
        stage = set_table(window, presenter, state)
        stage.advance(0.0)
        # Textures are read, and their levels made, when they are drawn first.
        window.base.graphics_engine.render_frame()
        return weight_of(window.base.render, stage)
    finally:
        window.close()


def weight_of(root: NodePath, stage: Stage) -> Weight:
    """The weight of everything under the root that is not hidden."""
    calls = triangles = shadows = 0
    for found in root.find_all_matches("**/+GeomNode"):
        if _is_hidden(found):
            continue
        node = found.node()
        calls += node.get_num_geoms()
        shadows += 0 if _throws_none(found) else node.get_num_geoms()
        for geom in node.get_geoms():
            triangles += sum(each.decompose().get_num_primitives() for each in geom.get_primitives())
    textures = set(root.find_all_textures()) | set(stage.pipeline.pictures)
    return Weight(calls, triangles, shadows, sum(each.estimate_texture_memory() for each in textures) / 1e6)


def _is_hidden(path: NodePath) -> bool:
    return any(each.is_hidden() for each in (path, *path.get_ancestors()))


def _throws_none(path: NodePath) -> bool:
    return any(each.is_hidden(SHADOW_MASK) for each in (path, *path.get_ancestors()))
