"""The options' rows, made from typed fields; where they are; and what mouse and keys do on them. All pure."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta
from msgspec.structs import replace

from flick3d.settings import Settings, value_of, with_value
from flick3d.view.hud.metrics import Metrics, Rect, measure
from flick3d.view.hud.options_hand import Changed, Clicked, SheetHand, Wish, opened, shown, step
from flick3d.view.hud.options_layout import CLOSE, RESET, first_for, layout
from flick3d.view.hud.options_rows import Row, keys, rows
from flick3d.view.input.signals import FocusLost, KeyPressed, PointerMoved, Pressed, Released, Signal, Wheeled

METRICS = measure(1280, 720)
ROWS = rows(Settings())


class Pad(msgspec.Struct, frozen=True):
    """A group of a later version."""

    language: Annotated[Literal["en", "da", "es", "fr", "de"], Meta(title="Language")] = "da"
    people: Annotated[int, Meta(ge=2, le=4, title="People", extra_json_schema={"step": 1})] = 3
    unseen: int = 7


class Later(msgspec.Struct, frozen=True):
    """Settings of a later version."""

    pad: Annotated[Pad, Meta(title="At the pad")] = Pad()
    display: Annotated[
        Literal["window", "fullscreen"], Meta(title="Display", extra_json_schema={"group": "Picture"})
    ] = "fullscreen"


def row(key: str, among: tuple[Row, ...] = ROWS) -> Row:
    return next(row for row in among if row.key == key)


def test_every_setting_has_a_row_with_a_help_in_one_of_three_groups() -> None:
    assert [each.key for each in ROWS if each.group == "Picture"] == ["quality"]
    assert [each.key for each in ROWS if each.group == "Interface"] == ["ui_scale", "reduced_motion", "language"]
    assert [each.key.removeprefix("sound.") for each in ROWS if each.group == "Sound"] == [
        "mute", "master", "effects", "music", "room", "room_stays",
    ]  # fmt: skip
    for each in ROWS:
        assert each.label and each.help.endswith("."), each.key
        assert each.kind == "choice" or each.value == value_of(Settings(), each.key), each.key
    assert row("quality").choices == ("low", "medium", "high"), "in the order of the type, not of the alphabet"
    assert [row("language").name(choice) for choice in row("language").choices] == [
        "system", "English", "Dansk", "Español",
    ]  # fmt: skip
    assert (row("ui_scale").low, row("ui_scale").high, row("ui_scale").late) == (0.75, 2.0, True)


def test_a_new_field_needs_no_new_code() -> None:
    found = rows(Later())
    assert [(each.key, each.kind, each.group, each.value) for each in found] == [
        ("pad.language", "choice", "At the pad", "da"),
        ("pad.people", "slider", "At the pad", 3),
        ("display", "choice", "Picture", "fullscreen"),
    ]
    assert keys(Later) == ("pad.language", "pad.people", "display")
    assert row("pad.people", found).at(0.9) == 4


def test_a_field_that_no_row_can_show_is_a_mistake() -> None:
    class Wrong(msgspec.Struct, frozen=True):
        name: Annotated[str, Meta(title="Name")] = ""

    with pytest.raises(TypeError, match="name"):
        rows(Wrong())


def test_values_go_by_whole_steps_between_their_limits() -> None:
    size = row("ui_scale")
    assert size.share == pytest.approx(0.2)
    assert [size.at(share) for share in (-1.0, 0.0, 0.21, 1.0, 7.0)] == [0.75, 0.75, 1.0, 2.0, 2.0]
    assert [size.moved(steps) for steps in (1.0, -1.0, 99.0, -99.0)] == [1.05, 0.95, 2.0, 0.75]
    assert size.turned() == 1.0
    music = replace(row("sound.music"), value=0.1)
    for _ in range(10):
        music = replace(music, value=music.moved(1.0))
    assert music.value == 0.6, "not 0.6000000000000001: it is written down"


def test_choices_and_switches_go_both_ways() -> None:
    low, high = row("quality"), replace(row("quality"), value="high")
    assert (low.moved(1.0), low.moved(-1.0), high.moved(1.0)) == ("medium", "low", "high")
    assert (low.turned(), high.turned()) == ("medium", "low"), "in a ring"
    off = row("sound.mute")
    assert (off.moved(1.0), off.moved(-1.0), off.turned()) == (True, False, True)


def test_a_field_is_found_and_changed_by_its_key() -> None:
    settings = with_value(with_value(Settings(), "sound.music", 0.25), "ui_scale", 1.5)
    assert (settings.sound.music, settings.ui_scale) == (0.25, 1.5)
    assert value_of(settings, "sound.music") == 0.25
    assert replace(settings.sound, music=0.8) == Settings().sound
    with pytest.raises(AttributeError):
        value_of(settings, "sound.smell")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (640, 360)])
@pytest.mark.parametrize("wanted", [0.75, 1.0, 2.0])
def test_all_rows_of_today_fit_into_every_window(size: tuple[int, int], wanted: float) -> None:
    metrics = measure(*size, wanted)
    places = layout(metrics, ROWS)
    assert set(places.places) == {each.key for each in ROWS}
    assert not (places.above or places.below)
    window = Rect(0.0, 0.0, metrics.width, metrics.height)
    assert window.holds(places.rect.x, places.rect.y) and places.rect.bottom <= window.bottom
    sheet = Rect(0.0, 0.0, places.rect.width, places.rect.height)
    parts = [place.row for place in places.places.values()] + [places.help, *places.buttons.values()]
    for index, part in enumerate(parts):
        assert sheet.holds(part.x, part.y) and part.right <= sheet.right and part.bottom <= sheet.bottom
        assert not any(part.overlaps(other) for other in parts[index + 1 :])
    for place in places.places.values():
        for part in (place.control, *place.parts):
            assert part.x >= place.row.x and part.right <= place.row.right


def many() -> tuple[Row, ...]:
    return tuple(replace(each, key=f"{each.key}{number}") for number in range(4) for each in ROWS)


def test_more_rows_than_fit_follow_the_focus_and_the_wheel() -> None:
    found = many()
    places = layout(METRICS, found)
    assert places.below and not places.above
    assert len(places.places) < len(found)
    seen = set(places.places)
    hand = opened(found)
    for _ in found:
        hand, _ = step(hand, KeyPressed("arrow_down"), METRICS, found)
        places = layout(METRICS, found, hand.first)
        seen |= set(places.places)
        assert hand.focus in places.places or hand.focus == RESET
        assert all(place.row.bottom <= places.help.y for place in places.places.values())
    assert seen == {each.key for each in found}
    assert places.above and not places.below
    last = hand.first
    hand, wishes = step(replace(hand, hovered=""), Wheeled(1.0), METRICS, found)
    assert (hand.first, wishes) == (last - 1, ())
    hand, _ = step(hand, Wheeled(-9.0), METRICS, found)
    assert hand.first == last
    hand, _ = step(hand, Wheeled(99.0), METRICS, found)
    assert hand.first == 0
    assert first_for(METRICS, found, 0, found[-1].key) == last
    assert first_for(METRICS, found, last, RESET) == last


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

    def at(self, key: str, share: float = 0.5) -> PointerMoved:
        """The pointer on a control, or on a button, in that share of its width."""
        places = layout(self.metrics, self.rows, self.hand.first)
        part = places.buttons[key] if key in places.buttons else places.places[key].control
        x, y = part.x + share * part.width, part.y + part.height / 2.0
        return PointerMoved(places.rect.x + x, places.rect.y + y)

    def click(self, key: str, share: float = 0.5) -> None:
        self.send(self.at(key, share), Pressed("left"), Released("left"))


@pytest.fixture
def player() -> Player:
    return Player()


def test_a_slider_follows_the_mouse_from_where_it_is_pressed(player: Player) -> None:
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
    player.send(player.at("sound.room"), Wheeled(1.0), Wheeled(1.0), Wheeled(-1.0))
    assert player.settings.sound.room == pytest.approx(0.75)
    player.send(player.at("quality"), Wheeled(1.0))
    assert player.settings.quality is None


def test_switches_and_choices_are_clicked(player: Player) -> None:
    player.click("reduced_motion")
    assert player.settings.reduced_motion
    player.click("reduced_motion")
    assert not player.settings.reduced_motion
    player.click("quality", 0.95)
    assert player.settings.quality == "high"
    player.click("quality", 0.5)
    assert player.settings.quality == "medium"
    before = len(player.wishes)
    player.click("quality", 0.5)
    assert len(player.wishes) == before


def test_many_choices_are_gone_through_with_two_arrows() -> None:
    found = rows(Later())
    places = layout(METRICS, found)
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
    player.keys("arrow_right", "arrow_down", "arrow_left", "tab", "space")
    assert (player.settings.quality, player.settings.ui_scale, player.settings.reduced_motion) == ("medium", 0.95, True)
    player.keys("arrow_up", "arrow_up", "enter", "enter")
    assert player.settings.quality == "low"
    player.keys("arrow_up")
    assert player.hand.focus == CLOSE, "the ring closes"
    player.keys("arrow_left", "enter")
    player.send(KeyPressed("tab", shift=True))
    assert player.hand.focus == "sound.room_stays"
    player.keys("x", "w", "f1", "escape")
    assert player.wishes[-2:] == [Clicked(RESET), Clicked(CLOSE)]
    player.keys("f10")
    assert player.wishes[-1] == Clicked(CLOSE)


def test_the_help_is_of_what_was_last_pointed_at_or_reached(player: Player) -> None:
    player.send(player.at("sound.music"))
    assert (player.hand.told, player.hand.focus) == ("sound.music", "quality")
    player.keys("arrow_down")
    assert player.hand.told == "ui_scale"
    player.send(PointerMoved(1.0, 1.0))
    assert (player.hand.hovered, player.hand.told) == ("", "ui_scale")
    player.send(Pressed("left"), Released("left"), Pressed("right"))
    assert player.wishes == [], "beside the sheet nothing answers"
