"""Laws that change who has which discs: Templars, Fresh Converts, the Kraken (L7, L8, L11)."""

from __future__ import annotations

import pytest

from flick3d.games.faith.components import discs_of
from flick3d.games.faith.events import (
    Banished,
    Blessed,
    CameBack,
    Drowned,
    Flicked,
    Lost,
    ProphetGained,
    TemplarsSwapped,
)
from flick3d.rules.facts import Rest
from flick3d.rules.layout import upright
from tests.games.faith.lawful import GONE, Play, council, enacted, of_kind, to_the_worship
from tests.games.faith.matches import NAVEL, ON_I, ON_II, SEA

FAR_SEA, WEST_SEA, SOUTH_SEA = (-8.0, -8.0), (-8.0, 8.0), (8.5, -8.0)
"""Between Islands, as SEA is."""


def kinds_in_hand(play: Play, player: str) -> list[str]:
    return sorted(play.state.component(name).kind for name in play.hand(player))


def many(play: Play, player: str) -> int:
    return discs_of(play.state.components, player)


@pytest.mark.rule("L7")
def test_every_player_is_asked_clockwise_from_the_first_before_the_first_turn() -> None:
    play = council("templars", players=("Ann", "Ben", "Cy")).do("vote up", "vote up", "vote up")
    assert (play.state.phase, play.state.active) == ("templars", "Ann")
    assert play.choices() == ["swap 0", "swap 1", "swap 2"]
    assert play.refusal("swap 3") == "too-many-templars"
    play.do("swap 2")
    assert play.state.active == "Ben"
    play.do("swap 0")
    assert play.state.active == "Cy"
    play.do("swap 1")
    assert (play.state.phase, play.state.active) == ("mission", "Ann")
    assert play.told(TemplarsSwapped) == [
        TemplarsSwapped("Ann", 2),
        TemplarsSwapped("Ben", 0),
        TemplarsSwapped("Cy", 1),
    ]
    assert kinds_in_hand(play, "Ann") == ["prophet"] * 4 + ["templar"] * 2
    assert kinds_in_hand(play, "Ben") == ["prophet"] * 6
    assert kinds_in_hand(play, "Cy") == ["prophet"] * 5 + ["templar"]
    assert [many(play, player) for player in play.state.players] == [6, 6, 6]


@pytest.mark.rule("L7")
def test_in_each_generation_they_choose_anew_and_never_more_than_two() -> None:
    play = council("templars").do("vote up", "vote up", "swap 2", "swap 1")
    to_the_worship(play)
    assert (play.state.generation, play.state.phase, play.state.active) == (2, "templars", "Ben")
    assert play.choices() == ["swap 0", "swap 1", "swap 2"]
    play.do("swap 2", "swap 2")
    assert kinds_in_hand(play, "Ann") == kinds_in_hand(play, "Ben") == ["prophet"] * 3 + ["templar"] * 2
    to_the_worship(play)
    play.do("swap 0", "swap 0")
    assert kinds_in_hand(play, "Ann") == kinds_in_hand(play, "Ben") == ["prophet"] * 5
    assert sorted(play.hand("Ann")) == [f"prophet-blue-{number}" for number in range(1, 6)]


@pytest.mark.rule("L7", "G5")
def test_ras_sphinx_is_not_swapped() -> None:
    players = ("Ann", "Ben", "Cy")
    play = council("templars", players=players, gods=("tyr", "zeus", "ra")).do("vote up", "vote up", "vote up")
    play.do("swap 0", "swap 0")
    assert play.choices() == ["swap 0", "swap 1", "swap 2"]
    play.do("swap 2")
    assert kinds_in_hand(play, "Cy") == ["prophet"] * 3 + ["sphinx"] + ["templar"] * 2
    assert many(play, "Cy") == 6


@pytest.mark.rule("L7", "L11")
def test_only_so_many_as_there_are_prophets_to_give() -> None:
    play = council("templars", players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra"))
    for player in ("Ann", "Cy"):
        spare = [name for name in play.hand(player) if name.startswith("prophet")][1:]
        play.send("out", *spare)
    play.do("vote up", "vote up", "vote up")
    assert play.choices() == ["swap 0", "swap 1"]
    play.do("swap 1", "swap 0")
    assert play.hand("Ann") == ["templar-blue-1"]
    assert play.choices() == ["swap 0", "swap 1"], "the Sphinx is not given"


@pytest.mark.rule("L7", "L11")
def test_a_templar_that_is_out_of_the_game_does_not_come_back() -> None:
    play = council("templars").do("vote up", "vote up", "swap 2", "swap 0").send("out", "templar-blue-1")
    to_the_worship(play)
    play.do("swap 0")
    assert play.choices() == ["swap 0", "swap 1"]
    play.do("swap 1")
    assert kinds_in_hand(play, "Ann") == ["prophet"] * 3 + ["templar"]


@pytest.mark.rule("L7", "F7")
def test_a_templar_is_flicked_scored_and_taken_home_like_a_prophet() -> None:
    play = council("templars").do("vote up", "vote up", "swap 1", "swap 0")
    [event] = of_kind(play.flick("flick templar-blue-1 225.0 500.0", templar_blue_1=upright(*NAVEL)), Blessed)
    assert event == Blessed("Ann", "templar-blue-1", 1)
    assert play.place("templar-blue-1") == "pool"
    to_the_worship(play)
    assert play.place("templar-blue-1") == "hand"


@pytest.mark.rule("L8")
@pytest.mark.parametrize(
    ("players", "before"), [(("Ann", "Ben"), 5), (("Ann", "Ben", "Cy"), 6), (("A", "B", "C", "D"), 5)]
)
def test_each_player_gains_one_prophet_for_good(players: tuple[str, ...], before: int) -> None:
    names = ("Ann", *players[1:])
    play = council("fresh-converts", players=names)
    assert {many(play, name) for name in names} == {before}
    play.do(*["vote up"] * len(names))
    assert {len(play.hand(name)) for name in names} == {before + 1}
    gained = play.told(ProphetGained)
    assert [event.player for event in gained] == list(names)
    assert all(play.state.component(event.component).kind == "prophet" for event in gained)
    to_the_worship(play)
    assert {len(play.hand(name)) for name in names} == {before + 1}
    assert len(play.told(ProphetGained)) == len(names)


@pytest.mark.rule("L8", "F30")
def test_the_convert_is_flicked_in_the_same_generation() -> None:
    play = enacted("fresh-converts")
    assert play.hand("Ann")[-1] == "prophet-blue-6"
    play.flick("flick prophet-blue-6 225.0 300.0", prophet_blue_6=upright(*SEA))
    assert play.place("prophet-blue-6") == "map"


@pytest.mark.rule("L8")
def test_nobody_has_more_than_seven_discs() -> None:
    play = council("fresh-converts").send("hand", "prophet-blue-6", "prophet-blue-7").send("hand", "prophet-purple-6")
    play.do("vote up", "vote up")
    assert play.told(ProphetGained) == [ProphetGained("Ben", "prophet-purple-7")]
    assert (many(play, "Ann"), many(play, "Ben")) == (7, 7)


@pytest.mark.rule("L8", "L7", "L11")
def test_sphinx_and_templars_count_for_the_seven_and_what_is_drowned_does_not() -> None:
    play = council("templars", "fresh-converts", players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra"))
    play.send("hand", "templar-blue-1").send("hand", "sphinx-yellow")
    play.send("out", "prophet-purple-1", "prophet-purple-2")
    assert [many(play, name) for name in play.state.players] == [7, 4, 6]
    play.do("vote up", "vote up", "vote up")
    assert [many(play, name) for name in play.state.players] == [7, 5, 7]


@pytest.mark.rule("L11")
def test_the_kraken_takes_what_lies_wholly_in_the_sea_whoevers_it_is() -> None:
    play = enacted("kraken").put(
        ("prophet-blue-2", FAR_SEA), ("prophet-purple-1", WEST_SEA), ("prophet-purple-2", ON_II)
    )
    play.put(("prophet-purple-3", (5.5, 9.4)))
    assert play.where("prophet-purple-3").islands == {"I"}, "it only touches the Border"
    events = play.flick("flick prophet-blue-1 225.0 500.0", prophet_blue_1=upright(*ON_I))
    assert of_kind(events, Drowned) == [Drowned("Ann", "prophet-blue-2"), Drowned("Ben", "prophet-purple-1")]
    assert play.place("prophet-blue-2") == play.place("prophet-purple-1") == "out"
    assert {placed.piece for placed in play.state.layout} == {"prophet-blue-1", "prophet-purple-2", "prophet-purple-3"}
    to_the_worship(play)
    assert (len(play.hand("Ann")), len(play.hand("Ben"))) == (4, 4), "for good"


@pytest.mark.rule("L11")
def test_the_flicked_disc_drowns_too_and_also_where_it_is_left_in_the_cloud() -> None:
    play = enacted("kraken")
    events = play.flick("flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert of_kind(events, Drowned) == [Drowned("Ann", "prophet-blue-1")]
    play = enacted("kraken")
    events = play.flick("flick prophet-blue-1 225.0 100.0", prophet_blue_1=upright(18.0, 18.0))
    assert of_kind(events, Drowned) == [], "it may be flicked again first"
    play.do("leave")
    assert play.told(Drowned) == [Drowned("Ann", "prophet-blue-1")]


@pytest.mark.rule("L11")
def test_a_player_down_to_three_loses_none() -> None:
    play = enacted("kraken").send("out", "prophet-blue-4")
    in_the_sea = [("prophet-blue-2", FAR_SEA), ("prophet-blue-3", WEST_SEA), ("prophet-blue-5", SOUTH_SEA)]
    play.put(*in_the_sea)
    events = play.flick("flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert len(of_kind(events, Drowned)) == 1, "four are left, one may go"
    assert (many(play, "Ann"), many(play, "Ben")) == (3, 5)
    play.flick("flick prophet-purple-1 45.0 300.0", prophet_purple_1=upright(6.0, 8.0))
    assert play.told(Drowned)[1:] == [Drowned("Ben", "prophet-purple-1")], "Ben has five"
    assert many(play, "Ann") == 3


@pytest.mark.rule("L11", "F42")
def test_those_in_hand_and_in_the_pool_count_for_the_three() -> None:
    play = enacted("kraken").send("pool", "prophet-blue-2", "prophet-blue-3")
    play.flick("flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert play.told(Drowned) == [Drowned("Ann", "prophet-blue-1")]
    assert many(play, "Ann") == 4


@pytest.mark.rule("L11", "F36", "F37")
def test_navel_and_off_the_map_are_not_the_sea() -> None:
    play = enacted("kraken").put(("prophet-purple-1", ON_II), ("temple-purple-1", ON_I))
    events = play.flick(
        "flick prophet-blue-1 225.0 500.0", prophet_blue_1=upright(*NAVEL), prophet_purple_1=upright(-25.0, 0.0)
    )
    assert of_kind(events, Drowned) == []
    assert play.place("prophet-blue-1") == play.place("prophet-purple-1") == "pool"
    events = play.flick("flick prophet-purple-2 45.0 500.0", temple_purple_1=upright(*SEA), prophet_purple_2=GONE)
    assert of_kind(events, Drowned) == []
    assert play.place("temple-purple-1") == "supply", "Temples are washed ashore, not drowned"


@pytest.mark.rule("L11", "F8")
def test_what_lies_on_a_temple_is_where_the_temple_is() -> None:
    play = enacted("kraken").put(("temple-purple-1", (10.3, 8.3)))
    assert play.where("temple-purple-1").islands
    on_top = Rest("prophet-blue-1", upright(9.0, 9.0, 0.0, 0.8), moved=True)
    events = play.flick("flick prophet-blue-1 225.0 500.0", prophet_blue_1=on_top)
    assert of_kind(events, Drowned) == []


@pytest.mark.rule("L11", "G6")
def test_anubis_saves_only_what_is_off_the_map() -> None:
    play = enacted("kraken", gods=("anubis", "tyr")).put(("prophet-blue-2", FAR_SEA))
    events = play.flick("flick prophet-blue-1 225.0 500.0", prophet_blue_1=GONE)
    assert of_kind(events, Lost) == [Lost("Ann", "prophet-blue-1")]
    assert of_kind(events, CameBack) == [CameBack("Ann", "prophet-blue-1", again=True)]
    assert of_kind(events, Drowned) == [Drowned("Ann", "prophet-blue-2")]
    assert of_kind(events, Flicked)[0].stuck == ()


@pytest.mark.rule("L11", "L13", "L7")
def test_who_drives_a_templar_into_the_sea_has_banished_it_though_it_drowns() -> None:
    play = enacted("holy-bowling", "kraken").send("box", "prophet-purple-5").send("hand", "templar-purple-1")
    play.put(("templar-purple-1", ON_II))
    events = play.flick(
        "flick prophet-blue-1 225.0 500.0", templar_purple_1=upright(*SEA), prophet_blue_1=upright(*ON_II)
    )
    assert of_kind(events, Drowned) == [Drowned("Ben", "templar-purple-1")]
    assert of_kind(events, Banished) == [Banished("Ann", ("templar-purple-1",), "holy-bowling", 1)]
