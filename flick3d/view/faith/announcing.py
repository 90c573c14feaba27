"""When cards announce what happened: before it is shown on the table, while it is shown, or afterwards. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import msgspec

from flick3d.games.faith.state import State
from flick3d.rules.events import Event
from flick3d.view.faith.beats import SECONDS
from flick3d.view.faith.reporting import card_of, event_cards
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.views import CardView


def cards_before(words: FaithWords, events: Sequence[Event], before: State, state: State) -> Iterator[CardView]:
    """What is announced at once: all that comes before the first thing that is shown, or everything."""
    if not _shown(events):
        yield from event_cards(words, events, before, state)
        return
    yield from _cards(words, events[: first_shown(events)], before, state)


def cards_during(words: FaithWords, events: Iterable[Event], before: State, state: State) -> Iterator[CardView]:
    """What is announced while these events are shown; those that share a beat share the first one's card.

    All of it is brief: such cards leave the Map free.
    """
    cards = (msgspec.structs.replace(card, brief=True) for card in _cards(words, events, before, state))
    yield from islice(cards, 1)


def cards_after(words: FaithWords, events: Sequence[Event], before: State, state: State) -> Iterator[CardView]:
    """What is announced when all has been shown."""
    if not _shown(events):
        return
    yield from _cards(words, late_events(events), before, state)
    # Without events it is only said who races for the win.
    yield from event_cards(words, (), before, state)


def _cards(words: FaithWords, events: Iterable[Event], before: State, state: State) -> Iterator[CardView]:
    for event in events:
        card = card_of(words, event, before, state)
        if card is not None:
            yield card


def _shown(events: Iterable[Event]) -> bool:
    return any(type(event) in SECONDS for event in events)


def first_shown(events: Sequence[Event]) -> int:
    """Index of the first event that is shown; behind the last one when none is."""
    return next((index for index, event in enumerate(events) if type(event) in SECONDS), len(events))


def late_events(events: Sequence[Event]) -> Sequence[Event]:
    """What comes after the first event that is shown, and is not shown itself."""
    return [event for event in events[first_shown(events) :] if type(event) not in SECONDS]
