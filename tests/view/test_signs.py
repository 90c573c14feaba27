"""Signs besides colours: hats, discs and the HUD bear them when the player wants, at once, and all of them differ."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from flick3d.match.playing import Match
from flick3d.resources import HOME_VARIABLE, shipped_folder
from flick3d.rules.layout import Placement, upright
from flick3d.settings import read_settings
from flick3d.view.faith.style import STYLE as FAITH_STYLE
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.signs import ENDING
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.western.style import STYLE as WESTERN_STYLE
from tests.view.test_match_screen import Frames, frames, match

__all__ = ["frames", "match"]

STYLES = (FAITH_STYLE, WESTERN_STYLE)


def test_the_option_holds_at_once_and_for_what_comes_later(
    frames: Frames, match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    scene = frames.stage.scene
    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None))

    def signed(piece: str) -> bool:
        found = {Path(str(each.get_fullpath())).stem for each in textures(piece)}
        return any(name.endswith(ENDING) for name in found)

    def textures(piece: str):  # type: ignore[no-untyped-def]
        return scene._shown[piece].node.find_all_textures()

    def put(piece: str) -> None:
        scene.add(Placement(piece, "prophet", upright(0.0, 0.0, 0.0)))

    put("prophet-purple-1")
    pieces = [each for each in ("hat-lawman-1", "hat-outlaw-1", "prophet-purple-1") if each in scene._shown]
    assert len(pieces) == 3, sorted(scene._shown)
    assert not any(map(signed, pieces))
    plain = {piece: set(textures(piece)) for piece in pieces}
    frames.key("f10", "page_down", "tab", "tab", "tab", "arrow_right")
    assert all(map(signed, pieces))
    put("prophet-green-1")
    assert signed("prophet-green-1"), "what comes later bears them, too"
    assert not signed("lawman-1"), "who he is can be seen"
    frames.key("arrow_left", "escape")
    assert {piece: set(textures(piece)) for piece in pieces} == plain
    assert not signed("prophet-green-1")
    assert not read_settings(pytest.fail).signs


def test_names_hats_and_dots_of_the_hud_have_signs_that_all_differ() -> None:
    folder = shipped_folder("models") / "ui"
    for style in STYLES:
        assert style.worn("usual") is style
        worn = style.worn("usual", True)
        assert worn.signs and not style.signs
        assert style.signed
        for usual, other in style.signed.items():
            assert worn.pictures[usual] == other
            assert (folder / f"{usual}.png").is_file(), usual
    names = [name for style in STYLES for name in style.signed.values()] + ["icon-side-lawmen", "icon-side-outlaws"]
    assert len({hashlib.sha256((folder / f"{name}.png").read_bytes()).digest() for name in names}) == len(names) == 8


def test_every_picture_with_signs_is_a_twin_of_one_without() -> None:
    folder = shipped_folder("models") / "textures"
    twins = sorted(folder.glob(f"*{ENDING}.jpg"))
    assert {each.stem for each in twins} >= {f"hat-{side}-{n}{ENDING}" for side in ("lawman", "outlaw") for n in (1, 5)}
    for twin in twins:
        plain = twin.with_name(twin.name.replace(ENDING, ""))
        assert plain.is_file() and plain.read_bytes() != twin.read_bytes(), twin.name
