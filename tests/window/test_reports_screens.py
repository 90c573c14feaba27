"""No display, one that nobody answers for, and one without OpenGL: one clear line, and nothing is left behind."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from flick3d.resources import HOME_VARIABLE
from tests.window.played_game import COMMAND, SIZE
from tests.window.screen import virtual_screen

pytestmark = pytest.mark.window

NOBODY = ":987"


@pytest.fixture(scope="module")
def plain() -> Iterator[str]:
    """A display without OpenGL."""
    with virtual_screen(*SIZE, "-extension", "GLX") as display:
        yield display


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("none", ("play", "western/main-street")),
        ("none", ("demo",)),
        ("nobody", ("play", "western/main-street")),
        ("plain", ()),
        ("plain", ("play", "western/main-street")),
    ],
    ids=["none-play", "none-demo", "nobody-play", "plain-menu", "plain-play"],
)
def test_without_a_window_there_is_one_line_that_says_why(
    where: str, words: tuple[str, ...], plain: str, tmp_path: Path
) -> None:
    display = {"none": "", "nobody": NOBODY, "plain": plain}[where]
    home = tmp_path / "home"
    # Also the libraries of the sound, which find no device on many a machine, must not write into it.
    environment = {name: value for name, value in os.environ.items() if name != "ALSOFT_DRIVERS"}
    done = subprocess.run(
        [*COMMAND, *words, "--quality", "low"],
        env=environment | {"DISPLAY": display, HOME_VARIABLE: str(home)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("flick3d: no window can be opened: ")
    assert "flick3d doctor" in done.stderr
    assert not list(home.rglob("*.flick3d"))
