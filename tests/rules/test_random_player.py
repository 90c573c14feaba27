"""The random player: any legal answer, each kind of offer equally likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from flick3d.rules.outline import distance_to, encloses
from flick3d.rules.prompts import FlickOffer, Prompt, SpotOffer, TurnOffer
from flick3d.rules.random_player import random_action
from tests.rules.toy_game import Bid

FLICK = FlickOffer("slide", (), "disc-1", "disc", (0.0, 0.0), 10.0, 200.0)
TURN = TurnOffer("aim", "disc-1", (0.0, 0.0), 0.0)


CLIFF = ((0.0, 0.0), (10.0, 0.0), (10.0, 2.0), (2.0, 2.0), (2.0, 10.0), (0.0, 10.0))
"""An L: its rectangle is mostly outside."""
SPOT = SpotOffer("put", ("low",), "disc-1", "disc", CLIFF)


def answers(prompt: Prompt, count: int = 600) -> list[list[str]]:
    chance = Random(3)
    return [random_action(prompt, chance).split() for _ in range(count)]


def test_every_offer_is_taken_about_equally_often() -> None:
    prompt = Prompt("any", "Ann", "Ann", choices=(Bid(1), Bid(2)), flicks=(FLICK,), turns=(TURN,))
    counted = Counter(" ".join(words[:2]) if words[0] == "bid" else words[0] for words in answers(prompt))
    assert set(counted) == {"bid 1", "bid 2", "slide", "aim"}
    assert min(counted.values()) > 100


def test_flicks_and_turns_use_their_whole_range() -> None:
    flicks = answers(Prompt("slide", "Ann", "Ann", flicks=(FLICK,)))
    directions, speeds = [float(words[1]) for words in flicks], [float(words[2]) for words in flicks]
    assert 0.0 <= min(directions) < 10.0 < 350.0 < max(directions) <= 360.0
    assert 10.0 <= min(speeds) < 20.0 < 190.0 < max(speeds) <= 200.0
    turns = [float(words[1]) for words in answers(Prompt("aim", "Ann", "Ann", turns=(TURN,)))]
    assert 0.0 <= min(turns) < 10.0 < 350.0 < max(turns) <= 360.0


def test_a_flick_stays_within_its_arc_also_across_east() -> None:
    offer = FlickOffer("slide", (), "disc-1", "disc", (0.0, 0.0), 10.0, 200.0, arc=(350.0, 10.0))
    directions = [float(words[1]) for words in answers(Prompt("slide", "Ann", "Ann", flicks=(offer,)))]
    assert all(direction >= 350.0 or direction <= 10.0 for direction in directions)
    assert {direction > 180.0 for direction in directions} == {True, False}


def test_a_spot_is_any_place_inside_its_outline() -> None:
    spots = answers(Prompt("put", "Ann", "Ann", spots=(SPOT,)))
    assert {tuple(words[:2]) for words in spots} == {("put", "low")}
    places = [(float(words[2]), float(words[3])) for words in spots]
    assert all(encloses(CLIFF, *place) or distance_to(CLIFF, *place) <= 0.001 for place in places)
    assert max(x for x, _ in places) > 9.0
    assert max(y for _, y in places) > 9.0


def test_the_same_chance_gives_the_same_answer() -> None:
    prompt = Prompt("any", "Ann", "Ann", choices=(Bid(1),), flicks=(FLICK,), turns=(TURN,))
    assert answers(prompt, 20) == answers(prompt, 20)


def test_an_empty_prompt_cannot_be_answered() -> None:
    with pytest.raises(ValueError, match="'bid' offers nothing"):
        random_action(Prompt("bid", "Ann", "Ann"), Random(1))
