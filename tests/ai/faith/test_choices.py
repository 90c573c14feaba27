"""Small positions with one answer that is clearly right."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.ai.choosing import outcome
from flick3d.ai.faith.mind import FaithMind
from flick3d.games.faith.state import Scenario
from flick3d.games.faith.table import found
from tests.games.faith.matches import CITY_I, CITY_II, ON_I, ON_II, altered, begun, match, with_discs

from .positions import HARD, STEADY, chosen, flick, generation, ideas, in_phase, with_unflicked

ROUGH = msgspec.structs.replace(STEADY, angle_noise=2.5, speed_noise=0.12)
TEMPLES = (
    ("temple-blue-1", (-3.0, 15.0)),
    ("temple-blue-2", (15.0, 4.0)),
    ("temple-blue-3", (3.0, -15.0)),
    ("temple-blue-4", (-15.0, -4.0)),
)


@pytest.mark.rule("F12")
def test_the_race_is_aimed_at_the_middle_of_the_navel(table):
    controller = in_phase(begun(), "race", racers=("Ann", "Ben"))
    idea = chosen(controller, table)
    assert (idea.goal, idea.place) == ("race", (0.0, 0.0))


@pytest.mark.rule("F34")
def test_a_prophet_in_a_city_becomes_a_temple(table):
    controller = in_phase(with_discs(begun(), ("prophet-blue-1", CITY_I)), "temples")
    assert chosen(controller, table).text == "found prophet-blue-1"


@pytest.mark.rule("F34")
def test_a_temple_lies_well_inside_the_border(table):
    controller = in_phase(begun(), "raise", founding="prophet-blue-1", islands_of=("I",))
    idea = chosen(controller, table)
    assert idea.goal == "raise"
    assert math.dist(idea.place, controller.state.map.island("I").middle) < 5.0


@pytest.mark.rule("G3")
def test_zeus_builds_where_he_is_not_present_yet(table):
    controller = begun(gods=("zeus", ""))
    controller = with_discs(controller, *TEMPLES[:3])
    controller = in_phase(controller, "raise", founding="prophet-blue-1", islands_of=("I", "II", "III", "IV"))
    x, y = chosen(controller, table).place
    assert x < -9.0 < y < 9.0


@pytest.mark.rule("F36")
def test_who_is_present_everywhere_aims_at_the_navel(table):
    controller = with_unflicked(with_discs(generation(begun(), 4), *TEMPLES), Ben=0)
    assert flick(controller, table).goal == "navel"


@pytest.mark.rule("F34")
def test_the_first_disc_of_a_match_goes_to_a_city(table):
    assert flick(begun(), table).goal == "city"


@pytest.mark.rule("G8", "L13", "F41")
def test_morrigan_shoves_a_rival_off_the_edge_of_an_island(table):
    controller = begun(laws=("holy-bowling",), gods=("morrigan", ""))
    controller = with_discs(generation(controller, 4), ("prophet-purple-1", (4.0, 9.4)))
    idea = flick(with_unflicked(controller, Ann=1, Ben=0), table)
    assert (idea.goal, idea.piece) == ("shove", "prophet-purple-1")


@pytest.mark.parametrize("at", [(6.5, 16.5), (8.0, 13.0), (14.5, 6.0)])
def test_an_own_disc_that_holds_an_island_is_not_knocked_off_it(table, at):
    controller = altered(with_discs(begun(), ("prophet-blue-2", at)), spot=(16.5, 17.5))
    idea = flick(controller, table)
    state = outcome(FaithMind(), controller.state, idea.flick, table)
    assert state.component("prophet-blue-2").place == "map"
    assert found(state, table)["prophet-blue-2"].islands


@pytest.mark.rule("F31")
def test_a_disc_is_put_where_its_way_is_short(table):
    controller = with_unflicked(with_discs(generation(begun(), 4), *TEMPLES), Ben=0)
    idea = chosen(controller, table, ROUGH)
    assert idea.goal == "put"
    middle = controller.state.middle_of_cloud("Ann")
    assert math.hypot(*idea.place) < math.hypot(*middle) - 2.0


@pytest.mark.rule("F32")
def test_a_stuck_disc_is_flicked_again(table):
    controller = with_discs(begun(), ("prophet-blue-1", (18.0, 18.0)))
    controller = in_phase(controller, "stuck", stuck=("prophet-blue-1",), flicked=("prophet-blue-1",))
    assert flick(controller, table).flick.offer.piece == "prophet-blue-1"


@pytest.mark.rule("G1")
def test_tyr_fastens_the_disc_that_holds_an_island_before_a_rival_flicks(table):
    controller = begun(gods=("tyr", ""))
    controller = with_discs(controller, ("prophet-blue-1", ON_I), ("prophet-purple-1", (5.0, 15.0)))
    controller = with_unflicked(in_phase(controller, "temples"), Ann=0, Ben=2)
    assert chosen(controller, table).text == "fasten prophet-blue-1"


@pytest.mark.rule("G2")
def test_freja_drops_her_heart_where_it_wins_most(table):
    controller = begun(gods=("freja", ""))
    controller = with_discs(
        controller,
        ("prophet-purple-1", (4.0, 15.0)),
        ("prophet-purple-2", (5.5, 17.0)),
        *(("prophet-purple-3", ON_II), ("temple-purple-1", CITY_II), ("temple-purple-2", (13.0, -5.0))),
    )
    controller = with_unflicked(in_phase(controller, "heart"), Ann=0, Ben=0)
    idea = chosen(controller, table)
    assert idea.goal == "heart"
    assert math.dist(idea.place, (4.75, 16.0)) < 1.5


@pytest.mark.rule("G2")
def test_freja_keeps_her_heart_where_it_wins_nothing(table):
    controller = with_discs(begun(gods=("freja", "")), ("prophet-purple-1", (9.5, 9.5)))
    controller = with_unflicked(in_phase(controller, "heart"), Ann=0, Ben=0)
    assert max(idea.worth for idea in ideas(controller, table)) == 0.0


@pytest.mark.rule("F22", "L16")
def test_who_has_the_temples_votes_against_iconoclasts(table):
    controller = with_discs(begun(), *TEMPLES, ("temple-purple-1", (-3.0, -15.0)))
    controller = in_phase(controller, "vote", agenda=("iconoclasts", "templars"), votes=())
    assert chosen(controller, table).text == "vote down"
    controller = altered(controller, agenda=("templars", "iconoclasts"))
    assert chosen(controller, table).text == "vote up"


@pytest.mark.rule("G4")
def test_themis_picks_what_helps_her(table):
    controller = with_discs(begun(gods=("themis", "")), *TEMPLES)
    controller = in_phase(controller, "verdict", agenda=("iconoclasts", "grand-tour"))
    assert chosen(controller, table).text == "pick grand-tour"


@pytest.mark.rule("F10")
def test_themis_is_not_chosen_where_there_are_no_laws(table):
    for seed in range(20):
        controller = match(scenario=Scenario("faith", "T", "B", laws=()), seed=seed)
        if controller.state.colours[0] == "purple":
            break
    assert chosen(controller, table).text == "choose zeus"


@pytest.mark.rule("L7")
def test_templars_are_taken(table):
    controller = in_phase(begun(laws=("templars",)), "templars")
    assert chosen(controller, table).text == "swap 2"


@pytest.mark.rule("G7")
def test_dagda_stands_the_hand_behind_the_place_that_he_aims_at(table):
    controller = with_unflicked(with_discs(generation(begun(gods=("dagda", "")), 4), *TEMPLES), Ben=0)
    controller = altered(controller, spot=(16.4, 16.8))
    idea = chosen(controller, table, ROUGH)
    assert idea.goal == "backstop"
    assert idea.place[0] < 0.0
    assert idea.place[1] < 0.0


@pytest.mark.rule("F36")
def test_tries_on_the_table_agree_that_the_navel_pays(table):
    controller = with_unflicked(with_discs(generation(begun(), 4), *TEMPLES), Ben=0)
    assert flick(controller, table, HARD).goal == "navel"
