"""The HUD's real widgets, built offscreen: nothing outside the window, no text outside its board, crisp at any size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from panda3d.core import NodePath, TransparencyAttrib

from flick3d.games.western.events import RoundBegan
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.resources import shipped_folder
from flick3d.rules.game import Seat
from flick3d.scenario.loading import LoadedScenario
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.metrics import Rect, scale_of
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.views import CardView, HintView, ResultRow, ResultView
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked, KeyPressed
from flick3d.view.western.board import hud_view
from flick3d.view.western.controls import CONTROLS, HELP
from flick3d.view.western.reporting import card_of
from flick3d.view.western.words import Words
from flick3d.view.western.words.hints import HINTS
from flick3d.view.western.words.templates import PROMPTS, REFUSALS
from flick3d.view.window import Window, WindowSettings, open_window

SIZES = ((1024, 768), (1280, 720), (2560, 1080))
RESULT = ResultView(
    "Outlaws win!",
    "The clock strikes twelve: the Outlaws win with 12 hit points against 7.",
    "hat-red",
    ("Lawmen", "Outlaws"),
    (
        ResultRow("Still in the fight", ("2", "4")),
        ResultRow("Dead", ("3", "1")),
        ResultRow("Hit points left", ("7", "12")),
    ),
)
WORDS = Words()


class Built:
    """A HUD on an offscreen window, and what it commanded."""

    def __init__(self, window: Window, session: Session) -> None:
        self.window = window
        self.commands: list[tuple[str, ...]] = []
        prompt = session.prompt
        hand, _ = step(Hand(controls=CONTROLS), Asked(prompt, (90.0,) * 4))
        hand, _ = step(hand, KeyPressed("m"))
        hand, _ = step(hand, KeyPressed("arrow_left"))
        self.view = hud_view(session.state, prompt, Moment(hand), WORDS)
        size = window.size
        models = shipped_folder("models")
        self.hud = Hud(window.base, models, size, self.view, HELP, self.commands.append, lambda words: None)

    def texts(self) -> list[tuple[str, Rect]]:
        """Every text that is shown, and the window pixels that it takes."""
        found = []
        for path in self.window.base.pixel2d.find_all_matches("**/+TextNode"):
            text, bounds = path.node().get_text(), path.get_tight_bounds(self.window.base.pixel2d)
            if bounds is not None and text.strip() and is_shown(path):
                low, high = bounds
                found.append((text, Rect(low.x, -high.z, high.x - low.x, high.z - low.z)))
        return found


def is_shown(path: NodePath) -> bool:
    return not any(path.get_ancestor(each).is_hidden() for each in range(path.get_num_nodes() - 1))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def built(request: pytest.FixtureRequest, table: Table, main_street: LoadedScenario) -> Iterator[Built]:
    seats = (Seat("Maximilian Alexander the Great of Wyoming", "lawmen"), Seat("Benedict", "outlaws"))
    session = Session.start(main_street.game, table, main_street.scenario, seats, seed=1)
    assert session.prompt is not None
    session.submit(session.prompt.choices[0])
    window = open_window(WindowSettings(size=request.param, offscreen=True))
    try:
        made = Built(window, session)
        yield made
        made.hud.destroy()
        assert window.base.pixel2d.find("**/hud").is_empty()
    finally:
        window.close()


def everything_on(built: Built) -> None:
    """The meter, the log and an announcement on the screen too."""
    for number in range(9):
        built.hud.add_to_log(f"Lawman {number} misses: the bullet touched a barrel first and nobody at all after that.")
    card = card_of(WORDS, RoundBegan(3, 10, "red"))
    assert card is not None
    built.hud.announce(card)
    built.hud.update(0.3)


def test_every_text_is_inside_the_window_and_on_one_board(built: Built) -> None:
    everything_on(built)
    width, height = built.window.size
    boards = list(built.hud.rects().values())
    boards.append(built.hud.metrics.card.scaled(built.hud.metrics.scale))
    texts = built.texts()
    assert len(texts) > 30
    for text, place in texts:
        assert place.x >= 0, text
        assert place.y >= 0, text
        assert place.right <= width, text
        assert place.bottom <= height, text
        inside = [board for board in boards if board.holds(place.x, place.y) and board.holds(place.right, place.bottom)]
        assert len(inside) == 1, (text, place)


@pytest.mark.parametrize("overlay", ["help", "result"])
def test_overlays_hold_their_texts(built: Built, overlay: str) -> None:
    before = {id(text): text for text in built.texts()}
    before_texts = [text for text, _ in before.values()]
    if overlay == "help":
        built.hud.show_help(True)
    else:
        built.hud.show_result(RESULT)
    board = built.hud.rects()[overlay]
    new = [(text, place) for text, place in built.texts() if text not in before_texts]
    assert len(new) >= 8
    for text, place in new:
        assert board.holds(place.x, place.y), text
        assert board.holds(place.right, place.bottom), text


def test_no_two_texts_of_the_help_overlap(built: Built) -> None:
    known = {text for text, _ in built.texts()}
    built.hud.show_help(True)
    places = [(text, place) for text, place in built.texts() if text not in known]
    for index, (text, place) in enumerate(places):
        for other_text, other in places[index + 1 :]:
            assert not place.overlaps(other), (text, other_text)


def test_every_hint_fits_on_its_line(built: Built) -> None:
    from msgspec.structs import replace

    fields = {
        "about": "Outlaw 4", "piece": "Outlaw 4", "player": "Wwwwwwwwwwwwwwwwww", "team": "Outlaws",
        "title": "Gunfight on Main Street", "step": "118", "steps": "245", "speed": "0.25x", "building": "the Bank",
        "token": "a face-down token", "drawn": "a Winchester", "shot": "1", "shots": "3",
        "percent": 100, "level": "normal", "next": "normal", "section": "Generation 4", "told": "a hit",
        "turn": "112", "file": "memory-stick/20260314-201500-main-street.flick3d",
        "reason": "No space left on device",
    }  # fmt: skip
    line = built.hud.metrics.hint.scaled(built.hud.metrics.scale)
    file = "/media/somebody/memory-stick/flick3d/replays/20260314-201500-main-street.flick3d"
    error = f"{file}: cannot be written: No space left on device"
    for template in (error, *HINTS.values(), *REFUSALS.values(), *PROMPTS.values()):
        text = template.format(**fields)
        built.hud.show(replace(built.view, hint=HintView(text)))
        place = next(place for shown, place in built.texts() if shown == text)
        assert place.x >= line.x + 34 * built.hud.metrics.scale, text
        assert place.right <= line.right - 8 * built.hud.metrics.scale, text


def test_buttons_are_where_they_say_and_inside_their_parts(built: Built) -> None:
    centres = built.hud.button_centres()
    rects = built.hud.rects()
    assert {"move", "shoot left", "shoot right", "end", "undo", "help", "log", "camera o", "play lawman-1"} <= set(
        centres
    )
    for name, (x, y) in centres.items():
        part = "lawmen" if "lawman" in name else "outlaws" if "outlaw" in name else "actions"
        if name in ("help", "log", "story") or name.startswith("camera"):
            part = "cameras"
        if name == "options":
            part = "gear"
        assert rects[part].holds(x, y), name
        assert built.hud.covers(x, y)
    width, height = built.window.size
    assert not built.hud.covers(width / 2, height * 0.4)


def test_the_result_is_answered_by_keys(built: Built) -> None:
    assert not built.hud.press_key("enter")
    built.hud.show_result(RESULT)
    assert built.hud.press_key("enter")
    built.hud.press_key("tab")
    built.hud.press_key("enter")
    built.hud.press_key("arrow_left")
    built.hud.press_key("space")
    assert not built.hud.press_key("w")
    assert built.commands == [("again",), ("quit",), ("again",)]
    built.hud.show_result(None)
    assert not built.hud.press_key("enter")


def test_log_lines_fade_and_come_back_in_the_long_log(built: Built) -> None:
    built.hud.add_to_log("Ann plays Lawman 1.")
    built.hud.update(0.1)
    assert "Ann plays Lawman 1." in [text for text, _ in built.texts()]
    built.hud.update(60.0)
    assert "Ann plays Lawman 1." not in [text for text, _ in built.texts()]
    built.hud.toggle_log()
    built.hud.update(0.1)
    assert "Ann plays Lawman 1." in [text for text, _ in built.texts()]


def test_all_of_an_announcement_fades(built: Built) -> None:
    built.hud.announce(CardView("Missed", "The bullet touched nothing."))
    built.hud.update(0.05)
    title = next(
        path
        for path in built.window.base.pixel2d.find_all_matches("**/+TextNode")
        if path.node().get_text() == "Missed"
    )
    holder = title
    while holder.name != "board":
        holder = holder.get_parent()
    for part in holder.find_all_matches("**/sheet"):
        assert part.get_net_state().get_attrib(TransparencyAttrib) is not None


def test_announcements_come_one_after_the_other_and_go(built: Built) -> None:
    cards = [card_of(WORDS, RoundBegan(number, 6 + number, "red")) for number in (1, 2)]
    for card in cards:
        assert card is not None
        built.hud.announce(card)
    seen = set()
    for _ in range(100):
        built.hud.update(0.1)
        seen |= {text for text, _ in built.texts() if "o'clock" in text}
    assert seen == {"7 o'clock", "8 o'clock"}
    assert not built.hud.is_announcing


def test_a_resize_builds_everything_anew_at_the_new_scale(built: Built) -> None:
    built.hud.add_to_log("Ann plays Lawman 1.")
    built.hud.resize((1600, 900))
    built.hud.update(0.05)
    assert built.hud.metrics.scale == pytest.approx(scale_of(*built.window.size))
    built.hud.update(0.2)
    assert built.hud.metrics.scale == pytest.approx(scale_of(1600, 900)) == 1.125
    assert built.hud.log_lines == ("Ann plays Lawman 1.",)
