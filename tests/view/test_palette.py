"""Colours for eyes that tell some of them badly apart: how far the players' discs differ for such eyes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from flick3d.match.playing import Match
from flick3d.resources import HOME_VARIABLE
from flick3d.rules.layout import Placement, upright
from flick3d.settings import ColoursName, read_settings
from flick3d.view.faith.looks import BRIGHT, DEEP
from flick3d.view.faith.style import STYLE
from flick3d.view.palette import SCALES, scale_of
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.western.style import STYLE as WESTERN_STYLE
from flick3d.view.window import Window, WindowSettings, open_window
from tests.view.hud_screens import hud_of, temples
from tests.view.test_match_screen import Frames, frames, match

__all__ = ["frames", "match"]

Three = tuple[float, float, float]

DISCS: dict[str, Three] = {
    "blue": (0.12, 0.29, 0.65),
    "purple": (0.59, 0.16, 0.59),
    "yellow": (0.98, 0.80, 0.16),
    "green": (0.10, 0.53, 0.22),
}
"""About the red, green and blue of the players' discs, as they are seen on the table."""
EYES: dict[str, tuple[Three, Three, Three]] = {
    "no green cones": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no red cones": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no blue cones": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What such eyes make of light: the matrices of Machado, Oliveira and Fernandes (2009)."""
WHITE = (0.9505, 1.0, 1.089)
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


@pytest.fixture
def window() -> Iterator[Window]:
    opened = open_window(WindowSettings(size=(64, 64), offscreen=True))
    yield opened
    opened.close()


def times(matrix: tuple[Three, Three, Three], vector: Three) -> Three:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def seen(colour: str, colours: ColoursName, eyes: str) -> Three:
    """A disc's colour for these eyes, in CIELAB: one unit is about what a healthy eye can just tell."""
    scale = scale_of(f"prophet-{colour}-1", colours) or (1.0, 1.0, 1.0)
    red, green, blue = (a * b for a, b in zip(DISCS[colour], scale, strict=True))
    return colour_for((red, green, blue), eyes)


def colour_for(colour: Three, eyes: str) -> Three:
    """The same of any colour."""
    red, green, blue = (min(1.0, each) ** 2.2 for each in colour)
    light = times(EYES[eyes], (red, green, blue))
    reached = times(TO_XYZ, (max(0.0, light[0]), max(0.0, light[1]), max(0.0, light[2])))
    x, y, z = ((a / b) ** (1.0 / 3.0) for a, b in zip(reached, WHITE, strict=True))
    return 116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)


def nearest(colours: ColoursName, eyes: str) -> float:
    """How far the two discs differ that are hardest to tell apart."""
    return least([seen(colour, colours, eyes) for colour in DISCS])


def least(found: list[Three]) -> float:
    """How far the nearest two of some colours are from each other."""
    return min(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5 for a, b in itertools.combinations(found, 2))


@pytest.mark.parametrize(
    ("colours", "eyes"),
    [("red-green", "no green cones"), ("red-green", "no red cones"), ("blue-yellow", "no blue cones")],
)
def test_all_players_differ_for_the_eyes_that_the_colours_are_for(colours: ColoursName, eyes: str) -> None:
    assert nearest("usual", eyes) < 28.0
    assert nearest(colours, eyes) > 31.0


@pytest.mark.parametrize("letters", [BRIGHT, DEEP], ids=["letters", "boards"])
@pytest.mark.parametrize(
    ("colours", "eyes"),
    [("red-green", "no green cones"), ("red-green", "no red cones"), ("blue-yellow", "no blue cones")],
)
def test_the_hud_has_other_colours_for_these_eyes_too(
    letters: Mapping[str, tuple[float, float, float, float]], colours: ColoursName, eyes: str
) -> None:
    worn = STYLE.worn(colours).tints
    before = [colour_for(colour[:3], eyes) for colour in letters.values()]
    after = [colour_for(worn.get(colour, colour)[:3], eyes) for colour in letters.values()]
    assert least(after) > max(14.0, 1.15 * least(before))
    assert STYLE.worn("usual") is STYLE
    assert WESTERN_STYLE.worn(colours) is WESTERN_STYLE, "its sides differ by what they wear, and by numbers"


def test_a_hud_takes_other_colours_at_once(window: Window) -> None:
    hud = hud_of(window, (1280, 720), 1.0, "faith", temples())
    built = hud._kit
    hud.speak("", STYLE)
    hud.show(temples())
    hud.update(1.0)
    assert hud._kit is built
    hud.speak("", STYLE.worn("red-green"))
    hud.show(temples())
    hud.update(1.0)
    assert hud._kit is not built
    assert hud._kit.theme.tint(BRIGHT["purple"]) == STYLE.palettes["red-green"][BRIGHT["purple"]]
    hud.destroy()


def test_only_what_belongs_to_a_player_is_another() -> None:
    assert scale_of("temple-blue-2", "red-green") == SCALES["red-green"]["blue"]
    for piece in ("lawman-1", "hat-outlaw-2", "prophet-yellow-1", "saloon"):
        assert scale_of(piece, "red-green") is None
    assert scale_of("prophet-purple-1", "usual") is None


def test_the_options_hold_at_once_and_for_what_comes_later(
    frames: Frames, match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    scene = frames.stage.scene
    screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
    frames.enter(screen)

    def put(piece: str) -> None:
        scene.add(Placement(piece, "prophet", upright(0.0, 0.0, 0.0)))

    def scale(piece: str) -> Three:
        found = scene._shown[piece].node.get_child(0).get_color_scale()
        return round(found.x, 2), round(found.y, 2), round(found.z, 2)

    put("prophet-purple-1")
    assert scale("prophet-purple-1") == (1.0, 1.0, 1.0)
    frames.key("f10", "page_down", "tab", "tab", "arrow_right")
    assert scale("prophet-purple-1") == SCALES["red-green"]["purple"]
    put("prophet-purple-2")
    assert scale("prophet-purple-2") == SCALES["red-green"]["purple"]
    frames.key("arrow_left", "escape")
    assert scale("prophet-purple-1") == scale("prophet-purple-2") == (1.0, 1.0, 1.0)
    assert read_settings(pytest.fail).colours == "usual"
