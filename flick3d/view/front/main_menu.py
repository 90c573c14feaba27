"""The main menu: from here everything can be reached."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.match.kept import Kept
from flick3d.view.front.kept_matches import KeptRoom, told
from flick3d.view.front.learn_room import LearnRoom
from flick3d.view.front.library import Library
from flick3d.view.front.new_match import ScenarioRoom
from flick3d.view.front.pages import Button, Focused, Page, Picked, Poster, Wish
from flick3d.view.front.rooms import Enter, Leave, LoadMatch, Next, OpenOptions, Quit, Stay, WatchDemo
from flick3d.view.front.rules_room import RulesRoom
from flick3d.view.front.wording import FrontWords
from flick3d.view.lessons.keeping import is_new

ENTRIES = (
    ("continue", "again"),
    ("new", "crosshair"),
    ("learn", "hand"),
    ("load", "document"),
    ("replays", "camera-behind"),
    ("demo", "camera-overview"),
    ("rulebook", "story"),
    ("options", "gear"),
    ("quit", "done"),
)
"""Keys of the buttons in their order, each with its icon."""


class MainMenu:
    """The first room."""

    def __init__(self, library: Library, words: FrontWords, rules: Callable[[], RulesRoom]) -> None:
        """rules: opens the rulebook."""
        self._library, self._words, self._rules = library, words, rules
        self._last: Kept | None = None
        self._focus = ""
        self._is_new = False

    def enter(self) -> None:
        """See `rooms.Room`."""
        self._last = self._library.last()
        self._is_new = is_new()

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        words = self._words
        keys = [(key, icon) for key, icon in ENTRIES if key != "continue" or self._last is not None]
        buttons = tuple(
            Button(
                key,
                words.title(f"menu:{key}"),
                icon=icon,
                help=words.title(f"menu:{key}:help"),
                detail=words.text(self._last.title) if key == "continue" and self._last is not None else "",
            )
            for key, icon in keys
        )
        return Page("menu", words.title("menu"), buttons, self._poster(), focus="learn" if self._is_new else "")

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`."""
        match wish:
            case Focused(key):
                self._focus = key
                return Stay()
            case Picked("continue") if self._last is not None:
                return Leave(LoadMatch(self._last.path))
            case Picked("new"):
                return Enter(ScenarioRoom(self._library, self._words))
            case Picked("learn"):
                return Enter(LearnRoom(self._words))
            case Picked("load" | "replays" as which):
                return Enter(KeptRoom(self._library, self._words, which))
            case Picked("rulebook"):
                return Enter(self._rules())
            case Picked("demo"):
                return Leave(WatchDemo())
            case Picked("options"):
                return OpenOptions()
            case Picked("quit"):
                return Leave(Quit())
            case _:
                return Stay()

    def _poster(self) -> Poster:
        words = self._words
        if self._focus == "continue" and self._last is not None:
            return told(self._last, words, self._library.today())
        games = tuple((words.title(f"game:{game}"), words.title(f"menu:{game}")) for game in self._library.games)
        return Poster("", None, (("", words.title("menu:story")), *games))
