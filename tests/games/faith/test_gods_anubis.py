"""Anubis: his first disc off the Map in each Generation comes back, and he is paid for his rivals' (G6)."""

from __future__ import annotations

import pytest

from flick3d.games.faith.events import Banished, Blessed, CameBack, Fastened, Lost, TornadoMoved, WashedUp
from flick3d.games.faith.state import Powers
from flick3d.rules.controller import Controller
from flick3d.rules.layout import upright
from tests.games.faith.matches import ON_I, ON_II, SEA, altered, begun, last_flick, place_of, with_discs
from tests.rules.played import flick, kinds, played

FLICK = "flick prophet-blue-1 225.0 300.0"
BENS = "flick prophet-purple-1 45.0 300.0"
OFF, OFF_TOO = upright(26.0, 0.0), upright(-26.0, 0.0)
ADRIFT = upright(8.0, -8.0)


def anubis(*discs: tuple[str, tuple[float, float]], laws=()) -> Controller:
    """Anubis' turn, against a player without a god."""
    return with_discs(begun(gods=("anubis", ""), laws=laws), *discs)


@pytest.mark.rule("G6", "F37")
def test_in_the_own_turn_the_disc_is_flicked_again_at_once() -> None:
    controller, events = flick(anubis(), FLICK, prophet_blue_1=OFF)
    assert events[1:] == (Lost("Ann", "prophet-blue-1"), CameBack("Ann", "prophet-blue-1", True))
    assert (controller.state.phase, controller.state.active) == ("mission", "Ann")
    assert [offer.fixed for offer in controller.prompt.flicks] == [("prophet-blue-1",)]
    assert controller.prompt.piece == "prophet-blue-1"
    assert controller.check(controller.read("flick prophet-blue-2 225.0 300.0")).reason == "no-such-disc"
    after, events = flick(controller, FLICK, prophet_blue_1=upright(*SEA))
    assert kinds(events) == ["Flicked"]
    assert (after.state.active, place_of(after, "prophet-blue-1")) == ("Ben", "map")


@pytest.mark.rule("G6")
def test_only_the_first_one_in_a_generation() -> None:
    controller, _ = flick(anubis(), FLICK, prophet_blue_1=OFF)
    after, events = flick(controller, FLICK, prophet_blue_1=OFF)
    assert events[1:] == (Lost("Ann", "prophet-blue-1"),)
    assert (after.state.active, place_of(after, "prophet-blue-1")) == ("Ben", "pool")
    after, _ = flick(after, BENS, prophet_purple_1=upright(-8.0, -8.0))
    after, events = flick(after, "flick prophet-blue-2 225.0 300.0", prophet_blue_2=OFF)
    assert events[1:] == (Lost("Ann", "prophet-blue-2"),)


@pytest.mark.rule("G6", "F42")
def test_again_in_the_next_generation() -> None:
    controller, _ = flick(last_flick(anubis()), FLICK, prophet_blue_1=OFF)
    assert controller.state.powers.came_back
    after, _ = flick(controller, FLICK, prophet_blue_1=OFF)
    assert (after.state.generation, after.state.powers.came_back) == (2, False)
    _, events = flick(altered(after, active="Ann"), FLICK, prophet_blue_1=OFF)
    assert CameBack("Ann", "prophet-blue-1", True) in events


@pytest.mark.rule("G6", "F33")
def test_it_comes_back_after_step_d_and_the_end_of_the_turn_waits() -> None:
    controller = anubis(("temple-purple-1", ON_II), ("prophet-purple-2", ON_II), laws=("tornado", "holy-bowling"))
    controller = altered(controller, tornado=(0.0, 0.0))
    first, events = flick(
        controller,
        FLICK,
        prophet_blue_1=OFF,
        temple_purple_1=ADRIFT,
        prophet_purple_2=OFF_TOO,
    )
    assert kinds(events) == ["Flicked", "Lost", "Lost", "WashedUp", "Banished", "CameBack"]
    assert WashedUp("Ben", "temple-purple-1") in events
    assert (first.state.tornado, first.state.scores) == ((0.0, 0.0), (2, 0))
    after, events = flick(first, "flick prophet-blue-1 180.0 300.0", prophet_blue_1=upright(*SEA))
    assert kinds(events) == ["Flicked", "TornadoMoved", "Banished"]
    assert events[1] == TornadoMoved(pytest.approx(-6.0), pytest.approx(0.0, abs=1e-9))
    assert after.state.scores == (3, 0)


@pytest.mark.rule("G6", "F34")
def test_step_a_is_done_before_it_is_flicked_again() -> None:
    controller = anubis(("prophet-blue-2", (0.6, 15.0)))
    controller, events = flick(controller, FLICK, prophet_blue_1=OFF)
    assert (controller.state.phase, kinds(events)) == ("temples", ["Flicked"])
    after, events = controller.apply(controller.read("done"))
    assert kinds(events) == ["Lost", "CameBack"]
    again, _ = flick(after, FLICK, prophet_blue_1=upright(*SEA))
    assert again.state.phase == "temples", "the second flick has steps of its own"


@pytest.mark.rule("G6")
def test_an_earlier_disc_that_he_pushes_off_himself_is_flicked_again_as_well() -> None:
    controller = anubis(("prophet-blue-3", ON_II))
    after, events = flick(controller, FLICK, prophet_blue_1=upright(*SEA), prophet_blue_3=OFF)
    assert CameBack("Ann", "prophet-blue-3", True) in events
    assert [offer.fixed for offer in after.prompt.flicks] == [("prophet-blue-3",)]


@pytest.mark.rule("G6")
def test_of_two_that_leave_at_once_one_comes_back() -> None:
    controller = anubis(("prophet-blue-3", ON_II))
    after, events = flick(controller, FLICK, prophet_blue_1=OFF, prophet_blue_3=OFF_TOO)
    assert kinds(events) == ["Flicked", "Lost", "Lost", "CameBack"]
    assert sorted(place_of(after, f"prophet-blue-{number}") for number in (1, 3)) == ["hand", "pool"]
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("G6")
def test_in_a_rivals_turn_it_comes_back_to_hand_unflicked() -> None:
    controller, _ = flick(anubis(("prophet-blue-3", ON_II)), FLICK, prophet_blue_1=upright(*SEA))
    after, events = flick(controller, BENS, prophet_purple_1=upright(-8.0, -8.0), prophet_blue_3=OFF)
    assert events[1:] == (Lost("Ann", "prophet-blue-3"), CameBack("Ann", "prophet-blue-3", False))
    assert (after.state.active, after.state.again) == ("Ann", "")
    assert place_of(after, "prophet-blue-3") == "hand"
    assert after.check(after.read("flick prophet-blue-2 225.0 300.0")) is None
    assert after.check(after.read("flick prophet-blue-3 225.0 300.0")) is None


@pytest.mark.rule("G6", "F30")
def test_he_has_a_turn_more_even_when_his_turns_were_over() -> None:
    controller = last_flick(altered(begun(gods=("anubis", "")), active="Ben"))
    controller = with_discs(controller, ("prophet-blue-3", ON_II))
    after, _ = flick(controller, BENS, prophet_purple_1=upright(-8.0, -8.0), prophet_blue_3=OFF)
    assert (after.state.generation, after.state.phase, after.state.active) == (1, "mission", "Ann")
    over, _ = flick(after, "flick prophet-blue-3 225.0 300.0", prophet_blue_3=upright(*ON_I))
    assert over.state.generation == 2


@pytest.mark.rule("G6")
def test_a_rivals_disc_does_not_come_back_nor_one_of_another_god() -> None:
    controller = anubis(("prophet-purple-2", ON_II))
    after, events = flick(controller, FLICK, prophet_blue_1=upright(*SEA), prophet_purple_2=OFF)
    assert "CameBack" not in kinds(events)
    assert (after.state.active, place_of(after, "prophet-purple-2")) == ("Ben", "pool")


@pytest.mark.rule("G6", "F36")
def test_from_the_navel_and_from_the_sea_nothing_comes_back() -> None:
    after, events = flick(anubis(), FLICK, prophet_blue_1=upright(0.0, 1.0))
    assert events[1:] == (Blessed("Ann", "prophet-blue-1", 1),)
    assert place_of(after, "prophet-blue-1") == "pool"
    after, events = flick(anubis(), FLICK, prophet_blue_1=upright(*SEA))
    assert kinds(events) == ["Flicked"]


@pytest.mark.rule("G6", "F32")
def test_when_it_gets_stuck_it_may_be_flicked_again_and_left() -> None:
    controller, _ = flick(anubis(), FLICK, prophet_blue_1=OFF)
    stuck, _ = flick(controller, FLICK, prophet_blue_1=upright(15.5, 18.0))
    assert (stuck.state.phase, stuck.state.active, stuck.state.again) == ("stuck", "Ann", "")
    assert [offer.fixed for offer in stuck.prompt.flicks] == [("prophet-blue-1",)]
    off, events = flick(stuck, FLICK, prophet_blue_1=OFF)
    assert kinds(events) == ["Flicked", "Lost"]
    assert off.state.active == "Ben"
    assert played(stuck, "leave").state.active == "Ben"


@pytest.mark.rule("G6", "F32")
def test_a_disc_that_was_stuck_first_and_then_left_the_map_comes_back() -> None:
    stuck, _ = flick(anubis(), FLICK, prophet_blue_1=upright(15.5, 18.0))
    after, events = flick(stuck, FLICK, prophet_blue_1=OFF)
    assert CameBack("Ann", "prophet-blue-1", True) in events
    assert after.state.again == "prophet-blue-1"


@pytest.mark.rule("G6", "L5", "L6")
@pytest.mark.parametrize("law", ["two-hands", "piggyback"])
def test_it_goes_alone_where_two_go_at_once(law) -> None:
    controller = anubis(laws=(law,))
    if law == "two-hands":
        controller = played(controller, "aim prophet-blue-1 225.0 300.0")
        text = "flick prophet-blue-2 200.0 300.0"
    else:
        text = "pair prophet-blue-1 prophet-blue-2 225.0 300.0"
    after, events = flick(controller, text, prophet_blue_1=OFF, prophet_blue_2=OFF_TOO)
    assert kinds(events) == ["Flicked", "Lost", "Lost", "CameBack"]
    assert [(offer.word, offer.fixed) for offer in after.prompt.flicks] == [("flick", (after.state.again,))]
    done, _ = flick(after, f"flick {after.state.again} 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert done.state.active == "Ben"


@pytest.mark.rule("G6", "G1")
def test_tyr_fastens_nothing_in_the_turn_of_anubis() -> None:
    controller = with_discs(begun(gods=("anubis", "tyr")), ("prophet-purple-1", ON_II))
    after, events = flick(controller, FLICK, prophet_blue_1=OFF)
    assert not [event for event in events if isinstance(event, Fastened)]
    assert after.state.again == "prophet-blue-1"


@pytest.mark.rule("G6", "F37")
def test_he_is_paid_for_a_rival_disc_off_the_map_in_any_turn() -> None:
    own, events = flick(anubis(("prophet-purple-2", ON_I)), FLICK, prophet_blue_1=upright(*SEA), prophet_purple_2=OFF)
    assert events[1:] == (Lost("Ben", "prophet-purple-2"), Banished("Ann", ("prophet-purple-2",), "anubis", 2))
    assert own.state.scores == (2, 0)
    controller, _ = flick(anubis(), FLICK, prophet_blue_1=upright(*SEA))
    theirs, events = flick(controller, BENS, prophet_purple_1=OFF)
    assert events[1:] == (Lost("Ben", "prophet-purple-1"), Banished("Ann", ("prophet-purple-1",), "anubis", 2))
    assert theirs.state.scores == (2, 0)


@pytest.mark.rule("G6", "F37")
def test_he_is_paid_for_one_of_them_in_a_generation_and_anew_in_the_next() -> None:
    discs = ("prophet-purple-2", ON_I), ("prophet-purple-3", ON_II)
    rests = {"prophet_purple_2": OFF, "prophet_purple_3": OFF_TOO}
    own, events = flick(anubis(*discs), FLICK, prophet_blue_1=upright(*SEA), **rests)
    assert sum(isinstance(event, Lost) for event in events) == 2
    paid = [event.points for event in events if isinstance(event, Banished)]
    theirs, events = flick(own, BENS, prophet_purple_1=OFF)
    assert (paid, events[1:], theirs.state.scores) == ([2], (Lost("Ben", "prophet-purple-1"),), (2, 0))
    after, _ = flick(altered(last_flick(anubis()), powers=Powers(guided=1)), FLICK, prophet_blue_1=upright(*SEA))
    assert (after.state.generation, after.state.powers.guided) == (2, 0)


@pytest.mark.rule("G6")
def test_nobody_is_paid_for_discs_in_the_sea_nor_for_his_own() -> None:
    controller = anubis(("prophet-purple-2", ON_I))
    controller, events = flick(controller, FLICK, prophet_blue_1=OFF, prophet_purple_2=ADRIFT)
    assert not [event for event in events if isinstance(event, Banished)]
    assert controller.state.scores == (0, 0)
