"""House rules of any game: what can be chosen, and scenarios that are played by them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from flick3d.games import all_games
from flick3d.rulebook.loading import load_book
from flick3d.rules.errors import FlickError
from flick3d.scenario.faults import ScenarioError
from flick3d.scenario.house_rules import KEY, changed, chosen, differing, house_rules, played_by, rule_of, wished
from flick3d.scenario.library import load
from flick3d.scenario.loading import LoadedScenario, load_scenario_file, scenario_of_data
from tests.match.helpers import short_scenario
from tests.rules.toy_game import Toy

GAMES = all_games()
BY_FILE = {"star": "own", "both_at_once": "draw"}


def scenario(**said: str) -> LoadedScenario:
    """The short scenario, whose file says these house rules."""
    document = short_scenario().document | ({KEY: said} if said else {})
    return scenario_of_data(document, "tests/short", "short", GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_each_is_about_a_ruling_of_the_rulebook_and_has_all_its_words(name: str) -> None:
    rules = house_rules(GAMES[name])
    origins = {rule.id: rule.origin for rule in load_book(name).rules}
    assert len(rules) >= 4
    assert len({rule.rule for rule in rules}) == len(rules)
    for rule in rules:
        assert origins[rule.rule] == "ruling", rule.rule
        assert rule.title and rule.help.endswith(".")
        assert rule.usual == rule.values[0], "by the rulebook comes first"
        assert len(rule.values) >= 2
        assert all(rule.name(value) for value in rule.values)


def test_a_game_may_have_none() -> None:
    assert house_rules(Toy()) == ()
    with pytest.raises(FlickError, match="this game has none"):
        rule_of(Toy(), "W42")
    assert changed(object()) == ()


def test_a_scenario_plays_by_the_rulebook_unless_its_file_says_otherwise() -> None:
    game = scenario().game
    assert differing(game, chosen(scenario())) == {}
    assert differing(game, chosen(scenario(**BY_FILE))) == {"star": "own"}
    assert [(rule.rule, value) for rule, value in changed(scenario(**BY_FILE).scenario)] == [("W62", "own")]
    assert changed(scenario().scenario) == ()


@pytest.mark.parametrize("name", ["western/main-street", "faith/classic"])
def test_what_is_not_said_is_no_part_of_the_states_data(name: str) -> None:
    """Records from before there were house rules hold digests of states without them."""
    plain = load(name, GAMES).scenario
    assert KEY.encode() not in msgspec.json.encode(plain)


def test_other_rules_are_written_into_the_document_as_far_as_they_differ() -> None:
    played = played_by(scenario(), {"star": "own", "moving_aside": "allowed"})
    assert played.document[KEY] == {"star": "own"}
    assert played.scenario.house.star == "own"
    again = scenario_of_data(played.document, "tests/short", "short", GAMES)
    assert again.scenario == played.scenario
    assert KEY not in scenario().document, "the document of the file itself stays as it was"
    back = played_by(played, {"star": "enemy"})
    assert back.document == scenario().document
    assert back.scenario == scenario().scenario


def test_rules_that_are_not_named_stay_as_the_scenario_has_them() -> None:
    played = played_by(scenario(star="own"), {"moving_aside": "never"})
    assert played.document[KEY] == {"moving_aside": "never", "star": "own"}


def test_wishes_for_all_matches_give_way_to_what_the_scenario_says() -> None:
    wishes = {
        "star": "own",
        "both_at_once": "turn",
        "moving_aside": "sometimes",
        "later": [1],
        "off_the_area": ["gone"],
    }
    assert differing(scenario().game, wished(scenario(), wishes)) == {"star": "own", "both_at_once": "turn"}
    assert differing(scenario().game, wished(scenario(**BY_FILE), wishes)) == {"star": "own"}
    assert wished(scenario(star="enemy"), wishes)["star"] == "enemy"


def test_a_rule_is_named_by_its_field_or_its_number() -> None:
    western = GAMES["western"]
    assert rule_of(western, "star") == rule_of(western, "W62") == rule_of(western, "w62")
    with pytest.raises(FlickError, match=r"no house rule 'stat': .*W62 \(star\).*did you mean 'star'\?"):
        rule_of(western, "stat")
    with pytest.raises(FlickError, match=r"house rule W62 \(star\): 'onw' is none of enemy, own; did you mean 'own'\?"):
        played_by(scenario(), {"star": "onw"})


def test_a_fault_in_a_file_is_told_at_its_place(tmp_path: Path) -> None:
    file = tmp_path / "s.yaml"
    head = "game: faith\ntitle: T\nbriefing: B\nhouse_rules:\n"
    file.write_text(head + "  flipped: pool\n  off_the_map: edge\n  star: own\n")
    with pytest.raises(ScenarioError) as caught:
        load_scenario_file(file, "s", GAMES)
    assert [line.removeprefix(f"{file}:") for line in str(caught.value).splitlines()] == [
        "6:16: house_rules.off_the_map: one of centre, rim is needed here, not the text 'edge'",
        "7:3: house_rules: unknown key 'star'; known here: flipped, tied_race, full_island, off_the_map",
    ]
    file.write_text(head + "  flipped: pool\n")
    assert load_scenario_file(file, "s", GAMES).scenario.house.flipped == "pool"
