"""The two scenarios of Flick of Faith, and what the loader says about one that is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flick3d.games import all_games
from flick3d.games.faith.gods import CARD_NAMES
from flick3d.games.faith.laws import LAW_NAMES
from flick3d.games.faith.state import Scenario
from flick3d.scenario import library
from flick3d.scenario.faults import ScenarioError
from flick3d.scenario.loading import load_scenario_file

IN_ORDER = ["faith/first-time", "faith/classic"]


def scenario_of(name: str) -> Scenario:
    return library.load(name, all_games()).scenario


@pytest.fixture(params=IN_ORDER)
def scenario(request) -> Scenario:
    return scenario_of(request.param)


def test_they_are_shipped_in_their_order_after_the_western_ones():
    listed = [each for each in library.listing(all_games()) if not each.entry.own]
    assert [each.entry.name for each in listed[-2:]] == IN_ORDER
    assert {each.entry.name.split("/")[0] for each in listed[:-2]} == {"western"}
    assert [each.error for each in listed] == [None] * len(listed)


@pytest.mark.parametrize("name", IN_ORDER)
def test_both_can_be_played(table, name):
    assert library.load(name, all_games(), table).name == name


def test_story_and_news_are_told(scenario):
    assert 15 <= len(scenario.news.split()) <= 60
    assert 40 <= len(scenario.briefing.split()) <= 110


@pytest.mark.rule("F10")
def test_the_classic_game_has_all_cards():
    classic = scenario_of("faith/classic")
    assert classic.laws == LAW_NAMES
    assert classic.gods == CARD_NAMES


def test_the_first_game_has_none():
    first = scenario_of("faith/first-time")
    assert (first.laws, first.gods) == ((), ())


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("laws: [tornadoo]", "5:8: laws[0]: .* not the text 'tornadoo'; did you mean 'tornado'\\?"),
        ("laws: kraken", "5:7: laws: a list is needed here, not the text 'kraken'"),
        ("gods: [norse, tyr]", "5:15: gods[1]: one of .* is needed here, not the text 'tyr'"),
        ("goals: []", "5:1: unknown key 'goals'; did you mean 'gods'\\?"),
        (
            "cowboys: []",
            "5:1: unknown key 'cowboys'; known here: game, title, briefing, news, order, laws, gods, house_rules",
        ),
        ("laws: [kraken, tornado]", "5:7: laws: 2 Laws are too few; name at least 9, or none"),
        ("gods: [norse, norse, greek, celtic]", "5:15: gods[1]: 'norse' is there twice; name it once"),
        ("gods: [norse]", "5:7: gods: 1 God cards are too few; name all 4, or none"),
    ],
)
def test_a_faulty_file_is_told_with_line_and_column(table, tmp_path: Path, line: str, told: str):
    file = tmp_path / "f.yaml"
    file.write_text(f"game: faith\ntitle: T\nbriefing: B\norder: 3\n{line}\n")
    with pytest.raises(ScenarioError) as caught:
        load_scenario_file(file, "f", all_games(), table)
    assert re.fullmatch(re.escape(f"{file}:") + told.replace("[", r"\[").replace("]", r"\]"), str(caught.value))
