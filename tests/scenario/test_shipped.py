"""The ten scenarios of the Western game: what each is about, as its S rule says."""

from __future__ import annotations

from collections import Counter

import pytest

from flick3d.games import all_games
from flick3d.games.western.scenario import Scenario
from flick3d.games.western.vocabulary import Elimination, Escaping, Gathering, Goal, Noon, Reaching, Turning
from flick3d.scenario import library

IN_ORDER = [
    "western/main-street",
    "western/doors-and-duels",
    "western/bank-job",
    "western/bad-water",
    "western/arms-race",
    "western/jailbreak",
    "western/the-gallows",
    "western/witnesses",
    "western/the-hostage",
    "western/high-noon",
]


def scenario_of(name: str) -> Scenario:
    return library.load(name, all_games()).scenario


@pytest.fixture(params=IN_ORDER)
def scenario(request) -> Scenario:
    return scenario_of(request.param)


def test_the_ten_are_shipped_in_their_order():
    listed = [each for each in library.listing(all_games()) if each.entry.name.startswith("western/")]
    assert [each.entry.name for each in listed] == IN_ORDER
    assert [each.order for each in listed] == list(range(1, 11))


@pytest.mark.parametrize("name", IN_ORDER)
def test_every_shipped_scenario_can_be_played(table, name):
    assert library.load(name, all_games(), table).name == name


def test_five_against_five_for_four_to_six_rounds(scenario):
    assert Counter(cowboy.side for cowboy in scenario.cowboys) == {"lawmen": 5, "outlaws": 5}
    assert 4 <= 12 - scenario.clock.start <= 6
    assert scenario.hit_points == 3
    leaders = {"lawman-1", "outlaw-1"} if scenario.order == 10 else set()
    assert {cowboy.id for cowboy in scenario.cowboys if cowboy.hit_points or cowboy.actions != 2} == leaders


def test_story_and_news_are_told(scenario):
    assert 15 <= len(scenario.news.split()) <= 60
    assert 40 <= len(scenario.briefing.split()) <= 110


def test_the_town_has_its_six_houses(scenario):
    assert len({building.kind for building in scenario.buildings}) == 6


@pytest.mark.rule("S1")
def test_s1_gunfight_on_main_street():
    town = scenario_of("western/main-street")
    assert all(building.closed for building in town.buildings)
    assert town.goals == (Goal(eliminate=3),)
    assert town.clock.noon == "most-hit-points"
    assert not (town.tokens or town.piles or town.exits or town.triggers or town.neutrals)


@pytest.mark.rule("S2")
def test_s2_doors_and_duels():
    town = scenario_of("western/doors-and-duels")
    assert not any(building.closed for building in town.buildings)
    assert town.rules.duels
    assert town.goals == (Goal(win_duels=3), Goal(eliminate=3))
    assert town.clock.noon == "most-hit-points"


@pytest.mark.rule("S3")
def test_s3_the_bank_job():
    town = scenario_of("western/bank-job")
    assert [(each.kind, each.building, each.count) for each in town.tokens] == [("gold", "bank", 6)]
    assert town.goals == (
        Goal(side="outlaws", gather=Gathering(token="gold", building="saloon", count=4)),
        Goal(side="lawmen", eliminate=3),
    )
    assert town.clock.noon == "lawmen"


@pytest.mark.rule("S4")
def test_s4_bad_water():
    town = scenario_of("western/bad-water")
    assert Counter(each.kind for each in town.tokens) == {"water": 4}
    assert len({each.building for each in town.tokens}) == 4
    turning = town.rules.turn_tokens
    assert (turning.token, turning.to_back, turning.to_front) == ("water", "outlaws", "lawmen")
    assert town.goals == (
        Goal(side="outlaws", when="round-end", turn=Turning(token="water", count=3)),
        Goal(eliminate=4),
    )
    assert town.clock.noon == "lawmen"


@pytest.mark.rule("S5")
def test_s5_arms_race():
    town = scenario_of("western/arms-race")
    assert not any(building.closed for building in town.buildings)
    (pile,) = town.piles
    assert set(pile.buildings) == {each.kind for each in town.buildings}
    assert pile.kinds == {"colt": 5, "winchester": 2, "document": 2}
    assert town.goals == (Goal(eliminate=3),)


@pytest.mark.rule("S6")
def test_s6_jailbreak():
    town = scenario_of("western/jailbreak")
    assert [each.kind for each in town.buildings if each.closed] == ["sheriff"]
    (man,) = town.neutrals
    assert (man.side, man.inside) == (None, "sheriff")
    (trigger,) = town.triggers
    assert (trigger.when.blown_up, trigger.then.join, trigger.then.side) == ("sheriff", "man", "outlaws")
    assert trigger.then.hit_points == 2
    sticks = [each for each in town.tokens if each.kind == "dynamite"]
    carried = [each.side for each in town.cowboys for token in each.tokens if token == "dynamite"]
    assert sum(each.count for each in sticks) + len(carried) == 2
    assert set(carried) == {"outlaws"}
    (road,) = town.exits
    assert town.goals == (
        Goal(side="outlaws", escape=Escaping(exit=road.name, who=("man",))),
        Goal(side="lawmen", eliminate=Elimination(who=("man",))),
    )
    assert town.clock.noon == "lawmen"


@pytest.mark.rule("S7")
def test_s7_the_gallows():
    town = scenario_of("western/the-gallows")
    assert "gallows" in {each.kind for each in town.props}
    (man,) = town.neutrals
    assert (man.side, man.on) == (None, "gallows")
    (trigger,) = town.triggers
    assert (trigger.when.toppled, trigger.then.join, trigger.then.side) == ("gallows", "man", "outlaws")
    assert town.goals == (
        Goal(side="outlaws", reach=Reaching(who=("man",), building="saloon")),
        Goal(side="lawmen", eliminate=Elimination(who=("man",))),
    )
    assert town.clock.noon == "lawmen"


@pytest.mark.rule("S8")
def test_s8_silence_the_witnesses():
    town = scenario_of("western/witnesses")
    assert {(each.figure, each.side, each.hit_points) for each in town.neutrals} == {
        ("woman", "lawmen", 2),
        ("man", "lawmen", 2),
    }
    assert town.goals == (
        Goal(side="lawmen", reach=Reaching(who=("woman", "man"), building="town-hall")),
        Goal(side="outlaws", eliminate=Elimination(who=("woman", "man"), count=1)),
    )
    assert town.clock.noon == "outlaws"


@pytest.mark.rule("S9")
def test_s9_the_hostage():
    town = scenario_of("western/the-hostage")
    assert [(each.kind, each.building, each.count) for each in town.tokens] == [("hostage", "saloon", 1)]
    (burden,) = town.rules.burdens
    assert (burden.token, burden.speed, burden.may_shoot) == ("hostage", 0.5, False)
    (road,) = town.exits
    assert town.goals == (
        Goal(side="lawmen", gather=Gathering(token="hostage", building="sheriff", count=1)),
        Goal(side="outlaws", escape=Escaping(exit=road.name, token="hostage")),
    )
    assert town.clock.noon == Noon(holder="hostage")


@pytest.mark.rule("S10")
def test_s10_high_noon():
    town = scenario_of("western/high-noon")
    leaders = [each for each in town.cowboys if each.number == 1]
    assert [(each.hit_points, each.actions) for each in leaders] == [(5, 3), (5, 3)]
    assert town.goals == (
        Goal(side="lawmen", eliminate=Elimination(who=("outlaw-1",))),
        Goal(side="outlaws", eliminate=Elimination(who=("lawman-1",))),
    )
    assert town.clock.noon == Noon(leaders=("lawman-1", "outlaw-1"), tie="duel")
    kinds = {kind for pile in town.piles for kind in pile.kinds}
    assert {"colt", "winchester", "dynamite"} <= kinds
    assert not any(building.closed for building in town.buildings)
