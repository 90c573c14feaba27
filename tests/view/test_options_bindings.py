"""Keys and buttons of a pad on the options sheet, and what they are called elsewhere. All pure."""

from __future__ import annotations

from collections.abc import Mapping

from flick3d.settings import Settings, with_value
from flick3d.view.hud.binding_rows import binding_rows
from flick3d.view.hud.key_names import KeyNames, ShownKeys
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.options_hand import Changed, Clicked, SheetHand, Wish, opened, shown, step
from flick3d.view.hud.options_layout import CLOSE, PAGE, RESET, layout
from flick3d.view.hud.options_rows import Row, rows
from flick3d.view.input.bindings import rebound
from flick3d.view.input.live import told_scopes
from flick3d.view.input.signals import FocusLost, KeyPressed, KeyReleased, PadPressed, PointerMoved, Pressed, Signal
from flick3d.view.words import CommonWords
from tests.view.test_options_rows import METRICS


def names_for(settings: Settings, printed: Mapping[str, str] | None = None) -> KeyNames:
    names = KeyNames(lambda: settings, lambda text: text, lambda: printed or {})
    names.look()
    return names


class Player:
    """Somebody at the sheet; what was wished for is taken over, as the game does."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.hand: SheetHand = opened(self.rows)
        self.wishes: list[Wish] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        own = binding_rows(self.settings, names_for(self.settings), CommonWords())
        return (*rows(self.settings), *own)

    def row(self, key: str) -> Row:
        return next(row for row in shown(self.hand, self.rows) if row.key == key)

    def send(self, *signals: Signal) -> None:
        for signal in signals:
            self.hand, wishes = step(self.hand, signal, METRICS, self.rows)
            self.wishes += wishes
            for wish in wishes:
                if isinstance(wish, Changed):
                    device, _, action = wish.key.partition(".")
                    bound = self.settings.keys if device == "keys" else self.settings.pad
                    after = rebound(bound, action, wish.value, "keys" if device == "keys" else "pad")
                    self.settings = with_value(self.settings, device, after)

    def keys(self, *keys: str) -> None:
        self.send(*(KeyPressed(key) for key in keys))

    def focus(self, key: str) -> None:
        """Go down to a row with the keyboard."""
        while self.hand.page != self.row(key).group:
            self.keys("page_down")
        for _ in range(100):
            if self.hand.focus == key:
                return
            self.keys("arrow_down")
        raise AssertionError(key)


def test_a_key_is_bound_with_the_keyboard() -> None:
    player = Player()
    player.focus("keys.move")
    player.keys("enter")
    assert player.row("keys.move").waits
    player.keys("shift", "v")
    assert player.settings.keys == {"move": "v"}
    assert (player.row("keys.move").shown, player.row("keys.move").clash) == ("V", "")
    assert not player.hand.waits
    player.keys("enter", "escape")
    assert player.settings.keys == {"move": "v"} and player.wishes[-1] == Changed("keys.move", "v"), "nothing is closed"
    player.keys("delete")
    assert player.settings.keys == {"move": ""} and player.row("keys.move").shown == ""
    player.keys("enter", "m")
    assert player.settings.keys == {}


def test_keys_that_do_something_on_the_sheet_are_bound_as_well() -> None:
    player = Player()
    player.focus("keys.stronger")
    player.keys("enter", "page_down")
    assert player.settings.keys == {"stronger": "page_down"} and player.hand.page == "Keys"
    player.keys("enter")
    player.send(FocusLost())
    assert not player.hand.waits


def test_a_conflict_stands_on_both_rows() -> None:
    player = Player()
    player.focus("keys.move")
    player.keys("enter", "q")
    assert player.row("keys.move").clash == "also: Shoot left; left block"
    assert player.row("keys.shoot-left").clash == "also: Move"
    assert not player.row("keys.turn-left").clash, "that is of the other game"


def test_a_row_is_clicked_and_another_one() -> None:
    player = Player()
    player.focus("keys.move")
    places = layout(METRICS, player.rows, "Keys", player.hand.first)

    def click(part: Rect) -> None:
        x, y = places.rect.x + part.x + 5.0, places.rect.y + part.y + 5.0
        player.send(PointerMoved(x, y), Pressed("left"))

    click(places.places["keys.move"].control)
    assert player.hand.waits == "keys.move"
    beside = next(key for key, place in places.places.items() if place.control.width and key != "keys.move")
    click(places.places[beside].control)
    assert player.hand.waits == beside and not player.wishes


def test_headings_are_passed_over_and_a_button_puts_all_back() -> None:
    player = Player()
    player.focus("reset:keys")
    player.keys("enter")
    assert player.wishes == [Clicked("reset:keys")]
    seen = {player.hand.focus}
    for _ in range(90):
        player.keys("arrow_down")
        seen.add(player.hand.focus)
    assert {RESET, CLOSE, PAGE + "Keys", "keys.bookmark"} <= seen
    assert not any(":" in key.removeprefix("reset:").removeprefix(PAGE) for key in seen), "no heading"


def test_a_button_of_a_pad_is_bound_with_it() -> None:
    player = Player()
    player.focus("pad.undo")
    player.send(PadPressed("face_a", "enter"), KeyPressed("enter"), KeyReleased("enter"))
    assert player.hand.waits == "pad.undo"
    player.send(KeyPressed("x"))
    assert player.hand.waits == "pad.undo", "a key is no button"
    player.send(PadPressed("face_y", "tab"), KeyPressed("tab"), KeyReleased("tab"))
    assert player.settings.pad == {"undo": "face_y"}
    assert player.hand.focus == "pad.undo", "what the button stands for is not done"
    player.keys("enter")
    player.send(PadPressed("face_b", "escape"), KeyPressed("escape"))
    assert not player.hand.waits and player.settings.pad == {"undo": "face_y"}
    assert Clicked(CLOSE) not in player.wishes


def test_a_pad_can_only_lead_back_where_a_key_is_waited_for() -> None:
    player = Player()
    player.focus("keys.move")
    player.keys("enter")
    player.send(PadPressed("face_a", "enter"), KeyPressed("enter"))
    assert player.hand.waits == "keys.move" and not player.settings.keys
    player.send(PadPressed("face_b", "escape"), KeyPressed("escape"))
    assert not player.hand.waits


def test_buttons_and_texts_name_the_players_keys() -> None:
    keys = ShownKeys(names_for(Settings(keys={"shoot-left": "e", "shoot-right": "q", "charge": "v"})),
                     told_scopes("western"), lambda: False)  # fmt: skip
    assert (keys.label("Q"), keys.label("E"), keys.label("M"), keys.label("?")) == ("E", "Q", "M", "?")
    assert keys.label("Q", "council") == "Q"
    assert keys.told("Click it, or Q and E.") == "Click it, or E and Q."
    assert keys.told("Hold the left button and pull back, or hold Space.").endswith("or hold V.")
    assert keys.pad_lines() == ()
    usual = ShownKeys(names_for(Settings()), told_scopes("western"), lambda: True)
    assert usual.told("Q, E, WASD", lists_keys=True) == "Q, E, WASD"
    assert ("LB", "Take back") in usual.pad_lines()


def test_keys_are_named_as_the_players_own_keyboard_prints_them() -> None:
    french = {"q": "A", "a": "Q", "w": "Z", "z": "W", "m": ","}
    keys = ShownKeys(names_for(Settings(), french), told_scopes("western"), lambda: False)
    assert keys.label("Q") == "A"
    assert keys.told("Middle drag, WASD", lists_keys=True) == "Middle drag, Z Q S D"
    assert keys.told("wheel and WASD move the camera") == "wheel and Z Q S D move the camera"
    assert keys.told("A draw: both sides met their goal.") == "A draw: both sides met their goal.", "no key"


def test_a_word_that_is_no_key_stays() -> None:
    keys = ShownKeys(names_for(Settings(keys={"aim-right": "v"})), told_scopes("western"), lambda: False)
    assert keys.told("Left, Right", lists_keys=True) == "Left, V"
    assert keys.told("Right click or Esc", lists_keys=True) == "Right click or Esc"
