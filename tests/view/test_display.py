"""The window's mode, size and frames: what the command line wants, what fits, and a trial that ends by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from flick3d.match.playing import Match
from flick3d.resources import HOME_VARIABLE
from flick3d.settings import WINDOW_SIZES, Display, Settings, read_settings, settings_file
from flick3d.view.display import looks_different, size_of, sizes_for, wanted_now, window_settings
from flick3d.view.hud.keep_card import KeepHand, buttons, card_rect, passed, step
from flick3d.view.hud.metrics import measure
from flick3d.view.input.signals import KeyPressed, PointerMoved, Pressed, Released
from flick3d.view.own_settings import OwnSettings
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.western.presenter import WesternPresenter
from tests.view.test_match_screen import Frames, frames, match, shown_texts

__all__ = ["frames", "match"]

METRICS = measure(1280, 720)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def test_the_command_line_wins_for_this_start_and_is_not_written() -> None:
    kept = Settings(display=Display("borderless", "1920x1080"))
    for size, fullscreen, mode, pixels in (
        (None, False, "borderless", (1920, 1080)),
        ((800, 600), False, "window", (800, 600)),
        (None, True, "fullscreen", (1920, 1080)),
        ((800, 600), True, "fullscreen", (800, 600)),
    ):
        own = OwnSettings(kept, wanted_now(size, fullscreen))
        opened = window_settings("flick3d", own.now.display, own.now.ui_scale)
        assert own.now.display.mode == mode
        assert (opened.size, opened.fullscreen) == (pixels, mode == "fullscreen")
        assert own.chosen == frozenset()


def test_the_sizes_fit_into_the_screen_and_the_one_that_holds_is_among_them() -> None:
    assert sizes_for(Display(), None) == WINDOW_SIZES
    assert sizes_for(Display(), (1366, 768)) == ("1024x768", "1280x720", "1366x768")
    assert sizes_for(Display(size="3840x2160"), (1366, 768))[-1] == "3840x2160"
    assert sizes_for(Display(size="960x540"), (1280, 720)) == ("960x540", "1280x720")
    assert list(WINDOW_SIZES) == sorted(WINDOW_SIZES, key=size_of)


def test_only_what_may_be_unseen_is_tried() -> None:
    assert looks_different(Display(), Display("fullscreen"))
    assert looks_different(Display(), Display(size="1024x768"))
    assert not looks_different(Display(), Display(frames="30"))
    assert not looks_different(Display("borderless"), Display("borderless", "1024x768")), "it is the screen's size"


@pytest.mark.parametrize("size", ["0x720", "12x12", "99999x720", "big"])
def test_a_size_that_is_none_is_told_and_the_usual_one_holds(size: str) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(f'{{"display": {{"size": "{size}"}}}}')
    told: list[str] = []
    assert read_settings(told.append).display == Settings().display
    assert len(told) == 1 and f'display.size "{size}"' in told[0]


def test_the_card_is_answered_by_mouse_and_keys_or_by_waiting() -> None:
    hand = KeepHand()
    assert step(hand, KeyPressed("enter"), METRICS)[1] == "back", "who sees nothing presses something"
    assert step(hand, KeyPressed("escape"), METRICS)[1] == "back"
    there, answer = step(hand, KeyPressed("arrow_left"), METRICS)
    assert (there.focus, answer) == ("keep", "")
    assert step(there, KeyPressed("space"), METRICS)[1] == "keep"
    for _ in range(29):
        hand, answer = passed(hand, 2.0)
        assert answer == "", "a screen that needs a while for its new mode costs no time"
    assert passed(hand, 2.0)[1] == "back"
    card, button = card_rect(METRICS), buttons()["keep"]
    at = PointerMoved(card.x + button.x + 5.0, card.y + button.y + 5.0)
    pressed, _ = step(step(KeepHand(), at, METRICS)[0], Pressed("left"), METRICS)
    assert step(pressed, Released("left"), METRICS)[1] == "keep"
    beside, _ = step(pressed, PointerMoved(1.0, 1.0), METRICS)
    assert step(beside, Released("left"), METRICS)[1] == ""


class Sitting:
    """A match screen with its options open at the window's size."""

    def __init__(self, frames: Frames, match: Match) -> None:
        self.frames, self.stage = frames, frames.stage
        self.stage.own = OwnSettings(Settings(display=Display(size="1024x768")))
        self.screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
        frames.enter(self.screen)
        frames.key("f10", "tab", "tab")
        assert self.told["focus"] == "display.size"

    @property
    def told(self) -> dict[str, Any]:
        told = self.screen._options.told()
        assert told is not None
        return told

    @property
    def size(self) -> tuple[int, int]:
        return self.stage.window.size


@pytest.fixture
def sitting(frames: Frames, match: Match) -> Iterator[Sitting]:
    before = frames.stage.window.size
    yield Sitting(frames, match)
    frames.stage.window.base.win.set_size(*before)


def test_another_size_returns_by_itself(sitting: Sitting) -> None:
    sitting.frames.key("arrow_right")
    assert sitting.size == (1280, 720), "it holds at once"
    assert sitting.told["trial"] == pytest.approx(15.0, abs=0.3)
    texts = shown_texts(sitting.stage)
    assert {"Keep this picture?", "Without an answer all is as before in 15 s.", "Keep it", "Back"} <= set(texts)
    sitting.frames.key("f1", "tab", "tab", "page_down")
    assert sitting.told["focus"] == "display.size", "the sheet waits"
    sitting.frames.wait(13.0)
    assert sitting.size == (1280, 720)
    sitting.frames.wait(2.5)
    assert sitting.size == (1024, 768)
    assert sitting.told["trial"] is None
    assert "Keep it" not in shown_texts(sitting.stage)
    assert sitting.told["values"]["display.size"] == "1024x768"
    sitting.frames.key("escape")
    assert not settings_file().exists(), "nothing was chosen in the end"


def test_what_is_kept_is_written(sitting: Sitting) -> None:
    sitting.frames.key("arrow_right", "arrow_left", "enter")
    assert sitting.told["trial"] is None
    sitting.frames.wait(20.0)
    assert sitting.size == (1280, 720)
    sitting.frames.key("escape")
    assert read_settings(pytest.fail).display == Display(size="1280x720")


def test_a_window_that_is_closed_meanwhile_keeps_nothing(sitting: Sitting) -> None:
    sitting.stage.own.choose("display.frames", "60")
    sitting.frames.key("arrow_right")
    sitting.screen.leave()
    sitting.frames.screen = None
    assert sitting.stage.own.now.display == Display(size="1024x768", frames="60")
    assert sitting.stage.own.chosen == {"display.frames"}


def test_all_as_at_first_is_tried_too(sitting: Sitting) -> None:
    sitting.frames.key("tab", "tab", "enter")
    assert sitting.told["focus"] == "reset"
    assert sitting.size == (1280, 720)
    sitting.frames.key("escape")
    assert sitting.size == (1024, 768)
    assert replace(sitting.stage.own.now, others={}) == Settings(display=Display(size="1024x768"))
