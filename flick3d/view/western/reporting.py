"""What happened, told to the player: every event goes into the log, the great ones onto a card; and who plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flick3d.games.western.events import (
    BlownUp,
    Died,
    Dud,
    DuelBegan,
    DuelWon,
    Entered,
    Escaped,
    Exploded,
    Hit,
    Joined,
    MatchEnded,
    Missed,
    MoveFailed,
    Reached,
    RoundBegan,
    TurnedAway,
)
from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.state import State
from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.prompts import Prompt
from flick3d.view.house_rules import tell_house_rules
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.views import CardView, Tone
from flick3d.view.western.board import named
from flick3d.view.western.words import Words
from flick3d.view.western.words.words import NO_SIDES
from flick3d.view.words.names import shortened

TONES: dict[type[Event], Tone] = {
    Hit: "hit",
    Died: "death",
    Missed: "miss",
    MoveFailed: "miss",
    RoundBegan: "news",
    Entered: "door",
    DuelBegan: "duel",
    DuelWon: "duel",
    TurnedAway: "duel",
    Exploded: "blast",
    BlownUp: "blast",
    Dud: "miss",
    Joined: "joined",
    Escaped: "away",
    Reached: "door",
}


def report(hud: Hud, words: Words, events: Iterable[Event], before: State, state: State) -> None:
    """Tell the events to the player. before, state: the states before and after them."""
    sides = sides_of(before)
    for event in events:
        hud.add_to_log(words.event(event, sides))
        card = duel_card(words, state) if isinstance(event, DuelBegan) and state.duel else card_of(words, event, sides)
        if card is not None:
            hud.announce(card)


def sides_of(state: State) -> dict[str, str]:
    """The side of every figure: whom the woman and the man ride for changes (W1)."""
    return {figure.id: figure.side for figure in state.cowboys}


def tell_again(hud: Hud, words: Words, history: Iterable[tuple[Controller, Step]]) -> None:
    """Let the log hold what these steps brought and nothing else, and take all cards away.

    history: every step with the match before it.
    """
    hud.clear_announcements()
    hud.clear_log()
    for number, (before, step) in enumerate(history):
        if not number:
            tell_house_rules(hud, words, before.state)
        sides = sides_of(before.state)
        for event in step.events:
            hud.add_to_log(words.event(event, sides))


def card_of(words: Words, event: Event, sides: Mapping[str, str] = NO_SIDES) -> CardView | None:
    """The announcement of an event, or None when it gets none (the end has a screen of its own).

    sides: as in `Words.event`.
    """
    if isinstance(event, MatchEnded):
        return None
    text = words.card(event, sides)
    brief = isinstance(event, Entered)
    return None if text is None else CardView(*text, tone=TONES.get(type(event), "news"), brief=brief)


def duel_card(words: Words, state: State) -> CardView:
    """Who duels with whom, with the names of both players (W75). Raises ValueError without a duel."""
    if state.duel is None:
        raise ValueError("there is no duel")
    attacker, defender, first = (
        named(state, man, words) for man in (state.duel.attacker, state.duel.defender, state.duel.shooter)
    )
    return CardView(*words.announcement("duel", attacker=attacker, defender=defender, first=first), tone="duel")


def opening_card(words: Words, state: State) -> CardView:
    """The announcement of the round in which a new match begins."""
    began = RoundBegan(state.round, state.hour, hour_colour(state.hour))
    return CardView(*(words.card(began) or ("", "")))


def player_card(words: Words, state: State, prompt: Prompt | None, before: str) -> CardView | None:
    """Who plays now, when it is another player than `before` and he has a name of his own; else None.

    In a duel the card of the duel has named both.
    """
    if prompt is None or prompt.player == before or state.duel is not None:
        return None
    if words.is_nameless(prompt.player, prompt.team):
        return None
    fields = {"player": shortened(prompt.player), "side": words.side(prompt.team)}
    return CardView(*words.announcement("plays", **fields), tone="player", brief=True)
