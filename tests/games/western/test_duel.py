"""The duel: how it begins, how they shoot, and what comes of it."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.events import (
    DuelBegan,
    DuelWon,
    Entered,
    HatTurned,
    Hit,
    MatchEnded,
    Missed,
    PutBack,
    StoodUp,
    TurnedAway,
)
from flick3d.games.western.state import DUEL_AREA
from flick3d.games.western.vocabulary import Goal, SpecialRules
from flick3d.rules.controller import Controller
from flick3d.rules.doorway import seen_from
from flick3d.rules.facts import Rest
from flick3d.rules.game import Seat
from flick3d.rules.layout import Area, upright
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import FRONT, duel, go_in, miss, on_block, open_town, words
from tests.games.western.town import GROUND, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, played

LEFT = "shoot left 0.0 200.0"
INSIDE = {"outlaw-1": ("saloon", "right")}


def before_door(controller: Controller, piece: str, house: str = "saloon") -> tuple[float, float]:
    """Where a piece is, in the house's own frame."""
    pose = controller.state.layout[piece].pose
    return seen_from(controller.state.layout[house].pose, pose.x, pose.y)


@pytest.mark.rule("W75", "W76")
def test_two_men_stand_face_to_face_on_a_cleared_ground() -> None:
    controller = duel()
    layout = controller.game.layout(controller.state)
    assert [p.piece for p in layout] == ["lawman-1", "outlaw-1", "hat-lawman-1", "hat-outlaw-1"]
    assert layout["lawman-1"].pose == upright(-10.0, 0.0, 0.0)
    assert layout["outlaw-1"].pose == upright(10.0, 0.0, 180.0)
    assert controller.game.area(controller.state) == DUEL_AREA == Area(60.0, 40.0)
    assert layout["hat-lawman-1"].pose.axis_z == pytest.approx(-1.0)
    assert (controller.state.actions_left, controller.state.phase) == (1, "duel")
    assert controller.state.layout["outlaw-1"].pose == on_block(controller, "saloon", 1)
    assert controller.game.faults(controller.state) == ()


@pytest.mark.rule("W76", "W12")
def test_the_defender_shoots_first_and_his_own_side_is_asked() -> None:
    controller = duel()
    assert controller.prompt is not None
    asked = []
    for _ in range(4):
        prompt = controller.prompt
        assert prompt is not None
        asked.append((prompt.kind, prompt.team, prompt.player, prompt.piece))
        controller = miss(controller)
    outlaw, lawman = ("duel", "outlaws", "Ben", "outlaw-1"), ("duel", "lawmen", "Ann", "lawman-1")
    assert asked == [outlaw, lawman, outlaw, lawman]


@pytest.mark.rule("W76", "W7", "W17")
def test_the_next_player_of_the_defenders_side_answers_and_loses_no_turn_by_it() -> None:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"), Seat("Cleo", "outlaws"))
    town = open_town({"outlaw-1": ("saloon", "right")}, seats=seats)
    controller = played(town, "play lawman-1", "end", "play outlaw-2", "end", "play lawman-2")
    controller, _ = go_in(controller)
    assert controller.prompt is not None
    assert (controller.prompt.piece, controller.prompt.player) == ("outlaw-1", "Cleo")
    after, _ = flick(controller, LEFT, "lawman-2", lawman_2=fallen(-13.0, 0.0))
    assert after.prompt is not None
    assert (after.prompt.kind, after.prompt.player) == ("choose-cowboy", "Cleo")


@pytest.mark.rule("W76", "W50")
def test_bullets_lie_beside_the_shooter_on_the_duel_ground() -> None:
    controller = duel()
    assert words(controller) == ["shoot left", "shoot right"]
    assert controller.prompt is not None
    assert all(offer.arc is None for offer in controller.prompt.flicks)
    shot = controller.shot(controller.read(LEFT))
    assert shot is not None
    beside = GROUND.radius("cowboy") + 3 * GROUND.radius("bullet")
    # He looks west, so his left is south.
    assert (shot.layout["bullet-1"].pose.x, shot.layout["bullet-1"].pose.y) == (pytest.approx(10.0), -beside)
    assert (shot.area, len(shot.layout)) == (DUEL_AREA, 5)
    assert controller.check(controller.read("shoot near 0.0 100.0")) == Refusal("side-free", "W50", "left")
    assert controller.check(controller.read("shoot behind 0.0 100.0")) == Refusal("not-inside", "W59", "behind")


@pytest.mark.rule("W76", "W14")
def test_nothing_but_shooting_is_done_in_a_duel() -> None:
    controller = duel(carrying={"outlaw-1": ("dynamite", "gold")}, rules=SpecialRules())
    for text in ("move 0.0 100.0", "throw left 0.0 100.0", "end", "face 0.0", "drop token-1", "challenge outlaw-1"):
        assert controller.check(controller.read(text)) == Refusal("not-now", "W14", text.split()[0])
    assert controller.check(controller.read("hold")) == Refusal("not-now", "W58", "hold")


@pytest.mark.rule("W77", "W76", "W53")
def test_a_winning_attacker_takes_the_place_on_the_block() -> None:
    controller = miss(duel())
    after, events = flick(controller, LEFT, "outlaw-1", outlaw_1=fallen(13.0, 0.0))
    assert events == (
        DuelWon("lawman-1", "outlaw-1"),
        Hit("outlaw-1", "lawman-1", 1, "duel"),
        Entered("lawman-1", "saloon"),
    )
    loser, winner = after.state.cowboy("outlaw-1"), after.state.cowboy("lawman-1")
    assert (loser.posture, loser.hit_points, loser.on) == ("fallen", 1, "")
    assert (winner.posture, winner.hit_points, winner.on, winner.block) == ("standing", 2, "saloon", 1)
    assert after.state.layout["lawman-1"].pose == on_block(after, "saloon", 1)
    x, y = before_door(after, "outlaw-1")
    assert (x, y) == (pytest.approx(FRONT + 1.45, abs=0.5), pytest.approx(0.0, abs=1.0))
    assert after.state.layout["outlaw-1"].pose.tilt > 45.0
    assert (after.state.duel, after.state.phase, after.state.actions_left) == (None, "act", 1)
    assert after.state.duels_won == (1, 0)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W77", "W54")
def test_a_winning_defender_keeps_his_block() -> None:
    after, events = flick(duel(), LEFT, "lawman-1", lawman_1=fallen(-13.0, 0.0))
    assert events == (
        DuelWon("outlaw-1", "lawman-1"),
        Hit("lawman-1", "outlaw-1", 1, "duel"),
        HatTurned("lawman-1", "red"),
    )
    loser, winner = after.state.cowboy("lawman-1"), after.state.cowboy("outlaw-1")
    assert (loser.posture, loser.hit_points, loser.on) == ("fallen", 1, "")
    assert (winner.hit_points, winner.on, winner.block) == (2, "saloon", 1)
    assert after.state.layout["outlaw-1"].pose == on_block(after, "saloon", 1)
    assert before_door(after, "lawman-1")[0] == pytest.approx(FRONT + 1.45, abs=0.5)
    assert (after.state.team, after.state.phase, after.state.duels_won) == ("outlaws", "choose-cowboy", (0, 1))
    assert after.state.available("outlaws")[0].id == "outlaw-1"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W75", "W77")
def test_in_a_mixed_house_the_winner_takes_the_losers_block() -> None:
    inside = {"lawman-2": ("saloon", "left"), "outlaw-1": ("saloon", "right")}
    after, events = flick(duel(inside), LEFT, "outlaw-1", outlaw_1=fallen(13.0, 0.0))
    assert events[0] == DuelWon("lawman-1", "outlaw-1")
    assert [man.id for man in after.state.inside("saloon")] == ["lawman-1", "lawman-2"]
    assert after.state.cowboy("lawman-1").block == 1


@pytest.mark.rule("W75", "W44")
def test_a_winner_beside_a_second_enemy_shares_the_house_with_him() -> None:
    inside = {"outlaw-1": ("saloon", "left"), "outlaw-2": ("saloon", "right")}
    controller = played(duel(inside), "challenge outlaw-2")
    after, _ = flick(controller, LEFT, "outlaw-2", outlaw_2=fallen(13.0, 0.0))
    assert {man.id: man.block for man in after.state.inside("saloon")} == {"lawman-1": 1, "outlaw-1": 0}
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W76")
def test_who_shoots_himself_down_has_lost() -> None:
    after, events = flick(duel(), LEFT, "outlaw-1", outlaw_1=fallen(11.0, 0.0))
    assert events[:2] == (DuelWon("lawman-1", "outlaw-1"), Hit("outlaw-1", "lawman-1", 1, "duel"))
    assert after.state.cowboy("lawman-1").on == "saloon"


@pytest.mark.rule("W76", "W51", "W57")
def test_a_grazed_man_stands_where_he_was_shoved_for_the_rest_of_the_duel() -> None:
    controller = duel()
    after, events = flick(controller, LEFT, "lawman-1", lawman_1=upright(-12.0, 1.0, 10.0))
    assert events == (Missed("outlaw-1", "grazed", "lawman-1"), *events[1:])
    place = after.game.layout(after.state)["lawman-1"].pose
    assert (place.x, place.y) == (-12.0, 1.0)
    assert after.game.layout(after.state)["hat-lawman-1"].pose.x == -12.0
    assert after.state.layout == controller.state.layout
    shot = after.shot(after.read(LEFT))
    assert shot is not None
    assert shot.layout["bullet-1"].pose.x < -11.0


@pytest.mark.rule("W76", "W57")
def test_who_is_shoved_off_the_duel_ground_is_put_back_at_its_edge() -> None:
    rest = Rest("lawman-1", upright(-31.0, 0.0), moved=True, left_at=(-30.0, 0.0), crossed=True)
    after, events = flick(duel(), LEFT, "lawman-1", lawman_1=rest)
    pose = after.game.layout(after.state)["lawman-1"].pose
    assert PutBack("lawman-1", pose.x, pose.y) in events
    assert pose.x == pytest.approx(-30.0 + GROUND.radius("cowboy"), abs=0.3)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W76", "W52")
def test_who_falls_without_being_hit_is_stood_up() -> None:
    rests = {"outlaw_1": fallen(11.0, 0.0), "hat_lawman_1": upright(0.0, 0.0)}
    after, events = flick(duel(), LEFT, "hat-lawman-1", "outlaw-1", **rests)
    assert events[:2] == (Missed("outlaw-1", "ricochet", "hat-lawman-1"), StoodUp("outlaw-1", "not-hit"))
    assert after.state.phase == "duel"
    assert after.game.layout(after.state)["outlaw-1"].pose == upright(11.0, 0.0, 180.0)


@pytest.mark.rule("W78")
def test_after_three_shots_each_the_attacker_is_turned_away_unhurt() -> None:
    controller = miss(duel(), 5)
    assert controller.state.phase == "duel"
    assert controller.state.duel is not None
    assert controller.state.duel.shots == (2, 3)
    after, events = flick(controller, LEFT)
    assert events == (Missed("lawman-1", "touched-nobody", ""), TurnedAway("lawman-1", "saloon"))
    man = after.state.cowboy("lawman-1")
    assert (man.posture, man.hit_points, man.on) == ("standing", 2, "")
    assert before_door(after, "lawman-1") == (pytest.approx(FRONT + 1.45, abs=0.1), pytest.approx(0.0, abs=0.1))
    assert after.state.cowboy("outlaw-1").on == "saloon"
    assert (after.state.phase, after.state.actions_left, after.state.duel) == ("act", 1, None)
    assert after.state.duels_won == (0, 0)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W78")
def test_a_taken_place_before_the_door_gives_the_nearest_free_one() -> None:
    x, y = 0.0, 20.0 - FRONT - 1.45
    controller = with_man(open_town(INSIDE), "lawman-2", upright(x, y))
    controller = miss(go_in(played(controller, "play lawman-1"))[0], 6)
    assert controller.state.layout["lawman-2"].pose == upright(x, y)
    pose = controller.state.layout["lawman-1"].pose
    assert 2.3 <= math.dist((pose.x, pose.y), (x, y)) < 3.2
    assert controller.game.faults(controller.state) == ()


@pytest.mark.rule("W75", "W14")
def test_with_the_last_action_the_turn_ends_after_the_duel() -> None:
    controller, _ = flick(played(open_town(INSIDE), "play lawman-1"), LEFT)
    controller, events = go_in(controller)
    assert events == (DuelBegan("lawman-1", "outlaw-1", "saloon"),)
    _, events = flick(controller, LEFT, "outlaw-1", outlaw_1=fallen(13.0, 0.0))
    assert events[-2:] == (Entered("lawman-1", "saloon"), HatTurned("lawman-1", "red"))


@pytest.mark.rule("S2", "W90")
def test_won_duels_are_counted_and_win_a_match() -> None:
    controller = duel(goals=(Goal(win_duels=1),))
    after, events = flick(controller, LEFT, "lawman-1", lawman_1=fallen(-13.0, 0.0))
    assert isinstance(events[-1], MatchEnded)
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason, after.outcome.scores) == (
        "outlaws", "duels", (("lawmen", 0), ("outlaws", 1)),
    )  # fmt: skip


@pytest.mark.rule("W76", "W77")
def test_an_attacker_from_another_house_has_left_it_when_he_wins() -> None:
    inside = {"lawman-1": ("bank", "left"), "outlaw-1": ("saloon", "right")}
    controller = played(open_town(inside), "play lawman-1")
    controller, _ = flick(controller, "move 270.0 100.0", movement_disc=upright(25.0, 0.0))
    controller, _ = go_in(played(controller, "face 90.0"))
    after, _ = flick(controller, LEFT, "outlaw-1", outlaw_1=fallen(13.0, 0.0))
    assert after.state.inside("bank") == ()
    assert after.state.cowboy("lawman-1").on == "saloon"
