"""What happened, told to the player: every event goes into the log, the great ones onto a card; and who plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from flick3d.games.faith import events as happened
from flick3d.games.faith.components import generations
from flick3d.games.faith.constraints import unflicked
from flick3d.games.faith.influence import ISLANDS
from flick3d.games.faith.map import IslandName
from flick3d.games.faith.state import State
from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.prompts import Prompt
from flick3d.view.faith.cards import law_text
from flick3d.view.faith.words import FaithWords
from flick3d.view.faith.words.templates import CARDS, WORSHIP_LINES
from flick3d.view.faith.words.words import event_code
from flick3d.view.house_rules import tell_house_rules
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.views import CardView

ICONS: dict[type[Event], str] = {
    happened.GenerationBegan: "generation",
    happened.LawEnacted: "law",
    happened.LawPleased: "points",
    happened.ApePlaced: "king-ape",
    happened.TemplesShaken: "temple",
    happened.Fastened: "fasten",
    happened.Blessed: "navel",
    happened.CameBack: "again",
    happened.Drowned: "skull",
    happened.Swept: "tornado",
    happened.Banished: "banish",
    happened.HeartDropped: "heart",
    happened.Toured: "island",
}
"""The picture on the card of an event."""

OPENING_ICONS = {"gods": "hand-of-god", "race": "first-player", "generation": "generation"}

BRIEF: tuple[type[Event], ...] = (
    happened.LawPleased, happened.Fastened, happened.Blessed, happened.Swept, happened.Banished, happened.Toured,
)  # fmt: skip
"""What happens so often that its card stays only a short while."""

OR = "{first} or {second}"
"""Joins the two gods of a card."""

WITHOUT_CARD = ("vote",)
"""Prompts for which nobody is announced: all are asked at once."""


def tell_again(hud: Hud, words: FaithWords, history: Iterable[tuple[Controller, Step]]) -> None:
    """Let the log hold what these steps brought and nothing else, and take all cards away.

    history: every step with the match before it.
    """
    hud.clear_announcements()
    hud.clear_log()
    steps = tuple(history)
    if steps:
        tell_house_rules(hud, words, steps[0][0].state)
    for index, (before, step) in enumerate(steps):
        after = steps[index + 1][0].state if index + 1 < len(steps) else before.state
        for line in log_lines(words, step.events, before.state, after):
            hud.add_to_log(line)


def log_lines(words: FaithWords, events: Iterable[Event], before: State, after: State) -> Iterator[str]:
    """One line for every event that is told; what an Island brings to all players stands in one line."""
    for is_scored, group in groupby(events, lambda event: isinstance(event, happened.Worshipped)):
        together = tuple(group)
        if is_scored:
            yield from (words.fill(WORSHIP_LINES["line"], fields) for fields in worship_lines(words, together))
        else:
            lines = (words.event(event, before, after) for event in together)
            yield from (line for line in lines if line)


def worship_lines(words: FaithWords, events: Iterable[Event]) -> Iterator[dict[str, str]]:
    """For every Island of a Worship that brings anything: name, and what each gets (F40, F41)."""
    events = tuple(events)
    for island in ISLANDS:
        scores = [
            words.fill(WORSHIP_LINES["each"], {"player": words.team(event.player), "points": words.points(points)})
            for event in events
            if isinstance(event, happened.Worshipped) and event.island == island
            if (points := event.presence + event.domination)
        ]
        if scores:
            joined = words.listed(scores, WORSHIP_LINES["scores"])
            yield {"island": _island(words, island), "scores": joined}


def _island(words: FaithWords, island: IslandName) -> str:
    return words.fill(WORSHIP_LINES["island"], {"island": island})


def event_cards(words: FaithWords, events: Iterable[Event], before: State, after: State) -> Iterator[CardView]:
    """The announcements of what one step brought, in order, and that some race for the win."""
    for event in events:
        card = card_of(words, event, before, after)
        if card is not None:
            yield card
    if after.phase == "race" and after.generation and before.phase != "race":
        yield CardView(*words.announcement("tie", players=words.players(after.racers)), icon="first-player")


def card_of(words: FaithWords, event: Event, before: State, after: State) -> CardView | None:
    """The announcement of an event, or None when it gets none: the table or a panel shows it well enough."""
    code = event_code(event, before)
    found = CARDS.get(code) or CARDS.get(type(event).__name__)
    if found is None:
        return None
    fields = words.event_fields(event, before, after) | {"sentence": words.event(event, before, after)}
    if isinstance(event, happened.LawEnacted):
        fields["rule"] = law_text(event.law, after.book, words).text
    title, text = (words.fill(template, fields) for template in found)
    return CardView(title, text, brief=isinstance(event, BRIEF), icon=ICONS[type(event)])


def opening_card(words: FaithWords, state: State) -> CardView:
    """The announcement with which a match begins: gods are chosen, all race, or a Generation goes on."""
    code = state.phase if state.phase in ("gods", "race") and not state.generation else "generation"
    first = words.who(state, state.first) if state.first else ""
    count, most = str(state.generation), str(generations(len(state.players)))
    text = words.announcement(f"opening:{code}", generation=count, generations=most, first=first)
    return CardView(*text, icon=OPENING_ICONS[code])


def player_card(words: FaithWords, state: State, prompt: Prompt | None, before: str) -> CardView | None:
    """Who plays now and as which god, when it is another player than `before`; else None.

    Nobody is announced for a vote: all vote at once (F22).
    """
    if prompt is None or prompt.player == before or prompt.kind in WITHOUT_CARD:
        return None
    code = f"plays:{prompt.kind}"
    fields = {
        "player": words.who(state, prompt.player),
        "discs": words.discs(len(unflicked(state, prompt.player))),
        "gods": words.listed([words.god(choice.god) for choice in prompt.choices if hasattr(choice, "god")], OR),
    }
    text = words.announcement(code if code in words.announcements else "plays", **fields)
    return CardView(*text, tone="player", brief=True, icon=f"dot-{state.colour(prompt.player)}")
