"""Pages for tests, a ruler whose letters are all equally wide, and somebody who uses a page without a window."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.view.front.page_hand import step
from flick3d.view.front.page_layout import PageLayout, Planner
from flick3d.view.front.page_state import PageHand, opened, settled
from flick3d.view.front.pages import (
    Button,
    Choice,
    Chosen,
    Field,
    Focused,
    Heading,
    Page,
    Picked,
    Poster,
    Text,
    Typed,
    Wish,
)
from flick3d.view.hud.metrics import Rect, measure
from flick3d.view.hud.style import Face
from flick3d.view.input.signals import KeyPressed, KeyReleased, PointerMoved, Pressed, Released, Signal, Wrote

SENTENCE = "Whoever stands at the doors of the bank at noon takes the gold. "
KINDS = tuple((kind, kind) for kind in ("person", "easy", "normal", "hard"))
GODS = tuple((god, god.title()) for god in ("zeus", "ra", "tyr", "themis", "dagda"))


class PlainRuler:
    """Every letter is half as wide as it is high."""

    def width(self, text: str, face: Face, size: float) -> float:
        return 0.5 * size * len(text)

    def lines(self, text: str, face: Face, size: float, width: float) -> tuple[str, ...]:
        found, line = [], ""
        for word in text.split(" "):
            longer = f"{line} {word}".strip()
            if self.width(longer, face, size) > width and line:
                found.append(line)
                longer = word
            line = longer
        return (*found, line)


MENU = Page(
    "menu",
    "flick3d",
    (
        Button("new", "New match", help="Choose a game."),
        Button("load", "Load", enabled=False, help="There is none yet."),
        Heading("Further"),
        Text(SENTENCE),
        Button("quit", "Quit", detail="and nothing is lost"),
    ),
)
FORM = Page(
    "form",
    "Players",
    (
        Heading("Lawmen"),
        Field("name", "Name", "Ann", 8, "Lawmen"),
        Choice("kind", "Played by", KINDS, "easy"),
        Choice("god", "God", GODS, "zeus"),
        Button("start", "Start"),
    ),
    Poster("Main Street", None, (("", SENTENCE), ("What is new", SENTENCE * 40))),
    focus="kind",
    back="Back",
)
LIST = Page(
    "list",
    "Scenarios",
    (
        Heading("Western"),
        *(Button(f"w{number}", f"Street {number}") for number in range(20)),
        Heading("Faith"),
        *(Button(f"f{number}", f"Island {number}") for number in range(20)),
    ),
    back="Back",
)
BOOK = Page(
    "book",
    "Rules",
    (Button("first", "First"), Text(SENTENCE * 40), Button("second", "Second"), Text(SENTENCE * 30)),
    back="Back",
    wide=True,
)


class Reader:
    """Uses one page; what is wanted of it is done to it."""

    def __init__(self, page: Page, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> None:
        self.page = page
        self.planner = Planner(measure(*size, scale), PlainRuler())
        self.hand: PageHand = opened(page, self.planner)
        self.wishes: list[Wish] = []

    @property
    def places(self) -> PageLayout:
        return self.planner(self.page, self.hand.first, self.hand.scroll)

    @property
    def wanted(self) -> list[Wish]:
        """All wishes since the last time this was asked, but for where the focus is."""
        found, self.wishes = [wish for wish in self.wishes if not isinstance(wish, Focused)], []
        return found

    def hear(self, *signals: Signal) -> None:
        for signal in signals:
            self.hand, wishes = step(self.hand, signal, self.page, self.planner)
            self.wishes.extend(wishes)
            for wish in wishes:
                self._take(wish)

    def key(self, *names: str, shift: bool = False) -> None:
        for name in names:
            self.hear(KeyPressed(name, shift), KeyReleased(name))

    def write(self, text: str) -> None:
        """As a keyboard does: each letter is a key too."""
        for letter in text:
            key = "space" if letter == " " else letter
            self.hear(KeyPressed(key), Wrote(letter), KeyReleased(key))

    def point(self, key: str, part: str = "") -> None:
        self.hear(PointerMoved(*middle(self.rect(key, part))))

    def click(self, key: str, part: str = "") -> None:
        self.point(key, part)
        self.hear(Pressed("left"), Released("left"))

    def rect(self, key: str, part: str = "") -> Rect:
        if key in self.places.marks:
            return self.places.marks[key]
        if key == "back":
            assert self.places.back is not None
            return self.places.back
        place = self.places.places[key]
        return place.parts[part] if part else place.control or place.row

    def change(self, page: Page) -> None:
        before, self.page = self.page, page
        self.hand = settled(self.hand, before, page, self.planner)

    def _take(self, wish: Wish) -> None:
        match wish:
            case Chosen(key, value):
                self.change(changed(self.page, key, value=value))
            case Typed(key, text):
                self.change(changed(self.page, key, text=text))
            case Picked():
                pass


def changed(page: Page, key: str, **values: object) -> Page:
    """The page with other values of one item."""
    items = tuple(
        replace(item, **values) if isinstance(item, Button | Choice | Field) and item.key == key else item
        for item in page.items
    )
    return replace(page, items=items)


def middle(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2.0, rect.y + rect.height / 2.0
