"""Tags that float above houses: one for each figure inside, in its side's colour and with its number."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from panda3d.core import (
    Filename,
    GeomNode,
    NodePath,
    PNMImage,
    PNMTextMaker,
    SamplerState,
    Shader,
    Texture,
)

from flick3d.physics.pieces import Cylinder
from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Pose, upright
from flick3d.view.camera_maths import View
from flick3d.view.cards import Card
from flick3d.view.picking import Target, target
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.poses import orientation, turned

ABOVE_ROOF = 2.0
"""Height of a tag's middle above the highest point of its house, cm."""
SIZE = (2.7, 3.375)
"""Width and height of a tag, cm."""
APART = 1.6
"""How far from the house's middle each of two tags is, cm."""
PIXELS = (64, 80)
FONT = "rye.ttf"


class Tag(msgspec.Struct, frozen=True):
    """A figure (its id) inside a house. block: 0 is the left one, when looking out of the door.

    text: one character, such as the figure's number. paper, ink: red, green, blue of the tag and of what is on it.
    """

    figure: str
    house: str
    block: int
    text: str
    paper: tuple[float, float, float]
    ink: tuple[float, float, float]


class Tags:
    """All tags of one table. They follow their houses, and stand side by side for every eye."""

    def __init__(
        self, root: NodePath, models: Path, shader: Shader | None, roof_of: Callable[[str], tuple[Pose, float] | None]
    ) -> None:
        """`roof_of`: a house's pose now and the height of its highest point, cm; None when it is not shown."""
        self._root = root.attach_new_node("tags")
        self._models = models
        self.shader = shader
        self._square: GeomNode = unit_square()
        self._roof_of = roof_of
        self._pictures: dict[tuple[object, ...], Texture] = {}
        self._tags: dict[str, tuple[Tag, Card]] = {}
        self._asides: dict[str, float] = {}
        self._hidden: frozenset[str] = frozenset()

    def show(self, tags: Iterable[Tag]) -> None:
        """Exactly these tags."""
        wanted = {tag.figure: tag for tag in tags}
        for figure in [figure for figure, (tag, _) in self._tags.items() if wanted.get(figure) != tag]:
            self._tags.pop(figure)[1].remove()
            self._asides.pop(figure, None)
        for figure, tag in wanted.items():
            if figure not in self._tags:
                self._tags[figure] = tag, Card(self._root, self._square, self.shader, self._picture(tag))

    def visible(self, shown: bool) -> None:
        """Show or hide all of them."""
        self._root.show() if shown else self._root.hide()

    def follow(self, view: View | None, low: Iterable[str] = ()) -> None:
        """Put them above their houses for this eye; those of the houses that lie low are not drawn."""
        self._hidden = frozenset(low)
        together = [tag.house for tag, _ in self._tags.values()]
        for tag, card in self._tags.values():
            roof = self._roof_of(tag.house)
            if roof is None or tag.house in self._hidden:
                card.hide()
                continue
            house, top = roof
            aside = 0.0
            if together.count(tag.house) > 1 and view is not None:
                aside = APART * side_on_screen(house, tag.block, view)
            self._asides[tag.figure] = aside
            place = (house.x, house.y, house.z + top + ABOVE_ROOF)
            clear = 1.0 if view is None else clearness(place, view)
            if clear > 0.0:
                card.put(place, SIZE, (1.0, 1.0, 1.0, clear), aside)
            else:
                card.hide()

    def targets(self, view: View) -> list[Target]:
        """The tags that are drawn as targets of a click: it picks the figure."""
        if self._root.is_hidden():
            return []
        found = []
        for tag, _ in self._tags.values():
            roof = self._roof_of(tag.house)
            if roof is not None and tag.house not in self._hidden:
                house, top = roof
                if clearness((house.x, house.y, house.z + top + ABOVE_ROOF), view) <= 0.0:
                    continue
                aside = self._asides.get(tag.figure, 0.0)
                x, y = house.x + view.right[0] * aside, house.y + view.right[1] * aside
                body = Cylinder(SIZE[0] / 2.0, SIZE[1], (0.0, 0.0, -SIZE[1] / 2.0))
                found.append(target(tag.figure, upright(x, y, 0.0, house.z + top + ABOVE_ROOF), (body,)))
        return found

    def _picture(self, tag: Tag) -> Texture:
        looks = (tag.text, tag.paper, tag.ink)
        if looks not in self._pictures:
            self._pictures[looks] = paint(tag, self._models / "fonts" / FONT)
        return self._pictures[looks]


def side_on_screen(house: Pose, block: int, view: View) -> float:
    """-1 when this block's tag is the left one for this eye, 1 when it is the right one."""
    left = turned(orientation(house), (0.0, 1.0, 0.0))
    across = left[0] * view.right[0] + left[1] * view.right[1]
    return math.copysign(1.0, across) * (1.0 if block == 0 else -1.0)


def clearness(place: tuple[float, float, float], view: View) -> float:
    """How clear a tag with its middle there (cm) is drawn, 0 to 1: one that the window's upper edge would cut fades."""
    x, y, z = place
    upper, lower = (view.project(x, y, z + side * SIZE[1] / 2.0) for side in (1.0, -1.0))
    if upper is None or lower is None:
        return 0.0
    return min(1.0, max(0.0, 1.0 + 2.0 * upper[1] / (lower[1] - upper[1])))


def paint(tag: Tag, font: Path) -> Texture:
    """A tag's picture: a round badge with a point below, its rim in the ink's colour. Raises FlickError."""
    width, height = PIXELS
    image = PNMImage(width, height, 4)
    radius = width / 2.0 - 2.0
    for row in range(height):
        for column in range(width):
            inside = _depth_in_badge(
                column + 0.5 - width / 2.0, row + 0.5 - width / 2.0, radius, height - width / 2.0 - 1.0
            )
            if inside > 0.0:
                rim = min(1.0, max(0.0, 4.5 - inside))
                image.set_xel(column, row, *(p + (i - p) * rim for p, i in zip(tag.paper, tag.ink, strict=True)))
                image.set_alpha(column, row, min(1.0, inside))
    _write(image, tag, font, width)
    texture = Texture(f"tag-{tag.text}")
    texture.load(image)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    return texture


def _depth_in_badge(x: float, y: float, radius: float, tip: float) -> float:
    """How deep in the badge a point lies, pixels; y goes down, the point of the badge is at (0, tip)."""
    disc = radius - math.hypot(x, y)
    # The two straight sides touch the disc and meet in the point.
    sine = radius / tip
    side = (tip - y) * sine - abs(x) * math.sqrt(1.0 - sine * sine)
    touch = radius * sine
    return side if touch < y < tip else disc


def _write(image: PNMImage, tag: Tag, font: Path, width: int) -> None:
    """Write the tag's text into the middle of the badge."""
    maker = PNMTextMaker(Filename.from_os_specific(str(font)), 0) if font.is_file() else None
    if maker is None or not maker.is_valid():
        raise FlickError(f"{font}: this font is missing: install the game again")
    maker.set_pixels_per_unit(40.0)
    maker.set_scale_factor(1.0)
    maker.set_fg((*tag.ink, 1.0))
    maker.set_align(PNMTextMaker.A_center)
    letter = PNMImage(width, width, 4)
    maker.generate_into(tag.text, letter, width // 2, round(width * 0.72))
    image.blend_sub_image(letter, 0, 0)
