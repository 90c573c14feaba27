"""Pistols, Winchesters, and what a burden forbids."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.arms import bullets, pistols
from flick3d.games.western.events import Died, HatTurned, Hit, MatchEnded, Missed, StoodUp
from flick3d.games.western.vocabulary import Burden, SpecialRules
from flick3d.rules.controller import Controller
from flick3d.rules.layout import Placement, Push, upright
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import barred, open_town, words
from tests.games.western.town import GROUND, elimination, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, kinds, played

BESIDE = GROUND.radius("cowboy") + 3 * GROUND.radius("bullet")
LEFT, RIGHT = "shoot left 0.0 200.0", "shoot right 0.0 200.0"
RIFLE = "rifle front 0.0 400.0"


def armed(*tokens: str, inside: bool = False, **changes) -> Controller:  # type: ignore[no-untyped-def]
    """Lawman 1 acts with these tokens in his slots, looking east."""
    house = {"lawman-1": ("saloon", "left")} if inside else {}
    return played(open_town(house, {"lawman-1": tokens}, **changes), "play lawman-1")  # type: ignore[arg-type, dict-item]


def shots(controller: Controller) -> list[str]:
    return [each for each in words(controller) if each.startswith(("shoot", "rifle", "hold"))]


@pytest.mark.rule("W5", "W58", "W80", "W81")
@pytest.mark.parametrize(
    ("tokens", "pistols_shown", "fired"),
    [
        ((), 1, 1),
        (("gold", "document"), 1, 1),
        (("colt",), 2, 2),
        (("colt", "colt"), 3, 2),
        (("winchester",), 1, 2),
        (("winchester", "winchester"), 1, 2),
        (("colt", "winchester"), 2, 2),
        (("dynamite",), 1, 1),
    ],
)
def test_each_colt_is_one_more_pistol_and_a_winchester_counts_as_one(
    tokens: tuple[str, ...], pistols_shown: int, fired: int
) -> None:
    state = armed(*tokens).state
    assert (pistols(state, "lawman-1"), bullets(state, "lawman-1")) == (pistols_shown, fired)


@pytest.mark.rule("W58")
def test_with_one_pistol_one_bullet_ends_the_action() -> None:
    after, events = flick(armed(), LEFT)
    assert (kinds(events), after.state.phase, after.state.fired) == (["Missed"], "act", ())


@pytest.mark.rule("W58", "W80")
@pytest.mark.parametrize("tokens", [("colt",), ("colt", "colt")])
def test_with_two_or_three_pistols_one_action_fires_two_bullets_one_from_each_side(tokens: tuple[str, ...]) -> None:
    once, events = flick(armed(*tokens), LEFT, "outlaw-1", outlaw_1=fallen(22.0, -8.0))
    assert events == (Hit("outlaw-1", "lawman-1", 1),)
    assert (once.state.phase, once.state.actions_left, once.state.fired) == ("second-bullet", 1, ("left",))
    assert once.prompt is not None
    assert (once.prompt.kind, once.prompt.team, once.prompt.player, once.prompt.piece) == (
        "second-bullet", "lawmen", "Ann", "lawman-1",
    )  # fmt: skip
    assert (shots(once), barred(once)) == (["hold", "shoot right"], {"shoot left": "side-used"})
    assert once.check(once.read(LEFT)) == Refusal("side-used", "W58", "left")
    twice, events = flick(once, RIGHT, "outlaw-2", outlaw_2=fallen(22.0, 0.0))
    assert events == (Hit("outlaw-2", "lawman-1", 1),)
    assert (twice.state.phase, twice.state.actions_left, twice.state.fired) == ("act", 1, ())
    assert twice.game.faults(twice.state) == ()


@pytest.mark.rule("W58", "W54")
def test_a_man_who_fell_by_the_first_bullet_is_not_hit_by_the_second() -> None:
    once, _ = flick(armed("colt"), LEFT, "outlaw-1", outlaw_1=fallen(22.0, -8.0))
    _, events = flick(once, RIGHT, "outlaw-1", outlaw_1=fallen(23.0, -8.0))
    assert events == (Missed("lawman-1", "already-fallen", "outlaw-1"),)


@pytest.mark.rule("W58", "W5A")
def test_the_second_bullet_is_flicked_on_the_table_that_the_first_one_left() -> None:
    once, _ = flick(armed("colt"), LEFT, "barrel-1", barrel_1=upright(2.0, -9.0))
    shot = once.shot(once.read(RIGHT))
    assert shot is not None
    assert shot.layout["barrel-1"].pose == upright(2.0, -9.0)
    assert shot.layout["bullet-1"].pose.y == pytest.approx(-8.0 - BESIDE)
    assert len([p for p in shot.layout if p.kind == "bullet"]) == 1


@pytest.mark.rule("W58", "W14")
def test_the_second_bullet_may_be_held() -> None:
    once, _ = flick(armed("colt"), LEFT)
    after, events = once.apply(once.read("hold"))
    assert (events, after.state.phase, after.state.actions_left, after.state.fired) == ((), "act", 1, ())
    last, _ = flick(after, RIGHT)
    assert (last.state.phase, last.state.actions_left) == ("second-bullet", 0)
    _, events = last.apply(last.read("hold"))
    assert events == (HatTurned("lawman-1", "red"),)
    _, events = flick(last, LEFT)
    assert kinds(events) == ["Missed", "HatTurned"]


@pytest.mark.rule("W58", "W14")
def test_between_two_bullets_nothing_else_is_done() -> None:
    once, _ = flick(armed("colt", "dynamite"), LEFT)
    for text in ("move 0.0 100.0", "end", "throw right 0.0 100.0", "drop token-1", "face 0.0", "play lawman-1"):
        assert once.check(once.read(text)) == Refusal("not-now", "W14", text.split()[0])
    first = armed("colt")
    assert first.check(first.read("hold")) == Refusal("not-now", "W14", "hold")


@pytest.mark.rule("W58", "W54")
def test_a_shooter_who_falls_by_his_first_bullet_has_no_second() -> None:
    after, events = flick(armed("colt"), LEFT, "lawman-1", lawman_1=fallen(-21.0, -8.0))
    assert kinds(events) == ["Hit", "HatTurned"]
    assert (after.state.phase, after.state.team, after.state.fired) == ("choose-cowboy", "outlaws", ())


@pytest.mark.rule("W58", "W52")
def test_a_shooter_who_is_stood_up_again_has_his_second() -> None:
    after, events = flick(armed("colt"), LEFT, "barrel-1", "lawman-1", lawman_1=fallen(-21.0, -9.0))
    assert StoodUp("lawman-1", "not-hit") in events
    assert after.state.phase == "second-bullet"
    shot = after.shot(after.read(RIGHT))
    assert shot is not None
    assert shot.layout["bullet-1"].pose.y == pytest.approx(-9.0 - BESIDE)


@pytest.mark.rule("W58", "W90")
def test_no_second_bullet_after_the_end() -> None:
    controller = with_man(armed("colt", goals=(elimination(1),)), "outlaw-1", hit_points=1)
    after, events = flick(controller, LEFT, "outlaw-1", outlaw_1=fallen(22.0, -8.0))
    assert events[1] == Died("outlaw-1", "lawman-1")
    assert isinstance(events[-1], MatchEnded)
    assert (after.prompt, after.state.fired) == (None, ())


@pytest.mark.rule("W58", "W50")
def test_a_second_bullet_without_a_free_side_lies_on_the_nearest_free_spot() -> None:
    once, _ = flick(with_man(armed("colt"), "lawman-2", upright(-20.0, -8.0 - BESIDE)), LEFT)
    assert shots(once) == ["hold", "shoot near"]
    assert barred(once) == {"shoot left": "side-used", "shoot right": "place-taken"}
    after, events = flick(once, "shoot near 0.0 200.0")
    assert (kinds(events), after.state.phase) == (["Missed"], "act")


@pytest.mark.rule("W58", "W59")
def test_from_inside_both_bullets_come_from_behind() -> None:
    once, _ = flick(armed("colt", inside=True), "shoot behind 270.0 200.0")
    assert (once.state.phase, shots(once)) == ("second-bullet", ["hold", "shoot behind"])
    twice, _ = flick(once, "shoot behind 280.0 200.0")
    assert twice.state.phase == "act"


@pytest.mark.rule("W81")
@pytest.mark.parametrize(("facing", "dx", "dy"), [(0.0, 1.0, 0.0), (90.0, 0.0, 1.0), (225.0, -(0.5**0.5), -(0.5**0.5))])
def test_the_rifles_bullet_lies_directly_in_front(facing: float, dx: float, dy: float) -> None:
    town = with_man(open_town(carrying={"lawman-1": ("winchester",)}), "lawman-1", facing=facing)
    controller = played(town, "play lawman-1")
    shot = controller.shot(controller.read("rifle front 12.0 450.0"))
    assert shot is not None
    bullet = shot.layout.placements[-1]
    assert (bullet.piece, bullet.kind) == ("bullet-1", "bullet")
    assert bullet.pose.x == pytest.approx(-20.0 + dx * BESIDE)
    assert bullet.pose.y == pytest.approx(-8.0 + dy * BESIDE)
    assert shot.pushes == (Push("bullet-1", 12.0, 450.0),)


@pytest.mark.rule("W81", "W20")
def test_the_rifle_has_one_and_a_half_times_a_flicks_top_speed() -> None:
    controller = armed("winchester")
    assert controller.prompt is not None
    speeds = {offer.word: (offer.lowest_speed, offer.highest_speed) for offer in controller.prompt.flicks}
    assert speeds == {"move": (20.0, 300.0), "shoot": (20.0, 300.0), "rifle": (20.0, 450.0)}
    assert controller.check(controller.read("rifle front 0.0 450.0")) is None
    assert controller.check(controller.read("rifle front 0.0 450.01")) == Refusal("too-fast", "W20", "450")
    assert controller.check(controller.read("rifle front 0.0 19.9")) == Refusal("too-slow", "W20", "20")
    assert controller.check(controller.read("shoot left 0.0 300.01")) == Refusal("too-fast", "W20", "300")


@pytest.mark.rule("W81")
def test_without_a_winchester_there_is_no_rifle() -> None:
    controller = armed("colt")
    assert controller.check(controller.read(RIFLE)) == Refusal("no-rifle", "W81", "lawman-1")
    assert not [each for each in (*words(controller), *barred(controller)) if each.startswith("rifle")]


@pytest.mark.rule("W81", "W50")
def test_a_rifle_needs_room_in_front() -> None:
    controller = with_man(armed("winchester"), "lawman-2", upright(-20.0 + BESIDE, -8.0))
    assert controller.check(controller.read(RIFLE)) == Refusal("place-taken", "W50", "front")
    assert barred(controller) == {"rifle front": "place-taken"}
    edge = with_man(armed("winchester"), "lawman-1", upright(45.0 - BESIDE, 10.0))
    assert edge.check(edge.read(RIFLE)) == Refusal("outside-area", "W50", "front")


@pytest.mark.rule("W58", "W81")
@pytest.mark.parametrize(("first", "second"), [(LEFT, RIFLE), (RIFLE, LEFT), (RIFLE, RIGHT)])
def test_a_pistol_and_a_winchester_give_one_bullet_each(first: str, second: str) -> None:
    once, _ = flick(armed("winchester"), first)
    assert once.state.phase == "second-bullet"
    again = Refusal("no-rifle", "W81", "lawman-1") if first == RIFLE else Refusal("no-pistol-left", "W58", "lawman-1")
    assert once.check(once.read(first)) == again
    assert once.check(once.read("shoot near 0.0 200.0")) is not None
    twice, _ = flick(once, second)
    assert (twice.state.phase, twice.state.actions_left) == ("act", 1)


@pytest.mark.rule("W58", "W81")
def test_after_the_pistols_bullet_only_the_rifle_is_left() -> None:
    once, _ = flick(armed("winchester"), LEFT)
    assert (shots(once), barred(once)) == (
        ["hold", "rifle front"],
        {"shoot left": "no-pistol-left", "shoot right": "no-pistol-left"},
    )


@pytest.mark.rule("W58", "W81")
def test_two_winchesters_and_the_pistol_still_give_two_bullets() -> None:
    once, _ = flick(armed("winchester", "winchester"), RIFLE)
    assert shots(once) == ["hold", "shoot left", "shoot right", "rifle front"]
    twice, _ = flick(once, RIFLE)
    assert (twice.state.phase, twice.state.actions_left) == ("act", 1)


@pytest.mark.rule("W59", "W81")
def test_from_inside_the_rifle_fires_from_behind_the_house() -> None:
    controller = armed("winchester", inside=True)
    assert shots(controller) == ["shoot behind", "rifle behind"]
    assert controller.check(controller.read("rifle behind 270.0 450.0")) is None
    assert controller.check(controller.read("rifle behind 90.0 450.0")) == Refusal("outside-arc", "W41")
    assert controller.check(controller.read("rifle front 270.0 450.0")) == Refusal("inside", "W59", "front")
    outside = armed("winchester")
    assert outside.check(outside.read("rifle behind 270.0 450.0")) == Refusal("not-inside", "W59", "behind")


BURDEN = SpecialRules(burdens=(Burden("hostage", speed=0.5, may_shoot=False),))


@pytest.mark.rule("S9", "W20")
def test_a_burdened_man_moves_at_half_speed_and_may_not_shoot() -> None:
    controller = armed("hostage", "winchester", rules=BURDEN)
    assert words(controller) == ["end", "move"]
    assert controller.prompt is not None
    assert controller.prompt.flicks[0].highest_speed == 150.0
    assert controller.check(controller.read("move 0.0 150.0")) is None
    assert controller.check(controller.read("move 0.0 150.01")) == Refusal("too-fast", "W20", "150")
    for text in (LEFT, RIGHT, RIFLE, "shoot near 0.0 100.0"):
        assert controller.check(controller.read(text)) == Refusal("burdened", "S9", "lawman-1")
    for word in ("shoot left", "shoot right", "rifle front"):
        assert barred(controller)[word] == "burdened"


@pytest.mark.rule("S9", "W81", "W82")
def test_what_he_has_not_got_is_not_named_as_forbidden_by_the_burden() -> None:
    controller = armed("hostage", rules=BURDEN)
    assert sorted(barred(controller)) == ["shoot left", "shoot right"]
    assert controller.check(controller.read("throw left 0.0 100.0")) == Refusal("no-dynamite", "W82", "lawman-1")
    assert controller.check(controller.read(RIFLE)) == Refusal("no-rifle", "W81", "lawman-1")


@pytest.mark.rule("S9", "W82")
def test_he_may_not_throw_either() -> None:
    controller = armed("hostage", "dynamite", rules=BURDEN)
    assert controller.check(controller.read("throw left 0.0 100.0")) == Refusal("burdened", "S9", "lawman-1")
    assert not [each for each in words(controller) if each.startswith("throw")]


@pytest.mark.rule("S9")
def test_others_and_other_tokens_are_no_burden() -> None:
    assert armed("gold", rules=BURDEN).prompt == armed("gold").prompt
    controller = played(armed("hostage", rules=BURDEN), "end", "play outlaw-1")
    assert shots(controller) == ["shoot left", "shoot right"]


@pytest.mark.rule("W50", "W81")
def test_the_bullets_place_is_one_bullets_width_from_the_base() -> None:
    assert BESIDE - GROUND.radius("cowboy") - GROUND.radius("bullet") == pytest.approx(2.0 * GROUND.radius("bullet"))
    shot = armed("winchester").shot(armed("winchester").read(RIFLE))
    assert shot is not None
    assert shot.layout.placements[-1] == Placement("bullet-1", "bullet", upright(-20.0 + BESIDE, -8.0))
    assert math.isclose(shot.pushes[0].speed, 400.0)
