"""What mouse and keys do on the options sheet: from one signal and the hand so far to the next hand. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from flick3d.view.hud.metrics import Metrics
from flick3d.view.hud.options_layout import (
    CLOSE,
    KNOB,
    MOST_SEGMENTS,
    PAGE,
    RESET,
    Layout,
    first_at_most,
    first_for,
    keys_of,
    layout,
)
from flick3d.view.hud.options_rows import Row, groups
from flick3d.view.input.controls import CANCEL_KEYS, CHARGE_KEY, CONFIRM_KEYS, NEXT_KEY, OPTIONS_KEY
from flick3d.view.input.signals import (
    FocusLost,
    KeyPressed,
    KeyReleased,
    KeyRepeated,
    PadPressed,
    PointerMoved,
    Pressed,
    Released,
    Resized,
    Signal,
    Wheeled,
)

STEPS = {"arrow_right": 1.0, "arrow_left": -1.0}
WAYS = {NEXT_KEY: 1, "arrow_down": 1, "arrow_up": -1}
"""Which way a key moves the focus."""
PAGES = {"page_down": 1, "page_up": -1}
"""Which way a key turns to another group."""


KEY_ROW, PAD_ROW = "keys.", "pad."
"""How the keys of rows begin whose value is a key, or a button of a pad."""
FREES = ("delete", "backspace")
"""Keys that take its key from a row."""
PAD_CANCELS = ("face_b", "start")
MODIFIERS = ("shift", "control", "alt", "meta", "caps_lock", "num_lock")


class Changed(msgspec.Struct, frozen=True):
    """The player wants this value."""

    key: str
    value: Any


class Clicked(msgspec.Struct, frozen=True):
    """A button was clicked: `RESET` or `CLOSE`."""

    button: str


Wish = Changed | Clicked


class SheetHand(msgspec.Struct, frozen=True):
    """What the player does. page: the title of the group that is seen.

    focus: key of the row, title or button that keys mean; told: of the one whose help is shown. hovered: what is
    under the pointer (x, y), design pixels. dragged: the row whose slider is held; held: its value then. pressed: the
    button that is held. first: the number of the group's first row that is seen. waits: the row that the next key or
    button of a pad is for. ignores: a key that is none, as a pad's button was meant that stands for it.
    """

    page: str
    focus: str = ""
    told: str = ""
    hovered: str = ""
    x: float = -1.0
    y: float = -1.0
    dragged: str = ""
    held: float = 0.0
    pressed: str = ""
    first: int = 0
    waits: str = ""
    ignores: str = ""


Answer = tuple[SheetHand, tuple[Wish, ...]]


def opened(rows: Sequence[Row]) -> SheetHand:
    """The hand when the sheet is opened: the first group is seen, and its first row has the focus."""
    first = next(row for row in rows if row.kind != "heading")
    return SheetHand(first.group, first.key, first.key)


def step(hand: SheetHand, signal: Signal, metrics: Metrics, rows: Sequence[Row]) -> Answer:
    """The hand after the signal, and what the player wants. Points are in design pixels of the window."""
    if hand.waits and isinstance(signal, KeyPressed | KeyRepeated | PadPressed | Wheeled):
        return binding(hand, signal)
    match signal:
        case KeyPressed(key) | KeyReleased(key) if key and key == hand.ignores:
            return replace(hand, ignores=""), ()
        case PointerMoved(x, y):
            return _move(hand, x, y, _places(hand, metrics, rows), rows)
        case Pressed("left"):
            return _press(replace(hand, waits=""), _places(hand, metrics, rows), rows)
        case Released("left"):
            return _release(hand, _places(hand, metrics, rows), rows)
        case Wheeled(steps):
            return _wheel(hand, steps, metrics, rows)
        case KeyPressed(key, shift):
            return _key(hand, key, shift, metrics, rows)
        case KeyRepeated(key) if key in STEPS or key in WAYS or key in PAGES:
            return _key(hand, key, False, metrics, rows)
        case FocusLost() | Resized():
            return replace(hand, dragged="", pressed="", hovered="", waits="", ignores=""), ()
        case _:
            return hand, ()


def shown(hand: SheetHand, rows: Sequence[Row]) -> tuple[Row, ...]:
    """The rows as they are to be seen: a slider that is held stands where it is held, and a key is waited for."""
    if hand.waits:
        return tuple(replace(row, waits=True) if row.key == hand.waits else row for row in rows)
    return tuple(replace(row, value=hand.held) if row.key == hand.dragged else row for row in rows)


def binding(hand: SheetHand, signal: Signal) -> Answer:
    """A signal while the next key or button is for a row: it is bound, freed, or stays."""
    row, is_pad = hand.waits, hand.waits.startswith(PAD_ROW)
    done = replace(hand, waits="")
    match signal:
        case KeyPressed(key) if key and key == hand.ignores:
            return replace(hand, ignores=""), ()
        case PadPressed(button, key) if is_pad:
            done = replace(done, ignores=key)
            return done, (() if button in PAD_CANCELS else (Changed(row, button),))
        case PadPressed(_, key):
            # It is no key of the keyboard; only the one that leads back is heard.
            return replace(hand, ignores="" if key in CANCEL_KEYS else key), ()
        case KeyPressed(key) if key in CANCEL_KEYS:
            return done, ()
        case KeyPressed(key) if key in FREES:
            return done, (Changed(row, ""),)
        case KeyPressed(key) if not is_pad and key not in MODIFIERS:
            return done, (Changed(row, key),)
        case _:
            return hand, ()


def turned_to(hand: SheetHand, page: str, focus: str) -> SheetHand:
    """The hand with another group on the sheet, from its first row."""
    return replace(hand, page=page, focus=focus, told=focus, first=0)


def _places(hand: SheetHand, metrics: Metrics, rows: Sequence[Row]) -> Layout:
    return layout(metrics, rows, hand.page, hand.first)


def _row(rows: Sequence[Row], key: str) -> Row | None:
    return next((row for row in rows if row.key == key), None)


def _move(hand: SheetHand, x: float, y: float, places: Layout, rows: Sequence[Row]) -> Answer:
    hand = replace(hand, x=x, y=y)
    row = _row(rows, hand.dragged)
    if row is not None:
        return _drag(hand, row, places)
    hovered = places.key_at(x, y)
    return replace(hand, hovered=hovered, told=hovered if hovered else hand.told), ()


def _drag(hand: SheetHand, row: Row, places: Layout) -> Answer:
    """The held slider follows the pointer."""
    place = places.places.get(row.key)
    if place is None:
        return hand, ()
    control = place.control
    way = control.width - KNOB
    held = row.at((hand.x - places.rect.x - control.x - KNOB / 2.0) / way)
    is_new = held != row.value and not row.late
    return replace(hand, held=held), ((Changed(row.key, held),) if is_new else ())


def _press(hand: SheetHand, places: Layout, rows: Sequence[Row]) -> Answer:
    key = places.key_at(hand.x, hand.y)
    if not key:
        return hand, ()
    if key in places.tabs:
        return turned_to(hand, key.removeprefix(PAGE), key), ()
    hand = replace(hand, focus=key, told=key)
    row = _row(rows, key)
    if row is None:
        return replace(hand, pressed=key), ()
    place = places.places[key]
    x, y = hand.x - places.rect.x, hand.y - places.rect.y
    match row.kind:
        case "slider" if place.control.holds(x, y):
            return _drag(replace(hand, dragged=key), row, places)
        case "switch":
            return hand, (Changed(key, row.turned()),)
        case "key":
            return replace(hand, waits=key), ()
        case "button":
            return replace(hand, pressed=key), ()
        case "choice":
            part = next((index for index, rect in enumerate(place.parts) if rect.holds(x, y)), None)
            if part is None:
                return hand, ()
            value = row.moved((-1.0, 1.0)[part]) if len(row.choices) > MOST_SEGMENTS else row.choices[part]
            return hand, ((Changed(key, value),) if value != row.value else ())
        case _:
            return hand, ()


def _release(hand: SheetHand, places: Layout, rows: Sequence[Row]) -> Answer:
    row, button = _row(rows, hand.dragged), hand.pressed
    after = replace(hand, dragged="", pressed="", hovered=places.key_at(hand.x, hand.y))
    if row is not None:
        return after, ((Changed(row.key, hand.held),) if row.late and hand.held != row.value else ())
    return after, ((Clicked(button),) if button and button == after.hovered else ())


def _wheel(hand: SheetHand, steps: float, metrics: Metrics, rows: Sequence[Row]) -> Answer:
    """Over a slider it moves that; elsewhere it moves the rows, where they do not all fit."""
    row = _row(rows, hand.hovered)
    if hand.dragged:
        return hand, ()
    if row is not None and row.kind == "slider":
        return replace(hand, focus=row.key), _changed(row, row.moved(steps))
    first = min(first_at_most(metrics, rows, hand.page), max(0, hand.first - round(steps)))
    after = replace(hand, first=first)
    return replace(after, hovered=_places(after, metrics, rows).key_at(hand.x, hand.y)), ()


def _key(hand: SheetHand, key: str, shift: bool, metrics: Metrics, rows: Sequence[Row]) -> Answer:
    if key in CANCEL_KEYS or key == OPTIONS_KEY:
        if hand.dragged and key in CANCEL_KEYS and (row := _row(rows, hand.dragged)) is not None and row.late:
            return replace(hand, dragged=""), ()
        return replace(hand, dragged="", pressed=""), (Clicked(CLOSE),)
    if hand.dragged:
        return hand, ()
    if key in WAYS:
        return _refocused(hand, -1 if shift and key == NEXT_KEY else WAYS[key], metrics, rows), ()
    if key in PAGES:
        page = _page_beside(hand, PAGES[key], rows)
        on_title = hand.focus.startswith(PAGE)
        return turned_to(hand, page, PAGE + page if on_title else keys_of(rows, page)[0]), ()
    row = _row(rows, hand.focus)
    hand = replace(hand, told=hand.focus, first=first_for(metrics, rows, hand.page, hand.first, hand.focus))
    if hand.focus.startswith(PAGE):
        return _key_on_title(hand, key, rows), ()
    if key in STEPS:
        if row is None:
            return replace(hand, focus=RESET if STEPS[key] < 0.0 else CLOSE), ()
        return hand, _changed(row, row.moved(STEPS[key]))
    if row is not None and row.kind == "key" and key in FREES:
        return hand, _changed(row, "")
    if key in CONFIRM_KEYS or key == CHARGE_KEY:
        if row is not None and row.kind == "key":
            return replace(hand, waits=row.key), ()
        is_pressed = row is None or row.kind == "button"
        return hand, ((Clicked(hand.focus),) if is_pressed or row is None else _changed(row, row.turned()))
    return hand, ()


def _key_on_title(hand: SheetHand, key: str, rows: Sequence[Row]) -> SheetHand:
    """Left and right turn to another group, Enter goes down to the rows."""
    if key in STEPS:
        page = _page_beside(hand, round(STEPS[key]), rows)
        return turned_to(hand, page, PAGE + page)
    if key in CONFIRM_KEYS or key == CHARGE_KEY:
        return turned_to(hand, hand.page, keys_of(rows, hand.page)[0])
    return hand


def _page_beside(hand: SheetHand, way: int, rows: Sequence[Row]) -> str:
    """The group beside the one that is seen, after the last one the first."""
    pages = groups(rows)
    return pages[(pages.index(hand.page) + way) % len(pages)]


def _refocused(hand: SheetHand, way: int, metrics: Metrics, rows: Sequence[Row]) -> SheetHand:
    """The focus on the next row or button of this group, after the last one its title, and then the first."""
    keys = [PAGE + hand.page, *keys_of(rows, hand.page), RESET, CLOSE]
    focus = keys[(keys.index(hand.focus) + way) % len(keys)]
    return replace(hand, focus=focus, told=focus, first=first_for(metrics, rows, hand.page, hand.first, focus))


def _changed(row: Row, value: Any) -> tuple[Wish, ...]:
    return () if value == row.value else (Changed(row.key, value),)
