"""House rules among the options: their rows, what is kept of them, and what a match by other rules tells."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from flick3d.games import all_games
from flick3d.match.playing import new_match
from flick3d.resources import HOME_VARIABLE
from flick3d.rules.game import Seat
from flick3d.scenario.house_rules import house_rules, played_by
from flick3d.scenario.library import load
from flick3d.settings import Settings, read_settings, settings_file
from flick3d.translating import translator
from flick3d.view.faith.presenter import FaithPresenter
from flick3d.view.house_rules import house_rows, lines, with_wish
from flick3d.view.hud.options_rows import groups
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.western.words import Words
from tests.view.test_match_screen import Frames, frames, match
from tests.view.test_options import Sitting, sitting

__all__ = ["frames", "match", "sitting"]

STAR = "house_rules.western.star"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    yield tmp_path / "home"


def test_every_house_rule_has_a_row_in_the_group_of_its_game() -> None:
    rows = house_rows({"western": {"star": "own", "off_the_area": "away", "later": 1}, "chess": {"castling": "no"}})
    assert groups(rows) == ("Western", "Faith")
    every = [f"house_rules.{game.name}.{rule.field}" for game in all_games().values() for rule in house_rules(game)]
    assert [row.key for row in rows] == every
    values = {row.key: row.value for row in rows}
    assert values[STAR] == "own"
    assert values["house_rules.western.off_the_area"] == "edge", "a value that is unknown here is none"
    row = next(row for row in rows if row.key == STAR)
    assert (row.label, row.choices, row.name("own")) == ("The star", ("enemy", "own"), "the own side")


def test_only_what_differs_is_kept_and_what_is_unknown_stays() -> None:
    before = {"western": {"later": 1}, "chess": {"castling": "no"}}
    wished = with_wish(before, STAR, "own")
    assert wished == {"western": {"later": 1, "star": "own"}, "chess": {"castling": "no"}}
    assert with_wish(wished, STAR, "enemy") == before
    assert with_wish({"western": {"star": "own"}}, STAR, "enemy") == {}


def test_a_wish_is_written_and_read_again_and_can_be_reset(sitting: Sitting) -> None:
    options, own = sitting.screen._options, sitting.stage.own
    options.open()
    options._change(STAR, "own")
    assert next(row.value for row in options.rows if row.key == STAR) == "own"
    options.close()
    assert json.loads(settings_file().read_text())["house_rules"] == {"western": {"star": "own"}}
    assert read_settings(pytest.fail).house_rules == {"western": {"star": "own"}}
    own.reset()
    own.keep(pytest.fail)
    assert read_settings(pytest.fail).house_rules == Settings().house_rules == {}


def test_the_log_of_a_match_begins_with_them(frames: Frames, table, tmp_path: Path) -> None:
    scenario = played_by(load("western/main-street", all_games(), table), {"moving_aside": "never"})
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    with new_match(table, scenario, seats, 1, path=tmp_path / "m.flick3d") as match:
        screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
        frames.enter(screen)
        assert screen.hud.log_lines[:1] == ("House rule W42, Moving aside: never.",)
        assert "House rule W42, Moving aside: never." in WesternPresenter().story_view(match.session.state).rules
        screen.leave()


def test_every_game_tells_them_before_the_match() -> None:
    loaded = played_by(load("faith/classic", all_games()), {"off_the_map": "rim"})
    state = loaded.game.start(loaded.scenario, (Seat("Ann", "Ann"), Seat("Ben", "Ben")), 1, None)
    story = FaithPresenter().story_view(state)
    assert story is not None
    assert story.rules == ("House rule F37, Off the Map: any part.",)
    assert lines(Words(translator("da")), loaded.scenario) == ("Husregel F37, Ud over Kortet: en del af den.",)
    assert lines(Words(), load("faith/classic", all_games()).scenario) == ()
