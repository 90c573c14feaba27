"""Laws of points: Grand Tour, Holy Bowling, All or Nothing, The Lost Sheep, Iconoclasts (L12 to L16)."""

from __future__ import annotations

import pytest

from flick3d.games.faith.events import Banished, Blessed, Event, SheepFound, Toured, Worshipped
from flick3d.rules.facts import Rest
from flick3d.rules.layout import upright
from tests.games.faith.lawful import GONE, Play, enacted, of_kind, to_the_worship
from tests.games.faith.matches import NAVEL, ON_I, ON_II, SEA

ON_III, ON_IV = (0.5, -19.0), (-19.0, 0.5)
BOWL = "flick prophet-blue-1 225.0 500.0"


def paid(events: tuple[Event, ...]) -> set[tuple[str, str, int, int]]:
    return {(each.player, each.island, each.presence, each.domination) for each in of_kind(events, Worshipped)}


@pytest.mark.rule("L12")
@pytest.mark.parametrize(("islands", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 3)])
def test_the_grand_tour_pays_for_presence_on_three_or_four_islands(islands: int, points: int) -> None:
    spots = [("temple-blue-1", ON_I), ("prophet-blue-2", ON_II), ("prophet-blue-3", ON_III), ("temple-blue-2", ON_IV)]
    play = enacted("grand-tour").put(*spots[:islands])
    events = to_the_worship(play)
    assert of_kind(events, Toured) == ([Toured("Ann", islands, points)] if points else [])
    assert play.state.score("Ann") == 3 * islands + points


@pytest.mark.rule("L12", "F5")
def test_presence_is_enough_for_the_tour_and_everybody_may_have_it_in_every_generation() -> None:
    spots = [ON_I, ON_II, ON_III, ON_IV]
    play = enacted("grand-tour").put(*((f"temple-purple-{n}", spot) for n, spot in enumerate(spots, 1)))
    play.put(*((f"temple-blue-{n}", (x - 4.2, y) if y else (x, y)) for n, (x, y) in enumerate(spots[:3], 1)))
    for _ in range(2):
        events = to_the_worship(play)
        assert of_kind(events, Toured) == [Toured("Ann", 3, 1), Toured("Ben", 4, 3)]


@pytest.mark.rule("L12", "L9")
def test_an_island_that_is_not_scored_is_not_visited() -> None:
    play = enacted("king-ape", "grand-tour").put(
        ("temple-blue-1", ON_I), ("prophet-blue-2", ON_II), ("prophet-blue-3", ON_III), ("king-ape", ON_IV)
    )
    play.put(("temple-blue-2", (-13.0, -5.0)))
    assert of_kind(to_the_worship(play), Toured) == [Toured("Ann", 3, 1)]


@pytest.mark.rule("L13")
def test_one_point_for_each_rival_disc_that_leaves_an_island_for_the_sea_or_the_edge() -> None:
    play = enacted("holy-bowling").put(("prophet-purple-1", ON_I))
    events = play.flick(BOWL, prophet_purple_1=upright(*SEA), prophet_blue_1=upright(*ON_I))
    assert of_kind(events, Banished) == [Banished("Ann", ("prophet-purple-1",), "holy-bowling", 1)]
    assert play.state.scores == (1, 0)
    play.put(("prophet-blue-2", ON_II))
    events = play.flick("flick prophet-purple-2 45.0 500.0", prophet_purple_2=GONE, prophet_blue_2=upright(-24.2, 0.0))
    assert of_kind(events, Banished) == [Banished("Ben", ("prophet-blue-2",), "holy-bowling", 1)]


@pytest.mark.rule("L13")
def test_two_points_a_turn_at_most_but_again_in_the_next() -> None:
    rivals = [("prophet-purple-1", ON_I), ("prophet-purple-2", ON_II), ("prophet-purple-3", ON_III)]
    play = enacted("holy-bowling").put(*rivals)
    rests = {name.replace("-", "_"): GONE for name, _ in rivals}
    events = play.flick(BOWL, **rests, prophet_blue_1=upright(*ON_I))
    assert [event.points for event in of_kind(events, Banished)] == [2]
    play.flick_away("flick prophet-purple-4 45.0 300.0")
    play.put(("prophet-purple-1", ON_I))
    events = play.flick("flick prophet-blue-2 225.0 500.0", prophet_purple_1=GONE, prophet_blue_2=upright(*ON_II))
    assert [event.points for event in of_kind(events, Banished)] == [1]
    assert play.state.score("Ann") == 3


@pytest.mark.rule("L13")
def test_own_discs_temples_and_those_that_were_in_the_sea_bring_nothing() -> None:
    play = enacted("holy-bowling").put(("prophet-blue-2", ON_I), ("temple-purple-1", ON_II), ("prophet-purple-1", SEA))
    events = play.flick(
        BOWL,
        prophet_blue_2=GONE,
        temple_purple_1=upright(8.0, -8.0),
        prophet_purple_1=upright(-24.5, 0.0),
        prophet_blue_1=upright(*ON_I),
    )
    assert of_kind(events, Banished) == []
    assert play.state.scores == (0, 0)


@pytest.mark.rule("L13")
@pytest.mark.parametrize(
    "rest", [(0.6, 15.0), ON_II, NAVEL, (0.0, 8.5)], ids=["the City", "another Island", "the Navel", "the Border"]
)
def test_a_disc_that_is_still_somewhere_is_not_banished(rest: tuple[float, float]) -> None:
    play = enacted("holy-bowling").put(("prophet-purple-1", ON_I))
    events = play.flick(BOWL, prophet_purple_1=upright(*rest), prophet_blue_1=upright(*ON_I))
    assert of_kind(events, Banished) == []


@pytest.mark.rule("L13", "F36")
def test_what_only_touched_the_border_was_on_the_island() -> None:
    play = enacted("holy-bowling").put(("prophet-purple-1", (0.0, 8.5)))
    events = play.flick(BOWL, prophet_purple_1=upright(0.0, 8.4), prophet_blue_1=upright(*ON_I))
    assert len(of_kind(events, Banished)) == 1


@pytest.mark.rule("L13", "F32")
def test_t0_is_before_the_first_flick_and_t2_after_the_last() -> None:
    play = enacted("holy-bowling").put(("prophet-purple-1", ON_I), ("prophet-purple-2", SEA))
    in_the_cloud = upright(18.0, 18.0)
    events = play.flick(
        BOWL, prophet_blue_1=in_the_cloud, prophet_purple_1=upright(8.0, -8.0), prophet_purple_2=upright(*ON_II)
    )
    assert of_kind(events, Banished) == []
    events = play.flick(BOWL, prophet_blue_1=upright(*ON_I), prophet_purple_2=upright(*SEA))
    assert of_kind(events, Banished) == [Banished("Ann", ("prophet-purple-1",), "holy-bowling", 1)]


@pytest.mark.rule("L13", "F32")
def test_a_disc_that_is_back_when_the_turn_rests_was_never_banished() -> None:
    play = enacted("holy-bowling").put(("prophet-purple-1", ON_I))
    play.flick(BOWL, prophet_blue_1=upright(18.0, 18.0), prophet_purple_1=upright(*SEA))
    events = play.flick(BOWL, prophet_blue_1=upright(*ON_I), prophet_purple_1=upright(*ON_II))
    assert of_kind(events, Banished) == []


@pytest.mark.rule("L13", "F30")
def test_every_turn_has_its_own_t0() -> None:
    play = enacted("holy-bowling").put(("prophet-purple-1", SEA))
    play.flick(BOWL, prophet_blue_1=upright(*ON_II), prophet_purple_1=upright(*ON_I))
    assert "prophet-purple-1" in play.state.before
    play.flick("flick prophet-purple-2 45.0 500.0", prophet_purple_2=GONE)
    events = play.flick("flick prophet-blue-2 225.0 500.0", prophet_purple_1=upright(*SEA), prophet_blue_2=GONE)
    assert [event.components for event in of_kind(events, Banished)] == [("prophet-purple-1",)]


@pytest.mark.rule("L13", "G8")
def test_morrigan_is_paid_besides() -> None:
    play = enacted("holy-bowling", gods=("morrigan", "tyr")).put(("prophet-purple-1", ON_I))
    events = play.flick(BOWL, prophet_purple_1=GONE, prophet_blue_1=upright(*ON_I))
    assert sorted(event.why for event in of_kind(events, Banished)) == ["holy-bowling", "morrigan"]
    assert play.state.score("Ann") == 3


@pytest.mark.rule("L13", "L19")
@pytest.mark.parametrize(("before", "after", "many"), [(ON_I, 8.9, 0), (ON_I, 8.3, 1), ((0.0, 8.9), 8.3, 1)])
def test_high_tide_changes_nothing_about_touching(before: tuple[float, float], after: float, many: int) -> None:
    """Banished is what touched an Island and lies wholly in the Sea: its centre alone says neither."""
    play = enacted("holy-bowling", "high-tide").put(("prophet-purple-1", before))
    play.flick_away("flick prophet-blue-2 45.0 300.0")
    play.flick_away("flick prophet-purple-2 45.0 300.0")
    events = play.flick(BOWL, prophet_purple_1=upright(0.0, after), prophet_blue_1=upright(*ON_I))
    assert len(of_kind(events, Banished)) == many


@pytest.mark.rule("L14", "F36")
def test_all_or_nothing_pays_four_for_domination_and_nothing_for_presence() -> None:
    play = enacted("all-or-nothing").put(
        ("prophet-blue-2", ON_I),
        ("prophet-blue-3", ON_II),
        ("temple-purple-1", (15.0, -6.0)),
        ("temple-purple-2", ON_III),
    )
    play.put(("prophet-blue-4", (5.0, -17.0)), ("prophet-blue-5", (-5.0, -17.0)))
    events = play.flick(BOWL, prophet_blue_1=upright(*NAVEL))
    assert of_kind(events, Blessed) == [Blessed("Ann", "prophet-blue-1", 4)], "the Navel pays as ever"
    events = to_the_worship(play.send("pool", "prophet-blue-1").set(active="Ben"))
    assert paid(events) == {("Ann", "I", 0, 4), ("Ann", "III", 0, 4)}
    assert play.state.scores == (12, 0)


@pytest.mark.rule("L15")
def test_the_prophet_in_the_sea_nearest_to_an_island_counts_as_on_it() -> None:
    play = enacted("lost-sheep").put(
        ("prophet-blue-2", (8.0, -8.0)), ("prophet-blue-3", (8.0, 5.5)), ("prophet-purple-1", (-8.0, 8.0))
    )
    events = to_the_worship(play)
    found = {(event.player, event.component) for event in of_kind(events, SheepFound)}
    assert found == {("Ann", "prophet-blue-3"), ("Ben", "prophet-purple-1")}, "one for each player"
    assert paid(events) == {
        ("Ann", "II", 1, 2),
        ("Ben", next(each.island for each in of_kind(events, SheepFound) if each.player == "Ben"), 1, 2),
    }
    assert "lost-sheep" in play.state.laws


@pytest.mark.rule("L15", "F7")
def test_nearest_is_by_the_discs_outline() -> None:
    """The Templar's middle is farther away, its rim is nearer."""
    play = enacted("lost-sheep").send("hand", "templar-blue-1")
    play.put(("prophet-blue-2", (0.0, 9.45 - 1.3)), ("templar-blue-1", (7.3, 0.0)))
    gaps = 9.45 - (9.45 - 1.3) - 1.0, 8.97 - 7.3 - 1.3
    assert gaps[0] < gaps[1]
    assert [event.component for event in of_kind(to_the_worship(play), SheepFound)] == ["prophet-blue-2"]
    play = enacted("lost-sheep").send("hand", "templar-blue-1")
    play.put(("prophet-blue-2", (0.0, 9.45 - 1.4)), ("templar-blue-1", (8.97 - 1.55, 0.0)))
    assert [event.component for event in of_kind(to_the_worship(play), SheepFound)] == ["templar-blue-1"]


@pytest.mark.rule("L15", "F41")
def test_it_may_turn_a_domination() -> None:
    play = enacted("lost-sheep").put(("temple-purple-1", ON_II), ("prophet-blue-3", (15.0, -5.0)))
    assert paid(to_the_worship(play)) == {("Ann", "II", 1, 0), ("Ben", "II", 1, 0)}
    play = enacted("lost-sheep").put(("temple-purple-1", ON_II), ("prophet-blue-3", (15.0, -5.0)))
    play.put(("prophet-blue-2", (8.0, 4.0)))
    assert paid(to_the_worship(play)) == {("Ann", "II", 1, 2), ("Ben", "II", 1, 0)}


@pytest.mark.rule("L15", "F38")
def test_what_is_on_an_island_in_the_pool_or_no_prophet_is_no_sheep() -> None:
    play = enacted("lost-sheep").put(("prophet-blue-2", ON_I)).send("pool", "prophet-blue-3")
    events = to_the_worship(play)
    assert of_kind(events, SheepFound) == []
    assert paid(events) == {("Ann", "I", 1, 2)}


@pytest.mark.rule("L15", "L19")
def test_at_high_tide_a_disc_across_the_border_is_the_nearest_sheep() -> None:
    play = enacted("lost-sheep", "high-tide").put(("prophet-blue-2", (0.0, 9.0)), ("prophet-blue-3", (7.5, 4.0)))
    events = to_the_worship(play)
    assert of_kind(events, SheepFound) == [SheepFound("Ann", "prophet-blue-2", "I")]
    assert paid(events) == {("Ann", "I", 1, 2)}


@pytest.mark.rule("L15", "F8")
def test_a_sheep_on_another_disc_is_as_near_as_the_one_below() -> None:
    play = enacted("lost-sheep").put(("prophet-purple-1", (6.0, 0.0)), ("prophet-blue-2", (0.0, 7.5)))
    on_top = Rest("prophet-blue-1", upright(7.5, 0.0, 0.0, 0.4), moved=True)
    events = to_the_worship(play, prophet_blue_1=on_top)
    assert SheepFound("Ann", "prophet-blue-2", "I") in events


@pytest.mark.rule("L16")
def test_iconoclasts_count_temples_for_presence_alone() -> None:
    play = enacted("iconoclasts").put(
        ("temple-purple-1", ON_I), ("temple-purple-2", (4.5, 14.0)), ("prophet-blue-2", (0.0, 11.0))
    )
    play.put(("temple-purple-3", ON_II), ("temple-blue-1", ON_III), ("prophet-purple-1", (5.0, -17.0)))
    events = to_the_worship(play)
    assert paid(events) == {
        ("Ann", "I", 1, 2),
        ("Ben", "I", 1, 0),
        ("Ben", "II", 1, 0),
        ("Ann", "III", 1, 0),
        ("Ben", "III", 1, 2),
    }


@pytest.mark.rule("L16", "F36")
def test_iconoclasts_leave_the_navel_alone_and_the_next_generation() -> None:
    play: Play = enacted("iconoclasts").put(("temple-blue-1", ON_I))
    assert of_kind(play.flick(BOWL, prophet_blue_1=upright(*NAVEL)), Blessed)[0].points == 2
    to_the_worship(play.set(active="Ben"))
    assert paid(to_the_worship(play)) == {("Ann", "I", 1, 2)}
