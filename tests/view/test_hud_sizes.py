"""Every screen of both games in every usual window and at every scale: nothing is cut, nothing lies on another."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

import msgspec
import pytest
from click.testing import CliRunner

from flick3d.cli.play import play
from flick3d.resources import shipped_folder
from flick3d.settings import Settings
from flick3d.view.faith.style import STYLE as FAITH
from flick3d.view.hud.kit import BUTTON_FRAMES
from flick3d.view.hud.metrics import DESIGN_HEIGHT, DESIGN_WIDTH, LARGEST_SCALE, LEAST_SCALE, Rect, scale_of
from flick3d.view.hud.theme import INK, Theme
from flick3d.view.western.style import STYLE as WESTERN
from flick3d.view.window import Window, WindowSettings, open_window
from tests.view.hud_boxes import faults, within
from tests.view.hud_screens import OVER, all_screens, hud_of, turn_to

SIZES = ((1280, 720), (1920, 1080), (2560, 1080), (1024, 768), (3840, 2160))
SCALES = (LEAST_SCALE, 1.0, LARGEST_SCALE)
SCREENS = all_screens()


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    """Texts are measured on `pixel2d`, whatever the window's own size: one small window does for all."""
    opened = open_window(WindowSettings(size=(64, 64), offscreen=True))
    try:
        yield opened
    finally:
        opened.close()


def distinct() -> list[tuple[tuple[int, int], float]]:
    """Sizes and scales without those that come to the same."""
    seen: dict[tuple[float, float], tuple[tuple[int, int], float]] = {}
    for size, wanted in itertools.product(SIZES, SCALES):
        scale = scale_of(*size, wanted)
        seen.setdefault((scale, size[0] / size[1]), (size, wanted))
    return list(seen.values())


@pytest.mark.parametrize(("size", "wanted"), distinct(), ids=lambda value: str(value).replace(", ", "x"))
def test_nothing_is_cut_and_nothing_lies_on_another(window: Window, size: tuple[int, int], wanted: float) -> None:
    found = []
    for game in ("western", "faith"):
        screens = {name: screen for name, screen in SCREENS.items() if screen[0] == game}
        hud = hud_of(window, size, wanted, game, next(iter(screens.values()))[1])
        for name, screen in screens.items():
            turn_to(hud, screen)
            found += [f"{name}: {fault}" for fault in faults(window, size)]
            found += [f"{name}: {fault}" for fault in clashes(hud.rects(), size)]
        hud.destroy()
    assert not found, "\n".join(found)


def clashes(rects: Mapping[str, Rect], size: tuple[int, int]) -> Iterator[str]:
    """Parts outside the window, or on each other."""
    whole = Rect(0.0, 0.0, *map(float, size))
    parts = {name: rect for name, rect in rects.items() if not name.startswith(("points ", "marker "))}
    for name, rect in parts.items():
        if not within(whole, rect):
            yield f"{name} outside the window"
    for (one, first), (two, second) in itertools.combinations(parts.items(), 2):
        if one not in OVER and two not in OVER and first.overlaps(second):
            yield f"{one} on {two}"


def test_the_usual_hud_grows_with_half_of_what_the_window_grows() -> None:
    assert scale_of(1280, 720) == 1.0
    assert scale_of(1920, 1080) == 1.25
    assert scale_of(3840, 2160) == 2.0
    assert scale_of(640, 360) == 0.5


@pytest.mark.parametrize("size", SIZES)
def test_a_scale_is_what_was_asked_for_or_what_fits(size: tuple[int, int]) -> None:
    fits = min(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)
    scales = [scale_of(*size, wanted / 100.0) for wanted in range(75, 201)]
    assert scales == sorted(scales)
    assert scales[0] == pytest.approx(0.75 * scale_of(*size))
    assert scales[-1] == pytest.approx(fits), "twice as large as usual is more than fits"
    assert max(scales) <= fits


def test_letters_stay_legible_as_far_as_the_window_allows() -> None:
    assert scale_of(800, 500, LEAST_SCALE) == 0.6
    assert scale_of(640, 360, LEAST_SCALE) == scale_of(640, 360) == 0.5


def test_every_picture_that_a_style_names_is_there() -> None:
    for style in (FAITH, WESTERN):
        for picture in (*style.pictures, *style.pictures.values()):
            assert (shipped_folder("models") / "ui" / f"{picture}.png").is_file(), picture
        for font in style.fonts.values():
            assert (shipped_folder("models") / "fonts" / font).is_file(), font
    assert FAITH.fonts["title"] != WESTERN.fonts["title"]


def test_the_hud_has_the_scale_that_the_player_wants(window: Window) -> None:
    screen = SCREENS["western/choosing"]
    for wanted in (LEAST_SCALE, 1.1, LARGEST_SCALE):
        hud = hud_of(window, (1920, 1080), wanted, screen[0], screen[1])
        assert hud.metrics.scale == scale_of(1920, 1080, wanted)
        hud.destroy()


def test_settings_and_command_line_take_the_same_scales() -> None:
    for wrong in (LEAST_SCALE - 0.01, LARGEST_SCALE + 0.01):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"ui_scale": wrong}, Settings)
        answer = CliRunner().invoke(play, ["western/main-street", "--ui-scale", str(wrong)])
        assert answer.exit_code == 2
        assert "--ui-scale" in answer.output
    for right in SCALES:
        assert msgspec.convert({"ui_scale": right}, Settings).ui_scale == right


def test_each_game_has_letters_boards_and_buttons_of_its_own(window: Window) -> None:
    themes = [Theme(window.base, shipped_folder("models"), 1.0, style) for style in (WESTERN, FAITH)]
    for name in ("board-walnut", "frame-board", "paper", "frame-paper", *BUTTON_FRAMES, "frame-key", "frame-shade"):
        files = {str(theme.picture(name).get_filename()) for theme in themes}
        assert len(files) == 2, name
    widths = {theme.font("title", 20.0).get_glyph(ord("W")).get_advance() for theme in themes}
    assert len(widths) == 2
    assert themes[0].tint(INK) == INK != themes[1].tint(INK)
