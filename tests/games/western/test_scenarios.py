"""The ten shipped scenarios, to the letter: what each file says about pieces, hours, hit points, goals and noon."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from flick3d.games import all_games
from flick3d.games.western.problems import HEARTS
from flick3d.games.western.scenario import MOST_CLOSED, MOST_PIECES, MOST_TOKENS, Scenario
from flick3d.games.western.vocabulary import (
    Burden,
    Cause,
    Elimination,
    Escaping,
    Gathering,
    Goal,
    Joining,
    Noon,
    Reaching,
    SpecialRules,
    Trigger,
    Turning,
    TurnTokens,
)
from flick3d.rules.layout import Area
from flick3d.scenario import library

NAMES = (
    "main-street", "doors-and-duels", "bank-job", "bad-water", "arms-race",
    "jailbreak", "the-gallows", "witnesses", "the-hostage", "high-noon",
)  # fmt: skip
"""S1 to S10."""

ENTRIES = {entry.name: entry for entry in library.entries() if not entry.own}
SHIPPED: dict[str, Scenario] = {
    name: library.load(f"western/{name}", all_games()).scenario for name in NAMES
}  # fmt: skip
BOTH_SIDES_FIVE = Counter({"lawmen": 5, "outlaws": 5})


def of(name: str) -> Scenario:
    return SHIPPED[name]


def tokens(scenario: Scenario) -> Counter[str]:
    """How many tokens of each kind are laid out, in houses, piles and slots."""
    counted: Counter[str] = Counter()
    for group in scenario.tokens:
        counted[group.kind] += group.count
    for pile in scenario.piles:
        counted.update(pile.kinds)
    for cowboy in scenario.cowboys:
        counted.update(cowboy.tokens)
    return counted


def places(scenario: Scenario) -> Counter[tuple[str, str]]:
    """How many tokens of each kind lie face up in each building."""
    counted: Counter[tuple[str, str]] = Counter()
    for group in scenario.tokens:
        counted[(group.kind, group.building)] += group.count
    return counted


def test_there_are_ten_and_no_other():
    assert sorted(name for name in ENTRIES if name.startswith("western/")) == sorted(f"western/{n}" for n in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_each_is_sound_on_the_real_table(games, table, name):
    loaded = library.load(f"western/{name}", games, table)
    assert games["western"].problems(loaded.scenario, table) == ()


def test_they_come_in_their_order(games):
    listed = [each.entry.name for each in library.listing(games) if not each.entry.own]
    assert [name for name in listed if name.startswith("western/")] == [f"western/{name}" for name in NAMES]
    assert [of(name).order for name in NAMES] == list(range(1, 11))


@pytest.mark.rule("W2", "W3", "W4")
@pytest.mark.parametrize("name", NAMES)
def test_nothing_exceeds_the_box(name):
    scenario = of(name)
    props = Counter(prop.kind for prop in scenario.props)
    assert all(props[kind] <= most for kind, most in MOST_PIECES.items())
    assert all(tokens(scenario)[kind] <= most for kind, most in MOST_TOKENS.items())
    assert sum(building.closed for building in scenario.buildings) <= MOST_CLOSED
    assert max(Counter(building.kind for building in scenario.buildings).values()) == 1
    assert sum(each.hit_points or scenario.hit_points for each in scenario.figures) <= HEARTS
    assert max(Counter(neutral.figure for neutral in scenario.neutrals).values(), default=0) <= 1


@pytest.mark.rule("W1", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10")
@pytest.mark.parametrize("name", NAMES)
def test_five_against_five_with_three_hit_points_each(name):
    scenario = of(name)
    assert Counter(cowboy.side for cowboy in scenario.cowboys) == BOTH_SIDES_FIVE
    assert {cowboy.number for cowboy in scenario.cowboys} == {1, 2, 3, 4, 5}
    assert scenario.hit_points == 3
    leaders = {"lawman-1": 5, "outlaw-1": 5} if name == "high-noon" else {}
    assert {each.id: each.hit_points for each in scenario.cowboys if each.hit_points is not None} == leaders
    actions = {"lawman-1": 3, "outlaw-1": 3} if name == "high-noon" else {}
    assert {each.id: each.actions for each in scenario.cowboys if each.actions != 2} == actions


@pytest.mark.rule("W10", "W90")
@pytest.mark.parametrize("name", NAMES)
def test_a_game_lasts_four_to_six_rounds(name):
    assert 4 <= 12 - of(name).clock.start <= 6


@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_story_and_says_what_is_new(name):
    scenario = of(name)
    assert len(scenario.briefing) > 100
    assert len(scenario.news) > 30
    assert not re.search(r"\s{2,}", scenario.briefing + scenario.news)
    assert scenario.area == Area()
    assert {building.kind for building in scenario.buildings} == {
        "sheriff", "bank", "saloon", "store", "town-hall", "undertaker"
    }  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_houses_are_open_but_for_main_street_and_the_cell(name):
    closed = {building.kind for building in of(name).buildings if building.closed}
    everything = {building.kind for building in of(name).buildings}
    assert closed == {"main-street": everything, "jailbreak": {"sheriff"}}.get(name, set())


NOTHING_SPECIAL = ("main-street", "doors-and-duels", "bank-job", "arms-race", "jailbreak", "the-gallows", "witnesses")


@pytest.mark.parametrize("name", (*NOTHING_SPECIAL, "high-noon"))
def test_most_have_no_special_rule(name):
    assert of(name).rules == SpecialRules()


@pytest.mark.rule("S1")
def test_s1_gunfight_on_main_street():
    scenario = of("main-street")
    assert scenario.title == "Gunfight on Main Street"
    assert all(building.closed for building in scenario.buildings)
    assert scenario.goals == (Goal(eliminate=3),)
    assert scenario.clock.noon == "most-hit-points"
    assert (tokens(scenario), scenario.neutrals) == (Counter(), ())


@pytest.mark.rule("S2")
def test_s2_doors_and_duels():
    scenario = of("doors-and-duels")
    assert scenario.title == "Doors and Duels"
    assert not any(building.closed for building in scenario.buildings)
    assert scenario.goals == (Goal(win_duels=3), Goal(eliminate=3))
    assert scenario.rules.duels
    assert (tokens(scenario), scenario.neutrals) == (Counter(), ())


@pytest.mark.rule("S3", "W83")
def test_s3_the_bank_job():
    scenario = of("bank-job")
    assert scenario.title == "The Bank Job"
    assert places(scenario) == Counter({("gold", "bank"): 6})
    assert tokens(scenario) == Counter(gold=6)
    assert scenario.goals == (
        Goal(side="outlaws", gather=Gathering("gold", "saloon", 4)),
        Goal(side="lawmen", eliminate=3),
    )
    assert scenario.clock.noon == "lawmen"


@pytest.mark.rule("S4", "W83")
def test_s4_bad_water():
    scenario = of("bad-water")
    assert scenario.title == "Bad Water"
    assert tokens(scenario) == Counter(water=4)
    assert len(places(scenario)) == 4, "one in each of four buildings"
    assert scenario.rules == SpecialRules(turn_tokens=TurnTokens("water", to_back="outlaws", to_front="lawmen"))
    assert scenario.goals == (
        Goal(side="outlaws", when="round-end", turn=Turning("water", 3)),
        Goal(eliminate=4),
    )
    assert scenario.clock.noon == "lawmen"


@pytest.mark.rule("S5")
def test_s5_arms_race():
    scenario = of("arms-race")
    assert scenario.title == "Arms Race"
    assert scenario.tokens == ()
    (pile,) = scenario.piles
    assert pile.kinds == {"colt": 5, "winchester": 2, "document": 2}
    assert set(pile.buildings) == {building.kind for building in scenario.buildings}, "in every building"
    assert sum(pile.kinds.values()) >= len(pile.buildings)
    assert scenario.goals == (Goal(eliminate=3),)


@pytest.mark.rule("S6", "W82")
def test_s6_jailbreak():
    scenario = of("jailbreak")
    assert scenario.title == "Jailbreak"
    (prisoner,) = scenario.neutrals
    assert (prisoner.figure, prisoner.side, prisoner.inside) == ("man", None, "sheriff")
    assert [building.closed for building in scenario.buildings if building.kind == "sheriff"] == [True]
    assert tokens(scenario)["dynamite"] == 2
    assert set(tokens(scenario)) == {"dynamite"}
    assert scenario.triggers == (Trigger(Cause(blown_up="sheriff"), Joining("man", "outlaws", 2)),)
    (way_out,) = scenario.exits
    assert scenario.goals == (
        Goal(side="outlaws", escape=Escaping(way_out.name, who=("man",))),
        Goal(side="lawmen", eliminate=Elimination(("man",))),
    )
    assert scenario.clock.noon == "lawmen"


@pytest.mark.rule("S7")
def test_s7_the_gallows():
    scenario = of("the-gallows")
    assert scenario.title == "The Gallows"
    (condemned,) = scenario.neutrals
    assert (condemned.side, condemned.on) == (None, "gallows")
    assert sum(prop.kind == "gallows" for prop in scenario.props) == 1
    assert scenario.triggers == (Trigger(Cause(toppled="gallows"), Joining(condemned.figure, "outlaws")),)
    assert Goal(side="outlaws", reach=Reaching((condemned.figure,), "saloon")) in scenario.goals
    assert scenario.clock.noon == "lawmen", "he must reach it before 12:00"
    others = [goal for goal in scenario.goals if goal.reach is None]
    assert others == [Goal(side="lawmen", eliminate=Elimination((condemned.figure,)))]


@pytest.mark.rule("S8")
def test_s8_silence_the_witnesses():
    scenario = of("witnesses")
    assert scenario.title == "Silence the Witnesses"
    assert {(each.figure, each.side, each.hit_points) for each in scenario.neutrals} == {
        ("woman", "lawmen", 2),
        ("man", "lawmen", 2),
    }
    (reach, eliminate) = scenario.goals
    assert reach.side == "lawmen"
    assert reach.reach is not None
    assert (set(reach.reach.who), reach.reach.building) == ({"woman", "man"}, "town-hall")
    assert eliminate.side == "outlaws"
    assert isinstance(eliminate.eliminate, Elimination)
    assert (set(eliminate.eliminate.who), eliminate.eliminate.count) == ({"woman", "man"}, 1)


@pytest.mark.rule("S9", "W83")
def test_s9_the_hostage():
    scenario = of("the-hostage")
    assert scenario.title == "The Hostage"
    assert places(scenario) == Counter({("hostage", "saloon"): 1})
    assert tokens(scenario) == Counter(hostage=1)
    assert scenario.rules == SpecialRules(burdens=(Burden("hostage", speed=0.5, may_shoot=False),))
    (way_out,) = scenario.exits
    assert scenario.goals == (
        Goal(side="lawmen", gather=Gathering("hostage", "sheriff", 1)),
        Goal(side="outlaws", escape=Escaping(way_out.name, token="hostage")),
    )
    assert scenario.clock.noon == Noon(holder="hostage")


@pytest.mark.rule("S10")
def test_s10_high_noon():
    scenario = of("high-noon")
    assert scenario.title == "High Noon"
    assert scenario.goals == (
        Goal(side="lawmen", eliminate=Elimination(("outlaw-1",))),
        Goal(side="outlaws", eliminate=Elimination(("lawman-1",))),
    )
    assert scenario.clock.noon == Noon(leaders=("lawman-1", "outlaw-1"), tie="duel")
    # Everything together: guns, dynamite, doors and duels.
    assert {"colt", "winchester", "dynamite"} <= set(tokens(scenario))
    assert scenario.rules.duels
    assert not any(building.closed for building in scenario.buildings)
