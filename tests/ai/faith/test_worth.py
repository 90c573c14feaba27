"""What states are worth: more of what brings points is better, and nothing jumps where a Generation ends."""

from __future__ import annotations

import pytest

from flick3d.rules.layout import upright
from flick3d.rules.outcome import Outcome
from tests.games.faith.matches import ON_I, altered, begun, last_flick, with_discs
from tests.rules.played import flick

from .positions import generation, value, with_unflicked

SEA = upright(8.0, 8.0)


def test_the_same_for_all_is_worth_nothing_to_anybody(table):
    assert value(begun(), table, "Ann") == pytest.approx(0.0, abs=1e-9)
    assert value(begun(), table, "Ann") == -value(begun(), table, "Ben")


def test_points_temples_and_presence_are_worth_something(table):
    plain = value(begun(), table, "Ann")
    assert value(altered(begun(), scores=(1, 0)), table, "Ann") == pytest.approx(plain + 1.0)
    prophet = with_discs(begun(), ("prophet-blue-1", ON_I))
    temple = with_discs(begun(), ("temple-blue-1", ON_I))
    assert value(temple, table, "Ann") > value(prophet, table, "Ann") + 1.0
    assert value(temple, table, "Ben") < 0.0


@pytest.mark.rule("F40", "F41")
def test_when_nothing_is_to_come_it_is_what_the_worship_pays(table):
    controller = with_unflicked(generation(begun(), 4), Ann=0, Ben=0)
    controller = with_discs(controller, ("prophet-blue-1", ON_I), ("prophet-purple-1", (15.0, 5.0)))
    controller = with_discs(controller, ("prophet-purple-2", (13.0, 5.0)), ("prophet-blue-2", (15.0, -5.0)))
    # Ann: Presence on I and II, Domination of I; Ben: Presence on II, Domination of II.
    assert value(controller, table, "Ann") == pytest.approx(1.0, abs=0.05)


@pytest.mark.rule("F36")
def test_what_lies_on_the_navel_is_as_good_as_blessed(table):
    controller = altered(with_discs(begun(), ("prophet-blue-1", (0.0, 0.0))), phase="temples")
    gone = altered(with_discs(begun(), ("prophet-blue-1", (8.0, 8.0))), phase="temples")
    assert value(controller, table, "Ann") == pytest.approx(value(gone, table, "Ann") + 1.0)


@pytest.mark.rule("F20", "F42")
def test_nothing_jumps_when_a_generation_ends(table):
    before = last_flick(
        with_discs(begun(), ("temple-blue-1", ON_I), ("temple-blue-2", (15.0, 5.0)), ("temple-purple-1", (0.0, -15.0)))
    )
    before = with_unflicked(before, Ann=1, Ben=0)
    after, _ = flick(before, "flick prophet-blue-1 225.0 200.0", prophet_blue_1=SEA)
    assert after.state.generation == 2
    spent = with_unflicked(before, Ann=0, Ben=0)
    assert value(after, table, "Ann") == pytest.approx(value(spent, table, "Ann"), abs=0.5)


@pytest.mark.rule("F50")
def test_a_match_that_is_won_is_worth_a_hundred(table):
    over = altered(begun(), phase="over", active="", outcome=Outcome("Ben", "points", (("Ann", 1), ("Ben", 2))))
    assert (value(over, table, "Ann"), value(over, table, "Ben")) == (-100.0, 100.0)
