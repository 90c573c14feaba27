"""The Tornado (L10): its way, its bounces, and what it sweeps away."""

from __future__ import annotations

import math

import pytest

from flick3d.games.faith.book import load
from flick3d.games.faith.events import Blessed, Lost, Swept, TempleRaised, TornadoMoved
from flick3d.games.faith.finishing import tornado_after
from flick3d.rules.facts import Rest
from flick3d.rules.layout import upright
from tests.games.faith.lawful import GONE, council, enacted, of_kind, to_the_mission, to_the_worship
from tests.games.faith.matches import CITY_I, NAVEL, ON_I, ON_II, SEA

WHIRL = load().laws["tornado"].tornado
STEP = 6.0 * math.sqrt(0.5)
AWAY = "flick prophet-blue-1 45.0 400.0"


@pytest.mark.rule("L10")
def test_it_starts_on_the_navel_and_is_no_piece_of_the_table() -> None:
    play = council("tornado")
    assert play.state.tornado is None
    to_the_mission(play)
    assert play.state.tornado == NAVEL
    assert play.told(TornadoMoved) == []
    assert [placed.piece for placed in play.shot(AWAY).layout] == ["prophet-blue-1"]


@pytest.mark.rule("L10")
@pytest.mark.parametrize("direction", [0.0, 90.0, 45.0, 200.0, 359.0])
def test_it_goes_six_centimetres_along_the_flick(direction: float) -> None:
    play = enacted("tornado")
    [event] = of_kind(play.flick_away(f"flick prophet-blue-1 {direction} 400.0"), TornadoMoved)
    angle = math.radians(direction)
    assert (event.x, event.y) == pytest.approx((6.0 * math.cos(angle), 6.0 * math.sin(angle)))
    assert play.state.tornado == (event.x, event.y)


@pytest.mark.rule("L10")
def test_turn_by_turn_it_goes_on_from_where_it_is() -> None:
    play = enacted("tornado")
    for name, direction in [("blue-1", 0.0), ("purple-1", 90.0), ("blue-2", 180.0)]:
        play.flick_away(f"flick prophet-{name} {direction} 400.0")
    assert play.state.tornado == pytest.approx((0.0, 6.0))
    assert len(play.told(TornadoMoved)) == 3


@pytest.mark.rule("L10", "F32")
def test_the_last_flick_of_a_turn_shows_the_way_and_a_stuck_one_does_not_move_it() -> None:
    play = enacted("tornado")
    events = play.flick("flick prophet-blue-1 225.0 100.0", prophet_blue_1=upright(18.0, 18.0))
    assert of_kind(events, TornadoMoved) == []
    play.flick("flick prophet-blue-1 90.0 400.0", prophet_blue_1=GONE)
    assert play.told(TornadoMoved) == [TornadoMoved(pytest.approx(0.0), pytest.approx(6.0))]


@pytest.mark.rule("L10", "F32")
def test_who_leaves_a_stuck_disc_has_flicked_for_the_last_time() -> None:
    play = enacted("tornado")
    play.flick("flick prophet-blue-1 180.0 100.0", prophet_blue_1=upright(18.0, 18.0))
    play.do("leave")
    assert play.state.tornado == pytest.approx((-6.0, 0.0))


@pytest.mark.rule("L10", "G6")
def test_it_moves_once_in_a_turn_of_anubis_with_two_flicks() -> None:
    play = enacted("tornado", gods=("anubis", "tyr"))
    assert of_kind(play.flick_away(AWAY), TornadoMoved) == []
    events = play.flick("flick prophet-blue-1 270.0 400.0", prophet_blue_1=upright(*ON_I))
    assert of_kind(events, TornadoMoved) == [TornadoMoved(pytest.approx(0.0, abs=1e-9), pytest.approx(-6.0))]


@pytest.mark.rule("L10", "F34")
def test_it_moves_after_steps_a_to_d() -> None:
    play = enacted("tornado").put(("prophet-blue-2", ON_II))
    play.flick("flick prophet-blue-1 90.0 400.0", prophet_blue_1=upright(*CITY_I), prophet_blue_2=upright(*NAVEL))
    assert play.told(TornadoMoved) == []
    events = play.do("found prophet-blue-1", "raise temple-blue-1 0.0 16.0").events
    order = [type(event) for event in events if isinstance(event, TempleRaised | Blessed | TornadoMoved)]
    assert order == [TempleRaised, Blessed, TornadoMoved]


@pytest.mark.rule("L10")
@pytest.mark.parametrize(
    ("at", "heading", "expected"),
    [
        ((18.0, 0.0), 0.0, (18.0, 0.0)),
        ((20.0, 5.0), 0.0, (16.0, 5.0)),
        ((-20.0, 5.0), 180.0, (-16.0, 5.0)),
        ((3.0, 19.0), 90.0, (3.0, 17.0)),
        ((3.0, -19.0), 270.0, (3.0, -17.0)),
        ((20.0, 20.0), 45.0, (42.0 - 20.0 - STEP, 42.0 - 20.0 - STEP)),
        ((-20.0, 20.0), 135.0, (-(42.0 - 20.0 - STEP), 42.0 - 20.0 - STEP)),
        ((15.0, 0.0), 0.0, (21.0, 0.0)),
        ((21.0, 0.0), 90.0, (21.0, 6.0)),
    ],
    ids=["east", "far east", "west", "north", "south", "corner", "other corner", "just reaches it", "along the edge"],
)
def test_it_bounces_off_the_edge_with_its_rim(
    at: tuple[float, float], heading: float, expected: tuple[float, float]
) -> None:
    assert WHIRL is not None
    assert tornado_after(48.0, at, heading, WHIRL) == pytest.approx(expected)
    play = enacted("tornado").set(tornado=at)
    play.flick("flick prophet-blue-1 225.0 90.0", prophet_blue_1=upright(18.0, 18.0))
    play.flick_away(f"flick prophet-blue-1 {heading} 400.0")
    assert play.state.tornado == pytest.approx(expected)


@pytest.mark.rule("L10", "F6")
def test_it_sweeps_what_it_touches_on_land_and_sea_whoevers_it_is() -> None:
    play = enacted("tornado").put(
        ("prophet-blue-2", (6.0, 3.9)),
        ("prophet-purple-1", (9.9, 0.0)),
        ("prophet-purple-2", (6.0, -4.1)),
        ("prophet-purple-3", (0.0, 3.5)),
        ("temple-purple-1", (10.0, 2.0)),
    )
    events = play.flick_away("flick prophet-blue-1 0.0 400.0")
    assert of_kind(events, Swept) == [Swept("Ann", "prophet-blue-2"), Swept("Ben", "prophet-purple-1")]
    assert play.place("prophet-blue-2") == play.place("prophet-purple-1") == "pool"
    assert play.place("prophet-purple-2") == "map", "a millimetre away"
    assert play.place("prophet-purple-3") == "map", "only where it ends it sweeps"
    assert play.place("temple-purple-1") == "map"
    to_the_worship(play)
    assert len(play.hand("Ann")) == len(play.hand("Ben")) == 5


@pytest.mark.rule("L10")
def test_it_sweeps_the_flicked_disc_too_but_not_what_is_in_hand_or_out() -> None:
    play = enacted("tornado").send("out", "prophet-purple-5")
    hands = play.hand("Ann")[1:], play.hand("Ben")
    events = play.flick("flick prophet-blue-1 45.0 400.0", prophet_blue_1=upright(5.0, 5.0))
    assert of_kind(events, Swept) == [Swept("Ann", "prophet-blue-1")]
    assert (play.hand("Ann"), play.hand("Ben")) == hands


@pytest.mark.rule("L10", "F37")
def test_what_is_off_the_map_is_lost_and_not_swept() -> None:
    play = enacted("tornado").set(tornado=(20.0, 0.0))
    play.put(("prophet-blue-2", ON_II))
    events = play.flick(
        "flick prophet-blue-1 90.0 400.0", prophet_blue_1=upright(24.5, 6.0), prophet_blue_2=upright(22.0, 9.0)
    )
    assert of_kind(events, Lost) == [Lost("Ann", "prophet-blue-1")]
    assert of_kind(events, Swept) == [Swept("Ann", "prophet-blue-2")]


@pytest.mark.rule("L10", "F7")
def test_templars_and_the_sphinx_are_swept_and_a_wider_disc_is_touched_from_farther() -> None:
    play = enacted("tornado", players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra"))
    play.send("hand", "templar-purple-1")
    play.put(("sphinx-yellow", (6.0, 4.5)), ("templar-purple-1", (6.0, -4.2)), ("prophet-purple-1", (1.8, 0.0)))
    events = play.flick_away("flick prophet-blue-1 0.0 400.0")
    assert {event.component for event in of_kind(events, Swept)} == {"sphinx-yellow", "templar-purple-1"}


@pytest.mark.rule("L10", "G1")
def test_a_fastened_disc_is_not_swept() -> None:
    play = enacted("tornado", gods=("tyr", "zeus")).put(("prophet-blue-2", (9.9, 0.0)))
    play.flick("flick prophet-blue-1 0.0 400.0", prophet_blue_1=upright(9.3, 2.1))
    assert play.state.phase == "temples"
    events = play.do("fasten prophet-blue-2").events
    assert of_kind(events, Swept) == [Swept("Ann", "prophet-blue-1")]
    assert play.place("prophet-blue-2") == "map"


@pytest.mark.rule("L10", "F8")
def test_what_lies_on_a_disc_is_swept_with_it_and_only_with_it() -> None:
    """A disc on another one counts as lying where that one lies."""
    play = enacted("tornado").put(("prophet-purple-1", (9.9, 0.0)), ("prophet-purple-2", (6.0, -4.1)))
    on_first = Rest("prophet-blue-1", upright(11.0, 0.0, 0.0, 0.4), moved=True)
    events = play.flick("flick prophet-blue-1 0.0 400.0", prophet_blue_1=on_first)
    assert {event.component for event in of_kind(events, Swept)} == {"prophet-blue-1", "prophet-purple-1"}
    play = enacted("tornado").put(("prophet-purple-2", (6.0, -4.1)))
    on_second = Rest("prophet-blue-1", upright(6.0, -3.6, 0.0, 0.4), moved=True)
    events = play.flick("flick prophet-blue-1 0.0 400.0", prophet_blue_1=on_second)
    assert of_kind(events, Swept) == []


@pytest.mark.rule("L10")
def test_it_sweeps_before_the_last_turn_is_scored() -> None:
    play = enacted("tornado").put(("prophet-purple-1", (9.9, 0.0)))
    play.last_flick()
    events = play.flick("flick prophet-blue-1 0.0 400.0", prophet_blue_1=upright(*SEA))
    assert of_kind(events, Swept) == [Swept("Ben", "prophet-purple-1")]
    assert play.state.scores == (0, 0)
    assert play.state.tornado is None
