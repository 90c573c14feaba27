"""The Law cards, the gods' portraits and the players' medallions of Flick of Faith, by their files' names."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial

from faith_cards_brush import UNIT, Paint, Painting
from faith_cards_deeds import DEED_LAWS
from faith_cards_gods_north import NORTHERN
from faith_cards_gods_south import SOUTHERN
from faith_cards_hands import HAND_LAWS
from faith_cards_shapes import GOLD, GOLD_DARK, GOLD_LIGHT, INK, PARCHMENT
from faith_cards_world import WORLD_LAWS
from PIL import Image, ImageDraw
from ui_brush import Canvas, Colour, Point, dropped_shadow
from ui_faith_emblems import EMBLEMS, PEOPLES

LAW_SIZE = (160, 100)
"""Units of a Law's picture; a unit is four pixels."""
GOD_SIZE = (160, 200)
"""Units of a god's portrait."""
FACE_PIXELS = 192
FACE_DRAWN = 2
"""A medallion is drawn so many times too large."""

FACE_SHARE = 0.78
"""Radius of the round picture in shares of half a medallion."""

LAWS: dict[str, Paint] = HAND_LAWS | WORLD_LAWS | DEED_LAWS
GODS: dict[str, Paint] = NORTHERN | SOUTHERN

FACES: dict[str, tuple[str, Point, float]] = {
    "tyr": ("blue", (80, 90), 61),
    "freja": ("blue", (80, 88), 54),
    "zeus": ("purple", (80, 92), 62),
    "themis": ("purple", (80, 82), 56),
    "ra": ("yellow", (80, 90), 66),
    "anubis": ("yellow", (80, 88), 74),
    "dagda": ("green", (80, 98), 62),
    "morrigan": ("green", (80, 92), 56),
}
"""Each god's people, and the part of the portrait that the medallion shows: its middle and radius, units."""


def seed_of(name: str) -> int:
    """A number for the wavering of a picture's lines that stays the same in every build."""
    return zlib.crc32(name.encode()) % 10_000


def painted(name: str, paint: Paint, size: tuple[int, int], border: bool = True) -> Image.Image:
    """The finished picture of a card."""
    painting = Painting(*size, PARCHMENT)
    paint(painting)
    return painting.finish(seed_of(name), border)


def medallion(ground: Image.Image, people: Colour) -> Image.Image:
    """A round picture in a gold ring and a ring of the people's colour. ground: square, FACE_PIXELS * FACE_DRAWN."""
    side = FACE_PIXELS * FACE_DRAWN
    picture = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)

    def ring(share: float, colour: Colour) -> None:
        inset = side / 2 * (1.0 - share)
        draw.ellipse([inset, inset, side - 1 - inset, side - 1 - inset], fill=(*colour, 255))

    for share, colour in (
        (0.95, INK),
        (0.92, people),
        (0.85, INK),
        (0.83, GOLD_DARK),
        (0.82, GOLD_LIGHT),
        (0.80, GOLD),
    ):
        ring(share, colour)
    mask = Image.new("L", (side, side), 0)
    inset = side / 2 * (1.0 - FACE_SHARE)
    ImageDraw.Draw(mask).ellipse([inset, inset, side - 1 - inset, side - 1 - inset], fill=255)
    picture.paste(ground, (0, 0), mask)
    done = dropped_shadow(picture, side // 50, side // 40, 110)
    return done.resize((FACE_PIXELS, FACE_PIXELS), Image.Resampling.LANCZOS)


def face(god: str) -> Image.Image:
    """The god's medallion."""
    colour, middle, radius = FACES[god]
    portrait = painted(f"god-{god}", GODS[god], GOD_SIZE, border=False)
    reach = radius / FACE_SHARE
    box = [(value + way * reach) * UNIT for way in (-1, 1) for value in middle]
    side = FACE_PIXELS * FACE_DRAWN
    ground = portrait.transform((side, side), Image.Transform.EXTENT, tuple(box), Image.Resampling.BICUBIC)
    return medallion(ground.convert("RGBA"), PEOPLES[colour])


def face_of_none(colour: str) -> Image.Image:
    """The medallion of a player without a god: the people's emblem."""
    canvas = Canvas(FACE_PIXELS, FACE_DRAWN)
    red, green, blue = (round(value * 0.82) for value in PEOPLES[colour])
    canvas.shape([(0, 0), (100, 0), (100, 100), (0, 100)], (red, green, blue), edge=None)
    canvas.stamp(EMBLEMS[colour], (50.0, 49.0), 0.60)
    return medallion(canvas.image, PEOPLES[colour])


CARD_PICTURES: dict[str, Callable[[], Image.Image]] = {
    **{f"law-{name}": partial(painted, f"law-{name}", paint, LAW_SIZE) for name, paint in LAWS.items()},
    **{f"god-{name}": partial(painted, f"god-{name}", paint, GOD_SIZE) for name, paint in GODS.items()},
    **{f"face-{name}": partial(face, name) for name in FACES},
    **{f"face-none-{colour}": partial(face_of_none, colour) for colour in PEOPLES},
}
"""How every card picture is made, by its file's name."""
