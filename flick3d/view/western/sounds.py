"""What is heard of a Western match beyond its knocks: the bell, tokens, hats, duels, a house that falls, the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from flick3d.games.western.events import (
    BlownUp,
    CowboyPlayed,
    Died,
    Drew,
    Dropped,
    Dud,
    DuelBegan,
    Entered,
    Escaped,
    HatLost,
    HatTurned,
    InitiativePassed,
    Joined,
    LeftLying,
    MatchEnded,
    MovedAside,
    MoveFailed,
    MoveSucceeded,
    PutBack,
    Reached,
    RoundBegan,
    StoodUp,
    TokenLost,
    TokenTurned,
    Took,
)
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome
from flick3d.view.audio.cues import Cue, Places, Point, Soundscape

SOUNDSCAPE = Soundscape(room="room-western", tune="tune-western", turn="turn-western")
TICKS, TICK_EVERY = 4, 0.16
"""The minute hand goes round, before the hour strikes; seconds."""
STRIKES_AFTER = 0.75
SLOWEST_STROKES, ALL_STROKES = 0.75, 4.2
"""Seconds between two strokes, and in which even twelve are over."""
SOFTER = -1.2
"""dB from each stroke to the next: the first one is to be heard, the others only to be counted."""
TOWN_HALL = "town-hall"
BELL_HEIGHT = 9.0
"""How high over the Town Hall's foot its clock is, cm."""
PUT_DOWN = 0.3
"""Seconds that a piece is on its way to where the rules put it."""
NOON = 12
ENDS_AFTER = 0.6
"""Seconds until the flourish begins."""

SPURS, TOKEN, CARD, FELT = "turn-western", "token-click", "card-turn", "fall-hat"


def cues(events: Iterable[Event], place: Places, lost: bool = False) -> Iterator[Cue]:
    """What is heard when these events are about to be shown; place: where pieces still are; lost: see `ending`."""
    for event in events:
        yield from (ending(event.outcome, lost),) if isinstance(event, MatchEnded) else _cues(event, place)


def ending(outcome: Outcome, lost: bool = False) -> Cue:
    """The flourish of a match's end. lost: somebody has won, but nobody who sits at this screen."""
    if outcome.winner is None:
        return Cue("draw-western", delay=ENDS_AFTER)
    return Cue("lost-western" if lost else "won-western", delay=ENDS_AFTER)


def strokes(hour: int, at: Point | None) -> Iterator[Cue]:
    """The clock strikes the hour, 1 to 12."""
    for tick in range(TICKS):
        yield Cue("clock-tick", at, delay=tick * TICK_EVERY)
    apart = min(SLOWEST_STROKES, ALL_STROKES / hour)
    for stroke in range(hour):
        is_last = stroke == NOON - 1
        yield Cue(
            "clock-bell-twelve" if is_last else "clock-bell",
            at,
            loudness=0.0 if is_last else max(-6.0, SOFTER * stroke),
            delay=STRIKES_AFTER + stroke * apart,
        )


def _cues(event: Event, place: Places) -> Iterable[Cue]:
    match event:
        case RoundBegan(hour=hour):
            return strokes((hour - 1) % NOON + 1, _at(place, TOWN_HALL, BELL_HEIGHT))
        case CowboyPlayed(cowboy=cowboy, dead=False) | Joined(cowboy=cowboy):
            return (Cue(SPURS, place(cowboy), loudness=-4.0),)
        case StoodUp(cowboy=cowboy) | Entered(cowboy=cowboy):
            return (Cue("land-disc-mat", place(cowboy), loudness=-4.0, delay=PUT_DOWN),)
        case MoveSucceeded(x=x, y=y) | PutBack(x=x, y=y) | MovedAside(x=x, y=y):
            return (Cue("land-disc-mat", (x, y, 0.0), loudness=-4.0, delay=PUT_DOWN),)
        case MoveFailed() | Dud():
            return (Cue("refused", delay=0.1),)
        case Reached(cowboy=cowboy) | Escaped(cowboy=cowboy):
            return (Cue(SPURS, place(cowboy)), Cue(SPURS, place(cowboy), loudness=-6.0, delay=0.45))
        case BlownUp(building=building):
            return (Cue("house-collapse", place(building), delay=0.05),)
        case DuelBegan():
            return (Cue("clock-bell", pitch=0.72, loudness=-2.0, delay=0.35),)
        case Took() | Dropped() | TokenLost() | InitiativePassed():
            return (Cue(TOKEN, delay=PUT_DOWN / 2.0),)
        case Drew() | TokenTurned():
            return (Cue(CARD), Cue(TOKEN, delay=PUT_DOWN))
        case LeftLying():
            return (Cue("card-slide"),)
        case HatLost(cowboy=cowboy):
            return (Cue(FELT, place(cowboy), delay=PUT_DOWN),)
        case HatTurned(cowboy=cowboy):
            return (Cue(FELT, place(cowboy), loudness=3.0, delay=PUT_DOWN),)
        case Died():
            return (Cue("clock-bell", pitch=0.6, loudness=-8.0, delay=0.5),)
    return ()


def _at(place: Places, piece: str, height: float) -> Point | None:
    """So high over where a piece is; None when it is not on the table."""
    at = place(piece)
    return None if at is None else (at[0], at[1], at[2] + height)
