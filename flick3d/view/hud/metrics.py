"""Where the parts of the HUD are for a window's size: pure arithmetic in design pixels with one scale factor."""

from __future__ import annotations

import msgspec

DESIGN_WIDTH, DESIGN_HEIGHT = 1180.0, 720.0
"""The smallest window in which every part has its full size; a smaller one shrinks them all."""
LEAST_SCALE, LARGEST_SCALE = 0.75, 2.0
"""How much smaller or larger than usual a player may want the HUD."""
LEGIBLE = 0.6
"""Window pixels per design pixel below which nobody can read: only a window without room for more makes it smaller."""
EDGE = 10.0
"""Design pixels between the parts and the window's edges."""
BANNER = (470.0, 66.0)
TEAM_BOX = (170.0, 368.0)
NEUTRAL_ROW = 47.0
"""How much higher a team's box is when a neutral figure belongs to the side."""
ACTION_BUTTON = (98.0, 78.0)
ACTION_GAP = 6.0
MOST_ACTIONS = 8
HINT = (556.0, 34.0)
METER = (380.0, 34.0)
LOG_WIDTH = 268.0
LOG_LINE = 17.0
SHORT_LOG = 6
LONG_LOG = 15
CAMERA_BUTTON = 42.0
CAMERA_COLUMNS, CAMERA_ROWS = 3, 2
CARD = (470.0, 112.0)
SHELF_HEIGHT = 90.0
DRAWN = (430.0, 202.0)
RESULT = (560.0, 440.0)
HELP = (800.0, 540.0)
STORY = (800.0, 540.0)
BRIEFING = (600.0, 664.0)


class Rect(msgspec.Struct, frozen=True):
    """A rectangle in design pixels; x, y is its upper left corner, y downwards."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def scaled(self, scale: float) -> Rect:
        """The same in window pixels."""
        return Rect(self.x * scale, self.y * scale, self.width * scale, self.height * scale)


class Metrics(msgspec.Struct, frozen=True):
    """All parts for one window. scale: window pixels per design pixel. width, height: the window in design pixels.

    The first nine parts never overlap each other; the others lie over the table for a while. The boxes are as
    high as a box ever is, and actions as wide as the bar ever is.
    """

    scale: float
    width: float
    height: float
    banner: Rect
    left_box: Rect
    right_box: Rect
    actions: Rect
    hint: Rect
    meter: Rect
    log: Rect
    cameras: Rect
    gear: Rect
    long_log: Rect
    card: Rect
    shelf: Rect
    drawn: Rect
    result: Rect
    help: Rect
    story: Rect
    briefing: Rect

    @property
    def always(self) -> dict[str, Rect]:
        """The parts that may be on the screen at the same time."""
        names = ("banner", "actions", "hint", "meter", "log", "cameras", "gear")
        return {"lawmen": self.left_box, "outlaws": self.right_box} | {name: getattr(self, name) for name in names}

    @property
    def margins(self) -> dict[str, float]:
        """Window pixels along each edge that the HUD covers; left and right only down to `sides_to`, the boxes' end."""
        sides = {
            "top": self.banner.bottom,
            "bottom": self.height - self.hint.y,
            "left": self.left_box.right,
            "right": self.width - self.right_box.x,
            "sides_to": self.left_box.bottom,
        }
        return {side: (size + 6.0) * self.scale for side, size in sides.items()}

    def team_box(self, team: int, with_neutrals: bool) -> Rect:
        """The left box (0) or the right one (1), with a row for neutral figures or without."""
        whole = (self.left_box, self.right_box)[team]
        height = TEAM_BOX[1] + (NEUTRAL_ROW if with_neutrals else 0.0)
        return Rect(whole.x, whole.y, whole.width, height)

    def bar(self, count: int) -> Rect:
        """The bar with so many buttons: in the window's middle as far as log and small buttons leave room for it."""
        width = count * ACTION_BUTTON[0] + (count - 1) * ACTION_GAP
        width = min(width, self.actions.width)
        left = min(max(self.width / 2.0 - width / 2.0, self.actions.x), self.actions.right - width)
        return snapped(Rect(left, self.actions.y, width, ACTION_BUTTON[1]), self.scale)

    def shelf_of(self, width: float) -> Rect:
        """The shelf of so many design pixels, in the middle."""
        left = min(max(self.width / 2.0 - width / 2.0, EDGE), self.width - EDGE - width)
        return snapped(Rect(left, self.shelf.y, width, self.shelf.height), self.scale)


def scale_of(width: int, height: int, wanted: float = 1.0) -> float:
    """Window pixels per design pixel in a window of so many pixels.

    wanted: how much larger than usual the player wants the HUD; it never grows beyond what fits into the window. Of
    what a window is larger than the design, usually one half goes to the HUD and the other to the table.
    """
    fits = max(0.3, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT))
    usual = min(fits, (1.0 + fits) / 2.0)
    return min(fits, max(wanted * usual, LEGIBLE))


def measure(width: int, height: int, wanted: float = 1.0, top: float = BANNER[1]) -> Metrics:
    """The metrics of a window of so many pixels.

    wanted: as for `scale_of`. top: height of the strip at the top, design pixels; large boards begin below it.
    """
    scale = scale_of(width, height, wanted)
    wide, high = width / scale, height / scale
    middle = wide / 2.0

    def centred(size: tuple[float, float], y: float) -> Rect:
        return snapped(Rect(middle - size[0] / 2.0, y, size[0], size[1]), scale)

    top_bottom = EDGE + top

    def large_board(size: tuple[float, float]) -> Rect:
        board = (size[0], min(size[1], hint.bottom - top_bottom))
        return centred(board, board_top(top_bottom, hint, board[1]))

    cameras = CAMERA_COLUMNS * CAMERA_BUTTON + (CAMERA_COLUMNS - 1) * 4.0
    cameras_high = CAMERA_ROWS * CAMERA_BUTTON + (CAMERA_ROWS - 1) * 4.0
    bar_left, bar_right = EDGE + LOG_WIDTH + 8.0, wide - EDGE - cameras - 4.0 - CAMERA_BUTTON - 8.0
    most = MOST_ACTIONS * ACTION_BUTTON[0] + (MOST_ACTIONS - 1) * ACTION_GAP
    if bar_right - bar_left > most:
        bar_left, bar_right = max(bar_left, middle - most / 2.0), min(bar_right, middle + most / 2.0)
    actions = snapped(Rect(bar_left, high - EDGE - ACTION_BUTTON[1], bar_right - bar_left, ACTION_BUTTON[1]), scale)
    hint = centred(HINT, actions.y - 8.0 - HINT[1])
    short, long = (lines * LOG_LINE + 14.0 for lines in (SHORT_LOG, LONG_LOG))
    box = (TEAM_BOX[0], TEAM_BOX[1] + NEUTRAL_ROW)
    return Metrics(
        scale=scale,
        width=wide,
        height=high,
        banner=centred(BANNER, EDGE),
        left_box=snapped(Rect(EDGE, EDGE, *box), scale),
        right_box=snapped(Rect(wide - EDGE - TEAM_BOX[0], EDGE, *box), scale),
        actions=actions,
        hint=hint,
        meter=centred(METER, hint.y - 8.0 - METER[1]),
        log=snapped(Rect(EDGE, high - EDGE - short, LOG_WIDTH, short), scale),
        cameras=snapped(Rect(wide - EDGE - cameras, high - EDGE - cameras_high, cameras, cameras_high), scale),
        gear=snapped(
            Rect(
                wide - EDGE - cameras - 4.0 - CAMERA_BUTTON, high - EDGE - CAMERA_BUTTON, CAMERA_BUTTON, CAMERA_BUTTON
            ),
            scale,
        ),
        long_log=snapped(Rect(EDGE, high - EDGE - long, LOG_WIDTH, long), scale),
        card=centred(CARD, max(92.0, high * 0.15)),
        shelf=centred((HINT[0], SHELF_HEIGHT), hint.y - 8.0 - SHELF_HEIGHT),
        drawn=centred(DRAWN, hint.y - 8.0 - DRAWN[1]),
        result=centred(RESULT, (high - RESULT[1]) / 2.0),
        help=large_board(HELP),
        story=large_board(STORY),
        briefing=snapped(Rect(2.0 * EDGE, (high - BRIEFING[1]) / 2.0, *BRIEFING), scale),
    )


def board_top(top_bottom: float, hint: Rect, height: float) -> float:
    """Where a large board begins: between the strip at the top and the hint line, or over all of that line."""
    top = (top_bottom + hint.y - height) / 2.0
    return top if top > top_bottom + 4.0 else hint.bottom - height


def snapped(rect: Rect, scale: float) -> Rect:
    """The rectangle moved so that its upper left corner falls on a whole window pixel: text in it stays crisp."""
    return Rect(round(rect.x * scale) / scale, round(rect.y * scale) / scale, rect.width, rect.height)
