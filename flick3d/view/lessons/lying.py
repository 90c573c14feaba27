"""Where the coach's card lies: beside everything else, and never on what it points at. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from flick3d.view.hud.metrics import EDGE, Metrics, Rect, snapped

APART = 6.0
"""Design pixels that the card keeps from other parts."""
STEP = 12.0
"""Between two heights that are tried, design pixels."""


def place_of(
    metrics: Metrics, size: tuple[float, float], parts: Iterable[Rect], spot: Rect | None, before: Rect | None = None
) -> Rect:
    """The card's place: at the right, else at the left, else in the middle, as low as nothing lies there.

    size: width and height. parts: what lies over the table already. spot: what is pointed at. before: where the card
    lay, which it keeps while that is free. All design pixels. Where there is room nowhere, it lies on parts rather than
    on the spot.
    """
    around, spots = [grown(part) for part in parts], [] if spot is None else [grown(spot)]
    is_whole = before is not None and before.right <= metrics.width and before.bottom <= metrics.height
    kept = (before,) if before is not None and is_whole and (before.width, before.height) == size else ()
    for taken in ([*around, *spots], spots):
        for place in (*kept, *tried(metrics, size)):
            if not any(place.overlaps(each) for each in taken):
                return snapped(place, metrics.scale)
    return snapped(next(iter(tried(metrics, size))), metrics.scale)


def tried(metrics: Metrics, size: tuple[float, float]) -> Iterator[Rect]:
    """All places in the order in which they are wanted."""
    width, height = size
    columns = (metrics.width - EDGE - width, EDGE, (metrics.width - width) / 2.0)
    low = metrics.height - EDGE - height
    for x in columns:
        for number in range(int((low - EDGE) / STEP) + 1):
            yield Rect(x, low - number * STEP, width, height)


def grown(rect: Rect, by: float = APART) -> Rect:
    """The same with room around it."""
    return Rect(rect.x - by, rect.y - by, rect.width + 2.0 * by, rect.height + 2.0 * by)
