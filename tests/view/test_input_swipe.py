"""Flicking by a stroke of the pointer, and a hand that wavers as much as its owner wants."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from flick3d.match.playing import Match
from flick3d.resources import HOME_VARIABLE
from flick3d.rules.prompts import FlickOffer, Handicap, Prompt
from flick3d.view.input.controls import Controls
from flick3d.view.input.handicaps import heading, sway
from flick3d.view.input.intents import Flick, Intent, LetGo
from flick3d.view.input.modes import Aiming, Pulling
from flick3d.view.input.signals import Frame, KeyPressed, KeyReleased, Pressed
from flick3d.view.input.swiping import DEAD_SPEED, FULL_SPEED
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.western.presenter import WesternPresenter
from tests.view.input_help import HEIGHT, Player
from tests.view.test_match_screen import Frames, frames, match, shown_texts

__all__ = ["frames", "match"]

TICK = 0.02
PLAIN = Handicap()
CM = 10.0
"""Pixels of a cm on a table that is seen from straight above, south at the bottom."""


class Swiper(Player):
    """Aims a disc in the middle of the window, and pushes the pointer from there."""

    def __init__(self, handicap: Handicap = PLAIN, arc: tuple[float, float] | None = None) -> None:
        offer = FlickOffer("flick", ("a",), "disc", "disc", (0.0, 0.0), 20.0, 520.0, arc, handicap)
        super().__init__(Prompt("mission", "Ann", "Ann", flicks=(offer,)), (90.0,), controls=Controls())
        self.beside = False
        self.command("flick", "a")
        self.go(0.0, 0.0)
        self.send(Frame(TICK, swipes=True))

    def go(self, x: float, y: float) -> None:
        """The pointer to a point of the table, cm; pixels are counted from the window's middle."""
        self.point(600 + CM * x, 450 - CM * y, None if self.beside else (x, y))

    def push(self, *points: tuple[float, float]) -> None:
        """One point in each frame."""
        for x, y in points:
            self.go(x, y)
            self.send(Frame(TICK, swipes=True))

    def hold_button(self) -> None:
        """The left button goes down where the pointer is."""
        self.send(Pressed("left", self.hand.desk.table))

    @property
    def pulling(self) -> Pulling:
        assert isinstance(self.hand.mode, Pulling)
        return self.hand.mode


def flicked(intents: list[Intent]) -> tuple[float, float]:
    """Direction and speed of the only flick."""
    (flick,) = intents
    assert isinstance(flick, Flick)
    direction, speed = flick.text.split()[-2:]
    return float(direction), float(speed)


def test_speed_and_way_of_the_stroke_are_those_of_the_flick() -> None:
    player = Swiper()
    player.hold_button()
    # 3 cm in each frame are 30 pixels: 1500 pixels, or 1.67 heights of the window, a second.
    player.push(*((3.0 * step, 0.0) for step in range(1, 8)))
    share = (30.0 / HEIGHT / TICK - DEAD_SPEED) / (FULL_SPEED - DEAD_SPEED)
    assert player.pulling.strength == pytest.approx(share, rel=0.01)
    assert flicked(player.release()) == pytest.approx((0.0, 20.0 + 500.0 * share), rel=0.01)


def test_only_the_last_moments_count() -> None:
    player = Swiper()
    player.hold_button()
    player.push(*((-1.0 * step, -1.0 * step) for step in range(1, 12)))
    assert player.pulling.direction == pytest.approx(225.0)
    player.push(*((-11.0, -11.0 + 5.0 * step) for step in range(1, 9)))
    assert player.pulling.direction == pytest.approx(90.0), "drawn back at first, then pushed"
    assert flicked(player.release())[0] == pytest.approx(90.0)


def test_a_pointer_that_rests_flicks_nothing() -> None:
    player = Swiper()
    player.hold_button()
    player.push(*((4.0 * step, 0.0) for step in range(1, 6)))
    assert player.pulling.strength > 0.3
    for _ in range(6):
        player.send(Frame(TICK, swipes=True))
    assert player.pulling.strength == 0.0
    assert player.release() == [LetGo("too-weak")]
    assert isinstance(player.hand.mode, Aiming)
    assert player.hand.mode.direction == 90.0, "the aim is as it was"
    player.hold_button()
    assert player.release() == [LetGo("too-weak")], "a click is no stroke"


def test_a_slow_window_sees_strokes_too() -> None:
    player = Swiper()
    player.send(Frame(0.2, swipes=True))
    player.hold_button()
    player.go(20.0, 20.0)
    direction, speed = flicked(player.release())
    assert direction == pytest.approx(45.0)
    assert 100.0 < speed < 520.0, "all of it in one frame"


def test_beside_the_table_the_screen_says_where() -> None:
    player = Swiper()
    player.beside = True
    player.hold_button()
    player.push(*((0.0, 3.0 * step) for step in range(1, 8)))
    assert player.pulling.direction == pytest.approx(90.0), "upwards is where the flick leaves"
    player.push(*((3.0 * step, 21.0) for step in range(1, 12)))
    assert player.pulling.direction == pytest.approx(0.0)


def test_limits_and_handicaps_hold_for_strokes() -> None:
    player = Swiper(arc=(60.0, 120.0))
    player.hold_button()
    player.push(*((3.0 * step, 0.0) for step in range(1, 8)))
    assert flicked(player.release())[0] == pytest.approx(60.0)
    player = Swiper(Handicap(mirrored=True))
    player.hold_button()
    player.push(*((3.0 * step, 3.0 * step) for step in range(1, 8)))
    assert flicked(player.release())[0] == pytest.approx(135.0)
    player = Swiper(Handicap(swinging=True))
    player.hold_button()
    player.push((2.0, 0.0), (4.0, 0.0))
    assert 0.0 < player.pulling.strength < 0.1, "the meter says how strong"
    assert player.key("escape") == [LetGo("cancelled")]


@pytest.mark.parametrize("degrees", [0.6, 2.0])
def test_a_hand_wavers_and_flicks_where_it_is_seen_to_point(degrees: float) -> None:
    player = Swiper()
    player.send(KeyPressed("space"))
    seen = []
    for _ in range(300):
        player.send(Frame(TICK, wavers=degrees))
        seen.append(heading(player.hand))
    assert max(seen) - min(seen) > degrees
    assert all(90.0 - degrees <= each <= 90.0 + degrees for each in seen)
    assert max(abs(b - a) for a, b in itertools.pairwise(seen)) < 0.15 * degrees, "no jump from frame to frame"
    assert flicked(player.send(KeyReleased("space")))[0] == pytest.approx(seen[-1], abs=1e-3)


def test_it_wavers_besides_what_the_game_does_to_the_hand() -> None:
    player = Swiper(Handicap(sway=1.0))
    player.send(Frame(7.0, wavers=2.0))
    alone = sway(player.hand.desk.clock, 1.0)
    assert heading(player.hand) - 90.0 != pytest.approx(alone, abs=0.05)
    player.send(Frame(0.0))
    assert heading(player.hand) - 90.0 == pytest.approx(alone)


def test_the_options_hold_at_once(
    frames: Frames, match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
    frames.enter(screen)
    frames.key("enter")
    frames.until_asked(match, "act")
    frames.key("q")
    assert not screen._hand.desk.swipes
    frames.key("f10", *["page_down"] * 3, "arrow_right", "tab", "arrow_right", "arrow_right", "escape")
    frames.wait(0.1)
    assert screen._hand.desk.swipes
    assert screen._hand.desk.wavers == 2.0
    assert any("push the pointer" in text for text in shown_texts(frames.stage))
    drawn = set()
    for _ in range(5):
        frames.wait(0.2)
        drawn.add(WesternPresenter().marked(screen._hand, match.session.state))
    assert len(drawn) == 5, "the wavering line is drawn anew"
