"""The card that asks whether a new picture shall stay, and counts down: who cannot see it need not answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect, snapped
from flick3d.view.hud.theme import BRICK, INK
from flick3d.view.input.controls import CANCEL_KEYS, CHARGE_KEY, CONFIRM_KEYS, NEXT_KEY
from flick3d.view.input.signals import KeyPressed, PointerMoved, Pressed, Released, Signal
from flick3d.view.words import CommonWords

LASTS = 15.0
"""Seconds until the picture goes back by itself."""
LONGEST_FRAME = 0.5
"""Seconds of one frame that count at most: a screen that changes its mode holds everything up."""
WIDTH, HEIGHT = 520.0, 236.0
BUTTON = (214.0, 52.0)
GAP = 20.0
SHADE = 0.55
"""Opacity of the shade over all that waits behind it."""

Answer = Literal["", "keep", "back"]
CHOICES: tuple[Answer, ...] = ("keep", "back")


class KeepHand(msgspec.Struct, frozen=True):
    """What the player does at the card. left: seconds; x, y: the pointer, design pixels; pressed: the held button."""

    focus: Answer = "back"
    left: float = LASTS
    x: float = -1.0
    y: float = -1.0
    pressed: Answer = ""


def card_rect(metrics: Metrics) -> Rect:
    """Where the card is in the window, design pixels."""
    place = Rect((metrics.width - WIDTH) / 2.0, (metrics.height - HEIGHT) / 2.0, WIDTH, HEIGHT)
    return snapped(place, metrics.scale)


def buttons() -> Mapping[Answer, Rect]:
    """Where the two buttons are, counted from the card's corner."""
    left, top = (WIDTH - 2.0 * BUTTON[0] - GAP) / 2.0, HEIGHT - BUTTON[1] - 34.0
    return {each: Rect(left + index * (BUTTON[0] + GAP), top, *BUTTON) for index, each in enumerate(CHOICES)}


def button_at(metrics: Metrics, x: float, y: float) -> Answer:
    """The button at a point of the window, design pixels."""
    card = card_rect(metrics)
    return next((each for each, rect in buttons().items() if rect.holds(x - card.x, y - card.y)), "")


def step(hand: KeepHand, signal: Signal, metrics: Metrics) -> tuple[KeepHand, Answer]:
    """The hand after a signal, and the answer, if that was one. Points are in design pixels."""
    match signal:
        case PointerMoved(x, y):
            return replace(hand, x=x, y=y, focus=button_at(metrics, x, y) or hand.focus), ""
        case Pressed("left"):
            return replace(hand, pressed=button_at(metrics, hand.x, hand.y)), ""
        case Released("left"):
            over = button_at(metrics, hand.x, hand.y)
            return replace(hand, pressed=""), over if over == hand.pressed else ""
        case KeyPressed(key) if key in CANCEL_KEYS:
            return hand, "back"
        case KeyPressed(key) if key in CONFIRM_KEYS or key == CHARGE_KEY:
            return hand, hand.focus
        case KeyPressed(key) if key == NEXT_KEY or key.startswith("arrow_"):
            return replace(hand, focus="keep" if hand.focus == "back" else "back"), ""
        case _:
            return hand, ""


def passed(hand: KeepHand, seconds: float) -> tuple[KeepHand, Answer]:
    """The hand a frame later; the answer is "back" when the time is over."""
    left = hand.left - min(seconds, LONGEST_FRAME)
    return replace(hand, left=max(0.0, left)), "back" if left <= 0.0 else ""


class KeepCard:
    """The card on the screen, made with the kit in the design pixels of `metrics`."""

    def __init__(self, kit: Kit, metrics: Metrics, words: CommonWords) -> None:
        self._kit, self._words = kit, words
        kit.veil(SHADE)
        board = kit.board(card_rect(metrics), "paper-poster", "frame-board")
        board["state"] = "disabled"
        middle = WIDTH / 2.0
        title = kit.label(board, words.title("trial"), (middle, 58.0), 30.0, "title", BRICK, "centre")
        kit.fit(title, WIDTH - 60.0)
        self._line = kit.label(board, "", (middle, 102.0), 20.0, "body", INK, "centre")
        self._frames = {}
        for choice, rect in buttons().items():
            frame = self._frames[choice] = kit.frame(board, rect, "frame-button", border=14.0)
            at = (rect.width / 2.0, rect.height / 2.0 + 7.0)
            label = kit.label(frame, words.title(f"trial:{choice}"), at, 21.0, "title", INK, "centre")
            kit.fit(label, rect.width - 24.0)

    def show(self, hand: KeepHand) -> None:
        """Show the time that is left, and the button that keys mean."""
        text = self._words.title("trial:left", seconds=max(1, round(hand.left + 0.49)))
        self._kit.refill(self._line, text, 20.0, WIDTH - 60.0)
        for choice, frame in self._frames.items():
            self._kit.dress(frame, ("frame-button-hot" if choice == hand.focus else "frame-button",))
