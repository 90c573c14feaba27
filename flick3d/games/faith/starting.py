"""The Mission begins, and every turn of it: Templars are swapped, the wind turns, T0 is kept (F30, L7, L20)."""

from __future__ import annotations

import msgspec

from flick3d.games.faith.actions import Swap
from flick3d.games.faith.components import exchanged, of
from flick3d.games.faith.events import TemplarsSwapped, WindTurned
from flick3d.games.faith.state import State
from flick3d.games.faith.table import touching
from flick3d.rules.chance import stream
from flick3d.rules.events import Event
from flick3d.rules.game import Ground

Outcome = tuple[State, tuple[Event, ...]]


def begin_mission(state: State, ground: Ground) -> Outcome:
    """After the Council: Templars are swapped where there are any (L7), then the first turn begins (F30)."""
    state = msgspec.structs.replace(state, agenda=(), votes=())
    return _ask_for_templars(state, state.clockwise(state.first), ground)


def most_templars(state: State, player: str) -> int:
    """How many Templars a player may have in this Generation (L7): for each an unflicked Prophet goes to the box."""
    allowed = max((law.templars for law in state.active_laws), default=0)
    in_hand = of(state.components, player, "hand")
    prophets = sum(each.kind == "prophet" for each in in_hand)
    templars = sum(each.kind == "templar" for each in state.components if each.owner == player and each.place != "out")
    return min(allowed, templars, prophets + sum(each.kind == "templar" for each in in_hand))


def swap(state: State, action: Swap, ground: Ground) -> Outcome:
    """The player has so many Templars in this Generation; then the next one is asked (L7)."""
    player = state.active
    components = exchanged(state.components, player, "templar", "prophet", len(state.components))
    components = exchanged(components, player, "prophet", "templar", action.templars)
    state = msgspec.structs.replace(state, components=components)
    order = state.clockwise(state.first)
    state, events = _ask_for_templars(state, order[order.index(player) + 1 :], ground)
    return state, (TemplarsSwapped(player, action.templars), *events)


def _ask_for_templars(state: State, players: tuple[str, ...], ground: Ground) -> Outcome:
    asked = next((player for player in players if most_templars(state, player)), None)
    if asked is None:
        return begin_turn(state, state.first, ground)
    return msgspec.structs.replace(state, phase="templars", active=asked), ()


def begin_turn(state: State, player: str, ground: Ground) -> Outcome:
    """A player's turn begins: what touches an Island now is kept (T0), and the wind turns (L20)."""
    where = touching(state, ground)
    state = msgspec.structs.replace(
        state,
        phase="mission",
        active=player,
        turn=state.turn + 1,
        before=tuple(name for name, place in where.items() if place.islands),
        banished=(),
        flicked=(),
        stuck=(),
        founded=False,
        wind=None,
    )
    if not any(law.wind is not None for law in state.active_laws):
        return state, ()
    direction = round(stream(state.seed, "wind", state.turn).uniform(0.0, 360.0), 1)
    return msgspec.structs.replace(state, wind=direction), (WindTurned(direction),)
