"""The coach at the window: its card and mark, its keys, hints, and refusals that lead to their rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.match.playing import Match, new_match
from flick3d.physics.table import Table
from flick3d.resources import HOME_VARIABLE
from flick3d.rules.game import Game, Seat
from flick3d.scenario.library import load
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.front.learn_room import first_match
from flick3d.view.front.wording import FrontWords
from flick3d.view.hud.metrics import Rect, measure
from flick3d.view.lessons.card import WIDTH, height_of
from flick3d.view.lessons.keeping import read_learned
from flick3d.view.lessons.lessons import LESSONS, TEXTS
from flick3d.view.lessons.lying import grown, place_of
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from tests.view.test_match_screen import DUEL, FRAME, Frames

TWO = DUEL.replace("goals:", "hit_points: 2\ngoals:").replace("hit_points: 1\n", "") + (
    "  - {side: lawmen, number: 2, at: [-6, 12], facing: 0}\n"
)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


class Taught:
    """A match on the stage with its coach."""

    def __init__(self, stage: Stage, match: Match, lesson: str = "") -> None:
        self.match, self.frames = match, Frames(stage)
        self.screen = MatchScreen(stage, match, WesternPresenter(), lambda: None, lesson=LESSONS.get(lesson))
        self.frames.enter(self.screen)

    @property
    def told(self) -> str | None:
        step: str | None = self.screen._coach.told["lesson"]
        return step

    @property
    def card(self) -> Rect | None:
        return self.screen.hud.rects().get("coach")

    def click(self, words: tuple[str, ...]) -> None:
        assert " ".join(words) in self.screen.hud.button_centres()
        self.screen._command(words)
        self.frames.wait(FRAME)


@pytest.fixture
def taught(offscreen: Stage, table: Table, games: Mapping[str, Game[Any]], tmp_path: Path) -> Iterator[Taught]:
    errand = first_match(LESSONS["western"], FrontWords())
    scenario = load(errand.scenario, games, table)
    seats = tuple(Seat(*seat) for seat in errand.seats)
    match = new_match(table, scenario, seats, 1, folder=tmp_path / "replays")
    yield (made := Taught(offscreen, match, "western"))
    made.screen.leave()
    match.close()


@pytest.fixture
def hinted(
    offscreen: Stage, table: Table, games: Mapping[str, Game[Any]], tmp_path: Path
) -> Iterator[Callable[[], Taught]]:
    made: list[Taught] = []

    def begin() -> Taught:
        file = tmp_path / "duel.yaml"
        file.write_text(TWO, encoding="utf-8")
        seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
        scenario = load_scenario_file(file, "duel", games, table)
        made.append(Taught(offscreen, new_match(table, scenario, seats, 1, folder=tmp_path / "replays")))
        return made[-1]

    yield begin
    for each in made:
        each.screen.leave()
        each.match.close()


def ring_is_shown(stage: Stage) -> bool:
    mark = stage.scene.markers._further.get("lesson")
    return mark is not None and mark._ring._is_shown  # type: ignore[attr-defined]


def test_a_lesson_is_told_step_by_step(taught: Taught) -> None:
    stage = taught.frames.stage
    assert taught.told == "w-look"
    assert not ring_is_shown(stage)
    taught.frames.key("d", held=0.2)
    assert taught.told == "w-choose"
    assert ring_is_shown(stage)
    taught.click(("lesson", "next"))
    assert taught.told is None
    assert taught.card is None
    assert not ring_is_shown(stage)
    taught.frames.key("1")
    assert taught.told == "w-disc"
    taught.frames.key("m")
    assert taught.told == "w-pull"


def test_the_card_covers_neither_parts_nor_what_it_points_at(taught: Taught) -> None:
    taught.frames.key("d", held=0.2)
    others = [rect for name, rect in taught.screen.hud.rects().items() if name != "coach"]
    assert taught.card is not None
    assert not [rect for rect in others if rect.overlaps(taught.card)]
    pose = taught.frames.stage.scene.poses["lawman-1"]
    pixel = taught.frames.stage.scene.screen_point(pose.x, pose.y)
    assert pixel is not None
    assert not taught.card.holds(*pixel)


def test_escape_hides_a_lesson_before_it_opens_the_menu_and_a_key_brings_it_back(taught: Taught) -> None:
    taught.frames.key("escape")
    assert taught.told is None
    assert "F4" in taught.screen.hud.hint
    assert taught.screen._around.told["pause"] is None
    taught.frames.key("f4")
    assert taught.told == "w-look"
    taught.frames.key("escape", "escape")
    assert taught.screen._around.told["pause"] is not None


def test_nothing_pulses_for_calm_eyes(taught: Taught) -> None:
    coach = taught.screen._coach
    assert len({round(_beat(taught), 3) for _ in range(5)}) > 1
    taught.frames.stage.calm = True
    assert {_beat(taught) for _ in range(5)} == {0.0}
    assert coach.told["lesson"] == "w-look"


def _beat(taught: Taught) -> float:
    taught.frames.wait(0.1)
    return taught.screen._coach._beat()


def miss(taught: Taught) -> None:
    """The man who is asked shoots past everybody."""
    taught.frames.key("enter")
    taught.frames.until_asked(taught.match, "act")
    taught.screen._play(taught.match.session.prompt.flicks[1].text(270.0, 60.0))  # type: ignore[union-attr]
    taught.frames.until_asked(taught.match, "act")


def test_a_hint_comes_is_known_and_is_kept(hinted: Callable[[], Taught]) -> None:
    taught = hinted()
    assert taught.told is None
    miss(taught)
    assert taught.told == "hint-grazed"
    assert ("lesson hide" in taught.screen.hud.button_centres()) is False
    taught.click(("lesson", "next"))
    assert taught.told is None
    taught.screen.leave()
    assert read_learned().knows("hint-grazed")


def test_who_wants_no_hints_gets_none(hinted: Callable[[], Taught]) -> None:
    taught = hinted()
    taught.frames.stage.own.choose("hints", False)
    miss(taught)
    assert taught.told is None


@pytest.mark.rule("W12")
def test_a_refusal_names_its_rule_and_a_key_opens_the_book_there(hinted: Callable[[], Taught]) -> None:
    taught = hinted()
    taught.frames.key("f3")
    assert taught.screen._around.told["pause"] is None
    taught.frames.key("2")
    assert taught.screen.hud.hint.endswith("(W12)")
    taught.frames.key("f3")
    told = taught.screen._around.told["pause"]
    assert told is not None and told["focused"] == "W12"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 600), (2560, 1440)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("step", ["w-choose", "w-shoot", "f-navel"])
def test_there_is_room_for_the_card(size: tuple[int, int], scale: float, step: str) -> None:
    metrics = measure(*size, scale)
    parts = [*metrics.always.values()]
    wanted = WIDTH, height_of(TEXTS[step][1])
    free = place_of(metrics, wanted, parts, None)
    assert not [part for part in parts if part.overlaps(free)]
    moved = place_of(metrics, wanted, parts, free, before=free)
    assert not moved.overlaps(grown(free))
    assert not [part for part in parts if part.overlaps(moved)]
    assert place_of(metrics, wanted, parts, None, before=moved) == moved
    outside = Rect(metrics.width, 0.0, *wanted)
    assert place_of(metrics, wanted, parts, None, before=outside) == free


def test_a_match_that_goes_on_knows_what_was_done_in_it(taught: Taught) -> None:
    taught.click(("lesson", "next"))
    taught.frames.key("1")
    assert taught.told == "w-disc"
    taught.screen.leave()
    again = Taught(taught.frames.stage, taught.match, "western")
    again.frames.until_asked(taught.match, "act")
    assert again.screen._coach.told == {"lesson": "w-disc", "learnt": ["w-choose"]}
    again.screen.leave()
    taught.frames.enter(taught.screen)
