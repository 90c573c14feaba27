"""The showcase in a real window: it plays, a key offers a seat, the seat is played on; and a long run does not grow."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean

import pytest

from tests.window.played_game import SIZE, PlayedGame
from tests.window.screen import Screen

pytestmark = pytest.mark.window

Demo = Callable[..., "ShownGame"]


class ShownGame(PlayedGame):
    """One process of the showcase."""

    command = "demo"

    @property
    def memory(self) -> float:
        """What the process itself holds in memory, millions of bytes."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024.0


@pytest.fixture
def demo(screen: Screen, tmp_path: Path) -> Iterator[Demo]:
    shown: list[ShownGame] = []

    def start(*arguments: str, size: tuple[int, int] = SIZE) -> ShownGame:
        made = ShownGame(screen, tmp_path / "told", "--quality", "low", *arguments, home=tmp_path / "home", size=size)
        shown.append(made)
        return made

    yield start
    for each in shown:
        each.stop()


def test_a_key_offers_a_seat_and_the_match_goes_on_with_a_person_in_it(demo: Demo) -> None:
    game = demo("western/main-street", "--seed", "3")
    assert game.last["mode"].startswith("show")
    assert not game.records(), "a show leaves no records among the player's own"
    game.key("p")
    told = game.until(lambda told: told["mode"] == "asking")
    assert set(told["buttons"]) == {"take", "on", "leave"}
    game.move_to(*told["buttons"]["on"])
    game.screen.do("click", 1)
    game.until(lambda told: told["mode"].startswith("show"))
    # What is under the pointer would have the focus.
    game.move_to(5, 5)
    game.key("p")
    game.until(lambda told: told["mode"] == "asking")
    game.key("Return")
    told = game.until(lambda told: told["mode"] not in ("asking", "waiting") and not told["mode"].startswith("show"))
    assert told["player"] in ("Lawmen", "Outlaws")
    assert told["computer"] is None, "a person is asked"
    assert len(game.records()) == 1


def test_escape_leaves(demo: Demo) -> None:
    game = demo("--seed", "3")
    game.key("Escape")
    assert game.process.wait(timeout=30) == 0
    assert not game.records()


@pytest.mark.soak
def test_half_an_hour_does_not_grow(demo: Demo) -> None:
    """Shows of 20 seconds, so that every scenario was on the table in the first minutes."""
    game = demo("--seed", "3", "--each", "20")
    samples: list[tuple[float, float]] = []
    began = time.monotonic()
    while (passed := time.monotonic() - began) < 30 * 60:
        time.sleep(10.0)
        assert game.process.poll() is None, game.output()
        samples.append((passed, game.memory))
    # Two games and twelve tables differ by some 50 million bytes: only the level over many shows can tell a growth.
    early = [memory for passed, memory in samples if 300.0 < passed < 600.0]
    late = [memory for passed, memory in samples if passed > 1500.0]
    assert mean(late) - mean(early) < 5.0, samples
    assert "Traceback" not in game.output()
