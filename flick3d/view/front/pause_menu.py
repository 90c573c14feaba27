"""The menu over a match or a replay: it waits meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.view.front.pages import Back, Button, Page, Picked, Poster, Wish
from flick3d.view.front.rooms import Enter, KeepMatch, Leave, Next, OpenOptions, Resume, Stay, ToMenu
from flick3d.view.front.rules_room import RulesRoom
from flick3d.view.front.wording import FrontWords

ENTRIES = (
    ("resume", "hold"),
    ("rulebook", "story"),
    ("keep", "document"),
    ("options", "gear"),
    ("leave", "exit"),
)
"""Keys of the buttons in their order, each with its icon."""


class PauseMenu:
    """What can be done in the midst of a match."""

    def __init__(self, words: FrontWords, title: str, rules: Callable[[], RulesRoom], has_copy: bool = True) -> None:
        """title: the scenario's, translated. rules: opens the rulebook. has_copy: whether it can be kept as a save."""
        self._words, self._title, self._rules = words, title, rules
        self._keys = tuple(entry for entry in ENTRIES if has_copy or entry[0] != "keep")
        self._told = ""

    def enter(self) -> None:
        """See `rooms.Room`."""

    def tell(self, text: str) -> None:
        """Say on the poster what came of something."""
        self._told = text

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        words = self._words
        buttons = tuple(
            Button(key, words.title(f"pause:{key}"), icon=icon, help=words.title(f"pause:{key}:help"))
            for key, icon in self._keys
        )
        poster = Poster(self._title, None, (("", self._told),)) if self._told else Poster()
        # Escape leads back only where there is a way back.
        return Page("pause", words.title("pause"), buttons, poster, back=words.title("back"))

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`."""
        match wish:
            case Picked("resume") | Back():
                return Leave(Resume())
            case Picked("rulebook"):
                return Enter(self._rules())
            case Picked("keep"):
                return Leave(KeepMatch())
            case Picked("options"):
                return OpenOptions()
            case Picked("leave"):
                return Leave(ToMenu())
            case _:
                return Stay()
