"""Which quality a machine gets: asked for, set, or measured once."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d.physics.table import Table
from flick3d.resources import HOME_VARIABLE
from flick3d.rules.controller import Controller
from flick3d.rules.game import Seat
from flick3d.scenario.loading import LoadedScenario
from flick3d.settings import Settings, read_settings, settings_file, write_settings
from flick3d.view import fineness
from flick3d.view.fineness import FRAME, chosen_quality, finest, frame_times
from flick3d.view.weight import weigh
from flick3d.view.window import WindowSettings

SETTINGS = WindowSettings(size=(160, 90), offscreen=True)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


@pytest.fixture
def controller(main_street: LoadedScenario, table: Table) -> Controller:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    return Controller.start(main_street.game, table, main_street.scenario, seats, 1)


def measures(monkeypatch: pytest.MonkeyPatch, high: float, medium: float) -> list[str]:
    """Let frames take so many seconds; gives the list of what is measured."""
    asked: list[str] = []

    def times(game: object, state: object, settings: WindowSettings, **_: object) -> list[float]:
        asked.append(settings.quality)
        return [{"high": high, "medium": medium}[settings.quality]] * 3

    monkeypatch.setattr(fineness, "seems_without_card", lambda: False)
    monkeypatch.setattr(fineness, "frame_times", times)
    return asked


@pytest.mark.parametrize(
    ("high", "medium", "found", "asked"),
    [
        (0.3 * FRAME, 0.1 * FRAME, "high", ["high"]),
        (0.9 * FRAME, 0.3 * FRAME, "medium", ["high", "medium"]),
        (4.0 * FRAME, 2.0 * FRAME, "low", ["high", "medium"]),
    ],
)
def test_the_first_start_measures_and_keeps_what_it_found(
    monkeypatch: pytest.MonkeyPatch, controller: Controller, high: float, medium: float, found: str, asked: list[str]
) -> None:
    measured = measures(monkeypatch, high, medium)
    write_settings(Settings(others={"newer": 1}))
    assert chosen_quality("auto", controller.game, controller.state, SETTINGS) == found
    assert measured == asked
    kept = read_settings(pytest.fail)
    assert (kept.quality, kept.others) == (found, {"newer": 1})
    assert chosen_quality("auto", controller.game, controller.state, SETTINGS) == found
    assert measured == asked, "and never again"


def test_what_is_asked_for_is_neither_measured_nor_kept(
    monkeypatch: pytest.MonkeyPatch, controller: Controller
) -> None:
    measured = measures(monkeypatch, 0.0, 0.0)
    assert chosen_quality("medium", controller.game, controller.state, SETTINGS) == "medium"
    assert not measured and not settings_file().exists()


def test_settings_that_cannot_be_kept_are_told_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, controller: Controller
) -> None:
    measures(monkeypatch, 0.0, 0.0)
    settings_file().mkdir(parents=True)
    told: list[str] = []
    assert chosen_quality("auto", controller.game, controller.state, SETTINGS, told.append) == "high"
    assert len(told) == 2 and "cannot be written" in told[1]


def test_where_the_processor_draws_it_is_low(monkeypatch: pytest.MonkeyPatch, controller: Controller) -> None:
    assert finest(controller.game, controller.state, SETTINGS) == "low"
    monkeypatch.setattr(fineness, "seems_without_card", lambda: False)
    assert finest(controller.game, controller.state, SETTINGS) == "low"


def test_frames_are_measured_one_by_one(controller: Controller) -> None:
    times = frame_times(controller.game, controller.state, SETTINGS, 3)
    assert len(times) == 3 and min(times) > 0.0


def test_a_full_town_and_its_weight(controller: Controller) -> None:
    weight = weigh(controller.game, controller.state)
    assert 100 < weight.draw_calls < 200
    assert 50_000 < weight.triangles < 400_000
    assert 0 < weight.shadow_calls < weight.draw_calls
    assert 100.0 < weight.textures < 300.0
