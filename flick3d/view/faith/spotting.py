"""What of a match of Flick of Faith is worth seeing: Temples, the Navel, banishments, Council and Worship. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flick3d.games.faith import events as happened
from flick3d.games.faith.influence import ISLANDS
from flick3d.games.faith.state import State
from flick3d.rules.events import Event
from flick3d.view.faith.beats import SECONDS
from flick3d.view.spotting import Manner, Sight

WORTH: Mapping[type[Event], float] = {
    happened.MatchEnded: 25.0,
    happened.Banished: 9.0,
    happened.Lost: 6.0,
    happened.Blessed: 7.0,
    happened.Drowned: 6.0,
    happened.Swept: 5.0,
    happened.TempleRaised: 6.0,
    happened.HeartDropped: 5.0,
    happened.Fastened: 2.0,
    happened.LawEnacted: 4.0,
    happened.VotesShown: 2.0,
    happened.Worshipped: 0.4,
}
ISLAND = Sight(0.0, 0.0, 0.0, distance=42.0, pitch=40.0, seconds=SECONDS[happened.Worshipped])
"""How an Island is looked at in the Worship."""


class FaithSpotter:
    """See `spotting.Spotter`."""

    title = "Flick of Faith"
    icon = "worship"
    manner = Manner(back=22.0, pitch=24.0, height=0.3, near=26.0, orbit=44.0)
    boards = ("CouncilView", "GodsView", "law flight")

    def worth(self, events: Iterable[Event]) -> float:
        """Temples, points and discs that fly off the Map."""
        return sum(WORTH.get(type(event), 0.0) for event in events)

    def is_topple(self, events: Iterable[Event]) -> bool:
        """A disc was knocked off the Map; one that was flicked too hard itself is nothing to see twice."""
        told = tuple(events)
        flicked = {each for event in told if isinstance(event, happened.Flicked) for each in event.components}
        lost = (event for event in told if isinstance(event, happened.Lost))
        banished = any(isinstance(event, happened.Banished) and event.why != "anubis" for event in told)
        return banished or any(event.component not in flicked for event in lost)

    def is_end(self, events: Iterable[Event]) -> bool:
        """The match is over (F50)."""
        return any(isinstance(event, happened.MatchEnded) for event in events)

    def exchange(self, state: State) -> str:
        """A player's turn."""
        return f"{state.generation} {state.active}"

    def subject(self, state: State) -> str:  # noqa: ARG002
        """Nobody stands on the Map."""
        return ""

    def is_council(self, state: State) -> bool:
        """While gods or Laws are chosen (F21)."""
        return state.phase in ("gods", "vote", "verdict")

    def sights(self, events: Iterable[Event], state: State) -> tuple[Sight, ...]:
        """Each Island that is scored, in turn (F40)."""
        scored = {event.island for event in events if isinstance(event, happened.Worshipped)}
        looks = []
        for name in ISLANDS:
            if name in scored:
                x, y = state.map.island(name).city.at
                looks.append(Sight(x, y, ISLAND.z, ISLAND.distance, ISLAND.pitch, ISLAND.seconds))
        return tuple(looks)
