"""A replay in a real window: the bar is dragged with the mouse, keys jump, the photo mode writes a picture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from flick3d.physics.table import Table
from flick3d.view.hud.metrics import measure
from flick3d.view.hud.timeline_strip import BAR_HEIGHT, BAR_TOP, PAD
from tests.match.helpers import recorded, short_scenario
from tests.window.played_game import SIZE, PlayedGame, Told
from tests.window.screen import Screen

pytestmark = pytest.mark.window

STEPS = 12


class WatchedGame(PlayedGame):
    """One process that shows a record."""

    command = "replay"

    def on_bar(self, share: float) -> tuple[float, float]:
        """The window pixel at this share of the bar."""
        x, y, width, _ = self.last["parts"]["timeline"]
        scale = measure(*SIZE).scale
        return x + scale * PAD + share * (width - 2.0 * scale * PAD), y + scale * (BAR_TOP + BAR_HEIGHT / 2.0)

    def until_place(self, step: int) -> Told:
        """Wait until the beginning of this step is shown."""
        return self.until(lambda told: told["place"] == [step, 0.0])


@pytest.fixture
def record(table: Table, tmp_path: Path) -> Path:
    with recorded(table, short_scenario(), tmp_path / "m.flick3d", STEPS) as match:
        return match.record_path


@pytest.fixture
def game(screen: Screen, tmp_path: Path, record: Path) -> Iterator[WatchedGame]:
    watched = WatchedGame(screen, tmp_path / "told", str(record), home=tmp_path / "home")
    yield watched
    watched.stop()


def test_the_bar_is_dragged_over_the_whole_match_and_keys_jump(game: WatchedGame, record: Path) -> None:
    game.key("space")
    game.until(lambda told: told["paused"])
    game.key("Home")
    game.until_place(0)
    game.move_to(*game.on_bar(0.3))
    game.screen.do("mousedown", 1)
    told = game.until(lambda told: told["place"][0] > 0)
    seen = [told["place"]]
    for share in (0.5, 0.7, 0.9):
        game.move_to(*game.on_bar(share))
        seen.append(game.until(lambda told, last=seen[-1]: told["place"] > last)["place"])
    # Outside the window it goes on, to the end.
    game.screen.do("mousemove", "--window", game.window, SIZE[0] - 1, SIZE[1] / 2)
    game.until(lambda told: told["place"][0] >= STEPS - 1)
    game.move_to(*game.on_bar(0.1))
    told = game.until(lambda told: told["place"] < seen[0])
    game.screen.do("mouseup", 1)
    assert told["paused"]
    # A click jumps.
    game.click(*game.on_bar(0.6))
    game.until(lambda told: told["place"] > seen[0])

    game.key("End")
    game.until_place(STEPS)
    game.key("Home")
    game.until_place(0)
    game.key("Right")
    first = game.until(lambda told: told["place"][0] > 0)["place"][0]
    game.key("shift+Left")
    game.until_place(first - 1)
    game.key("b")
    game.until(lambda told: "Bookmark set" in told["hint"])
    assert record.with_name("m.flick3d.bookmarks.json").is_file()
    game.key("End")
    game.until_place(STEPS)
    game.key("shift+b")
    game.until_place(first - 1)
    game.click_button("faster")
    game.until(lambda told: told["speed"] == 2.0)
    game.click_button("pause")
    game.until(lambda told: not told["paused"])
    game.until(lambda told: told["place"][0] > first)
    assert game.close() == 0
    assert "Traceback" not in game.output()


def test_the_photo_mode_takes_a_picture(game: WatchedGame) -> None:
    game.key("space")
    game.key("F9")
    game.until(lambda told: told["hidden"] and "F9" in told["toast"])
    game.key("F9")
    game.until(lambda told: not told["hidden"])
    view = game.until(lambda told: told["still"])["view"]
    game.key("F12")
    game.until(lambda told: told["interlude"] == "photo")
    game.screen.do("mousemove", "--window", game.window, SIZE[0] / 2, SIZE[1] / 2)
    game.screen.do("mousedown", 3)
    game.drag_until(lambda told: told["view"] != view)
    game.screen.do("mouseup", 3)
    game.key("bracketright")
    game.key("Return")
    game.until(lambda told: "Picture" in told["toast"])
    pictures = list((game.home / "pictures").glob("*.png"))
    assert len(pictures) == 1
    with Image.open(pictures[0]) as picture:
        assert picture.width == 1920
        assert picture.height == pytest.approx(1920 * SIZE[1] / SIZE[0], abs=1)
    game.key("Escape")
    told = game.until(lambda told: told["interlude"] == "")
    assert told["view"]["eye"] == pytest.approx(view["eye"], abs=0.1)
    assert game.close() == 0
    assert "Traceback" not in game.output()
