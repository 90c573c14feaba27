"""Matches of Flick of Faith at chosen moments, for tests of its words."""

from __future__ import annotations

from typing import Any

import msgspec

from flick3d.games.faith.book import load as load_book
from flick3d.games.faith.components import Component, Place, first_components, king_ape
from flick3d.games.faith.map import load as load_map
from flick3d.games.faith.state import COLOURS, Scenario, State
from flick3d.rules.game import Seat

PLAYERS = ("Ann", "Ben", "Cid", "Dan")
MAP, BOOK = load_map(), load_book()
SCENARIO = Scenario("faith", "The War of Heaven", "Gods quarrel\nover four Islands.", "Laws and gods.")


def moment(players: tuple[str, ...] = PLAYERS, **changes: Any) -> State:
    """A match of these players, with other fields than at its start."""
    components = (
        each
        for player, colour in zip(players, COLOURS, strict=False)
        for each in first_components(player, colour, len(players))
    )
    count = len(players)
    state = State(
        scenario=SCENARIO,
        map=MAP,
        book=BOOK,
        seats=tuple(Seat(player, player) for player in players),
        seed=1,
        components=(*components, king_ape()),
        scores=(0,) * count,
        colours=COLOURS[:count],
        gods=("tyr", "themis", "ra", "morrigan")[:count],
        active=players[0],
        generation=1,
        first=players[0],
    )
    return msgspec.structs.replace(state, **changes)


def placed(state: State, component: str, place: Place) -> State:
    """The match with one component somewhere else."""
    components: tuple[Component, ...] = tuple(
        msgspec.structs.replace(each, place=place) if each.id == component else each for each in state.components
    )
    return msgspec.structs.replace(state, components=components)


def is_sentence(text: str) -> bool:
    """Whether a text begins with a capital, ends with a stop and has no field left in it."""
    return text[0].isupper() and text.endswith(".") and "{" not in text and "  " not in text
