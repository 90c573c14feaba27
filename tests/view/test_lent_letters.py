"""Letters that our fonts lack are lent from a font of the system, where there is one; without it all is as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from panda3d.core import TextNode, TextPropertiesManager

from flick3d.resources import shipped_folder
from flick3d.view.front.ruler import FontRuler
from flick3d.view.hud import lent_letters, theme
from flick3d.view.hud.lent_letters import LentLetters, system_fonts
from flick3d.view.hud.theme import Theme
from flick3d.view.stage import Stage

OURS = shipped_folder("models") / "fonts" / "alegreya-sans.ttf"
LATIN = "Søren, Zoë, Ñandú"
STRANGE = "wasd é Жук 中文"


class Finder:
    """Finds always the same, and remembers what for."""

    def __init__(self, *fonts: Path) -> None:
        self.fonts, self.asked = fonts, ""

    def __call__(self, letter: str) -> tuple[Path, ...]:
        self.asked += letter
        return self.fonts


@pytest.fixture
def other() -> Path:
    """A font of this system that has a letter which ours lack."""
    found = system_fonts("Ж")
    if not found or not has(found[0], "Ж"):
        pytest.skip("no font of this system has the letter")
    return found[0]


def has(file: Path, letter: str) -> bool:
    node = TextNode("letter")
    node.set_font(theme._loaded(file, 20))
    return bool(node.has_character(letter))


def test_our_own_letters_need_no_other_font(tmp_path: Path) -> None:
    finder = Finder(tmp_path / "none.ttf")
    letters, own = LentLetters(theme._loaded, finder), theme._loaded(OURS, 20)
    assert letters.spelled(LATIN, own, 20) == LATIN
    assert list(letters.runs(LATIN, own, 20)) == [(own, LATIN)]
    assert (finder.asked, letters.fonts) == ("", ())


@pytest.mark.parametrize("found", [(), (Path("no such font.ttf"),), (OURS,)], ids=["nothing", "missing", "lacking"])
def test_where_no_font_has_it_the_text_stays(found: tuple[Path, ...], capfd: pytest.CaptureFixture[str]) -> None:
    finder = Finder(*found)
    letters, own = LentLetters(theme._loaded, finder), theme._loaded(OURS, 20)
    for _ in range(2):
        assert letters.spelled(STRANGE, own, 20) == STRANGE
    assert finder.asked == "Жук中文", "each letter is looked for once"
    assert capfd.readouterr().err == ""
    letters.close()


def test_a_font_that_has_it_lends_the_letter(other: Path) -> None:
    letters, own = LentLetters(theme._loaded, Finder(OURS, other)), theme._loaded(OURS, 20)
    runs = list(letters.runs("é Жук!", own, 20))
    assert [text for _, text in runs] == ["é ", "Жук", "!"]
    assert (runs[0][0], runs[2][0]) == (own, own)
    spelled = letters.spelled("é Жук!", own, 20)
    name = spelled.split("\1")[1]
    assert spelled == f"é \1{name}\1Жук\2!"
    manager = TextPropertiesManager.get_global_ptr()
    assert manager.get_properties(name).get_font() == runs[1][0]
    letters.close()
    assert letters.fonts == ()


def test_a_page_shows_and_measures_it(offscreen: Stage, other: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = offscreen.window
    made = Theme(window.base, offscreen.models, 1.0)
    monkeypatch.setattr(made, "_lent", LentLetters(theme._loaded, Finder(other)))
    node = TextNode("name")
    node.set_font(made.font("body", 20))
    node.set_text(made.spelled("Жук", "body", 20))
    ruler = FontRuler(made)
    assert ruler.width("Жук", "body", 20) == pytest.approx(20 * node.get_width(), rel=0.01)
    assert ruler.width("Zoë Жук ", "body", 20) > ruler.width("Zoë Жук", "body", 20)
    made.close()


def test_fontconfig_that_fails_finds_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "fc-match"
    program.write_text("#!/bin/sh\nexit 3\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    system_fonts.cache_clear()
    assert system_fonts("中") == ()
    program.unlink()
    system_fonts.cache_clear()
    monkeypatch.setitem(lent_letters.USUAL, "linux", (str(OURS), str(tmp_path / "none.ttf")))
    monkeypatch.setattr("sys.platform", "linux")
    assert system_fonts("中") == (OURS,), "the usual fonts that are there"
    system_fonts.cache_clear()
