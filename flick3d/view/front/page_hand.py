"""What mouse and keys do on a page: from one signal and the hand so far to the next hand and the wishes. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.view.front import page_writing as writing
from flick3d.view.front.page_layout import (
    LESS,
    MORE,
    POSTER_DOWN,
    POSTER_UP,
    ROWS_DOWN,
    ROWS_UP,
    Planner,
)
from flick3d.view.front.page_rows import BACK, item_of
from flick3d.view.front.page_state import (
    PageHand,
    focused_on,
    in_sight,
    is_seen,
    moved_on,
    places_of,
    scrolled,
    told_of,
)
from flick3d.view.front.pages import Back, Button, Choice, Chosen, Field, Page, Picked, Typed, Wish
from flick3d.view.input.controls import CANCEL_KEYS, CHARGE_KEY, CONFIRM_KEYS, NEXT_KEY
from flick3d.view.input.signals import (
    FocusLost,
    KeyPressed,
    KeyReleased,
    KeyRepeated,
    PointerMoved,
    Pressed,
    Released,
    Resized,
    Signal,
    Wheeled,
    Wrote,
)

WAYS = {NEXT_KEY: 1, "arrow_down": 1, "arrow_up": -1}
"""Which way a key moves the focus."""
STEPS = {"arrow_left": -1, "arrow_right": 1}
LEAVES = {"page_down": 1, "page_up": -1}
"""Which way a key turns the poster's leaves, or those of the rows where the poster is seen whole."""
REPEATED = {*WAYS, *STEPS, *LEAVES, "backspace", "delete"}
"""Keys that go on while they are held."""
SCROLLS = {ROWS_UP: -1, ROWS_DOWN: 1, POSTER_UP: -1, POSTER_DOWN: 1}
TYPED_AWAY = {" ": CHARGE_KEY}
"""Letters that their keys have pressed something with before they arrive."""


class Denied(Wish, frozen=True):
    """A button was pressed that cannot be pressed now. It does not leave the window."""

    key: str


Answer = tuple[PageHand, tuple[Wish, ...]]


def step(hand: PageHand, signal: Signal, page: Page, plan: Planner) -> Answer:
    """The hand after the signal, and what the player wants. Points are in design pixels of the window."""
    after, wishes = _step(hand, signal, page, plan)
    if after.told != hand.told:
        wishes = (*told_of(after), *wishes)
    return after, wishes


def _step(hand: PageHand, signal: Signal, page: Page, plan: Planner) -> Answer:
    match signal:
        case PointerMoved(x, y):
            return _move(replace(hand, x=x, y=y), page, plan), ()
        case Pressed("left"):
            return _press(hand, page, plan)
        case Released("left"):
            return _release(hand, page, plan)
        case Wheeled(steps):
            return _wheel(hand, steps, page, plan), ()
        case KeyPressed(key, shift):
            return _key(replace(hand, used=""), key, shift, page, plan)
        case KeyRepeated(key) if key in REPEATED:
            return _key(hand, key, False, page, plan)
        case KeyReleased(key):
            return (replace(hand, used="") if key == hand.used else hand), ()
        case Wrote(text) if TYPED_AWAY.get(text, "") != (hand.used or None):
            return _write(hand, text, page, plan)
        case FocusLost() | Resized():
            return replace(hand, pressed=None, hovered="", used=""), ()
        case _:
            return hand, ()


def _move(hand: PageHand, page: Page, plan: Planner) -> PageHand:
    hovered = places_of(hand, page, plan).key_at(hand.x, hand.y)
    is_told = hovered and hovered not in SCROLLS
    return replace(hand, hovered=hovered, told=hovered if is_told else hand.told)


def _press(hand: PageHand, page: Page, plan: Planner) -> Answer:
    places = places_of(hand, page, plan)
    key = places.key_at(hand.x, hand.y)
    if not key or key in SCROLLS:
        return replace(hand, pressed=(key, "") if key else None), ()
    part = places.part_at(hand.x, hand.y)
    hand = replace(focused_on(hand, key, page, plan), pressed=(key, part))
    item = item_of(page, key)
    if isinstance(item, Field):
        control = places.places[key].control
        along = 0.0 if control is None else hand.x - control.x - writing.INSET
        hand = replace(hand, caret=writing.caret_at(item, along, plan.ruler))
    return hand, ()


def _release(hand: PageHand, page: Page, plan: Planner) -> Answer:
    places, pressed = places_of(hand, page, plan), hand.pressed
    hand = replace(hand, pressed=None)
    if pressed is None or pressed != (places.key_at(hand.x, hand.y), places.part_at(hand.x, hand.y)):
        return hand, ()
    key, part = pressed
    if key in SCROLLS:
        return scrolled(hand, SCROLLS[key], key in (POSTER_UP, POSTER_DOWN), page, plan, leaf=True), ()
    item = item_of(page, key)
    if isinstance(item, Choice):
        if part in (LESS, MORE):
            return hand, _moved(item, -1 if part == LESS else 1)
        return hand, ((Chosen(key, part),) if part and part != item.value else ())
    return hand, _picked(item, key)


def _wheel(hand: PageHand, steps: float, page: Page, plan: Planner) -> PageHand:
    over_poster = places_of(hand, page, plan).is_over_poster(hand.x, hand.y)
    return scrolled(hand, -round(steps), over_poster, page, plan)


def _key(hand: PageHand, key: str, shift: bool, page: Page, plan: Planner) -> Answer:
    if key in CANCEL_KEYS:
        if hand.caret is not None:
            return replace(hand, caret=None), ()
        return replace(hand, pressed=None), ((Back(),) if page.back else ())
    if key in LEAVES:
        poster = places_of(hand, page, plan).poster
        return scrolled(hand, LEAVES[key], poster is not None and poster.most > 0, page, plan, leaf=True), ()
    if key in WAYS:
        return moved_on(hand, -1 if shift and key == NEXT_KEY else WAYS[key], page, plan, turns=key == NEXT_KEY), ()
    item = item_of(page, hand.focus)
    if isinstance(item, Field):
        return _key_in_field(hand, item, key, page, plan)
    confirms = key in CONFIRM_KEYS or key == CHARGE_KEY
    if not confirms and key not in STEPS:
        return hand, ()
    hand = replace(hand, told=hand.focus, used=key)
    if not is_seen(hand, page, plan):
        # Nothing that is out of sight shall change.
        return in_sight(hand, page, plan), ()
    if isinstance(item, Choice):
        return hand, _moved(item, STEPS.get(key, 1))
    return hand, (_picked(item, hand.focus) if confirms else ())


def _key_in_field(hand: PageHand, item: Field, key: str, page: Page, plan: Planner) -> Answer:
    """A key in the field with the focus: letters arrive as `Wrote`."""
    if key in CONFIRM_KEYS:
        return moved_on(hand, 1, page, plan, turns=True), ()
    edited = writing.press(item.text, len(item.text) if hand.caret is None else hand.caret, key)
    if edited is None:
        return hand, ()
    text, caret = edited
    hand = in_sight(replace(hand, caret=caret, told=hand.focus), page, plan)
    return hand, ((Typed(item.key, text),) if text != item.text else ())


def _write(hand: PageHand, text: str, page: Page, plan: Planner) -> Answer:
    item = item_of(page, hand.focus)
    if not isinstance(item, Field):
        return hand, ()
    before = len(item.text) if hand.caret is None else hand.caret
    written, caret = writing.write(item.text, before, text, item.most)
    hand = in_sight(replace(hand, caret=caret, told=hand.focus), page, plan)
    return hand, ((Typed(item.key, written),) if written != item.text else ())


def _moved(item: Choice, way: int) -> tuple[Wish, ...]:
    """The value beside the one that holds, in a ring."""
    values = [value for value, _ in item.choices]
    if len(values) < 2:
        return ()
    index = values.index(item.value) if item.value in values else -1
    return (Chosen(item.key, values[(index + way) % len(values)]),)


def _picked(item: Button | Choice | Field | None, key: str) -> tuple[Wish, ...]:
    if key == BACK:
        return (Back(),)
    if isinstance(item, Button):
        return (Picked(key) if item.enabled else Denied(key),)
    return ()
