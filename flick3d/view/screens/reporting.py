"""What happened, told to the player: every event goes into the log, the great ones onto a card."""

from __future__ import annotations

from collections.abc import Iterable

from flick3d.games.western.events import Died, Hit, MatchEnded, Missed, MoveFailed, RoundBegan
from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.state import State
from flick3d.match.session import Step
from flick3d.rules.events import Event
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.views import CardView, Tone
from flick3d.view.words import Words

TONES: dict[type[Event], Tone] = {Hit: "hit", Died: "death", Missed: "miss", MoveFailed: "miss", RoundBegan: "news"}


def report(hud: Hud, words: Words, events: Iterable[Event]) -> None:
    """Tell the events to the player."""
    for event in events:
        hud.add_to_log(words.event(event))
        card = card_of(words, event)
        if card is not None:
            hud.announce(card)


def tell_again(hud: Hud, words: Words, steps: Iterable[Step]) -> None:
    """Let the log hold what these steps brought and nothing else, and take all cards away."""
    hud.clear_announcements()
    hud.clear_log()
    for step in steps:
        for event in step.events:
            hud.add_to_log(words.event(event))


def card_of(words: Words, event: Event) -> CardView | None:
    """The announcement of an event, or None when it gets none (the end has a screen of its own)."""
    if isinstance(event, MatchEnded):
        return None
    text = words.card(event)
    return None if text is None else CardView(*text, tone=TONES.get(type(event), "news"))


def opening_card(words: Words, state: State) -> CardView:
    """The announcement of the round in which a new match begins."""
    began = RoundBegan(state.round, state.hour, hour_colour(state.hour))
    return CardView(*(words.card(began) or ("", "")))
