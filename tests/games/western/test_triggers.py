"""Triggers: neutral figures join a side when a house is blown up or the gallows are toppled."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flick3d.games.western.actions import Play
from flick3d.games.western.events import BlownUp, Died, Hit, Joined, StoodUp
from flick3d.games.western.scenario import BuildingStart, CowboyStart, NeutralStart, PropStart
from flick3d.games.western.state import GALLOWS
from flick3d.games.western.triggers import after_shot
from flick3d.games.western.vocabulary import Cause, Goal, Joining, Trigger
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Blasted, Rest
from flick3d.rules.layout import upright
from tests.games.western.finishing import acting, changed, done, inside, with_figure
from tests.games.western.town import match
from tests.rules.fake_facts import untouched
from tests.rules.fake_ground import fallen
from tests.rules.played import flick

CELL = Trigger(Cause(blown_up="sheriff"), Joining("man", "outlaws", 2))
ROPE = Trigger(Cause(toppled="gallows"), Joining("woman", "lawmen"))
THROW, SHOOT = "throw left 0.0 100.0", "shoot left 0.0 250.0"


def town(**changes: Any) -> Controller:
    """A man in the sheriff's cell, a woman on the gallows, both nobody's; lawman-1 has two sticks of dynamite."""
    place: dict[str, Any] = {
        "cowboys": (
            CowboyStart("lawmen", 1, (-20.0, -8.0), tokens=("dynamite", "dynamite")),
            CowboyStart("lawmen", 2, (-20.0, 0.0)),
            CowboyStart("outlaws", 1, (20.0, -8.0), 180.0),
            CowboyStart("outlaws", 2, (20.0, 0.0), 180.0),
        ),
        "buildings": (BuildingStart("sheriff", (0.0, 20.0), closed=True), BuildingStart("bank", (-30.0, 20.0))),
        "props": (PropStart("gallows", (0.0, -10.0)), PropStart("barrel", (30.0, 10.0))),
        "neutrals": (NeutralStart("man", inside="sheriff", hit_points=3), NeutralStart("woman", on="gallows")),
        "triggers": (CELL, ROPE),
        "goals": (Goal(eliminate=2),),
    }
    return acting(match(**(place | changes)), "lawman-1")


def blast(*near: tuple[str, float]) -> dict[str, Any]:
    """Facts of a blast in the middle of the street, with these pieces near it."""
    return {
        "blast": Blasted(1.0, 0.0, 8.0, near),
        "dynamite_stick": Rest("dynamite-stick", upright(0.0, 8.0), moved=True),
    }


@pytest.mark.rule("S6", "W82")
def test_a_man_whose_cell_is_blown_up_joins():
    after, events = flick(town(), THROW, **blast(("sheriff", 2.0)))
    assert [event for event in events if isinstance(event, BlownUp | Hit | Joined)] == [
        BlownUp("sheriff", "lawman-1"),
        Hit("man", "lawman-1", 2, "blown-up"),
        Joined("man", "outlaws"),
    ]
    man = after.state.cowboy("man")
    assert (man.side, man.hit_points, man.most_hit_points, man.on) == ("outlaws", 2, 2, "")
    assert after.state.layout["man"].pose.z == 0.0
    assert after.state.cowboy("woman").side == "neutral"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S6")
@pytest.mark.parametrize("near", [(), (("sheriff", 3.01),), (("bank", 1.0),)])
def test_nothing_else_frees_him(near):
    after, _ = flick(town(), THROW, **blast(*near))
    assert after.state.cowboy("man").side == "neutral"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S6", "W82")
def test_a_dud_frees_nobody():
    rest = Rest("dynamite-stick", upright(0.0, 40.0), moved=True, left_at=(0.0, 30.0), crossed=True)
    after, events = flick(town(), THROW, dynamite_stick=rest)
    assert not any(isinstance(event, Joined) for event in events)
    assert after.state.cowboy("man").side == "neutral"


@pytest.mark.rule("S6", "W10")
def test_who_joins_can_be_played_in_the_same_round():
    controller = town()
    controller = with_figure(controller, "man", hat="red")
    after, _ = flick(controller, THROW, **blast(("sheriff", 2.0)))
    assert after.state.cowboy("man").hat == "blue"
    after = done(after, "end")
    assert after.prompt is not None
    assert Play("man") in after.prompt.choices
    after = done(after, "play man")
    assert after.state.active == "man"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S7")
def test_toppled_gallows_free_the_woman_unhurt():
    after, events = flick(town(), SHOOT, "gallows-1", "woman", gallows_1=fallen(0.0, -10.0), woman=fallen(9.0, -10.0))
    assert not any(isinstance(event, Hit) for event in events)
    assert StoodUp("woman", "not-hit") in events
    assert events[-1] == Joined("woman", "lawmen")
    woman = after.state.cowboy("woman")
    assert (woman.side, woman.hit_points, woman.on, woman.posture) == ("lawmen", 2, "", "standing")
    pose = after.state.layout["woman"].pose
    assert (pose.x, pose.y, pose.z) == (9.0, -10.0, 0.0)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S7")
def test_gallows_that_were_only_shoved_free_nobody():
    after, events = flick(town(), SHOOT, "gallows-1", gallows_1=upright(0.4, -10.0), woman=fallen(3.0, -10.0))
    assert StoodUp("woman", "block") in events
    woman = after.state.cowboy("woman")
    assert (woman.side, woman.on) == ("neutral", GALLOWS)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S7", "W54")
@pytest.mark.parametrize("by_blast", [True, False])
def test_a_man_who_is_hit_on_the_gallows_lies_on_the_ground(by_blast):
    """Toppling him is not toppling the gallows: he is hurt, and nobody's still."""
    lies = {"woman": fallen(3.0, -10.0)}
    if by_blast:
        after, events = flick(town(), THROW, **blast(("woman", 2.0)), **lies)
    else:
        after, events = flick(town(), SHOOT, "woman", **lies)
    assert [event.cowboy for event in events if isinstance(event, Hit)] == ["woman"]
    woman = after.state.cowboy("woman")
    assert (woman.side, woman.hit_points, woman.posture, woman.on) == ("neutral", 1, "fallen", "")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S7")
def test_a_blast_can_do_both():
    after, events = flick(
        town(),
        THROW,
        **blast(("gallows-1", 1.0), ("woman", 2.0)),
        gallows_1=fallen(0.0, -10.0),
        woman=fallen(3.0, -10.0),
    )
    assert Hit("woman", "lawman-1", 1, "blast") in events
    assert Joined("woman", "lawmen") in events
    woman = after.state.cowboy("woman")
    assert (woman.side, woman.posture, woman.on) == ("lawmen", "fallen", "")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S6", "W60")
def test_a_dead_man_joins_nobody():
    controller = with_figure(town(), "man", hit_points=1)
    after, events = flick(controller, THROW, **blast(("sheriff", 2.0)))
    assert Died("man", "lawman-1") in events
    assert not any(isinstance(event, Joined) for event in events)
    assert after.state.cowboy("man").side == "neutral"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S7")
def test_once_only():
    controller = town()
    after, _ = flick(controller, SHOOT, "gallows-1", gallows_1=fallen(0.0, -10.0), woman=upright(3.0, -10.0))
    again, events = flick(after, SHOOT, "gallows-1", gallows_1=fallen(0.5, -10.0))
    assert not any(isinstance(event, Joined) for event in events)
    assert again.state.cowboy("woman").side == "lawmen"


@pytest.mark.rule("S6", "S7")
def test_who_belongs_to_a_side_already_stays_with_it():
    controller = with_figure(town(), "man", side="lawmen")
    state, events = after_shot(controller.state, untouched(controller.state.layout), ("sheriff",), controller.ground)
    assert (state, events) == (controller.state, ())


@pytest.mark.rule("S6", "S7")
def test_a_gallows_man_who_joins_by_another_cause_comes_down_to_the_ground():
    trigger = Trigger(Cause(blown_up="sheriff"), Joining("woman", "outlaws", 5))
    after, events = flick(town(triggers=(trigger,)), THROW, **blast(("sheriff", 2.0)))
    assert Joined("woman", "outlaws") in events
    woman = after.state.cowboy("woman")
    assert (woman.on, woman.hit_points, woman.most_hit_points) == ("", 5, 5)
    assert after.state.layout["woman"].pose.z == 0.0
    assert after.ground.overlaps(after.state.layout) == ()
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S6")
def test_without_a_number_the_hit_points_stay_as_they_are():
    trigger = Trigger(Cause(blown_up="sheriff"), Joining("man", "outlaws"))
    after, _ = flick(town(triggers=(trigger,)), THROW, **blast(("sheriff", 2.0)))
    man = after.state.cowboy("man")
    assert (man.hit_points, man.most_hit_points) == (2, 3)


@pytest.mark.rule("S6", "W10")
def test_the_hats_of_who_is_nobodys_go_with_the_hour():
    controller = town()
    for figure in ("lawman-2", "outlaw-1", "outlaw-2"):
        controller = with_figure(controller, figure, hat="red")
    controller = done(changed(controller, actions_left=1), "end")
    assert (controller.state.hour, controller.state.cowboy("man").hat) == (8, "red")
    assert controller.game.faults(controller.state) == ()
    assert Play("man") not in controller.prompt.choices


@pytest.mark.rule("S7", "W75")
def test_who_belongs_to_nobody_is_no_enemy_in_a_house():
    """He keeps his block, and no duel is fought about him."""
    controller = inside(town(), "woman", "bank")
    after, events = flick(controller, "move 90.0 100.0", movement_disc=upright(-30.0, 18.0))
    assert [type(event).__name__ for event in events] == ["Entered"]
    assert (after.state.duel, after.state.cowboy("lawman-1").block) == (None, 1)


def test_a_cause_has_exactly_one_word():
    for wrong in ({}, {"blown_up": "bank", "toppled": "gallows"}):
        with pytest.raises(ValueError, match="either `blown_up` or `toppled`"):
            Cause(**wrong)
    assert msgspec.convert({"toppled": "gallows"}, Cause) == Cause(toppled="gallows")
