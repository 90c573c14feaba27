"""Words for everything: a new event, reason, prompt or outcome without a sentence fails here."""

from __future__ import annotations

import ast
import itertools
import re
import string
import types
import typing
from pathlib import Path

import pytest

import flick3d.games.western
import flick3d.rules
from flick3d.games.western import ending
from flick3d.games.western.events import (
    EVENTS,
    Died,
    Dropped,
    DuelBegan,
    Hit,
    MatchEnded,
    Missed,
    RoundBegan,
    TurnedAway,
)
from flick3d.games.western.state import Phase
from flick3d.games.western.vocabulary import GOAL_WORDS, SIDES, TokenKind
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import Prompt
from flick3d.rules.refusal import Refusal
from flick3d.view.input.watch_controls import WATCH_HELP
from flick3d.view.western.controls import HELP
from flick3d.view.western.words import Words
from flick3d.view.western.words.aims import GOALS, NOON, RULES
from flick3d.view.western.words.hints import ANNOUNCEMENTS, HINTS, TITLES
from flick3d.view.western.words.names import COMPASS_NAMES, TOKEN_USES, compass_name
from flick3d.view.western.words.templates import CARDS, OUTCOMES, PROMPTS, REFUSALS
from flick3d.view.western.words.templates import EVENTS as EVENT_WORDS
from flick3d.view.words.names import shortened

SAMPLES: dict[str, list[object]] = {
    "cowboy": ["lawman-2", "woman"],
    "shooter": ["outlaw-4", "lawman-5", "lawman-2"],
    "piece": ["barrel-3"],
    "touched": ["saloon"],
    "about": ["fence-1", "man"],
    "before": ["lawman-1"],
    "after": ["outlaw-1"],
    "attacker": ["lawman-1"],
    "defender": ["outlaw-1"],
    "winner": ["lawman-1"],
    "loser": ["outlaw-1"],
    "building": ["bank", ""],
    "exit": ["south", "old-bridge"],
    "token": ["token-7"],
    "player": ["Ann"],
    "outcome": [Outcome("outlaws", "noon", (("lawmen", 3), ("outlaws", 5)))],
}
"""Values of the fields that are ids and names."""

TOKEN_KINDS: tuple[str, ...] = typing.get_args(TokenKind)
WORDS = Words()


def values_of(name: str, kind: object) -> list[object]:
    """Every value that matters of an event's field, by its name and type."""
    if name in SAMPLES:
        return SAMPLES[name]
    if typing.get_origin(kind) is typing.Literal:
        return list(typing.get_args(kind))
    return {int: [0, 1, 2], float: [0.0, 200.0], bool: [False, True]}[typing.cast(type, kind)]


def samples_of(kind: type[Event]) -> list[Event]:
    """An event of this kind for every combination of values; only a dead man may have no shooter (W62)."""
    if kind is Died:
        return [Died("lawman-2", "outlaw-4"), Died("lawman-2", "")]
    hints = typing.get_type_hints(kind)
    fields = [(name, values_of(name, hints[name])) for name in kind.__struct_fields__]
    made = [
        kind(**dict(zip((n for n, _ in fields), chosen, strict=True)))
        for chosen in itertools.product(*(v for _, v in fields))
    ]
    nowhere = (Dropped, DuelBegan, TurnedAway)
    return [event for event in made if isinstance(event, nowhere) or getattr(event, "building", "bank")]


def called_with(name: str, argument: int, *packages: types.ModuleType) -> set[str]:
    """Every literal text that the source of the packages passes to a call of `name` as this argument."""
    found = set()
    for package in packages:
        for file in sorted(Path(package.__path__[0]).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name):
                    continue
                given = node.args[argument] if len(node.args) > argument else None
                given = given or next((each.value for each in node.keywords if each.arg in ("reason", "kind")), None)
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    found.add(given.value)
    return found


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_words_for_all_its_values(kind: type[Event]) -> None:
    for event in samples_of(kind):
        sentence = WORDS.event(event)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith((".", "!")), sentence
        assert "{" not in sentence


def test_no_words_are_left_over() -> None:
    used = {code.partition(":")[0] for code in EVENT_WORDS}
    assert used == {kind.__name__ for kind in EVENTS}
    assert set(CARDS) <= used


def test_every_refusal_has_words() -> None:
    reasons = called_with("Refusal", 0, flick3d.games.western, flick3d.rules)
    assert {"hat-turned", "place-taken", "match-over"} <= reasons
    assert reasons == {code.partition(":")[0] for code in REFUSALS}
    for reason in reasons:
        assert WORDS.refusal(Refusal(reason, "W10", "lawman-1")).endswith(".")


def test_every_prompt_has_words() -> None:
    kinds = set(typing.get_args(Phase)) - {"over"}
    assert kinds == {code.partition(":")[0] for code in PROMPTS}
    for kind in kinds:
        assert "{" not in WORDS.prompt(Prompt(kind, "lawmen", "Ann", "lawman-1"), drawn="colt")


def test_every_outcome_has_words() -> None:
    reasons = called_with("Outcome", 1, flick3d.games.western) | set(ending.REASONS.values())
    assert {"noon", "noon-side", "noon-holder", "noon-leader", "duel"} <= reasons
    assert reasons == {code.partition(":")[0] for code in OUTCOMES}
    assert set(ending.REASONS) == set(GOAL_WORDS)
    for reason in reasons:
        for winner, ours in (("lawmen", 3), ("lawmen", 1), ("outlaws", 0), (None, 2)):
            outcome = Outcome(winner, reason, (("lawmen", ours), ("outlaws", 1)))
            assert WORDS.outcome(outcome).endswith(".")
            assert WORDS.result_title(outcome)
            assert WORDS.event(MatchEnded(outcome)) == WORDS.outcome(outcome)


def test_every_token_has_a_name_a_title_a_count_and_a_use() -> None:
    for kind in TOKEN_KINDS:
        assert WORDS.token(kind)
        assert WORDS.token_title(kind)
        assert WORDS.token_use(kind).endswith(".")
        assert WORDS.tokens(kind, 1) != WORDS.tokens(kind, 2)
    assert WORDS.token("colt") == "a Colt"
    assert WORDS.token("unknown") == "a face-down token"
    assert WORDS.token_title("water", turned=True) == "Skull"


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("lawman-2", "Lawman 2"),
        ("outlaw-4", "Outlaw 4"),
        ("hat-outlaw-4", "Outlaw 4's hat"),
        ("town-hall", "the Town Hall"),
        ("barrel-5", "a barrel"),
        ("movement-disc", "the movement disc"),
        ("bullet-1", "the bullet"),
        ("woman", "the woman"),
        ("hat-man", "the man's hat"),
        ("dynamite-stick", "the dynamite"),
        ("gallows-1", "the gallows"),
        ("token-12", "a token"),
    ],
)
def test_pieces_have_names(piece: str, name: str) -> None:
    assert WORDS.piece(piece) == name


def test_sentences_read_well() -> None:
    assert WORDS.event(Hit("outlaw-4", "lawman-2", 1)) == "Lawman 2 hits Outlaw 4: one hit point left."
    assert WORDS.event(Hit("lawman-1", "lawman-2", 2)) == "Lawman 2 hits Lawman 1 of the same side: 2 hit points left."
    blast = WORDS.event(Hit("outlaw-4", "lawman-2", 1, "blast"))
    assert blast == "Lawman 2's dynamite knocks Outlaw 4 over: one hit point left."
    assert "by the blast" in WORDS.event(Hit("lawman-2", "lawman-2", 1, "blast"))
    assert "in the duel" in WORDS.event(Hit("outlaw-4", "lawman-2", 0, "duel"))
    missed = WORDS.event(Missed("outlaw-1", "ricochet", "barrel-1"))
    assert missed == "Outlaw 1 misses: the bullet touched a barrel first."
    left = WORDS.refusal(Refusal("outside-area", "W50", "left"))
    assert left == "No room on the left: it would lie outside the play area."
    behind = WORDS.refusal(Refusal("place-taken", "W59", "behind"))
    assert behind == "No room behind the house: it would touch something."
    assert WORDS.card(RoundBegan(2, 8, "red")) == ("8 o'clock", "Round 2: red hats are up.")


@pytest.mark.rule("W1", "W56")
def test_the_woman_and_the_man_are_of_the_side_that_they_ride_for() -> None:
    sides = {"woman": "lawmen", "man": "neutral", "lawman-1": "lawmen", "outlaw-1": "outlaws"}
    for hit in (Hit("woman", "lawman-1", 1), Hit("lawman-1", "woman", 1), Hit("woman", "lawman-1", 1, "blast")):
        assert "of the same side" in WORDS.event(hit, sides)
        card = WORDS.card(hit, sides)
        assert card is not None
        assert "of the same side" in card[1]
    for hit in (
        Hit("woman", "outlaw-1", 1),
        Hit("man", "outlaw-1", 1),
        Hit("man", "woman", 1),
        Hit("outlaw-1", "woman", 1),
    ):
        assert "of the same side" not in WORDS.event(hit, sides)
    assert (
        WORDS.event(Hit("woman", "woman", 1), sides)
        == "The woman is hit by the woman's own bullet: one hit point left."
    )
    assert WORDS.event(Died("man", "man")) == "The man is dead, and nobody else is to blame."


def test_nobody_is_called_he() -> None:
    """The woman plays too."""
    said = [*EVENT_WORDS.values(), *REFUSALS.values(), *PROMPTS.values(), *OUTCOMES.values(), *HINTS.values()]
    said += [text for pair in (*CARDS.values(), *ANNOUNCEMENTS.values()) for text in pair]
    said += [*TITLES.values(), *GOALS.values(), *NOON.values(), *RULES.values(), *TOKEN_USES.values()]
    said += [control.does for group in (*HELP, *WATCH_HELP) for control in group.controls]
    for text in said:
        assert not {"he", "him", "his", "himself", "man", "men"} & set(re.findall(r"[a-z]+", text.lower())), text


def test_directions_are_named_by_the_nearest_of_eight() -> None:
    assert [compass_name(each * 45.0 + 20.0) for each in range(8)] == list(COMPASS_NAMES)
    assert compass_name(359.0) == "east"


def test_templates_go_through_the_translation() -> None:
    asked: list[str] = []

    def translate(text: str) -> str:
        asked.append(text)
        return text.upper() if not any(field for _, field, _, _ in string.Formatter().parse(text)) else text

    words = Words(translate)
    assert words.event(RoundBegan(1, 7, "blue")) == "Round 1: the clock strikes 7, BLUE hats are up."
    assert EVENT_WORDS["RoundBegan"] in asked
    assert words.hint("wait") == HINTS["wait"].upper()


def test_unknown_things_are_no_silent_blanks() -> None:
    with pytest.raises(KeyError):
        WORDS.refusal(Refusal("because"))
    with pytest.raises(KeyError):
        WORDS.hint("no-such-hint")


def test_announcements_say_who_plays() -> None:
    assert WORDS.announcement("plays", player="Ann", side=WORDS.side("lawmen")) == ("Ann", "plays for the lawmen.")
    assert set(ANNOUNCEMENTS) == {"plays", "duel"}


def test_sides_are_known() -> None:
    assert [WORDS.any_of(side) for side in SIDES] == ["a lawman", "an outlaw"]


def test_long_names_of_players_are_cut() -> None:
    prompt = Prompt("choose-cowboy", "lawmen", "Maximilian Alexander the Great", choices=())
    assert WORDS.prompt(prompt) == "Maximilian Alexan…: choose a cowboy of the Lawmen."
    nameless = Prompt("choose-cowboy", "lawmen", "Lawmen")
    assert WORDS.prompt(nameless) == "Lawmen: choose a cowboy."
    assert shortened("Ann") == "Ann"
    assert len(shortened("a" * 100)) == 18
