"""What is seen of Laws and gods on the table, and in replays: oil, water, chain, Tornado, wind, counters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flick3d.games.faith.components import moved
from flick3d.physics.table import Table
from flick3d.rules.game import Game
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT
from tests.games.faith.matches import ON_I
from tests.view.faith_show import FRAME, Show, lines, nodes, shown_match, told


@pytest.fixture
def show(games: Mapping[str, Game[Any]], table: Table, tmp_path: Path) -> Iterator[Show]:
    with shown_match(games, table, tmp_path) as showing:
        yield showing


def drawn(show: Show, pattern: str) -> int:
    """How many nodes under the marks are drawn."""
    found = show.stage.scene.markers.root.find_all_matches(pattern)
    return sum(not node.is_hidden() for node in found)


@pytest.mark.rule("L18", "L19")
def test_oil_and_high_water_are_seen_as_long_as_their_laws_hold(show: Show) -> None:
    show.race()
    scene, presenter, hand = show.stage.scene, show.presenter, show.hand
    bare = lines(show)
    oiled = msgspec.structs.replace(show.state, laws=("holy-oil",))
    presenter.show_marks(scene, hand, oiled)
    assert scene.ground == "oiled-faith"
    assert lines(show) > bare
    flooded = msgspec.structs.replace(show.state, laws=("high-tide",))
    presenter.show_marks(scene, hand, flooded)
    assert scene.ground == "faith"
    assert (lines(show), drawn(show, "**/light")) == (bare, 4)
    presenter.show_marks(scene, hand, show.state)
    assert drawn(show, "**/light") == 0


@pytest.mark.rule("G1")
def test_a_chain_lies_around_the_disc_that_cannot_be_moved(show: Show) -> None:
    show.race()
    held = Placement("prophet-blue-1", "prophet", upright(*ON_I))
    powers = msgspec.structs.replace(show.state.powers, fastened=held.piece)
    components = moved(show.state.components, "map", (held.piece,))
    state = msgspec.structs.replace(show.state, layout=Layout((held,)), components=components, powers=powers)
    show.presenter.show(show.stage.scene, state)
    before = lines(show)
    show.presenter.show_marks(show.stage.scene, show.hand, state)
    assert lines(show) >= before + 10
    show.presenter.show_marks(show.stage.scene, show.hand, show.state)
    assert lines(show) == before


@pytest.mark.rule("L10")
def test_the_tornado_turns_and_stays_where_it_is(show: Show) -> None:
    show.race()
    scene = show.stage.scene
    state = msgspec.structs.replace(show.state, laws=("tornado",), tornado=(3.0, 4.0))
    show.presenter.show(scene, state)
    turns = []
    for _ in range(2):
        show.presenter._theatre.advance(show.hand, state, FRAME)
        turns.append(show.window.base.render.find("**/tornado").get_child(0).get_h())
    assert turns[0] != turns[1]
    assert show.at("tornado") == (3.0, 4.0)


@pytest.mark.rule("L20", "F4")
def test_a_replay_shows_wind_and_counters_like_the_match(show: Show) -> None:
    from flick3d.view.screens.watch_screen import WatchScreen

    show.race()
    blown, _, _ = told(show)
    show.screen.leave()
    watching = WatchScreen(show.stage, show.match.session, show.presenter, "Replay", lambda: None)
    watching.enter()
    watching._paused = True
    watching.reel.state = msgspec.structs.replace(blown, wind=90.0)
    watching.update(FRAME)
    assert lines(show) >= 4, "arrows"
    assert nodes(show, "**/presence") == 0
    show.window.base.messenger.send(DOWN_EVENT, ["v"])
    show.window.base.messenger.send(UP_EVENT, ["v"])
    watching.update(FRAME)
    watching.update(FRAME)
    assert nodes(show, "**/presence") == 1
    watching.leave()
    assert lines(show) == 0
    show.screen.enter()


def test_counters_follow_the_camera_and_are_not_made_anew_for_it(show: Show) -> None:
    show.race()
    before, _, _ = told(show)
    show.key("v")
    show.presenter.show_marks(show.stage.scene, show.hand, before)
    (row,) = show.window.base.pixel2d.find_all_matches("**/presence")
    place = row.get_pos()
    show.stage.camera.orbit(60.0, 0.0)
    for _ in range(20):
        show.stage.advance(FRAME)
        show.presenter._theatre.advance(show.hand, before, FRAME)
    (moved_row,) = show.window.base.pixel2d.find_all_matches("**/presence")
    assert moved_row == row
    assert moved_row.get_pos() != place
