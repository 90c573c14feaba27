"""Tokens: taking, dropping and exchanging, with the slots of a tile."""

from __future__ import annotations

import pytest

from flick3d.games.western.events import Dropped, HatTurned, TokenTurned, Took
from flick3d.games.western.scenario import MOST_TOKENS, PileStart, TokensStart
from flick3d.games.western.state import Token
from flick3d.games.western.vocabulary import SpecialRules, TurnTokens
from flick3d.rules.controller import Controller
from flick3d.rules.layout import Placement, upright
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import at_house, barred, open_town, words
from tests.games.western.town import GROUND, altered
from tests.rules.played import played

TOKENS = (TokensStart("gold", "saloon", 2), TokensStart("document", "bank"))
BLOCKS = (5.75, 3.1)
INSIDE = {"lawman-1": ("saloon", "left")}


def banker(*carried: str, **changes) -> Controller:  # type: ignore[no-untyped-def]
    """Lawman 1 acts in the saloon, where tokens 1 and 2 are gold; token 3 lies in the bank; he carries the others."""
    town = open_town(INSIDE, {"lawman-1": carried}, tokens=TOKENS, **changes)  # type: ignore[arg-type, dict-item]
    return played(town, "play lawman-1")


@pytest.mark.rule("W70", "W5")
def test_a_token_is_taken_from_the_blocks_into_a_slot_for_one_action() -> None:
    controller = banker()
    assert words(controller)[:2] == ["take token-1", "take token-2"]
    after, events = controller.apply(controller.read("take token-2"))
    assert events == (Took("lawman-1", "token-2", "gold"),)
    assert (after.state.token("token-2").at, after.state.actions_left) == ("lawman-1", 1)
    assert "token-2" not in after.state.layout
    assert after.state.layout["token-1"].on == "saloon"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W70")
def test_a_token_is_dropped_onto_the_blocks_for_one_action() -> None:
    controller = banker("colt")
    after, events = controller.apply(controller.read("drop token-4"))
    assert events == (Dropped("lawman-1", "token-4", "colt", "saloon"),)
    assert (after.state.token("token-4").at, after.state.actions_left) == ("saloon", 1)
    lying = after.state.layout["token-4"]
    assert (lying.kind, lying.on, lying.pose.z) == ("colt", "saloon", 0.9)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W70", "W14")
def test_with_the_last_action_the_turn_ends() -> None:
    after, events = (once := played(banker(), "take token-1")).apply(once.read("take token-2"))
    assert events == (Took("lawman-1", "token-2", "gold"), HatTurned("lawman-1", "red"))
    assert after.state.team == "outlaws"


@pytest.mark.rule("W71", "W5")
def test_a_third_token_is_exchanged_for_one_of_the_two_for_one_action() -> None:
    controller = banker("colt", "dynamite")
    assert words(controller)[:6] == [
        "exchange token-1 token-4", "exchange token-1 token-5", "exchange token-2 token-4", "exchange token-2 token-5",
        "drop token-4", "drop token-5",
    ]  # fmt: skip
    assert controller.check(controller.read("take token-1")) == Refusal("slots-full", "W71", "token-1")
    after, events = controller.apply(controller.read("exchange token-1 token-5"))
    assert events == (Dropped("lawman-1", "token-5", "dynamite", "saloon"), Took("lawman-1", "token-1", "gold"))
    assert [token.id for token in after.state.tokens_at("lawman-1")] == ["token-1", "token-4"]
    assert [token.id for token in after.state.tokens_at("saloon")] == ["token-2", "token-5"]
    assert after.state.actions_left == 1
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W71")
@pytest.mark.parametrize("carried", [(), ("colt",)])
def test_with_a_free_slot_nothing_is_exchanged(carried: tuple[str, ...]) -> None:
    controller = banker(*carried)
    refusal = controller.check(controller.read("exchange token-1 token-4"))
    assert refusal == (Refusal("slots-free", "W71", "token-1") if carried else Refusal("not-carried", "W70", "token-4"))


@pytest.mark.rule("W70")
def test_only_what_lies_here_is_taken_and_only_what_is_carried_is_given() -> None:
    controller = banker("colt", "dynamite")
    for token in ("token-3", "token-4", "token-99"):
        refusal = controller.check(controller.read(f"exchange {token} token-4"))
        assert refusal == Refusal("no-such-token", "W70", token)
        assert controller.check(controller.read(f"take {token}")) == Refusal("no-such-token", "W70", token)
    for token in ("token-1", "token-3", "token-99"):
        assert controller.check(controller.read(f"drop {token}")) == Refusal("not-carried", "W70", token)
        refusal = controller.check(controller.read(f"exchange token-1 {token}"))
        assert refusal == Refusal("not-carried", "W70", token)


@pytest.mark.rule("W70")
def test_outside_nothing_is_dropped_and_nothing_taken_from_blocks() -> None:
    town = open_town(carrying={"lawman-1": ("colt",)}, tokens=TOKENS)
    controller = played(town, "play lawman-1")
    assert controller.check(controller.read("drop token-4")) == Refusal("not-inside", "W70", "token-4")
    assert controller.check(controller.read("take token-1")) == Refusal("no-such-token", "W70", "token-1")
    assert words(controller) == ["end", "move", "shoot left", "shoot right"]


@pytest.mark.rule("W70", "W44")
def test_on_a_block_lie_any_number_of_tokens() -> None:
    town = open_town(INSIDE, {"lawman-1": ("gold", "gold")}, tokens=(TokensStart("gold", "saloon", 9),))  # type: ignore[arg-type]
    after = played(town, "play lawman-1", "drop token-10", "drop token-11")
    poses = {(p.pose.x, p.pose.y, p.pose.z) for p in after.state.layout if p.on == "saloon"}
    assert len(poses) == 11
    assert after.game.faults(after.state) == ()


def on_ground(controller: Controller, distance: float, kind: str = "gold") -> Controller:
    """The same match with token 3 on the ground, its middle at a distance to the east of lawman 1."""
    pose = controller.state.layout["lawman-1"].pose
    lying = Placement("token-3", kind, upright(pose.x + distance, pose.y))
    state = controller.state.with_token(Token("token-3", "document", "ground"))
    return altered(controller, tokens=state.tokens, layout=state.layout.put(lying))


@pytest.mark.rule("W60", "W70")
@pytest.mark.parametrize(("gap", "reached"), [(0.1, True), (2.299, True), (2.301, False), (9.0, False)])
def test_from_the_ground_a_token_is_taken_within_one_discs_width(gap: float, reached: bool) -> None:
    assert 2.0 * GROUND.radius("movement-disc") == pytest.approx(2.3)
    town = played(open_town(tokens=TOKENS), "play lawman-1")
    controller = on_ground(town, GROUND.radius("cowboy") + GROUND.radius("gold") + gap)
    refusal = controller.check(controller.read("take token-3"))
    assert refusal == (None if reached else Refusal("no-such-token", "W70", "token-3"))
    assert ("take token-3" in words(controller)) is reached
    if reached:
        after = played(controller, "take token-3")
        assert (after.state.token("token-3").at, after.state.actions_left) == ("lawman-1", 1)
        assert "token-3" not in after.state.layout


@pytest.mark.rule("W60", "W71")
def test_what_is_exchanged_for_a_token_on_the_ground_lies_there() -> None:
    town = played(open_town(carrying={"lawman-1": ("colt", "dynamite")}, tokens=TOKENS), "play lawman-1")
    controller = on_ground(town, 3.0)
    after, events = controller.apply(controller.read("exchange token-3 token-4"))
    assert events == (Dropped("lawman-1", "token-4", "colt", ""), Took("lawman-1", "token-3", "document"))
    lying = after.state.layout["token-4"]
    assert (lying.kind, lying.on, lying.pose) == ("colt", "", upright(-17.0, -8.0))
    assert (after.state.token("token-4").at, after.state.actions_left) == ("ground", 1)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W83")
@pytest.mark.parametrize("kind", ["gold", "document", "water", "hostage"])
def test_gold_documents_and_water_mean_nothing_by_themselves(kind: str) -> None:
    controller = played(open_town(carrying={"lawman-1": (kind,)}), "play lawman-1")  # type: ignore[dict-item]
    assert controller.prompt == played(open_town(), "play lawman-1").prompt


WATER = SpecialRules(turn_tokens=TurnTokens("water", to_back="outlaws", to_front="lawmen"))


def well(man: str, turned: bool = False) -> Controller:
    """A man acts in the saloon, where token 1 is water and token 2 is gold."""
    controller = open_town(
        {man: ("saloon", "left")}, tokens=(TokensStart("water", "saloon"), TokensStart("gold", "saloon")), rules=WATER,
        initiative=man,
    )  # fmt: skip
    if turned:
        water = Token("token-1", "water", "saloon", turned=True)
        controller = altered(controller, tokens=controller.state.with_token(water).tokens)
    return played(controller, f"play {man}")


@pytest.mark.rule("S4", "W83")
@pytest.mark.parametrize(("man", "before", "kind"), [("outlaw-1", False, "skull"), ("lawman-1", True, "water")])
def test_outlaws_turn_the_drop_to_the_skull_and_lawmen_turn_it_back(man: str, before: bool, kind: str) -> None:
    controller = well(man, before)
    assert "turn token-1" in words(controller)
    after, events = controller.apply(controller.read("turn token-1"))
    assert events == (TokenTurned(man, "token-1", "water", not before, "saloon"),)
    assert after.state.token("token-1").turned is not before
    assert after.state.layout["token-1"].kind == kind
    assert (after.state.actions_left, after.game.faults(after.state)) == (1, ())


@pytest.mark.rule("S4")
@pytest.mark.parametrize(("man", "turned"), [("outlaw-1", True), ("lawman-1", False)])
def test_nobody_turns_it_the_other_sides_way(man: str, turned: bool) -> None:
    controller = well(man, turned)
    assert controller.check(controller.read("turn token-1")) == Refusal("not-turnable", "S4", "token-1")
    assert barred(controller)["turn token-1"] == "not-turnable"
    assert controller.check(controller.read("turn token-2")) == Refusal("not-turnable", "S4", "token-2")
    assert controller.check(controller.read("turn token-9")) == Refusal("no-such-token", "S4", "token-9")
    assert controller.check(controller.read("take token-1")) == Refusal("not-takeable", "S4", "token-1")


@pytest.mark.rule("S4")
def test_from_outside_nothing_is_turned() -> None:
    controller = played(open_town(tokens=(TokensStart("water", "saloon"),), rules=WATER), "play lawman-1")
    assert controller.check(controller.read("turn token-1")) == Refusal("not-inside", "S4", "token-1")


@pytest.mark.rule("W3")
def test_the_box_holds_so_many_tokens() -> None:
    # 72 with the 38 hearts, the 6 `closed` markers and the initiative.
    assert sum(MOST_TOKENS.values()) == 72 - 38 - 6 - 1
    assert MOST_TOKENS == {
        "gold": 11, "water": 4, "colt": 5, "winchester": 2, "dynamite": 2, "document": 2, "hostage": 1,
    }  # fmt: skip
    town = open_town(tokens=TOKENS, piles=(PileStart(("bank",), {"colt": 1}),))
    assert [token.id for token in town.state.tokens] == ["token-1", "token-2", "token-3", "token-4"]
    assert at_house(town, "saloon", *BLOCKS).x == pytest.approx(town.state.layout["token-1"].pose.x)
