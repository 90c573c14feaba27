"""Laws of two discs at once: side by side or stacked (L5, L6)."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.games.faith.actions import Aim
from flick3d.games.faith.events import Banished, Blessed, CameBack, Drowned, Flicked, Lost, TornadoMoved
from flick3d.games.faith.laws import LawName
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.controller import Controller
from flick3d.rules.layout import upright
from tests.games.faith.lawful import GONE, Play, enacted, of_kind
from tests.games.faith.matches import CITY_I, NAVEL, ON_I, ON_II, SEA

AIM = "aim prophet-blue-1 225.0 310.0"
SECOND = "flick prophet-blue-2 200.0 250.0"
PAIR = "pair prophet-blue-1 prophet-blue-2 225.0 310.0"
IN_THE_CLOUD, BESIDE_IT = upright(18.0, 18.0), upright(20.5, 19.0)


def words(play: Play) -> set[str]:
    assert play.controller.prompt is not None
    return {offer.word for offer in play.controller.prompt.flicks}


@pytest.mark.rule("L5", "F31")
def test_two_discs_are_aimed_one_after_the_other_and_go_in_the_same_instant() -> None:
    play = enacted("two-hands")
    assert words(play) == {"aim"}
    assert play.refusal(SECOND) == "wrong-order"
    play.do(AIM)
    assert (play.state.active, play.state.phase, words(play)) == ("Ann", "second", {"flick"})
    assert play.refusal(AIM) == "not-now"
    assert play.refusal("flick prophet-blue-1 200.0 250.0") == "no-such-disc", "it is aimed already"
    assert play.refusal("flick prophet-purple-1 200.0 250.0") == "no-such-disc"
    shot = play.shot(SECOND)
    assert [(each.piece, each.direction, each.speed) for each in shot.pushes] == [
        ("prophet-blue-1", 225.0, 310.0),
        ("prophet-blue-2", 200.0, 250.0),
    ]
    events = play.flick(SECOND, prophet_blue_1=upright(*SEA), prophet_blue_2=upright(*ON_I))
    assert events == (Flicked("Ann", ("prophet-blue-1", "prophet-blue-2")),)
    assert (play.state.active, play.state.launch, words(play)) == ("Ben", None, {"aim"})
    assert play.at("prophet-blue-1") == SEA
    assert play.at("prophet-blue-2") == ON_I


@pytest.mark.rule("L5")
@pytest.mark.parametrize("wish", [None, (19.3, 19.1), (17.0, 18.0), (21.5, 20.0)])
def test_the_second_disc_lies_at_least_a_centimetre_from_the_first(wish: tuple[float, float] | None) -> None:
    play = enacted("two-hands", players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra"))
    play.do(AIM)
    if wish is not None:
        play.do(f"put {wish[0]} {wish[1]}")
    layout = play.shot(SECOND).layout
    first, second = layout["prophet-blue-1"].pose, layout["prophet-blue-2"].pose
    gap = math.dist((first.x, first.y), (second.x, second.y)) - 2.0
    assert gap >= 1.0 - 1e-9
    assert gap < 2.5
    offered = play.controller.prompt
    assert offered is not None
    assert offered.flicks[0].at == (second.x, second.y), "what is offered is what is flicked"


@pytest.mark.rule("L5", "G5")
def test_the_distance_is_that_between_the_rims() -> None:
    play = enacted("two-hands", players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra")).set(active="Cy")
    play.do("aim sphinx-yellow 45.0 170.0")
    layout = play.shot("flick prophet-yellow-1 45.0 170.0").layout
    one, other = layout["sphinx-yellow"].pose, layout["prophet-yellow-1"].pose
    assert math.dist((one.x, one.y), (other.x, other.y)) >= 1.6 + 1.0 + 1.0 - 1e-9
    assert play.refusal("flick prophet-yellow-1 45.0 500.0") == ""


@pytest.mark.rule("L5", "G5")
def test_each_disc_keeps_its_own_top_speed() -> None:
    play = enacted("two-hands", players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra")).set(active="Cy")
    assert play.refusal("aim sphinx-yellow 45.0 181.0") == "too-fast"
    assert play.refusal("aim prophet-yellow-1 45.0 501.0") == "too-fast"
    play.do("aim prophet-yellow-1 45.0 500.0")
    assert play.refusal("flick sphinx-yellow 45.0 181.0") == "too-fast"


@pytest.mark.rule("L5", "F31")
def test_the_first_disc_is_put_where_its_player_wishes_and_the_second_starts_anew() -> None:
    play = enacted("two-hands").do("put 18.0 18.5", AIM)
    assert play.state.spot is None
    pose = play.shot(SECOND).layout["prophet-blue-1"].pose
    assert (pose.x, pose.y) == (18.0, 18.5)


@pytest.mark.rule("L5")
def test_the_first_aim_can_be_taken_back_but_not_the_flick(table: Table) -> None:
    play = enacted("two-hands")
    session = Session(Controller(play.controller.game, table, play.state), table)
    before = session.state
    session.submit(session.read(AIM))
    assert session.state.launch is not None
    assert session.can_undo
    session.undo()
    assert session.state == before
    session.submit(session.read("aim prophet-blue-3 190.0 200.0"))
    step = session.submit(session.read("flick prophet-blue-1 260.0 200.0"))
    assert step.events[0] == Flicked("Ann", ("prophet-blue-3", "prophet-blue-1"))
    assert not session.can_undo
    assert not Aim.reveals


@pytest.mark.rule("L5", "L6")
@pytest.mark.parametrize("law", ["two-hands", "piggyback"])
def test_who_has_one_disc_left_flicks_it_alone(law: LawName) -> None:
    play = enacted(law).last_flick()
    assert words(play) == {"flick"}
    assert play.refusal(AIM) == "wrong-order"
    assert play.refusal("pair prophet-blue-1 prophet-blue-2 225.0 310.0") == "wrong-order"
    assert len(play.shot("flick prophet-blue-1 225.0 300.0").pushes) == 1


@pytest.mark.rule("L5", "F30")
def test_five_discs_are_flicked_in_three_turns() -> None:
    play = enacted("two-hands")
    turns = []
    for player, colour in [("Ann", "blue"), ("Ben", "purple")] * 2:
        one, other = play.hand(player)[:2]
        turns.append(play.state.active)
        play.do(f"aim {one} 10.0 100.0").flick_away(f"flick {other} 20.0 100.0")
        assert colour in one
    assert turns == ["Ann", "Ben", "Ann", "Ben"]
    assert (len(play.hand("Ann")), len(play.hand("Ben")), words(play)) == (1, 1, {"flick"})
    play.flick_away("flick prophet-blue-5 20.0 100.0")
    assert play.state.active == "Ben"
    assert play.state.generation == 1
    play.flick_away("flick prophet-purple-5 20.0 100.0")
    assert play.state.generation == 2


@pytest.mark.rule("L5", "F33", "F36", "F37")
def test_steps_a_to_d_are_done_once_for_both() -> None:
    play = enacted("two-hands").put(("prophet-blue-5", ON_II))
    play.do(AIM).flick(SECOND, prophet_blue_1=upright(*CITY_I), prophet_blue_2=upright(*NAVEL))
    assert play.state.phase == "temples"
    assert play.choices() == ["found prophet-blue-1", "done"]
    assert play.told(Blessed) == []
    play.do("found prophet-blue-1", "raise temple-blue-1 -4.5 15.0")
    assert play.told(Blessed) == [Blessed("Ann", "prophet-blue-2", 3)], "Presence on I by the Temple, and on II"
    assert play.state.active == "Ben"


@pytest.mark.rule("L5", "L6", "F32")
@pytest.mark.parametrize(("law", "first"), [("two-hands", (AIM,)), ("piggyback", ())])
def test_both_may_be_stuck_and_each_may_be_flicked_again(law: LawName, first: tuple[str, ...]) -> None:
    last = SECOND if first else PAIR
    play = enacted(law).do(*first)
    both = ("prophet-blue-1", "prophet-blue-2")
    events = play.flick(last, prophet_blue_1=IN_THE_CLOUD, prophet_blue_2=BESIDE_IT)
    assert events == (Flicked("Ann", both, both),)
    assert (play.state.phase, words(play), play.choices()) == ("stuck", {"flick"}, ["leave"])
    assert play.refusal("flick prophet-blue-3 225.0 300.0") == "no-such-disc"
    shot = play.shot("flick prophet-blue-2 225.0 300.0")
    assert [push.piece for push in shot.pushes] == ["prophet-blue-2"]
    assert (shot.layout["prophet-blue-1"].pose.x, shot.layout["prophet-blue-1"].pose.y) == (18.0, 18.0)
    events = play.flick("flick prophet-blue-2 225.0 300.0", prophet_blue_2=upright(*SEA))
    assert events == (Flicked("Ann", ("prophet-blue-2",), ("prophet-blue-1",)),)
    assert play.refusal("flick prophet-blue-2 225.0 300.0") == "no-such-disc", "it has come out"
    play.flick("flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*ON_I))
    assert (play.state.active, play.state.stuck) == ("Ben", ())


@pytest.mark.rule("L5", "L6", "F32")
@pytest.mark.parametrize(("law", "first"), [("two-hands", (AIM,)), ("piggyback", ())])
def test_one_of_two_that_is_stuck_may_be_left(law: LawName, first: tuple[str, ...]) -> None:
    play = enacted(law).do(*first)
    events = play.flick(SECOND if first else PAIR, prophet_blue_1=upright(*SEA), prophet_blue_2=BESIDE_IT)
    assert of_kind(events, Flicked)[0].stuck == ("prophet-blue-2",)
    play.do("leave")
    assert (play.state.active, play.place("prophet-blue-2")) == ("Ben", "map")
    assert "prophet-blue-2" not in play.hand("Ann")


@pytest.mark.rule("L5", "G6")
def test_anubis_flicks_the_first_disc_off_the_map_again_and_alone() -> None:
    play = enacted("two-hands", gods=("anubis", "tyr")).do(AIM)
    events = play.flick(SECOND, prophet_blue_1=GONE, prophet_blue_2=GONE)
    assert of_kind(events, Lost) == [Lost("Ann", "prophet-blue-1"), Lost("Ann", "prophet-blue-2")]
    assert of_kind(events, CameBack) == [CameBack("Ann", "prophet-blue-1", again=True)]
    assert words(play) == {"flick"}
    assert play.refusal("flick prophet-blue-3 225.0 300.0") == "no-such-disc"
    play.flick("flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert (play.state.active, play.place("prophet-blue-2")) == ("Ben", "pool")


@pytest.mark.rule("L6")
def test_the_upper_disc_lies_on_the_lower_which_alone_is_struck() -> None:
    play = enacted("piggyback").do("put 18.5 19.0")
    assert words(play) == {"pair"}
    assert play.refusal("flick prophet-blue-1 225.0 300.0") == "wrong-order"
    assert play.refusal("pair prophet-blue-1 prophet-blue-1 225.0 300.0") == "same-disc"
    assert play.refusal("pair prophet-blue-1 prophet-purple-1 225.0 300.0") == "no-such-disc"
    assert play.refusal("pair prophet-blue-1 prophet-blue-2 225.0 501.0") == "too-fast"
    shot = play.shot(PAIR)
    lower, upper = shot.layout["prophet-blue-1"].pose, shot.layout["prophet-blue-2"].pose
    assert (lower.x, lower.y, lower.z) == (18.5, 19.0, 0.0)
    assert (upper.x, upper.y, upper.z) == (18.5, 19.0, 0.4)
    assert [push.piece for push in shot.pushes] == ["prophet-blue-1"]
    events = play.flick(PAIR, prophet_blue_1=upright(*SEA), prophet_blue_2=upright(*ON_I))
    assert events == (Flicked("Ann", ("prophet-blue-1", "prophet-blue-2")),)
    assert (play.state.active, words(play)) == ("Ben", {"pair"})
    assert len(play.hand("Ann")) == 3


@pytest.mark.rule("L6", "L7", "G5")
def test_the_larger_disc_lies_below() -> None:
    play = enacted("templars", "piggyback", players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra"))
    components = [
        msgspec.structs.replace(each, place="hand") if each.id == "templar-yellow-1" else each
        for each in play.state.components
    ]
    play.set(active="Cy", components=tuple(components))
    assert play.controller.prompt is not None
    pairs = [(offer.kind, offer.rider.split("-")[0]) for offer in play.controller.prompt.flicks]
    assert sorted(pairs) == [
        ("prophet", "prophet"),
        ("sphinx", "prophet"),
        ("sphinx", "templar"),
        ("templar", "prophet"),
    ]
    assert play.refusal("pair prophet-yellow-1 sphinx-yellow 45.0 100.0") == "wrong-order"
    assert play.refusal("pair prophet-yellow-1 templar-yellow-1 45.0 100.0") == "wrong-order"
    assert play.refusal("pair templar-yellow-1 sphinx-yellow 45.0 100.0") == "wrong-order"
    assert play.refusal("pair sphinx-yellow templar-yellow-1 45.0 181.0") == "too-fast"
    shot = play.shot("pair sphinx-yellow templar-yellow-1 45.0 180.0")
    assert shot.layout["templar-yellow-1"].pose.z == pytest.approx(0.6)


@pytest.mark.rule("L5", "L6", "L10", "L13")
@pytest.mark.parametrize(("law", "first"), [("two-hands", (AIM,)), ("piggyback", ())])
def test_a_turn_of_two_discs_is_one_turn(law: LawName, first: tuple[str, ...]) -> None:
    """One T0 and one T4: three banished discs of two flicked ones bring two VP."""
    play = enacted("holy-bowling", law)
    rivals = [f"prophet-purple-{number}" for number in (1, 2, 3)]
    play.put(*zip(rivals, [(15.0, 5.0), (12.0, 3.0), (17.0, 4.0)], strict=True)).do(*first)
    rests = {name.replace("-", "_"): GONE for name in (*rivals, "prophet-blue-1", "prophet-blue-2")}
    events = play.flick(SECOND if first else PAIR, **rests)
    assert of_kind(events, Banished) == [Banished("Ann", tuple(rivals[:2]), "holy-bowling", 2)]
    assert len(of_kind(events, Lost)) == 5
    assert of_kind(events, TornadoMoved) == of_kind(events, Drowned) == []
