"""What brought every player VP, for the end of the match. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from flick3d.games.faith.components import of
from flick3d.games.faith.events import Blessed, Worshipped, gain
from flick3d.games.faith.state import State
from flick3d.rules.events import Event
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.views import ResultRow, ResultView
from flick3d.view.seating import NOBODY, Seating
from flick3d.view.words.names import shortened

ICON = "points"
COLUMN_NAME = 10
"""Letters of a player's name over a column."""


class Gains(msgspec.Struct, frozen=True):
    """VP of one player by what brought them; further: Laws and gods."""

    navel: int = 0
    presence: int = 0
    domination: int = 0
    further: int = 0

    @property
    def points(self) -> int:
        """All of them."""
        return self.navel + self.presence + self.domination + self.further

    def plus(self, other: Gains) -> Gains:
        """Both together."""
        return Gains(
            self.navel + other.navel,
            self.presence + other.presence,
            self.domination + other.domination,
            self.further + other.further,
        )


Tally = tuple[Mapping[str, Gains], ...]
"""By player what was gained so far, after every step that brought anything; so steps can be taken back."""


def tallied(tally: Tally, events: Iterable[Event], before: State | None = None) -> Tally:
    """The tally after these events.

    before: the match before them; what was counted beyond its VP was taken back since.
    """
    tally = tally if before is None else agreed(tally, before)
    after = dict(tally[-1]) if tally else {}
    for event in events:
        found = gain(event)
        if found is None:
            continue
        player, points = found
        match event:
            case Blessed():
                more = Gains(navel=points)
            case Worshipped(presence=presence, domination=domination):
                more = Gains(presence=presence, domination=domination)
            case _:
                more = Gains(further=points)
        after[player] = after.get(player, Gains()).plus(more)
    return (*tally, after)


def agreed(tally: Tally, state: State) -> Tally:
    """The tally without what was counted beyond the VP of this state: it was taken back since."""
    while tally and not _agrees(tally[-1], state):
        tally = tally[:-1]
    return tally


def _agrees(gains: Mapping[str, Gains], state: State) -> bool:
    return all(gains.get(player, Gains()).points == state.score(player) for player in state.players)


def result_view(state: State, tally: Tally, words: FaithWords, seating: Seating = NOBODY) -> ResultView:
    """The end of the match. seating: who has played. Raises ValueError while it goes on."""
    if state.outcome is None:
        raise ValueError("the match goes on")
    known = agreed(tally, state)
    last = known[-1] if known else {}
    gains = [last.get(player, Gains()) for player in state.players]
    temples = [sum(each.kind == "temple" for each in of(state.components, name, "map")) for name in state.players]

    kinds = tuple(words.title(f"seat:{seating.kind(player)}") for player in state.players)
    played = (ResultRow(words.title("seats"), kinds),) if seating.has_computers else ()

    def row(code: str, counted: Iterable[int]) -> ResultRow:
        return ResultRow(words.title(f"result:{code}"), tuple(str(each) for each in counted))

    return ResultView(
        title=words.result_title(state.outcome),
        text=words.outcome(state.outcome),
        icon=ICON,
        columns=tuple(shortened(player, COLUMN_NAME) for player in state.players),
        rows=(
            row("points", state.scores),
            row("navel", (each.navel for each in gains)),
            row("presence", (each.presence for each in gains)),
            row("domination", (each.domination for each in gains)),
            row("further", (each.further for each in gains)),
            row("temples", temples),
            *played,
        ),
    )
