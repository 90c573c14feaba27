"""Parts of the HUD that only one game has: built, filled, built anew and taken away; boards of two to four players."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from flick3d.resources import shipped_folder
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.parts import Workbench
from flick3d.view.hud.views import GoalView, HintView, HudView, ResultRow, ResultView, StoryView
from flick3d.view.input.watch_controls import WATCH_HELP
from flick3d.view.window import Window, WindowSettings, open_window
from tests.view.hud_texts import assert_tidy, shown

SIZES = ((1024, 768), (1280, 720), (640, 360))


class Votes(msgspec.Struct, frozen=True):
    """Who has voted."""

    players: tuple[str, ...]
    voted: int = 0


class Laws(msgspec.Struct, frozen=True):
    """Nothing but a title."""

    title: str


class VotesPart:
    """A button for each player, and how many have voted."""

    def __init__(self, bench: Workbench, view: Votes, calls: list[str]) -> None:
        self._calls = calls
        self._rect = Rect(20.0, 200.0, 300.0, 60.0)
        board = bench.kit.board(self._rect)
        for index, player in enumerate(view.players):
            words = ("vote", player)
            place = Rect(10.0 + 90.0 * index, 25.0, 80.0, 30.0)
            button = bench.kit.button(
                board,
                place,
                lambda words=words: bench.command(words),
                lambda is_in, words=words: bench.hovered(words, is_in),
                name=" ".join(words),
            )
            bench.kit.label(button, player, (40.0, 20.0), 14)
        self._label = bench.kit.label(board, "", (10.0, 18.0), 14)
        calls.append("built")

    def show(self, view: Votes) -> None:
        self._label.setText(f"voted {view.voted}")

    def rects(self) -> dict[str, Rect]:
        return {"votes": self._rect}

    def update(self) -> None:
        self._calls.append("updated")

    def destroy(self) -> None:
        self._calls.append("destroyed")


class VotesFactory:
    """Builds it anew for other players."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def made_for(self, view: Votes) -> object:
        return view.players

    def build(self, bench: Workbench, view: Votes) -> VotesPart:
        return VotesPart(bench, view, self.calls)


def view(*extras: msgspec.Struct) -> HudView:
    return HudView(HintView("Vote."), extras=extras)


@pytest.fixture
def window() -> Iterator[Window]:
    made = open_window(WindowSettings(size=(1280, 720), offscreen=True))
    try:
        yield made
    finally:
        made.close()


class Desk:
    """A HUD with the votes as a part of its own."""

    def __init__(self, window: Window, size: tuple[int, int] = (1280, 720)) -> None:
        self.factory = VotesFactory()
        self.commands: list[tuple[str, ...]] = []
        self.hud = Hud(
            window.base,
            shipped_folder("models"),
            size,
            view(),
            WATCH_HELP,
            self.commands.append,
            lambda _: None,
            parts={Votes: self.factory},
        )


@pytest.fixture
def desk(window: Window) -> Iterator[Desk]:
    made = Desk(window)
    yield made
    made.hud.destroy()


def test_without_banner_boxes_and_buttons_only_the_usual_parts_take_the_mouse(desk: Desk) -> None:
    assert set(desk.hud.rects()) == {"hint", "cameras", "gear", "log"}
    assert not desk.hud.covers(60.0, 100.0)


def test_a_part_is_filled_and_only_built_anew_for_what_it_is_made_for(window: Window, desk: Desk) -> None:
    calls = desk.factory.calls
    desk.hud.show(view(Votes(("Ann", "Ben"))))
    desk.hud.show(view(Votes(("Ann", "Ben"), voted=1)))
    assert calls == ["built"]
    assert "voted 1" in [text.text for text in shown(window)]
    assert desk.hud.covers(100.0, 230.0)
    assert set(desk.hud.button_centres()) >= {"vote Ann", "vote Ben"}
    desk.hud.update(0.1)
    desk.hud.show(view(Votes(("Ann", "Ben", "Cleo"), voted=1)))
    assert calls == ["built", "updated", "destroyed", "built"]
    assert "vote Cleo" in desk.hud.button_centres()


def test_a_part_goes_with_its_view_and_with_the_hud(window: Window, desk: Desk) -> None:
    desk.hud.show(view(Votes(("Ann", "Ben"))))
    desk.hud.show(view())
    assert desk.factory.calls == ["built", "destroyed"]
    assert not [name for name in desk.hud.button_centres() if name.startswith("vote")]
    assert not [text for text in shown(window) if text.text.startswith("voted")]
    desk.hud.show(view(Votes(("Ann", "Ben"))))
    desk.hud.resize((1024, 768))
    desk.hud.update(0.0)
    desk.hud.update(1.0)
    assert desk.factory.calls[2:] == ["built", "updated", "updated", "destroyed", "built"]


def test_a_view_that_no_part_is_known_for_is_a_fault(desk: Desk) -> None:
    with pytest.raises(KeyError):
        desk.hud.show(view(Laws("Holy Oil")))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_story_and_result_have_a_column_for_each_of_up_to_four(size: tuple[int, int], players: int) -> None:
    window = open_window(WindowSettings(size=size, offscreen=True))
    try:
        desk = Desk(window, size)
        names = ("Maximilian the Great", "Ben", "Cleopatra of Nile", "Dagda")[:players]
        goals = ("Have the most points after the last Generation.", "On a tie, the most Temples.")
        sides = tuple(GoalView(name, "star", "plays for Freja", goals) for name in names)
        desk.hud.show_story(StoryView("Faith", "The gods are bored.", "All of it.", sides=sides))
        window.base.graphics_engine.render_frame()
        assert_tidy(window, size)
        desk.hud.show_story(None)
        rows = tuple(ResultRow(label, ("38",) * players) for label in ("Points", "From the Navel", "Temples"))
        desk.hud.show_result(ResultView("Ben wins!", "By two points.", "star", names, rows))
        assert_tidy(window, size)
        assert [text.text for text in shown(window) if text.text == "38"] == ["38"] * 3 * players
        desk.hud.destroy()
    finally:
        window.close()
