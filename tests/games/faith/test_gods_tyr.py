"""Tyr: once in a Generation a disc of his on an Island cannot be moved until the Worship, and wins ties (G1)."""

from __future__ import annotations

import pytest

from flick3d.games.faith.actions import Done, Fasten, Found
from flick3d.games.faith.events import Fastened, Swept
from flick3d.games.faith.influence import Standing, dominator
from flick3d.rules.controller import Controller
from flick3d.rules.layout import upright
from flick3d.rules.refusal import Refusal
from tests.games.faith.matches import CITY_I, CITY_II, NAVEL, ON_I, ON_II, SEA, altered, begun, last_flick, with_discs
from tests.rules.played import flick, played

FLICK = "flick prophet-blue-1 225.0 300.0"
BENS = "flick prophet-purple-1 90.0 300.0"


def tyr(*discs: tuple[str, tuple[float, float]], **changes: object) -> Controller:
    """Tyr's turn; these discs lie on the Map."""
    return altered(with_discs(begun(gods=("tyr", "")), *discs), **changes)


def offered(controller: Controller) -> list[object]:
    assert controller.prompt is not None
    return list(controller.prompt.choices)


@pytest.mark.rule("G1")
def test_he_may_fasten_any_own_disc_that_is_on_an_island_and_in_no_city() -> None:
    controller = tyr(
        ("prophet-blue-2", ON_II),
        ("prophet-blue-3", CITY_I),
        ("prophet-blue-4", SEA),
        ("prophet-purple-1", (-15.0, -5.0)),
    )
    controller, _ = flick(controller, FLICK, prophet_blue_1=upright(*ON_I))
    assert offered(controller) == [Fasten("prophet-blue-1"), Fasten("prophet-blue-2"), Found("prophet-blue-3"), Done()]
    for disc in ("prophet-blue-3", "prophet-blue-4", "prophet-blue-5", "prophet-purple-1", "temple-blue-1"):
        refusal = controller.check(controller.read(f"fasten {disc}"))
        assert refusal == Refusal("not-fastenable", "G1", disc)


@pytest.mark.rule("G1")
def test_a_disc_on_the_border_of_a_city_is_in_it() -> None:
    x, y = CITY_I
    at_the_rim, _ = flick(tyr(), FLICK, prophet_blue_1=upright(x + 3.19, y))
    assert offered(at_the_rim) == [Found("prophet-blue-1"), Done()]
    beside, _ = flick(tyr(), FLICK, prophet_blue_1=upright(x + 3.21, y))
    assert offered(beside) == [Fasten("prophet-blue-1"), Done()]


@pytest.mark.rule("G1", "F33")
def test_he_fastens_before_step_a_and_not_after_a_temple() -> None:
    discs = ("prophet-blue-2", ON_II), ("prophet-blue-3", CITY_I), ("prophet-blue-4", CITY_II)
    controller, _ = flick(tyr(*discs), FLICK, prophet_blue_1=upright(*ON_I))
    first, events = controller.apply(controller.read("fasten prophet-blue-2"))
    assert events == (Fastened("Ann", "prophet-blue-2"),)
    assert offered(first) == [Found("prophet-blue-3"), Found("prophet-blue-4"), Done()]
    late = played(controller, "found prophet-blue-3", "raise temple-blue-1 5.0 15.0")
    assert offered(late) == [Found("prophet-blue-4"), Done()]
    assert late.check(late.read("fasten prophet-blue-1")) == Refusal("not-fastenable", "G1", "prophet-blue-1")


@pytest.mark.rule("G1", "F30")
def test_with_no_city_in_question_his_turn_ends_when_he_has_fastened_or_declined() -> None:
    controller, _ = flick(tyr(), FLICK, prophet_blue_1=upright(*ON_I))
    assert controller.state.phase == "temples"
    assert played(controller, "fasten prophet-blue-1").state.active == "Ben"
    declined = played(controller, "done")
    assert (declined.state.active, declined.state.powers.fastened) == ("Ben", "")


@pytest.mark.rule("G1")
def test_the_fastened_disc_is_static_in_every_later_shot() -> None:
    controller, _ = flick(tyr(("prophet-blue-2", ON_II)), FLICK, prophet_blue_1=upright(*ON_I))
    controller = played(controller, "fasten prophet-blue-2")
    for text, disc, spot in (
        (BENS, "prophet_purple_1", (8.0, -8.0)),
        ("flick prophet-blue-3 225.0 300.0", "prophet_blue_3", SEA),
        ("flick prophet-purple-2 225.0 300.0", "prophet_purple_2", (-8.0, -8.0)),
    ):
        shot = controller.shot(controller.read(text))
        assert shot is not None
        assert [placed.piece for placed in shot.layout if placed.fixed] == ["prophet-blue-2"]
        controller, _ = flick(controller, text, **{disc: upright(*spot)})
        assert controller.game.faults(controller.state) == ()


@pytest.mark.rule("G1")
def test_only_once_in_a_generation_and_only_in_the_own_turn() -> None:
    controller, _ = flick(tyr(), FLICK, prophet_blue_1=upright(*ON_I))
    declined = played(controller, "done")
    bens_turn, _ = flick(declined, BENS, prophet_purple_1=upright(*ON_II))
    assert bens_turn.state.active == "Ann"
    again, _ = flick(bens_turn, "flick prophet-blue-2 225.0 300.0", prophet_blue_2=upright(*SEA))
    assert offered(again) == [Fasten("prophet-blue-1"), Done()]
    fastened = played(again, "fasten prophet-blue-1")
    after, _ = flick(fastened, "flick prophet-purple-2 45.0 300.0", prophet_purple_2=upright(-8.0, 8.0))
    third, _ = flick(after, "flick prophet-blue-3 225.0 300.0", prophet_blue_3=upright(-5.0, 18.0))
    assert third.state.active == "Ben"


@pytest.mark.rule("G1")
def test_another_god_cannot_fasten() -> None:
    controller = with_discs(begun(gods=("zeus", "tyr")), ("prophet-blue-2", CITY_I))
    controller, _ = flick(controller, FLICK, prophet_blue_1=upright(*ON_I))
    assert offered(controller) == [Found("prophet-blue-2"), Done()]
    assert controller.check(controller.read("fasten prophet-blue-1")).reason == "not-fastenable"


@pytest.mark.rule("G1", "L10")
def test_the_tornado_leaves_the_fastened_disc() -> None:
    controller = altered(
        with_discs(begun(gods=("tyr", ""), laws=("tornado",)), ("prophet-blue-2", ON_II), ("prophet-blue-3", ON_II)),
        tornado=(-8.0, -8.0),
    )
    controller, _ = flick(controller, FLICK, prophet_blue_1=upright(*SEA))
    controller = altered(played(controller, "fasten prophet-blue-2"), tornado=(ON_II[0], ON_II[1] - 6.0))
    after, events = flick(controller, BENS, prophet_purple_1=upright(8.0, -8.0))
    assert [event for event in events if isinstance(event, Swept)] == [Swept("Ann", "prophet-blue-3")]
    assert after.state.component("prophet-blue-2").place == "map"


@pytest.mark.rule("G1", "F42")
def test_after_the_worship_it_is_free_and_he_may_fasten_again() -> None:
    controller, _ = flick(last_flick(tyr()), FLICK, prophet_blue_1=upright(*ON_I))
    after = played(controller, "fasten prophet-blue-1")
    assert (after.state.generation, after.state.powers.fastened) == (2, "")
    assert after.state.component("prophet-blue-1").place == "hand"
    after = altered(after, active="Ann")
    shot = after.shot(after.read(FLICK))
    assert shot is not None
    assert not any(placed.fixed for placed in shot.layout)
    again, _ = flick(after, FLICK, prophet_blue_1=upright(*ON_I))
    assert offered(again) == [Fasten("prophet-blue-1"), Done()]


@pytest.mark.rule("G1", "F5", "F41")
def test_the_fastened_disc_wins_a_tie_for_domination_and_no_more() -> None:
    rival, more = ("prophet-purple-1", (5.0, 15.0)), ("temple-purple-1", (-5.0, 16.0))
    for discs, loose, fast in (((rival,), (1, 1), (3, 1)), ((rival, more), (1, 3), (1, 3))):
        controller, _ = flick(last_flick(tyr(*discs)), FLICK, prophet_blue_1=upright(*ON_I))
        assert [played(controller, text).state.scores for text in ("done", "fasten prophet-blue-1")] == [loose, fast]


@pytest.mark.rule("G1", "F5")
def test_it_wins_no_tie_elsewhere_nor_one_of_others() -> None:
    rivals = ("prophet-purple-1", ON_II), ("prophet-blue-2", (15.0, -5.0))
    controller, _ = flick(last_flick(tyr(*rivals)), FLICK, prophet_blue_1=upright(*ON_I))
    assert played(controller, "fasten prophet-blue-1").state.scores == (4, 1)
    here, rest = frozenset({"I"}), [Standing(name, frozenset({"I"})) for name in ("Ben", "Ben", "Cy", "Cy")]
    assert dominator([Standing("Ann", here, wins_ties=True), *rest], "I") is None


@pytest.mark.rule("G1", "F36")
def test_the_fastened_disc_is_presence_on_one_island_only() -> None:
    controller, _ = flick(tyr(), FLICK, prophet_blue_1=upright(*ON_I))
    controller, _ = flick(played(controller, "fasten prophet-blue-1"), BENS, prophet_purple_1=upright(-8.0, 8.0))
    after, _ = flick(controller, "flick prophet-blue-2 225.0 300.0", prophet_blue_2=upright(*NAVEL))
    assert after.state.scores == (2, 0)
