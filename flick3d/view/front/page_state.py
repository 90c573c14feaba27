"""The player's hand on a page: focus, pointer and scrolling, on a new page, a changed one, and as they move. Pure."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from flick3d.view.front import page_writing as writing
from flick3d.view.front.page_layout import PageLayout, Planner, first_for
from flick3d.view.front.page_rows import BACK, item_of, keys
from flick3d.view.front.pages import Field, Focused, Page, Wish

WHEEL_ROWS, WHEEL_LINES = 1, 3
"""How many rows or lines of the poster one step of the wheel is."""


class PageHand(msgspec.Struct, frozen=True):
    """What the player does on a page of this name.

    focus: key of the item that keys mean; told: of the one that help and poster tell of. hovered: what is under the
    pointer (x, y), design pixels. pressed: key and part that the left button holds. caret: how many letters of the
    field with the focus stand before the caret; None: nobody writes. first: the number of the first row that is
    seen; scroll: of the poster's first line. used: the key that has pressed something, until it is let go.
    """

    name: str = ""
    focus: str = ""
    told: str = ""
    hovered: str = ""
    x: float = -1.0
    y: float = -1.0
    pressed: tuple[str, str] | None = None
    caret: int | None = None
    first: int = 0
    scroll: int = 0
    used: str = ""


def opened(page: Page, plan: Planner, before: PageHand | None = None) -> PageHand:
    """The hand on a new page; the pointer is where it was on the page before."""
    known = keys(page)
    focus = page.focus if page.focus in known else next(iter(known), "")
    hand = PageHand(page.name, focus, focus, caret=writing.end_of(item_of(page, focus)))
    if before is not None:
        hand = replace(hand, x=before.x, y=before.y, used=before.used)
    return looked(in_sight(hand, page, plan), page, plan)


def settled(hand: PageHand, before: Page, page: Page, plan: Planner) -> PageHand:
    """The hand on a page that has changed: of the same kind, it keeps focus and scrolling as far as they can stay."""
    if hand.name != page.name:
        return opened(page, plan, hand)
    known = keys(page)
    if hand.focus not in known:
        hand = opened(page, plan, hand)
    if page.poster != before.poster:
        hand = replace(hand, scroll=0)
    if hand.told not in known:
        hand = replace(hand, told=hand.focus)
    if hand.caret is not None:
        item = item_of(page, hand.focus)
        hand = replace(hand, caret=min(hand.caret, len(item.text)) if isinstance(item, Field) else None)
    places = plan(page, hand.first, hand.scroll)
    scroll = 0 if places.poster is None else places.poster.scroll
    return looked(replace(hand, first=places.first, scroll=scroll), page, plan)


def told_of(hand: PageHand) -> tuple[Wish, ...]:
    """The wish that the page may tell of what has the focus."""
    return (Focused(hand.told),) if hand.told and hand.told != BACK else ()


def looked(hand: PageHand, page: Page, plan: Planner) -> PageHand:
    """The hand with what lies under its pointer now; the page has moved, not the pointer."""
    return replace(hand, hovered=places_of(hand, page, plan).key_at(hand.x, hand.y))


def is_writing(hand: PageHand, page: Page) -> bool:
    """Whether letters belong to a field."""
    return isinstance(item_of(page, hand.focus), Field)


def places_of(hand: PageHand, page: Page, plan: Planner) -> PageLayout:
    """Where everything is, as it is scrolled."""
    return plan(page, hand.first, hand.scroll)


def in_sight(hand: PageHand, page: Page, plan: Planner) -> PageHand:
    """The hand with the focus in sight."""
    first = first_for(places_of(hand, page, plan), hand.focus)
    return looked(replace(hand, first=first), page, plan) if first != hand.first else hand


def focused_on(hand: PageHand, key: str, page: Page, plan: Planner) -> PageHand:
    """The hand with the focus on this one; a field is written into at its end."""
    if key == hand.focus:
        return in_sight(replace(hand, told=key), page, plan)
    caret = writing.end_of(item_of(page, key))
    return in_sight(replace(hand, focus=key, told=key, caret=caret), page, plan)


def scrolled(hand: PageHand, steps: int, poster: bool, page: Page, plan: Planner, leaf: bool = False) -> PageHand:
    """Scroll poster or rows by steps of the wheel, or by whole leaves of what is seen."""
    places = places_of(hand, page, plan)
    if poster and places.poster is not None:
        lines = max(1, len(places.poster.written) - 2) if leaf else WHEEL_LINES
        scroll = min(max(0, places.poster.scroll + steps * lines), places.poster.most)
        return looked(replace(hand, scroll=scroll), page, plan)
    count = max(1, places.last - places.first - 1) if leaf else WHEEL_ROWS
    first = min(max(0, places.first + steps * count), places.most)
    return looked(replace(hand, first=first), page, plan)


def moved_on(hand: PageHand, way: int, page: Page, plan: Planner, turns: bool) -> PageHand:
    """The focus on the next one, after the last one the first. Long texts between are scrolled through.

    turns: go there at once, whatever is passed over.
    """
    known = keys(page)
    if not known:
        return scrolled(hand, way, False, page, plan)
    places = places_of(hand, page, plan)
    if not turns:
        if not is_seen(hand, page, plan):
            seen = [key for key in known if key in places.places]
            if seen:
                return focused_on(hand, seen[0 if way > 0 else -1], page, plan)
        more = places.first > 0 if way < 0 else places.first < places.most
        index = known.index(hand.focus) + way
        following = known[index] if 0 <= index < len(known) else ""
        is_near = following in places.places or (following == BACK and not more)
        if more and not is_near:
            wanted = first_for(places, following)
            skipped = wanted >= places.last if way > 0 else wanted < places.first - 3
            if not following or following == BACK or skipped:
                return scrolled(hand, way, False, page, plan)
    index = known.index(hand.focus) if hand.focus in known else 0
    return focused_on(hand, known[(index + way) % len(known)], page, plan)


def is_seen(hand: PageHand, page: Page, plan: Planner) -> bool:
    """Whether what has the focus is in sight."""
    return hand.focus == BACK or hand.focus in places_of(hand, page, plan).places
