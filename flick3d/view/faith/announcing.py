"""When cards announce what happened: before it is shown on the table, while it is shown, or afterwards. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from flick3d.games.faith.events import LawsDrawn, Lost, TempleRaised, TornadoMoved, VotesShown, WashedUp, Worshipped
from flick3d.games.faith.state import State
from flick3d.rules.events import Event
from flick3d.view.faith.beats import SECONDS
from flick3d.view.faith.reporting import card_of, event_cards
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.views import CardView

QUIET: tuple[type[Event], ...] = (Lost, TempleRaised, TornadoMoved, WashedUp, Worshipped)
"""What is seen well enough on the table: a card would only lie over it."""
ON_A_PANEL = (LawsDrawn, VotesShown)
"""What stands on a panel of its own: a card would only lie over that."""


def cards_before(words: FaithWords, events: Sequence[Event], before: State, state: State) -> Iterator[CardView]:
    """What is announced at once: all that comes before the first thing that is shown, or everything."""
    events = [event for event in events if not isinstance(event, ON_A_PANEL)]
    if not _shown(events):
        yield from event_cards(words, events, before, state)
        return
    yield from _cards(words, events[: _first_shown(events)], before, state)


def cards_during(words: FaithWords, events: Iterable[Event], before: State, state: State) -> Iterator[CardView]:
    """What is announced while these events are shown; those that share a beat share the first one's card."""
    telling = [event for event in events if not isinstance(event, QUIET)]
    yield from _cards(words, telling[:1], before, state)


def cards_after(words: FaithWords, events: Sequence[Event], before: State, state: State) -> Iterator[CardView]:
    """What is announced when all has been shown."""
    if not _shown(events):
        return
    late = [event for event in events[_first_shown(events) :] if type(event) not in (*SECONDS, *ON_A_PANEL)]
    yield from _cards(words, late, before, state)
    # Without events it is only said who races for the win.
    yield from event_cards(words, (), before, state)


def _cards(words: FaithWords, events: Iterable[Event], before: State, state: State) -> Iterator[CardView]:
    for event in events:
        card = card_of(words, event, before, state)
        if card is not None:
            yield card


def _shown(events: Iterable[Event]) -> bool:
    return any(type(event) in SECONDS for event in events)


def _first_shown(events: Sequence[Event]) -> int:
    return next(index for index, event in enumerate(events) if type(event) in SECONDS)
