"""A Generation begins and ends (F20, F42 to F45)."""

from __future__ import annotations

import msgspec

from flick3d.games.faith.events import FirstPlayer, GenerationBegan, LawEnded
from flick3d.games.faith.laws import those_that_last
from flick3d.games.faith.mission import end_of_generation
from flick3d.games.faith.starting import Outcome
from flick3d.games.faith.state import Powers, State
from flick3d.games.faith.table import only_on_map
from flick3d.games.faith.voting import open_council
from flick3d.rules.events import Event
from flick3d.rules.game import Ground


def begin_generation(state: State, generation: int, first: str, ground: Ground) -> Outcome:
    """The First Player is known: the Council meets (F20, F21)."""
    state = msgspec.structs.replace(state, generation=generation, first=first, active=first, powers=Powers())
    state, events = open_council(state, ground)
    return state, (FirstPlayer(first), GenerationBegan(generation), *events)


def bring_home(state: State) -> Outcome:
    """Prophets go home from Map and Reserve Pool, Temples stay, Laws that are over leave (F42, F43, F45)."""
    lasting = those_that_last(state.book.laws, state.laws)
    ended: tuple[Event, ...] = tuple(LawEnded(law) for law in state.laws if law not in lasting)
    state = msgspec.structs.replace(
        state,
        components=end_of_generation(state.components),
        laws=lasting,
        powers=Powers(),
        tornado=None,
        wind=None,
    )
    return only_on_map(state), ended
