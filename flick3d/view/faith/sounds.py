"""What is heard of Flick of Faith beyond its knocks: votes, Laws, Temples, blessings, mishaps, points, the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from flick3d.games.faith.events import (
    Aimed,
    ApePlaced,
    Banished,
    Blessed,
    CameBack,
    Drowned,
    FaceDown,
    Fastened,
    FirstPlayer,
    GenerationBegan,
    GodChosen,
    HandStood,
    HeartDropped,
    LawEnacted,
    LawEnded,
    LawPleased,
    LawsDrawn,
    Lost,
    MatchEnded,
    ProphetGained,
    SheepFound,
    Silenced,
    Swept,
    TemplarsSwapped,
    TempleRaised,
    TemplesShaken,
    TornadoMoved,
    Voted,
    VotesShown,
    WashedUp,
    WindTurned,
)
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome
from flick3d.view.audio.cues import Cue, Places, Soundscape

SOUNDSCAPE = Soundscape(room="room-faith", tune="tune-faith", turn="turn-faith")
STAMPS = 0.16
"""Seconds between two thumbs that come down."""
GONG_AFTER = 0.55
PUT_DOWN = 0.35
"""Seconds that a disc is on its way to where the rules put it."""
ENDS_AFTER = 0.4
"""Seconds until the flourish of the match's end begins."""
BLOWS = 2.5
"""Seconds that the wind is heard when it turns."""
TOKEN, SLIDE, TURN = "token-click", "card-slide", "card-turn"


def cues(events: Iterable[Event], place: Places, lost: bool = False) -> Iterator[Cue]:
    """What is heard when these events are about to be shown; place: where their discs still are; lost: see `ending`."""
    heard: set[str] = set()
    for event in events:
        for cue in (ending(event.outcome, lost),) if isinstance(event, MatchEnded) else _cues(event, place):
            # What happens to several discs at once is heard once, but where every one lies.
            if cue.at is not None or cue.delay > 0.0 or cue.name not in heard:
                heard.add(cue.name)
                yield cue


def ending(outcome: Outcome, lost: bool = False) -> Cue:
    """The flourish of a match's end. lost: somebody has won, but nobody who sits at this screen."""
    if outcome.winner is None:
        return Cue("draw-faith", delay=ENDS_AFTER)
    return Cue("lost-faith" if lost else "won-faith", delay=ENDS_AFTER)


def _cues(event: Event, place: Places) -> Sequence[Cue]:
    match event:
        case GodChosen(god=god):
            return (Cue("sphinx" if god == "ra" else TURN), Cue(TOKEN, delay=0.2))
        case Aimed() | ProphetGained() | TemplarsSwapped() | FirstPlayer():
            return (Cue(TOKEN, delay=PUT_DOWN / 2.0),)
        case GenerationBegan():
            return (Cue("turn-faith", pitch=0.75, loudness=3.0),)
        case LawsDrawn():
            return (Cue(SLIDE), Cue(TURN, delay=0.25), Cue(TURN, delay=0.55))
        case Voted():
            return (Cue("vote-seal"),)
        case VotesShown(thumbs=thumbs):
            return tuple(Cue("thumb-stamp", delay=0.05 + STAMPS * number) for number in range(len(thumbs)))
        case LawEnacted():
            return (Cue("law-enacted", delay=GONG_AFTER),)
        case LawEnded():
            return (Cue(SLIDE, pitch=0.9),)
        case ApePlaced(x=x, y=y):
            return (Cue("knock-temple", (x, y, 0.0), pitch=0.8, delay=PUT_DOWN),)
        case TemplesShaken():
            return (Cue("earthquake"),)
        case WindTurned():
            return (Cue("wind", lasts=BLOWS),)
        case HandStood(x=x, y=y):
            return (Cue("hand-of-god", (x, y, 0.0)),)
        case Fastened(component=disc):
            return (Cue("knock-temple", place(disc), pitch=0.85, loudness=-6.0),)
        case TempleRaised(x=x, y=y):
            return (Cue("temple-placed", (x, y, 0.0), delay=PUT_DOWN),)
        case Blessed(component=disc):
            return (Cue("navel-blessing", place(disc)),)
        case FaceDown() | Lost() | WashedUp() | CameBack():
            # What was lost may lie far below the table; it is heard when it is put down with the others.
            return (Cue(TOKEN, loudness=-3.0, delay=PUT_DOWN),)
        case Drowned(component=disc):
            return (Cue("kraken", place(disc)),)
        case TornadoMoved(x=x, y=y):
            return (Cue("tornado", (x, y, 2.0)),)
        case Swept(component=disc):
            return (Cue(SLIDE, place(disc), pitch=1.1),)
        case Banished():
            return (Cue("knock-temple", pitch=0.7, loudness=-6.0),)
        case HeartDropped(x=x, y=y):
            return (Cue("heart", (x, y, 0.0)),)
        case SheepFound():
            return (Cue("navel-blessing", pitch=1.15, loudness=-6.0),)
        case Silenced():
            return (Cue("thumb-stamp", pitch=0.7),)
        case LawPleased():
            return (Cue("navel-blessing", pitch=1.1),)
    return ()
