"""What a computer player means to do, shown as a person's hand would do it."""

from __future__ import annotations

import pytest

from flick3d.games.western.actions import Play
from flick3d.rules.prompts import FlickOffer, Handicap, Prompt, SpotOffer, TurnOffer
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Facing, Hand, Placing
from flick3d.view.screens.intention import AIMS, BEAT, LOOKS, Intention, meant, shown_hand, strength_of

LEFT = FlickOffer("shoot", ("left",), "bullet", "bullet", (0.0, 0.0), 20.0, 220.0)
RIGHT = FlickOffer(
    "shoot", ("right",), "bullet", "bullet", (2.0, 0.0), 20.0, 220.0, handicap=Handicap(dark=True, sway=4.0)
)
PROMPT = Prompt(
    "act",
    "lawmen",
    "Ann",
    "lawman-1",
    choices=(Play("lawman-1"), Play("lawman-2")),
    flicks=(LEFT, RIGHT),
    turns=(TurnOffer("face", "lawman-1", (0.0, 0.0), 0.0),),
    spots=(
        SpotOffer("put", ("disc",), "disc", "disc", ((0.0, 0.0),)),
        SpotOffer("stand", (), "hand", "hand", ((0.0, 0.0),), turns=True),
    ),
)


@pytest.mark.parametrize(
    ("text", "mode"),
    [
        ("shoot left 30.0 70.0", Aiming(0, 30.0, 0.25, by="keys")),
        ("shoot right 30.0 220.0", Aiming(1, 30.0, 1.0, by="keys")),
        ("face 90.0", Facing(90.0)),
        ("put disc 1.0 2.0", Placing(0, 1.0, 2.0)),
        ("stand 1.0 2.0 45.0", Placing(1, 1.0, 2.0, 45.0)),
        ("play lawman-2", Choosing("lawman-2")),
        ("shoot left", Acting()),
        ("end", Acting()),
    ],
)
def test_an_action_is_what_a_hand_would_be_doing(text: str, mode: object) -> None:
    assert meant(PROMPT, text) == mode


def test_strength_is_the_share_of_the_speed() -> None:
    assert strength_of(LEFT, 20.0) == 0.0
    assert strength_of(LEFT, 120.0) == 0.5
    assert strength_of(LEFT, 900.0) == 1.0


def test_a_flick_is_looked_at_aimed_and_pulled_before_it_goes() -> None:
    intention = Intention(PROMPT, "shoot right 30.0 120.0", glances=True)
    assert intention.stage == ("looking", 0.0)
    looks = shown_hand(Hand(), intention)
    assert isinstance(looks.mode, Aiming)
    assert looks.offer is not None
    assert looks.offer.handicap == Handicap()
    assert intention.after(LOOKS).stage[0] == "aiming"
    strengths = []
    for tenth in range(12):
        hand = shown_hand(Hand(), intention.after(LOOKS + AIMS + 0.05 * tenth))
        assert isinstance(hand.mode, Charging)
        assert hand.mode.direction == 30.0
        strengths.append(hand.mode.strength)
    assert strengths == sorted(strengths)
    assert strengths[0] < 0.01
    assert strengths[-1] == pytest.approx(0.5)
    assert intention.after(10.0).stage[0] == "over"
    assert intention.hurried().stage[0] == "over"


def test_without_a_glance_it_is_aimed_at_once_and_a_choice_has_one_beat() -> None:
    assert Intention(PROMPT, "shoot right 30.0 120.0").stage[0] == "aiming"
    choice = Intention(PROMPT, "play lawman-2")
    assert choice.stage[0] == "choosing"
    assert choice.after(BEAT).stage[0] == "over"
    assert shown_hand(Hand(), choice).mode == Choosing("lawman-2")


def test_what_is_secret_is_never_shown() -> None:
    assert Intention(PROMPT, "shoot right 30.0 120.0", silent=True).stage[0] == "over"
