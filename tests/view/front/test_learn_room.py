"""Where lessons are chosen, and that a newcomer is led there."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d.games import all_games
from flick3d.resources import HOME_VARIABLE
from flick3d.rulebook.loading import GAMES, load_book
from flick3d.scenario.library import load
from flick3d.view.front.learn_room import LearnRoom
from flick3d.view.front.library import Library
from flick3d.view.front.main_menu import MainMenu
from flick3d.view.front.pages import Back, Button, Focused, Picked
from flick3d.view.front.rooms import Enter, Leave, NewMatch, Return
from flick3d.view.front.rules_room import RulesRoom
from flick3d.view.front.wording import FrontWords
from flick3d.view.lessons.fading import Learned
from flick3d.view.lessons.keeping import write_learned
from flick3d.view.lessons.lessons import LESSONS

WORDS = FrontWords()


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def entered(room: LearnRoom) -> LearnRoom:
    room.enter()
    return room


def test_each_game_has_a_lesson_with_its_match() -> None:
    room = entered(LearnRoom(WORDS))
    assert [item.key for item in room.page.items if isinstance(item, Button)] == list(LESSONS) == list(all_games())
    western = NewMatch(
        "lessons/western", (("Lawmen", "lawmen"), ("Outlaws", "outlaws")), (("Outlaws", "easy"),), "western"
    )
    assert room.hear(Picked("western")) == Leave(western)
    seats = (("Player 1", "Player 1"), ("Player 2", "Player 2"))
    assert room.hear(Picked("faith")) == Leave(NewMatch("lessons/faith", seats, (("Player 2", "easy"),), "faith"))
    assert room.hear(Back()) == Return()
    room.hear(Focused("faith"))
    assert room.page.poster.title == "Flick of Faith"


def test_what_was_learned_is_marked() -> None:
    write_learned(Learned().taught("faith"))
    details = [item.detail for item in entered(LearnRoom(WORDS)).page.items if isinstance(item, Button)]
    assert details == ["", "Done"]


def test_a_newcomer_finds_the_lessons_first() -> None:
    def rules() -> RulesRoom:
        return RulesRoom({game: load_book(game) for game in GAMES}, WORDS, Path("nowhere"))

    menu = MainMenu(Library(all_games()), WORDS, rules)
    menu.enter()
    assert menu.page.focus == "learn"
    where = menu.hear(Picked("learn"))
    assert isinstance(where, Enter)
    assert isinstance(where.room, LearnRoom)
    write_learned(Learned())
    menu.enter()
    assert menu.page.focus == ""


def test_scenarios_of_lessons_are_played_but_not_listed() -> None:
    games = all_games()
    assert not [each for each in Library(games).scenarios() if each.entry.name.startswith("lessons/")]
    assert [load(lesson.scenario, games).game.name for lesson in LESSONS.values()] == list(LESSONS)
