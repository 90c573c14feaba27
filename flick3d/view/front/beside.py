"""Where the table is seen beside or below a page of the front of house."""

from __future__ import annotations

from flick3d.view.camera import CameraRig
from flick3d.view.camera_maths import FARTHEST, Margins
from flick3d.view.front.page_layout import PageLayout
from flick3d.view.hud.metrics import Metrics

LOWEST_POSTER = 0.6
"""A poster that reaches farther down than this share of the window's height leaves no room for the table below it."""
MOST_BESIDE = 0.6
"""One that reaches farther to the right than this share of its width leaves no room beside it."""

SHARES = (1.0, 0.85, 0.7, 0.4, 0.0)
"""Shares of the column's width that the table leaves free, tried until all of it is seen."""


def look_beside(camera: CameraRig, places: PageLayout, metrics: Metrics) -> None:
    """Bring the whole table to where the page leaves room; the smaller that is, the more is covered."""
    for share in SHARES:
        camera.use_margins(_beside(places, metrics, share))
        camera.overview()
        if camera.goal.distance < FARTHEST:
            break
    camera.cut()


def _beside(places: PageLayout, metrics: Metrics, share: float) -> Margins:
    """What the first page covers: the table stands beside all of it, or below a poster that is not high.

    share: how much of the column's width counts.
    """
    left, poster = share * places.column.right, places.poster
    if poster is None:
        return Margins(left=left * metrics.scale)
    if poster.rect.right < MOST_BESIDE * metrics.width:
        return Margins(left=poster.rect.right * metrics.scale)
    top = poster.rect.bottom if poster.rect.bottom < LOWEST_POSTER * metrics.height else 0.0
    return Margins(top=top * metrics.scale, left=left * metrics.scale)
