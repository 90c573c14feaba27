"""Kinds that share one shape: what all buildings, and what all tokens are made of.

Lengths are in cm, masses in grams; a building's own frame has its door to the front, x.
"""

from __future__ import annotations

from flick3d.physics.parts import Box, Cylinder, Data, Length, Part, Piece, Point, Size
from flick3d.rules.doorway import Doorway

PLACES = 6
"""Decimal places of sums of the data's numbers, cm: -3.8 and not -3.8000000000000003."""

SIDES = (1.0, -1.0)
"""Left and right, as seen when looking out of the door."""


class Blocks(Data, frozen=True):
    """The two support blocks of a building: each of `size`, `gap` apart, their middle at x = `at_x`."""

    size: Size
    gap: Length
    at_x: float


class Posts(Data, frozen=True):
    """The two posts under a porch roof, at (at_x, at_y) and (at_x, -at_y), standing on z = `foot`."""

    radius: Length
    height: Length
    at_x: float
    at_y: float
    foot: float


class Boards(Data, frozen=True):
    """The boards that close a building's doorway in front and behind."""

    size: Size
    front_x: float
    back_x: float


class Door(Data, frozen=True):
    """What stands and lies about a building's doorway: places on its left block, each of which the right block mirrors.

    line_x: the door's line. perch: (x, y) of a figure on the block. spots: (x, y) of tokens on it.
    """

    line_x: float
    perch: tuple[float, float]
    spots: tuple[tuple[float, float], ...]


class Buildings(Data, frozen=True):
    """What all buildings are made of; they differ in looks only."""

    material: str
    mass: Length
    block: Blocks
    shell: Box
    porch_roof: Box
    posts: Posts
    boards: Boards
    doorway: Door
    kinds: tuple[str, ...]

    def passage(self, layer: float) -> Doorway:
        """The gap between the two support blocks, and where tokens lie on them, each so many cm high."""
        half = self.block.size[0] / 2.0
        return Doorway(
            half_width=self.block.gap / 2.0,
            back=round(self.block.at_x - half, PLACES),
            line=self.doorway.line_x,
            front=round(self.block.at_x + half, PLACES),
            spots=self._on_blocks(self.doorway.spots),
            layer=layer,
        )

    def _on_blocks(self, places: tuple[tuple[float, float], ...]) -> tuple[Point, ...]:
        """These places of the left block, then those of the right block."""
        return tuple((x, side * y, self.block.size[2]) for side in SIDES for x, y in places)

    @property
    def piece(self) -> Piece:
        """A building as a piece of parts."""
        across = (self.block.gap + self.block.size[1]) / 2.0
        blocks = [Box(self.block.size, (self.block.at_x, side * across, 0.0)) for side in SIDES]
        posts = [
            Cylinder(
                self.posts.radius,
                self.posts.height,
                (self.posts.at_x, side * self.posts.at_y, self.posts.foot),
                "sides",
            )
            for side in SIDES
        ]
        boards = [Box(self.boards.size, (x, 0.0, 0.0)) for x in (self.boards.front_x, self.boards.back_x)]
        return Piece(
            material=self.material,
            mass=self.mass,
            parts=(
                *(Part(box=box) for box in (*blocks, self.shell, self.porch_roof)),
                *(Part(cylinder=post) for post in posts),
                *(Part(box=board, when="closed") for board in boards),
            ),
            perches=self._on_blocks((self.doorway.perch,)),
        )


class Tokens(Data, frozen=True):
    """What all tokens are: flat discs; they differ in their pictures only."""

    material: str
    mass: Length
    radius: Length
    height: Length
    kinds: tuple[str, ...]

    @property
    def piece(self) -> Piece:
        """A token as a piece of parts."""
        disc = Cylinder(self.radius, self.height, (0.0, 0.0, 0.0))
        return Piece(material=self.material, mass=self.mass, parts=(Part(cylinder=disc),))
