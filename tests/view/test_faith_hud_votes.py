"""The votes of the Council at the window: any order, unseen, given when all have pressed (F22)."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from flick3d.games.faith.actions import Choose, Pick, Swap, Vote
from flick3d.games.faith.events import LawEnacted, VotesShown
from flick3d.games.faith.state import State
from flick3d.games.faith.voting import law_of
from flick3d.rules.prompts import Prompt
from flick3d.view.faith import ballots as votes
from flick3d.view.faith.ballots import KEYS, SHOWN_AT_LEAST, SHOWN_FOR, Ballots
from flick3d.view.faith.board import hud_view
from flick3d.view.faith.overlay import LAWS_KEY, Overlay, happened, hear
from flick3d.view.faith.panels import council_view, secret_view
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.moment import Moment
from flick3d.view.input.intents import Submit
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked, Commanded, Frame, KeyPressed, Signal
from tests.view.faith_moments import PLAYERS, moment

WORDS = FaithWords()
VOTE = moment(phase="vote", agenda=("high-tide", "tornado"), first="Cid", active="Cid")


def vote_prompt(player: str) -> Prompt:
    return Prompt("vote", player, player, choices=(Vote("up"), Vote("down")))


class Table:
    """Overlay and hand together, and what was submitted; the match moves on with every vote."""

    def __init__(self, state: State = VOTE, people: tuple[str, ...] | None = None) -> None:
        self.state = state
        self.people = people
        self.overlay = Overlay()
        self.hand = Hand()
        self.submitted: list[tuple[str, str]] = []
        self.hear(Asked(vote_prompt(state.active)))

    def hear(self, signal: Signal) -> None:
        self.overlay, answer = hear(self.overlay, self.hand, signal, self.state, self.people)
        self.hand, intents = step(self.hand, signal) if answer is None else answer
        for intent in intents:
            if isinstance(intent, Submit):
                self.play(intent.text)

    def play(self, text: str) -> None:
        """What the match does with a vote."""
        assert text in ("vote up", "vote down")
        self.submitted.append((self.state.active, text))
        cast = (*self.state.votes, "up" if text == "vote up" else "down")
        order = self.state.clockwise(self.state.first)
        if len(cast) == len(order):
            self.state = replace(self.state, phase="mission", agenda=(), votes=())
            return
        self.state = replace(self.state, votes=cast, active=order[len(cast)])
        self.hear(Asked(vote_prompt(self.state.active)))

    def press(self, player: str, thumb: str) -> None:
        up, down = KEYS[self.state.corner(player).name]
        self.hear(KeyPressed(up if thumb == "up" else down))


@pytest.mark.rule("F22")
@pytest.mark.parametrize("order", list(permutations(PLAYERS))[::5])
def test_people_press_in_any_order_and_the_match_hears_it_in_its_own(order: tuple[str, ...]) -> None:
    table = Table()
    thumbs = {"Ann": "up", "Ben": "down", "Cid": "up", "Dan": "down"}
    for player in order:
        assert table.submitted == []
        table.press(player, thumbs[player])
    assert table.submitted == []
    table.hear(Frame(SHOWN_FOR + 0.01))
    expected = ["Cid", "Dan", "Ann", "Ben"]
    assert table.submitted == [(player, f"vote {thumbs[player]}") for player in expected]


@pytest.mark.rule("F22")
def test_what_was_pressed_is_on_no_tile_before_all_have_pressed() -> None:
    seen = []
    for thumb in ("up", "down"):
        table = Table()
        table.press("Ben", thumb)
        table.press("Dan", "up")
        view = council_view(table.state, vote_prompt("Cid"), table.overlay, None, WORDS)
        assert view is not None
        assert {tile.player for tile in view.ballots if tile.has_voted} == {"Ben", "Dan"}
        assert all(tile.thumb == "" for tile in view.ballots)
        seen.append(view)
    assert seen[0] == seen[1]


def test_a_vote_can_be_changed_until_all_have_pressed_and_not_after() -> None:
    table = Table()
    table.press("Ann", "up")
    table.press("Ann", "down")
    for player in ("Ben", "Cid", "Dan"):
        table.press(player, "up")
    assert dict(table.overlay.ballots.shown)["Ann"] == "down"
    table.press("Ann", "up")
    table.hear(Frame(SHOWN_FOR + 0.01))
    assert ("Ann", "vote down") in table.submitted


def test_all_votes_lie_open_together_for_a_while() -> None:
    table = Table()
    for player in PLAYERS:
        table.press(player, "down" if player == "Ben" else "up")
    view = council_view(table.state, None, table.overlay, None, WORDS)
    assert view is not None
    assert {tile.player: tile.thumb for tile in view.ballots} == {
        "Ann": "up", "Ben": "down", "Cid": "up", "Dan": "up",
    }  # fmt: skip
    table.hear(Frame(SHOWN_FOR - 0.1))
    assert table.submitted == []
    table.hear(Frame(0.2))
    assert len(table.submitted) == 4
    assert council_view(table.state, None, table.overlay, None, WORDS) is None


@pytest.mark.rule("F23", "G4")
def test_with_the_votes_lies_open_which_law_they_bring_and_how() -> None:
    table = Table()
    for player in PLAYERS:
        table.press(player, "down" if player == "Ben" else "up")
    view = council_view(table.state, None, table.overlay, None, WORDS)
    assert view is not None
    assert [(option.chosen, option.faded) for option in view.options] == [(True, False), (False, True)]
    assert view.text == "The vote makes High Tide the Law."


@pytest.mark.rule("F23", "G4")
@pytest.mark.parametrize("gods", [("tyr", "themis", "ra", "morrigan"), ("tyr", "zeus", "ra", "morrigan")])
@pytest.mark.parametrize("seed", range(4))
def test_a_tie_is_shown_as_the_match_will_decide_it(gods: tuple[str, ...], seed: int) -> None:
    table = Table(replace(VOTE, gods=gods, seed=seed))
    for player, thumb in zip(PLAYERS, ("up", "down", "up", "down"), strict=True):
        table.press(player, thumb)
    view = council_view(table.state, None, table.overlay, None, WORDS)
    assert view is not None
    chosen = [option.face.card for option in view.options if option.chosen]
    # The others' votes are given: what does the match make of the last one?
    before = replace(table.state, votes=("up", "down", "up"), active="Ben")
    law = law_of(before, Vote("down"))
    assert chosen == ([] if law is None else [law])
    assert (law is None) == ("themis" in gods)
    assert view.text == (
        "The vote is tied: Ben decides, as Themis."
        if law is None
        else f"The vote is tied, and chance picks {WORDS.law(law)}."
    )


def test_while_the_votes_lie_open_nobody_is_told_to_vote() -> None:
    table = Table()
    prompt = vote_prompt("Cid")
    before = hud_view(table.state, prompt, Moment(table.hand), WORDS, table.overlay).hint
    for player in PLAYERS:
        table.press(player, "up")
    after = hud_view(table.state, prompt, Moment(table.hand), WORDS, table.overlay).hint
    assert before.text.startswith("Thumb up")
    assert after.text == WORDS.hint("wait")


def test_a_key_that_comes_at_once_was_meant_as_a_vote() -> None:
    table = Table()
    for player in (*PLAYERS, "Ben"):
        table.press(player, "up")
    assert table.overlay.ballots.is_open
    assert table.submitted == []


def test_any_key_ends_the_showing_and_does_nothing_else() -> None:
    table = Table()
    for player in PLAYERS:
        table.press(player, "up")
    table.hear(Frame(SHOWN_AT_LEAST + 0.01))
    table.hear(KeyPressed("h"))
    assert not table.hand.help_open
    assert len(table.submitted) == 4


def test_votes_that_were_shown_are_not_shown_again_when_the_match_tells_them() -> None:
    table = Table()
    for player in PLAYERS:
        table.press(player, "up")
    table.hear(Frame(SHOWN_FOR + 0.01))
    shown = VotesShown(tuple((player, "up") for player in PLAYERS))
    after = happened(table.overlay, (shown, LawEnacted("high-tide", "votes")), VOTE)
    assert not after.ballots.is_open


def test_where_others_vote_elsewhere_the_showing_waits_for_the_match() -> None:
    table = Table(people=("Ann", "Ben"))
    table.press("Dan", "up")
    assert table.overlay.ballots.marks == ()
    table.press("Ann", "up")
    table.press("Ben", "down")
    assert not table.overlay.ballots.is_open
    shown = VotesShown((("Ann", "up"), ("Ben", "down"), ("Cid", "up"), ("Dan", "up")))
    after = happened(table.overlay, (shown, LawEnacted("high-tide", "votes")), VOTE)
    assert after.ballots.is_open
    view = council_view(table.state, None, after, None, WORDS)
    assert view is not None
    assert [(option.chosen, option.faded) for option in view.options] == [(True, False), (False, True)]


def test_tab_and_enter_vote_for_nobody() -> None:
    table = Table()
    for key in ("tab", "enter", "tab", "enter"):
        table.hear(KeyPressed(key))
    assert table.submitted == []


def test_a_click_on_a_tile_covers_the_screen_until_that_player_has_voted() -> None:
    table = Table()
    table.hear(Commanded(("ballot", "Dan")))
    cover = secret_view(table.state, table.overlay, WORDS)
    assert cover is not None
    assert cover.player == "Dan"
    table.hear(Commanded(("ballot", "")))
    assert secret_view(table.state, table.overlay, WORDS) is None
    table.hear(Commanded(("ballot", "Dan")))
    table.hear(Commanded(("ballot", "Dan", "down")))
    assert secret_view(table.state, table.overlay, WORDS) is None
    assert table.overlay.ballots.marks == (("Dan", "down"),)


def test_nobody_votes_on_paper_of_the_last_council() -> None:
    old = Ballots(("kraken", "tornado"), marks=(("Ann", "up"),), seen=True)
    assert votes.renewed(old, VOTE) == Ballots(VOTE.agenda)
    assert votes.renewed(votes.mark(Ballots(VOTE.agenda), VOTE, "Ann", "up"), VOTE).marks


def test_every_voter_has_two_keys_of_their_own() -> None:
    for count in (2, 3, 4):
        state = moment(PLAYERS[:count], phase="vote", agenda=("kraken", "tornado"))
        keys = [key for key, _ in votes.keys(state)]
        assert len(keys) == len(set(keys)) == 2 * count


def test_two_cards_are_chosen_with_1_and_2_or_a_click() -> None:
    for choices, kind, text in (
        ((Choose("tyr"), Choose("freja")), "gods", "choose freja"),
        ((Pick("kraken"), Pick("tornado")), "verdict", "pick tornado"),
    ):
        state = moment(phase=kind, agenda=("kraken", "tornado"))
        hand, _ = step(Hand(), Asked(Prompt(kind, "Ann", "Ann", choices=choices)))
        _, answer = hear(Overlay(), hand, KeyPressed("2"), state)
        assert answer is not None
        assert answer[1] == (Submit(text),)
        _, answer = hear(Overlay(), hand, Commanded(tuple(text.split(" "))), state)
        assert answer is not None
        assert answer[1] == (Submit(text),)


@pytest.mark.parametrize("number", ["0", "1", "2"])
def test_the_number_of_templars_is_its_key(number: str) -> None:
    state = moment(phase="templars", laws=("templars",))
    hand, _ = step(Hand(), Asked(Prompt("templars", "Ann", "Ann", choices=(Swap(0), Swap(1), Swap(2)))))
    for signal in (KeyPressed(number), Commanded(("swap", number))):
        _, answer = hear(Overlay(), hand, signal, state)
        assert answer is not None
        assert answer[1] == (Submit(f"swap {number}"),)


def test_the_key_of_the_laws_opens_one_after_the_other() -> None:
    state = moment(laws=("king-ape", "kraken"))
    overlay, seen = Overlay(), []
    for _ in range(3):
        overlay, _ = hear(overlay, Hand(), KeyPressed(LAWS_KEY), state)
        seen.append(overlay.law)
    assert seen == ["king-ape", "kraken", ""]
    overlay, _ = hear(overlay, Hand(), Commanded(("law", "kraken")), state)
    assert overlay.law == "kraken"
    overlay, _ = hear(overlay, Hand(), Frame(0.1), moment(laws=("king-ape",)))
    assert overlay.law == ""


def test_the_eye_shows_who_is_where_and_hides_it_again() -> None:
    overlay, _ = hear(Overlay(), Hand(), KeyPressed("v"), moment())
    assert overlay.presence
    overlay, _ = hear(overlay, Hand(), Commanded(("presence",)), moment())
    assert not overlay.presence


def test_keys_mean_nothing_while_the_help_lies_over_the_table() -> None:
    overlay, answer = hear(Overlay(), Hand(help_open=True), KeyPressed("v"), moment())
    assert answer is None
    assert not overlay.presence
