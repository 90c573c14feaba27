"""What mouse and keys do on the options sheet. All pure."""

from __future__ import annotations

import pytest

from flick3d.settings import Settings, with_value
from flick3d.view.hud.metrics import Metrics
from flick3d.view.hud.options_hand import Changed, Clicked, SheetHand, Wish, opened, shown, step
from flick3d.view.hud.options_layout import CLOSE, PAGE, RESET, layout, rows_of
from flick3d.view.hud.options_rows import Row, groups, rows
from flick3d.view.input.signals import FocusLost, KeyPressed, PointerMoved, Pressed, Released, Signal, Wheeled
from tests.view.test_options_rows import METRICS, Later, row


class Player:
    """Somebody at the sheet; what was wished for is taken over, as the game does."""

    def __init__(self, metrics: Metrics = METRICS) -> None:
        self.settings = Settings()
        self.metrics = metrics
        self.hand: SheetHand = opened(self.rows)
        self.wishes: list[Wish] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        return rows(self.settings)

    def send(self, *signals: Signal) -> None:
        for signal in signals:
            self.hand, wishes = step(self.hand, signal, self.metrics, self.rows)
            self.wishes += wishes
            for wish in wishes:
                if isinstance(wish, Changed):
                    self.settings = with_value(self.settings, wish.key, wish.value)

    def keys(self, *names: str) -> None:
        self.send(*(KeyPressed(name) for name in names))

    def turn(self, page: str) -> None:
        """Click on a group's title."""
        self.click(PAGE + page)

    def at(self, key: str, share: float = 0.5) -> PointerMoved:
        """The pointer on a control, a title or a button, in that share of its width."""
        places = layout(self.metrics, self.rows, self.hand.page, self.hand.first)
        boxes = {**places.buttons, **places.tabs}
        part = boxes[key] if key in boxes else places.places[key].control
        x, y = part.x + share * part.width, part.y + part.height / 2.0
        return PointerMoved(places.rect.x + x, places.rect.y + y)

    def click(self, key: str, share: float = 0.5) -> None:
        self.send(self.at(key, share), Pressed("left"), Released("left"))


@pytest.fixture
def player() -> Player:
    return Player()


def test_a_slider_follows_the_mouse_from_where_it_is_pressed(player: Player) -> None:
    player.turn("Sound")
    player.send(player.at("sound.music", 0.5), Pressed("left"))
    assert player.settings.sound.music == 0.5
    player.send(player.at("sound.music", 0.26))
    assert player.settings.sound.music == pytest.approx(0.25)
    player.send(PointerMoved(5000.0, 0.0))
    assert player.settings.sound.music == 1.0, "far outside it is still held"
    player.send(player.at("sound.room"), Released("left"))
    assert player.hand.hovered == "sound.room", "also when the pointer rests then"
    before = player.settings.sound.music
    player.send(player.at("sound.music", 0.0))
    assert player.settings.sound.music == before == pytest.approx(0.5)
    assert player.settings.sound.room == Settings().sound.room
    assert player.hand.focus == "sound.music"


def test_the_size_of_the_sheet_itself_changes_when_the_slider_is_let_go(player: Player) -> None:
    player.turn("Interface")
    player.send(player.at("ui_scale", 0.9), Pressed("left"))
    assert player.wishes == []
    assert row("ui_scale", shown(player.hand, player.rows)).value > 1.5, "it is seen under the hand"
    player.send(player.at("ui_scale", 0.0), Released("left"))
    assert player.wishes == [Changed("ui_scale", 0.75)]
    player.send(player.at("ui_scale", 0.98), Pressed("left"))
    player.keys("escape")
    player.send(Released("left"))
    assert player.settings.ui_scale == 0.75, "Escape in mid-drag: as it was"
    assert len(player.wishes) == 1
    player.send(player.at("ui_scale", 0.98), Pressed("left"), FocusLost(), Released("left"))
    assert player.settings.ui_scale == 0.75


def test_the_wheel_moves_the_slider_under_the_pointer(player: Player) -> None:
    player.turn("Sound")
    player.send(player.at("sound.room"), Wheeled(1.0), Wheeled(1.0), Wheeled(-1.0))
    assert player.settings.sound.room == pytest.approx(0.75)
    player.turn("Display")
    player.send(player.at("quality"), Wheeled(1.0))
    assert player.settings.quality is None


def test_switches_and_choices_are_clicked(player: Player) -> None:
    player.turn("Interface")
    player.click("reduced_motion")
    assert player.settings.reduced_motion
    player.click("reduced_motion")
    assert not player.settings.reduced_motion
    player.turn("Display")
    player.click("quality", 0.95)
    assert player.settings.quality == "high"
    player.click("quality", 0.5)
    assert player.settings.quality == "medium"
    before = len(player.wishes)
    player.click("quality", 0.5)
    assert len(player.wishes) == before


def test_many_choices_are_gone_through_with_two_arrows() -> None:
    found = rows(Later())
    places = layout(METRICS, found, "At the pad")
    place = places.places["pad.language"]
    for part, value in zip(place.parts, ("en", "es"), strict=True):
        at = PointerMoved(places.rect.x + part.x + 3.0, places.rect.y + part.y + 3.0)
        hand, _ = step(opened(found), at, METRICS, found)
        assert step(hand, Pressed("left"), METRICS, found)[1] == (Changed("pad.language", value),)


def test_buttons_are_clicked_when_they_are_let_go_over_them(player: Player) -> None:
    player.send(player.at(RESET), Pressed("left"), player.at(CLOSE), Released("left"))
    assert player.wishes == []
    player.click(RESET)
    player.click(CLOSE)
    assert player.wishes == [Clicked(RESET), Clicked(CLOSE)]


def test_keys_reach_everything(player: Player) -> None:
    player.keys("arrow_right", "page_down", "arrow_left", "tab", "space")
    assert (player.settings.quality, player.settings.ui_scale, player.settings.reduced_motion) == ("medium", 0.95, True)
    player.keys("page_up", "enter", "enter")
    assert player.settings.quality == "low"
    player.keys("arrow_up", "arrow_up")
    assert player.hand.focus == CLOSE, "the ring closes"
    player.keys("arrow_left", "enter", "page_up", "page_up")
    player.send(KeyPressed("tab", shift=True), KeyPressed("tab", shift=True), KeyPressed("tab", shift=True))
    player.send(KeyPressed("tab", shift=True))
    assert player.hand.focus == "sound.room_stays"
    player.keys("x", "w", "f1", "escape")
    assert player.wishes[-2:] == [Clicked(RESET), Clicked(CLOSE)]
    player.keys("f10")
    assert player.wishes[-1] == Clicked(CLOSE)


def test_the_help_is_of_what_was_last_pointed_at_or_reached(player: Player) -> None:
    player.turn("Sound")
    player.keys("enter")
    player.send(player.at("sound.music"))
    assert (player.hand.told, player.hand.focus) == ("sound.music", "sound.mute")
    player.keys("arrow_down")
    assert player.hand.told == "sound.master"
    player.send(PointerMoved(1.0, 1.0))
    assert (player.hand.hovered, player.hand.told) == ("", "sound.master")
    player.send(Pressed("left"), Released("left"), Pressed("right"))
    assert player.wishes == [], "beside the sheet nothing answers"


def test_the_titles_of_the_groups_are_turned_by_mouse_and_keys(player: Player) -> None:
    pages = groups(player.rows)
    for page in reversed(pages):
        player.turn(page)
        assert (player.hand.page, player.hand.focus, player.hand.first) == (page, PAGE + page, 0)
    player.keys("arrow_right")
    assert (player.hand.page, player.hand.focus) == (pages[1], PAGE + pages[1]), "and stays on the titles"
    player.keys("arrow_left", "arrow_left")
    assert player.hand.page == pages[-1], "in a ring"
    player.keys("enter")
    assert player.hand.focus == rows_of(player.rows, pages[-1])[0].key
    player.keys("page_down")
    assert (player.hand.page, player.hand.focus) == (pages[0], player.rows[0].key)
    player.keys("arrow_up", "page_down")
    assert player.hand.focus == PAGE + pages[1], "from a title to a title"
    assert player.wishes == []
