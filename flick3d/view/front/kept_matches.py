"""Matches that are kept: to be gone on with, watched, or deleted."""

from __future__ import annotations

from datetime import date
from typing import Literal

from flick3d.match.kept import Damaged, Kept
from flick3d.view.front.library import Library
from flick3d.view.front.pages import Back, Button, Focused, Item, Page, Picked, Poster, Text, Wish
from flick3d.view.front.rooms import Enter, Leave, LoadMatch, Next, Return, Stay, WatchMatch
from flick3d.view.front.wording import FrontWords

Which = Literal["load", "replays"]
"""Matches that can be gone on with, or all that were recorded."""


class KeptRoom:
    """The list of kept matches."""

    def __init__(self, library: Library, words: FrontWords, which: Which) -> None:
        self._library, self._words, self._which = library, words, which
        self._found: dict[str, Kept | Damaged] = {}
        self._focus = ""

    def enter(self) -> None:
        """See `rooms.Room`."""
        found = self._library.unfinished() if self._which == "load" else self._library.recorded()
        self._found = {str(each.path): each for each in found}
        if self._focus not in self._found:
            self._focus = next(iter(self._found), "")

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        words, today = self._words, self._library.today()
        items: tuple[Item, ...] = tuple(self._button(key, each, today) for key, each in self._found.items())
        if not items:
            items = (Text(words.title("kept:none")),)
        poster = told(self._found[self._focus], words, today) if self._focus in self._found else Poster()
        return Page(f"kept-{self._which}", words.title(self._which), items, poster, back=words.title("back"))

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`."""
        match wish:
            case Back():
                return Return()
            case Focused(key):
                self._focus = key
            case Picked(key) if key in self._found:
                return Enter(MatchRoom(self._library, self._words, self._found[key], self._which))
        return Stay()

    def _button(self, key: str, each: Kept | Damaged, today: date) -> Button:
        words = self._words
        if isinstance(each, Damaged):
            return Button(key, each.path.name, words.when(each.when, today), help=why(each, words))
        return Button(key, words.text(each.title), words.when(each.when, today), help=result(each, words))


class MatchRoom:
    """One kept match, and what can be done with it."""

    def __init__(self, library: Library, words: FrontWords, kept: Kept | Damaged, which: Which) -> None:
        self._library, self._words, self._kept, self._which = library, words, kept, which
        self._asks = False

    def enter(self) -> None:
        """See `rooms.Room`."""

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        words, kept = self._words, self._kept
        keys = self._keys()
        items: tuple[Item, ...] = tuple(
            Button(key, words.title(f"match:{key}"), help=words.title(f"match:{key}:help")) for key in keys
        )
        if self._asks:
            items = (
                Text(words.title("match:sure")),
                *(Button(key, words.title(f"match:{key}")) for key in ("no", "yes")),
            )
        title = words.text(kept.title) if isinstance(kept, Kept) else kept.path.name
        poster = told(kept, words, self._library.today())
        name = "match-sure" if self._asks else "match"
        return Page(name, title, items, poster, back=words.title("back"))

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`."""
        match wish:
            case Picked("no") | Back() if self._asks:
                self._asks = False
            case Back():
                return Return()
            case Picked("go-on"):
                return Leave(LoadMatch(self._kept.path))
            case Picked("watch"):
                return Leave(WatchMatch(self._kept.path))
            case Picked("delete"):
                self._asks = True
            case Picked("yes"):
                self._library.delete(self._kept.path)
                return Return()
        return Stay()

    def _keys(self) -> tuple[str, ...]:
        if isinstance(self._kept, Damaged):
            return ("delete",)
        if self._kept.is_over:
            return ("watch", "delete")
        return ("go-on", "watch", "delete") if self._which == "load" else ("watch", "go-on", "delete")


def told(kept: Kept | Damaged, words: FrontWords, today: date) -> Poster:
    """What is known of a kept match."""
    if isinstance(kept, Damaged):
        return Poster(kept.path.name, None, (("", why(kept, words)),))
    players = ", ".join(
        words.title("kept:seat", name=seat.name, kind=words.word(kept.kinds.get(seat.name, "person")))
        for seat in kept.seats
    )
    when = f"{words.when(kept.when, today)}, {words.title('kept:actions', actions=kept.actions)}"
    sections = (
        (words.title(f"game:{kept.game}"), when),
        ("", result(kept, words)),
        (words.title("kept:players"), players),
    )
    return Poster(words.text(kept.title), None, sections)


def result(kept: Kept, words: FrontWords) -> str:
    """How a kept match stands."""
    if not kept.is_over:
        return words.title("kept:open")
    if kept.winner is None:
        return words.title("kept:draw")
    return words.title("kept:won", winner=words.team(kept.winner))


def why(damaged: Damaged, words: FrontWords) -> str:
    """Why a file cannot be read."""
    return words.title("kept:damaged", reason=damaged.reason)
