"""Entering a house: what the disc may touch, when it is in, and which block is free."""

from __future__ import annotations

import pytest

from flick3d.games.western.events import DuelBegan, Entered, HatTurned, MoveFailed, MoveSucceeded
from flick3d.games.western.scenario import BuildingStart, NeutralStart
from flick3d.games.western.vocabulary import SpecialRules
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import (
    BACK,
    DISC,
    FRONT,
    IN,
    LINE,
    SALOON,
    UNDERTAKER,
    at_house,
    barred,
    go_in,
    on_block,
    open_town,
    words,
)
from tests.games.western.town import altered
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, played

INSIDE = ("saloon", "doorway")


@pytest.mark.rule("W40")
@pytest.mark.parametrize(("block", "index"), [("left", 0), ("right", 1)])
def test_who_is_in_is_put_on_one_of_the_two_blocks(block: str, index: int) -> None:
    controller, events = go_in(played(open_town(), "play lawman-1"))
    assert events == ()
    assert controller.prompt is not None
    assert (controller.prompt.kind, controller.prompt.piece) == ("block", "lawman-1")
    assert words(controller) == ["stand left", "stand right"]
    after, events = controller.apply(controller.read(f"stand {block}"))
    assert events == (Entered("lawman-1", "saloon"),)
    man = after.state.cowboy("lawman-1")
    assert (man.on, man.inside, man.block, man.posture) == ("saloon", "saloon", index, "standing")
    assert man.facing == pytest.approx(270.0)
    assert after.state.layout["lawman-1"].pose == on_block(after, "saloon", index)
    assert after.state.layout["lawman-1"].pose.z == 0.9
    assert after.state.layout["hat-lawman-1"].pose.z == pytest.approx(0.9 + 3.9)
    assert (after.state.phase, after.state.actions_left, after.state.entering) == ("act", 1, "")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W40")
def test_the_left_block_is_left_when_one_looks_out_of_the_door() -> None:
    controller, _ = go_in(played(open_town(), "play lawman-1"))
    after = played(controller, "stand left")
    # The saloon's door looks south, so its left is east.
    assert after.state.layout["lawman-1"].pose.x == pytest.approx(3.9)


@pytest.mark.rule("W40")
@pytest.mark.parametrize(
    ("x", "is_in"),
    [
        (LINE + DISC - 0.001, True),
        (LINE, True),
        (BACK - DISC + 0.001, True),
        (LINE + DISC, False),
        (LINE + DISC + 0.001, False),
        (FRONT + 1.0, False),
        (BACK - DISC - 0.001, False),
    ],
)
def test_he_is_in_when_any_part_of_the_disc_has_passed_the_doors_line(x: float, is_in: bool) -> None:
    after, events = go_in(played(open_town(), "play lawman-1"), "saloon", x)
    if is_in:
        assert (after.state.phase, after.state.entering, events) == ("block", "saloon", ())
    else:
        assert (after.state.phase, after.state.cowboy("lawman-1").on) == ("face", "")
        assert isinstance(events[0], MoveSucceeded)


@pytest.mark.rule("W40", "W43")
def test_a_disc_beside_the_gap_is_not_in() -> None:
    controller = played(open_town(), "play lawman-1")
    after, _ = flick(controller, "move 90.0 100.0", movement_disc=at_house(controller, "saloon", IN, 6.8))
    assert (after.state.phase, after.state.entering) == ("face", "")


@pytest.mark.rule("W40")
def test_the_disc_may_touch_the_inner_faces_of_that_building() -> None:
    after, events = go_in(played(open_town(), "play lawman-1"), "saloon", IN, INSIDE)
    assert (events, after.state.phase) == ((), "block")


@pytest.mark.rule("W43", "W32")
@pytest.mark.parametrize(
    ("touched", "culprit"),
    [
        (("saloon",), "saloon"),
        ((INSIDE, "saloon"), "saloon"),
        ((INSIDE, "bank"), "bank"),
        ((("bank", "doorway"),), "bank"),
        ((INSIDE, "barrel-1"), "barrel-1"),
        (("lawman-2", INSIDE), "lawman-2"),
    ],
)
def test_outer_faces_other_buildings_and_all_else_count_as_touched(
    touched: tuple[str | tuple[str, str], ...], culprit: str
) -> None:
    controller = played(open_town(), "play lawman-1")
    after, events = go_in(controller, "saloon", IN, *touched)
    assert events == (MoveFailed("lawman-1", "touched", culprit),)
    assert after.state.layout == controller.state.layout
    assert (after.state.phase, after.state.actions_left) == ("face", 1)


@pytest.mark.rule("W40", "W32")
def test_an_inner_face_touched_by_a_disc_that_is_not_in_is_a_touch() -> None:
    _, events = go_in(played(open_town(), "play lawman-1"), "saloon", LINE + DISC + 0.1, INSIDE)
    assert events == (MoveFailed("lawman-1", "touched", "saloon"),)


@pytest.mark.rule("W33", "W40")
def test_a_disc_that_leans_in_the_doorway_is_not_in() -> None:
    controller = played(open_town(), "play lawman-1")
    place = at_house(controller, "saloon", IN)
    after, events = flick(controller, "move 90.0 100.0", INSIDE, movement_disc=fallen(place.x, place.y))
    assert events == (MoveFailed("lawman-1", "not-flat"),)
    assert after.state.cowboy("lawman-1").on == ""


@pytest.mark.rule("W44")
@pytest.mark.parametrize(("taken", "free"), [("left", 1), ("right", 0)])
def test_with_one_block_taken_he_stands_on_the_other(taken: str, free: int) -> None:
    after, events = go_in(played(open_town({"lawman-2": ("saloon", taken)}), "play lawman-1"))  # type: ignore[dict-item]
    assert events == (Entered("lawman-1", "saloon"),)
    assert after.state.cowboy("lawman-1").block == free
    assert after.state.layout["lawman-1"].pose == on_block(after, "saloon", free)


@pytest.mark.rule("W44")
def test_a_taken_block_is_refused() -> None:
    controller = played(open_town({"lawman-2": ("saloon", "left")}), "play lawman-1")
    controller = altered(controller, phase="block", entering="saloon")
    assert controller.check(controller.read("stand left")) == Refusal("block-taken", "W44", "left")
    assert (words(controller), barred(controller)) == (["stand right"], {"stand left": "block-taken"})


@pytest.mark.rule("W44")
def test_with_both_blocks_taken_by_ones_own_side_nobody_else_may_enter() -> None:
    controller = played(open_town({"lawman-2": ("saloon", "left"), "lawman-3": ("saloon", "right")}), "play lawman-1")
    after, events = go_in(controller, "saloon", IN, INSIDE)
    assert events == (MoveFailed("lawman-1", "full", "saloon"),)
    assert after.state.layout == controller.state.layout
    assert (after.state.phase, after.state.actions_left) == ("face", 1)


@pytest.mark.rule("W44", "W1")
def test_a_neutral_figure_takes_a_block_and_is_no_enemy() -> None:
    neutrals = (NeutralStart("man", inside="saloon", block="left"),)
    one, events = go_in(played(open_town(neutrals=neutrals), "play lawman-1"))
    assert events == (Entered("lawman-1", "saloon"),)
    assert one.state.cowboy("lawman-1").block == 1
    _, events = go_in(played(open_town({"lawman-2": ("saloon", "right")}, neutrals=neutrals), "play lawman-1"))
    assert events == (MoveFailed("lawman-1", "full", "saloon"),)


@pytest.mark.rule("W44")
def test_a_closed_building_cannot_be_entered() -> None:
    closed = BuildingStart("saloon", (0.0, 20.0), closed=True)
    after, events = go_in(played(open_town(buildings=(closed,)), "play lawman-1"))
    assert isinstance(events[0], MoveSucceeded)
    assert (after.state.phase, after.state.cowboy("lawman-1").on) == ("face", "")
    _, events = go_in(played(open_town(buildings=(closed,)), "play lawman-1"), "saloon", IN, INSIDE)
    assert events == (MoveFailed("lawman-1", "touched", "saloon"),)


@pytest.mark.rule("W75")
def test_a_single_enemy_inside_is_met_at_once() -> None:
    after, events = go_in(played(open_town({"outlaw-3": ("saloon", "right")}), "play lawman-1"))
    assert events == (DuelBegan("lawman-1", "outlaw-3", "saloon"),)
    assert (after.state.phase, after.state.actions_left) == ("duel", 1)


@pytest.mark.rule("W75")
def test_of_two_enemies_the_attacker_chooses_his_defender() -> None:
    controller = open_town(
        {"outlaw-3": ("saloon", "left"), "outlaw-2": ("saloon", "right"), "outlaw-1": ("bank", "left")}
    )
    controller, events = go_in(played(controller, "play lawman-1"))
    assert (events, controller.state.phase) == ((), "challenge")
    assert words(controller) == ["challenge outlaw-2", "challenge outlaw-3"]
    for stranger in ("outlaw-1", "lawman-2", "nobody"):
        refusal = controller.check(controller.read(f"challenge {stranger}"))
        assert refusal == Refusal("no-such-defender", "W75", stranger)
    assert controller.check(controller.read("stand left")) == Refusal("not-now", "W14", "stand")
    after, events = controller.apply(controller.read("challenge outlaw-3"))
    assert events == (DuelBegan("lawman-1", "outlaw-3", "saloon"),)
    assert after.state.actions_left == 1


@pytest.mark.rule("W75", "W44")
def test_in_a_mixed_house_the_enemy_is_met_though_no_block_is_free() -> None:
    controller = open_town({"lawman-2": ("saloon", "left"), "outlaw-1": ("saloon", "right")})
    _, events = go_in(played(controller, "play lawman-1"))
    assert events == (DuelBegan("lawman-1", "outlaw-1", "saloon"),)


@pytest.mark.rule("W75")
def test_a_scenario_without_duels_keeps_houses_with_enemies_shut() -> None:
    controller = open_town({"outlaw-1": ("saloon", "right")}, rules=SpecialRules(duels=False))
    _, events = go_in(played(controller, "play lawman-1"))
    assert events == (MoveFailed("lawman-1", "full", "saloon"),)


@pytest.mark.rule("W40", "W14")
def test_with_the_last_action_his_turn_ends_when_he_stands_inside() -> None:
    controller, _ = flick(played(open_town(), "play lawman-1"), "shoot left 90.0 100.0")
    controller, _ = go_in(controller)
    assert (controller.state.phase, controller.state.actions_left) == ("block", 0)
    after, events = controller.apply(controller.read("stand right"))
    assert events == (Entered("lawman-1", "saloon"), HatTurned("lawman-1", "red"))
    assert after.state.layout["hat-lawman-1"].pose.axis_z == pytest.approx(1.0)


@pytest.mark.rule("W40", "W41")
def test_one_move_may_lead_from_one_house_into_another() -> None:
    """The undertaker's door looks north, at the saloon's."""
    controller = open_town({"lawman-1": ("undertaker", "left")}, buildings=(SALOON, UNDERTAKER), props=())
    controller = played(controller, "play lawman-1")
    disc = at_house(controller, "saloon", IN)
    after, _ = flick(controller, "move 90.0 250.0", ("undertaker", "doorway"), INSIDE, movement_disc=disc)
    assert (after.state.phase, after.state.entering) == ("block", "saloon")
    after = played(after, "stand left")
    assert (after.state.inside("undertaker"), after.state.cowboy("lawman-1").on) == ((), "saloon")


@pytest.mark.rule("W45")
def test_the_turned_house_is_entered_where_it_stands_now() -> None:
    controller = played(open_town(buildings=(BuildingStart("saloon", (0.0, 15.0), facing=200.0),)), "play lawman-1")
    controller, _ = go_in(controller, "saloon", LINE + DISC - 0.01)
    after = played(controller, "stand right")
    assert after.state.cowboy("lawman-1").facing == pytest.approx(200.0)
    assert after.state.layout["lawman-1"].pose == on_block(after, "saloon", 1)
