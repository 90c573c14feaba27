"""The hand of a computer player: noise, handicaps, and the bounds of an offer."""

from __future__ import annotations

import math

import pytest

from flick3d.ai.hand import flicked, noise, within
from flick3d.ai.ideas import Aimed
from flick3d.ai.levels import LEVELS
from flick3d.rules.chance import stream
from flick3d.rules.prompts import FlickOffer, Handicap

HARD, EASY = LEVELS["hard"], LEVELS["easy"]


def offer(**fields):
    return FlickOffer("flick", (), "disc", "disc", (0.0, 0.0), 20.0, 300.0, **fields)


@pytest.mark.rule("L1", "L3")
def test_what_a_law_says_of_computer_players_replaces_a_steadier_hand():
    dark = Handicap(dark=True, angle_noise=6.0, speed_noise=0.12)
    assert noise(HARD, dark) == (6.0, 0.12)
    assert noise(EASY, dark) == (max(6.0, EASY.angle_noise), max(0.12, EASY.speed_noise))
    assert noise(HARD, Handicap()) == (HARD.angle_noise, HARD.speed_noise)


@pytest.mark.rule("L2")
def test_a_swaying_aim_sways_for_computer_players_too():
    assert noise(HARD, Handicap(sway=2.0))[0] == 2.0


def test_a_hand_stays_within_the_speeds_and_directions_of_the_offer():
    chance = stream(1, "hand")
    offered = offer(arc=(350.0, 10.0))
    for speed in (20.0, 300.0):
        for _ in range(200):
            made = flicked(Aimed(offered, 9.0, speed), EASY, chance)
            assert 20.0 <= made.speed <= 300.0
            assert made.direction >= 350.0 or made.direction <= 10.0


@pytest.mark.parametrize(
    ("direction", "nearest"), [(0.0, 0.0), (350.0, 350.0), (10.0, 10.0), (20.0, 10.0), (340.0, 350.0), (175.0, 10.0)]
)
def test_the_nearest_direction_of_an_arc(direction, nearest):
    assert math.isclose(within(direction, (350.0, 10.0)), nearest)
    assert within(direction, (0.0, 0.0)) == direction
