"""The real widgets of tools, tokens and stories, built offscreen: inside the window, on their boards, drag and drop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from direct.gui import DirectGuiGlobals
from msgspec.structs import replace
from panda3d.core import NodePath

from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.resources import shipped_folder
from flick3d.rules.game import Game
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect, measure
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.shelf_strip import ShelfStrip
from flick3d.view.hud.story_card import StoryCard
from flick3d.view.hud.theme import Theme
from flick3d.view.hud.views import CardView, HudView
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Acting, Hand
from flick3d.view.input.signals import Asked
from flick3d.view.western.board import hud_view
from flick3d.view.western.controls import CONTROLS, HELP
from flick3d.view.western.shelf import shelf_view
from flick3d.view.western.story import story_view
from flick3d.view.western.words import Words
from flick3d.view.window import Window, WindowSettings, open_window
from tests.view.tools_town import tools_session

SIZES = ((1024, 768), (1280, 720))
WORDS = Words()


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    opened = open_window(WindowSettings(size=request.param, offscreen=True))
    try:
        yield opened
    finally:
        opened.close()


@pytest.fixture
def session(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table) -> Session:
    return tools_session(tmp_path, games, table, "colt, dynamite")


def view_of(session: Session) -> HudView:
    hand, _ = step(Hand(controls=CONTROLS), Asked(session.prompt, (90.0,) * 9))
    return hud_view(session.state, session.prompt, Moment(hand), WORDS)


@pytest.fixture
def hud(window: Window, session: Session) -> Iterator[Hud]:
    made = Hud(
        window.base, shipped_folder("models"), window.size, view_of(session), HELP, lambda _: None, lambda _: None
    )
    yield made
    made.destroy()


def texts(window: Window) -> list[tuple[str, Rect]]:
    """Every text that is shown, and the window pixels that it takes."""
    found = []
    for path in window.base.pixel2d.find_all_matches("**/+TextNode"):
        bounds = path.get_tight_bounds(window.base.pixel2d)
        if bounds is not None and path.node().get_text().strip() and is_shown(path):
            low, high = bounds
            found.append((path.node().get_text(), Rect(low.x, -high.z, high.x - low.x, high.z - low.z)))
    return found


def is_shown(path: NodePath) -> bool:
    return not any(path.get_ancestor(each).is_hidden() for each in range(path.get_num_nodes() - 1))


def test_every_text_is_on_one_board_with_the_shelf_and_with_the_drawn_token(
    hud: Hud, window: Window, session: Session
) -> None:
    for shown in ("shelf", "drawn"):
        if shown == "drawn":
            session.submit(session.read("draw"))
            hud.show(view_of(session))
        boards = hud.rects()
        assert shown in boards
        for text, place in texts(window):
            on = [
                name for name, board in boards.items()
                if board.holds(place.x, place.y) and board.holds(place.right, place.bottom)
            ]  # fmt: skip
            assert len(on) == 1, (text, place, on)


def test_texts_and_icons_of_a_tile_stay_on_it(hud: Hud, window: Window, session: Session) -> None:
    state = session.state
    man = replace(state.cowboy("man"), side="lawmen", posture="safe")
    nine = replace(state.cowboy("lawman-2"), hit_points=9, most_hit_points=9)
    both = state.with_cowboy(man, nine)
    hud.show(hud_view(both, None, Moment(Hand()), WORDS))
    boxes = [rect for name, rect in hud.rects().items() if name in ("lawmen", "outlaws")]
    images = window.base.pixel2d.find_all_matches("**/OnscreenImage") or window.base.pixel2d.find_all_matches(
        "**/+GeomNode"
    )
    for image in images:
        bounds = image.get_tight_bounds(window.base.pixel2d)
        if bounds is None or not is_shown(image):
            continue
        low, high = bounds
        middle = ((low.x + high.x) / 2.0, -(low.z + high.z) / 2.0)
        for box in boxes:
            if box.holds(*middle) and high.x - low.x < 60.0:
                assert box.x - 12.0 <= low.x
                assert high.x <= box.right + 4.0
    assert hud.rects()["lawmen"].height > hud.rects()["outlaws"].height


def test_the_bar_has_the_buttons_of_the_prompt(hud: Hud, window: Window, session: Session) -> None:
    centres = hud.button_centres()
    assert {"move", "shoot behind", "throw", "end", "undo"} <= set(centres)
    assert "shoot left" not in centres
    hud.show(hud_view(session.state, None, Moment(Hand()), WORDS))
    assert {"move", "shoot left", "shoot right", "end", "undo"} <= set(hud.button_centres())
    assert "shoot behind" not in hud.button_centres()
    assert "shelf" not in hud.rects()
    width, height = window.size
    assert not hud.covers(width / 2, height * 0.4)


def test_the_story_opens_over_everything_and_closes(hud: Hud, window: Window, session: Session) -> None:
    before = {text for text, _ in texts(window)}
    view = story_view(session.state.scenario, session.state.seats, WORDS)
    hud.show_story(view)
    board = hud.rects()["story"]
    new = [(text, place) for text, place in texts(window) if text not in before]
    assert len(new) >= 10
    for text, place in new:
        assert board.holds(place.x, place.y), text
        assert board.holds(place.right, place.bottom), text
    hud.show_story(None)
    assert "story" not in hud.rects()
    assert {text for text, _ in texts(window)} == before


def test_the_longest_story_fits_with_its_button(window: Window, session: Session) -> None:
    view = story_view(session.state.scenario, session.state.seats, WORDS)
    long = replace(view, story=view.story * 20, news=view.news * 10)
    metrics = measure(*window.size)
    root = window.base.pixel2d.attach_new_node("test")
    root.set_scale(metrics.scale)
    kit = Kit(Theme(window.base, shipped_folder("models"), metrics.scale), root)
    StoryCard(kit, metrics.briefing, long, WORDS, lambda: None)
    board = metrics.briefing.scaled(metrics.scale)
    places = texts(window)
    for index, (text, place) in enumerate(places):
        assert board.holds(place.x, place.y), text
        assert board.holds(place.right, place.bottom), text
        # A letter's own margin may reach a pixel into the next line.
        core = Rect(place.x, place.y + 1.0, place.width, place.height - 2.0)
        for other_text, other in places[index + 1 :]:
            assert not core.overlaps(other), (text, other_text)
    kit.destroy()


def test_a_token_is_dragged_to_a_slot_and_back(window: Window, session: Session) -> None:
    """Presses and releases come as DirectGUI sends them; where the pointer is then is ours to say."""
    prompt, commands = session.prompt, []
    shelf = shelf_view(session.state, prompt, Hand(mode=Acting()), WORDS)
    assert shelf is not None
    metrics = measure(*window.size)
    root = window.base.pixel2d.attach_new_node("test")
    root.set_scale(metrics.scale)
    kit = Kit(Theme(window.base, shipped_folder("models"), metrics.scale), root)
    pointer = [(0.0, 0.0)]
    strip = ShelfStrip(kit, metrics, shelf, commands.append, lambda words, is_in: None, lambda: pointer[0])
    centres = kit.centres(window.base.pixel2d)
    gold, mine = shelf.items[0].token, shelf.slots[1].token

    def drag(first: str, last: str) -> None:
        button = kit.button_named(first)
        pointer[0] = centres[first]
        window.base.messenger.send(DirectGuiGlobals.B1PRESS + button.guiId, [None])
        pointer[0] = centres[last]
        strip.update()
        window.base.messenger.send(DirectGuiGlobals.B1RELEASE + button.guiId, [None])

    drag(f"take {gold}", f"slot {mine}")
    drag(f"slot {mine}", f"take {gold}")
    drag(f"take {gold}", "draw")
    assert commands == [("exchange", gold, mine), ("drop", mine)]
    kit.destroy()


def test_a_card_is_skipped_and_the_next_one_comes(hud: Hud) -> None:
    hud.announce(CardView("One", "first"))
    hud.announce(CardView("Two", "second"))
    hud.skip_announcement()
    assert hud.is_announcing
    hud.skip_announcement()
    assert not hud.is_announcing
