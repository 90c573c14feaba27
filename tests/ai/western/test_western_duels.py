"""Duels: who challenges whom, what a duel is worth before it is fought, and how one shoots in it."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.choosing import outcome
from flick3d.ai.levels import LEVELS
from flick3d.ai.western.mind import WesternMind
from flick3d.ai.western.value import duel_chances, duel_hit
from flick3d.games.western.scenario import TokensStart
from flick3d.games.western.vocabulary import Elimination, Gathering, Goal, SpecialRules
from tests.games.western.real_table import house, man, town, turn_of

from .thinking_town import changed, chosen, ideas

BANK = (house("bank", (0.0, 20.0)),)
NORMAL = LEVELS["normal"]


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


def before(table, *men, **changes):
    """An attacker before the bank, with one action."""
    return turn_of(
        town(table, man("lawmen", 1, 0.0, 4.0), *men, **{"buildings": BANK, **changes}), "lawman-1", actions_left=1
    )


def challenges(mind, table, match, level):
    return [idea for idea in ideas(mind, table, match, level) if idea.goal == "duel"]


def begun(table, match):
    """The duel with the first man of the bank."""
    entered = changed(match, phase="challenge", entering="bank")
    state, _ = match.game.apply(entered.state, entered.prompt.choices[0], None, table)
    return changed(match, state=state)


@pytest.mark.rule("W76", "W78")
def test_the_attacker_wins_less_often_the_steadier_both_hands_are(table):
    state = before(table, man("outlaws", 1, inside="bank")).state
    chances = [duel_chances(state, "outlaw-1", "lawman-1", 6, LEVELS[level]) for level in ("easy", "normal", "hard")]
    defends, attacks = zip(*chances, strict=True)
    assert defends == tuple(sorted(defends))
    assert attacks == tuple(sorted(attacks, reverse=True))
    assert attacks[0] < 0.4
    # Nobody of them misses: who is called out wins.
    assert attacks[2] < 0.01


@pytest.mark.rule("W75")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_equal_men_do_not_call_each_other_out(mind, table, level):
    match = before(table, man("outlaws", 1, inside="bank"))
    best = ideas(mind, table, match, level)[0].worth
    assert all(idea.worth < best for idea in challenges(mind, table, match, level))


@pytest.mark.rule("W75", "S2")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_not_even_where_duels_win_the_match(mind, table, level):
    """Whoever is called out shoots first: the third duel is more likely given away than won."""
    match = before(table, man("outlaws", 1, inside="bank"), goals=(Goal(win_duels=1), Goal(eliminate=2)))
    assert all(idea.worth < 0.0 for idea in challenges(mind, table, match, level))


@pytest.mark.rule("W75", "W77", "S10")
def test_a_leader_with_one_hit_point_is_called_out_of_his_house(mind, table):
    goals = (
        Goal(side="lawmen", eliminate=Elimination(("outlaw-1",))),
        Goal(side="outlaws", eliminate=Elimination(("lawman-2",))),
    )
    match = before(
        table, man("outlaws", 1, inside="bank", hit_points=1), man("lawmen", 2, -40.0, -25.0, hit_points=5), goals=goals
    )
    idea = chosen(mind, table, match, "normal")
    assert (idea.goal, idea.piece) == ("duel", "bank")
    # A hard hand counts on another one that never misses.
    assert not challenges(mind, table, match, "hard") or ideas(mind, table, match, "hard")[0].goal != "duel"


@pytest.mark.rule("W75")
def test_the_weaker_one_of_two_is_challenged(mind, table):
    match = before(
        table, man("outlaws", 1, inside="bank"), man("outlaws", 2, inside="bank", block="right", hit_points=1)
    )
    entered = changed(match, phase="challenge", entering="bank")
    assert chosen(mind, table, entered).text == "challenge outlaw-2"


@pytest.mark.rule("W75")
def test_where_duels_are_not_fought_a_held_house_is_left_alone(mind, table):
    match = before(table, man("outlaws", 1, inside="bank", hit_points=1), rules=SpecialRules(duels=False))
    assert not [idea for idea in ideas(mind, table, match, "normal") if idea.piece == "bank"]


@pytest.mark.rule("W75", "S3")
def test_a_state_with_a_duel_to_come_is_not_worth_a_place_in_the_house(mind, table):
    """Behind the door are two of them: who is in has yet to win."""
    goals = (Goal(side="lawmen", gather=Gathering("gold", "bank", 4)), Goal(side="outlaws", eliminate=2))
    match = before(
        table,
        man("outlaws", 1, inside="bank"),
        man("outlaws", 2, inside="bank", block="right"),
        goals=goals,
        tokens=(TokensStart("gold", "bank", 1), TokensStart("gold", "saloon", 3)),
        buildings=(*BANK, house("saloon", (-30.0, 20.0))),
    )
    carrier = msgspec.structs.replace(match.state.tokens[1], at="lawman-1")
    match = changed(match, state=match.state.with_token(carrier))
    entered = changed(match, phase="challenge", entering="bank")

    def worth(state, player="Ann"):
        return mind.value(state, player, table, NORMAL)

    best = max(worth(match.game.apply(entered.state, action, None, table)[0]) for action in entered.prompt.choices)
    assert worth(entered.state) == pytest.approx(best)
    assert worth(entered.state) < worth(match.state)
    assert worth(entered.state, "Ben") > worth(match.state, "Ben")


@pytest.mark.rule("W77", "S3")
def test_a_duel_for_a_place_that_wins_is_worth_more_than_one_for_nothing(mind, table):
    men = (man("outlaws", 1, inside="bank"),)

    def fought(count):
        goals = (Goal(side="lawmen", gather=Gathering("gold", "bank", count)), Goal(side="outlaws", eliminate=2))
        match = before(
            table,
            *men,
            goals=goals,
            tokens=(TokensStart("gold", "saloon", count),),
            buildings=(*BANK, house("saloon", (-30.0, 20.0))),
        )
        match = changed(
            match, state=match.state.with_token(msgspec.structs.replace(match.state.tokens[0], at="lawman-1"))
        )
        return mind.value(begun(table, match).state, "Ann", table, NORMAL) - mind.value(
            match.state, "Ann", table, NORMAL
        )

    # One gold of one: whoever wins the place has won the match.
    assert fought(1) > fought(4) + 10.0


@pytest.mark.rule("W76", "W51")
def test_on_the_duel_ground_one_shoots_as_hard_as_one_can(mind, table):
    duel = begun(table, before(table, man("outlaws", 1, inside="bank")))
    for idea in ideas(mind, table, duel, "easy"):
        assert idea.flick.speed == idea.flick.offer.highest_speed


@pytest.mark.rule("W76")
def test_the_chance_in_a_duel_is_what_the_table_says(mind, table):
    """Errors of the hand that are equally likely; how strong the flick is matters little."""
    duel = begun(table, before(table, man("outlaws", 1, inside="bank")))
    aimed = ideas(mind, table, duel, "normal")[0].flick
    errors = [-7.5, -6.0, -4.8, -3.5, -2.0, 0.0, 2.0, 3.5, 4.8, 6.0, 7.5]
    hit = {
        error
        for error in errors
        if outcome(
            mind,
            duel.state,
            msgspec.structs.replace(aimed, direction=aimed.direction + error, speed=0.9 * aimed.speed),
            table,
        )
        .cowboy("lawman-1")
        .hit_points
        == 2
    }
    assert {-3.5, -2.0, 0.0, 2.0, 3.5} <= hit
    assert not hit & {-7.5, 7.5}
    assert 0.7 < duel_hit(NORMAL) < 0.8
