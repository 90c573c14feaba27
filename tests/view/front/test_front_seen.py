"""What is seen of the front of house: no text is cut, only what changed is made anew, pictures are loaded once."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from panda3d.core import PNMImage

from flick3d.view.front.pages import Button, Poster
from flick3d.view.front.pictures import MOST, Pictures
from flick3d.view.hud.metrics import Rect
from tests.view.front.pages_help import BOOK, FORM, LIST, MENU, SENTENCE
from tests.view.front.visitor import Place
from tests.view.hud_texts import holds, shrunk

WORDY = replace(
    FORM,
    title="Indstillinger for kampen og alle dens deltagere",
    items=(
        replace(FORM.items[1], label="Navnet på den anden spiller her", text="W" * 8),
        replace(
            FORM.items[2],
            label="Spilles af",
            choices=(("a", "menneskelig spiller"), ("b", "meget dygtig modstander"), ("c", "let")),
            value="b",
        ),
        *FORM.items[3:],
        Button("long", "Fortsæt den kamp, der blev spillet allersidst i aftes på bordet", "i går 23:59", SENTENCE * 3),
    ),
    poster=replace(FORM.poster, title="Belejringen af den gamle mine bag bjergene", picture=Path("none.png")),
    back="Tilbage til hovedmenuen",
)
"""Long words in a language with long words."""


@pytest.mark.parametrize("window", [(1280, 720, 1.0), (1024, 768, 2.0), (2560, 1080, 0.75)], ids=str)
def test_no_text_is_cut_or_lies_on_another(visit: Any, window: tuple[int, int, float]) -> None:
    room = Place(MENU)
    visitor = visit(room)
    size = window[:2]
    visitor.stage.window.base.win.set_size(*size)
    visitor.stage.window.settings = replace(visitor.stage.window.settings, ui_scale=window[2])
    for page in (MENU, FORM, LIST, BOOK, replace(WORDY, name="wordy")):
        room.page = page
        visitor.wait(0.1)
        for _ in range(3):
            texts = visitor.texts
            assert len(texts) > 3
            for each in texts:
                for around in (Rect(0.0, 0.0, *map(float, size)), each.board):
                    assert around is None or holds(around, each.rect, 2.0), (each.text, each.rect, around)
            for one, two in itertools.combinations(texts, 2):
                assert not shrunk(one.rect).overlaps(shrunk(two.rect)), (one.text, two.text)
            visitor.key("page_down", "tab", "tab")


def test_only_what_changed_is_made_anew(visit: Any) -> None:
    visitor = visit(Place(FORM))
    made = list(visitor.screen._visits._sheet._kit._made)
    posters = list(visitor.screen._visits._sheet._poster._kit._made)
    visitor.key("arrow_right", "arrow_down", "arrow_up")
    visitor.click("name")
    visitor.write("xy")
    assert visitor.told["page"]["values"]["name"].endswith("xy")
    assert visitor.screen._visits._sheet._kit._made == made
    assert visitor.screen._visits._sheet._poster._kit._made == posters
    visitor.key("page_down")
    assert visitor.screen._visits._sheet._kit._made == made
    assert visitor.screen._visits._sheet._poster._kit._made != posters


def test_pictures_are_loaded_once_and_damaged_ones_are_not_there(visit: Any, tmp_path: Path) -> None:
    pictures = Pictures()
    files = [tmp_path / f"{number}.png" for number in range(MOST + 2)]
    for file in files:
        PNMImage(32, 18).write(str(file))
    first = pictures.of(files[0])
    assert first is not None and (first.get_x_size(), first.get_y_size()) == (32, 18)
    assert pictures.of(files[0]) is first
    for file in files:
        pictures.of(file)
    assert pictures.of(files[-1]) is pictures.of(files[-1])
    damaged = tmp_path / "damaged.png"
    damaged.write_bytes(b"not a picture")
    assert pictures.of(damaged) is None
    assert pictures.of(tmp_path / "missing.png") is None
    told = Poster("Street", damaged, (("", SENTENCE),))
    visitor = visit(Place(replace(MENU, poster=told)))
    assert visitor.says("takes the gold")
