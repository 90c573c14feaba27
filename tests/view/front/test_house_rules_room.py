"""The house rules of a new match, from the page where the players are chosen, and what the rulebook tells of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from flick3d.games import all_games
from flick3d.resources import HOME_VARIABLE
from flick3d.rulebook.loading import GAMES, load_book
from flick3d.scenario.house_rules import changed, chosen, played_by
from flick3d.scenario.library import load
from flick3d.translating import translator
from flick3d.view.front.house_rules_room import HouseRulesRoom
from flick3d.view.front.library import Library
from flick3d.view.front.new_match import ScenarioRoom, SeatsRoom
from flick3d.view.front.pages import Back, Button, Choice, Chosen, Focused, Picked, Poster
from flick3d.view.front.rooms import Enter, Leave, NewMatch, Return, Stay
from flick3d.view.front.rules_room import RulesRoom
from flick3d.view.front.wording import FrontWords
from tests.rules.toy_game import Toy
from tests.scenario.test_house_rules import scenario

WORDS = FrontWords()


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def seats(wishes: dict[str, Any] | None = None, name: str = "western/main-street") -> Any:
    room = ScenarioRoom(Library(all_games(), lambda: {"western": wishes or {}}), WORDS)
    room.enter()
    return room.hear(Picked(name)).room


def button(room: Any) -> Button:
    return next(item for item in room.page.items if isinstance(item, Button) and item.key == "house-rules")


def house(room: Any) -> HouseRulesRoom:
    entered = room.hear(Picked("house-rules"))
    assert isinstance(entered, Enter)
    return entered.room


def begun(room: Any) -> NewMatch:
    left = room.hear(Picked("start"))
    assert isinstance(left, Leave)
    assert isinstance(left.errand, NewMatch)
    return left.errand


def test_each_rule_is_a_choice_that_the_match_is_begun_with() -> None:
    room = seats()
    assert button(room).detail == "As in the rulebook"
    assert begun(room).house_rules == ()
    page = house(room)
    assert [item.key for item in page.page.items if isinstance(item, Choice)] == [
        "rule:moving_aside", "rule:off_the_area", "rule:tokens_of_the_dead", "rule:star", "rule:both_at_once",
    ]  # fmt: skip
    page.hear(Chosen("rule:star", "own"))
    page.hear(Chosen("rule:moving_aside", "never"))
    assert page.hear(Back()) == Return()
    assert button(room).detail == "Differing: 2"
    assert begun(room).house_rules == (("moving_aside", "never"), ("star", "own"))
    assert house(room) is page, "what was chosen is still there"
    assert page.hear(Picked("reset")) == Stay()
    assert button(room).detail == "As in the rulebook"


def test_the_poster_tells_of_the_rule_with_the_focus() -> None:
    page = house(seats())
    page.hear(Focused("rule:star"))
    assert page.page.poster.title == "W62  The star"
    assert ("The rulebook", "The enemies") in page.page.poster.sections
    page.hear(Chosen("rule:star", "own"))
    assert ("In this match", "The own side") in page.page.poster.sections
    page.hear(Focused("reset"))
    assert page.page.poster.title == "Gunfight on Main Street"


def test_what_is_wished_for_all_matches_stands_there_already() -> None:
    room = seats({"star": "own", "nonsense": 3})
    assert button(room).detail == "Differing: 1"
    assert begun(room).house_rules == (("star", "own"),)


def test_a_scenario_that_sets_its_own_shows_those() -> None:
    loaded = scenario(star="own")
    page = HouseRulesRoom(loaded, chosen(loaded), WORDS)
    room = SeatsRoom(loaded, "short", WORDS, Poster(), page)
    assert button(room).detail == "Differing: 1"
    assert begun(room).house_rules == ()
    page.hear(Chosen("rule:star", "enemy"))
    assert begun(room).house_rules == (("star", "enemy"),)


def test_a_game_without_house_rules_has_no_button() -> None:
    loaded = scenario()
    bare = HouseRulesRoom(type(loaded)("toy", Toy(), {}, None), {}, WORDS)
    room = SeatsRoom(loaded, "short", WORDS, Poster(), bare)
    assert "house-rules" not in [item.key for item in room.page.items if isinstance(item, Button)]


def test_the_rulebook_of_a_match_tells_what_is_played() -> None:
    loaded = played_by(load("western/main-street", all_games()), {"moving_aside": "never"})
    books = {game: load_book(game) for game in GAMES}
    room = RulesRoom(books, WORDS, Path("nowhere"), "western", "W42", changed(loaded.scenario))
    assert room.page.poster.sections[0] == ("In this match", "Moving aside: never.")
    room.hear(Focused("W40"))
    assert "In this match" not in [headline for headline, _ in room.page.poster.sections]


@pytest.mark.parametrize("language", ["da", "es"])
def test_all_of_it_is_translated(language: str) -> None:
    loaded = scenario()
    room = HouseRulesRoom(loaded, chosen(loaded), FrontWords(translator(language)))
    english = HouseRulesRoom(loaded, chosen(loaded), WORDS)
    for own, other in zip(room.page.items, english.page.items, strict=True):
        assert isinstance(own, Choice | Button)
        assert isinstance(other, Choice | Button)
        assert own.label != other.label
        assert own.help != other.help
