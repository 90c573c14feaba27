"""What stands about in the town: barrel, cactus, fence, hay bale and gallows, as large as their colliders."""

from __future__ import annotations

import itertools

import numpy as np
from gltf_file import Node, Part
from materials import (
    BARE,
    CHARCOAL,
    DRIFTWOOD,
    GRAIN_PER_CM,
    HONEY,
    IRON,
    OAK,
    PAINT,
    WALNUT,
    WOOD,
    WORN_WOOD,
    Material,
)
from meshes import Mesh, joined, linear
from noise import Picture, layered_noise, mixed
from pictures import shape_mask
from shapely.geometry import LineString, Polygon
from shapely.geometry import box as rectangle_between
from shapely.ops import unary_union
from solids import Profile, arc, box, extrude, lathe, rectangle, standing

STAVES = Material("staves", "staves.jpg", "staves-relief.jpg", roughness=0.55)
STRAW = Material("straw", "straw.jpg", "straw-relief.jpg", roughness=0.9)
FLAKING = Material("flaking", "siding-town-hall.jpg", "siding-relief.jpg", roughness=0.62)
SIDING_BOARDS = 9
CACTUS = Material("cactus", "cactus.jpg", "beech-relief.jpg", roughness=0.55)
RUST = linear(120, 70, 44)
CACTUS_HALF_WIDTH, CACTUS_TOP = 1.65, 5.55


def grained(mesh: Mesh, grain: str, number: int = 0) -> Mesh:
    """Mapped to the shared wood or paint, at a place of its own for each number."""
    return mesh.mapped_grain(GRAIN_PER_CM, grain, (number * 0.173 % 1.0, number * 0.311 % 1.0))


def _grimy(mesh: Mesh, low: float, high: float, foot: float = 0.62) -> Mesh:
    """Darker towards the ground, from height `high` down to `low`, where only the share `foot` of the light is left."""
    return mesh.shaded(lambda place: foot + (1 - foot) * np.clip((place[..., 2] - low) / (high - low), 0, 1))


def _rusty(mesh: Mesh, seed: int) -> Mesh:
    """Iron with patches of rust around it."""
    turn = np.arctan2(mesh.positions[..., 1], mesh.positions[..., 0])
    share = np.clip(0.45 + 0.6 * np.sin(turn * 2 + seed * 1.7) * np.sin(turn * 5 + seed) - 0.1, 0, 1)[..., None]
    colour = np.array(IRON) * (1 - share) + np.array(RUST) * share
    return Mesh(mesh.positions, mesh.normals, mesh.uvs, mesh.colours * colour)


def barrel() -> Node:
    """Radius 0.95, height 2.4 cm."""
    height, end, bulge = 2.4, 0.79, 0.135

    def radius(share: float) -> float:
        return end + bulge * float(np.sin(np.pi * share))

    wall: Profile = [(radius(t), height * t) for t in np.linspace(0, 1, 11)]
    staves = lathe(wall, 32).remapped((1.0, 0.38))
    lids = [lathe([(end, height), (end - 0.09, height), (end - 0.09, height - 0.13), (0.0, height - 0.13)], 32)]
    lids += [lathe([(0.0, 0.1), (end - 0.09, 0.1), (end - 0.09, 0.0), (end, 0.0)], 32)]
    lid = joined([grained(part, "x") for part in lids]).tinted(OAK)
    seams = [
        grained(box(0.03, 2 * np.sqrt(0.68**2 - y**2), 0.012, 0.004).turned("z", 90).moved(y=y, z=height - 0.132), "y")
        for y in (-0.42, -0.14, 0.14, 0.42)
    ]
    hoops = []
    for share in (0.075, 0.30, 0.70, 0.925):
        low, high = share - 0.045, share + 0.045
        hoop: Profile = [
            (radius(low) - 0.02, height * low),
            (radius(low) + 0.02, height * low + 0.01),
            (radius(share) + 0.026, height * share),
            (radius(high) + 0.02, height * high - 0.01),
            (radius(high) - 0.02, height * high),
        ]
        hoops.append(_rusty(grained(lathe(hoop, 32, crease=30), "x"), len(hoops)))
    parts: list[Part] = [
        (_grimy(staves, 0.0, 0.9), STAVES),
        (lid, WOOD),
        (joined(seams).tinted(WALNUT), WOOD),
        (joined(hoops), PAINT),
    ]
    return Node("barrel", parts)


def _cactus_outline() -> Polygon:
    """Trunk and two bent arms in the yz plane, from z = 0.3 up."""
    trunk = LineString([(0, 0.0), (0, CACTUS_TOP - 0.55)]).buffer(0.53, quad_segs=8)

    def arm(side: int, level: float, top: float, radius: float) -> Polygon:
        reach = CACTUS_HALF_WIDTH - radius
        bend = [
            (side * (reach - 0.45 * (1 - np.sin(a))), level + 0.45 * (1 - np.cos(a)))
            for a in np.linspace(0, np.pi / 2, 6)
        ]
        return LineString([(0, level), *bend, (side * reach, top)]).buffer(radius, quad_segs=7)

    shape = unary_union([trunk, arm(1, 2.62, 3.75, 0.37), arm(-1, 2.55, 3.35, 0.35)])
    shape = shape.intersection(rectangle_between(-3, 0.3, 3, 9))
    return shape.buffer(-0.1).buffer(0.2).buffer(-0.1).simplify(0.012)


def cactus() -> Node:
    """Base radius 1.2 cm, 5.55 cm high; the arms reach 1.65 cm to either side."""
    body = standing(extrude(_cactus_outline(), 0.9, 0.30, 3, crease=50)).moved(x=-0.45)
    body = body.mapped_flat("yz", (-1.8, 0.0), (1.8, 5.76), (0.0, 0.0, 1.0, 1.0))
    base = lathe(
        [
            (0.0, 0.0),
            (1.14, 0.0),
            *arc((1.14, 0.06), 0.06, -90, 0, 2),
            *arc((1.06, 0.21), 0.14, 0, 80, 3),
            (0.9, 0.35),
            (0.0, 0.35),
        ],
        36,
        crease=42,
    )
    foot = grained(base, "x", 3)
    sand = grained(lathe([(0.86, 0.34), *arc((0.62, 0.30), 0.14, 40, 90, 2), (0.45, 0.46)], 28), "x").tinted(
        linear(214, 168, 108)
    )
    flowers = []
    for y, z in ((0.0, CACTUS_TOP - 0.06), (1.28, 4.08)):
        petal = lathe([*arc((0.0, 0.0), 0.15, -50, 90, 4)], 10).stretched(1, 1, 0.8)
        flowers.append(grained(petal.moved(y=y, z=z - 0.06), "x"))
    parts: list[Part] = [
        (body, CACTUS),
        (foot.tinted(BARE), WOOD),
        (sand, PAINT),
        (joined(flowers).tinted(linear(224, 92, 112)), PAINT),
    ]
    return Node("cactus", parts)


def cactus_picture(size: int = 512) -> Picture:
    """Green ribs with cream spines, 3.6 cm wide and 5.76 cm high."""
    random = np.random.default_rng(41)
    x = (np.arange(size) + 0.5) / size * 3.6 - 1.8
    rib = 0.5 + 0.5 * np.cos(x / 0.26 * 2 * np.pi)
    cloud = layered_noise(size, size, 5, 5, random, 5)
    tone = (0.74 + 0.34 * rib)[None] * (0.82 + 0.36 * cloud)
    picture = np.array([86, 124, 58], dtype=np.float32) * tone[..., None]
    per_x, per_y = size / 3.6, size / 5.76
    spines = []
    for column in np.arange(-1.56, 1.7, 0.26):
        for row in np.arange(0.4, 5.6, 0.36):
            shift = 0.18 * (round(column / 0.26) % 2)
            middle = ((column + 1.8) * per_x, size - (row + shift + random.normal(0, 0.02)) * per_y)
            for dx, dy in ((0.05, 0.035), (-0.05, 0.035), (0.0, -0.055)):
                tip = (middle[0] + dx * per_x, middle[1] - dy * per_y)
                spines.append(LineString([middle, tip]).buffer(1.3))
    ink = shape_mask(unary_union(spines), size, size)
    chips = np.clip((layered_noise(size, size, 9, 9, random, 5, 0.6) - 0.74) * 10, 0, 1)
    picture = mixed(picture, (238, 226, 184), ink * 0.9)
    return mixed(picture, (196, 148, 98), chips)


def fence() -> Node:
    """A picket fence 0.5 cm thick, 7 cm long, 1.9 cm high, with two feet."""
    boards, wood = [], []
    random = np.random.default_rng(5)
    for number, y in enumerate(np.linspace(-3.22, 3.22, 11)):
        top = 1.9 - (0.0 if number in (0, 5, 10) else float(random.uniform(0.02, 0.12)))
        half = 0.25
        picket = Polygon([(-half, 0.06), (half, 0.06), (half, top - 0.26), (0.0, top), (-half, top - 0.26)])
        board = standing(extrude(picket, 0.16, 0.035, 1, edge=(0.72, 0.58, 0.44)))
        tone = random.uniform(0.84, 1.0)
        board = board.turned("x", float(random.uniform(-1.2, 1.2))).moved(
            x=-0.02 + float(random.uniform(-0.01, 0.01)), y=y
        )
        # Paint that flakes off, as on the Town Hall's boards: a picket is the middle of one of them.
        across = (number + 0.5) / SIDING_BOARDS + (board.positions[..., 1] - y) * 0.12
        flaking = board.mapped(np.stack([across, board.positions[..., 2] * 0.13 + 0.29 * number], axis=-1))
        boards.append(_grimy(flaking, 0.0, 0.7, 0.68).tinted((tone, tone, tone)))
    for number, z in enumerate((0.48, 1.22)):
        wood.append(
            grained(box(0.2, 7.0, 0.22, 0.04, edge=WORN_WOOD).moved(x=-0.14, z=z), "y", number).tinted(DRIFTWOOD)
        )
    for number, y in enumerate((-3.0, 3.0)):
        wood.append(grained(box(1.5, 0.5, 0.3, 0.06, edge=WORN_WOOD).moved(y=y), "x", number + 4).tinted(HONEY))
        wood.append(grained(box(0.24, 0.44, 1.5, 0.05).moved(x=-0.13, y=y, z=0.2), "z", number + 6).tinted(DRIFTWOOD))
    nails = [
        lathe([(0.035, 0.0), (0.03, 0.015), (0.0, 0.02)], 6).turned("y", 90).moved(x=0.14, y=float(y), z=z)
        for y in np.linspace(-3.22, 3.22, 11)
        for z in (0.59, 1.33)
    ]
    back = [box(0.02, 0.02, 0.02, 0.005).moved(x=-0.24, z=0.6)]
    iron = [grained(joined(nails + back), "x").tinted(CHARCOAL)]
    return Node("fence", [(joined(boards), FLAKING), (joined(wood), WOOD), (joined(iron), PAINT)])


def hay() -> Node:
    """A bale 1.9 x 3.4 x 1.8 cm with two ropes."""
    bale = extrude(rectangle(1.86, 3.36, 0.18, 3), 1.78, 0.15, 2).mapped_grain(0.22, "y")
    bale = _grimy(bale, 0.0, 0.6, 0.7)
    random = np.random.default_rng(41)
    stalks = []
    for _ in range(16):
        stalk = box(0.028, float(random.uniform(0.4, 0.9)), 0.028, 0.008).turned("x", float(random.uniform(-9, 9)))
        stalk = stalk.turned("z", float(random.normal(0, 35)))
        stalks.append(stalk.moved(x=float(random.uniform(-0.7, 0.7)), y=float(random.uniform(-1.3, 1.3)), z=1.772))
    loose = joined(stalks).mapped_grain(0.22, "y").tinted((1.15, 1.1, 0.95))
    bale = joined([bale, loose])
    ropes = []
    for y in (-0.85, 0.85):
        rope = extrude(rectangle(1.90, 1.80, 0.16, 3).difference(rectangle(1.78, 1.68, 0.14, 3)), 0.12, 0.04, 1)
        ropes.append(grained(rope.turned("x", 90).moved(y=y + 0.06, z=0.90), "x"))
    return Node("hay", [(bale, STRAW), (joined(ropes).tinted(linear(150, 108, 64)), WOOD)])


GALLOWS_POST_Y, GALLOWS_ROPE_Y = -1.9, 1.2


def gallows() -> Node:
    """Block 2.7 x 5 x 0.5 cm, a post at its right, a beam up to 8.5 cm, and a rope over a man's place at (0, 1.2)."""
    planks = []
    edges = np.linspace(-1.35, 1.35, 6)
    for number, (left, right) in enumerate(itertools.pairwise(edges)):
        plank = box(right - left - 0.025, 5.0, 0.18, 0.035, edge=(1.5, 1.4, 1.3)).moved(x=(left + right) / 2, z=0.32)
        tone = 0.8 + 0.08 * (number * 3 % 4)
        planks.append(
            grained(plank, "y", number).tinted((DRIFTWOOD[0] * tone, DRIFTWOOD[1] * tone, DRIFTWOOD[2] * tone))
        )
    walls = [grained(box(2.5, 4.8, 0.34, 0.02), "y", 9).tinted(WALNUT)]
    walls += [grained(box(0.14, 5.0, 0.30, 0.03).moved(x=x), "y", 11).tinted(OAK) for x in (-1.28, 1.28)]
    walls += [grained(box(2.66, 0.14, 0.30, 0.03).moved(y=y), "x", 13).tinted(OAK) for y in (-2.43, 2.43)]
    worn = (1.5, 1.4, 1.3)
    timbers = [
        _grimy(grained(box(0.7, 0.7, 7.32, 0.08, edge=worn).moved(y=GALLOWS_POST_Y, z=0.49), "z", 3), 0.4, 2.6, 0.55),
        grained(box(0.7, 3.8, 0.7, 0.08, edge=worn).moved(y=-0.35, z=7.8), "y", 5),
        grained(box(0.34, 0.34, 2.15, 0.05).turned("x", -45).moved(y=-1.85, z=6.32), "z", 7),
    ]
    # Iron straps hold post and beam; a chock stands behind the post's foot.
    straps = [box(0.76, 0.76, 0.16, 0.03).moved(y=GALLOWS_POST_Y, z=z) for z in (0.62, 7.5)]
    straps.append(box(0.76, 0.16, 0.76, 0.03).moved(y=-1.2, z=7.77))
    nails = [
        lathe([(0.05, 0.0), (0.04, 0.02), (0.0, 0.03)], 8)
        .turned("y", 90)
        .moved(x=0.38, y=GALLOWS_POST_Y + y, z=z + 0.08)
        for z in (0.62, 7.5)
        for y in (-0.2, 0.2)
    ]
    iron = _rusty(grained(joined([*straps, *nails]), "y"), 3)
    wood = joined([*planks, *walls, joined(timbers).tinted(OAK), _trapdoor()])
    return Node("gallows", [(wood, WOOD), (joined([_noose(), iron]), PAINT)])


def _trapdoor() -> Mesh:
    """The marked place on the block where a figure stands, flush with the planks."""
    place = rectangle(2.36, 2.3, 0.1, 2)
    frame = extrude(place.difference(rectangle(2.12, 2.06, 0.06, 2)), 0.014, 0.004, 1)
    return grained(frame.moved(y=1.25, z=0.492), "x", 8).tinted(WALNUT)


def _noose() -> Mesh:
    """A short rope with its knot and loop, high over a man's hat, and its turns around the beam."""
    loop = lathe(
        [(0.30 + 0.055 * float(np.cos(a)), 0.055 * float(np.sin(a))) for a in np.linspace(0, 2 * np.pi, 7)], 18
    )
    rope = [
        lathe([(0.05, 0.0), (0.05, 0.72)], 8).moved(z=7.1),
        lathe([(0.085, 0.0), (0.10, 0.04), (0.10, 0.30), (0.07, 0.34)], 8).moved(z=6.80),
        loop.turned("y", 90).stretched(1, 0.85, 1.1).moved(z=6.44),
    ]
    for number, y in enumerate((-0.13, 0.0, 0.13)):
        turn = rectangle(0.80, 0.80, 0.1, 3).difference(rectangle(0.68, 0.68, 0.06, 3))
        coil = extrude(turn, 0.11, 0.04, 1).turned("x", 90).turned("z", 2.0 * number).moved(y=y + 0.055, z=8.15)
        rope.append(coil)
    return grained(joined(rope).moved(y=GALLOWS_ROPE_Y), "z").tinted(linear(206, 170, 112))
