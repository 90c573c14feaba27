"""What of a Western match is shown beyond its layout: ground, hour, exits, tags, the hats of fallen men, the camera."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from flick3d.games.western.scenario import BLOCKS, Block
from flick3d.games.western.state import DUEL_AREA, Cowboy, Duel, State
from flick3d.rules.layout import Area, Layout, Pose
from flick3d.view.grounds import BORDER, ExitMark
from flick3d.view.markers import Ghost
from flick3d.view.poses import Vector, from_axes, orientation, turned
from flick3d.view.tags import Tag
from flick3d.view.tween import Haven

if TYPE_CHECKING:
    from flick3d.view.scene import TableScene
    from flick3d.view.stage import Stage

CHEST_HEIGHT = 2.0
"""Where on a lying man's own axis his hat rests, cm from his foot."""
HAT_ABOVE_AXIS = 0.98
LOOKS_AT_DOOR, LOOKS_AT_LOSER = 0.35, 0.9
"""Seconds that the picture stays before it goes dark for a duel, and after the last shot of one."""
OWN_VIEWS = ("duel", "behind", "porch")
"""The camera's views that belong to one prompt; the next one begins with the overview."""
TAG_COLOURS: Mapping[str, tuple[tuple[float, float, float], tuple[float, float, float]]] = {
    "lawmen": ((0.88, 0.69, 0.42), (0.22, 0.12, 0.05)),
    "outlaws": ((0.15, 0.13, 0.12), (0.97, 0.90, 0.76)),
    "woman": ((0.93, 0.52, 0.60), (0.32, 0.06, 0.13)),
    "man": ((0.33, 0.50, 0.80), (0.94, 0.95, 1.0)),
}
"""Paper and ink of the tags above houses."""


def shown_layout(state: State) -> Layout:
    """What lies on the table: the duel ground's pieces during a duel, else the town's."""
    return state.layout if state.duel is None else state.duel.layout


def shown_area(state: State) -> Area:
    """What the camera frames: the duel ground during a duel, else the town with the posts of its exits around it."""
    if state.duel is not None:
        return DUEL_AREA
    area, border = state.scenario.area, BORDER if state.scenario.exits else 0.0
    return Area(area.width + 2.0 * border, area.depth + 2.0 * border)


def shown_ground(state: State) -> str:
    """Which mat lies on the table."""
    return "town" if state.duel is None else "duel"


def show_state(scene: TableScene, state: State, sweep: bool = False) -> None:
    """Show ground, layout, hats of fallen men, exits, tags and the hour of a state, at once."""
    scene.show_ground(shown_ground(state))
    scene.effects.clear()
    scene.show_exits(exit_marks(state))
    scene.show(shown_layout(state), loose_hats(state))
    scene.show_tags(house_tags(state))
    scene.set_hour(state.hour, sweep)


def settle_state(
    stage: Stage,
    state: State,
    done: Callable[[], None] | None = None,
    havens: Mapping[str, Haven] | None = None,
) -> None:
    """Let what is shown become the state: pieces go where the rules put them, the clock sweeps.

    When the state goes to the duel ground or leaves it, all changes behind a dark picture, the camera too. `done` is
    called when all of it is over. havens: where tokens come from or go that are in a slot.
    """
    scene = stage.scene
    if scene.ground != shown_ground(state):

        def change() -> None:
            show_state(scene, state)
            frame_state(stage, state, cut=True)

        waits = LOOKS_AT_LOSER if state.duel is None else LOOKS_AT_DOOR
        stage.playback.change(change, done, waits)
        return
    scene.set_hour(state.hour)
    scene.show_tags(house_tags(state))
    stage.playback.settle(shown_layout(state), loose_hats(state), done, havens=havens)


def frame_state(stage: Stage, state: State, cut: bool = False) -> None:
    """Move the camera to where what is asked now is seen: a duel, a house that is entered, else the town.

    In town it leaves the views that a player has chosen alone. In a duel it goes behind each shooter once.
    """
    camera = stage.camera
    waits = camera.preset == "overview" and camera.is_still
    elsewhere = camera.use_area(shown_area(state))
    entering = state.layout.get(state.entering) if state.duel is None else None
    if state.duel is not None:
        pair = _duellists(state.duel)
        if camera.duellists != pair or camera.preset == "behind" or elsewhere:
            camera.duel(*pair)
    elif entering is not None:
        camera.porch(entering.pose.x, entering.pose.y, entering.pose.yaw)
    elif elsewhere or camera.preset in OWN_VIEWS:
        camera.overview()
        # At the start of a match nothing shall glide a little: the town's exits are new to the camera.
        cut = cut or (elsewhere and waits)
    if cut:
        camera.cut()


def house_tags(state: State) -> tuple[Tag, ...]:
    """A tag for every figure inside a house."""
    return tuple(
        Tag(man.id, man.inside, man.block, str(man.number or man.id[0].upper()), *TAG_COLOURS[_looks(man)])
        for man in state.cowboys
        if man.on_table and man.inside and man.inside in state.layout
    )


def exit_marks(state: State) -> tuple[ExitMark, ...]:
    """The scenario's marked exits."""
    return tuple(ExitMark(way.begins, way.ends) for way in state.scenario.exits)


def block_ghosts(scene: TableScene, house: str, blocks: Iterable[Block], strong: str | None = None) -> list[Ghost]:
    """Discs on the blocks of a house that can be chosen; a click picks `block-left` or `block-right`.

    strong: the block that is pointed at.
    """
    pose = scene.pose_of(house)
    if pose is None:
        return []
    perches = dict(zip(BLOCKS, scene.perches_of(house), strict=True))
    return [
        Ghost(f"block-{block}", "movement-disc", x, y, pose.yaw, block == strong, z)
        for block in blocks
        for x, y, z in (perches[block],)
    ]


def _looks(man: Cowboy) -> str:
    """Whose tag it is: neutral figures keep their own colours, whoever's they are."""
    return man.side if man.number else man.id


def _duellists(duel: Duel) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the shooter and the other man stand."""
    other = duel.defender if duel.shooter == duel.attacker else duel.attacker
    poses = duel.layout[duel.shooter].pose, duel.layout[other].pose
    return (poses[0].x, poses[0].y), (poses[1].x, poses[1].y)


def loose_hats(state: State, layout: Layout | None = None) -> Mapping[str, Pose]:
    """The hats of fallen men by id: each lies on its owner's chest, with his colour up.

    They are no pieces of the game (no disc can touch them), so they lie where no disc comes. `layout`: where the men
    lie, what is shown of the state unless given.
    """
    on_table = shown_layout(state) if layout is None else layout
    hats = {}
    for cowboy in state.cowboys:
        placement = on_table.get(cowboy.id)
        hat = f"hat-{cowboy.id}"
        if placement is not None and cowboy.posture == "fallen" and hat not in on_table:
            hats[hat] = hat_on_chest(placement.pose, red_up=cowboy.hat == "red")
    return hats


def hat_on_chest(lying: Pose, red_up: bool) -> Pose:
    """The pose of a hat on the chest of a figure that lies in this pose."""
    axis = turned(orientation(lying), (0.0, 0.0, 1.0))
    if abs(axis[2]) > 0.95:
        # Not lying at all: then the hat lies on top of whatever is up.
        return Pose(lying.x, lying.y, lying.z + CHEST_HEIGHT * abs(axis[2]))
    flat = (1.0 - axis[2] * axis[2]) ** 0.5
    up = (-axis[2] * axis[0] / flat, -axis[2] * axis[1] / flat, flat)
    left = _cross(up, axis)
    turn = from_axes(axis, left, up) if red_up else from_axes(axis, _opposite(left), _opposite(up))
    x, y, z = (
        lie + CHEST_HEIGHT * along + HAT_ABOVE_AXIS * above
        for lie, along, above in zip((lying.x, lying.y, lying.z), axis, up, strict=True)
    )
    return Pose(x, y, z, *turn)


def _cross(first: Vector, second: Vector) -> Vector:
    return (
        first[1] * second[2] - first[2] * second[1],
        first[2] * second[0] - first[0] * second[2],
        first[0] * second[1] - first[1] * second[0],
    )


def _opposite(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]
