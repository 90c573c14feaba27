"""Screens and games: a presenter answers for its game, and an action flies whenever the table has to move for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.games.western.state import State
from flick3d.match.playing import Match, new_match
from flick3d.physics.table import Table
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game, Seat
from flick3d.scenario.library import LoadedScenario
from flick3d.view.input.choosing import Answer
from flick3d.view.input.intents import Flick, Submit
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked, KeyPressed, Signal
from flick3d.view.presenters import PRESENTERS, presenter_of
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from tests.view.test_match_screen import Frames

KEYS = {"f5": Submit("play lawman-1"), "f6": Submit("move 200.0 60.0"), "f7": Flick("end")}


class Eager(WesternPresenter):
    """Answers some keys, and a prompt to face at once."""

    def hear(self, hand: Hand, signal: Signal, state: State) -> Answer | None:
        if isinstance(signal, KeyPressed) and signal.key in KEYS:
            return hand, (KEYS[signal.key],)
        if isinstance(signal, Asked) and signal.prompt is not None and signal.prompt.kind == "face":
            return hand, (Submit("face 45.0"),)
        return super().hear(hand, signal, state)


@pytest.fixture
def match(tmp_path: Path, table: Table, main_street: LoadedScenario) -> Iterator[Match]:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    made = new_match(table, main_street, seats, 1, folder=tmp_path / "replays")
    yield made
    made.close()


@pytest.fixture
def frames(offscreen: Stage, match: Match) -> Iterator[Frames]:
    made = Frames(offscreen)
    made.enter(MatchScreen(offscreen, match, Eager(), lambda: None))
    yield made
    assert made.screen is not None
    made.screen.leave()


def test_what_was_submitted_flies_when_the_table_moves_and_a_flick_without_a_shot_is_played(
    frames: Frames, match: Match
) -> None:
    frames.key("f5")
    frames.until_asked(match, "act")
    frames.key("f6")
    assert frames.stage.playback.playing
    assert match.session.prompt is None
    frames.until(lambda: match.session.prompt is not None and not frames.stage.playback.busy)
    frames.until_asked(match, "act")
    assert [type(step.action).__name__ for step in match.session.steps] == ["Play", "Move", "Face"]
    frames.key("f7")
    frames.wait(0.2)
    assert [type(step.action).__name__ for step in match.session.steps][3:] == ["End"]


def test_a_game_without_a_window_is_named() -> None:
    with pytest.raises(FlickError, match="'chess' has no window"):
        presenter_of("chess")


def test_every_presenter_is_made_anew(games: Mapping[str, Game[Any]]) -> None:
    for name in PRESENTERS:
        assert name in games
        assert presenter_of(name) is not presenter_of(name)


@pytest.fixture
def state(match: Match) -> State:
    found: State = match.session.state
    return found


@pytest.mark.parametrize(
    ("words", "piece"), [(("play", "lawman-2"), "lawman-2"), (("shoot", "left"), ""), ((), "")], ids=str
)
def test_a_tile_stands_for_its_figure(words: tuple[str, ...], piece: str) -> None:
    assert WesternPresenter().pointed(words) == piece


def test_the_stage_is_lit_for_the_town(state: State) -> None:
    presenter = WesternPresenter()
    assert presenter.stage_area(state) == state.scenario.area
    assert presenter.ground(state) == "town"
