"""Tokens and tools: what is drawn, kept, traded and thrown, and where a second bullet goes."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.western.hidden import hidden_kinds, hidden_worth
from flick3d.ai.western.mind import WesternMind
from flick3d.ai.western.worth import men_worth, tool_worth
from flick3d.games.western.scenario import PileStart, TokensStart
from tests.games.western.real_table import house, man, town, turn_of

from .thinking_town import changed, chosen, ideas

BANK = (house("bank", (0.0, 20.0)),)


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


def drawn(table, kind, slots):
    """A man who holds a token that he has just turned up, with these in his slots."""
    match = turn_of(
        town(
            table,
            man("lawmen", 1, inside="bank", tokens=slots),
            man("outlaws", 1, -30.0, -20.0),
            buildings=BANK,
            piles=(PileStart(("bank",), {kind: 1}),),
        ),
        "lawman-1",
        actions_left=1,
    )
    token = next(each for each in match.state.tokens if not each.face_up)
    state = match.state.with_token(msgspec.structs.replace(token, face_up=True, kind=kind))
    return changed(match, state=state, phase="drawn", drawn=token.id)


@pytest.mark.rule("W72", "W80", "W81")
@pytest.mark.parametrize(
    ("kind", "slots", "answer"),
    [
        ("colt", (), "keep"),
        ("winchester", ("colt",), "keep"),
        ("dynamite", ("document",), "keep"),
        ("winchester", ("document", "document"), "trade"),
        ("document", ("colt", "winchester"), "leave"),
    ],
)
def test_what_shoots_is_kept_and_paper_is_given_for_it(mind, table, kind, slots, answer):
    assert ideas(mind, table, drawn(table, kind, slots))[0].text.split()[0] == answer


@pytest.mark.rule("W71")
def test_paper_is_what_one_gives_for_a_winchester(mind, table):
    match = drawn(table, "winchester", ("colt", "document"))
    words, given = ideas(mind, table, match)[0].text.split()
    assert words == "trade"
    assert match.state.token(given).kind == "document"


@pytest.mark.rule("W70", "W71")
def test_paper_is_exchanged_for_a_colt_and_not_for_paper(mind, table):
    inside = man("lawmen", 1, inside="bank", tokens=("document", "winchester"))
    match = turn_of(
        town(
            table,
            inside,
            man("outlaws", 1, -30.0, -20.0),
            buildings=BANK,
            tokens=(TokensStart("colt", "bank"), TokensStart("document", "bank")),
        ),
        "lawman-1",
        actions_left=1,
    )
    best = ideas(mind, table, match)[0]
    word, taken, given = best.text.split()
    kinds = {match.state.token(taken).kind, match.state.token(given).kind}
    assert (word, kinds) == ("exchange", {"colt", "document"})


@pytest.mark.rule("W80", "S5")
def test_a_pistol_is_worth_the_more_the_more_rounds_are_to_come(table):
    state = town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 20.0, 0.0)).state
    worths = [tool_worth(msgspec.structs.replace(state, hour=hour), "colt") for hour in (6, 9, 11)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] > 0.0
    assert tool_worth(state, "document") == tool_worth(state, "gold") == 0.0


@pytest.mark.rule("W58")
def test_a_third_pistol_is_worth_nothing(table):
    def with_tokens(*tokens):
        return town(table, man("lawmen", 1, 0.0, 0.0, tokens=tokens), man("outlaws", 1, 20.0, 0.0)).state

    assert men_worth(with_tokens("colt", "colt"), "lawmen") == pytest.approx(men_worth(with_tokens("colt"), "lawmen"))
    assert men_worth(with_tokens("colt"), "lawmen") > men_worth(with_tokens(), "lawmen")


@pytest.mark.rule("W70", "S5")
def test_a_colt_at_hand_is_taken_before_he_goes_out_to_shoot(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, inside="bank"),
            man("outlaws", 1, -10.0, -5.0),
            buildings=BANK,
            tokens=(TokensStart("colt", "bank"),),
        ),
        "lawman-1",
    )
    assert ideas(mind, table, match)[0].text.startswith("take")


@pytest.mark.rule("W72", "S5")
def test_a_man_with_nobody_to_shoot_goes_in_where_guns_may_lie(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 6.0),
            man("outlaws", 1, -40.0, -25.0),
            buildings=BANK,
            piles=(PileStart(("bank",), {"colt": 2}),),
        ),
        "lawman-1",
    )
    lying = (msgspec.structs.replace(each, posture="fallen") for each in match.state.of_side("outlaws"))
    idea = ideas(mind, table, changed(match, state=match.state.with_cowboy(*lying)))[0]
    assert (idea.goal, idea.piece) == ("draw", "bank")


@pytest.mark.rule("W72")
def test_two_men_look_into_two_houses(mind, table):
    houses = (house("bank", (-12.0, 20.0)), house("store", (12.0, 20.0)))
    match = town(
        table,
        man("lawmen", 1, -12.0, 4.0),
        man("lawmen", 2, 10.0, 4.0),
        man("outlaws", 1, -40.0, -25.0),
        buildings=houses,
        piles=(PileStart(("bank", "store"), {"colt": 2}),),
    )
    for figure, wanted in (("lawman-1", "bank"), ("lawman-2", "store")):
        found = ideas(mind, table, turn_of(match, figure))
        assert {idea.piece for idea in found if idea.goal == "draw" and idea.piece} == {wanted}


@pytest.mark.rule("W72")
def test_what_was_seen_is_not_hidden_any_more(table):
    state = town(
        table,
        man("lawmen", 1, 0.0, 0.0),
        man("outlaws", 1, 20.0, 0.0),
        buildings=BANK,
        piles=(PileStart(("bank",), {"colt": 1, "document": 1}),),
    ).state
    assert hidden_kinds(state) == {"colt": 1, "document": 1}
    colt = next(token for token in state.tokens if token.kind == "colt")
    seen = state.with_token(msgspec.structs.replace(colt, face_up=True))
    assert hidden_kinds(seen) == {"document": 1}
    assert hidden_worth(state) > hidden_worth(seen) == 0.0


@pytest.mark.rule("W82")
def test_dynamite_is_for_a_crowd_of_enemies_and_not_for_friends(mind, table):
    thrower = man("lawmen", 1, 0.0, 0.0, facing=90.0, tokens=("dynamite",))
    crowd = ((22.0, 2.0), (22.0, -2.0), (25.0, 0.0))
    foes = [man("outlaws", number + 1, *at) for number, at in enumerate(crowd)]
    match = turn_of(town(table, thrower, *foes), "lawman-1", actions_left=1)
    assert chosen(mind, table, match).goal == "blast"
    mixed = [foes[0], man("lawmen", 2, *crowd[1]), man("lawmen", 3, *crowd[2])]
    match = turn_of(town(table, thrower, *mixed), "lawman-1", actions_left=1)
    assert chosen(mind, table, match).goal == "hit"


@pytest.mark.rule("W58", "W54")
def test_the_second_bullet_is_for_somebody_who_still_stands(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 0.0, facing=90.0, tokens=("colt",)),
            man("outlaws", 1, 18.0, 6.0),
            man("outlaws", 2, 18.0, -6.0),
        ),
        "lawman-1",
        actions_left=1,
    )
    lying = msgspec.structs.replace(match.state.cowboy("outlaw-1"), posture="fallen")
    pose = table.lying("cowboy", 18.0, 6.0, 0.0)
    state = match.state.with_cowboy(lying)
    state = msgspec.structs.replace(state, layout=state.layout.moved({"outlaw-1": pose}))
    match = changed(match, state=state, phase="second-bullet", fired=("left",))
    assert chosen(mind, table, match).piece == "outlaw-2"


@pytest.mark.rule("W58", "W56")
def test_the_second_bullet_is_kept_when_only_friends_are_there(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 0.0, facing=90.0, tokens=("colt",)),
            man("lawmen", 2, 10.0, 0.0),
            man("outlaws", 1, 20.0, 0.0),
        ),
        "lawman-1",
        phase="second-bullet",
        fired=("left",),
    )
    state = match.state.with_cowboy(
        *(msgspec.structs.replace(each, posture="fallen") for each in match.state.of_side("outlaws"))
    )
    assert chosen(mind, table, changed(match, state=state)).text == "hold"
