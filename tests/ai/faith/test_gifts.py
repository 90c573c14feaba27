"""How the mind sees the gods' gifts before they are used (G1, G3, G5, G6)."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.faith.board import Spot
from flick3d.ai.faith.judge import Judge
from flick3d.ai.faith.tally import AT_EDGE, DEEP_IN, TEMPLE
from flick3d.games.faith.state import Powers
from flick3d.rules.controller import Controller
from flick3d.rules.layout import upright
from tests.games.faith.matches import CITY_I, ON_I, altered, begun, last_flick, with_discs
from tests.rules.played import flick

from .positions import STEADY, ideas, in_phase, value

EDGE = (9.0, 15.0)
"""At the eastern edge of Island I."""


def judge(controller: Controller, table) -> Judge:
    return Judge(controller.state, "Ann", table, STEADY)


def off_the_map(controller: Controller, table) -> float:
    """What a flick straight off the Map is worth to Ann."""
    thought = judge(controller, table)
    offer = next(each for each in controller.game.prompt(controller.state, table).flicks if each.kind == "prophet")
    return thought.after(offer).worth(45.0, 300.0)


@pytest.mark.rule("G6")
def test_a_disc_that_comes_back_is_better_than_one_that_is_lost_but_no_free_flick(table):
    anubis, zeus = (off_the_map(begun(gods=(god, "")), table) for god in ("anubis", "zeus"))
    assert zeus < anubis < -0.5
    spent = altered(begun(gods=("anubis", "")), powers=Powers(came_back=True))
    assert off_the_map(spent, table) == pytest.approx(zeus, abs=0.2)
    assert value(spent, table, "Ann") < value(begun(gods=("anubis", "")), table, "Ann")


@pytest.mark.rule("G5")
def test_the_sphinx_is_not_so_easily_shoved_off_an_edge(table):
    controller = begun("Ann", "Ben", "Cy", gods=("", "", "ra"))
    controller = with_discs(controller, ("sphinx-yellow", EDGE), ("prophet-yellow-2", (-8.0, 15.0)))
    thought = judge(controller, table)
    holding = thought.tally(thought.board.lying).islands[0][2]
    assert (holding[DEEP_IN], holding[AT_EDGE]) == (1, 1)


@pytest.mark.rule("G3")
def test_zeus_aims_like_all_others_and_chooses_the_island_afterwards(table):
    for god in ("zeus", "themis"):
        controller = with_discs(begun(gods=(god, "")), ("temple-blue-1", (4.0, 17.0)), ("prophet-blue-1", CITY_I))
        thought = judge(controller, table)
        found = thought.tally(thought.board.lying)
        assert [island[0][TEMPLE] for island in found.islands] == [2, 0, 0, 0]


@pytest.mark.rule("G1")
def test_tyr_fastens_what_stands_in_the_rivals_way_and_not_what_stands_in_his_own(table):
    controller = with_discs(begun(gods=("tyr", "")), ("prophet-blue-1", (4.5, 15.9)), ("prophet-blue-2", (-1.4, 11.5)))
    controller = in_phase(controller, "temples")
    gain = {idea.text: idea.worth for idea in ideas(controller, table)}
    state = controller.state
    assert state.middle_of_cloud("Ann")[0] > 0.0 > state.middle_of_cloud("Ben")[0]
    assert gain["fasten prophet-blue-2"] > gain["fasten prophet-blue-1"]


@pytest.mark.rule("G1")
def test_a_fastened_disc_is_better_than_a_loose_one_on_a_tie_in_thought_as_well(table):
    tied = with_discs(last_flick(begun(gods=("tyr", ""))), ("prophet-purple-1", (5.0, 15.0)))
    controller, _ = flick(tied, "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*ON_I))
    gain = {idea.text: idea.worth for idea in ideas(controller, table)}
    assert gain["fasten prophet-blue-1"] > gain["done"] + 1.0


@pytest.mark.rule("G6")
def test_a_rivals_disc_off_the_map_is_points_for_anubis_in_thought_as_well(table):
    controller = with_discs(begun(gods=("anubis", "")), ("prophet-blue-1", ON_I), ("prophet-purple-1", ON_I))
    thought = judge(controller, table)
    gone = [msgspec.structs.replace(each, spot=Spot(off=True)) for each in thought.board.lying]
    assert thought.tally(gone).points == (2.0, 0.0)
