"""What of a Western match is worth seeing: hits, duels, blasts, and the clock when it strikes. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flick3d.games.western import events as happened
from flick3d.games.western.state import State
from flick3d.rules.events import Event
from flick3d.view.spotting import Manner, Sight

WORTH: Mapping[type[Event], float] = {
    happened.MatchEnded: 25.0,
    happened.Died: 12.0,
    happened.DuelWon: 14.0,
    happened.Exploded: 14.0,
    happened.BlownUp: 10.0,
    happened.Hit: 10.0,
    happened.Escaped: 10.0,
    happened.Reached: 8.0,
    happened.DuelBegan: 6.0,
    happened.Joined: 5.0,
    happened.Entered: 3.0,
    happened.TurnedAway: 2.0,
    happened.Missed: 1.0,
    happened.MoveSucceeded: 0.6,
}
TOPPLES = (happened.Hit, happened.Exploded)
CLOCK = "town-hall"
STRIKES = Sight(0.0, 0.0, 8.5, distance=36.0, pitch=14.0, seconds=1.9)
"""How the Town Hall is looked at when its clock strikes."""
ASIDE = 22.0
"""How far beside its front, degrees."""


class WesternSpotter:
    """See `spotting.Spotter`."""

    title = "Flick 'em Up!"
    icon = "star"
    manner = Manner(back=15.0, pitch=13.0, height=2.2, near=19.0, orbit=24.0)
    boards = ()

    def worth(self, events: Iterable[Event]) -> float:
        """Hits, deaths and duels most of all."""
        return sum(WORTH.get(type(event), 0.0) for event in events)

    def is_topple(self, events: Iterable[Event]) -> bool:
        """Somebody was hit, or the dynamite went off."""
        return any(isinstance(event, TOPPLES) for event in events)

    def is_end(self, events: Iterable[Event]) -> bool:
        """The match is over (W90)."""
        return any(isinstance(event, happened.MatchEnded) for event in events)

    def exchange(self, state: State) -> str:
        """A man's turn, or a duel."""
        return f"{state.round} {state.active}" if state.duel is None else f"duel {state.duel.attacker}"

    def subject(self, state: State) -> str:
        """Who is played; in a duel the camera has both."""
        return state.active if state.duel is None else ""

    def is_council(self, state: State) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def sights(self, events: Iterable[Event], state: State) -> tuple[Sight, ...]:
        """The Town Hall's clock, when a new hour has begun (W10)."""
        hall = state.layout.get(CLOCK) if state.duel is None else None
        if hall is None or not any(isinstance(event, happened.RoundBegan) for event in events):
            return ()
        pose = hall.pose
        return (
            Sight(
                pose.x,
                pose.y,
                STRIKES.z,
                STRIKES.distance,
                STRIKES.pitch,
                STRIKES.seconds,
                heading=pose.yaw + 180.0 + ASIDE,
            ),
        )
