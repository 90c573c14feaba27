"""Textures that tile: beech, neutral paint, painted siding, shingles, straw, staves, stone and table planks."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
from grain import BEECH, OAK, WALNUT, sawn_board
from noise import Field, Generator, Picture, layered_noise, mixed, relief_picture
from pictures import as_field, as_picture, blurred
from PIL import Image, ImageDraw

TABLE_RINGS = 0.55
"""Share of the wood's contrast that a table top keeps."""

Surface = tuple[Picture, Picture]
"""Colours and relief; most reliefs have half as many pixels along either side."""


def _halved(heights: Field) -> Field:
    """A height field with half as many rows and columns."""
    rows, columns = heights.shape
    return heights.reshape(rows // 2, 2, columns // 2, 2).mean(axis=(1, 3))


def beech(size: int = 1024) -> Surface:
    """Light beech, grain along the width."""
    board = sawn_board(size, size, np.random.default_rng(8), BEECH, rings=11, fibre=0.75, pores=0.55)
    return board.colours, relief_picture(blurred(board.heights, 0.7), 1.2)


def paint(size: int = 512) -> Picture:
    """Near-white brushed paint for vertex tints, strokes along the width, a few dents and specks."""
    random = np.random.default_rng(17)
    strokes = layered_noise(size, size, 64, 2, random, 3)
    cloud = layered_noise(size, size, 4, 4, random, 5)
    speck = np.clip((layered_noise(size, size, 96, 48, random, 2) - 0.79) * 9, 0, 1)
    value = 246 + 16 * (strokes - 0.5) + 22 * (cloud - 0.5) - 24 * speck
    return np.repeat(value[..., None], 3, axis=2).astype(np.float32)


def siding(colour: tuple[int, int, int], seed: int, wear: float, boards: int = 9, size: int = 1024) -> Surface:
    """Upright boards with weathered paint, wood showing where it chipped. All seeds share the boards' joints."""
    random = np.random.default_rng(seed)
    breadth = size // boards + 1
    colours = np.zeros((breadth * boards, size, 3), dtype=np.float32)
    heights = np.zeros((breadth * boards, size), dtype=np.float32)
    rim = np.minimum(np.arange(breadth), breadth - 1 - np.arange(breadth))[:, None]
    joint = np.clip(1 - rim / (size * 0.004), 0, 1)
    for number in range(boards):
        board = sawn_board(breadth, size, random, OAK, rings=random.uniform(2.5, 5.0))
        chips = layered_noise(breadth, size, 6, 5, random, 5, 0.6)
        worn_at_rim = 0.10 * np.clip(1 - rim / (breadth * 0.10), 0, 1)
        cover = (chips - 0.5 + (1 - wear) * 0.5 - 0.10 + 0.25 * (board.heights - 0.5) - worn_at_rim) * 9
        cover = np.clip(cover, 0, 1)
        cloud = 0.86 + 0.28 * layered_noise(breadth, size, 10, 4, random, 4)
        coat = np.array(colour, dtype=np.float32) * (random.uniform(0.92, 1.06) * cloud)[..., None]
        coat = coat * (1 - 0.12 * (1 - board.heights))[..., None]
        bare = board.colours * random.uniform(0.64, 0.8)
        rows = slice(number * breadth, (number + 1) * breadth)
        colours[rows] = mixed(bare, coat, cover) * (1 - 0.70 * joint)[..., None]
        heights[rows] = 0.6 + 0.15 * cover + 0.15 * board.heights - 0.7 * joint
    colours, heights = np.rot90(colours[:size]), np.rot90(heights[:size])
    return colours.copy(), relief_picture(blurred(_halved(heights), 0.6), 2.0)


def stone(colour: tuple[int, int, int], seed: int, rows: int = 9, size: int = 1024) -> Surface:
    """Painted ashlar: courses of blocks with joints, chipped corners and stains."""
    random = np.random.default_rng(seed)
    colours = np.zeros((size, size, 3), dtype=np.float32)
    heights = np.zeros((size, size), dtype=np.float32)
    stain = layered_noise(size, size, 3, 3, random, 6)
    pits = layered_noise(size, size, 40, 40, random, 4)
    edges = [round(row * size / rows) for row in range(rows + 1)]
    for row, (top, bottom) in enumerate(itertools.pairwise(edges)):
        joints = [round((column + (row % 2) * 0.5) * size / 5 + random.normal(0, 6)) for column in range(5)]
        for index, left in enumerate(joints):
            right = joints[index + 1] if index + 1 < 5 else joints[0] + size
            columns = np.arange(left, right) % size
            y = np.minimum(np.arange(bottom - top), bottom - top - 1 - np.arange(bottom - top))[:, None]
            x = np.minimum(np.arange(right - left), right - left - 1 - np.arange(right - left))[None]
            block = np.ix_(np.arange(top, bottom), columns)
            rim = np.minimum(x, y) + (pits[block] - 0.5) * 9
            shape = np.clip((rim - 2) / 6, 0, 1)
            tone = np.array(colour, dtype=np.float32) * random.uniform(0.86, 1.08, 1) * random.uniform(0.985, 1.015, 3)
            shade = (0.82 + 0.36 * pits[block]) * (0.86 + 0.28 * stain[block]) * (0.52 + 0.48 * shape)
            colours[block] = tone * shade[..., None]
            heights[block] = 0.7 * shape + 0.25 * pits[block]
    return colours, relief_picture(blurred(_halved(heights), 0.6), 2.2)


def shingles(rows: int = 10, columns: int = 14, size: int = 1024) -> Surface:
    """Courses of split wooden shingles, butts down."""
    random = np.random.default_rng(2)
    board = sawn_board(size, size, random, OAK, rings=20, waves=3).upright()
    colours = np.zeros((size, size, 3), dtype=np.float32)
    heights = np.zeros((size, size), dtype=np.float32)
    for row in range(rows):
        top, bottom = int(row * size / rows), int((row + 1) * size / rows)
        x = -random.random() * size / columns
        while x < size:
            breadth = size / columns * random.uniform(0.65, 1.3)
            left, right = max(0, int(x)), min(size, int(x + breadth))
            x += breadth
            if right <= left:
                continue
            tone = random.uniform(0.46, 0.86) * np.array([1.0, 0.94, 0.88]) * random.uniform(0.96, 1.04, 3)
            down = np.linspace(0.66, 1.08, bottom - top)[:, None, None]
            rim = np.minimum(np.arange(right - left), right - left - 1 - np.arange(right - left))
            block = board.colours[top:bottom, left:right] * tone * down
            block *= (0.35 + 0.65 * np.clip(rim / 3.0, 0, 1))[None, :, None]
            short = int(random.integers(0, 9))
            block[-(4 + short) :] *= 0.42
            colours[top:bottom, left:right] = block
            slope = np.linspace(0, 0.8, bottom - top)[:, None] + random.uniform(0, 0.2)
            heights[top:bottom, left:right] = slope - 0.5 * (rim < 3)[None]
    return colours, relief_picture(blurred(_halved(heights), 0.6), 2.5)


def straw(size: int = 512) -> Surface:
    """Pressed hay: thousands of stalks, mostly lengthwise."""
    random = np.random.default_rng(6)
    picture, relief = Image.new("RGB", (size, size), (112, 82, 34)), Image.new("L", (size, size), 40)
    paint_on, raise_on = ImageDraw.Draw(picture), ImageDraw.Draw(relief)
    stalks = 5200
    for number in range(stalks):
        x, y = random.random(2) * size
        angle, length, late = random.normal(0, 0.28), random.uniform(20, 80), number / stalks
        tone = random.uniform(0.72, 1.10) * (0.62 + 0.42 * late)
        colour = tuple(int(channel * tone) for channel in (222, 186, 104))
        height, thick = int(60 + 190 * late * random.uniform(0.8, 1.0)), int(random.integers(1, 4))
        for across in (-size, 0, size):
            for down in (-size, 0, size):
                start = (x + across, y + down)
                end = (start[0] + length * np.cos(angle), start[1] + length * np.sin(angle))
                if -90 < start[0] < size + 90 and -90 < start[1] < size + 90:
                    paint_on.line([start, end], fill=colour, width=thick)
                    raise_on.line([start, end], fill=height, width=thick)
    return as_picture(picture), relief_picture(blurred(as_field(relief), 0.8), 1.8)


def staves(count: int = 14, size: int = 512) -> Surface:
    """A barrel's staves side by side along the width, grain upright."""
    random = np.random.default_rng(6)
    board = sawn_board(size, size, random, OAK, rings=10, waves=1).upright()
    across = np.arange(size) / size * count
    rim = np.abs(across % 1 - 0.5)
    tone = random.uniform(0.62, 0.92, count)[across.astype(int) % count]
    joint = np.clip((rim - 0.46) / 0.04, 0, 1)
    colours = board.colours * (tone * (1 - 0.75 * joint))[None, :, None]
    heights = board.heights * 0.3 + 0.7 - 0.7 * np.clip((rim - 0.42) / 0.08, 0, 1)[None]
    return colours, relief_picture(blurred(heights.astype(np.float32), 1.0), 1.6)


def table_planks(planks: int = 5, size: int = 1536) -> Surface:
    """Dark walnut planks along the width, their rings calm: the eye belongs on what lies there."""
    random = np.random.default_rng(5)
    breadth = size // planks + 1
    colours = np.zeros((breadth * planks, size, 3), dtype=np.float32)
    heights = np.zeros((breadth * planks, size), dtype=np.float32)
    rim = np.minimum(np.arange(breadth), breadth - 1 - np.arange(breadth))[:, None]
    groove, round_edge = np.clip(1 - rim / 3.2, 0, 1) ** 1.5, np.clip(1 - rim / 14.0, 0, 1)
    for number in range(planks):
        rows = slice(number * breadth, (number + 1) * breadth)
        board = sawn_board(breadth, size, random, WALNUT, rings=random.uniform(5, 10), waves=2 + number % 2, fibre=0.9)
        tone = random.uniform(0.86, 1.04) * (1 + random.uniform(-0.025, 0.025, 3))
        plain = board.colours.mean(axis=(0, 1), keepdims=True)
        board = replace(board, colours=plain + TABLE_RINGS * (board.colours - plain))
        colours[rows] = board.colours * tone * (1 - 0.80 * groove - 0.18 * round_edge)[..., None]
        # The joint is painted and not raised: from afar a raised edge would be a thin line of light.
        heights[rows] = board.heights * 0.35 * (1 - round_edge) + 0.6
    return colours[:size], relief_picture(blurred(_halved(heights[:size]), 0.8), 1.6)


def paper_grain(height: int, width: int, random: Generator, strength: float) -> Field:
    """Fine and coarse unevenness of printed paper or cloth, about +-strength."""
    fine = blurred(random.standard_normal((height, width)).astype(np.float32), 0.7)
    coarse = layered_noise(height, width, 8, 8, random, 5) - 0.5
    return fine / fine.std() * strength * 0.5 + coarse * strength * 3
