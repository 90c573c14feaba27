"""What the widgets of Flick of Faith have in common: the players' colours, pictures, and cards as they are printed."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui.DirectButton import DirectButton
from direct.gui.DirectFrame import DirectFrame
from panda3d.core import CardMaker, NodePath, TransparencyAttrib

from flick3d.games.faith.components import Colour
from flick3d.view.faith.views import FaceView
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.style import Colour as Tint
from flick3d.view.hud.theme import BRICK, FADED_INK, INK

BRIGHT: dict[Colour, Tint] = {
    "blue": (0.56, 0.76, 1.00, 1.0),
    "purple": (0.84, 0.66, 1.00, 1.0),
    "yellow": (1.00, 0.86, 0.42, 1.0),
    "green": (0.62, 0.90, 0.56, 1.0),
}
"""A player's colour for letters on a dark board."""
DEEP: dict[Colour, Tint] = {
    "blue": (0.14, 0.27, 0.55, 1.0),
    "purple": (0.36, 0.17, 0.48, 1.0),
    "yellow": (0.60, 0.42, 0.09, 1.0),
    "green": (0.12, 0.38, 0.19, 1.0),
}
"""A player's colour for a board under bright letters."""

WIDE, TALL = 320.0 / 200.0, 320.0 / 400.0
"""Width by height of the pictures of Laws and of gods."""
CARD_FRAMES = ("frame-card", "frame-card-hot", "frame-card-hot", "frame-card")
CHOSEN_CARD = ("frame-card-hot",) * 4
CARD_BORDER = 24.0
MARGIN = 15.0
"""Design pixels between a card's edge and what is printed on it."""
TITLE, FLAVOUR, TEXT, FOOT = 23.0, 14.0, 16.0, 13.0
"""Design pixels of the letters on a card."""
FLAVOUR_HIGH = 20.0
MOST_CUT = 1.2
"""How much wider than its shape a picture may be: so much of it is cut off above and below."""
PRINTED_EDGE = 0.025
"""Share of a picture at every side that is a printed line: it is cut off, as the card has a frame of its own."""
LEADING = 1.2
"""Height of a row by that of its letters."""


def picture(kit: Kit, parent: NodePath, name: str, rect: Rect, ratio: float = 0.0, from_top: bool = False) -> NodePath:
    """A picture of models/ui in a rectangle of its parent; it goes with the parent.

    ratio: the picture's width by its height; what would be out of shape is cut off, evenly on both sides or only below
    (from_top), and so is its printed edge. 0 cuts nothing.
    """
    maker = CardMaker("picture")
    maker.set_frame(0.0, rect.width, -rect.height, 0.0)
    if ratio:
        wanted, inner = rect.width / rect.height, 1.0 - 2.0 * PRINTED_EDGE
        across, down = inner * min(1.0, wanted / ratio), inner * min(1.0, ratio / wanted)
        top = 1.0 - PRINTED_EDGE if from_top else 0.5 + down / 2.0
        maker.set_uv_range((0.5 - across / 2.0, top - down), (0.5 + across / 2.0, top))
    node = parent.attach_new_node(maker.generate())
    node.set_pos(rect.x, 0, -rect.y)
    node.set_texture(kit.theme.picture(name))
    node.set_transparency(TransparencyAttrib.M_alpha)
    return node


def coloured_board(kit: Kit, rect: Rect, colour: Colour, frame: str = "frame-card") -> DirectFrame:
    """A board of marble in a player's colour."""
    board = kit.board(rect, "board-marble", frame)
    board.get_parent().find("sheet").set_color_scale(kit.theme.tint(DEEP[colour]))
    return board


def card(
    kit: Kit,
    rect: Rect,
    face: FaceView,
    command: Callable[[], None] | None = None,
    hovered: Callable[[bool], None] | None = None,
    chosen: bool = False,
    name: str = "",
) -> DirectFrame | DirectButton:
    """A whole card; with `command` it is a button of this name. Returns the widget on which more can be laid."""
    board: DirectFrame | DirectButton = kit.board(rect, "paper-parchment", "frame-card-hot" if chosen else "frame-card")
    if command is not None:
        frames = CHOSEN_CARD if chosen else CARD_FRAMES
        whole = Rect(0.0, 0.0, rect.width, rect.height)
        board = kit.button(board, whole, command, hovered, CARD_BORDER, frames, name)
    (print_tall if face.tall else print_wide)(kit, board, rect, face)
    return board


def print_wide(kit: Kit, board: NodePath, rect: Rect, face: FaceView) -> None:
    """The picture over the width, below it title, flavour, rule and foot; a low card has no flavour."""
    width = rect.width - 2.0 * MARGIN
    rows = 3 if rect.width > 340.0 else 4
    flavour = rect.height > 310.0
    high = min(width / WIDE, rect.height - 2.0 * MARGIN - words_high(rows, flavour))
    across = min(width, MOST_CUT * high * WIDE)
    picture(kit, board, face.picture, Rect((rect.width - across) / 2.0, MARGIN, across, high), WIDE)
    write(kit, board, rect, face, MARGIN + high, rows, flavour)


def print_tall(kit: Kit, board: NodePath, rect: Rect, face: FaceView) -> None:
    """A portrait over the whole width, cut off below where the words need room."""
    width = rect.width - 2.0 * MARGIN
    rows = 5
    high = min(width / TALL, rect.height - 2.0 * MARGIN - words_high(rows, True))
    picture(kit, board, face.picture, Rect(MARGIN, MARGIN, width, high), TALL, from_top=True)
    write(kit, board, rect, face, MARGIN + high, rows, True)


def words_high(rows: int, flavour: bool) -> float:
    """Height of all words on a card whose rule has so many rows, design pixels."""
    return 48.0 + (FLAVOUR_HIGH if flavour else 0.0) + rows * TEXT * LEADING


def write(kit: Kit, board: NodePath, rect: Rect, face: FaceView, top: float, rows: int, with_flavour: bool) -> None:
    """Title, flavour, rule and foot of a card below `top`, centred."""
    middle, width = rect.width / 2.0, rect.width - 2.0 * MARGIN - 8.0
    title = kit.label(board, face.title, (middle, top + 25.0), TITLE, "title", BRICK, "centre")
    kit.fit(title, width)
    if with_flavour:
        flavour = kit.label(board, face.flavour, (middle, top + 44.5), FLAVOUR, "serif", FADED_INK, "centre")
        kit.fit(flavour, width)
        top += FLAVOUR_HIGH
    rule = kit.label(board, "", (middle, top + 45.0), TEXT, "body", INK, "centre", wrap=width)
    kit.refill_rows(rule, face.text, TEXT, width, rows)
    foot = kit.label(board, face.foot, (middle, rect.height - MARGIN + 1.0), FOOT, "bold", FADED_INK, "centre")
    kit.fit(foot, width)
