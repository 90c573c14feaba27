"""Words for everything in Flick of Faith: a new event, reason, Law or god without a sentence fails here."""

from __future__ import annotations

import itertools
import string
import typing

import pytest

import flick3d.games.faith
import flick3d.rules
from flick3d.games.faith import events as happened
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome
from flick3d.rules.refusal import Refusal
from flick3d.view.faith.cards import god_text, law_text
from flick3d.view.faith.words import FaithWords
from flick3d.view.faith.words.card_texts import GODS, LAWS
from flick3d.view.faith.words.hints import ANNOUNCEMENTS, HINTS, TITLES
from flick3d.view.faith.words.names import WINDS
from flick3d.view.faith.words.refusals import REFUSALS
from flick3d.view.faith.words.templates import CARDS, OUTCOMES
from flick3d.view.faith.words.templates import EVENTS as EVENT_WORDS
from tests.view.faith_moments import BOOK, is_sentence, moment, placed
from tests.view.test_words import called_with

WORDS = FaithWords()
SILENT = (happened.Voted, happened.TornadoMoved)
"""Events that are never told: others tell it, or it is only seen."""
ASKED_REASONS = (
    "not-now", "not-a-number", "too-slow", "too-fast", "no-such-disc", "outside-corner", "outside-map",
    "too-near-navel", "too-near-cloud", "no-hand-left", "not-in-city", "no-such-temple", "island-full",
    "not-your-god", "not-on-agenda", "too-many-templars", "not-fastenable", "already-fastened", "too-close",
    "same-disc", "wrong-order",
)  # fmt: skip
"""Reasons that must have words, whether the game uses them yet or not."""

SAMPLES: dict[str, list[object]] = {
    "player": ["Ann"],
    "component": ["prophet-blue-1", "sphinx-yellow"],
    "components": [("prophet-purple-1", "sphinx-yellow")],
    "stuck": [(), ("prophet-blue-1",)],
    "temple": ["temple-blue-1"],
    "law": ["high-tide"],
    "upper": ["high-tide"],
    "lower": ["kraken"],
    "replaced": [(), ("earthquake",)],
    "god": ["tyr"],
    "thumbs": [(("Ann", "up"), ("Ben", "up")), (("Ann", "up"), ("Ben", "down"))],
    "outcome": [Outcome("Ann", "points", (("Ann", 31), ("Ben", 28)))],
}


def samples_of(kind: type[Event]) -> list[Event]:
    """An event of this kind for every combination of values that matter."""
    hints = typing.get_type_hints(kind)

    def values_of(name: str) -> list[object]:
        if name in SAMPLES:
            return SAMPLES[name]
        if typing.get_origin(hints[name]) is typing.Literal:
            return list(typing.get_args(hints[name]))
        return {int: [0, 1, 4], float: [-1.0, 200.0], bool: [False, True]}[hints[name]]

    names = kind.__struct_fields__
    return [kind(*chosen) for chosen in itertools.product(*(values_of(name) for name in names))]


@pytest.mark.parametrize("kind", happened.EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_words_for_all_its_values(kind: type[Event]) -> None:
    before, after = moment(agenda=("high-tide", "kraken")), moment(generation=2)
    for event in samples_of(kind):
        sentence = WORDS.event(event, before, after)
        brings_nothing = isinstance(event, happened.Worshipped) and not event.presence + event.domination
        if isinstance(event, SILENT) or brings_nothing:
            assert sentence == ""
        else:
            assert is_sentence(sentence), sentence


def test_no_words_are_left_over() -> None:
    used = {code.partition(":")[0] for code in EVENT_WORDS}
    assert used == {kind.__name__ for kind in happened.EVENTS}
    assert {code.partition(":")[0] for code in CARDS} <= used


@pytest.mark.rule("F36")
def test_points_from_the_navel_say_why() -> None:
    state = moment()
    event = happened.Blessed("Ben", "prophet-purple-1", 4)
    told = WORDS.event(event, state, state)
    assert told == "Ben: 4 points for a purple Prophet on the Navel: 1, and 3 for three Islands."
    alone = happened.Blessed("Ben", "prophet-purple-1", 1)
    assert WORDS.event(alone, state, state) == "Ben: 1 point for a purple Prophet on the Navel."


@pytest.mark.rule("F40", "F41")
def test_points_from_the_worship_say_why() -> None:
    state = moment()
    both = happened.Worshipped("Ann", "II", 1, 2)
    assert WORDS.event(both, state, state) == "Ann: 3 points on Island II: 1 for Presence, 2 for Domination."
    present = happened.Worshipped("Ann", "II", 1, 0)
    assert WORDS.event(present, state, state) == "Ann: 1 point for Presence on Island II."
    dominating = happened.Worshipped("Ann", "II", 0, 4)
    assert WORDS.event(dominating, state, state) == "Ann: 4 points for Domination of Island II."


@pytest.mark.rule("F22", "F23", "G4")
def test_a_vote_is_told_with_the_laws_that_it_was_about() -> None:
    state = moment(agenda=("high-tide", "kraken"))
    shown = happened.VotesShown((("Ann", "up"), ("Ben", "down"), ("Cid", "down"), ("Dan", "down")))
    assert WORDS.event(shown, state, state) == "For High Tide: Ann. For Kraken: Ben, Cid and Dan."
    agreed = happened.VotesShown((("Ann", "up"),))
    assert WORDS.event(agreed, state, state).endswith("For Kraken: nobody.")
    picked = happened.LawEnacted("kraken", "themis")
    assert WORDS.event(picked, state, state) == "The vote is tied, and Ben (Themis) picks Kraken."


@pytest.mark.rule("F34", "L9")
def test_a_temple_that_moves_and_an_ape_that_returns_are_told_as_such() -> None:
    state = moment()
    raised = happened.TempleRaised("Ann", "prophet-blue-1", "temple-blue-1", "III", 0.0, -15.0)
    assert "for a Temple on Island III" in WORDS.event(raised, state, state)
    assert "a Temple moves to Island III" in WORDS.event(raised, placed(state, "temple-blue-1", "map"), state)
    ape = happened.ApePlaced(0.0, 0.0)
    assert WORDS.event(ape, state, state) == "The King Ape sits down on the Navel."
    assert "is back on the Navel" in WORDS.event(ape, placed(state, "king-ape", "map"), state)


def test_every_refusal_has_words() -> None:
    reasons = called_with("Refusal", 0, flick3d.games.faith, flick3d.rules)
    assert {"outside-corner", "too-many-templars"} <= reasons
    for reason in {*reasons, *ASKED_REASONS}:
        for about in ("", "prophet-blue-1", "120"):
            for rule in ("", "F31", "L5", "L6", "G7"):
                text = WORDS.refusal(Refusal(reason, rule, about))
                assert is_sentence(text), text
                assert "  " not in text
                assert "at least cm" not in text


def test_a_refusal_can_be_said_with_its_rule() -> None:
    refusal = Refusal("too-fast", "F13", "180")
    assert WORDS.refusal(refusal) == "Too strong: no more than 180 cm a second are possible here."
    assert WORDS.refusal(refusal, with_rule=True).endswith("possible here. (F13)")
    assert WORDS.refusal(Refusal("not-a-number"), with_rule=True) == REFUSALS["not-a-number"]
    assert WORDS.refusal(Refusal("wrong-order", "L5")) != WORDS.refusal(Refusal("wrong-order", "L6"))


@pytest.mark.rule("F50", "F51")
def test_every_outcome_has_words() -> None:
    reasons = called_with("Outcome", 1, flick3d.games.faith) | called_with("End", 1, flick3d.games.faith)
    assert reasons <= set(OUTCOMES)
    scores = (("Ann", 31), ("Ben", 28), ("Cid", 31), ("Dan", 28))
    assert WORDS.result_title(Outcome("Ann", "points", scores)) == "Ann wins"
    told = WORDS.outcome(Outcome("Ann", "points", (("Ann", 31), ("Ben", 28), ("Cid", 9))))
    assert told == "Ann wins with 31 points, ahead of Ben with 28."
    by_temples = WORDS.outcome(Outcome("Ann", "temples", scores))
    assert by_temples == "Ann and Cid tie at 31 points: Ann wins with the most Temples on the Map."
    assert "Cid wins the last flick" in WORDS.outcome(Outcome("Cid", "race", scores))
    assert WORDS.result_title(Outcome(None, "points", scores)) == "A draw"


@pytest.mark.parametrize(
    ("piece", "name", "after_owner"),
    [
        ("prophet-blue-2", "a blue Prophet", "blue Prophet"),
        ("templar-green-1", "a green Templar", "green Templar"),
        ("sphinx-yellow", "the Sphinx", "Sphinx"),
        ("temple-purple-4", "a purple Temple", "purple Temple"),
        ("king-ape", "the King Ape", "King Ape"),
        ("hand-of-god", "the Hand of God", "Hand of God"),
        ("nothing-known", "nothing-known", "nothing-known"),
        ("", "", ""),
    ],
)
def test_discs_have_names(piece: str, name: str, after_owner: str) -> None:
    assert WORDS.piece(piece) == name
    assert WORDS.disc(piece) == after_owner


def test_players_are_named_with_their_gods() -> None:
    assert WORDS.who(moment(), "Ann") == "Ann (Tyr)"
    assert WORDS.who(moment(gods=("", "", "", "")), "Ann") == "Ann"


@pytest.mark.parametrize(
    ("direction", "name"), [(0.0, WINDS[0]), (90.0, "Island I"), (181.0, "Island IV"), (350.0, WINDS[0])]
)
def test_the_wind_blows_towards_an_island(direction: float, name: str) -> None:
    assert WORDS.towards(direction) == name


@pytest.mark.rule("F9b")
def test_winds_are_named_after_where_the_islands_lie() -> None:
    for island in moment().map.islands:
        x, y = island.city.at
        direction = 0.0 if x > 9 else 180.0 if x < -9 else 90.0 if y > 0 else 270.0
        assert WORDS.towards(direction) == f"Island {island.name}"


def test_hints_fit_into_their_line() -> None:
    longest = {
        "player": "Wwwwwwwwwwwwwwwww…",
        "piece": "a purple Prophet",
        "upper": "Rolling Ministry",
        "lower": "Changing Winds",
        "rider": "a purple Prophet",
        "towards": max(WINDS, key=len),
        "island": "III",
    }
    for code, template in HINTS.items():
        fields = {name for _, name, _, _ in string.Formatter().parse(template) if name}
        if fields <= set(longest):
            assert len(template.format(**longest)) <= 110, code


def test_every_template_can_be_translated() -> None:
    asked: list[str] = []

    def translate(template: str) -> str:
        asked.append(template)
        return template

    words = FaithWords(translate)
    state = moment(agenda=("high-tide", "kraken"))
    for kind in happened.EVENTS:
        for event in samples_of(kind):
            words.event(event, state, state)
    law_text("tornado", BOOK, words)
    god_text("tyr", BOOK, words)
    assert {each for each in EVENT_WORDS.values() if each} - set(asked) <= {
        EVENT_WORDS["ApePlaced:back"],
        EVENT_WORDS["TempleRaised:moved"],
        EVENT_WORDS["VotesShown"],
        EVENT_WORDS["HeartDropped:nobody"],
    }
    assert {LAWS["tornado"][1], GODS["tyr"][0]} <= set(asked)


def test_every_button_has_a_label_and_a_help() -> None:
    for words in (
        ("choose", "tyr"), ("vote", "up"), ("vote", "down"), ("pick", "kraken"), ("swap", "0"), ("swap", "2"), ("put",),
        ("stand",), ("flick", "prophet-blue-1"), ("flick", "templar-blue-1"), ("flick", "sphinx-yellow"), ("race",),
        ("aim", "prophet-blue-1"), ("pair", "templar-blue-1", "prophet-blue-1"), ("leave",),
        ("fasten", "sphinx-yellow"), ("found", "prophet-blue-1"), ("raise", "temple-blue-1"), ("drop",), ("done",),
        ("presence",),
    ):  # fmt: skip
        assert WORDS.label(words)
        assert is_sentence(WORDS.button_help(words)), words
    assert WORDS.label(("flick", "templar-blue-1")) == "Templar"
    assert WORDS.label(("pair", "templar-blue-1", "prophet-blue-1")) == "On Templar"
    assert WORDS.label(("done",), "heart") == "No Heart"
    with pytest.raises(KeyError):
        WORDS.label(("nothing",))


def test_tables_have_no_empty_words() -> None:
    for table in (HINTS, TITLES):
        assert all(text.strip() for text in table.values())
    assert all(title and text for title, text in ANNOUNCEMENTS.values())
