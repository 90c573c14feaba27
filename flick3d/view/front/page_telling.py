"""What a page tells tests: where everything can be clicked, and what is written there."""

from __future__ import annotations

from typing import Any

from flick3d.view.front.page_layout import PageLayout
from flick3d.view.front.page_rows import BACK
from flick3d.view.front.page_sheet import Note
from flick3d.view.front.page_state import PageHand
from flick3d.view.front.pages import Choice, Field, Page
from flick3d.view.hud.metrics import Metrics, Rect


def what_it_says(page: Page, hand: PageHand | None, note: Note) -> dict[str, Any]:
    """Where the focus is, the values of choices and fields, and what is told in the place of help."""
    values = {item.key: item.value for item in page.items if isinstance(item, Choice)}
    texts = {item.key: item.text for item in page.items if isinstance(item, Field)}
    focus = "" if hand is None else hand.focus
    return {"focused": focus, "values": values | texts, "note": note.text, "title": page.title}


def centres(places: PageLayout, metrics: Metrics) -> dict[str, tuple[float, float]]:
    """Where everything that can be clicked has its middle, window pixels; keys as for `clickable`."""
    scale = metrics.scale
    return {
        key: ((rect.x + rect.width / 2.0) * scale, (rect.y + rect.height / 2.0) * scale)
        for key, rect in clickable(places).items()
    }


def clickable(places: PageLayout) -> dict[str, Rect]:
    """All that can be clicked on a page: by its key, the parts of choices by `key:part`, and the marks that scroll."""
    found = dict(places.marks)
    for key, place in places.places.items():
        found.update({f"{key}:{part}": rect for part, rect in place.parts.items()} or {key: place.control or place.row})
    if places.back is not None:
        found[BACK] = places.back
    return found
