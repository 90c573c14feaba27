"""House rules of the Western game: the other answers to what the rulebook leaves open."""

from __future__ import annotations

from typing import Any

import pytest

from flick3d.games.western.dying import next_holder
from flick3d.games.western.ending import goal_reached
from flick3d.games.western.events import Died, Dropped, InitiativePassed, PieceLost, PutBack, TokenLost
from flick3d.games.western.house_rules import HouseRules
from flick3d.games.western.scenario import Clock, PropStart
from flick3d.games.western.vocabulary import Gathering, Goal, Noon
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Rest
from flick3d.rules.layout import Pose, upright
from flick3d.rules.outcome import Outcome
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import open_town
from tests.games.western.town import altered, elimination, match, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, played

SHOOT = "shoot left 0.0 200.0"
IN_THE_WAY = (PropStart("barrel", (0.4, 14.0)),)
NEVER_ASIDE = HouseRules(moving_aside="never")
GONE = HouseRules(off_the_area="gone")
NO_LEGACY = HouseRules(tokens_of_the_dead="gone")
OWN_STAR = HouseRules(star="own")
WHO_FLICKS = HouseRules(both_at_once="turn")


def left(piece: str, pose: Pose, at: tuple[float, float]) -> Rest:
    return Rest(piece, pose, moved=True, left_at=at, crossed=True)


def doomed(**changes: Any) -> Controller:
    """Lawman 1 acts; outlaw 1 has one hit point left and carries a Colt and gold. There is no Undertaker."""
    town = open_town(None, {"outlaw-1": ("colt", "gold")}, **changes)
    return played(with_man(town, "outlaw-1", hit_points=1), "play lawman-1")


def dead(controller: Controller, *men: str) -> Controller:
    for man in men:
        controller = with_man(controller, man, hit_points=0, posture="dead")
    return controller


@pytest.mark.rule("W42")
def test_nothing_is_moved_aside_where_a_house_rule_forbids_it() -> None:
    action = "aside barrel-1 saloon"
    usual = played(open_town(props=IN_THE_WAY), "play lawman-1")
    assert usual.check(usual.read(action)) is None
    strict = played(open_town(props=IN_THE_WAY, house_rules=NEVER_ASIDE), "play lawman-1")
    assert strict.check(strict.read(action)) == Refusal("never-aside", "W42", "barrel-1")
    assert strict.prompt is not None
    assert strict.read(action) not in strict.prompt.choices
    assert strict.check(strict.read("aside lawman-2 saloon")) == Refusal("never-aside", "W42", "lawman-2")


@pytest.mark.rule("W57")
def test_a_prop_that_left_the_play_area_is_out_of_the_match() -> None:
    controller = played(match(house_rules=GONE), "play lawman-1")
    rests = {"barrel_1": left("barrel-1", upright(52.0, -4.0), (45.0, -4.0)), "barrel_2": upright(3.0, -20.0)}
    after, events = flick(controller, SHOOT, "barrel-1", "barrel-2", **rests)
    assert events[1:] == (PieceLost("barrel-1"),)
    assert "barrel-1" not in after.state.layout
    assert after.state.layout["barrel-2"].pose.x == 3.0
    assert after.game.faults(after.state) == ()
    assert played(after, "end").game.faults(after.state) == ()


@pytest.mark.rule("W57")
def test_figures_and_the_gallows_are_put_back_all_the_same() -> None:
    gallows = (PropStart("gallows", (0.0, -10.0)),)
    controller = played(match(house_rules=GONE, props=gallows), "play lawman-1")
    rests = {
        "gallows_1": left("gallows-1", upright(52.0, -4.0), (45.0, -4.0)),
        "outlaw_1": left("outlaw-1", upright(50.0, -8.0, 180.0), (45.0, -8.0)),
    }
    after, events = flick(controller, SHOOT, "gallows-1", "outlaw-1", **rests)
    assert {each.piece for each in events if isinstance(each, PutBack)} == {"gallows-1", "outlaw-1"}
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W57")
def test_by_the_rulebook_a_missing_prop_is_a_fault() -> None:
    controller = match()
    lost = altered(controller, layout=controller.state.layout.without(["barrel-1"]))
    assert lost.game.faults(lost.state) == ("1 pieces of kind barrel are on the table, 2 were set up",)


@pytest.mark.rule("W60")
def test_a_dead_mans_tokens_are_out_of_the_match() -> None:
    after, events = flick(doomed(house_rules=NO_LEGACY), SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert events[2:] == (TokenLost("outlaw-1", "token-1", "colt"), TokenLost("outlaw-1", "token-2", "gold"))
    assert [token.at for token in after.state.tokens] == ["box", "box"]
    assert not {"token-1", "token-2"} & {placed.piece for placed in after.state.layout}
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W60")
@pytest.mark.parametrize(
    "wanted",
    [
        {"goals": (elimination(2), Goal(side="outlaws", gather=Gathering("gold", "bank", 1)))},
        {"clock": Clock(start=7, noon=Noon(holder="gold"))},
    ],
)
def test_tokens_that_decide_the_match_lie_where_he_fell_all_the_same(wanted: dict[str, Any]) -> None:
    after, events = flick(doomed(house_rules=NO_LEGACY, **wanted), SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert events[2:] == (TokenLost("outlaw-1", "token-1", "colt"), Dropped("outlaw-1", "token-2", "gold", ""))
    assert after.state.token("token-2").at == "ground"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W62")
@pytest.mark.parametrize(("rules", "heir"), [(HouseRules(), "outlaw-1"), (OWN_STAR, "lawman-2")])
def test_the_star_of_one_whom_nobody_shot(rules: HouseRules, heir: str) -> None:
    controller = with_man(open_town(house_rules=rules), "lawman-1", hit_points=0, posture="dead")
    assert next_holder(controller.state, "lawman-1", "") == heir
    assert next_holder(controller.state, "lawman-1", "outlaw-2") == "outlaw-2"


@pytest.mark.rule("W62")
def test_who_dies_by_his_own_bullet_leaves_the_star_to_his_side() -> None:
    controller = played(with_man(match(men=3, house_rules=OWN_STAR), "lawman-1", hit_points=1), "play lawman-1")
    after, events = flick(controller, SHOOT, "lawman-1", lawman_1=fallen(-20.0, -8.0))
    assert Died("lawman-1", "lawman-1") in events
    assert InitiativePassed("lawman-1", "lawman-2") in events
    assert after.state.initiative == "lawman-2"


@pytest.mark.rule("W62")
def test_where_the_own_side_is_dead_the_enemies_have_the_star() -> None:
    controller = dead(open_town(house_rules=OWN_STAR), "lawman-1", "lawman-2", "lawman-3")
    assert next_holder(controller.state, "lawman-1", "") == "outlaw-1"


@pytest.mark.rule("W90")
@pytest.mark.parametrize("side", ["lawmen", "outlaws"])
def test_both_goals_at_once_are_won_by_the_side_whose_turn_it_is(side: str) -> None:
    controller = dead(match(men=2, goals=(elimination(1),), house_rules=WHO_FLICKS), "lawman-1", "outlaw-2")
    state = altered(controller, team=side).state
    assert goal_reached(state) == Outcome(side, "eliminated", (("lawmen", 1), ("outlaws", 1)))


@pytest.mark.rule("W90")
def test_the_winners_own_goal_is_the_reason() -> None:
    goals = (elimination(1, "lawmen"), Goal(side="outlaws", win_duels=1))
    controller = dead(match(men=2, goals=goals, house_rules=WHO_FLICKS), "outlaw-2")
    state = altered(controller, team="outlaws", duels_won=(0, 1)).state
    assert goal_reached(state) == Outcome("outlaws", "duels", (("lawmen", 0), ("outlaws", 1)))


@pytest.mark.rule("W90")
def test_one_side_alone_wins_whosever_turn_it_is() -> None:
    controller = dead(match(men=2, goals=(elimination(1),), house_rules=WHO_FLICKS), "outlaw-2")
    outcome = goal_reached(altered(controller, team="outlaws").state)
    assert outcome is not None
    assert outcome.winner == "lawmen"
