"""Every refusal leads to rules that the rulebook has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import flick3d
from flick3d.games import all_games
from flick3d.rulebook.loading import GAMES, load_book
from flick3d.rulebook.refusing import TABLES, rules_behind
from flick3d.rules.actions import action_word
from flick3d.rules.refusal import Refusal
from flick3d.view.faith.words.refusals import REFUSALS as FAITH_WORDS
from flick3d.view.western.words.templates import REFUSALS as WESTERN_WORDS

PACKAGE = Path(flick3d.__file__).parent
WORDS = {"western": WESTERN_WORDS, "faith": FAITH_WORDS}


def refusals(game: str) -> Iterator[ast.Call]:
    """Every place of the game and of the shared controller where something is refused."""
    for folder in (PACKAGE / "rules", PACKAGE / "games" / game):
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    yield node


def assigned(game: str) -> dict[str, set[str]]:
    """The texts that names of the game's code may stand for."""
    found: dict[str, set[str]] = {}
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                found.setdefault(node.targets[0].id, set()).update(texts(node.value))
    return found


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may have as its value."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*texts(body), *texts(orelse))


def reasons(game: str) -> set[str]:
    """All reasons that the game's code gives."""
    names, found = assigned(game), set()
    for call in refusals(game):
        reason = call.args[0]
        given = names[reason.id] if isinstance(reason, ast.Name) else set(texts(reason))
        assert given, ast.unparse(call)
        found |= given
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_code_is_read_well(game: str) -> None:
    assert {"match-over", "not-now", "not-a-number", "too-slow"} <= reasons(game)
    assert ("hand-stands" in reasons(game)) == ("no-hand-left" in reasons(game)) == (game == "faith")
    assert ("not-inside" in reasons(game)) == (game == "western")


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_rules(game: str) -> None:
    worded = {code.partition(":")[0] for code in WORDS[game]}
    assert sorted((reasons(game) | worded) - set(TABLES[game])) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_name_reasons_and_actions_that_there_are(game: str) -> None:
    known = reasons(game) | {code.partition(":")[0] for code in WORDS[game]}
    actions = {action_word(action) for action in all_games()[game].actions}
    for code in TABLES[game]:
        reason, colon, about = code.partition(":")
        assert reason in known, code
        assert not colon or about in actions, code


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_behind_a_refusal_is_in_the_book(game: str) -> None:
    book = load_book(game)
    for code, ids in TABLES[game].items():
        assert ids, code
        assert len(set(ids)) == len(ids), code
        for rule in ids:
            assert book.rule(rule).id == rule


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_names_is_in_the_book(game: str) -> None:
    book = load_book(game)
    named = {text for call in refusals(game) if len(call.args) > 1 for text in texts(call.args[1])}
    assert len(named) > 5
    assert {book.rule(rule).id for rule in named} == named


def test_the_refusals_own_rule_goes_before_the_table() -> None:
    assert rules_behind("western", Refusal("place-taken", "W41", "behind")) == ("W41",)
    assert rules_behind("western", Refusal("place-taken")) == ("W50", "W41", "W59")


def test_what_is_not_asked_now_leads_to_what_was_tried() -> None:
    assert rules_behind("faith", Refusal("not-now", "F30", "vote")) == ("F22",)
    assert rules_behind("western", Refusal("not-now", "W14", "end")) == ("W14",)


def test_faults_of_form_lead_to_the_flick() -> None:
    assert rules_behind("western", Refusal("not-a-number")) == ("W20",)
    assert rules_behind("faith", Refusal("not-a-number")) == ("F13",)


def test_an_unknown_reason_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError, match="no-such-reason"):
        rules_behind("western", Refusal("no-such-reason"))
