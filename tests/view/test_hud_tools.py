"""What the HUD shows of tokens, tools and houses: shelf, drawn token, bar, tiles, duel, and the story card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from flick3d.games.western.state import State
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.game import Game
from flick3d.rules.prompts import Barred, Prompt
from flick3d.rules.refusal import Refusal
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.shelf_strip import dropped_on
from flick3d.view.hud.team_box import places_of
from flick3d.view.hud.views import HudView, ShelfView
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Acting, Hand, Swapping
from flick3d.view.input.signals import Asked, KeyPressed
from flick3d.view.western.bar import USUAL, buttons_of
from flick3d.view.western.board import hud_view
from flick3d.view.western.controls import CONTROLS
from flick3d.view.western.shelf import drawn_view, shelf_keys, shelf_view
from flick3d.view.western.story import story_view
from flick3d.view.western.words import Words
from tests.view.input_help import BLOCK, CHALLENGE
from tests.view.tools_town import tools_session

WORDS = Words()
Start = Callable[..., Session]


@pytest.fixture
def start(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table) -> Start:
    return lambda slots="", first="lawman-1": tools_session(tmp_path, games, table, slots, first)


def asked(session: Session, prompt: Prompt | None = None) -> Hand:
    prompt = session.prompt if prompt is None else prompt
    shelf = shelf_view(session.state, prompt, Hand(mode=Acting()), WORDS)
    keys = shelf_keys(shelf, drawn_view(session.state, prompt, WORDS))
    hand, _ = step(Hand(controls=CONTROLS), Asked(prompt, (90.0,) * 9, keys))
    return hand


def shown(session: Session, hand: Hand | None = None, **moment: Any) -> HudView:
    return hud_view(session.state, session.prompt, Moment(hand or asked(session), **moment), WORDS)


def shelf_of(session: Session, hand: Hand | None = None) -> ShelfView:
    shelf = shown(session, hand).shelf
    assert shelf is not None
    return shelf


def do(session: Session, text: str) -> None:
    session.submit(session.read(text))


@pytest.mark.rule("W70")
def test_the_tokens_on_the_blocks_are_shown_by_kind_and_the_pile_with_its_count(start: Start) -> None:
    shelf = shelf_of(start())
    assert shelf.caption == "On the blocks of the Bank"
    assert shelf.slots_caption == "Lawman 1's slots"
    assert [(item.label, item.count, item.key) for item in shelf.items] == [
        ("Gold", 6, "1"),
        ("Water", 1, "2"),
        ("Winchester", 1, "3"),
        ("Face down", 3, "p"),
    ]
    assert [item.words[0] for item in shelf.items] == ["take", "turn", "take", "draw"]
    assert not any(item.why_not for item in shelf.items)
    assert [(slot.token, slot.icon) for slot in shelf.slots] == [("", "slot"), ("", "slot")]


def test_what_lies_face_down_is_never_told(start: Start) -> None:
    session = start()
    hidden = {token.id for token in session.state.tokens if not token.face_up}
    assert len(hidden) == 3
    shelf = shelf_of(session)
    assert not hidden & {item.token for item in shelf.items}
    assert shelf.items[-1].icon == "token"


@pytest.mark.rule("W71")
def test_a_third_token_is_exchanged_for_one_of_the_two(start: Start) -> None:
    session = start("colt, dynamite")
    hand = asked(session)
    gold = shelf_of(session).items[0]
    hand, intents = step(hand, KeyPressed("1"))
    assert intents == ()
    assert hand.mode == Swapping(gold.token)
    view = shown(session, hand)
    assert view.shelf is not None
    assert [item.chosen for item in view.shelf.items] == [True, False, False, False]
    assert all(slot.asked for slot in view.shelf.slots)
    assert view.hint.text.startswith("Which token goes back for the gold?")
    _, intents = step(hand, KeyPressed("9"))
    before = [token.id for token in session.state.tokens_at("lawman-1")]
    do(session, intents[0].text)  # type: ignore[attr-defined]
    after = [token.id for token in session.state.tokens_at("lawman-1")]
    assert gold.token in after
    assert before[0] not in after


@pytest.mark.rule("W70")
def test_taking_and_dropping_by_keys(start: Start) -> None:
    session = start()
    _, intents = step(asked(session), KeyPressed("3"))
    do(session, intents[0].text)  # type: ignore[attr-defined]
    slot = shelf_of(session).slots[0]
    assert slot.icon == "winchester"
    assert shown(session).teams[0].tiles[0].slots == ("winchester",)
    _, intents = step(asked(session), KeyPressed("9"))
    assert intents[0].text == f"drop {slot.token}"  # type: ignore[attr-defined]


def test_a_drag_takes_exchanges_or_drops(start: Start) -> None:
    free, full = shelf_of(start()), shelf_of(start("colt, dynamite"))
    gold, mine = full.items[0].token, full.slots[0].token
    assert dropped_on(free, gold, "slot 1") == ("take", gold)
    assert dropped_on(full, gold, "slot 0") == ("exchange", gold, mine)
    assert dropped_on(full, mine, "blocks") == ("drop", mine)
    assert dropped_on(full, mine, "slot 1") == dropped_on(full, gold, "blocks") == dropped_on(full, gold, "") == ()


def test_what_is_not_offered_is_greyed_with_its_reason(start: Start) -> None:
    session = start()
    prompt = session.prompt
    assert prompt is not None
    gold = shelf_of(session).items[0].token
    refused = Barred(("take", gold), Refusal("slots-full", "W71", gold))
    narrow = replace(
        prompt,
        choices=tuple(choice for choice in prompt.choices if getattr(choice, "token", "") != gold),
        barred=(*prompt.barred, refused),
    )
    others = {token.id for token in session.state.tokens if token.kind == "gold"}
    narrow = replace(narrow, choices=tuple(each for each in narrow.choices if getattr(each, "token", "") not in others))
    shelf = shelf_view(session.state, narrow, Hand(mode=Acting()), WORDS)
    assert shelf is not None
    item = next(item for item in shelf.items if item.label == "Gold")
    assert item.why_not
    hint = hud_view(session.state, narrow, Moment(asked(session, narrow), hovered=item.words), WORDS).hint
    assert hint.warns


@pytest.mark.rule("W72")
def test_the_drawn_token_is_shown_with_what_can_be_done(start: Start) -> None:
    session = start("dynamite")
    do(session, "draw")
    view = shown(session).drawn
    assert view is not None
    kind = session.state.token(session.state.drawn).kind
    assert view.icon == kind
    assert [button.words for button in view.buttons] == [("keep",), ("leave",)]
    assert shown(session).shelf is None
    assert WORDS.token(kind) in shown(session).hint.text
    hand = asked(session)
    _, kept = step(hand, KeyPressed("k"))
    _, left = step(hand, KeyPressed("n"))
    assert [kept[0].text, left[0].text] == ["keep", "leave"]  # type: ignore[attr-defined]
    full = start("dynamite, colt")
    do(full, "draw")
    mine = [token.id for token in full.state.tokens_at("lawman-1")]
    view = shown(full).drawn
    assert view is not None
    assert [button.words for button in view.buttons] == [("slot", mine[0]), ("slot", mine[1]), ("leave",)]
    _, traded = step(asked(full), KeyPressed("0"))
    assert traded[0].text == f"trade {mine[1]}"  # type: ignore[attr-defined]
    assert WORDS.token("colt") in shown(full, hovered=("slot", mine[1])).hint.text


def words_of(view: HudView) -> list[str]:
    return [" ".join(action.words) for action in view.actions]


@pytest.mark.rule("W81", "W82")
def test_tools_have_buttons_only_where_they_are(start: Start) -> None:
    inside, armed = shown(start("dynamite")), shown(start(first="lawman-2"))
    assert words_of(inside) == ["move", "shoot behind", "throw", "end", "undo"]
    assert [action.label for action in inside.actions[:2]] == ["Move out", "Shoot out"]
    assert words_of(armed) == ["move", "shoot left", "shoot right", "rifle", "throw", "end", "undo"]
    assert words_of(shown(start())) == ["move", "shoot behind", "end", "undo"]


def test_the_dynamite_changes_its_side_with_the_same_key(start: Start) -> None:
    session = start(first="lawman-2")
    hand, _ = step(asked(session), KeyPressed("f"))
    assert hand.offer is not None
    assert hand.offer.fixed == ("left",)
    throw = next(action for action in shown(session, hand).actions if action.words == ("throw",))
    assert (throw.label, throw.chosen) == ("Left side", True)
    hand, _ = step(hand, KeyPressed("f"))
    assert hand.offer.fixed == ("right",)


@pytest.mark.rule("W42")
def test_after_something_was_moved_aside_only_a_move_is_spoken_of(start: Start, table: Table) -> None:
    session = start(first="lawman-2")
    state = replace(session.state, aside=True)
    prompt = session.game.prompt(state, table)
    assert prompt is not None
    view = hud_view(state, prompt, Moment(asked(session, prompt)), WORDS)
    assert view.hint.text == "Lawman 2: the way is clear. Move now, or end the turn."
    greyed = [" ".join(action.words) for action in view.actions if action.why_not]
    assert greyed == ["shoot left", "shoot right", "undo"]


def test_the_bar_of_every_prompt() -> None:
    assert buttons_of(None) == buttons_of(CHALLENGE) == USUAL
    assert buttons_of(BLOCK) == (("stand", "right"), ("stand", "left"), ("undo",))


def test_the_buttons_stay_while_something_moves(start: Start) -> None:
    session = start(first="lawman-2")
    before = words_of(shown(session))
    moment = Moment(Hand(), last=session.prompt)
    view = hud_view(session.state, None, moment, WORDS)
    assert words_of(view) == before
    assert all(action.why_not for action in view.actions)


@pytest.mark.rule("W1", "W5")
def test_tiles_say_who_is_where_and_what_he_has(start: Start) -> None:
    session = start("colt, dynamite")
    lawmen, outlaws = shown(session).teams
    assert [tile.cowboy for tile in lawmen.tiles] == ["lawman-1", "lawman-2", "lawman-3", "woman"]
    assert lawmen.tiles[0].sign == "Bank"
    assert lawmen.tiles[0].slots == ("colt", "dynamite")
    assert (outlaws.tiles[0].hit_points, outlaws.tiles[0].most_hit_points) == (5, 5)
    assert outlaws.tiles[0].sign == "Saloon"
    assert lawmen.tiles[-1].number == 0
    places = places_of(lawmen, 148.0)
    assert places[-1].y > places[2].bottom
    assert not any(one.overlaps(two) for i, one in enumerate(places) for two in places[i + 1 :])


def test_who_is_safe_or_belongs_to_nobody(start: Start) -> None:
    session = start()
    woman = replace(session.state.cowboy("woman"), posture="safe")
    state = session.state.with_cowboy(woman)
    view = hud_view(state, session.prompt, Moment(asked(session)), WORDS)
    assert view.teams[0].tiles[-1].note == "safe"
    assert not view.teams[0].tiles[-1].available
    assert "man" not in [tile.cowboy for team in view.teams for tile in team.tiles]
    man = replace(session.state.cowboy("man"), side="lawmen")
    both = hud_view(session.state.with_cowboy(man), session.prompt, Moment(asked(session)), WORDS).teams[0]
    places = places_of(both, 148.0)
    assert places[-1].y == places[-2].y
    assert not places[-1].overlaps(places[-2])


def duelling(session: Session, table: Table) -> State:
    """Lawman 1 in a duel with Outlaw 1 for the Saloon."""
    from flick3d.games.western.dueling import begin_duel

    state, _ = begin_duel(replace(session.state, entering="saloon"), "outlaw-1", table)
    return state


@pytest.mark.rule("W75", "W78")
def test_the_banner_names_both_men_of_a_duel_and_counts_shots(start: Start, table: Table) -> None:
    session = start()
    state = duelling(session, table)
    prompt = session.game.prompt(state, table)
    assert prompt is not None
    view = hud_view(state, prompt, Moment(asked(session, prompt)), WORDS)
    assert view.banner.title == "Duel"
    assert view.banner.subtitle == "Lawman 1 (Ann) – Outlaw 1 (Ben)"
    assert (view.banner.actions, view.banner.most_actions, view.banner.caption) == (3, 3, "shots")
    assert view.banner.side == "outlaws"
    assert view.hint.text == "Ben: Outlaw 1 shoots, shot 1 of 3. Choose a side."
    assert [team.has_turn for team in view.teams] == [False, True]
    assert [tile.cowboy for team in view.teams for tile in team.tiles if tile.active] == ["outlaw-1"]


@pytest.mark.rule("W8")
def test_the_story_card_is_made_of_the_scenario(start: Start) -> None:
    session = start()
    view = story_view(session.state.scenario, session.state.seats, WORDS)
    assert view.title == "Tools of the Trade"
    assert [side.players for side in view.sides] == ["Ann and Cleo", "Ben"]
    assert view.sides[0].goals == (
        "Have four gold in the Saloon, on its blocks or carried by one of yours inside.",
        "Eliminate three of the outlaws.",
    )
    assert view.sides[1].goals[0] == "The man must leave through the south road."
    assert view.further == (("At 12:00", WORDS.noon(session.state.scenario.clock.noon)),)
    assert len(view.rules) == 7
