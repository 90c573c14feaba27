"""Errands, prospects, sights and the order in which men are played."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.ai.levels import LEVELS
from flick3d.ai.western.errands import ENDLESS, FAR, handy, near, vital
from flick3d.ai.western.fans import fan
from flick3d.ai.western.mind import WesternMind
from flick3d.ai.western.prospects import prospect, urgency
from flick3d.ai.western.sights import Sights
from flick3d.ai.western.sliding import sliding
from flick3d.ai.western.survey import Lands, Survey
from flick3d.ai.western.worth import hit_worth, noon_worth, precious
from flick3d.games.western.scenario import Clock, NeutralStart, PropStart, TokensStart
from flick3d.games.western.vocabulary import Elimination, Gathering, Goal, Noon, Reaching
from tests.games.western.real_table import house, man, town, turn_of

from .thinking_town import changed, ideas

HOUSES = (house("saloon", (0.0, 20.0)), house("bank", (30.0, 20.0)))
HARD = LEVELS["hard"]


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


@pytest.fixture(scope="module")
def look(table):
    slide = sliding(table.pieces)
    lands = Lands(table.pieces, slide)
    return lambda state: Survey(state, table, lands.land(state), table.pieces, slide)


def gold_town(table, *men, count=2, gold=0):
    return town(
        table,
        *men,
        buildings=HOUSES,
        tokens=(TokensStart("gold", "bank", gold),) if gold else (),
        goals=(Goal(side="outlaws", gather=Gathering("gold", "saloon", count)), Goal(side="lawmen", eliminate=2)),
    )


def test_every_step_towards_a_place_counts():
    worths = [near(length) for length in (0.0, 5.0, 20.0, FAR, 80.0, ENDLESS, 200.0)]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)
    assert (worths[0], near(math.inf)) == (1.0, 0.0)
    assert 0.5 < near(FAR) < 0.6


def test_who_is_hurt_is_trusted_with_less(table):
    state = town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 20.0, 0.0)).state
    hurt = msgspec.structs.replace(state.cowboy("lawman-1"), hit_points=1)
    assert 0.0 < vital(hurt) < vital(state.cowboy("lawman-1")) < 1.0


@pytest.mark.rule("W90")
def test_goals_press_the_more_the_later_it_is(table, look):
    state = gold_town(table, man("outlaws", 1, 0.0, 0.0), man("lawmen", 1, -30.0, 0.0), gold=2).state
    pressing = [urgency(look(msgspec.structs.replace(state, hour=hour))) for hour in (7, 9, 11)]
    assert pressing == sorted(pressing)
    assert pressing[0] == 1.0


@pytest.mark.rule("W41", "S3")
def test_who_is_in_another_house_is_not_as_near_as_who_stands_before_it(table, look):
    men = (man("outlaws", 1, inside="bank", tokens=("gold",)), man("lawmen", 1, -30.0, 0.0))
    inside = look(gold_town(table, *men, gold=1).state)
    errand = next(each for each in prospect(inside, "outlaws").errands if each.goal == "bring")
    assert errand.worth_now(inside) < errand.at(*inside.spots["outlaw-1"])
    assert errand.worth_now(inside) == errand.at(*inside.spots["outlaw-1"], inside=True)


@pytest.mark.rule("S3")
def test_no_more_gold_is_fetched_than_is_needed(table, look):
    men = [man("outlaws", number, 10.0 * number, 0.0) for number in (1, 2, 3)]
    survey = look(gold_town(table, *men, man("lawmen", 1, -30.0, 0.0), count=2, gold=6).state)
    fetching = [each for each in prospect(survey, "outlaws").errands if each.goal == "fetch"]
    # The nearest man has two slots, which is all that is needed.
    assert {each.man for each in fetching} == {"outlaw-3"}
    assert len(fetching) == 2
    assert all(each.house == "bank" for each in fetching)


@pytest.mark.rule("S3", "W75")
def test_lawmen_send_one_man_to_hold_the_saloon(table, look):
    lawmen = (man("lawmen", 1, -30.0, 0.0), man("lawmen", 2, 5.0, 5.0))
    survey = look(gold_town(table, man("outlaws", 1, 30.0, -10.0), *lawmen, gold=2).state)
    guards = [each for each in prospect(survey, "lawmen").errands if each.goal == "guard"]
    assert [(each.man, each.house) for each in guards] == [("lawman-2", "saloon")]


@pytest.mark.rule("W70")
def test_a_hand_free_inside_is_worth_something_where_there_is_something_to_do(table, look):
    survey = look(gold_town(table, man("outlaws", 1, 30.0, 4.0), man("lawmen", 1, -30.0, 0.0), gold=2).state)
    errands = prospect(survey, "outlaws").errands
    assert handy(errands, "bank") > 0.0
    assert handy(errands, "saloon") == handy(errands, "") == 0.0


@pytest.mark.rule("W70", "S3")
def test_a_state_in_the_bank_is_better_with_an_action_left(mind, table):
    match = gold_town(table, man("outlaws", 1, inside="bank"), man("lawmen", 1, -30.0, 0.0), gold=2)
    left, done = (turn_of(match, "outlaw-1", actions_left=actions).state for actions in (1, 0))
    assert mind.value(left, "Ben", table, HARD) > mind.value(done, "Ben", table, HARD) + 1.0


@pytest.mark.rule("W53")
def test_nobody_in_a_house_is_a_target_or_sees_much(table, look):
    state = gold_town(table, man("outlaws", 1, inside="bank"), man("lawmen", 1, 30.0, 0.0), gold=2).state
    survey = look(state)
    assert "outlaw-1" not in {each.id for each in survey.targets("lawmen")}
    sights = Sights(survey, "outlaws", HARD)
    out = look(state.with_cowboy(msgspec.structs.replace(state.cowboy("outlaw-1"), on="")))
    outside = Sights(out, "outlaws", HARD)
    inside_worth, outside_worth = (
        each.place(each.survey.state.cowboy("outlaw-1"), 0, at=None) for each in (sights, outside)
    )
    assert inside_worth > outside_worth


@pytest.mark.rule("W54")
def test_who_lies_is_no_target_and_fears_less(table, look):
    state = town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 20.0, 0.0)).state
    lying = state.with_cowboy(msgspec.structs.replace(state.cowboy("lawman-1"), posture="fallen"))
    assert "lawman-1" not in {each.id for each in look(lying).targets("outlaws")}
    places = [Sights(look(each), "lawmen", HARD).place(each.cowboy("lawman-1"), 0) for each in (state, lying)]
    assert places[0] < places[1]


def test_a_fence_between_them_closes_the_sight(table, look):
    def half(*props):
        state = town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 20.0, 0.0), props=props).state
        looks = Sights(look(state), "lawmen", HARD).looks(0.0, 0.0, "lawman-1")
        return next(width for enemy, _, width, _ in looks if enemy.id == "outlaw-1")

    assert half() > 4.0
    assert half(PropStart("fence", (10.0, 0.0), 0.0)) == 0.0
    assert 0.0 < half(PropStart("barrel", (10.0, 2.2))) < half()


@pytest.mark.rule("S1", "S10", "W56")
def test_a_hit_counts_for_whom_it_brings_nearer_to_the_end(table):
    state = town(
        table,
        man("lawmen", 1, 0.0, 0.0),
        man("outlaws", 1, 20.0, 0.0, hit_points=1),
        man("outlaws", 2, 20.0, 10.0),
        goals=(Goal(side="lawmen", eliminate=Elimination(("outlaw-1",))), Goal(side="outlaws", eliminate=2)),
    ).state
    last, other, own = (
        hit_worth(state, state.cowboy(figure), "lawmen") for figure in ("outlaw-1", "outlaw-2", "lawman-1")
    )
    assert last > 20.0 > other > 0.0 > own
    assert precious(state, state.cowboy("outlaw-1"))
    assert not precious(state, state.cowboy("outlaw-2"))


@pytest.mark.rule("W12", "S8")
def test_a_witness_in_a_house_waits_until_the_enemies_were_played_and_one_in_the_open_does_not(mind, table):
    def first(**place):
        match = town(
            table,
            man("lawmen", 1, -38.0, 20.0),
            man("outlaws", 1, 20.0, -14.0),
            buildings=HOUSES,
            neutrals=(
                NeutralStart("woman", side="lawmen", hit_points=2, **place),
                NeutralStart("man", side="lawmen", inside="bank", block="right", hit_points=2),
            ),
            goals=(
                Goal(side="lawmen", reach=Reaching(("woman", "man"), "saloon")),
                Goal(side="outlaws", eliminate=Elimination(("woman", "man"))),
            ),
            clock=Clock(6, "outlaws"),
        )
        return {idea.piece: idea.worth for idea in ideas(mind, table, changed(match, opened=True, team="lawmen"))}

    outside, inside = first(at=(24.0, 8.0)), first(inside="bank", block="left")
    assert max(outside, key=lambda piece: outside[piece]) == "woman"
    assert max(inside, key=lambda piece: inside[piece]) not in ("woman", "man")


@pytest.mark.rule("W16")
def test_a_dead_man_is_played_by_who_has_nothing_to_do(mind, table):
    walls = tuple(PropStart("fence", (x, y), f) for x, y, f in ((-25.0, 0.0, 0.0), (-35.0, 0.0, 0.0)))
    match = town(
        table, man("lawmen", 1, -30.0, 0.0), man("lawmen", 2, 0.0, 0.0), man("outlaws", 1, 20.0, 0.0), props=walls
    )
    dead = msgspec.structs.replace(match.state.cowboy("lawman-2"), posture="dead", hit_points=0)
    state = match.state.with_cowboy(dead)
    state = msgspec.structs.replace(state, layout=state.layout.without(["lawman-2", "hat-lawman-2"]))
    worths = {
        idea.piece: idea.worth for idea in ideas(mind, table, changed(match, state=state, opened=True, team="lawmen"))
    }
    assert worths["lawman-2"] > 0.0
    assert max(worths.values()) > worths["lawman-2"]


@pytest.mark.rule("S10", "W90")
def test_at_noon_the_leaders_hit_points_count_and_nobody_elses(table):
    state = town(
        table,
        man("lawmen", 1, 0.0, 0.0),
        man("outlaws", 1, 20.0, 0.0),
        clock=Clock(6, Noon(leaders=("lawman-1", "outlaw-1"), tie="duel")),
    ).state
    late = msgspec.structs.replace(state, hour=11)
    assert noon_worth(late, "lawmen") == 0.0
    hurt = late.with_cowboy(msgspec.structs.replace(late.cowboy("outlaw-1"), hit_points=1))
    assert noon_worth(hurt, "lawmen") > 1.0
    assert noon_worth(hurt, "outlaws") == pytest.approx(-noon_worth(hurt, "lawmen"))
    other = late.with_cowboy(msgspec.structs.replace(late.cowboy("outlaw-4"), hit_points=1))
    assert noon_worth(other, "lawmen") == 0.0


def test_a_fan_with_kept_blades_is_the_whole_fan(table, look):
    survey = look(gold_town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 20.0, 0.0), gold=2).state)
    for x, y in ((0.0, 0.0), (12.0, -9.0), (0.0, 0.0)):
        whole = fan(x, y, 0.9, (shape for shape in survey.shapes if shape.piece not in ("saloon", "outlaw-1")))
        assert whole.blades
        assert survey.fan_from(x, y, 0.9, {"saloon", "outlaw-1"}) == whole
        assert survey.fan_from(x, y, 0.9) == fan(x, y, 0.9, survey.shapes) != whole
