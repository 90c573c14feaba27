"""What the qualities draw, pixel by pixel, on a table that is made for it."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from panda3d.core import BitMask32, Material, NodePath, PNMImage, Texture, TextureStage, Vec4

from flick3d.resources import shipped_folder
from flick3d.rules.layout import Area
from flick3d.view.decals import DISC, Decal
from flick3d.view.pipeline.pipeline import Pipeline
from flick3d.view.pipeline.quality import HIGH, LOW, MEDIUM, QualitySettings
from flick3d.view.pipeline.settings import PipelineSettings
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.pipeline.sun import SHADOW_MASK
from flick3d.view.window import Window, WindowSettings, change_size, open_window

SIZE = (240, 160)
EVEN = PipelineSettings(pool=(900.0, 900.0), glow=(1.0, 1.0, 1.0), corner_darkness=0.0, eye_light=(0.0, 0.0, 0.0))
"""The game's light without what darkens the edges of a picture."""
SEEN = BitMask32.bit(7)
"""What the window's camera alone sees."""
FIELD = 24.0
"""What the camera from above sees of the table along x, cm."""


class Table:
    """An empty scene with a pipeline, seen from above unless told otherwise."""

    def __init__(self, window: Window, quality: QualitySettings, light: PipelineSettings) -> None:
        self.window = window
        self.root: NodePath = window.base.render
        self.told: list[str] = []
        models = shipped_folder("models")
        self.pipeline = Pipeline(window, self.root, models, Area(), light, self.told.append, quality)
        window.base.camLens.set_fov(2.0 * 13.4957, 2.0 * 9.09)
        window.base.camLens.set_near_far(1.5, 500.0)
        window.base.camNode.set_camera_mask(SEEN)
        window.base.camera.set_pos_hpr(0.0, 0.0, 50.0, 0.0, -90.0, 0.0)
        self.focus = 50.0

    def square(
        self, x: float, y: float, z: float, size: float, colour: float = 0.8, glow: float = 0.0, pitch: float = 0.0
    ) -> NodePath:
        """A grey square of this size (cm) that faces up. glow: the light that it sends out by itself."""
        node = self.root.attach_new_node(unit_square())
        material = Material("plain")
        material.set_base_color(Vec4(colour, colour, colour, 1.0))
        material.set_emission(Vec4(glow, glow, glow, 1.0))
        material.set_roughness(1.0)
        node.set_material(material)
        node.set_pos_hpr_scale(x, y, z, 0.0, pitch, 0.0, size, size, 1.0)
        node.set_two_sided(True)
        return node

    def ground(self, colour: float) -> None:
        """A table top, which casts no shadow."""
        ground = self.square(0.0, 0.0, 0.0, 90.0, colour)
        ground.set_bin("ground", 0)
        ground.hide(SHADOW_MASK)

    def draw(self) -> PNMImage:
        for _ in range(2):
            self.pipeline.draw_shadows_again()
            self.pipeline.look(self.focus)
            self.window.base.graphics_engine.render_frame()
        return self.window.grab()


@contextmanager
def table(quality: QualitySettings, light: PipelineSettings = EVEN, samples: int = 0) -> Iterator[Table]:
    window = open_window(WindowSettings(size=SIZE, offscreen=True, quality=quality.name, multisamples=samples))
    try:
        yield Table(window, quality, light)
    finally:
        window.close()


def row(image: PNMImage, y: float = 0.5) -> list[float]:
    """Brightness from left to right at a height of the picture (0 to 1 from its top), the mean of seven rows."""
    middle = round(y * SIZE[1])
    rows = range(middle - 3, middle + 4)
    return [sum(image.get_bright(x, each) for each in rows) / len(rows) for x in range(SIZE[0])]


def edge_width(quality: QualitySettings, height: float) -> float:
    """How wide the edge of the shadow of a sheet at this height (cm) is, cm: from 20 to 80 % of the way."""
    with table(quality, dataclasses.replace(EVEN, sun_direction=(-0.5, 0.0, 0.87))) as made:
        made.ground(0.8)
        # The sheet itself is not drawn: only its shadow's left edge is looked at.
        made.square(0.0, 0.0, height, 8.0).hide(SEEN)
        values = row(made.draw())
    lit, dark = max(values), min(values)
    assert lit - dark > 0.2, "there is a shadow"
    falling = values[: values.index(dark)]
    return sum(dark + 0.2 * (lit - dark) < value < dark + 0.8 * (lit - dark) for value in falling) * FIELD / SIZE[0]


def test_a_shadow_is_softer_in_high_than_in_low() -> None:
    assert edge_width(HIGH, 6.0) > 2.0 * edge_width(LOW, 6.0)


def test_a_shadow_hardens_towards_what_casts_it() -> None:
    assert edge_width(HIGH, 8.0) > 1.8 * edge_width(HIGH, 1.0)
    assert edge_width(MEDIUM, 8.0) < 1.5 * edge_width(MEDIUM, 1.0)


@pytest.mark.parametrize("quality", [MEDIUM, HIGH], ids=lambda each: each.name)
def test_occlusion_darkens_what_something_stands_beside_and_not_the_open_ground(quality: QualitySettings) -> None:
    shade = dataclasses.replace(EVEN, sun_colour=(0.0, 0.0, 0.0))

    def drawn(strength: float) -> list[float]:
        with table(dataclasses.replace(quality, occlusion_strength=strength), shade) as made:
            made.ground(0.25)
            made.square(0.0, 0.0, 4.0, 3.0)
            return row(made.draw())

    without, with_it = drawn(0.0), drawn(2.0)
    beside, far = SIZE[0] // 2 + 20, 8
    assert with_it[beside] < 0.93 * without[beside]
    assert with_it[far] == pytest.approx(without[far], abs=0.02)


@pytest.fixture(scope="module")
def stripes() -> Texture:
    image = PNMImage(64, 64)
    image.fill(0.1)
    for x in range(64):
        for y in range(0, 64, 16):
            for inside in range(8):
                image.set_xel(x, y + inside, 0.9)
    texture = Texture("stripes")
    texture.load(image)
    texture.set_minfilter(Texture.FT_linear)
    return texture


def test_depth_of_field_blurs_what_is_far_and_not_what_is_in_focus(stripes: Texture) -> None:
    def contrasts(quality: QualitySettings) -> tuple[float, float]:
        """The spread of brightness on a sheet in focus at the left, and on one far behind it at the right."""
        with table(quality, dataclasses.replace(EVEN, sun_colour=(0.0, 0.0, 0.0), ambient_strength=1.2)) as made:
            for x, z, size in ((-4.0, 10.0, 6.0), (11.0, -60.0, 16.5)):
                sheet = made.square(x, 0.0, z, size, colour=1.0)
                sheet.set_texture(TextureStage.get_default(), stripes)
            made.focus = 40.0
            image = made.draw()
        spreads = []
        for share in (0.28, 0.71):
            column = [image.get_bright(round(share * SIZE[0]), y) for y in range(60, 100)]
            spreads.append(max(column) - min(column))
        return spreads[0], spreads[1]

    wide = dataclasses.replace(HIGH, aperture=2.0, widest_blur=0.05)
    sharp, blurred = contrasts(MEDIUM), contrasts(wide)
    assert sharp[0] > 0.25 and sharp[1] > 0.25, "both sheets are seen, with their stripes"
    assert blurred[0] > 0.9 * sharp[0]
    assert blurred[1] < 0.6 * sharp[1]


def test_bloom_flows_only_from_what_glares() -> None:
    def beside(glow: float, bloom: float) -> float:
        with table(dataclasses.replace(HIGH, bloom=bloom, blur_taps=0, grain=0.0), darkness()) as made:
            made.square(0.0, 0.0, 0.0, 6.0, colour=0.0, glow=glow)
            return row(made.draw())[round(SIZE[0] * (0.5 + 4.2 / FIELD))]

    assert beside(20.0, 0.3) > beside(20.0, 0.001) + 0.05
    assert beside(1.5, 0.3) == pytest.approx(beside(1.5, 0.001), abs=0.005)


@pytest.mark.parametrize("quality", [LOW, MEDIUM, HIGH], ids=lambda each: each.name)
def test_the_lamp_s_pool_is_even_within_and_ends_softly(quality: QualitySettings) -> None:
    lamp = dataclasses.replace(EVEN, pool=(6.0, 6.0), pool_middle=(-2.0, 0.0), mirror_strength=0.0)
    with table(dataclasses.replace(quality, grain=0.0), lamp) as made:
        made.ground(0.25)
        values = row(made.draw())

    def at(x: float) -> float:
        return values[round(SIZE[0] * (0.5 + x / FIELD))]

    assert at(-4.0) == pytest.approx(at(-2.0), rel=0.03) and at(0.0) == pytest.approx(at(-2.0), rel=0.03)
    assert 0.5 * at(-2.0) < at(4.0) < 0.9 * at(-2.0), "half of the light at its rim, which looks like more than half"
    assert at(10.0) < 0.3 * at(-2.0)
    falling = values[round(SIZE[0] * (0.5 - 2.0 / FIELD)) :]
    assert all(after <= before + 0.01 for before, after in itertools.pairwise(falling))


def test_what_is_sharp_before_a_blurred_room_has_no_bright_rim() -> None:
    def beside(quality: QualitySettings) -> float:
        with table(dataclasses.replace(quality, bloom=0.0, grain=0.0), darkness()) as made:
            made.square(-6.0, 0.0, 0.0, 12.0, colour=0.0, glow=1.0)
            # Four pixels away from the edge there is nothing but the dark far behind it.
            return row(made.draw())[SIZE[0] // 2 + 4]

    wide = dataclasses.replace(HIGH, aperture=2.0, widest_blur=0.05)
    assert beside(wide) == pytest.approx(beside(MEDIUM), abs=0.01)


def darkness() -> PipelineSettings:
    """No light but that of what glows."""
    return dataclasses.replace(
        EVEN, sun_colour=(0.0, 0.0, 0.0), ambient_strength=0.0, mirror_strength=0.0, backdrop_tint=(0.0, 0.0, 0.0)
    )


def glowing(quality: QualitySettings) -> list[float]:
    """How bright squares are seen that glow more and more."""
    glows = [0.02 * 1.5**power for power in range(14)]
    with table(dataclasses.replace(quality, bloom=0.0, blur_taps=0, grain=0.0), darkness()) as made:
        for index, glow in enumerate(glows):
            made.square(-10.4 + 1.6 * index, 0.0, 0.0, 1.6, colour=0.0, glow=glow)
        values = row(made.draw())
    return [values[round(SIZE[0] * (0.5 + (-10.4 + 1.6 * index) / FIELD))] for index in range(len(glows))]


@pytest.mark.parametrize("quality", [LOW, MEDIUM, HIGH], ids=lambda each: each.name)
def test_the_film_s_curve_is_monotone(quality: QualitySettings) -> None:
    values = glowing(quality)
    assert all(after > before for before, after in itertools.pairwise(values))
    assert values[0] < 0.2 and 0.85 < values[-1] < 1.0, "from nearly black to nearly white, and never cut off"


def test_the_same_light_looks_the_same_developed_at_once_and_later() -> None:
    assert glowing(MEDIUM) == pytest.approx(glowing(LOW), abs=0.012)


def test_marks_have_the_colours_that_they_were_given() -> None:
    def seen(quality: QualitySettings) -> list[tuple[float, ...]]:
        colours = ((0.9, 0.2, 0.1), (0.3, 0.5, 0.8), (0.05, 0.05, 0.05))
        with table(dataclasses.replace(quality, bloom=0.0, grain=0.0, blur_taps=0), darkness()) as made:
            for index, colour in enumerate(colours):
                mark = Decal(made.root, unit_square(), made.pipeline.decal_shader, DISC, 0.1, 0)
                mark.lay(-6.0 + 6.0 * index, 0.0, 0.0, (5.0, 5.0), (2.0, 0.0, 0.0, 0.0))
                mark.colour((*colour, 1.0))
            image = made.draw()
        places = [round(SIZE[0] * (0.5 + (-6.0 + 6.0 * index) / FIELD)) for index in range(3)]
        return [tuple(image.get_xel(place, SIZE[1] // 2)) for place in places]

    for low, medium in zip(seen(LOW), seen(MEDIUM), strict=True):
        assert medium == pytest.approx(low, abs=0.02)


def test_edges_are_smooth_where_samples_are_wanted() -> None:
    def steps(samples: int) -> int:
        with table(dataclasses.replace(MEDIUM, grain=0.0), darkness(), samples) as made:
            made.square(0.0, 0.0, 0.0, 8.0, colour=0.0, glow=2.0).set_h(20.0)
            image = made.draw()
        values = {round(image.get_bright(x, y), 2) for x in range(SIZE[0]) for y in range(60, 100)}
        return len(values)

    assert steps(0) < steps(4)


def test_the_picture_follows_the_window_s_size() -> None:
    with table(HIGH) as made:
        made.square(0.0, 0.0, 0.0, 90.0)
        made.draw()
        change_size(made.window, (120, 200))
        image = made.draw()
        assert (image.get_x_size(), image.get_y_size()) == (120, 200)
        assert {(picture.get_x_size(), picture.get_y_size()) for picture in made.pipeline.pictures} >= {
            (120, 200),
            (60, 100),
            (30, 50),
        }
        assert image.get_bright(60, 100) > 0.2


def test_closing_gives_the_window_its_own_picture_back() -> None:
    with table(HIGH) as made:
        made.draw()
        made.pipeline.close()
        assert made.window.base.camNode.get_display_region(0).is_active()
