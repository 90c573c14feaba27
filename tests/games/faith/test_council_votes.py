"""The Council on the controller: two Laws, secret votes, ties, and Themis (F21 to F24, G4)."""

from __future__ import annotations

import pytest

from flick3d.games.faith.actions import Pick, Vote
from flick3d.games.faith.events import LawEnacted, LawPleased, LawsDrawn, Voted, VotesShown
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.layout import upright
from flick3d.rules.refusal import Refusal
from tests.games.faith.matches import SEA, altered, last_flick, match, race, with_gods
from tests.rules.played import flick, kinds

UPPER, LOWER = "grand-tour", "high-tide"
DECK = (UPPER, LOWER, "kraken", "holy-oil", "two-hands", "lost-sheep", "iconoclasts", "all-or-nothing")


def council(*names: str, deck=DECK, gods=(), **changes: object) -> Controller:
    """The first Council; the first named player holds the First Player token."""
    controller = altered(match(*names), deck=deck)
    controller, _ = race(controller, prophet_blue_1=upright(3.0, 0.0))
    return altered(with_gods(controller, *gods) if gods else controller, **changes)


def votes(controller: Controller, *thumbs: str) -> tuple[Controller, tuple[Event, ...]]:
    """The events of the last vote alone."""
    events: tuple[Event, ...] = ()
    for thumb in thumbs:
        controller, events = controller.apply(controller.read(f"vote {thumb}"))
    return controller, events


@pytest.mark.rule("F21")
def test_the_first_card_is_the_upper_law_and_the_second_the_lower() -> None:
    controller, events = race(altered(match(), deck=DECK), prophet_blue_1=upright(3.0, 0.0))
    assert events[-1] == LawsDrawn(UPPER, LOWER)
    assert (controller.state.agenda, controller.state.deck) == ((UPPER, LOWER), DECK[2:])
    assert controller.prompt.choices == (Vote("up"), Vote("down"))
    for player in ("Ann", "Ben"):
        assert controller.game.seen_by(controller.state, player).agenda == (UPPER, LOWER)


@pytest.mark.rule("F22", "F30")
def test_all_are_asked_once_clockwise_from_the_first_player() -> None:
    controller, _ = race(altered(match("A", "B", "C", "D"), deck=DECK), prophet_yellow_1=upright(3.0, 0.0))
    asked = []
    while controller.state.phase == "vote":
        asked.append(controller.prompt.player)
        controller, events = votes(controller, "up")
    assert asked == ["C", "D", "A", "B"]
    assert VotesShown((("A", "up"), ("B", "up"), ("C", "up"), ("D", "up"))) in events


@pytest.mark.rule("F22")
def test_a_vote_tells_nothing_before_all_have_voted() -> None:
    up, down = (council("A", "B", "C").apply(Vote(thumb)) for thumb in ("up", "down"))
    assert up[1] == down[1] == (Voted("A"),)
    for player in ("B", "C"):
        seen = [each.game.seen_by(each.state, player) for each, _ in (up, down)]
        assert seen[0] == seen[1]
        assert seen[0].votes == ("",)
    assert up[0].game.seen_by(up[0].state, "A").votes == ("up",)


@pytest.mark.rule("F22")
def test_a_vote_cannot_be_taken_back() -> None:
    assert Vote.reveals
    assert Pick.reveals


@pytest.mark.rule("F23", "F24")
@pytest.mark.parametrize(
    ("thumbs", "law"), [("up up down", UPPER), ("down up down", LOWER), ("up up up", UPPER), ("down down down", LOWER)]
)
def test_more_thumbs_bring_a_law_in_and_the_other_card_is_gone(thumbs: str, law: str) -> None:
    controller, events = votes(council("A", "B", "C"), *thumbs.split())
    assert kinds(events) == ["Voted", "VotesShown", "LawEnacted"]
    assert events[-1] == LawEnacted(law, "votes")
    assert controller.state.laws == (law,)
    assert (controller.state.agenda, controller.state.votes) == ((), ())
    assert not {UPPER, LOWER} & set(controller.state.deck)
    assert (controller.state.phase, controller.state.active) == ("mission", "A")


@pytest.mark.rule("F23")
@pytest.mark.parametrize("names", ["AB", "ABCD"])
def test_without_themis_a_tie_is_decided_by_chance(names: str) -> None:
    enacted = []
    first = council(*names, gods=("tyr", "zeus", "dagda", "freja")[: len(names)])
    for seed in range(24):
        before = altered(first, seed=seed)
        for _ in range(2):
            controller, events = votes(before, *["up", "down"] * (len(names) // 2))
            assert LawEnacted(controller.state.laws[0], "chance") in events
            enacted.append((seed, controller.state.laws[0]))
    assert len(set(enacted)) == 24, "the same seed decides the same"
    many = [law for _, law in set(enacted)].count(UPPER)
    assert 4 <= many <= 20


@pytest.mark.rule("F21", "F23", "F24", "F45")
def test_a_card_comes_up_only_once_in_a_match() -> None:
    controller = council("Ann", "Ben")
    drawn: list[str] = []
    for generation in range(1, 5):
        drawn += controller.state.agenda
        controller, _ = votes(controller, "up", "up")
        assert len(controller.state.laws) <= generation
        controller = last_flick(altered(controller, laws=()))
        disc = controller.prompt.flicks[0].piece
        controller, _ = flick(controller, f"flick {disc} 225.0 300.0", **{disc.replace("-", "_"): upright(*SEA)})
    assert sorted(drawn) == sorted(DECK)
    assert controller.state.deck == ()


@pytest.mark.rule("G4", "F23")
@pytest.mark.parametrize(("names", "gods"), [("AB", ("tyr", "themis")), ("ABCD", ("tyr", "", "", "themis"))])
@pytest.mark.parametrize("law", [UPPER, LOWER])
def test_a_tied_vote_is_hers_to_decide(names: str, gods, law: str) -> None:
    controller, events = votes(council(*names, gods=gods), *["up", "down"] * (len(names) // 2))
    themis = names[-1]
    assert kinds(events) == ["Voted", "VotesShown"]
    assert (controller.state.phase, controller.state.active) == ("verdict", themis)
    assert controller.prompt.choices == (Pick(UPPER), Pick(LOWER))
    assert controller.check(controller.read("pick kraken")) == Refusal("not-on-agenda", "G4", "kraken")
    after, events = controller.apply(controller.read(f"pick {law}"))
    assert events == (LawEnacted(law, "themis"), LawPleased(themis, law, 1))
    assert after.state.laws == (law,)
    assert (after.state.score(themis), after.state.phase, after.state.active) == (1, "mission", names[0])


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("thumbs", "points"), [("up up up", 1), ("up up down", 0), ("down down down", 1), ("down down up", 0)]
)
def test_a_point_for_the_law_that_she_voted_for(thumbs: str, points: int) -> None:
    controller, events = votes(council("A", "B", "C", gods=("", "", "themis")), *thumbs.split())
    law = UPPER if thumbs.startswith("up") else LOWER
    told = [event for event in events if isinstance(event, LawPleased)]
    assert told == ([LawPleased("C", law, 1)] if points else [])
    assert controller.state.scores == (0, 0, points)


@pytest.mark.rule("G4")
def test_among_three_players_there_is_no_tie_to_decide() -> None:
    for thumbs in ("up up down", "up down up", "up down down", "down up up"):
        controller, _ = votes(council("A", "B", "C", gods=("themis", "", "")), *thumbs.split())
        assert controller.state.phase == "mission"


@pytest.mark.rule("G4", "F22")
def test_she_votes_in_secret_like_all_others() -> None:
    controller, events = votes(council("A", "B", gods=("themis", "tyr")), "up")
    assert events == (Voted("A"),)
    assert controller.game.seen_by(controller.state, "B").votes == ("",)
    assert controller.check(controller.read(f"pick {UPPER}")).reason == "not-now"


@pytest.mark.rule("F20", "F21")
def test_without_laws_there_is_no_council() -> None:
    controller = council("A", "B", deck=())
    assert (controller.state.phase, controller.state.laws) == ("mission", ())
