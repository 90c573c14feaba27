"""Rooms shown in the window, one entered from the other: they are drawn, heard, and followed where they lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from flick3d.rules.errors import FlickError
from flick3d.view.front.page_hand import Denied, step
from flick3d.view.front.page_layout import PageLayout, Planner
from flick3d.view.front.page_sheet import Note, PageSheet
from flick3d.view.front.page_state import PageHand, is_writing, looked, opened, places_of, settled, told_of
from flick3d.view.front.page_telling import centres, what_it_says
from flick3d.view.front.pages import Focused, Page, Typed, Wish
from flick3d.view.front.pictures import Pictures
from flick3d.view.front.rooms import Enter, Errand, Leave, Next, OpenOptions, Return, Room
from flick3d.view.front.ruler import FontRuler
from flick3d.view.hud.metrics import Metrics, measure
from flick3d.view.hud.theme import Theme
from flick3d.view.input.signals import KeyPressed, PointerMoved, Signal, Wheeled
from flick3d.view.presenting import Presenter
from flick3d.view.screens.refusing import why_not
from flick3d.view.screens.sound_keys import hear_sound_key
from flick3d.view.stage import Stage
from flick3d.view.words.speech import Speech


class Visit:
    """A room that was entered, and what the player does there: it is the same again when he comes back."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.page: Page
        self.hand: PageHand | None = None


class Visits:
    """The rooms from the first one on, until one of them leads out, which `errand` is told.

    options: opens the options over them.
    """

    def __init__(
        self,
        stage: Stage,
        presenter: Presenter,
        room: Room,
        errand: Callable[[Errand], None],
        options: Callable[[], None],
        words: Speech,
        order: int = 0,
    ) -> None:
        """order: among what is drawn over the table: the largest last."""
        self._stage, self._presenter, self._words = stage, presenter, words
        self._errand, self._options, self._order = errand, options, order
        self._visits = [Visit(room)]
        self._note = Note()
        self._pictures = Pictures()
        self._built_for: object = None
        self._theme: Theme | None = None
        self._root: Any = None
        self._sheet: PageSheet
        self._planner: Planner
        room.enter()
        self.build_when_needed()
        self.show()

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._here.page

    @property
    def metrics(self) -> Metrics:
        """Of the window that it was built for."""
        return self._planner.metrics

    @property
    def first_places(self) -> PageLayout:
        """Where the parts of the first room's page are."""
        return self._planner(self._visits[0].room.page, 0, 0)

    @property
    def buttons(self) -> dict[str, tuple[float, float]]:
        """Where everything that can be clicked is, window pixels; see `page_telling.centres`."""
        here = self._here
        return {} if here.hand is None else centres(places_of(here.hand, here.page, self._planner), self.metrics)

    @property
    def told(self) -> dict[str, Any]:
        """What is written there, for tests; see `page_telling.what_it_says`."""
        return what_it_says(self._here.page, self._here.hand, self._note)

    def say(self, text: str) -> None:
        """Tell what went wrong, until the player wants something else."""
        self._note = Note(text, warns=True)

    def build_when_needed(self) -> bool:
        """Build everything when the window has another size; whether that was so."""
        window = self._stage.window
        wanted = (window.size, window.settings.ui_scale)
        if wanted == self._built_for:
            return False
        self.close()
        self._built_for = wanted
        metrics = measure(*window.size, window.settings.ui_scale, self._presenter.style.top)
        self._root = window.base.pixel2d.attach_new_node("pages", sort=self._order)
        self._root.set_scale(metrics.scale)
        self._theme = Theme(window.base, self._stage.models, metrics.scale, self._presenter.style)
        ruler = FontRuler(self._theme)
        self._planner = Planner(metrics, ruler)
        self._sheet = PageSheet(self._theme, self._root, ruler, self._pictures)
        for visit in self._visits:
            if visit.hand is not None:
                visit.hand = replace(visit.hand, pressed=None, hovered="")
        return True

    def close(self) -> None:
        """Take the pages away."""
        if self._theme is not None:
            self._sheet.close()
            self._root.remove_node()
            self._theme.close()
            self._theme = None
            self._built_for = None

    def show(self) -> None:
        """The page as the room has it now; once a frame."""
        self._follow()
        here = self._here
        if here.hand is not None and self._theme is not None:
            self._sheet.show(here.page, here.hand, places_of(here.hand, here.page, self._planner), self._note)

    def hear(self, signal: Signal) -> None:
        """What the player does."""
        self._follow()
        here, scale = self._here, self.metrics.scale
        if here.hand is None:
            return
        if isinstance(signal, PointerMoved):
            signal = PointerMoved(signal.x / scale, signal.y / scale)
        elif isinstance(signal, Wheeled):
            self._look_for_pointer(here)
        elif isinstance(signal, KeyPressed) and not is_writing(here.hand, here.page):
            told = hear_sound_key(self._stage.sound, signal.key, self._presenter.words)
            if told is not None:
                self._note = Note(told)
                return
        hovered = here.hand.hovered
        here.hand, wishes = step(here.hand, signal, here.page, self._planner)
        if here.hand.hovered != hovered and isinstance(signal, PointerMoved):
            self._stage.sound.hover((here.hand.hovered,) if here.hand.hovered else ())
        self._carry(wishes)

    @property
    def _here(self) -> Visit:
        return self._visits[-1]

    def _follow(self) -> None:
        """Let the hand follow its page; what a new page tells of is told to its room."""
        here = self._here
        page = here.room.page
        if here.hand is None:
            before = None if len(self._visits) < 2 else self._visits[-2].hand
            here.page, here.hand = page, opened(page, self._planner, before)
            self._carry(told_of(here.hand))
        elif page != here.page:
            before_page, here.page = here.page, page
            here.hand = settled(here.hand, before_page, page, self._planner)
            if here.hand.name != before_page.name:
                self._carry(told_of(here.hand))

    def _carry(self, wishes: tuple[Wish, ...]) -> None:
        """Tell the room what the player wants, and go where it leads."""
        for wish in wishes:
            self._make_known(wish)
            if isinstance(wish, Denied):
                continue
            try:
                where = self._here.room.hear(wish)
                if isinstance(where, Leave):
                    self._errand(where.errand)
                    return
                self._go(where)
            except FlickError as error:
                self._stage.sound.refuse()
                self.say(self._words.word(why_not(self._presenter.words, error)))
            self._follow()

    def _make_known(self, wish: Wish) -> None:
        """What of a wish is heard, and that an old error is told no more."""
        match wish:
            case Focused():
                return
            case Denied():
                self._stage.sound.refuse()
            case Typed():
                pass
            case _:
                self._stage.sound.click()
        self._note = Note()

    def _go(self, where: Next) -> None:
        match where:
            case Enter(room):
                room.enter()
                self._visits.append(Visit(room))
            case Return() if len(self._visits) > 1:
                pointer = self._visits.pop().hand
                self._here.room.enter()
                self._come_back(pointer)
            case OpenOptions():
                self._options()

    def _come_back(self, left: PageHand | None) -> None:
        """The hand as it was in this room, with the pointer where it is now."""
        here = self._here
        if here.hand is not None and left is not None:
            hand = replace(here.hand, x=left.x, y=left.y, used=left.used, pressed=None)
            here.hand = looked(hand, here.page, self._planner)

    def _look_for_pointer(self, here: Visit) -> None:
        """Where the pointer is: the wheel is heard before this frame's move."""
        pointer, scale = self._stage.window.pointer(), self.metrics.scale
        if pointer is not None and here.hand is not None:
            hand = replace(here.hand, x=pointer[0] / scale, y=pointer[1] / scale)
            here.hand = looked(hand, here.page, self._planner)
