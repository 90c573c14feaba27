"""Moving an object aside that blocks an entrance."""

from __future__ import annotations

import pytest

from flick3d.games.western.dying import scatter
from flick3d.games.western.events import MovedAside
from flick3d.games.western.scenario import BuildingStart, PropStart
from flick3d.rules.controller import Controller
from flick3d.rules.doorway import on_table, seen_from
from flick3d.rules.facts import Rest
from flick3d.rules.layout import Placement, upright
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import BANK, DISC, FRONT, LINE, SALOON, UNDERTAKER, go_in, open_town, words
from tests.games.western.town import GROUND, altered, with_man
from tests.rules.fake_ground import RADII, fallen
from tests.rules.played import flick, played

IN_THE_WAY = PropStart("barrel", (0.4, 14.0))
FAR = PropStart("barrel", (-10.0, -25.0))
AT_THE_BANK = PropStart("hay", (29.0, 12.5))
ASIDE = "aside barrel-1 saloon"


@pytest.fixture
def acting() -> Controller:
    """A barrel stands between the blocks of the saloon, hay before the bank."""
    return played(open_town(props=(IN_THE_WAY, FAR, AT_THE_BANK)), "play lawman-1")


def way_is_free(controller: Controller, house: str) -> bool:
    """Whether the disc can go straight in from the street up to the door's line."""
    placed = controller.state.layout[house]
    steps = [LINE + (FRONT + DISC - LINE) * step / 20.0 for step in range(21)]
    layout, area = controller.state.layout, controller.game.area(controller.state)
    return all(GROUND.is_free(layout, area, "movement-disc", *on_table(placed.pose, x, 0.0)) for x in steps)


@pytest.mark.rule("W42")
def test_an_object_in_an_entrance_may_be_moved_aside_at_no_cost(acting: Controller) -> None:
    assert not way_is_free(acting, "saloon")
    after, events = acting.apply(acting.read(ASIDE))
    pose = after.state.layout["barrel-1"].pose
    assert events == (MovedAside("lawman-1", "barrel-1", pose.x, pose.y),)
    assert way_is_free(after, "saloon")
    assert (after.state.phase, after.state.actions_left, after.state.active) == ("act", 2, "lawman-1")
    others = after.state.layout.without(["barrel-1"])
    assert GROUND.is_free(others, after.game.area(after.state), "barrel", pose.x, pose.y)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W42")
def test_it_is_moved_just_enough_to_let_the_disc_through(acting: Controller) -> None:
    barrel = PropStart("barrel", (0.0, 20.0 - FRONT - 0.5))
    controller = played(open_town(props=(barrel,)), "play lawman-1")
    after = played(controller, ASIDE)
    pose = after.state.layout["barrel-1"].pose
    from_axis = abs(seen_from(after.state.layout["saloon"].pose, pose.x, pose.y)[1])
    away = ((pose.x - barrel.at[0]) ** 2 + (pose.y - barrel.at[1]) ** 2) ** 0.5
    assert away < DISC + RADII["barrel"] + 0.8
    assert from_axis <= DISC + RADII["barrel"] + 0.8
    for piece in controller.state.layout:
        if piece.piece != "barrel-1":
            assert after.state.layout[piece.piece] == piece


@pytest.mark.rule("W42")
def test_once_per_move(acting: Controller) -> None:
    once = played(acting, ASIDE)
    assert words(once) == ["end", "move"]
    for text in ("aside hay-1 bank", ASIDE):
        assert once.check(once.read(text)) == Refusal("move-first", "W42")
    moved, _ = flick(once, "move 90.0 100.0", movement_disc=upright(-15.0, 0.0))
    moved = played(moved, "face 0.0")
    assert "aside hay-1 bank" in words(moved)
    failed, _ = flick(once, "move 90.0 100.0", "lawman-2")
    assert "aside hay-1 bank" in words(played(failed, "face 0.0"))


@pytest.mark.rule("W42")
@pytest.mark.parametrize("text", ["shoot left 180.0 100.0", "shoot near 180.0 100.0", "draw", "take token-1"])
def test_it_is_a_part_of_a_move_and_of_nothing_else(acting: Controller, text: str) -> None:
    once = played(acting, ASIDE)
    assert once.check(once.read(text)) == Refusal("move-first", "W42")
    assert once.check(once.read("move 90.0 100.0")) is None
    assert played(once, "end").state.aside is False


@pytest.mark.rule("W42")
def test_the_next_man_may_move_something_aside_again(acting: Controller) -> None:
    after = played(acting, ASIDE, "end", "play outlaw-1")
    assert "aside hay-1 bank" in words(after)


@pytest.mark.rule("W42")
def test_what_is_offered_is_what_blocks_an_entrance(acting: Controller) -> None:
    assert [each for each in words(acting) if each.startswith("aside")] == [ASIDE, "aside hay-1 bank"]
    for wrong in ("aside barrel-2 saloon", "aside barrel-1 bank", "aside hay-1 saloon"):
        assert acting.check(acting.read(wrong)) == Refusal("not-blocking", "W42", wrong.split()[1])


@pytest.mark.rule("W42")
def test_figures_houses_and_strangers_are_no_objects(acting: Controller) -> None:
    controller = with_man(acting, "outlaw-1", upright(0.0, 13.0, 180.0))
    for wrong in ("outlaw-1 saloon", "hat-outlaw-1 saloon", "saloon bank", "nobody saloon", "barrel-1 undertaker"):
        assert controller.check(controller.read(f"aside {wrong}")) == Refusal("no-such-object", "W42", wrong.split()[0])


@pytest.mark.rule("W42", "W44")
def test_nothing_is_moved_from_the_door_of_a_closed_house() -> None:
    closed = BuildingStart("saloon", (0.0, 20.0), closed=True)
    controller = played(open_town(props=(IN_THE_WAY,), buildings=(closed, BANK)), "play lawman-1")
    assert controller.check(controller.read(ASIDE)) == Refusal("not-blocking", "W42", "barrel-1")


@pytest.mark.rule("W42", "W41")
def test_who_is_inside_may_clear_his_own_door_only() -> None:
    inside = open_town({"lawman-1": ("saloon", "left")}, props=(IN_THE_WAY, FAR, AT_THE_BANK))
    controller = played(inside, "play lawman-1")
    assert [each for each in words(controller) if each.startswith("aside")] == [ASIDE]
    assert controller.check(controller.read("aside hay-1 bank")) == Refusal("not-blocking", "W42", "hay-1")


@pytest.mark.rule("W42")
def test_a_toppled_object_counts_and_is_stood_up() -> None:
    controller = played(open_town(props=(FAR,)), "play lawman-1")
    layout = controller.state.layout.moved({"barrel-1": fallen(0.0, 12.0, 90.0)})
    after = played(altered(controller, layout=layout), ASIDE)
    assert after.state.layout["barrel-1"].pose.tilt == pytest.approx(0.0)
    assert way_is_free(after, "saloon")


@pytest.mark.rule("W42", "W60")
def test_a_token_on_the_ground_is_an_object() -> None:
    controller = played(open_town(carrying={"lawman-2": ("gold",)}, props=()), "play lawman-1")
    token = controller.state.token("token-1")
    lying = Placement("token-1", "gold", upright(0.0, 13.5))
    state = controller.state.with_token(type(token)("token-1", "gold", "ground"))
    controller = altered(controller, tokens=state.tokens, layout=state.layout.put(lying))
    after = played(controller, "aside token-1 saloon")
    assert way_is_free(after, "saloon")
    assert after.state.token("token-1").at == "ground"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W42", "W14")
def test_only_while_an_action_is_asked_for(acting: Controller) -> None:
    assert played(acting, "end").check(acting.read(ASIDE)) == Refusal("not-now", "W14", "aside")
    facing, _ = flick(acting, "move 90.0 100.0", movement_disc=Rest("movement-disc", upright(-15.0, 0.0), moved=True))
    assert facing.check(acting.read(ASIDE)) == Refusal("not-now", "W14", "aside")


@pytest.mark.rule("W42", "W40")
def test_after_it_the_house_is_entered(acting: Controller) -> None:
    after, _ = go_in(played(acting, ASIDE))
    assert after.state.phase == "block"
    assert after.state.aside is False


@pytest.mark.rule("W42")
def test_each_of_two_facing_houses_has_its_own_entrance() -> None:
    towers = open_town(buildings=(SALOON, UNDERTAKER), props=(PropStart("barrel", (0.0, -13.0)),))
    assert [each for each in words(played(towers, "play lawman-1")) if each.startswith("aside")] == [
        "aside barrel-1 undertaker"
    ]


@pytest.mark.rule("W42", "W41")
def test_who_leaves_may_move_aside_what_lies_in_the_passage() -> None:
    """A dead man's token can lie where only a disc fits, and would bar the way out."""
    town = open_town({"lawman-1": ("saloon", "left")}, {"lawman-2": ("gold",)}, props=(FAR,))
    state = scatter(town.state, town.state.tokens_at("lawman-2"), 0.0, 21.0, GROUND)
    controller = played(altered(town, tokens=state.tokens, layout=state.layout), "play lawman-1")
    assert "aside token-1 saloon" in words(controller)
    after = played(controller, "aside token-1 saloon")
    pose = after.state.layout["token-1"].pose
    assert abs(seen_from(after.state.layout["saloon"].pose, pose.x, pose.y)[1]) >= DISC + RADII["gold"]
    assert after.game.faults(after.state) == ()
