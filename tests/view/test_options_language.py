"""Another language in the options: everything on the screen speaks it at once, and it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d.match.playing import Match
from flick3d.resources import HOME_VARIABLE
from flick3d.settings import read_settings
from flick3d.view.presenters import presenter_of
from flick3d.view.screens.match_screen import MatchScreen
from tests.view.test_match_screen import Frames, frames, match, shown_texts

__all__ = ["frames", "match"]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def test_another_language_holds_at_once(frames: Frames, match: Match) -> None:
    stage = frames.stage
    screen = MatchScreen(stage, match, presenter_of("western", stage.own.translate), lambda: None)
    frames.enter(screen)
    frames.key("f10")
    for _ in range(20):
        told = screen._options.told()
        assert told is not None
        if told["focus"] == "language":
            break
        frames.key("page_down")
    assert {"Options", "Reset to standard", "Interface", "Español"} <= set(shown_texts(stage))
    frames.key("enter", "enter")
    told = screen._options.told()
    assert told is not None
    assert (told["values"]["language"], told["focus"]) == ("da", "language")
    assert {"Indstillinger", "Nulstil alt", "Sprog", "Español", "English"} <= set(shown_texts(stage))
    frames.key("enter", "escape")
    frames.wait(0.5)
    texts = set(shown_texts(stage))
    assert {"Alguaciles", "Forajidos"} <= texts
    assert not {"Lawmen", "Outlaws", "Lovmændene"} & texts
    frames.key("h")
    frames.wait(0.1)
    assert {"Cómo se juega", "Tu turno", "terminar el turno"} <= set(shown_texts(stage))
    assert read_settings(pytest.fail).language == "es"
