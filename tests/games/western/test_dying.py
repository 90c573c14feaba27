"""The last hit point: graves, the tokens of the dead, and the heirs of the initiative, by bullet and in a duel."""

from __future__ import annotations

import pytest

from flick3d.games.western.dying import next_holder
from flick3d.games.western.events import Died, Dropped, DuelWon, Entered, HatTurned, Hit, InitiativePassed, MatchEnded
from flick3d.games.western.scenario import NeutralStart, PileStart
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Rest
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import BANK, FRONT, SALOON, UNDERTAKER, go_in, open_town
from tests.games.western.town import GROUND, altered, elimination, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, played

SHOOT = "shoot left 0.0 200.0"
WITH_UNDERTAKER = {"buildings": (SALOON, BANK, UNDERTAKER), "props": ()}


def doomed(man: str = "outlaw-1", **changes) -> Controller:  # type: ignore[no-untyped-def]
    """Lawman 1 acts; a man with one hit point left carries a Colt and gold."""
    town = open_town(changes.pop("inside", None), {man: ("colt", "gold")}, **changes)
    return played(with_man(town, man, hit_points=1), "play lawman-1")


def where(controller: Controller, token: str) -> tuple[float, float]:
    pose = controller.state.layout[token].pose
    return pose.x, pose.y


@pytest.mark.rule("W60")
def test_his_tokens_go_onto_the_undertakers_blocks() -> None:
    after, events = flick(doomed(**WITH_UNDERTAKER), SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert events == (
        Hit("outlaw-1", "lawman-1", 0),
        Died("outlaw-1", "lawman-1"),
        Dropped("outlaw-1", "token-1", "colt", "undertaker"),
        Dropped("outlaw-1", "token-2", "gold", "undertaker"),
    )
    assert [(token.at, token.face_up) for token in after.state.tokens] == [("undertaker", True)] * 2
    assert [after.state.layout[token].on for token in ("token-1", "token-2")] == ["undertaker"] * 2
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W60", "W70")
def test_there_they_are_taken_like_any_others() -> None:
    controller = doomed(inside={"lawman-2": ("undertaker", "left")}, **WITH_UNDERTAKER)
    after, _ = flick(controller, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    after = played(after, "end", "play outlaw-2", "end", "play lawman-2", "take token-1")
    assert after.state.token("token-1").at == "lawman-2"


@pytest.mark.rule("W60")
def test_without_an_undertaker_they_lie_where_he_fell() -> None:
    after, events = flick(doomed(), SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert events[2:] == (Dropped("outlaw-1", "token-1", "colt", ""), Dropped("outlaw-1", "token-2", "gold", ""))
    assert where(after, "token-1") == (23.0, -7.0)
    x, y = where(after, "token-2")
    assert 1.5 <= ((x - 23.0) ** 2 + (y + 7.0) ** 2) ** 0.5 < 2.0
    assert [(p.kind, p.on) for p in after.state.layout if p.piece.startswith("token")] == [("colt", ""), ("gold", "")]
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W60", "W57")
def test_who_fell_off_the_table_leaves_them_at_its_edge() -> None:
    rest = Rest("outlaw-1", fallen(80.0, -8.0, z=-30.0), True, left_at=(45.0, -8.0), crossed=True, fell_off=True)
    after, _ = flick(doomed(), SHOOT, "outlaw-1", outlaw_1=rest)
    area = after.game.area(after.state)
    for token in ("token-1", "token-2"):
        assert area.contains(*where(after, token), GROUND.radius("gold"))
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W60")
def test_from_the_ground_they_are_taken_for_one_action_by_who_stands_near() -> None:
    after, _ = flick(doomed(), SHOOT, "outlaw-1", outlaw_1=fallen(20.0, -3.5))
    after = played(after, "end", "play outlaw-2")
    assert after.check(after.read("take token-1")) is None
    taken = played(after, "take token-1")
    assert (taken.state.token("token-1").at, taken.state.actions_left) == ("outlaw-2", 1)
    far = played(after, "end", "play lawman-2")
    assert far.check(far.read("take token-1")) == Refusal("no-such-token", "W70", "token-1")


@pytest.mark.rule("W60", "W30", "W32")
def test_a_token_on_the_ground_is_an_object_that_the_disc_may_not_touch() -> None:
    after, _ = flick(doomed(), SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    _, events = flick(after, "move 0.0 100.0", "token-1")
    assert [type(event).__name__ for event in events] == ["MoveFailed"]


@pytest.mark.rule("W60", "W77")
@pytest.mark.parametrize("undertaker", [True, False])
def test_a_last_hit_point_lost_in_a_duel(undertaker: bool) -> None:
    town = WITH_UNDERTAKER if undertaker else {}
    controller, _ = go_in(doomed(inside={"outlaw-1": ("saloon", "left")}, **town))
    house = "undertaker" if undertaker else ""
    after, events = flick(controller, SHOOT, "outlaw-1", outlaw_1=fallen(13.0, 0.0))
    assert events == (
        DuelWon("lawman-1", "outlaw-1"),
        Hit("outlaw-1", "lawman-1", 0, "duel"),
        Died("outlaw-1", "lawman-1"),
        Dropped("outlaw-1", "token-1", "colt", house),
        Dropped("outlaw-1", "token-2", "gold", house),
        Entered("lawman-1", "saloon"),
    )
    assert after.state.cowboy("outlaw-1").posture == "dead"
    assert "outlaw-1" not in after.state.layout
    assert (after.state.cowboy("lawman-1").on, after.state.cowboy("lawman-1").block) == ("saloon", 0)
    if not undertaker:
        assert where(after, "token-1") == (pytest.approx(0.0, abs=0.3), pytest.approx(20.0 - FRONT - 1.45, abs=0.3))
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W62", "W77")
def test_an_attacker_who_dies_in_a_duel_leaves_the_initiative_to_the_defender() -> None:
    controller, _ = go_in(doomed("lawman-1", inside={"outlaw-2": ("saloon", "left")}))
    after, events = flick(controller, SHOOT, "lawman-1", lawman_1=fallen(-13.0, 0.0))
    assert events[1:4] == (
        Hit("lawman-1", "outlaw-2", 0, "duel"),
        Died("lawman-1", "outlaw-2"),
        InitiativePassed("lawman-1", "outlaw-2"),
    )
    assert events[-1] == HatTurned("lawman-1", "red")
    assert (after.state.initiative, after.state.cowboy("outlaw-2").on) == ("outlaw-2", "saloon")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W62", "W76")
def test_who_shoots_himself_in_a_duel_is_the_other_mans_prey() -> None:
    """He has lost the duel to his enemy, so that man has the token, too."""
    town = open_town({"outlaw-2": ("saloon", "left")}, initiative="outlaw-2")
    controller = played(with_man(town, "outlaw-2", hit_points=1), "play outlaw-2", "end", "play lawman-1")
    controller, _ = go_in(controller)
    after, events = flick(controller, SHOOT, "outlaw-2", outlaw_2=fallen(11.0, 0.0))
    assert InitiativePassed("outlaw-2", "lawman-1") in events
    assert after.state.initiative == "lawman-1"


@pytest.mark.rule("W60", "W90", "W77")
def test_a_death_in_a_duel_may_end_the_match() -> None:
    controller, _ = go_in(doomed(inside={"outlaw-1": ("saloon", "left")}, goals=(elimination(1),)))
    after, events = flick(controller, SHOOT, "outlaw-1", outlaw_1=fallen(13.0, 0.0))
    assert isinstance(events[-1], MatchEnded)
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason, after.state.duel) == ("lawmen", "eliminated", None)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W60", "W72")
def test_face_down_tokens_of_others_stay_face_down() -> None:
    town = WITH_UNDERTAKER | {"piles": (PileStart(("undertaker",), {"document": 1}),)}
    after, _ = flick(doomed(**town), SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert [token.face_up for token in after.state.tokens_at("undertaker")] == [False, True, True]


@pytest.mark.rule("W62")
def test_a_living_man_of_a_side_comes_before_its_neutral_figure() -> None:
    neutrals = (NeutralStart("woman", side="outlaws", at=(-30.0, 20.0)),)
    controller = played(open_town(neutrals=neutrals), "play lawman-1")
    state = with_man(controller, "lawman-1", hit_points=0, posture="dead").state
    assert next_holder(state, "lawman-1", "") == "outlaw-1"
    controller = with_man(controller, "lawman-1", hit_points=0, posture="dead")
    for man in ("outlaw-1", "outlaw-2", "outlaw-3"):
        controller = with_man(controller, man, hit_points=0, posture="dead")
    assert next_holder(controller.state, "lawman-1", "") == "woman"


@pytest.mark.rule("W62")
def test_a_holder_who_left_the_table_unhurt_leaves_the_token_to_his_own_side() -> None:
    controller = with_man(open_town(), "lawman-1", posture="safe")
    state = altered(controller, layout=controller.state.layout.without(["lawman-1"])).state
    assert next_holder(state, "lawman-1", "") == "lawman-2"


@pytest.mark.rule("W61", "W16")
def test_a_dead_mans_hat_keeps_its_colour_through_a_duel() -> None:
    controller, _ = go_in(doomed(inside={"outlaw-1": ("saloon", "left")}))
    after, _ = flick(controller, SHOOT, "outlaw-1", outlaw_1=fallen(13.0, 0.0))
    assert after.state.cowboy("outlaw-1").hat == "blue"
    after = played(after, "end", "play outlaw-1")
    assert after.state.cowboy("outlaw-1").hat == "red"
