"""The lessons: one of each game, a first match that teaches by doing."""

from __future__ import annotations

from flick3d.view.front.pages import Back, Button, Focused, Page, Picked, Poster, Wish
from flick3d.view.front.rooms import Leave, NewMatch, Next, Return, Stay
from flick3d.view.front.wording import FrontWords
from flick3d.view.lessons.keeping import read_learned
from flick3d.view.lessons.lesson import Lesson
from flick3d.view.lessons.lessons import LESSONS

ICONS = {"western": "pistol", "faith": "prophet"}


class LearnRoom:
    """Which game is learned."""

    def __init__(self, words: FrontWords) -> None:
        self._words = words
        self._focus = next(iter(LESSONS))
        self._taught: tuple[str, ...] = ()

    def enter(self) -> None:
        """See `rooms.Room`."""
        self._taught = read_learned().lessons

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        words = self._words
        items = tuple(
            Button(
                name,
                words.title(f"game:{name}"),
                icon=ICONS[name],
                help=words.title("learn:help"),
                detail=words.title("learn:done") if name in self._taught else "",
            )
            for name in LESSONS
        )
        told = words.title(f"learn:{self._focus}")
        poster = Poster(words.title(f"game:{self._focus}"), None, (("", told), ("", words.title("learn:free"))))
        return Page("learn", words.title("menu:learn"), items, poster, back=words.title("back"))

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`."""
        match wish:
            case Back():
                return Return()
            case Focused(key) if key in LESSONS:
                self._focus = key
            case Picked(key) if key in LESSONS:
                return Leave(first_match(LESSONS[key], self._words))
        return Stay()


def first_match(lesson: Lesson, words: FrontWords) -> NewMatch:
    """The match of a lesson: the learner has the first seat, and computers all others."""
    names = [
        words.team(team) if team else words.title("seats:player", number=number)
        for number, team in enumerate(lesson.teams, 1)
    ]
    seats = tuple((name, team or name) for name, team in zip(names, lesson.teams, strict=True))
    return NewMatch(lesson.scenario, seats, tuple((name, lesson.rival) for name in names[1:]), lesson.name)
