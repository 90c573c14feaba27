"""Where the HUD's parts are: inside the window, apart from each other, clear of the middle, for any usual window."""

from __future__ import annotations

import itertools
import math

import pytest

from flick3d.view.camera_maths import behind
from flick3d.view.hud.metrics import Metrics, Rect, measure

SIZES = [
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (960, 540),
    (640, 360),
    (800, 1000),
]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def metrics(request: pytest.FixtureRequest) -> Metrics:
    return measure(*request.param)


def everything(metrics: Metrics) -> dict[str, Rect]:
    names = ("long_log", "card", "shelf", "drawn", "result", "help", "story", "briefing")
    return metrics.always | {name: getattr(metrics, name) for name in names}


def test_everything_is_inside_the_window_and_off_its_edges(metrics: Metrics) -> None:
    for name, rect in everything(metrics).items():
        assert rect.x >= 6.0, name
        assert rect.y >= 6.0, name
        assert rect.right <= metrics.width - 6.0, name
        assert rect.bottom <= metrics.height - 6.0, name


def test_no_two_parts_overlap(metrics: Metrics) -> None:
    for (first, one), (second, two) in itertools.combinations(metrics.always.items(), 2):
        assert not one.overlaps(two), (first, second)


def test_the_long_log_and_the_card_overlap_nothing_else(metrics: Metrics) -> None:
    others = {name: rect for name, rect in metrics.always.items() if name != "log"}
    for name, rect in others.items():
        assert not rect.overlaps(metrics.long_log), name
        assert not rect.overlaps(metrics.card), name


def test_the_help_leaves_the_buttons_and_the_banner_free(metrics: Metrics) -> None:
    for name in ("banner", "actions", "lawmen", "outlaws"):
        assert not metrics.always[name].overlaps(metrics.help), name
        assert not metrics.always[name].overlaps(metrics.story), name


def test_the_middle_of_the_table_is_free(metrics: Metrics) -> None:
    middle = Rect(metrics.width * 0.2, metrics.height * 0.16, metrics.width * 0.6, metrics.height * 0.55)
    for name, rect in metrics.always.items():
        if name != "meter":
            assert not rect.overlaps(middle), name


@pytest.mark.parametrize("count", range(2, 9))
def test_the_bar_fits_between_log_and_small_buttons(metrics: Metrics, count: int) -> None:
    bar = metrics.bar(count)
    assert bar.width / count > 80.0
    assert bar.x >= metrics.actions.x - 0.5
    assert bar.right <= metrics.actions.right + 0.5
    for name in ("log", "cameras", "hint", "lawmen", "outlaws"):
        assert not metrics.always[name].overlaps(bar), name
    if count <= 5:
        assert bar.x + bar.width / 2.0 == pytest.approx(metrics.width / 2.0, abs=1.0)


def test_a_box_with_neutral_figures_is_higher_but_clear_of_the_long_log(metrics: Metrics) -> None:
    for team in (0, 1):
        usual, higher = metrics.team_box(team, False), metrics.team_box(team, True)
        assert higher.height > usual.height
        assert higher.bottom <= metrics.height - 6.0
        assert not higher.overlaps(metrics.long_log)


def test_shelf_and_drawn_token_are_clear_of_everything_but_the_meter(metrics: Metrics) -> None:
    for part in (metrics.shelf_of(800.0), metrics.drawn):
        for name, rect in metrics.always.items():
            if name != "meter":
                assert not part.overlaps(rect), name


def test_margins_are_window_pixels() -> None:
    small, large = measure(1280, 720), measure(2560, 1440)
    for side, size in small.margins.items():
        assert large.margins[side] == pytest.approx(large.scale * size, abs=3.0)
    assert small.margins["left"] < 0.16 * 1280


def test_panels_begin_on_whole_pixels(metrics: Metrics) -> None:
    for rect in everything(metrics).values():
        for value in (rect.x * metrics.scale, rect.y * metrics.scale):
            assert value == pytest.approx(round(value))


def test_rects_know_what_they_hold() -> None:
    rect = Rect(10, 20, 30, 40)
    assert rect.holds(10, 20)
    assert not rect.holds(40, 30)
    assert rect.scaled(2.0) == Rect(20, 40, 60, 80)
    assert not rect.overlaps(Rect(40, 20, 5, 5))


@pytest.mark.parametrize("size", SIZES[:7], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_aimed_piece_and_its_pull_are_clear_of_the_hud(size: tuple[int, int]) -> None:
    metrics = measure(*size)
    view = behind(10.0, -5.0, 40.0).view(size)
    for back in (0.0, 3.0):
        pixel = view.project(10.0 - back * math.cos(math.radians(40.0)), -5.0 - back * math.sin(math.radians(40.0)))
        assert pixel is not None
        place = pixel[0] / metrics.scale, pixel[1] / metrics.scale
        covered = [name for name, rect in metrics.always.items() if rect.holds(*place)]
        assert not covered, f"{back} cm behind the piece"
