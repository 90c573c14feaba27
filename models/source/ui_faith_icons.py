"""The HUD's icons of Flick of Faith: components, places and scores."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ui_brush import CREAM, INK, LEAF, RED, Canvas, Colour, Point, circle, star
from ui_faith_emblems import (
    EMBLEMS,
    GOLD,
    GOLD_SHADE,
    LAPIS,
    MARBLE,
    MARBLE_SHADE,
    PEOPLES,
    SEA,
    SKIN,
    Draw,
    ape_face,
    coin,
    hood,
    inked,
    land,
    laurel,
    pharaoh,
    shield,
    side_disc,
    sun_ring,
    temple,
)


def rank(radius: float, rim: Colour, emblem: Draw, share: float) -> Draw:
    """A component: a disc of its size with its emblem."""

    def draw(canvas: Canvas) -> None:
        coin(canvas, radius, rim, CREAM)
        canvas.shade(70)
        canvas.stamp(emblem, (50, 50), share)

    return draw


def prophet(canvas: Canvas) -> None:
    """A Prophet, the smallest disc."""
    side_disc(canvas, (50, 76), 30, LAPIS, 9)
    canvas.stamp(hood, (52, 40), 0.78)
    canvas.shade(60)


def temple_disc(canvas: Canvas) -> None:
    """A Temple."""
    temple(canvas)
    canvas.shade(70)


def thumb(up: bool) -> Draw:
    """A fist with its thumb up or down."""

    def draw(canvas: Canvas) -> None:
        sleeve = LEAF if up else RED
        inked(canvas, [(40, 52), (46, 36), (50, 17)], SKIN, 15)
        palm = [(28, 46), (60, 46), (62, 88), (28, 86)]
        canvas.shape(palm, SKIN)
        for y, tip in ((50, 80), (62, 84), (74, 82), (85, 76)):
            inked(canvas, [(52, y), (tip, y)], SKIN, 8.5, 2.6)
        canvas.shape([(31, 49), (54, 49), (56, 86), (31, 84)], SKIN, edge=None)
        canvas.line([(40, 52), (46, 36), (50, 17)], SKIN, 15)
        canvas.shape([(8, 42), (26, 42), (26, 92), (8, 92)], sleeve)
        canvas.line([(26, 42), (26, 92)], GOLD, 5)
        canvas.shade(60)
        if not up:
            canvas.image = canvas.image.rotate(180).transpose(0)

    return draw


def vote(canvas: Canvas) -> None:
    """One thumb up, one down."""
    canvas.stamp(thumb(True), (31, 36), 0.62)
    canvas.stamp(thumb(False), (69, 64), 0.62)


def tablets(canvas: Canvas) -> None:
    """A Law: two marble tablets."""
    for x in (6, 51):
        canvas.shape([(x, 92), (x, 34), *circle((x + 21.5, 34), 21.5, 24, 180, 360), (x + 43, 92)], MARBLE)
        for y, width in ((36, 26), (48, 28), (60, 22), (72, 28)):
            canvas.line([(x + 8, y), (x + 8 + width, y)], GOLD_SHADE, 4)
    canvas.shade(80)


def island(canvas: Canvas) -> None:
    """An Island."""
    land(canvas, 18)
    canvas.shade(70)


def navel(canvas: Canvas) -> None:
    """The Navel."""
    sun_ring(canvas)
    canvas.shade(70)


def points(canvas: Canvas) -> None:
    """A victory point: a gold coin with a star in laurel."""
    canvas.disc((50, 50), 46, GOLD)
    canvas.disc((50, 50), 38, (252, 218, 122), edge=GOLD_SHADE, width=2.5)
    laurel(canvas, (50, 50), 29)
    canvas.shape(star((50, 50), 20, 8.6), (206, 86, 40), edge=INK)
    canvas.shade(90)


def open_eye(canvas: Canvas, middle: Point, half: float) -> None:
    """An open eye, `half` its width."""
    x, y = middle
    lid = [
        *circle((x, y + half * 0.75), half * 1.25, 24, 217, 323),
        *circle((x, y - half * 0.75), half * 1.25, 24, 37, 143),
    ]
    canvas.shape(lid, CREAM)
    canvas.disc(middle, half * 0.42, LAPIS, width=2.5)
    canvas.disc(middle, half * 0.18, INK, edge=None)


def presence(canvas: Canvas) -> None:
    """Presence: an eye over an Island."""
    canvas.stamp(partial(land, top=44.0), (50, 56), 0.96)
    for x, y, tip_x, tip_y in ((16, 14, 8, 5), (50, 6, 50, 1), (84, 14, 92, 5)):
        canvas.line([(x, y), (tip_x, tip_y)], GOLD_SHADE, 5)
    open_eye(canvas, (50, 28), 32)
    canvas.shade(60)


def domination(canvas: Canvas) -> None:
    """Domination: a crown over an Island."""
    canvas.stamp(partial(land, top=44.0), (50, 56), 0.96)
    canvas.stamp(crown, (50, 27), 0.58)
    canvas.shade(60)


def crown(canvas: Canvas) -> None:
    """A crown with three stones."""
    canvas.shape([(12, 82), (6, 30), (29, 52), (50, 14), (71, 52), (94, 30), (88, 82)], GOLD)
    for x, y in ((6, 28), (50, 13), (94, 28)):
        canvas.disc((x, y), 6, CREAM, width=3)
    canvas.shape([(12, 70), (88, 70), (88, 88), (12, 88)], GOLD)
    for x, colour in ((28, LAPIS), (50, RED), (72, LAPIS)):
        canvas.disc((x, 79), 5, colour, width=2)


def first_player(canvas: Canvas) -> None:
    """The First Player token."""
    canvas.disc((50, 54), 44, LAPIS)
    canvas.disc((50, 54), 37, (54, 98, 172), edge=GOLD, width=2.5)
    canvas.stamp(crown, (50, 51), 0.66)
    canvas.shade(80)


def pool(canvas: Canvas) -> None:
    """The Reserve Pool: a basin with discs in its water."""
    canvas.shape([(8, 46), (92, 46), (84, 76), (66, 90), (34, 90), (16, 76)], MARBLE_SHADE)
    canvas.oval((4, 26, 96, 66), MARBLE)
    canvas.oval((14, 33, 86, 60), SEA)
    side_disc(canvas, (38, 38), 16, PEOPLES["purple"], 5)
    side_disc(canvas, (62, 44), 16, PEOPLES["green"], 5)
    canvas.line([(20, 54), (30, 58), (42, 57)], (190, 232, 232), 3)
    canvas.shade(70)


def tornado(canvas: Canvas) -> None:
    """A whirlwind."""
    left = [(8, 20), (20, 38), (32, 54), (40, 68), (44, 80), (42, 92)]
    right = [(54, 90), (60, 78), (66, 64), (74, 48), (84, 34), (94, 20)]
    canvas.shape([*left, *right], (158, 172, 184))
    for y, start, stop in ((40, 24, 76), (56, 36, 66), (69, 42, 60), (81, 46, 56)):
        band = [(start, y - 3), ((start + stop) / 2, y + 5), (stop, y - 4)]
        canvas.line(band, (96, 110, 126), 4.5)
    canvas.oval((6, 8, 96, 32), (186, 198, 208))
    canvas.oval((20, 13, 80, 27), (88, 102, 120), edge=None)
    canvas.shade(80)


def wind(canvas: Canvas) -> None:
    """Wind: three curls."""
    for y, right, radius, down in ((34, 56, 14, False), (52, 74, 16, False), (70, 48, 11, True)):
        arc = circle((right, y + radius), radius, 30, -90, 130)
        curl = arc if down else [(x, 2 * y - arc_y) for x, arc_y in arc]
        inked(canvas, [(8, y), *curl], (214, 232, 240), 7.0, 3.0)


def colour_dot(colour: str) -> Draw:
    """A player's colour with the people's emblem, so that colours are told apart by shape as well."""

    def draw(canvas: Canvas) -> None:
        canvas.disc((50, 50), 44, PEOPLES[colour], width=5)
        canvas.disc((50, 50), 36, None, edge=CREAM, width=2)
        canvas.shade(80)
        canvas.stamp(EMBLEMS[colour], (50, 50), 0.58)

    return draw


FAITH_ICONS: dict[str, Callable[[Canvas], None]] = {
    "prophet": prophet,
    "templar": rank(44, (194, 46, 38), shield, 0.50),
    "sphinx": rank(47, LAPIS, pharaoh, 0.62),
    "temple": temple_disc,
    "king-ape": rank(47, (64, 44, 36), ape_face, 0.64),
    "thumb-up": thumb(True),
    "thumb-down": thumb(False),
    "law": tablets,
    "vote": vote,
    "island": island,
    "navel": navel,
    "points": points,
    "presence": presence,
    "domination": domination,
    "first-player": first_player,
    "pool": pool,
    "wind": wind,
    "tornado": tornado,
    **{f"dot-{colour}": colour_dot(colour) for colour in PEOPLES},
}
