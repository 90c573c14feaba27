"""The widgets of Flick of Faith, built offscreen: all inside the window and on its board, buttons that command."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from flick3d.games.faith.actions import Choose, Pick, Vote
from flick3d.games.faith.events import LawEnacted
from flick3d.games.faith.gods import GOD_NAMES
from flick3d.games.faith.laws import LAW_NAMES
from flick3d.games.faith.state import COLOURS
from flick3d.resources import shipped_folder
from flick3d.rules.prompts import FlickOffer, Prompt, SpotOffer
from flick3d.view.faith import spots
from flick3d.view.faith.ballots import Ballots
from flick3d.view.faith.board import hud_view
from flick3d.view.faith.faces import god_face, law_face
from flick3d.view.faith.overlay import Overlay
from flick3d.view.faith.parts import PARTS
from flick3d.view.faith.views import LargeCardView, TrackView
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect, measure
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.parts import Part, Workbench
from flick3d.view.hud.theme import Theme
from flick3d.view.hud.views import HudView
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked
from flick3d.view.input.watch_controls import WATCH_HELP
from flick3d.view.window import Window, WindowSettings, open_window
from tests.view.faith_moments import BOOK, moment, placed
from tests.view.hud_texts import assert_tidy, shown

SIZES = ((1024, 768), (1280, 720), (1920, 1080))
WORDS = FaithWords()
NAMES = ("Wwwwwwwwwwwwwwwwwwwwww", "Benedict", "Cleopatra Philopator", "Dee")
CLOUD = ((-24.0, -24.0), (-16.0, -24.0), (-24.0, -16.0))
AGENDA = ("changing-winds", "rolling-ministry")


def of(
    prompt: Prompt | None, overlay: Overlay | None = None, hovered: tuple[str, ...] = (), **changes: object
) -> HudView:
    state = moment(NAMES, scores=(3, 3, 41, 12), laws=("king-ape", "grand-tour", "holy-bowling", "lost-sheep"))
    state = replace(state, active=NAMES[0], first=NAMES[1], **changes)
    for disc in ("prophet-blue-6", "prophet-blue-7", "templar-blue-1"):
        state = placed(state, disc, "hand")
    hand, _ = step(Hand(), Asked(prompt))
    return hud_view(state, prompt, Moment(hand, hovered=hovered), WORDS, overlay or Overlay())


def turn() -> HudView:
    flicks = tuple(
        FlickOffer("flick", (f"{kind}-blue-1",), f"{kind}-blue-1", kind, (0.0, 0.0), 20.0, 500.0)
        for kind in ("sphinx", "templar", "prophet")
    )
    places = (
        SpotOffer("put", (), "prophet-blue-1", "prophet", CLOUD),
        SpotOffer("stand", (), "hand-of-god", "hand-of-god", CLOUD, turns=True),
    )
    prompt = Prompt("mission", NAMES[0], NAMES[0], flicks=flicks, spots=places)
    return of(prompt, Overlay(law="lost-sheep"), phase="mission")


def looking_at_a_god() -> HudView:
    return of(None, hovered=("god", NAMES[3]), phase="mission")


def voting() -> HudView:
    marks = ((NAMES[0], "up"), (NAMES[2], "down"))
    prompt = Prompt("vote", NAMES[1], NAMES[1], choices=(Vote("up"), Vote("down")))
    return of(prompt, Overlay(Ballots(AGENDA, marks=marks)), phase="vote", agenda=AGENDA)


def voting_with_the_mouse() -> HudView:
    prompt = Prompt("vote", NAMES[1], NAMES[1], choices=(Vote("up"), Vote("down")))
    return of(prompt, Overlay(Ballots(AGENDA, cover=NAMES[0])), phase="vote", agenda=AGENDA)


def votes_open() -> HudView:
    thumbs = tuple((name, "up") for name in NAMES)
    ballots = Ballots(AGENDA, shown=thumbs, seconds=1.0, decided=LawEnacted(AGENDA[0], "votes"))
    return of(None, Overlay(ballots), phase="mission")


def themis() -> HudView:
    choices = (Pick("changing-winds"), Pick("rolling-ministry"))
    return of(Prompt("verdict", NAMES[1], NAMES[1], choices=choices), phase="verdict", agenda=AGENDA)


def gods() -> HudView:
    return of(Prompt("gods", NAMES[0], NAMES[0], choices=(Choose("tyr"), Choose("freja"))), phase="gods", generation=0)


SCENES = (turn, looking_at_a_god, voting, voting_with_the_mouse, votes_open, themis, gods)


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    made = open_window(WindowSettings(size=request.param, offscreen=True))
    try:
        yield made
    finally:
        made.close()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_every_text_is_in_the_window_on_its_board_and_clear_of_others(
    window: Window, scene: Callable[[], HudView]
) -> None:
    models = shipped_folder("models")
    hud = Hud(window.base, models, window.size, scene(), WATCH_HELP, lambda _: None, lambda _: None, WORDS, PARTS)
    try:
        hud.update(0.1)
        assert_tidy(window, window.size)
        width, height = window.size
        for name, rect in hud.rects().items():
            assert Rect(-1.0, -1.0, width + 2.0, height + 2.0).holds(rect.x, rect.y), name
            assert rect.right <= width + 1.0, name
            assert rect.bottom <= height + 1.0, name
    finally:
        hud.destroy()
    assert window.base.pixel2d.find("**/hud").is_empty()


def test_every_law_and_god_fits_on_every_size_of_card(window: Window) -> None:
    for law in LAW_NAMES:
        check_card(window, LargeCardView(law_face(law, BOOK, WORDS), "laws"))
    for god in GOD_NAMES:
        check_card(window, LargeCardView(god_face(god, BOOK, WORDS), "north-west"))


def check_card(window: Window, view: LargeCardView) -> None:
    desk = Desk(window)
    desk.build(view)
    rule = next(text for text in shown(window) if text.text == view.face.text)
    assert rule.board is not None
    assert rule.rect.bottom <= rule.board.bottom - 20.0 * desk.bench.metrics.scale
    assert_tidy(window, window.size)
    desk.close()


class Desk:
    """Parts alone, and what they commanded."""

    def __init__(self, window: Window) -> None:
        metrics = measure(*window.size)
        self.commands: list[tuple[str, ...]] = []
        self.root = window.base.pixel2d.attach_new_node("desk")
        self.root.set_scale(metrics.scale)
        kit = Kit(Theme(window.base, shipped_folder("models"), metrics.scale), self.root)
        self.bench = Workbench(kit, metrics, self.commands.append, lambda words, is_in: None, lambda: None)

    def build(self, view: object) -> Part:
        part = PARTS[type(view)].build(self.bench, view)  # type: ignore[index]
        part.show(view)
        return part

    def click(self, name: str) -> None:
        self.bench.kit.button_named(name).commandFunc(None)

    def close(self) -> None:
        self.bench.kit.destroy()
        self.root.remove_node()


@pytest.fixture
def desk(window: Window) -> Iterator[Desk]:
    made = Desk(window)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("scene", "names"),
    [
        (voting, [("ballot", name) for name in NAMES]),
        (voting_with_the_mouse, [("ballot", NAMES[0], "up"), ("ballot", NAMES[0], "down"), ("ballot", "")]),
        (themis, [("pick", "changing-winds"), ("pick", "rolling-ministry")]),
        (gods, [("choose", "tyr"), ("choose", "freja")]),
        (turn, [("god", NAMES[2]), ("law", "king-ape"), ("law", "lost-sheep")]),
    ],
)
def test_a_click_commands_what_the_button_is_for(
    desk: Desk, scene: Callable[[], HudView], names: list[tuple[str, ...]]
) -> None:
    for view in scene().extras:
        desk.build(view)
    for words in names:
        desk.click(" ".join(words))
    assert desk.commands == names


def test_the_laws_of_a_vote_are_no_buttons(desk: Desk) -> None:
    for view in voting().extras:
        desk.build(view)
    with pytest.raises(KeyError):
        desk.click("pick changing-winds")


def test_markers_run_along_the_track_until_they_are_there(desk: Desk) -> None:
    view = next(each for each in turn().extras if isinstance(each, TrackView))
    track = desk.build(view)
    before = track.rects()
    assert before[f"marker {NAMES[0]}"].x == pytest.approx(before[f"marker {NAMES[1]}"].x, abs=10.0)
    markers = tuple(replace(each, points=20 if each.player == NAMES[0] else each.points) for each in view.markers)
    track.show(TrackView(markers))
    place = track.rects()[f"marker {NAMES[0]}"]
    assert place.x > before[f"marker {NAMES[0]}"].x + 100.0
    for _ in range(120):
        track.update()
    found = [
        node.get_x(desk.root)
        for node in desk.root.find("**/track").get_children()
        if abs(node.get_x(desk.root) - (place.x + place.width / 2.0)) < 0.5
    ]
    assert found
    track.destroy()


def test_those_with_more_points_than_squares_go_round_again(desk: Desk) -> None:
    view = next(each for each in turn().extras if isinstance(each, TrackView))
    places = desk.build(view).rects()
    track = spots.track(desk.bench.metrics)
    for place in places.values():
        assert track.x - spots.TRACK_START - 6.0 <= place.x
        assert place.right <= track.right + 6.0
    assert places[f"marker {NAMES[2]}"].x < track.x + 20.0


def test_every_picture_that_a_card_or_box_asks_for_is_there() -> None:
    folder = shipped_folder("models") / "ui"
    wanted = [f"law-{law}" for law in LAW_NAMES]
    wanted += [f"{kind}-{god}" for kind in ("god", "face") for god in GOD_NAMES]
    wanted += [f"face-none-{colour}" for colour in COLOURS] + [f"icon-dot-{colour}" for colour in COLOURS]
    for name in wanted:
        assert (folder / f"{name}.png").is_file(), name
