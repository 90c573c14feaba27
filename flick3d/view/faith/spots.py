"""Where the parts of Flick of Faith's HUD are: pure arithmetic in design pixels."""

from __future__ import annotations

from flick3d.view.camera_maths import Margins
from flick3d.view.faith.views import CornerName
from flick3d.view.hud.metrics import EDGE, Metrics, Rect, snapped

TOP = (760.0, 86.0)
TRACK_TOP = 53.0
"""Where the score track begins on the strip at the top."""
BRIEF = (620.0, 54.0)
TRACK_START = 24.0
"""Room before the track for those who have no points."""
BOX = (170.0, 122.0)
GAP = 8.0
BESIDE, ABOVE, BELOW = 4.0, 4.0, 8.0
"""Room between what lies on the table and the boxes, the strip at the top, and the hint line."""
SMALL_CARD = (82.0, 79.0)
SMALL_CARDS_IN_A_ROW = 2
CAPTION = 20.0
"""Height of the line over the small cards."""
LARGE_CARD, LARGE_PORTRAIT = (310.0, 330.0), (260.0, 396.0)
COUNCIL = (800.0, 484.0)
COUNCIL_CARD = (376.0, 298.0)
PANEL_HEAD = 56.0
"""Height of the two lines over the cards of a panel."""
BALLOT_HEIGHT = 122.0
GODS = (620.0, 484.0)
GOD_CARD = (282.0, 410.0)
SECRET_BUTTON = (250.0, 210.0)


def top(metrics: Metrics) -> Rect:
    """The strip at the top, score track included."""
    return snapped(Rect(metrics.width / 2.0 - TOP[0] / 2.0, EDGE, *TOP), metrics.scale)


def track(metrics: Metrics) -> Rect:
    """The score track on that strip."""
    strip = top(metrics)
    left = 18.0 + TRACK_START
    return Rect(strip.x + left, strip.y + TRACK_TOP, strip.width - left - 18.0, 23.0)


def brief_card(metrics: Metrics) -> Rect:
    """What is announced for a short while: on the strip, above the score track."""
    strip = top(metrics)
    return snapped(Rect(metrics.width / 2.0 - BRIEF[0] / 2.0, strip.y - 4.0, *BRIEF), metrics.scale)


def margins(metrics: Metrics) -> Margins:
    """What is covered along the window's edges, window pixels: strip, boxes with the Laws below them, hint line."""
    side = (EDGE + BOX[0] + BESIDE) * metrics.scale
    above, below = top(metrics).bottom + ABOVE, metrics.height - metrics.hint.y + BELOW
    return Margins(above * metrics.scale, below * metrics.scale, side, side)


def box(metrics: Metrics, corner: CornerName) -> Rect:
    """A player's box: at the edge of the window that is next to the Corner; the lower ones stay clear of the log."""
    x = EDGE if corner.endswith("west") else metrics.width - EDGE - BOX[0]
    y = EDGE if corner.startswith("north") else metrics.long_log.y - GAP - BOX[1]
    return snapped(Rect(x, y, *BOX), metrics.scale)


def laws(metrics: Metrics, count: int) -> Rect:
    """The strip of so many small cards: below the lower box on the right."""
    rows = (count + SMALL_CARDS_IN_A_ROW - 1) // SMALL_CARDS_IN_A_ROW
    above = box(metrics, "south-east")
    high = CAPTION + rows * SMALL_CARD[1]
    return snapped(Rect(above.x, above.bottom + GAP, BOX[0], high), metrics.scale)


def small_card(number: int, count: int) -> Rect:
    """The place of a small card on the strip of so many; a row that is not full stands at the window's edge."""
    row, column = divmod(number, SMALL_CARDS_IN_A_ROW)
    width = (BOX[0] - 6.0) / SMALL_CARDS_IN_A_ROW
    column += max(0, (row + 1) * SMALL_CARDS_IN_A_ROW - count)
    return Rect(column * (width + 6.0), CAPTION + row * SMALL_CARD[1], width, SMALL_CARD[1] - 4.0)


def large_card(metrics: Metrics, beside: str, tall: bool) -> Rect:
    """A card that is shown large beside a player's box, or beside the Laws."""
    width, height = LARGE_PORTRAIT if tall else LARGE_CARD
    near = box(metrics, "south-east" if beside == "laws" else beside)  # type: ignore[arg-type]
    x = near.right + 12.0 if near.x < metrics.width / 2.0 else near.x - 12.0 - width
    lowest = metrics.meter.y - 8.0 - height
    return snapped(Rect(x, max(top(metrics).bottom + 8.0, min(near.y, lowest)), width, height), metrics.scale)


def council(metrics: Metrics, with_ballots: bool) -> Rect:
    """The panel of the Council; lower without tiles."""
    return _panel(metrics, COUNCIL[0], COUNCIL[1] - (0.0 if with_ballots else BALLOT_HEIGHT))


def council_card(panel: Rect, number: int, count: int) -> Rect:
    """The place of one of so many cards on the panel of the Council."""
    width, height = COUNCIL_CARD
    gap = (panel.width - count * width) / (count + 1)
    return Rect(panel.x + gap + number * (width + gap), panel.y + PANEL_HEAD, width, height)


def gods(metrics: Metrics) -> Rect:
    """The panel on which a god is chosen."""
    return _panel(metrics, *GODS)


def _panel(metrics: Metrics, width: float, height: float) -> Rect:
    """A panel in the middle between the strip at the top and the hint line."""
    high, low = top(metrics).bottom + 6.0, metrics.hint.y - 6.0
    return snapped(Rect((metrics.width - width) / 2.0, (high + low - height) / 2.0, width, height), metrics.scale)
