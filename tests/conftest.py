"""What all tests share: a home of their own for user files, the games, one Bullet table, and `--regenerate`."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from flick3d.games import all_games
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.resources import HOME_VARIABLE
from flick3d.rules.game import Game
from flick3d.scenario.library import load
from flick3d.scenario.loading import LoadedScenario

# How long an example takes says nothing on a busy machine; the gate tries the same examples every time.
settings.register_profile("flick3d", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("flick3d")

# Windows that tests open shall not be heard; started processes get it too.
os.environ.setdefault("ALSOFT_DRIVERS", "null")

# Tests read English, whatever the computer speaks; started processes do too.
os.environ["LANGUAGE"] = "en"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write the recorded expectations (playthroughs, recorded shots) anew instead of comparing with them",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long runs are left out unless `-m` asks for them."""
    if config.getoption("markexpr"):
        return
    soaking = [item for item in items if item.get_closest_marker("soak")]
    if soaking:
        config.hook.pytest_deselected(items=soaking)
        items[:] = [item for item in items if item not in soaking]


@pytest.fixture(scope="session", autouse=True)
def user_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder instead of the user's own; started processes get it too."""
    home = tmp_path_factory.mktemp("home")
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = str(home)
    yield home
    if before is None:
        del os.environ[HOME_VARIABLE]
    else:
        os.environ[HOME_VARIABLE] = before


@pytest.fixture(scope="session")
def games() -> Mapping[str, Game[Any]]:
    return all_games()


@pytest.fixture(scope="session")
def table() -> Table:
    return Table(load_pieces())


@pytest.fixture(scope="session")
def main_street(games: Mapping[str, Game[Any]]) -> LoadedScenario:
    return load("western/main-street", games)


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether expectations are to be written anew."""
    return bool(request.config.getoption("--regenerate"))
