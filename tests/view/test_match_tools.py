"""The match screen with houses, tokens and tools, without a display: story, players' names, duels, dynamite."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.games.western.events import DuelBegan, Entered, Exploded
from flick3d.games.western.state import State
from flick3d.match.playing import Match, new_match
from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.events import Event
from flick3d.rules.game import Game, Seat
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT
from flick3d.view.input.signals import Asked
from flick3d.view.screens.briefing_screen import BriefingScreen
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.controls import CONTROLS
from flick3d.view.western.marks import ghosts_of
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.western.reporting import duel_card, player_card
from flick3d.view.western.starts import start_directions
from flick3d.view.western.words import Words
from tests.view.tools_town import tools_scenario, tools_session

FRAME = 0.05
Screen = MatchScreen | BriefingScreen | WatchScreen


class Frames:
    """Lets time pass on a stage with a screen, frame by frame, and presses keys."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.screen: Screen | None = None

    def enter(self, screen: Screen) -> None:
        self.screen = screen
        screen.enter()
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        assert self.screen is not None
        for _ in range(round(seconds / FRAME)):
            self.stage.advance(FRAME)
            self.screen.update(FRAME)

    def until(self, is_so: Callable[[], bool], seconds: float = 30.0) -> None:
        waited = 0.0
        while not is_so():
            self.wait(FRAME)
            waited += FRAME
            assert waited < seconds

    def settle(self) -> None:
        """Until everything stands still."""
        self.wait(FRAME)
        self.until(lambda: not self.stage.playback.busy)
        self.wait(FRAME)

    def key(self, *names: str, held: float = 0.0) -> None:
        for name in names:
            self.stage.window.base.messenger.send(DOWN_EVENT, [name])
            self.wait(held)
            self.stage.window.base.messenger.send(UP_EVENT, [name])
            self.wait(FRAME)

    def texts(self) -> list[str]:
        """All texts that are not hidden."""
        paths = self.stage.window.base.pixel2d.find_all_matches("**/+TextNode")
        return [path.node().get_text() for path in paths if path.get_hidden_ancestor().is_empty()]


@pytest.fixture
def frames(offscreen: Stage) -> Iterator[Frames]:
    made = Frames(offscreen)
    yield made
    if made.screen is not None:
        made.screen.leave()


@pytest.fixture
def start(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table) -> Iterator[Callable[..., Match]]:
    made: list[Match] = []

    def begin(slots: str = "", first: str = "lawman-1") -> Match:
        scenario = tools_scenario(tmp_path, games, table, slots, first)
        seats = (Seat("Ann", "lawmen"), Seat("Cleo", "lawmen"), Seat("Ben", "outlaws"))
        made.append(new_match(table, scenario, seats, 1, folder=tmp_path / "replays"))
        return made[-1]

    yield begin
    for match in made:
        match.close()


def outcome(match: Match, text: str) -> tuple[Event, ...]:
    """What a flick would bring."""
    session = match.session
    action = session.read(text)
    shot = session.controller.shot(action)
    assert shot is not None
    return session.controller.apply(action, judge(shot, match.table.simulate(shot)))[1]


def into_saloon(match: Match) -> str:
    """A move of the man who is played from before the Saloon through its door."""
    assert match.session.prompt is not None
    offer = next(offer for offer in match.session.prompt.flicks if offer.word == "move")
    for speed in range(60, 200, 6):
        text = offer.text(90.0, float(speed))
        if any(isinstance(event, DuelBegan | Entered) for event in outcome(match, text)):
            return text
    pytest.fail("no way into the Saloon")


@pytest.mark.parametrize(("key", "started"), [("enter", True), ("space", True), ("escape", False)])
def test_the_story_comes_first_and_is_left_by_keys(
    frames: Frames, start: Callable[..., Match], key: str, started: bool
) -> None:
    left: list[bool] = []
    match = start()
    screen = BriefingScreen(frames.stage, match, WesternPresenter(), lambda: left.append(True))
    frames.enter(screen)
    shown = frames.texts()
    for text in ("Tools of the Trade", "Start", "Ann and Cleo", "Ben", "Eliminate three of the outlaws."):
        assert text in shown
    before = frames.stage.camera.aim.heading
    frames.wait(2.0)
    assert frames.stage.camera.aim.heading != pytest.approx(before, abs=0.2)
    frames.key(key)
    assert (left, screen.started) == ([True], started)
    assert match.session.steps == ()


def test_the_story_is_read_again_during_the_match(frames: Frames, start: Callable[..., Match]) -> None:
    frames.enter(MatchScreen(frames.stage, start(), WesternPresenter(), lambda: None))
    assert "What is new" not in frames.texts()
    frames.key("i")
    assert "What is new" in frames.texts()
    frames.key("escape")
    assert "What is new" not in frames.texts()


def test_tokens_are_handled_by_keys(frames: Frames, start: Callable[..., Match]) -> None:
    match = start()
    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None))
    frames.key("enter")
    frames.settle()
    frames.key("3")
    frames.settle()
    assert [token.kind for token in match.session.state.tokens_at("lawman-1")] == ["winchester"]
    frames.key("p")
    frames.settle()
    assert match.session.state.phase == "drawn"
    assert "Turned up" in frames.texts()
    frames.key("k")
    frames.settle()
    assert len(match.session.state.tokens_at("lawman-1")) == 2
    assert "Turned up" not in frames.texts()


def test_players_are_announced_by_name_and_a_key_skips_it(
    frames: Frames, start: Callable[..., Match], table: Table
) -> None:
    match = start()
    words = Words()
    prompt = match.session.prompt
    card = player_card(words, match.session.state, prompt, "Ben")
    assert card is not None
    assert (card.title, card.text) == ("Ann", "plays for the lawmen.")
    assert player_card(words, match.session.state, prompt, "Ann") is None
    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None))
    frames.until(lambda: "plays for the lawmen." in frames.texts())
    frames.key("enter")
    frames.settle()
    assert match.session.state.active == "lawman-1"
    frames.key("x")
    frames.until(lambda: "plays for the outlaws." in frames.texts())


def test_nameless_players_are_not_announced(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table) -> None:
    session = tools_session(tmp_path, games, table)
    assert session.prompt is not None
    from msgspec.structs import replace

    nameless = replace(session.prompt, player="Lawmen")
    assert player_card(Words(), session.state, nameless, "Outlaws") is None


@pytest.mark.rule("W75", "W76")
def test_a_duel_has_its_own_ground_and_the_town_comes_back(frames: Frames, start: Callable[..., Match]) -> None:
    match = start(first="lawman-3")
    state: State = match.session.state
    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None))
    frames.key("enter")
    frames.settle()
    screen = frames.screen
    assert isinstance(screen, MatchScreen)
    screen._play(into_saloon(match))
    frames.settle()
    assert match.session.state.duel is not None
    assert frames.stage.scene.ground == "duel"
    assert "saloon" not in frames.stage.scene.poses
    assert {"lawman-3", "outlaw-1"} <= set(frames.stage.scene.poses)
    card = duel_card(Words(), match.session.state)
    assert card.text == "Lawman 3 (Ann) against Outlaw 1 (Ben). Outlaw 1 (Ben) shoots first."
    frames.key("q")
    frames.key("space", held=2.0)
    frames.settle()
    if match.session.state.duel is None:
        assert frames.stage.scene.ground == "town"
        assert "saloon" in frames.stage.scene.poses
    assert state.round == match.session.state.round

    frames.screen.leave()  # type: ignore[union-attr]
    watching = WatchScreen(frames.stage, match.session, WesternPresenter(), "Tools", lambda: None)
    frames.enter(watching)
    assert frames.stage.scene.ground == "town"
    frames.until(lambda: frames.stage.scene.ground == "duel", 20.0)


@pytest.mark.rule("W82")
def test_dynamite_is_thrown_and_the_flight_goes_on_after_the_blast(frames: Frames, start: Callable[..., Match]) -> None:
    match = start(first="lawman-2")
    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None))
    frames.key("enter")
    frames.settle()
    frames.key("f", "f")
    frames.key("space", held=0.4)
    assert frames.stage.playback.busy
    frames.settle()
    events = match.session.steps[-1].events
    assert any(isinstance(event, Exploded) for event in events)
    assert "dynamite-stick" not in frames.stage.scene.poses
    assert match.session.state.carries("lawman-2", "dynamite") == 0
    assert "Boom!" in frames.texts()


def test_ghosts_that_share_a_place_show_once(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table) -> None:
    from flick3d.view.input.machine import step
    from flick3d.view.input.modes import Hand

    session = tools_session(tmp_path, games, table, first="lawman-2")
    hand, _ = step(Hand(controls=CONTROLS), Asked(session.prompt, start_directions(session.state, session.prompt)))
    assert session.prompt is not None
    shown = [session.prompt.flicks[int(ghost.name.removeprefix("flick-"))] for ghost in ghosts_of(hand)]
    assert [(offer.word, *offer.fixed) for offer in shown] == [
        ("shoot", "left"),
        ("shoot", "right"),
        ("rifle", "front"),
    ]


@pytest.mark.rule("W41", "W59")
def test_out_of_a_house_aiming_starts_within_the_door(
    tmp_path: Path, games: Mapping[str, Game[Any]], table: Table
) -> None:
    session = tools_session(tmp_path, games, table, "dynamite")
    assert session.prompt is not None
    starts = start_directions(session.state, session.prompt)
    assert len(starts) == len(session.prompt.flicks) == 3
    for start, offer in zip(starts, session.prompt.flicks, strict=True):
        assert offer.arc is not None
        assert (start - offer.arc[0]) % 360.0 <= (offer.arc[1] - offer.arc[0]) % 360.0 + 1e-6
