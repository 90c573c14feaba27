"""The rooms of the front of house: menu, scenarios, players, kept matches."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

import pytest

from flick3d.games import all_games
from flick3d.match.kept import Damaged, Kept
from flick3d.resources import HOME_VARIABLE, user_folder
from flick3d.rulebook.loading import GAMES, load_book
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Seat
from flick3d.view.front.kept_matches import KeptRoom, MatchRoom
from flick3d.view.front.library import Library, picture_of
from flick3d.view.front.main_menu import MainMenu
from flick3d.view.front.new_match import ScenarioRoom
from flick3d.view.front.pages import Back, Button, Choice, Chosen, Field, Focused, Heading, Picked, Text, Typed
from flick3d.view.front.pause_menu import PauseMenu
from flick3d.view.front.rooms import (
    Enter,
    KeepMatch,
    Leave,
    LoadMatch,
    NewMatch,
    OpenOptions,
    Quit,
    Resume,
    Return,
    Stay,
    ToMenu,
    WatchDemo,
    WatchMatch,
)
from flick3d.view.front.rules_room import RulesRoom
from flick3d.view.front.wording import FrontWords

WORDS = FrontWords()
TODAY = date(2026, 11, 30)


def a_match(path: Path, *, is_over: bool = False, winner: str | None = None, day: int = 30) -> Kept:
    seats = (Seat("Ann", "lawmen"), Seat("Outlaws", "outlaws"))
    when = datetime(2026, 11, day, 18, 5)
    kinds = {"Outlaws": "hard"}
    return Kept(path, "western", "The Bank Job", "western/bank-job", seats, kinds, when, 12, is_over, winner)


class Shelf(Library):
    """A library with these matches."""

    def __init__(self, *kept: Kept | Damaged) -> None:
        super().__init__(all_games())
        self.kept = list(kept)

    def unfinished(self):
        return tuple(each for each in self.kept if isinstance(each, Damaged) or not each.is_over)

    def recorded(self):
        return tuple(self.kept)

    def last(self):
        return next((each for each in self.kept if isinstance(each, Kept) and not each.is_over), None)

    def delete(self, path):
        self.kept = [each for each in self.kept if each.path != path]

    def today(self):
        return TODAY


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def rules():
    return RulesRoom({game: load_book(game) for game in GAMES}, WORDS, Path("nowhere"))


def keys(page):
    return [item.key for item in page.items if not isinstance(item, Heading | Text)]


def entered(room):
    room.enter()
    return room


def test_the_menu_leads_everywhere():
    menu = entered(MainMenu(Shelf(), WORDS, rules))
    assert "continue" not in keys(menu.page)
    assert isinstance(menu.hear(Picked("new")), Enter)
    assert isinstance(menu.hear(Picked("load")), Enter)
    assert isinstance(menu.hear(Picked("replays")), Enter)
    assert isinstance(menu.hear(Picked("rulebook")).room, RulesRoom)
    assert menu.hear(Picked("demo")) == Leave(WatchDemo())
    assert menu.hear(Picked("options")) == OpenOptions()
    assert menu.hear(Picked("quit")) == Leave(Quit())
    assert menu.hear(Back()) == Stay()
    assert all(item.help for item in menu.page.items)


def test_the_last_match_goes_on_from_the_menu(tmp_path):
    menu = entered(MainMenu(Shelf(a_match(tmp_path / "m.flick3d")), WORDS, rules))
    assert keys(menu.page)[0] == "continue"
    assert menu.page.items[0].detail == "The Bank Job"
    menu.hear(Focused("continue"))
    assert menu.page.poster.title == "The Bank Job"
    assert menu.hear(Picked("continue")) == Leave(LoadMatch(tmp_path / "m.flick3d"))


def test_all_scenarios_are_listed_game_after_game_with_their_story():
    room = entered(ScenarioRoom(Library(all_games()), WORDS))
    listed = keys(room.page)
    assert listed[0] == "western/main-street"
    assert listed[-1] == "faith/classic"
    assert len(listed) == 12
    assert [item.text for item in room.page.items if isinstance(item, Heading)] == ["Flick 'em Up!", "Flick of Faith"]
    room.hear(Focused("western/bank-job"))
    assert room.page.poster.title == "The Bank Job"
    assert "coach" in room.page.poster.sections[0][1]


def test_an_own_scenario_is_played_by_its_file_and_a_faulty_one_says_why():
    folder = user_folder("scenarios")
    folder.mkdir(parents=True)
    shipped = Library(all_games()).scenarios()[0].entry.path.read_text(encoding="utf-8")
    (folder / "mine.yaml").write_text(shipped, encoding="utf-8")
    (folder / "broken.yaml").write_text("game: western\ntitle: [", encoding="utf-8")
    room = entered(ScenarioRoom(Library(all_games()), WORDS))
    assert keys(room.page)[-2:] == ["mine", "broken"]
    broken = room.page.items[-1]
    assert not broken.enabled
    assert "broken.yaml" in broken.help
    assert room.hear(Picked("broken")) == Stay()
    seats = room.hear(Picked("mine")).room
    assert seats.hear(Picked("start")).errand.scenario == str(folder / "mine.yaml")


def test_a_picture_lies_beside_its_scenario(tmp_path):
    scenario = tmp_path / "mine.yaml"
    assert picture_of(scenario) is None
    (tmp_path / "mine.png").touch()
    assert picture_of(scenario) == tmp_path / "mine.png"


def seats_of(name):
    room = entered(ScenarioRoom(Library(all_games()), WORDS))
    return entered(room.hear(Picked(name)).room)


def test_a_person_against_the_computer_is_one_press_away():
    room = seats_of("western/main-street")
    assert room.page.focus == "start"
    assert room.hear(Picked("start")) == Leave(
        NewMatch("western/main-street", (("Lawmen", "lawmen"), ("Outlaws", "outlaws")), (("Outlaws", "normal"),))
    )


def test_players_get_names_and_levels():
    room = seats_of("western/main-street")
    room.hear(Chosen("count:outlaws", "2"))
    room.hear(Typed("name:lawmen:1", " Ann "))
    room.hear(Typed("name:outlaws:2", "中文 é"))
    room.hear(Chosen("kind:outlaws:1", "hard"))
    room.hear(Chosen("kind:outlaws:2", "person"))
    errand = room.hear(Picked("start")).errand
    assert errand.seats == (("Ann", "lawmen"), ("Outlaws 1", "outlaws"), ("中文 é", "outlaws"))
    assert errand.kinds == (("Outlaws 1", "hard"),)
    fields = [item for item in room.page.items if isinstance(item, Field)]
    assert [(field.text, field.blank) for field in fields] == [
        (" Ann ", "Lawmen"),
        ("", "Outlaws 1"),
        ("中文 é", "Outlaws 2"),
    ]


def test_two_players_of_one_name_are_refused():
    room = seats_of("western/main-street")
    room.hear(Typed("name:lawmen:1", "Ann"))
    room.hear(Typed("name:outlaws:1", "Ann"))
    with pytest.raises(FlickError, match="two players"):
        room.hear(Picked("start"))


def test_gods_sit_two_to_four_at_the_table():
    room = seats_of("faith/classic")
    count = next(item for item in room.page.items if isinstance(item, Choice))
    assert [value for value, _ in count.choices] == ["2", "3", "4"]
    room.hear(Chosen(count.key, "3"))
    errand = room.hear(Picked("start")).errand
    assert errand.seats == tuple((f"Player {number}", f"Player {number}") for number in (1, 2, 3))
    assert [name for name, _ in errand.kinds] == ["Player 2", "Player 3"]


def test_every_game_and_team_has_words():
    for game in all_games().values():
        assert WORDS.title(f"game:{game.name}")
        assert WORDS.title(f"menu:{game.name}")
        for team in game.teams:
            assert WORDS.team(team) != team


def test_an_empty_list_says_so():
    room = entered(KeptRoom(Shelf(), WORDS, "replays"))
    assert room.page.items == (Text("There is none yet."),)
    assert room.hear(Back()) == Return()


def test_a_kept_match_is_watched_or_gone_on_with(tmp_path):
    match = a_match(tmp_path / "m.flick3d")
    room = entered(KeptRoom(Shelf(match), WORDS, "replays"))
    assert room.page.items[0].detail == "Today 18:05"
    one = room.hear(Picked(str(match.path))).room
    assert keys(one.page) == ["watch", "go-on", "delete"]
    assert one.hear(Picked("watch")) == Leave(WatchMatch(match.path))
    assert one.hear(Picked("go-on")) == Leave(LoadMatch(match.path))
    assert ("Players", "Ann (person), Outlaws (hard)") in one.page.poster.sections


def test_a_match_that_has_ended_cannot_be_gone_on_with(tmp_path):
    match = a_match(tmp_path / "m.flick3d", is_over=True, winner="lawmen", day=29)
    one = MatchRoom(Shelf(match), WORDS, match, "replays")
    assert keys(one.page) == ["watch", "delete"]
    assert ("", "Lawmen won.") in one.page.poster.sections
    assert WORDS.when(match.when, TODAY) == "Yesterday 18:05"
    assert entered(KeptRoom(Shelf(match), WORDS, "load")).page.items == (Text("There is none yet."),)


def test_deleting_asks_first(tmp_path):
    match = a_match(tmp_path / "m.flick3d")
    shelf = Shelf(match)
    one = MatchRoom(shelf, WORDS, match, "load")
    assert one.hear(Picked("delete")) == Stay()
    assert keys(one.page) == ["no", "yes"]
    assert one.hear(Back()) == Stay()
    assert keys(one.page)[0] == "go-on"
    one.hear(Picked("delete"))
    assert shelf.kept == [match]
    assert one.hear(Picked("yes")) == Return()
    assert shelf.kept == []


def test_a_damaged_file_can_only_be_deleted(tmp_path):
    damaged = Damaged(tmp_path / "bad.flick3d", datetime(2026, 11, 1, 9, 0), "it is no record of a match")
    room = entered(KeptRoom(Shelf(damaged), WORDS, "replays"))
    button = room.page.items[0]
    assert isinstance(button, Button)
    assert button.label == "bad.flick3d"
    assert "no record" in button.help
    one = room.hear(Picked(button.key)).room
    assert keys(one.page) == ["delete"]


def test_a_match_that_was_deleted_meanwhile_is_gone_from_the_list(tmp_path):
    shelf = Shelf(a_match(tmp_path / "a.flick3d"), a_match(tmp_path / "b.flick3d"))
    room = entered(KeptRoom(shelf, WORDS, "replays"))
    room.hear(Focused(str(tmp_path / "b.flick3d")))
    shelf.delete(tmp_path / "b.flick3d")
    room.enter()
    assert keys(room.page) == [str(tmp_path / "a.flick3d")]
    assert room.page.poster.title == "The Bank Job"


def test_the_rulebook_lists_chapters_and_a_chapter_its_rules():
    room = rules()
    first = next(item for item in room.page.items if isinstance(item, Button))
    chapter = room._books["western"].chapters[0]
    assert first.label == chapter.title
    room.hear(Focused(first.key))
    assert chapter.rules[-1].title in room.page.poster.sections[0][1]
    room.hear(Picked(first.key))
    assert keys(room.page) == [rule.id for rule in chapter.rules]
    room.hear(Focused("W7"))
    assert room.page.poster.title.startswith("W7")
    assert room.hear(Back()) == Stay()
    assert room.page.name == "rules"
    assert room.hear(Back()) == Return()


def test_a_search_finds_rules_of_the_open_book_and_leads_to_their_chapter():
    room = rules()
    room.hear(Typed("search", "w42"))
    found = [item for item in room.page.items if isinstance(item, Button)]
    assert found[0].key == "W42"
    room.hear(Picked("W42"))
    assert "W42" in keys(room.page)
    assert room.page.focus == "W42"
    room.hear(Back())
    room.hear(Typed("search", "zzzz"))
    assert Text("No rule has these words.") in room.page.items
    room.hear(Chosen("game", "faith"))
    room.hear(Typed("search", "navel"))
    assert all(item.key[0] != "W" for item in room.page.items if isinstance(item, Button))


def test_a_rule_can_be_shown_at_once_and_back_leads_out():
    room = RulesRoom({game: load_book(game) for game in GAMES}, WORDS, Path("nowhere"), "western", "W42")
    assert room.page.focus == "W42"
    assert room.page.poster.title.startswith("W42")
    assert room.hear(Back()) == Leave(Resume())


def test_rulings_and_own_designs_are_marked():
    room = rules()
    marked = next(rule for rule in room._books["western"].rules if rule.origin == "own")
    room.hear(Typed("search", marked.id))
    room.hear(Focused(marked.id))
    assert room.page.poster.sections[-1] == ("", "Our own design.")


def test_the_pause_leads_back_to_the_rules_and_out():
    pause = PauseMenu(WORDS, "Gunfight", rules)
    assert keys(pause.page) == ["resume", "rulebook", "keep", "options", "leave"]
    assert pause.page.back
    assert pause.hear(Back()) == pause.hear(Picked("resume")) == Leave(Resume())
    assert isinstance(pause.hear(Picked("rulebook")).room, RulesRoom)
    assert pause.hear(Picked("options")) == OpenOptions()
    assert pause.hear(Picked("keep")) == Leave(KeepMatch())
    assert pause.hear(Picked("leave")) == Leave(ToMenu())
    pause.tell("Saved.")
    assert pause.page.poster.sections == (("", "Saved."),)


def test_a_replay_cannot_be_saved_again():
    assert "keep" not in keys(PauseMenu(WORDS, "Gunfight", rules, has_copy=False).page)
