"""The state before the first prompt: God cards are dealt, Laws shuffled, components handed out (F10, F11)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from flick3d.games.faith.actions import Choose
from flick3d.games.faith.book import load as load_book
from flick3d.games.faith.components import Colour, exchanged, first_components, generations, king_ape
from flick3d.games.faith.events import GodChosen
from flick3d.games.faith.map import load as load_map
from flick3d.games.faith.starting import Outcome
from flick3d.games.faith.state import COLOURS, Scenario, State
from flick3d.rules.chance import stream
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Seat
from flick3d.rules.problems import Problem

MOST_PLAYERS = 4


def problems(scenario: Scenario) -> Iterator[Problem]:
    """What is wrong with a scenario beyond its form."""
    for field, names in (("laws", scenario.laws), ("gods", scenario.gods)):
        doubled = next((index for index, name in enumerate(names) if name in names[:index]), None)
        if doubled is not None:
            yield Problem((field, doubled), f"'{names[doubled]}' is there twice; name it once")
    needed = 2 * max(generations(players) for players in range(2, MOST_PLAYERS + 1)) + 1
    if scenario.laws and len(scenario.laws) < needed:
        yield Problem(("laws",), f"{len(scenario.laws)} Laws are too few; name at least {needed}, or none")
    if scenario.gods and len(scenario.gods) < MOST_PLAYERS:
        yield Problem(("gods",), f"{len(scenario.gods)} God cards are too few; name all {MOST_PLAYERS}, or none")


def start(scenario: Scenario, seats: tuple[Seat, ...], seed: int) -> State:
    """The state before the first prompt. Raises FlickError when the seats break F1."""
    if not 2 <= len(seats) <= MOST_PLAYERS:
        raise FlickError(f"{len(seats)} players: Flick of Faith takes 2 to {MOST_PLAYERS}")
    names = tuple(seat.name for seat in seats)
    if len(set(names)) != len(names) or any(seat.team != seat.name for seat in seats):
        raise FlickError("in Flick of Faith every player has a name of his own, and plays for himself")
    book, cards, deck = load_book(), list(scenario.gods), list(scenario.laws)
    stream(seed, "god cards").shuffle(cards)
    stream(seed, "laws").shuffle(deck)
    dealt: tuple[Colour, ...] = tuple(book.pantheon.cards[card].colour for card in cards) or COLOURS
    colours = dealt[: len(seats)]
    components = [
        each for name, colour in zip(names, colours, strict=True) for each in first_components(name, colour, len(names))
    ]
    return State(
        scenario=scenario,
        map=load_map(),
        book=book,
        seats=seats,
        seed=seed,
        components=(*components, king_ape()),
        scores=(0,) * len(names),
        colours=colours,
        gods=tuple("" for _ in names),
        active=names[0],
        phase="gods" if scenario.gods else "race",
        racers=names,
        deck=tuple(deck),
    )


def choose(state: State, action: Choose) -> Outcome:
    """A player is one of the two gods of his card; Ra has the Sphinx for one of his Prophets (F10, F11, G5)."""
    player = state.active
    index = state.players.index(player)
    gods = (*state.gods[:index], action.god, *state.gods[index + 1 :])
    components = state.components
    if state.book.pantheon.gods[action.god].sphinx_speed is not None:
        components = exchanged(components, player, "prophet", "sphinx", 1)
    is_last = index == len(state.players) - 1
    state = msgspec.structs.replace(
        state,
        gods=gods,
        components=components,
        phase="race" if is_last else "gods",
        active=state.players[0 if is_last else index + 1],
    )
    return state, (GodChosen(player, action.god),)
