"""Flick of Faith on a stage without a display: discs hop into the cloud, beats are performed, Islands light up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flick3d.physics.table import Table
from flick3d.rules.game import Game
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.rules.outline import encloses
from flick3d.rules.prompts import Handicap
from flick3d.view.faith.supplies import HALF
from flick3d.view.faith.theatre import DARK
from flick3d.view.input.modes import Aiming, Placing
from tests.view.faith_show import FRAME, NAMES, Show, lines, nodes, shown_match, told


@pytest.fixture
def show(games: Mapping[str, Game[Any]], table: Table, tmp_path: Path) -> Iterator[Show]:
    with shown_match(games, table, tmp_path) as showing:
        yield showing


@pytest.mark.rule("F12")
def test_all_race_at_once_and_nobody_sees_another_s_aim(show: Show) -> None:
    first, second = "prophet-blue-1", "prophet-purple-1"
    assert encloses(show.state.corner("Ann").border, *show.at(first))
    show.key("1")
    assert isinstance(show.hand.mode, Aiming)
    assert lines(show) > 0
    show.key("space", held=0.6)
    show.wait(0.5)
    show.until_asked()
    assert show.state.active == "Ben"
    assert not show.stage.playback.playing
    assert lines(show) == 0, "nothing of the first aim is drawn"
    show.key("1")
    show.key("space", held=0.5)
    show.wait(0.2)
    assert show.stage.playback.playing
    at_start = show.at(first), show.at(second)
    show.wait(0.4)
    assert all(before != after for before, after in zip(at_start, (show.at(first), show.at(second)), strict=True))
    show.until_asked()
    assert show.state.first in NAMES
    assert "first-player" in show.stage.scene.poses


def test_a_chosen_disc_hops_into_the_cloud_and_back(show: Show) -> None:
    show.race()
    cloud = show.state.corner("Ann").border
    ready, other = "prophet-blue-1", "prophet-blue-2"
    assert encloses(cloud, *show.at(ready))
    assert show.at(other)[0] > HALF
    show.key("p")
    assert isinstance(show.hand.mode, Placing)
    before = show.at(ready)
    show.key("arrow_left", held=0.6)
    assert show.at(ready) != before, "the disc itself follows the keys"
    assert encloses(cloud, *show.at(ready))
    show.key("escape")
    show.wait(0.5)
    assert show.at(ready) == before


def test_the_table_shows_a_whole_turn(show: Show) -> None:
    show.race()
    show.key("1")
    show.key("space", held=0.7)
    show.wait(0.2)
    assert "temple-blue-1" in show.stage.scene.poses, "what lies beside the cloth stays while a disc flies"
    show.until_asked()
    shown = show.stage.scene.poses
    assert {placed.piece for placed in show.presenter._theatre.layout(show.state)} == set(shown)


@pytest.mark.rule("F33", "F36", "F37", "F40")
def test_what_happened_is_performed_beat_by_beat_and_points_are_counted_as_they_arrive(show: Show) -> None:
    show.race()
    before, after, events = told(show)
    show.presenter.show(show.stage.scene, before)
    over: list[bool] = []
    show.presenter.settle(show.stage, before, after, events, lambda: over.append(True))
    seen = set()
    for _ in range(300):
        show.stage.advance(FRAME)
        seen.add((show.presenter._theatre.scores, abs(show.at("prophet-purple-1")[0]) > HALF + 2.0))
        if over:
            break
    assert over == [True]
    scores = [score for score, _ in seen if score is not None]
    assert set(scores) == {(0, 0), (2, 0), (5, 0)}
    assert show.presenter._theatre.scores is None
    assert set(show.stage.scene.poses) == {placed.piece for placed in show.presenter._theatre.layout(after)}
    assert nodes(show, "**/points") == 0, "no number stays behind"


def test_a_key_hurries_on(show: Show) -> None:
    show.race()
    before, after, events = told(show)
    show.presenter.show(show.stage.scene, before)
    over: list[bool] = []
    show.presenter.settle(show.stage, before, after, events, lambda: over.append(True))
    show.stage.advance(FRAME)
    assert show.stage.playback.performing
    show.key("d", "o")
    assert show.stage.playback.performing, "one may look around"
    show.key("space")
    assert over == [True]
    assert not show.stage.playback.busy
    assert nodes(show, "**/points") == 0


def test_a_screen_that_is_left_in_a_performance_leaves_nothing_behind(show: Show) -> None:
    show.race()
    before, after, events = told(show)
    show.presenter.show(show.stage.scene, before)
    show.presenter.settle(show.stage, before, after, events)
    show.stage.advance(FRAME)
    assert nodes(show, "**/points") == 1
    show.screen.leave()
    assert nodes(show, "**/points") == 0
    show.screen.enter()


@pytest.mark.rule("F4", "F5")
def test_counters_come_and_go_with_their_key(show: Show) -> None:
    show.race()
    before, _, _ = told(show)
    presenter, scene = show.presenter, show.stage.scene
    assert nodes(show, "**/presence") == 0
    show.key("v")
    assert presenter._overlay.presence
    presenter.show_marks(scene, show.hand, before)
    assert nodes(show, "**/presence") == 1, "one Island with somebody on it"
    lights = [node for node in scene.markers.root.find_all_matches("**/light") if not node.is_hidden()]
    assert len(lights) == 1
    show.key("v")
    assert nodes(show, "**/presence") == 0
    show.key("v", held=1.0)
    assert not presenter._overlay.presence, "held, it shows only as long"
    show.key("v")
    presenter.show_marks(scene, show.hand, before)
    assert nodes(show, "**/presence") == 1
    show.screen.leave()
    assert nodes(show, "**/presence") == 0, "they go with the screen"
    show.screen.enter()


@pytest.mark.rule("L1")
def test_under_blind_faith_it_is_dark_without_a_line_until_the_release(show: Show) -> None:
    show.race()
    show.key("1")
    blind = show.hand.prompt.flicks[0]
    flicks = (msgspec.structs.replace(blind, handicap=Handicap(dark=True)),)
    prompt = msgspec.structs.replace(show.hand.prompt, flicks=flicks)
    show.screen._hand = msgspec.structs.replace(show.hand, prompt=prompt)
    show.wait(1.0)
    assert show.stage.gloom == pytest.approx(DARK)
    assert lines(show) == 0
    show.key("space", held=0.6)
    show.wait(0.6)
    assert show.stage.gloom == 0.0


def test_a_click_on_an_unflicked_disc_aims_it(show: Show) -> None:
    from flick3d.view.faith.clicking import click_disc
    from flick3d.view.input.signals import Pressed

    show.race()
    answer = click_disc(show.hand, Pressed("left", None, "prophet-blue-3"), show.state)
    assert answer is not None
    assert isinstance(answer[0].mode, Aiming)
    assert click_disc(show.hand, Pressed("left", None, "prophet-purple-3"), show.state) is None
    assert click_disc(show.hand, Pressed("right", None, "prophet-blue-3"), show.state) is None


def test_the_preview_of_a_temple_is_where_it_will_lie(table: Table, show: Show) -> None:
    from flick3d.games.faith.temples import nearest_place
    from flick3d.view.faith.previews import temple_place

    layout = Layout(
        (
            Placement("temple-blue-1", "temple", upright(0.6, 15.0)),
            Placement("prophet-blue-1", "prophet", upright(-3.0, 16.0)),
            Placement("prophet-blue-2", "prophet", upright(4.0, 12.0)),
        )
    )
    for wish in ((0.0, 15.0), (4.0, 16.0), (-8.0, 15.0), (8.9, 13.5), (-3.0, 12.0)):
        expected = nearest_place(show.state.map, layout, "I", wish, table)
        assert temple_place(show.state.map, layout, "I", wish, table) == expected


@pytest.mark.rule("F22")
def test_in_a_replay_votes_that_were_turned_over_are_put_away_by_time(show: Show) -> None:
    from flick3d.games.faith.events import VotesShown
    from flick3d.view.screens.timeline import Place
    from flick3d.view.screens.watch_screen import WatchScreen

    show.race()
    show.screen.leave()
    watching = WatchScreen(show.stage, show.match.session, show.presenter, "Replay", lambda: None)
    watching.enter()
    watching._go_to(Place(len(show.match.session.history)))
    before = msgspec.structs.replace(show.state, agenda=("high-tide", "tornado"))
    show.presenter.report(watching.hud, (VotesShown((("Ann", "up"), ("Ben", "down"))),), before, show.state)
    assert show.presenter._overlay.ballots.is_open
    for _ in range(200):
        show.stage.advance(FRAME)
        watching.update(FRAME)
    assert not show.presenter._overlay.ballots.is_open
    show.presenter.report(watching.hud, (VotesShown((("Ann", "up"), ("Ben", "down"))),), before, show.state)
    watching._go_to(Place(0))
    watching.update(FRAME)
    assert not show.presenter._overlay.ballots.is_open, "they belong to a later moment"
    watching.leave()
    show.screen.enter()
