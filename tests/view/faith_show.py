"""A match of Flick of Faith on a stage without a display, and time that passes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from flick3d.games.faith.components import moved
from flick3d.games.faith.events import Blessed, Flicked, GenerationBegan, Lost, Worshipped
from flick3d.games.faith.state import State
from flick3d.match.playing import Match, new_match
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.resources import cache_folder, shipped_folder
from flick3d.rules.game import Game, Seat
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.scenario.library import load
from flick3d.view.faith.presenter import FaithPresenter
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Stage
from flick3d.view.window import WindowSettings, open_window
from tests.games.faith.matches import NAVEL, ON_I

FRAME = 0.05
NAMES = ("Ann", "Ben")


class Show:
    """A match on a stage, and time that passes."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.presenter = FaithPresenter()
        state = match.session.state
        self.window = open_window(WindowSettings(size=(640, 360), offscreen=True))
        self.stage = Stage(
            self.window,
            load_pieces(),
            shipped_folder("models"),
            cache_folder() / "models",
            self.presenter.stage_area(state),
            ground=self.presenter.ground(state),
        )
        self.screen = MatchScreen(self.stage, match, self.presenter, lambda: None)
        self.screen.enter()
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.stage.advance(FRAME)
            self.screen.update(FRAME)

    def until_asked(self) -> None:
        for _ in range(600):
            self.wait(FRAME)
            if not self.stage.playback.busy and self.match.session.prompt is not None:
                break
        self.wait(FRAME)
        assert not self.stage.playback.busy

    def key(self, *names: str, held: float = 0.0) -> None:
        for name in names:
            self.window.base.messenger.send(DOWN_EVENT, [name])
            if held:
                self.wait(held)
            self.window.base.messenger.send(UP_EVENT, [name])
            self.wait(FRAME)

    @property
    def state(self) -> State:
        state = self.match.session.state
        assert isinstance(state, State)
        return state

    @property
    def hand(self) -> Any:
        return self.screen._hand

    def at(self, piece: str) -> tuple[float, float]:
        pose = self.stage.scene.pose_of(piece)
        assert pose is not None
        return pose.x, pose.y

    def race(self) -> None:
        """Ann begins: hers ends nearest to the Navel."""
        for speed in ("200.0", "60.0"):
            action = self.match.session.read(f"race {225.0 if speed == '200.0' else 45.0} {speed}")
            session = self.match.session
            if session.is_flick(action):
                flight = session.release(action)
                while not flight.done:
                    flight.advance(1.0)
                flight.land()
            else:
                session.submit(action)
        self.screen._begin()
        self.wait(0.1)


@contextmanager
def shown_match(games: Mapping[str, Game[Any]], table: Table, tmp_path: Path) -> Iterator[Show]:
    """A new match of two players at a table without Laws and gods."""
    loaded = load("faith/first-time", games, table)
    match = new_match(table, loaded, tuple(Seat(name, name) for name in NAMES), 1, folder=tmp_path)
    showing = Show(match)
    yield showing
    showing.screen.leave()
    showing.window.close()
    match.close()


def nodes(show: Show, pattern: str) -> int:
    return int(show.window.base.pixel2d.find_all_matches(pattern).get_num_paths())


def lines(show: Show) -> int:
    """How many marks are drawn on the table."""
    return sum(not node.is_hidden() for node in show.stage.scene.markers.root.find_all_matches("**/square"))


def told(show: Show) -> tuple[State, State, tuple[Any, ...]]:
    """A Worship with a Prophet on the Navel before it: the states before and after, and the events."""
    before = show.state
    discs = (
        Placement("prophet-blue-1", "prophet", upright(*NAVEL)),
        Placement("prophet-blue-2", "prophet", upright(*ON_I)),
        Placement("prophet-purple-1", "prophet", upright(23.5, -4.0)),
    )
    on_map = moved(before.components, "map", (each.piece for each in discs))
    before = msgspec.structs.replace(before, layout=Layout(discs), components=on_map, scores=(0, 0))
    events = (
        Flicked("Ann", ("prophet-blue-1",)),
        Blessed("Ann", "prophet-blue-1", 2),
        Lost("Ben", "prophet-purple-1"),
        Worshipped("Ann", "I", 1, 2),
        GenerationBegan(2),
    )
    home = moved(before.components, "hand", (each.piece for each in discs))
    after = msgspec.structs.replace(before, layout=Layout(), components=home, scores=(5, 0), generation=2)
    return before, after, events
