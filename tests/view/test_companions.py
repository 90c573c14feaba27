"""Computer players on the match screen without a display: thinking, glances, hurrying, seats that change hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.ai.thinking import Thinker, Trouble
from flick3d.match.playing import Match, new_match
from flick3d.physics.table import Table
from flick3d.rules.deciding import Decision
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.input.intents import Orbit
from flick3d.view.screens.companions import Companions
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.words import CommonWords
from tests.view.test_match_screen import DUEL, FRAME, Frames

SHOT = {"choose-cowboy": "play lawman-1", "act": "shoot left 0.0 150.0"}


class Answers:
    """A thinker who answers what a test wants, when a test wants it. It stands for `Thinker`."""

    def __init__(self, texts: Mapping[str, str], place: tuple[float, float] | None = (8.0, 0.0)) -> None:
        self.texts = texts
        self.place = place
        self.is_ready = True
        self.asked: list[tuple[str, str, int]] = []
        self.dropped = 0
        self.closed = 0
        self.match: Match | None = None
        self.process_id = None
        self._open = False

    def made(self, match: Match, _trouble: Callable[[Trouble, str], None]) -> Any:
        self.match = match
        return self

    def ask(self, _seen: Any, player: str, kind: str, number: int) -> None:
        self.asked.append((player, kind, number))
        self._open = True

    def drop(self) -> None:
        self.dropped += self._open
        self._open = False

    def poll(self) -> Decision | None:
        if not (self._open and self.is_ready):
            return None
        assert self.match is not None
        assert self.match.session.prompt is not None
        self._open = False
        return Decision(self.texts[self.match.session.prompt.kind], "hit", place=self.place)

    def by_chance(self, seen: Any, player: str, number: int) -> Decision:
        assert self.match is not None
        return Thinker(self.match.session.game, self.match.table, 1, lives=0).by_chance(seen, player, number)

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def match(tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]) -> Iterator[Match]:
    file = tmp_path / "duel.yaml"
    file.write_text(DUEL, encoding="utf-8")
    scenario = load_scenario_file(file, "duel", games, table)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    made = new_match(table, scenario, seats, 1, folder=tmp_path / "replays", kinds={"Ann": "hard"})
    yield made
    made.close()


@pytest.fixture
def frames(offscreen: Stage) -> Iterator[Frames]:
    made = Frames(offscreen)
    yield made
    if made.screen is not None:
        made.screen.leave()


def begun(frames: Frames, match: Match, answers: Answers) -> MatchScreen:
    screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None, make_thinker=answers.made)
    frames.enter(screen)
    return screen


def companions_of(screen: MatchScreen) -> Companions:
    return screen._company._companions


def stage_of(screen: MatchScreen) -> str:
    told = companions_of(screen).told
    return "" if told is None else str(told["stage"])


def test_a_computer_player_thinks_looks_aims_pulls_and_flicks(frames: Frames, match: Match) -> None:
    answers = Answers(SHOT)
    answers.is_ready = False
    screen = begun(frames, match, answers)
    assert answers.asked == [("Ann", "hard", 0)]
    frames.wait(3.0)
    assert stage_of(screen) == "thinking"
    # What people press does nothing to the match meanwhile.
    frames.key("1", "enter", "m", "q", "x")
    assert match.session.steps == ()
    answers.is_ready = True
    frames.until(lambda: stage_of(screen) == "choosing")
    assert frames.stage.scene.markers.root.get_num_children() > 0
    frames.until(lambda: len(match.session.steps) == 1)
    seen: list[str] = []
    goal = frames.stage.camera.goal
    there = goal
    while not frames.stage.playback.playing:
        frames.wait(FRAME)
        if stage_of(screen) and (not seen or seen[-1] != stage_of(screen)):
            seen.append(stage_of(screen))
        if stage_of(screen) == "looking":
            there = frames.stage.camera.goal
        assert len(match.session.steps) == 1
    assert seen == ["thinking", "looking", "aiming", "pulling"]
    assert there.x > goal.x + 1.0
    assert there.distance < goal.distance
    assert frames.stage.camera.goal == goal
    frames.until(lambda: len(match.session.steps) == 2)
    assert match.session.steps[-1].player == "Ann"
    assert answers.asked[-1] == ("Ann", "hard", 1)


def test_the_camera_stays_where_a_player_has_moved_it_and_with_less_motion(frames: Frames, match: Match) -> None:
    answers = Answers(SHOT)
    screen = begun(frames, match, answers)
    frames.until(lambda: len(match.session.steps) == 1)
    screen._carry_out(Orbit(30.0, 0.0))
    goal = frames.stage.camera.goal
    frames.until(lambda: stage_of(screen) == "pulling")
    assert frames.stage.camera.goal == goal
    assert "looking" not in [stage for stage, _ in companions_of(screen)._intention.parts]  # type: ignore[union-attr]

    frames.wait(5.0)
    screen.leave()
    calm = new_match(match.table, match.scenario, match.seats, 1, folder=match.record_path.parent, kinds=match.kinds)
    frames.stage.calm = True
    again = begun(frames, calm, Answers(SHOT))
    frames.until(lambda: stage_of(again) == "aiming")
    assert frames.stage.camera.preset == "overview"
    calm.close()


def test_a_player_who_moves_the_camera_during_a_glance_keeps_it(frames: Frames, match: Match) -> None:
    screen = begun(frames, match, Answers(SHOT))
    frames.until(lambda: stage_of(screen) == "looking")
    screen._carry_out(Orbit(40.0, 0.0))
    moved = frames.stage.camera.goal
    frames.until(lambda: stage_of(screen) == "pulling")
    assert frames.stage.camera.goal == moved


def test_enter_and_clicks_hurry_on(frames: Frames, match: Match) -> None:
    screen = begun(frames, match, Answers(SHOT))
    frames.until(lambda: stage_of(screen) == "looking")
    frames.key("enter")
    assert frames.stage.playback.playing


def test_help_makes_the_computer_player_wait(frames: Frames, match: Match) -> None:
    begun(frames, match, Answers(SHOT))
    frames.key("h")
    frames.wait(4.0)
    assert match.session.steps == ()
    frames.key("h")
    frames.until(lambda: len(match.session.steps) == 1)


def test_a_person_takes_over_in_the_middle_of_a_thought_and_gives_it_back(frames: Frames, match: Match) -> None:
    answers = Answers(SHOT)
    answers.is_ready = False
    screen = begun(frames, match, answers)
    frames.key("f8")
    assert match.kinds == {}
    assert answers.dropped == 1
    assert stage_of(screen) == ""
    answers.is_ready = True
    frames.wait(2.0)
    assert match.session.steps == ()
    frames.key("enter")
    frames.until_asked(match, "act")
    assert [step.player for step in match.session.steps] == ["Ann"]
    frames.key("f8")
    assert match.kinds == {"Ann": "hard"}
    assert answers.asked[-1] == ("Ann", "hard", 1)
    frames.until(lambda: len(match.session.steps) == 2)


def test_a_click_on_the_mark_of_a_seat_goes_through_the_kinds(frames: Frames, match: Match) -> None:
    answers = Answers(SHOT)
    answers.is_ready = False
    screen = begun(frames, match, answers)
    seen = []
    for _ in range(4):
        screen._command(("seat", "Ann"))
        seen.append(match.kinds.get("Ann", "person"))
    assert seen == ["person", "easy", "normal", "hard"]
    assert [kind for _, kind, _ in answers.asked] == ["hard", "easy", "normal", "hard"]
    screen._command(("seat", "Ben"))
    assert match.kinds == {"Ann": "hard", "Ben": "easy"}


def test_undo_works_while_it_thinks_and_never_past_what_it_did(frames: Frames, match: Match) -> None:
    match.kinds = {}
    answers = Answers(SHOT)
    answers.is_ready = False
    begun(frames, match, answers)
    frames.key("enter")
    frames.until_asked(match, "act")
    frames.key("f8")
    assert answers.asked == [("Ann", "normal", 1)]
    frames.key("u")
    assert match.session.steps == ()
    # It is the computer's choice now.
    assert answers.asked[-1] == ("Ann", "normal", 0)
    answers.is_ready = True
    frames.until(lambda: len(match.session.steps) == 1)
    frames.key("f8")
    frames.key("u")
    assert len(match.session.steps) == 1


def test_play_again_keeps_who_plays_and_forgets_what_was_thought(frames: Frames, match: Match) -> None:
    answers = Answers(SHOT)
    answers.is_ready = False
    screen = begun(frames, match, answers)
    screen._play_again()
    assert screen.match is not match
    assert screen.match.kinds == {"Ann": "hard"}
    assert answers.closed == 1
    assert len(answers.asked) == 2
    screen.match.close()


def test_an_answer_that_is_not_legal_becomes_one_by_chance(frames: Frames, match: Match) -> None:
    screen = begun(frames, match, Answers({"choose-cowboy": "play outlaw-1"}))
    frames.until(lambda: len(match.session.steps) == 1)
    assert match.session.steps[0].player == "Ann"
    assert screen.hud is not None
    assert CommonWords().hint("computer:by-chance") in " ".join(line.strip() for line in screen.hud.log_lines)


def test_leaving_ends_the_thinker_and_changes_nothing(frames: Frames, match: Match) -> None:
    answers = Answers(SHOT)
    answers.is_ready = False
    screen = begun(frames, match, answers)
    before = match.session.state
    screen.leave()
    frames.screen = None
    assert answers.closed == 1
    assert match.session.state is before
