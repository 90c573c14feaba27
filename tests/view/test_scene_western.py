"""What of a Western match is shown: duels, exits, tags, block ghosts, and the camera that follows what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from flick3d.games.western.state import DUEL_AREA, Duel, State
from flick3d.physics.table import Table
from flick3d.rules.controller import Controller
from flick3d.rules.game import Game, Seat
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.scenario.library import load
from flick3d.view.camera_maths import Aim
from flick3d.view.stage import Stage
from flick3d.view.western.showing import (
    block_ghosts,
    exit_marks,
    frame_state,
    house_tags,
    settle_state,
    show_state,
    shown_area,
    shown_layout,
)

GROUND = Layout(
    (
        Placement("lawman-1", "cowboy", upright(-10.0, 0.0, 0.0)),
        Placement("outlaw-2", "cowboy", upright(10.0, 0.0, 180.0)),
        Placement("hat-lawman-1", "hat", upright(-10.0, 0.0, 0.0, 3.9)),
        Placement("hat-outlaw-2", "hat", upright(10.0, 0.0, 180.0, 3.9)),
    )
)


@pytest.fixture
def town(games: Mapping[str, Game[Any]], table: Table) -> State:
    """Jailbreak: houses with men inside, a neutral man, an exit, tokens."""
    loaded = load("western/jailbreak", games, table)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    state = Controller.start(loaded.game, table, loaded.scenario, seats, 1).state
    assert isinstance(state, State)
    return state


def fought(state: State, shooter: str = "lawman-1") -> State:
    duel = Duel("lawman-1", "outlaw-2", "bank", shooter, GROUND)
    return msgspec.structs.replace(state, phase="duel", duel=duel)


def play_out(stage: Stage) -> None:
    for _ in range(60):
        stage.advance(0.05)


def test_tags_name_everybody_inside(town: State) -> None:
    tags = {tag.figure: tag for tag in house_tags(town)}
    inside = {man.id: man for man in town.cowboys if man.on_table and man.inside}
    assert set(tags) == set(inside) and len(tags) >= 2
    for figure, tag in tags.items():
        assert (tag.house, tag.block) == (inside[figure].inside, inside[figure].block)
        assert tag.text == (str(inside[figure].number) if inside[figure].number else figure[0].upper())
    looks = {man.side: (tags[man.id].paper, tags[man.id].ink) for man in inside.values() if man.number}
    assert len(set(looks.values())) == len(looks), "each side has its own colours"


def test_all_of_a_town_is_shown(offscreen: Stage, town: State) -> None:
    show_state(offscreen.scene, town)
    assert {p.piece for p in town.layout} <= set(offscreen.scene.poses)
    assert len(exit_marks(town)) == len(town.scenario.exits) == 1
    assert offscreen.window.base.render.find("**/exits").get_num_children() == 3, "a stripe and two posts"


def test_a_duel_is_shown_on_its_own_ground(offscreen: Stage, town: State) -> None:
    state = fought(town)
    assert shown_layout(town) == town.layout and shown_layout(state) == GROUND
    show_state(offscreen.scene, state)
    assert set(offscreen.scene.poses) == {p.piece for p in GROUND} and offscreen.scene.ground == "duel"
    show_state(offscreen.scene, town)
    assert offscreen.scene.ground == "town" and len(offscreen.scene.poses) >= len(town.layout)


def test_going_to_a_duel_and_back_happens_in_the_dark(offscreen: Stage, town: State) -> None:
    scene, camera = offscreen.scene, offscreen.camera
    show_state(scene, town)
    frame_state(offscreen, town, cut=True)
    calls: list[str] = []
    settle_state(offscreen, fought(town), lambda: calls.append("duel"))
    seen = []
    for _ in range(40):
        before = scene.ground
        offscreen.advance(0.04)
        if scene.ground != before:
            seen.append(offscreen.playback.darkness)
    assert seen == [1.0] and calls == ["duel"]
    assert camera.preset == "duel" and camera.is_still, "the camera cuts while it is dark"
    settle_state(offscreen, town, lambda: calls.append("town"))
    play_out(offscreen)
    assert calls == ["duel", "town"] and scene.ground == "town"
    assert camera.preset == "overview" and camera.is_still
    assert offscreen.playback.darkness == 0.0


def test_the_darkness_is_drawn(offscreen: Stage, town: State) -> None:
    show_state(offscreen.scene, town)
    brightness = []
    for darkness in (0.0, 0.5, 1.0):
        offscreen.advance(0.0)
        offscreen.curtain.darken(darkness)
        offscreen.window.base.graphics_engine.render_frame()
        image = offscreen.window.grab()
        brightness.append(sum(image.get_bright(x, y) for x in range(0, 480, 8) for y in range(0, 270, 8)))
    assert brightness[2] < 0.2 * brightness[0] and brightness[2] < brightness[1] < brightness[0]


def test_the_camera_goes_behind_each_shooter_once(offscreen: Stage, town: State) -> None:
    camera = offscreen.camera
    frame_state(offscreen, fought(town), cut=True)
    west = camera.goal
    camera.orbit(30.0, 0.0)
    frame_state(offscreen, fought(town))
    assert camera.preset == "free", "who looks around is left alone"
    frame_state(offscreen, fought(town, "outlaw-2"))
    assert camera.preset == "duel" and camera.goal != west
    camera.overview()
    assert camera.goal.distance < 130.0
    frame_state(offscreen, town)
    assert camera.preset == "overview"
    assert not camera.use_area(shown_area(town)) and camera.use_area(DUEL_AREA)
    assert shown_area(town).width > town.scenario.area.width, "its exit's posts are in the picture"


def test_in_town_a_view_that_was_chosen_stays(offscreen: Stage, town: State) -> None:
    camera = offscreen.camera
    frame_state(offscreen, town)
    assert camera.is_still, "a match begins with the camera in its place"
    camera.look(Aim(5.0, 5.0, 0.0, 45.0, 30.0, 50.0))
    frame_state(offscreen, town)
    assert camera.preset == "free"
    camera.behind(0.0, 0.0, 0.0)
    frame_state(offscreen, town)
    assert camera.preset == "overview"


def test_a_house_that_is_entered_is_looked_at_with_a_ghost_on_each_free_block(offscreen: Stage, town: State) -> None:
    house = town.buildings[0]
    state = msgspec.structs.replace(town, phase="block", entering=house.piece)
    show_state(offscreen.scene, state)
    frame_state(offscreen, state, cut=True)
    assert offscreen.camera.preset == "porch"
    ghosts = block_ghosts(offscreen.scene, house.piece, ("left", "right"), strong="right")
    assert [(ghost.name, ghost.strong, ghost.z) for ghost in ghosts] == [
        ("block-left", False, 0.9),
        ("block-right", True, 0.9),
    ]
    offscreen.scene.show(town.layout.without(p.piece for p in town.layout if p.kind in ("cowboy", "hat") or p.on))
    offscreen.scene.markers.ghosts(ghosts)
    for ghost in ghosts:
        pixel = offscreen.scene.screen_point(ghost.x, ghost.y, ghost.z + 0.3)
        assert pixel is not None and offscreen.scene.pick(*pixel) == ghost.name
    assert block_ghosts(offscreen.scene, "nowhere", ("left",)) == []
    frame_state(offscreen, town)
    assert offscreen.camera.preset == "overview"
