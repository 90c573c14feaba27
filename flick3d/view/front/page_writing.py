"""Writing into a field: letters, a caret, and the keys that move it. Pure."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.view.front.pages import Button, Choice, Field
from flick3d.view.front.ruler import Ruler

SIZE = 18.0
"""Design pixels of a field's letters."""
INSET = 10.0
"""Design pixels between a field's edge and its text."""

KEYS: dict[str, Callable[[str, int], tuple[str, int]]] = {
    "arrow_left": lambda text, caret: (text, max(0, caret - 1)),
    "arrow_right": lambda text, caret: (text, min(len(text), caret + 1)),
    "home": lambda text, _: (text, 0),
    "end": lambda text, _: (text, len(text)),
    "backspace": lambda text, caret: (text[: max(0, caret - 1)] + text[caret:], max(0, caret - 1)),
    "delete": lambda text, caret: (text[:caret] + text[caret + 1 :], caret),
}
"""What a key makes of a text and of the number of letters before the caret."""


def end_of(item: Button | Choice | Field | None) -> int | None:
    """Where the caret is when an item gets the focus; None where nothing can be written."""
    return len(item.text) if isinstance(item, Field) else None


def press(text: str, caret: int, key: str) -> tuple[str, int] | None:
    """The text and the caret after a key; None for a key that means nothing while one writes."""
    change = KEYS.get(key)
    return None if change is None else change(text, min(caret, len(text)))


def write(text: str, caret: int, letters: str, most: int) -> tuple[str, int]:
    """The text and the caret after these letters, of which no more are taken than there is room for."""
    taken = letters[: max(0, most - len(text))]
    return text[:caret] + taken + text[caret:], caret + len(taken)


def caret_at(item: Field, along: float, ruler: Ruler) -> int:
    """The caret that is nearest to a point, design pixels from where the text begins."""
    widths = [ruler.width(item.text[:count], "body", SIZE) for count in range(len(item.text) + 1)]
    return min(range(len(widths)), key=lambda count: abs(widths[count] - along))
