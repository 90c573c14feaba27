"""Face-down tokens: drawn at random, kept, traded or left; and nobody sees them before."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from flick3d.games.western.events import Drew, Dropped, HatTurned, LeftLying, Took
from flick3d.games.western.game import Western
from flick3d.games.western.scenario import PileStart, TokensStart
from flick3d.rules.controller import Controller
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import barred, open_town, words
from tests.games.western.town import GROUND, TWO_PLAYERS
from tests.rules.played import flick, played

PILE = PileStart(("saloon", "bank"), {"colt": 4, "winchester": 2, "document": 2})
INSIDE = {"lawman-1": ("saloon", "left")}


def looter(*carried: str, seed: int = 1, piles: tuple[PileStart, ...] = (PILE,)) -> Controller:
    """Lawman 1 acts in the saloon, where one piece of gold lies face up and four tokens face down."""
    scenario = open_town(
        INSIDE,
        {"lawman-1": carried},
        piles=piles,
        tokens=(TokensStart("gold", "saloon"),),  # type: ignore[arg-type, dict-item]
    ).state.scenario
    return played(Controller.start(Western(), GROUND, scenario, TWO_PLAYERS, seed), "play lawman-1")


@pytest.mark.rule("W72")
def test_piles_are_shuffled_and_dealt_round_and_round_face_down() -> None:
    kinds = []
    for seed in range(30):
        tokens = [token for token in looter(seed=seed).state.tokens if not token.face_up]
        assert Counter(token.at for token in tokens) == {"saloon": 4, "bank": 4}
        assert Counter(token.kind for token in tokens) == {"colt": 4, "winchester": 2, "document": 2}
        kinds.append(tuple(token.kind for token in tokens))
    assert len(set(kinds)) > 20
    assert looter(seed=3).state.tokens == looter(seed=3).state.tokens


@pytest.mark.rule("W72")
def test_a_face_down_token_shows_its_back_only() -> None:
    layout = looter().state.layout
    assert Counter(placement.kind for placement in layout if placement.on == "saloon") == {"gold": 1, "token": 4}


@pytest.mark.rule("W72")
def test_one_of_the_pile_is_turned_up_at_random_for_an_action() -> None:
    drawn = Counter()
    for seed in range(40):
        controller = looter(seed=seed)
        after, events = controller.apply(controller.read("draw"))
        token = after.state.token(after.state.drawn)
        assert events == (Drew("lawman-1", token.id, token.kind),)
        assert (token.at, token.face_up, after.state.layout[token.id].kind) == ("saloon", True, token.kind)
        assert (after.state.phase, after.state.actions_left) == ("drawn", 1)
        drawn[token.id] += 1
    assert set(drawn) == {"token-2", "token-4", "token-6", "token-8"}
    assert min(drawn.values()) > 3


@pytest.mark.rule("W72")
def test_the_same_seed_draws_the_same_and_the_second_draw_is_another_chance() -> None:
    once = played(looter(seed=5), "draw", "leave")
    assert played(looter(seed=5), "draw", "leave").state == once.state
    seconds = {played(looter(seed=seed), "draw", "leave", "draw").state.drawn for seed in range(40)}
    assert len(seconds) == 4


@pytest.mark.rule("W72", "W70")
def test_what_is_drawn_is_kept_in_a_free_slot() -> None:
    controller = played(looter("gold"), "draw")
    token = controller.state.token(controller.state.drawn)
    assert words(controller) == ["keep", "leave"]
    own = controller.state.tokens_at("lawman-1")[0].id
    assert barred(controller) == {f"trade {own}": "slots-free"}
    assert controller.check(controller.read(f"trade {own}")) == Refusal("slots-free", "W71", token.id)
    after, events = controller.apply(controller.read("keep"))
    assert events == (Took("lawman-1", token.id, token.kind),)
    assert (after.state.token(token.id).at, after.state.drawn) == ("lawman-1", "")
    assert token.id not in after.state.layout
    assert (after.state.phase, after.state.actions_left) == ("act", 1)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W72", "W71")
def test_with_both_slots_full_it_is_traded_for_one_of_the_two() -> None:
    controller = played(looter("gold", "gold"), "draw")
    token = controller.state.token(controller.state.drawn)
    mine = [each.id for each in controller.state.tokens_at("lawman-1")]
    assert words(controller) == [f"trade {mine[0]}", f"trade {mine[1]}", "leave"]
    assert controller.check(controller.read("keep")) == Refusal("slots-full", "W71", token.id)
    assert controller.check(controller.read("trade token-1")) == Refusal("not-carried", "W70", "token-1")
    after, events = controller.apply(controller.read(f"trade {mine[1]}"))
    assert events == (Dropped("lawman-1", mine[1], "gold", "saloon"), Took("lawman-1", token.id, token.kind))
    assert {each.id for each in after.state.tokens_at("lawman-1")} == {mine[0], token.id}
    assert after.state.token(mine[1]).at == "saloon"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W72")
def test_what_is_declined_lies_face_up_and_the_action_is_spent() -> None:
    controller = played(looter(), "draw")
    token = controller.state.token(controller.state.drawn)
    after, events = controller.apply(controller.read("leave"))
    assert events == (LeftLying("lawman-1", token.id, token.kind),)
    lying = after.state.token(token.id)
    assert (lying.at, lying.face_up, after.state.layout[token.id].kind) == ("saloon", True, token.kind)
    assert (after.state.phase, after.state.actions_left) == ("act", 1)
    assert f"take {token.id}" in words(after)
    taken = played(after, f"take {token.id}")
    assert taken.state.token(token.id).at == "lawman-1"


@pytest.mark.rule("W72", "W14")
@pytest.mark.parametrize("decision", ["keep", "leave"])
def test_with_the_last_action_the_decision_ends_the_turn(decision: str) -> None:
    controller, _ = flick(looter(), "shoot behind 270.0 200.0")
    controller = played(controller, "draw")
    assert (controller.state.phase, controller.state.actions_left) == ("drawn", 0)
    after, events = controller.apply(controller.read(decision))
    assert events[-1] == HatTurned("lawman-1", "red")
    assert after.state.team == "outlaws"


@pytest.mark.rule("W72")
def test_what_is_turned_up_must_be_decided_first() -> None:
    controller = played(looter(), "draw")
    for text in ("end", "draw", "move 270.0 100.0", "shoot behind 270.0 100.0", "take token-1", "drop token-1"):
        assert controller.check(controller.read(text)) == Refusal("not-now", "W14", text.split()[0])
    acting = looter()
    for text in ("keep", "leave", "trade token-1"):
        assert acting.check(acting.read(text)) == Refusal("not-now", "W14", text.split()[0])


@pytest.mark.rule("W72", "W70")
def test_a_face_down_token_is_not_picked_by_hand() -> None:
    controller = looter()
    assert controller.check(controller.read("take token-2")) == Refusal("not-face-up", "W72", "token-2")
    full = looter("gold", "gold")
    mine = full.state.tokens_at("lawman-1")[0].id
    assert full.check(full.read(f"exchange token-2 {mine}")) == Refusal("not-face-up", "W72", "token-2")


@pytest.mark.rule("W72")
def test_where_nothing_lies_face_down_nothing_is_drawn() -> None:
    empty = looter(piles=())
    assert empty.check(empty.read("draw")) == Refusal("nothing-face-down", "W72")
    assert "draw" not in words(empty)
    outside = played(open_town(piles=(PILE,)), "play lawman-1")
    assert outside.check(outside.read("draw")) == Refusal("nothing-face-down", "W72")
    last = looter(piles=(PileStart(("saloon",), {"colt": 1}),))
    assert last.check(last.read("draw")) is None
    drawn = played(last, "draw", "keep")
    assert drawn.check(drawn.read("draw")) == Refusal("nothing-face-down", "W72")


@pytest.mark.rule("W72")
def test_a_drawn_token_cannot_be_forgotten_again() -> None:
    """Only what reveals a secret is marked so: it is not taken back."""
    assert [kind.__name__ for kind in Western.actions if kind.reveals] == ["Draw"]


@pytest.mark.rule("W72")
@pytest.mark.parametrize("player", ["Ann", "Ben"])
def test_nobody_sees_what_lies_face_down_nor_how_it_was_shuffled(player: str) -> None:
    game = Western()
    seen = {msgspec.json.encode(game.seen_by(looter(seed=seed).state, player)) for seed in range(20)}
    assert len(seen) == 1, "what a player sees depends on what lies hidden"
    state = looter().state
    view = game.seen_by(state, player)
    for token, shown in zip(state.tokens, view.tokens, strict=True):
        assert shown == (token if token.face_up else msgspec.structs.replace(token, kind="unknown"))
    assert sum(token.kind == "unknown" for token in view.tokens) == 8
    assert view.seed == 0


@pytest.mark.rule("W72")
def test_what_was_turned_up_is_seen_by_all() -> None:
    controller = played(looter(), "draw")
    for player in ("Ann", "Ben"):
        seen = controller.game.seen_by(controller.state, player)
        assert seen.token(seen.drawn) == controller.state.token(controller.state.drawn)
        assert controller.game.prompt(seen, GROUND) == controller.prompt
