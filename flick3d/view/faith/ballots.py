"""The votes of the Council before they are given: everybody presses in any order, and nobody sees what (F22). Pure.

The match asks one player after the other. What people press is kept here until all have pressed; only then it is
answered, player by player, and afterwards all votes are shown at once.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from flick3d.games.faith.actions import Vote
from flick3d.games.faith.council import decide
from flick3d.games.faith.events import LawEnacted, VotesShown
from flick3d.games.faith.laws import LawName
from flick3d.games.faith.state import State, Thumb
from flick3d.games.faith.voting import judge_of_ties
from flick3d.rules.actions import action_text
from flick3d.rules.events import Event
from flick3d.rules.prompts import Prompt

WORD = "ballot"
"""First word of the commands of the tiles: `ballot Ann` opens the cover for Ann, `ballot Ann up` marks, `ballot ""`
closes the cover."""

SHOWN_FOR = 2.2
"""Seconds for which all votes lie open before the match goes on."""
SHOWN_AT_LEAST = 0.5
"""Seconds for which no key takes them away."""

KEYS: dict[str, tuple[str, str]] = {
    "north-west": ("q", "w"),
    "south-west": ("x", "c"),
    "south-east": ("n", "m"),
    "north-east": ("o", "p"),
}
"""By Corner the keys for thumb up and thumb down: they lie in that corner of the keyboard, so that four people reach
theirs. The order is from left to right."""


class Ballots(msgspec.Struct, frozen=True):
    """What has been pressed, and what is shown of it.

    agenda: the Laws that it is about. marks: who pressed what so far. cover: for whom the screen is covered, or "".
    shown: all votes, turned over; seconds: for how long they still lie open; seen: they have lain open. decided: the
    Law that they bring; None when they are tied and Themis decides (G4).
    """

    agenda: tuple[LawName, ...] = ()
    marks: tuple[tuple[str, Thumb], ...] = ()
    cover: str = ""
    shown: tuple[tuple[str, Thumb], ...] = ()
    seconds: float = 0.0
    seen: bool = False
    decided: LawEnacted | None = None

    @property
    def is_open(self) -> bool:
        """Whether the votes lie open now: the match waits."""
        return self.seconds > 0.0

    def has_marked(self, player: str) -> bool:
        """Whether the player has pressed."""
        return player in dict(self.marks)


def renewed(ballots: Ballots, state: State) -> Ballots:
    """The ballots for this state: empty ones when it is about other Laws than before."""
    if ballots.is_open or state.phase != "vote" or ballots.agenda == state.agenda:
        return ballots
    return Ballots(state.agenda)


def has_voted(state: State, player: str) -> bool:
    """Whether the match itself has the player's vote already."""
    return player in state.clockwise(state.first)[: len(state.votes)]


def voters(state: State, people: Iterable[str] | None = None) -> tuple[str, ...]:
    """Who still has to press. people: who sits at this window; None for everybody."""
    at_window = state.players if people is None else tuple(people)
    return tuple(name for name in state.players if name in at_window and not has_voted(state, name))


def is_complete(ballots: Ballots, state: State, people: Iterable[str] | None = None) -> bool:
    """Whether all who have to press have pressed: from then on nothing can be changed."""
    return all(ballots.has_marked(name) for name in voters(state, people))


def mark(ballots: Ballots, state: State, player: str, thumb: Thumb, people: Iterable[str] | None = None) -> Ballots:
    """The player has pressed; a vote may be changed until all have voted. The cover is taken away."""
    if player not in voters(state, people) or is_complete(ballots, state, people):
        return ballots
    marks = dict(ballots.marks) | {player: thumb}
    return replace(ballots, marks=tuple(marks.items()), cover="")


def command(
    ballots: Ballots, state: State, words: tuple[str, ...], people: Iterable[str] | None = None
) -> Ballots | None:
    """The ballots after a command of a tile, a key or the cover; None when the words are not theirs."""
    if words[:1] != (WORD,):
        return None
    if state.phase != "vote":
        return ballots
    match words[1:]:
        case (player, "up"):
            return mark(ballots, state, player, "up", people)
        case (player, "down"):
            return mark(ballots, state, player, "down", people)
        case (player,) if not player or player in voters(state, people):
            return replace(ballots, cover=player)
        case _:
            return ballots


def answer(ballots: Ballots, state: State, prompt: Prompt | None, people: Iterable[str] | None = None) -> str | None:
    """The text of the vote with which this prompt is answered now; None while somebody has not pressed."""
    if prompt is None or prompt.kind != "vote" or not is_complete(ballots, state, people):
        return None
    thumb = dict(ballots.marks).get(prompt.player)
    return action_text(Vote("up" if thumb == "up" else "down")) if thumb else None


def keys(state: State, people: Iterable[str] | None = None) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Every voter's two keys with the words of their commands, for the input machine."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for name in voters(state, people) if state.phase == "vote" else ():
        up, down = KEYS[state.corner(name).name]
        found += [(up, (WORD, name, "up")), (down, (WORD, name, "down"))]
    return tuple(found)


def opened(ballots: Ballots, state: State, people: Iterable[str] | None = None) -> Ballots:
    """The ballots turned over, when all have pressed and no vote is still to come from elsewhere."""
    if ballots.seen or state.phase != "vote" or not is_complete(ballots, state, people):
        return ballots
    known = dict(zip(state.clockwise(state.first), state.votes, strict=False)) | dict(ballots.marks)
    if len(known) < len(state.players):
        return ballots
    shown = tuple((name, known[name]) for name in state.players)
    return replace(ballots, shown=shown, seconds=SHOWN_FOR, seen=True, decided=outcome(state, shown))


def outcome(state: State, shown: Iterable[tuple[str, Thumb]]) -> LawEnacted | None:
    """What all these votes bring, and how (F23); None for a tie that is Themis' (G4)."""
    thumbs = {name: thumb for name, thumb in shown if thumb}
    decided = decide(thumbs, state.seed, state.generation)
    if decided.tied and judge_of_ties(state) is not None:
        return None
    return LawEnacted(state.agenda[0 if decided.law == "upper" else 1], "chance" if decided.tied else "votes")


def turned_over(ballots: Ballots, agenda: tuple[LawName, ...], events: tuple[Event, ...]) -> Ballots:
    """The ballots after these events: votes that nobody has seen lie open for a while. agenda: what it was about."""
    shown = next((event for event in events if isinstance(event, VotesShown)), None)
    if shown is None:
        return ballots
    if ballots.seen:
        return Ballots()
    decided = next((event for event in events if isinstance(event, LawEnacted)), None)
    return Ballots(agenda, shown=shown.thumbs, seconds=SHOWN_FOR, seen=True, decided=decided)


def pass_time(ballots: Ballots, seconds: float) -> Ballots:
    """Time passes; when the votes have lain open for long enough they are put away."""
    return replace(ballots, seconds=max(0.0, ballots.seconds - seconds))


def put_away(ballots: Ballots) -> Ballots:
    """A key or a click: the votes have been seen. One that comes at once was meant as a vote."""
    return ballots if SHOWN_FOR - ballots.seconds < SHOWN_AT_LEAST else replace(ballots, seconds=0.0)
