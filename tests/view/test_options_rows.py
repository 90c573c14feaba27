"""The options' rows, made from typed fields, and where they are. All pure."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta
from msgspec.structs import replace

from flick3d.settings import Settings, value_of, with_value
from flick3d.view.hud.metrics import Metrics, Rect, measure
from flick3d.view.hud.options_hand import opened, step
from flick3d.view.hud.options_layout import RESET, first_for, layout, rows_of
from flick3d.view.hud.options_rows import Row, groups, keys, rows
from flick3d.view.input.signals import KeyPressed, Wheeled

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


def test_every_setting_has_a_row_with_a_help_in_a_group() -> None:
    assert groups(ROWS) == ("Display", "Interface", "Camera", "Hand", "Sound", "Language")
    assert [each.key for each in rows_of(ROWS, "Display")] == [
        "quality", "display.mode", "display.size", "display.frames",
    ]  # fmt: skip
    assert [each.key for each in rows_of(ROWS, "Interface")] == [
        "ui_scale", "reduced_motion", "colours", "signs", "hints",
    ]  # fmt: skip
    assert [each.key for each in rows_of(ROWS, "Language")] == ["language"]
    assert [each.key.removeprefix("sound.") for each in rows_of(ROWS, "Sound")] == [
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
    assert len({layout(metrics, ROWS, page).rect for page in groups(ROWS)}) == 1, "it stays where it is"
    for page in groups(ROWS):
        all_of_it_is_seen(metrics, page)


def all_of_it_is_seen(metrics: Metrics, page: str) -> None:
    places = layout(metrics, ROWS, page)
    assert set(places.places) == {each.key for each in rows_of(ROWS, page)}
    assert not (places.above or places.below)
    window = Rect(0.0, 0.0, metrics.width, metrics.height)
    assert window.holds(places.rect.x, places.rect.y) and places.rect.bottom <= window.bottom
    sheet = Rect(0.0, 0.0, places.rect.width, places.rect.height)
    parts = [place.row for place in places.places.values()]
    parts += [places.help, *places.buttons.values(), *places.tabs.values()]
    for index, part in enumerate(parts):
        assert sheet.holds(part.x, part.y) and part.right <= sheet.right and part.bottom <= sheet.bottom
        assert not any(part.overlaps(other) for other in parts[index + 1 :])
    for place in places.places.values():
        for part in (place.control, *place.parts):
            assert part.x >= place.row.x and part.right <= place.row.right


def many() -> tuple[Row, ...]:
    return tuple(replace(each, key=f"{each.key}{number}", group="All") for number in range(4) for each in ROWS)


def test_more_rows_than_fit_follow_the_focus_and_the_wheel() -> None:
    found = many()
    places = layout(METRICS, found, "All")
    assert places.below and not places.above
    assert len(places.places) < len(found)
    seen = set(places.places)
    hand = opened(found)
    for _ in found:
        hand, _ = step(hand, KeyPressed("arrow_down"), METRICS, found)
        places = layout(METRICS, found, "All", hand.first)
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
    assert first_for(METRICS, found, "All", 0, found[-1].key) == last
    assert first_for(METRICS, found, "All", last, RESET) == last
