"""Colts, Winchesters and burdens in a duel."""

from __future__ import annotations

import pytest

from flick3d.games.western.events import DuelWon
from flick3d.games.western.vocabulary import Burden, SpecialRules
from tests.games.western.open_town import barred, duel, miss, words
from tests.games.western.town import GROUND
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, kinds, played

LEFT = "shoot left 0.0 200.0"


@pytest.mark.rule("W76", "W58", "W80")
def test_with_two_pistols_one_shot_of_the_duel_is_two_bullets() -> None:
    controller = duel(carrying={"outlaw-1": ("colt",)})
    once, events = flick(controller, LEFT)
    assert kinds(events) == ["Missed"]
    assert once.state.duel is not None
    assert (once.state.phase, once.state.duel.shooter, once.state.duel.shots) == ("duel", "outlaw-1", (0, 0))
    assert words(once) == ["hold", "shoot right"]
    assert barred(once) == {"shoot left": "side-used"}
    twice, _ = flick(once, "shoot right 0.0 200.0")
    held = played(once, "hold")
    for after in (twice, held):
        assert after.state.duel is not None
        assert (after.state.duel.shooter, after.state.duel.shots, after.state.fired) == ("lawman-1", (0, 1), ())
        assert words(after) == ["shoot left", "shoot right"]
    won, events = flick(once, "shoot right 0.0 200.0", "lawman-1", lawman_1=fallen(-13.0, 0.0))
    assert events[0] == DuelWon("outlaw-1", "lawman-1")
    assert won.state.fired == ()


@pytest.mark.rule("W76", "W78", "W58")
def test_two_bullets_are_one_of_the_three_shots() -> None:
    controller = duel(carrying={"outlaw-1": ("colt",)})
    for _ in range(3):
        controller = miss(played(flick(controller, LEFT)[0], "hold"))
    assert (controller.state.duel, controller.state.phase) == (None, "act")


@pytest.mark.rule("W76", "W81")
def test_a_winchester_is_fired_in_a_duel() -> None:
    controller = duel(carrying={"outlaw-1": ("winchester",)})
    assert words(controller) == ["shoot left", "shoot right", "rifle front"]
    shot = controller.shot(controller.read("rifle front 180.0 450.0"))
    assert shot is not None
    assert shot.layout["bullet-1"].pose.x == pytest.approx(10.0 - GROUND.radius("cowboy") - 3 * GROUND.radius("bullet"))
    after, events = flick(controller, "rifle front 180.0 450.0", "lawman-1", lawman_1=fallen(-14.0, 0.0))
    assert events[0] == DuelWon("outlaw-1", "lawman-1")
    assert after.state.phase == "choose-cowboy"


@pytest.mark.rule("S9", "W76")
def test_a_burdened_man_defends_himself() -> None:
    rules = SpecialRules(burdens=(Burden("hostage", speed=0.5, may_shoot=False),))
    assert words(duel(carrying={"outlaw-1": ("hostage",)}, rules=rules)) == ["shoot left", "shoot right"]
