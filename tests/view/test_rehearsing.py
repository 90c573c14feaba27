"""A match on the stage whose scenario is being edited: it begins anew, or the HUD says what is wrong."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.match.playing import Match, new_match
from flick3d.match.rehearsal import Rehearsal
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.app import App
from flick3d.view.rehearsing import BETWEEN_LOOKS, MOST_SAID, SAID_AGAIN, RehearsalScreen, rehearse
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Screen, Stage
from flick3d.view.western.presenter import WesternPresenter
from tests.view.test_match_screen import DUEL


class FakeMatchScreen:
    """Stands where a match screen does, and keeps what it was told to say."""

    def __init__(self) -> None:
        self.match: Any = object()
        self.said: list[str] = []
        self.told: list[str] = []

    def enter(self) -> None:
        self.told.append("enter")

    def update(self, seconds: float) -> None:
        self.told.append(f"update {seconds}")

    def leave(self) -> None:
        self.told.append("leave")

    def complain(self, text: str) -> None:
        self.said.append(text)


class FakeRehearsal:
    """Finds what it is given, one by one, and then nothing any more."""

    def __init__(self, *found: Any) -> None:
        self.found = list(found)
        self.looks = 0

    def look(self, match: Any, fits: Any) -> Any:
        self.looks += 1
        return self.found.pop(0) if self.found else None


def screen_of(rehearsal: Any) -> tuple[RehearsalScreen, FakeMatchScreen, list[str]]:
    inner, left = FakeMatchScreen(), []
    screen: Any = inner
    return RehearsalScreen(screen, rehearsal, lambda _: True, lambda: left.append("left")), inner, left


def test_the_match_screen_is_shown_and_the_file_is_looked_at_twice_a_second() -> None:
    rehearsal = FakeRehearsal()
    screen, inner, left = screen_of(rehearsal)
    screen.enter()
    for _ in range(40):
        screen.update(0.125)
    screen.leave()
    assert rehearsal.looks == 10
    assert inner.told == ["enter", *["update 0.125"] * 40, "leave"]
    assert not left


def test_a_fault_is_said_again_while_it_is_there() -> None:
    screen, inner, left = screen_of(FakeRehearsal("street.yaml:1:1: wrong"))
    screen.update(BETWEEN_LOOKS)
    screen.update(BETWEEN_LOOKS)
    assert inner.said == ["street.yaml:1:1: wrong"]
    screen.update(SAID_AGAIN)
    assert inner.said == ["street.yaml:1:1: wrong"] * 2
    assert not left
    assert screen.begun is None


def test_a_long_fault_is_shortened_on_the_hud_and_whole_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    fault = "street.yaml:13:13: initiative: " + "one of these, or of those, " * 10
    screen, inner, _ = screen_of(FakeRehearsal(fault))
    screen.update(BETWEEN_LOOKS)
    (said,) = inner.said
    assert said.startswith("street.yaml:13:13: initiative: one of")
    assert said.endswith("…")
    assert len(said) <= MOST_SAID
    assert capsys.readouterr().err == f"{fault}\n"


@pytest.fixture
def edited(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table) -> Iterator[tuple[Path, Match, Rehearsal]]:
    path = tmp_path / "noon.yaml"
    path.write_text(DUEL, encoding="utf-8")
    scenario = load_scenario_file(path, "noon.yaml", games, table)
    match = new_match(table, scenario, (Seat("Ann", "lawmen"), Seat("Ben", "outlaws")), 1, folder=tmp_path / "replays")
    yield path, match, Rehearsal(path, "noon.yaml", games)
    match.close()


class Acts:
    """Runs each screen with something to do in its frames; it takes no longer than it must."""

    def __init__(self, app: App, stage: Stage, acts: list[Any]) -> None:
        self._app, self._stage, self._acts = app, stage, acts

    def __call__(self, screen: Screen) -> None:
        act = self._acts.pop(0)
        screen.enter()
        for _ in range(4):
            self._stage.advance(0.01)
            screen.update(BETWEEN_LOOKS)
        act(screen)
        screen.leave()


def test_a_saved_file_begins_anew_in_the_same_window(
    offscreen: Stage, edited: tuple[Path, Match, Rehearsal], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, match, rehearsal = edited
    said: list[str] = []
    monkeypatch.setattr(MatchScreen, "complain", lambda self, text: said.append(text))

    def save(text: str, moment: int) -> None:
        path.write_text(text, encoding="utf-8")
        os.utime(path, (moment, moment))

    def broken_then_moved(screen: Screen) -> None:
        save(DUEL.replace("at: [8, 0]", "at: 8"), 1)
        for _ in range(2):
            screen.update(BETWEEN_LOOKS)
        assert [text.split(" ")[0] for text in said] == ["noon.yaml:10:36:"]
        save(DUEL.replace("at: [8, 0]", "at: [30, 5]"), 2)
        for _ in range(2):
            screen.update(BETWEEN_LOOKS)

    def shown(screen: Screen) -> None:
        pose = offscreen.scene.pose_of("outlaw-1")
        assert pose is not None
        assert (pose.x, pose.y) == (30.0, 5.0)

    app = App(offscreen)
    presenter = WesternPresenter()
    last = rehearse(Acts(app, offscreen, [broken_then_moved, shown]), app.leave, offscreen, presenter, match, rehearsal)
    assert last is not match
    assert last.session.state.layout["outlaw-1"].pose.x == 30.0
    assert [seat.name for seat in last.seats] == ["Ann", "Ben"]
