"""Drawing helpers for textures: masks of shapes and lettering, soft edges, and saving as JPEG."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
from noise import Field, Picture
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import gaussian_filter
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

FONTS = Path(__file__).resolve().parent.parent / "fonts"
OVERSAMPLING = 2


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of models/fonts at a pixel size."""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons that a shapely shape consists of."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [part for part in shape.geoms if isinstance(part, Polygon)] if isinstance(shape, MultiPolygon) else []


def shape_mask(shape: BaseGeometry, width: int, height: int) -> Field:
    """Coverage 0..1 (height, width) of a shape given in pixels, y down, with smooth edges."""
    scale = OVERSAMPLING
    image = Image.new("L", (width * scale, height * scale), 0)
    draw = ImageDraw.Draw(image)
    # Large ones first: what lies in the hole of another must not be wiped out by it.
    for polygon in sorted(polygons(shape), key=lambda part: Polygon(part.exterior).area, reverse=True):
        draw.polygon([(x * scale, y * scale) for x, y in polygon.exterior.coords], fill=255)
        for hole in polygon.interiors:
            draw.polygon([(x * scale, y * scale) for x, y in hole.coords], fill=0)
    return as_field(image.resize((width, height), Image.Resampling.BOX))


def as_field(image: Image.Image) -> Field:
    """A grey image as values 0..1."""
    return np.asarray(image).astype(np.float32) / 255.0


def as_picture(image: Image.Image) -> Picture:
    """An RGB image as colours 0..255."""
    return np.asarray(image.convert("RGB")).astype(np.float32)


def text_mask(text: str, font_name: str, width: int, height: int, spacing: float = 0.0) -> Field:
    """The text's ink stretched to fill exactly width x height pixels; `spacing` in shares of the letters' height."""
    size = 160
    face = font(font_name, size)
    gap = int(spacing * size)
    advance = [int(face.getlength(letter)) + gap for letter in text]
    image = Image.new("L", (sum(advance) + 4 * size, 3 * size), 0)
    draw = ImageDraw.Draw(image)
    if gap:
        x = size
        for letter, step in zip(text, advance, strict=True):
            draw.text((x, size), letter, font=face, fill=255)
            x += step
    else:
        draw.text((size, size), text, font=face, fill=255)
    inked = image.crop(image.getbbox())
    return as_field(inked.resize((max(1, width), max(1, height)), Image.Resampling.LANCZOS))


def text_width(text: str, font_name: str, height: float, spacing: float = 0.0) -> float:
    """Width of the text's ink when the ink is `height` high (same unit)."""
    size = 160
    left, top, right, bottom = font(font_name, size).getbbox(text)
    return height * (right - left + spacing * size * (len(text) - 1)) / (bottom - top)


def pasted(mask: Field, part: Field, left: float, top: float) -> Field:
    """`mask` with `part` added at the pixel (left, top); what lies outside is cut off, columns wrap around."""
    result = mask.copy()
    rows = np.arange(part.shape[0]) + round(top)
    columns = (np.arange(part.shape[1]) + round(left)) % mask.shape[1]
    inside = (rows >= 0) & (rows < mask.shape[0])
    target = np.ix_(rows[inside], columns)
    result[target] = np.maximum(result[target], part[inside])
    return result


def lettering(
    width: int,
    height: int,
    text: str,
    font_name: str,
    middle: tuple[float, float],
    letter_height: float,
    longest: float = 1e9,
    spacing: float = 0.0,
    upside_down: bool = False,
) -> Field:
    """Mask (height, width) with the text around `middle` (pixels), narrowed when it were longer than `longest`."""
    wide = min(text_width(text, font_name, letter_height, spacing), longest)
    part = text_mask(text, font_name, round(wide), round(letter_height), spacing)
    if upside_down:
        part = part[::-1, ::-1]
    empty = np.zeros((height, width), dtype=np.float32)
    return pasted(empty, part, middle[0] - part.shape[1] / 2, middle[1] - part.shape[0] / 2)


def blurred(mask: Field, radius: float) -> Field:
    """Gaussian blur that wraps around."""
    return gaussian_filter(mask, radius, mode="wrap")


def save_picture(picture: Picture, path: Path, quality: int = 86) -> None:
    """Writes colours 0..255, or one channel of grey, as a JPEG; a picture with a fourth channel (alpha) as a PNG."""
    values = np.clip(picture + 0.5, 0, 255).astype(np.uint8)
    image = Image.fromarray(values[..., 0] if values.shape[2] == 1 else values)
    path.parent.mkdir(parents=True, exist_ok=True)
    if image.mode == "RGBA":
        image.save(path, optimize=True)
        return
    image.save(path, quality=quality, subsampling=1, optimize=True)
