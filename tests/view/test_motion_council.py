"""Votes that turn over, and the card of a Law that goes from the Council to the Laws."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from panda3d.core import NodePath

from flick3d.resources import shipped_folder
from flick3d.view.faith import spots
from flick3d.view.faith.ballots import SHOWN_FOR, Ballots
from flick3d.view.faith.board import hud_view
from flick3d.view.faith.council_panel import TURN_AFTER, TURN_SECONDS, CouncilFactory, turned_over
from flick3d.view.faith.law_flight import SECONDS, LawFlight, between, way
from flick3d.view.faith.overlay import Overlay
from flick3d.view.faith.panels import council_view, voting_view
from flick3d.view.faith.parts import PARTS
from flick3d.view.faith.style import STYLE
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.metrics import measure
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.theme import Theme
from flick3d.view.input.modes import Hand
from flick3d.view.window import Window, WindowSettings, open_window
from tests.view.faith_moments import PLAYERS, moment

WORDS = FaithWords()
SIZE = (1280, 720)
METRICS = measure(*SIZE)
BEFORE = moment(phase="vote", agenda=("high-tide", "tornado"), laws=("king-ape",))
AFTER = moment(phase="mission", laws=("king-ape", "tornado"))
THUMBS = tuple(zip(PLAYERS, ("up", "down", "up", "up"), strict=True))


def opened(seconds: float) -> Ballots:
    """The votes, so long after they were turned over."""
    return Ballots(BEFORE.agenda, shown=THUMBS, seconds=SHOWN_FOR - seconds, seen=True)


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    made = open_window(WindowSettings(size=SIZE, offscreen=True))
    yield made
    made.close()


@pytest.fixture
def hud(window: Window) -> Iterator[Hud]:
    view = hud_view(BEFORE, None, Moment(Hand()), WORDS, Overlay())
    made = Hud(
        window.base,
        shipped_folder("models"),
        SIZE,
        view,
        (),
        lambda _: None,
        lambda _: None,
        WORDS,
        PARTS,
        style=STYLE,
    )
    yield made
    made.destroy()


def test_a_vote_is_thin_in_the_middle_of_its_turn_and_each_begins_later() -> None:
    assert turned_over(0.0, 0) == (1.0, False)
    assert turned_over(TURN_SECONDS / 2.0, 0)[0] < 0.1
    assert turned_over(TURN_SECONDS, 0) == (1.0, True)
    assert turned_over(TURN_AFTER, 1) == (1.0, False)
    assert turned_over(100.0, 3) == (1.0, True)


def test_the_view_tells_how_long_the_votes_lie_open_and_is_not_built_anew_for_it() -> None:
    early, late = (voting_view(BEFORE, opened(seconds), None, WORDS) for seconds in (0.1, 0.3))
    assert early.opened == pytest.approx(0.1)
    assert late.opened == pytest.approx(0.3)
    assert CouncilFactory().made_for(early) == CouncilFactory().made_for(late)
    calm = council_view(BEFORE, None, Overlay(ballots=opened(0.1), calm=True), None, WORDS)
    assert calm is not None
    assert calm.opened > SHOWN_FOR, "with less motion they do not turn"


def votes(hud: Hud) -> list[tuple[float, list[bool]]]:
    """Of every vote its width, and which of its two sides are shown: face, back."""
    found = hud.layer.find_all_matches("**/vote")
    return [(path.get_sx(), [not child.is_hidden() for child in path.children]) for path in found]


def test_votes_are_seen_to_turn_over(hud: Hud) -> None:
    def at(seconds: float) -> list[tuple[float, list[bool]]]:
        hud.show(hud_view(BEFORE, None, Moment(Hand()), WORDS, Overlay(ballots=opened(seconds))))
        return votes(hud)

    # The back was made first.
    assert [sides for _, sides in at(0.0)] == [[True, False]] * 4
    widths = [width for width, _ in at(TURN_SECONDS / 2.0)]
    assert widths[0] < 0.1 < widths[1]
    assert [(round(width, 3), sides) for width, sides in at(1.0)] == [(1.0, [False, True])] * 4


def test_the_card_begins_where_it_lay_and_ends_where_it_will_lie() -> None:
    found = way(METRICS, BEFORE, AFTER, "tornado")
    assert found is not None
    begins, ends = found
    panel = spots.council(METRICS, True)
    assert (begins.width, begins.height) == spots.COUNCIL_CARD
    assert panel.x < begins.x
    assert begins.right < panel.right
    assert begins.x > panel.x + panel.width / 2.0, "it was the lower one of two, on the right"
    strip = spots.laws(METRICS, 2)
    assert strip.x <= ends.x
    assert ends.right <= strip.right + 1.0
    assert ends.bottom <= strip.bottom + 1.0
    assert between(begins, ends, 0.0) == begins
    assert between(begins, ends, 1.0) == ends
    assert begins.width > between(begins, ends, 0.5).width > ends.width


def test_a_law_that_was_not_before_the_council_does_not_fly() -> None:
    assert way(METRICS, BEFORE, AFTER, "king-ape") is None
    assert way(METRICS, BEFORE, replace(AFTER, laws=()), "tornado") is None


def test_the_card_is_gone_when_it_has_arrived_or_when_the_hud_is_gone(window: Window, hud: Hud) -> None:
    theme = Theme(window.base, shipped_folder("models"), METRICS.scale, STYLE)
    view = voting_view(BEFORE, opened(1.0), None, WORDS)
    found = way(METRICS, BEFORE, AFTER, "tornado")
    assert found is not None

    def flying() -> NodePath:
        return window.base.pixel2d.find("**/law flight")

    flight = LawFlight(hud.layer, theme, view.options[1].face, *found)
    assert not flying().is_empty()
    width = flying().get_sx()
    assert not flight.advance(SECONDS / 2.0)
    assert flying().get_sx() < 0.8 * width
    assert flight.advance(SECONDS)
    flight.remove()
    assert flying().is_empty()
    layer = hud.layer.attach_new_node("gone")
    lost = LawFlight(layer, theme, view.options[1].face, *found)
    layer.remove_node()
    assert not lost.advance(0.01) or flying().is_empty()
    lost.remove()
