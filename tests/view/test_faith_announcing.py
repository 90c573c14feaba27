"""Nothing lies over what it hides: no card over a panel that says the same, no panel over the Islands of a Worship."""

from __future__ import annotations

from flick3d.games.faith.events import (
    Blessed,
    Drowned,
    FirstPlayer,
    Flicked,
    GenerationBegan,
    HeartDropped,
    LawsDrawn,
    MatchEnded,
    Worshipped,
)
from flick3d.games.faith.state import State
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import Prompt
from flick3d.view.faith.announcing import cards_after, cards_before, cards_during
from flick3d.view.faith.board import generation_view
from flick3d.view.faith.hinting import hint_view
from flick3d.view.faith.overlay import Overlay
from flick3d.view.faith.panels import council_view
from flick3d.view.faith.presenter import FaithPresenter
from flick3d.view.faith.reporting import log_lines
from flick3d.view.faith.spots import brief_card, track
from flick3d.view.faith.telling import Telling
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.metrics import measure
from flick3d.view.input.modes import Hand
from tests.view.faith_moments import moment

WORDS = FaithWords()
END = Outcome("Ann", "points", (("Ann", 3), ("Ben", 0), ("Cid", 0), ("Dan", 0)))
DRAWN = LawsDrawn("grand-tour", "tornado")


def test_the_laws_of_a_council_get_no_card() -> None:
    state = moment(phase="vote", agenda=("grand-tour", "tornado"))
    told = (FirstPlayer("Ann"), GenerationBegan(1), DRAWN)
    at_once = list(cards_before(WORDS, told, state, state))
    assert at_once == list(cards_before(WORDS, told[:2], state, state))
    assert at_once
    late = (Worshipped("Ann", "I", 1, 0), GenerationBegan(2), DRAWN)
    assert list(cards_after(WORDS, late, state, state)) == list(cards_after(WORDS, late[:2], state, state))


def test_what_a_panel_asks_is_not_announced() -> None:
    presenter = FaithPresenter()
    gods = moment(gods=("",) * 4, phase="gods", generation=0)
    assert presenter.opening_card(gods) is None
    assert presenter.opening_card(moment(phase="race", generation=0)) is not None
    for kind, is_announced in (("gods", False), ("verdict", False), ("mission", True)):
        card = presenter.player_card(moment(), Prompt(kind, "Ann", "Ann"), "Ben")
        assert (card is not None) == is_announced


def test_the_council_opens_when_the_worship_has_been_shown() -> None:
    state = moment(phase="vote", agenda=("grand-tour", "tornado"), generation=2)
    prompt = Prompt("vote", "Ann", "Ann")
    counting = Overlay(scores=state.scores)
    assert council_view(state, prompt, counting, None, WORDS) is None
    assert council_view(state, prompt, Overlay(), None, WORDS) is not None
    strip = generation_view(state, WORDS, counting.is_counting)
    assert (strip.stage, strip.generation) == ("worship", 1)
    strip = generation_view(state, WORDS)
    assert (strip.stage, strip.generation) == ("council", 2)
    over = moment(phase="over", outcome=END)
    strip = generation_view(over, WORDS, is_counting=True)
    assert (strip.stage, strip.title) == ("worship", "Worship")
    assert hint_of(over, is_counting=True) == "Watch."
    assert hint_of(over, is_counting=False) == "The match is over."


class Log:
    """As much of a HUD as the log needs."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add_to_log(self, sentence: str) -> None:
        self.lines.append(sentence)


def test_the_log_tells_a_worship_as_it_is_shown_and_who_has_won_at_last() -> None:
    state = moment(phase="over", outcome=END)
    first, second = Worshipped("Ann", "I", 1, 2), Worshipped("Ann", "II", 1, 2)
    events = (Flicked("Ann", ("prophet-blue-1",)), first, second, MatchEnded(END))
    log, telling = Log(), Telling(WORDS)
    telling.begin(log, events, state, state)  # type: ignore[arg-type]
    assert log.lines == list(log_lines(WORDS, events[:1], state, state))
    telling.tell((first,))
    assert log.lines == list(log_lines(WORDS, events[:2], state, state))
    telling.tell((second,))
    assert "wins" not in " ".join(log.lines)
    telling.finish()
    assert log.lines == list(log_lines(WORDS, events, state, state))


def test_a_performance_that_is_cut_short_leaves_no_line_untold_and_none_of_another_moment() -> None:
    state = moment()
    events = (Worshipped("Ann", "I", 1, 2), Worshipped("Ann", "II", 1, 2))
    log, telling = Log(), Telling(WORDS)
    telling.begin(log, events, state, state)  # type: ignore[arg-type]
    assert log.lines == []
    telling.begin(log, (), state, state)  # type: ignore[arg-type]
    assert len(log.lines) == 2
    telling.begin(log, events, state, state)  # type: ignore[arg-type]
    telling.forget()
    telling.finish()
    assert len(log.lines) == 2


def test_what_is_announced_while_it_is_shown_leaves_the_map_free() -> None:
    state = moment()
    shown = (Blessed("Ann", "prophet-blue-1", 2), HeartDropped("Ann", 0.0, 0.0, ()), Drowned("Ann", "prophet-blue-1"))
    for event in shown:
        (card,) = cards_during(WORDS, (event,), state, state)
        assert card.brief
    for width, height in ((1280, 720), (1024, 768), (1920, 1080)):
        metrics = measure(width, height)
        card = brief_card(metrics)
        assert card.bottom <= track(metrics).y


def hint_of(state: State, is_counting: bool) -> str:
    return hint_view(state, None, Hand(), (), None, (), WORDS, is_counting).text
