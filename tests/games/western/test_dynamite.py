"""Dynamite: who is hit by the blast, which houses are gone, and what becomes of all that was in them."""

from __future__ import annotations

import pytest

from flick3d.games.western.events import (
    BlownUp,
    Died,
    Dropped,
    Dud,
    Exploded,
    Hit,
    InitiativePassed,
    Joined,
    StoodUp,
)
from flick3d.games.western.scenario import BuildingStart, NeutralStart, PileStart, TokensStart
from flick3d.games.western.vocabulary import Cause, Joining, Trigger
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Blasted, Rest
from flick3d.rules.layout import Blast, Push, upright
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import BANK, SALOON, UNDERTAKER, open_town, words
from tests.games.western.town import GROUND, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, kinds, played

THROW = "throw left 0.0 150.0"
BESIDE = GROUND.radius("cowboy") + 2 * GROUND.radius("bullet") + GROUND.radius("dynamite-stick")


def thrower(*, inside=None, carrying=None, **changes) -> Controller:  # type: ignore[no-untyped-def]
    """Lawman 1 acts with dynamite, looking east."""
    carrying = {"lawman-1": ("dynamite",)} | (carrying or {})
    return played(open_town(inside or {}, carrying, **changes), "play lawman-1")


def blast(*near: tuple[str, float], fallen: tuple[str, ...] = (), x: float = 3.0, y: float = 4.0) -> Blasted:
    return Blasted(1.0, x, y, near, fallen)


@pytest.mark.rule("W82")
def test_the_stick_is_placed_like_a_bullet_and_flicked() -> None:
    controller = thrower()
    assert words(controller) == ["end", "move", "shoot left", "shoot right", "throw left", "throw right"]
    shot = controller.shot(controller.read(THROW))
    assert shot is not None
    stick = shot.layout.placements[-1]
    assert (stick.piece, stick.kind) == ("dynamite-stick", "dynamite-stick")
    assert (stick.pose.x, stick.pose.y) == (pytest.approx(-20.0), pytest.approx(-8.0 + BESIDE))
    assert shot.pushes == (Push("dynamite-stick", 0.0, 150.0),)
    assert shot.blast == Blast("dynamite-stick", 6.0)
    assert controller.check(controller.read("throw left 0.0 300.01")) == Refusal("too-fast", "W20", "300")


@pytest.mark.rule("W82", "W50")
def test_where_it_may_be_placed() -> None:
    taken = with_man(thrower(), "lawman-2", upright(-20.0, -8.0 + BESIDE))
    assert taken.check(taken.read(THROW)) == Refusal("place-taken", "W50", "left")
    both = with_man(taken, "lawman-3", upright(-20.0, -8.0 - BESIDE))
    assert [each for each in words(both) if each.startswith("throw")] == ["throw near"]
    assert thrower().check(thrower().read("throw near 0.0 99.0")) == Refusal("side-free", "W50", "left")
    inside = thrower(inside={"lawman-1": ("saloon", "left")})
    assert [each for each in words(inside) if each.startswith("throw")] == ["throw behind"]
    assert inside.check(inside.read(THROW.replace("0.0", "270.0", 1))) == Refusal("inside", "W59", "left")


@pytest.mark.rule("W82")
def test_without_dynamite_nothing_is_thrown() -> None:
    controller = played(open_town(), "play lawman-1")
    assert controller.check(controller.read(THROW)) == Refusal("no-dynamite", "W82", "lawman-1")


@pytest.mark.rule("W82", "W56")
def test_everyone_who_topples_by_it_is_hit_friend_and_foe() -> None:
    rests = {"outlaw_1": fallen(22.0, -8.0), "outlaw_3": fallen(22.0, 8.0), "lawman_2": fallen(-18.0, 1.0)}
    after, events = flick(
        thrower(), THROW, blast=blast(("outlaw-1", 1.0), ("lawman-2", 2.0), ("outlaw-3", 5.0)), **rests
    )
    assert events == (
        Exploded("lawman-1", 3.0, 4.0),
        Hit("lawman-2", "lawman-1", 1, "blast"),
        Hit("outlaw-1", "lawman-1", 1, "blast"),
        Hit("outlaw-3", "lawman-1", 1, "blast"),
    )
    for man in ("lawman-2", "outlaw-1", "outlaw-3"):
        assert (after.state.cowboy(man).posture, after.state.cowboy(man).hit_points) == ("fallen", 1)
        assert after.state.layout[man].pose == rests[man.replace("-", "_")]
    assert after.state.cowboy("outlaw-2").hit_points == 2
    assert (after.state.phase, after.state.actions_left) == ("act", 1)
    assert (after.state.token("token-1").at, after.state.tokens_at("lawman-1")) == ("box", ())
    assert "dynamite-stick" not in after.state.layout
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W82", "W51")
def test_who_is_only_shoved_is_not_hit() -> None:
    after, events = flick(thrower(), THROW, blast=blast(("outlaw-1", 3.0)), outlaw_1=upright(24.0, -8.0, 170.0))
    assert "Hit" not in kinds(events)
    assert after.state.layout["outlaw-1"].pose.x == 24.0


@pytest.mark.rule("W82", "W52")
def test_who_lay_before_the_blast_was_knocked_over_by_the_stick_and_is_stood_up() -> None:
    after, events = flick(
        thrower(), THROW, "outlaw-1", blast=blast(("outlaw-1", 1.0), fallen=("outlaw-1",)), outlaw_1=fallen(25.0, -8.0)
    )
    assert events[:2] == (Exploded("lawman-1", 3.0, 4.0), StoodUp("outlaw-1", "not-hit"))
    assert after.state.cowboy("outlaw-1").hit_points == 2


@pytest.mark.rule("W82", "W54")
def test_a_fallen_man_is_not_hit_by_dynamite() -> None:
    controller = with_man(thrower(), "outlaw-1", fallen(20.0, -8.0), posture="fallen")
    after, events = flick(
        controller, THROW, blast=blast(("outlaw-1", 1.0), fallen=("outlaw-1",)), outlaw_1=fallen(25.0, -8.0)
    )
    assert kinds(events) == ["Exploded"]
    assert (after.state.cowboy("outlaw-1").hit_points, after.state.cowboy("outlaw-1").posture) == (2, "fallen")
    assert after.state.layout["outlaw-1"].pose == fallen(25.0, -8.0)


@pytest.mark.rule("W82", "W53")
def test_a_man_in_a_house_that_stands_is_not_hit() -> None:
    controller = thrower(inside={"outlaw-1": ("saloon", "left")})
    after, events = flick(
        controller, THROW, blast=blast(("outlaw-1", 3.0), ("saloon", 3.01)), outlaw_1=fallen(4.0, 13.0)
    )
    assert kinds(events)[:2] == ["Exploded", "StoodUp"]
    assert (after.state.cowboy("outlaw-1").hit_points, after.state.cowboy("outlaw-1").on) == (2, "saloon")


@pytest.mark.rule("W82")
@pytest.mark.parametrize(("distance", "gone"), [(0.0, True), (2.99, True), (3.0, True), (3.01, False), (6.0, False)])
def test_a_building_with_a_block_within_three_centimetres_is_blown_up(distance: float, gone: bool) -> None:
    after, events = flick(thrower(), THROW, blast=blast(("saloon", distance)))
    assert (BlownUp("saloon", "lawman-1") in events) is gone
    assert ("saloon" not in after.state.layout) is gone
    assert "bank" in after.state.layout
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W82")
def test_two_houses_may_go_at_once() -> None:
    after, events = flick(thrower(), THROW, blast=blast(("saloon", 1.0), ("bank", 2.0)))
    assert events == (Exploded("lawman-1", 3.0, 4.0), BlownUp("saloon", "lawman-1"), BlownUp("bank", "lawman-1"))
    assert (after.state.buildings, after.state.ruins) == ((), ("saloon", "bank"))


@pytest.mark.rule("W82")
def test_those_inside_stand_in_its_place_and_lose_one_hit_point_each() -> None:
    controller = thrower(
        inside={"outlaw-1": ("saloon", "left"), "lawman-2": ("saloon", "right")},
        tokens=(TokensStart("gold", "saloon", 2),),
        piles=(PileStart(("saloon",), {"colt": 1}),),
    )
    after, events = flick(
        controller, THROW, blast=blast(("saloon", 1.0), ("outlaw-1", 2.0)), outlaw_1=fallen(9.0, 12.0)
    )
    assert events[:4] == (
        Exploded("lawman-1", 3.0, 4.0),
        BlownUp("saloon", "lawman-1"),
        Hit("lawman-2", "lawman-1", 1, "blown-up"),
        Hit("outlaw-1", "lawman-1", 1, "blown-up"),
    )
    for man in ("outlaw-1", "lawman-2"):
        figure, pose = after.state.cowboy(man), after.state.layout[man].pose
        assert (figure.posture, figure.on, figure.hit_points, pose.z, pose.tilt) == ("standing", "", 1, 0.0, 0.0)
        assert (pose.x**2 + (pose.y - 20.0) ** 2) ** 0.5 < 4.0
    tokens = [after.state.token(f"token-{number}") for number in (1, 2, 3)]
    assert [(token.at, token.face_up) for token in tokens] == [("ground", True), ("ground", True), ("ground", False)]
    for token in tokens:
        placed = after.state.layout[token.id]
        assert (placed.on, placed.kind) == ("", "gold" if token.face_up else "token")
        assert (placed.pose.x**2 + (placed.pose.y - 20.0) ** 2) ** 0.5 < 5.0
    assert GROUND.overlaps(after.state.layout) == ()
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W82", "W60")
def test_a_last_hit_point_goes_with_the_house() -> None:
    controller = thrower(inside={"outlaw-1": ("saloon", "left")}, carrying={"outlaw-1": ("gold",)})
    controller = with_man(controller, "outlaw-1", hit_points=1)
    after, events = flick(controller, THROW, blast=blast(("saloon", 1.0)), saloon=upright(1.0, 21.0))
    assert events[1:] == (
        BlownUp("saloon", "lawman-1"),
        Hit("outlaw-1", "lawman-1", 0, "blown-up"),
        Died("outlaw-1", "lawman-1"),
        Dropped("outlaw-1", "token-2", "gold", ""),
    )
    assert "outlaw-1" not in after.state.layout
    assert after.state.token("token-2").at == "ground"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W82", "W60")
@pytest.mark.parametrize(("distance", "place"), [(2.0, "ground"), (4.0, "undertaker")])
def test_an_undertakers_that_is_blown_up_too_takes_no_tokens(distance: float, place: str) -> None:
    controller = thrower(buildings=(SALOON, BANK, UNDERTAKER), props=(), carrying={"outlaw-1": ("gold", "colt")})
    controller = with_man(controller, "outlaw-1", hit_points=1)
    after, events = flick(
        controller, THROW, blast=blast(("outlaw-1", 1.0), ("undertaker", distance)), outlaw_1=fallen(9.0, -12.0)
    )
    assert Died("outlaw-1", "lawman-1") in events
    assert [token.at for token in after.state.tokens if token.id != "token-1"] == [place, place]
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W82", "S6")
def test_a_closed_house_is_blown_up_and_who_was_locked_up_joins_a_side() -> None:
    jail = BuildingStart("sheriff", (0.0, 20.0), closed=True)
    trigger = Trigger(Cause(blown_up="sheriff"), Joining("man", "outlaws", 2))
    controller = thrower(buildings=(jail, BANK), neutrals=(NeutralStart("man", inside="sheriff"),), triggers=(trigger,))
    after, events = flick(controller, THROW, blast=blast(("sheriff", 0.5)))
    assert events[1:] == (
        BlownUp("sheriff", "lawman-1"),
        Hit("man", "lawman-1", 1, "blown-up"),
        Joined("man", "outlaws"),
    )
    man = after.state.cowboy("man")
    assert (man.side, man.hit_points, man.posture, man.on, man.hat) == ("outlaws", 2, "standing", "", "blue")
    assert "man" in [each.id for each in after.state.available("outlaws")]
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W82")
@pytest.mark.parametrize("fell_off", [False, True])
def test_a_stick_that_leaves_the_play_area_is_a_dud_and_spent(fell_off: bool) -> None:
    rest = Rest("dynamite-stick", upright(50.0, 0.0), True, left_at=(45.0, 0.0), crossed=True, fell_off=fell_off)
    after, events = flick(thrower(), THROW, "outlaw-1", dynamite_stick=rest, outlaw_1=fallen(22.0, -8.0))
    assert events[:2] == (Dud("lawman-1"), StoodUp("outlaw-1", "not-hit"))
    assert (after.state.token("token-1").at, after.state.actions_left) == ("box", 1)
    assert after.state.cowboy("outlaw-1").hit_points == 2
    assert after.check(after.read(THROW)) == Refusal("no-dynamite", "W82", "lawman-1")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W82", "W3")
def test_only_one_of_two_sticks_is_spent() -> None:
    after, _ = flick(thrower(carrying={"lawman-1": ("dynamite", "dynamite")}), THROW, blast=blast())
    assert [after.state.token(token).at for token in ("token-1", "token-2")] == ["box", "lawman-1"]
    assert after.check(after.read(THROW)) is None


@pytest.mark.rule("W82", "W54")
def test_a_thrower_who_falls_by_his_own_blast_cannot_act_on() -> None:
    after, events = flick(thrower(), THROW, blast=blast(("lawman-1", 2.0)), lawman_1=fallen(-22.0, -8.0))
    assert kinds(events) == ["Exploded", "Hit", "HatTurned"]
    assert (after.state.team, after.state.cowboy("lawman-1").posture) == ("outlaws", "fallen")


@pytest.mark.rule("W82", "W62", "W60")
def test_a_thrower_who_dies_in_his_own_blast_leaves_the_initiative_to_the_enemy() -> None:
    controller = with_man(thrower(carrying={"lawman-1": ("dynamite", "colt")}), "lawman-1", hit_points=1)
    controller = with_man(controller, "outlaw-1", hit_points=0, posture="dead")
    after, events = flick(controller, THROW, blast=blast(("lawman-1", 2.0)), lawman_1=fallen(-22.0, -8.0))
    assert events[1:5] == (
        Hit("lawman-1", "lawman-1", 0, "blast"),
        Died("lawman-1", "lawman-1"),
        InitiativePassed("lawman-1", "outlaw-2"),
        Dropped("lawman-1", "token-2", "colt", ""),
    )
    assert (after.state.initiative, after.state.team) == ("outlaw-2", "outlaws")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W82")
def test_a_thrower_whose_own_house_goes_stands_in_its_place_and_acts_on() -> None:
    controller = thrower(inside={"lawman-1": ("saloon", "right")})
    after, events = flick(controller, "throw behind 270.0 20.0", blast=blast(("saloon", 0.0)))
    assert kinds(events) == ["Exploded", "BlownUp", "Hit"]
    man = after.state.cowboy("lawman-1")
    assert (man.posture, man.on, man.hit_points) == ("standing", "", 1)
    assert (after.state.phase, after.state.actions_left) == ("act", 1)
    assert "shoot left" in words(after)
    assert after.game.faults(after.state) == ()
