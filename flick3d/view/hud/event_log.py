"""The event log: its last lines, which fade, or on demand a longer piece of it that stays."""

from __future__ import annotations

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import LOG_LINE, LONG_LOG, SHORT_LOG, Rect
from flick3d.view.hud.theme import CREAM, SHADOW

SHOWN_FOR, FADES_FOR = 14.0, 3.0
"""Seconds that a line stays, and then takes to fade, in the short log."""
SHADE_BORDER = 12.0
SHADE = 0.62
"""Opacity of the dark ground, on which lines can be read over sand as well as over wood."""
KEPT = 200
"""Lines that are remembered at all."""
SIZE = 15.0
"""Design pixels of a letter."""
LETTERS = 41
"""About how many letters fit on one line; longer sentences go on in the next."""


class EventLog:
    """Holds the sentences and shows the last ones at the bottom, newest lowest."""

    def __init__(self, kit: Kit, short: Rect, long: Rect) -> None:
        self._kit = kit
        self._lines: list[tuple[str, float]] = []
        self._now = 0.0
        self._is_long = False
        self._rects = {False: short, True: long}
        self._shade = kit.frame(kit.root, short, "frame-shade", border=SHADE_BORDER)
        self._shade.hide()
        self._labels = [
            kit.label(
                kit.root,
                "",
                (short.x + 12.0, short.bottom - 12.0 - row * LOG_LINE),
                SIZE,
                "body",
                CREAM,
                shadow=SHADOW,
            )
            for row in range(LONG_LOG)
        ]
        self._drawn: list[tuple[str, int]] = []

    @property
    def rect(self) -> Rect:
        """Where it is now."""
        return self._rects[self._is_long]

    @property
    def lines(self) -> tuple[str, ...]:
        """Everything that is remembered, oldest first."""
        return tuple(text for text, _ in self._lines)

    def add(self, sentence: str, age: float = 0.0) -> None:
        """A new sentence, which happened `age` seconds ago."""
        for line in wrapped(sentence, LETTERS):
            self._lines.append((line, self._now - age))
        del self._lines[:-KEPT]

    def clear(self) -> None:
        """Forget everything."""
        self._lines.clear()

    def toggle(self) -> None:
        """Between the short and the long log."""
        self._is_long = not self._is_long

    def update(self, seconds: float) -> None:
        """Time passes: old lines fade."""
        self._now += seconds
        rows = LONG_LOG if self._is_long else SHORT_LOG
        newest = list(reversed(self._lines[-rows:]))
        drawn = [(text, 10 if self._is_long else self._shade_of(born)) for text, born in newest]
        if drawn == self._drawn:
            return
        self._drawn = drawn
        self._show_shade([shade for _, shade in drawn if shade])
        for index, label in enumerate(self._labels):
            text, shade = drawn[index] if index < len(drawn) else ("", 0)
            self._kit.refill(label, text, SIZE, self._rects[False].width - 20.0)
            label.set_alpha_scale(shade / 10.0)
            (label.show if shade else label.hide)()

    def _show_shade(self, shades: list[int]) -> None:
        """The dark ground reaches as far up as there are lines, and fades with the last of them."""
        (self._shade.show if shades else self._shade.hide)()
        if not shades:
            return
        rect, margin = self._rects[False], SHADE_BORDER / 4.0
        top = LOG_LINE * len(shades) + 12.0 - rect.height
        self._shade["frameSize"] = (-margin, rect.width + margin, -rect.height - margin, top + margin)
        self._shade.set_alpha_scale(SHADE * max(shades) / 10.0)

    def _shade_of(self, born: float) -> int:
        """How much of a line is left, in tenths."""
        over = self._now - born - SHOWN_FOR
        return max(0, min(10, round(10.0 * (1.0 - over / FADES_FOR))))


def wrapped(sentence: str, letters: int) -> list[str]:
    """The sentence in lines of at most so many letters, broken between words."""
    lines = [""]
    for word in sentence.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > letters:
            lines.append("  " + word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines
