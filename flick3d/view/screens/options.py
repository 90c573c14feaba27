"""The options over any screen: everything else waits, and what is changed holds at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from direct.gui import DirectGuiGlobals
from direct.gui.DirectFrame import DirectFrame
from msgspec.structs import replace

from flick3d.rules.errors import FlickError
from flick3d.settings import Settings
from flick3d.view.display import limit_frames, looks_different, screen_of, show_display, sizes_for
from flick3d.view.house_rules import FIELD, house_rows, is_house_rule, with_wish
from flick3d.view.hud.binding_rows import RESETS, BindingRows
from flick3d.view.hud.kit import VEIL, Kit
from flick3d.view.hud.metrics import Metrics, measure
from flick3d.view.hud.options_hand import KEY_ROW, PAD_ROW, Changed, Clicked, SheetHand, Wish, opened, shown, step
from flick3d.view.hud.options_layout import RESET
from flick3d.view.hud.options_rows import Row, keys, rows
from flick3d.view.hud.options_sheet import OptionsSheet
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import Theme
from flick3d.view.input.actions import BY_NAME
from flick3d.view.input.bindings import Device, can_have, meaning, rebound
from flick3d.view.input.controls import OPTIONS_KEY
from flick3d.view.input.live import ALWAYS
from flick3d.view.input.signals import FocusLost, KeyPressed, KeyReleased, PointerMoved, Resized, Signal, Wheeled
from flick3d.view.screens.display_trial import DisplayTrial
from flick3d.view.screens.refusing import why_not
from flick3d.view.screens.sound_keys import hear_sound_key
from flick3d.view.stage import Stage
from flick3d.view.words import CommonWords

IN_FRONT = 100
"""Order among what is drawn over the table: after every HUD."""
KNOCK_EVERY = 0.15
"""Seconds between two knocks while a slider moves."""


class Options:
    """The options of one screen, closed at first.

    opening: called before it opens: the screen lets go of what it holds. say: tells the player what went wrong.
    """

    def __init__(
        self,
        stage: Stage,
        words: CommonWords,
        style: Style,
        opening: Callable[[], None],
        say: Callable[[str], None],
    ) -> None:
        self._stage, self._words, self._style = stage, words, style
        self._opening, self._say = opening, say
        self._trial = DisplayTrial(stage, words, style, self._look_for_pointer)
        self._hand: SheetHand | None = None
        self._sheet: OptionsSheet | None = None
        self._kit: Kit | None = None
        self._built_for: object = None
        self._metrics: Metrics
        self._waited = False
        self._instead = ""
        self._stays = ""
        self._bindings = BindingRows(stage.key_names, words)
        self._since_knock = 0.0

    @property
    def is_open(self) -> bool:
        """Whether it lies over the screen."""
        return self._hand is not None

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows with what holds now: what is drawn and heard, whatever was asked for."""
        stage = self._stage
        now = replace(stage.own.now, sound=stage.sound.volumes)
        drawn = stage.pipeline.quality
        if drawn is not None:
            now = replace(now, quality=drawn.name)
        silent = self._words.title("options:silent") if stage.sound.is_silent else ""
        notes = {"quality": self._instead, **{key: silent for key in keys(type(now)) if key.startswith("sound.")}}
        if now.display.mode == "borderless":
            notes["display.size"] = self._words.title("options:borderless")
        found = (
            replace(row, help=notes.get(row.key) or row.help) for row in (*rows(now), *house_rows(now.house_rules))
        )
        sizes = sizes_for(now.display, screen_of(stage.window))
        own = tuple(replace(row, choices=sizes) if row.key == "display.size" else row for row in found)
        return (*own, *self._bindings.rows(now, self._stays))

    def open(self) -> None:
        """Open it over the screen, which waits from now on."""
        if self._hand is None:
            self._opening()
            self._waited, self._stage.waits = self._stage.waits, True
            self._instead = self._stays = ""
            self._stage.key_names.look()
            self._hand = opened(self.rows)
            self._show()
            self._look_for_pointer()

    def close(self) -> None:
        """Close it, and write down what was chosen."""
        if self._hand is None:
            return
        self.leave()
        try:
            self._stage.own.keep(self._say)
        except FlickError as error:
            self._say(why_not(self._words, error))

    def leave(self) -> None:
        """Take it away, whatever was chosen: the screen is left."""
        self._trial.leave()
        self._destroy()
        if self._hand is not None:
            self._hand = None
            self._stage.waits = self._waited

    def hear(self, signal: Signal) -> bool:
        """A signal for the screen; whether it must not hear of it."""
        if self._hand is None:
            if isinstance(signal, KeyPressed) and signal.key == OPTIONS_KEY:
                self.open()
                return True
            return False
        if self._trial.hear(signal):
            return not isinstance(signal, FocusLost | Resized | KeyReleased)
        if isinstance(signal, Wheeled):
            # It is heard before this frame's move of the pointer.
            self._look_for_pointer()
        if isinstance(signal, PointerMoved):
            scale = self._metrics.scale
            signal = PointerMoved(signal.x / scale, signal.y / scale)
        elif isinstance(signal, KeyPressed) and not self._hand.waits:
            # Keys arrive as they are while the sheet is open; those of the sound are where the player has them.
            key = meaning(signal.key, ALWAYS, self._stage.own.now.keys)
            if hear_sound_key(self._stage.sound, key, self._words) is not None:
                return True
        self._hand, wishes = step(self._hand, signal, self._metrics, self.rows)
        for wish in wishes:
            self._carry_out(wish)
        return not isinstance(signal, FocusLost | Resized | KeyReleased)

    def update(self, seconds: float) -> bool:
        """A frame; whether the screen waits."""
        self._since_knock += seconds
        self._trial.update(seconds)
        if self._hand is not None and self._show():
            self._look_for_pointer()
        return self._hand is not None

    def told(self) -> dict[str, Any] | None:
        """What is on the sheet, for tests: by key the value, and where the control begins and ends, window pixels."""
        if self._hand is None or self._sheet is None:
            return None
        places, scale = self._sheet.layout, self._metrics.scale
        found = {key: place.control for key, place in places.places.items()} | {**places.tabs, **places.buttons}
        controls = {}
        for key, rect in found.items():
            x, y = places.rect.x + rect.x, places.rect.y + rect.y + rect.height / 2.0
            controls[key] = [round(value * scale, 1) for value in (x, y, x + rect.width)]
        values = {row.key: row.value for row in shown(self._hand, self.rows)}
        clashes = {row.key: row.clash for row in self.rows if row.clash}
        told = {"waits": self._hand.waits, "clashes": clashes, "page": self._hand.page}
        told |= {"focus": self._hand.focus, "dragged": self._hand.dragged}
        return {**told, "values": values, "controls": controls, "trial": self._trial.left}

    def _carry_out(self, wish: Wish) -> None:
        match wish:
            case Changed(key, value):
                self._change(key, value)
            case Clicked(button):
                self._stage.sound.click()
                self._stays = ""
                if button in RESETS:
                    self._stage.own.choose(RESETS[button], {})
                    return
                if button != RESET:
                    self.close()
                    return
                before, chosen = self._stage.own.now, self._stage.own.chosen
                self._stage.own.reset()
                self._stage.sound.volumes = self._stage.own.now.sound
                self._apply()
                self._show_window(before, chosen)

    def _change(self, key: str, value: Any) -> None:
        stage = self._stage
        self._stays = ""
        if key.startswith((KEY_ROW, PAD_ROW)):
            self._bind(key, value)
            return
        before, chosen = stage.own.now, stage.own.chosen
        if is_house_rule(key):
            key, value = FIELD, with_wish(before.house_rules, key, value)
        stage.own.choose(key, value)
        if key == "quality":
            self._instead = ""
            stage.draw_in(value, self._refused)
            if stage.pipeline.quality is not None:
                # What was refused once need not be tried at every start.
                stage.own.choose(key, stage.pipeline.quality.name)
        if key.startswith("sound."):
            stage.sound.volumes = stage.own.now.sound
            if key in ("sound.effects", "sound.master", "sound.mute") and self._since_knock >= KNOCK_EVERY:
                self._since_knock = 0.0
                stage.sound.knock()
            return
        if not isinstance(value, float):
            stage.sound.click()
        self._apply()
        self._show_window(before, chosen)

    def _bind(self, row: str, wanted: str) -> None:
        """Another key or button for an action; it holds at once, in conflict with others or not."""
        own, sound = self._stage.own, self._stage.sound
        device: Device = "keys" if row.startswith(KEY_ROW) else "pad"
        action = BY_NAME[row.partition(".")[2]]
        if wanted and not can_have(action, wanted, device):
            self._stays = row
            sound.refuse()
            return
        own.choose(device, rebound(own.now.keys if device == "keys" else own.now.pad, action.name, wanted, device))
        sound.click()

    def _show_window(self, before: Settings, chosen: frozenset[str]) -> None:
        """The window in the mode that holds now; another one than before is on trial. chosen: what was, before."""
        window, display = self._stage.window, self._stage.own.now.display
        if display != before.display:
            limit_frames(window, display)
        if looks_different(before.display, display):
            show_display(window, display)
            self._trial.begin(before.display, chosen)

    def _apply(self) -> None:
        """What the window itself must know."""
        now, window = self._stage.own.now, self._stage.window
        self._stage.calm = now.reduced_motion
        self._stage.scene.palette.choose(now.colours, now.signs)
        window.settings = replace(window.settings, ui_scale=now.ui_scale)

    def _refused(self, text: str) -> None:
        """The driver does not draw the quality that was chosen."""
        self._instead = text[:1].upper() + text[1:]
        self._say(self._instead)

    def _look_for_pointer(self) -> None:
        """Where the pointer is on the sheet: it may not have moved, but the sheet is another one."""
        pointer = self._stage.window.pointer()
        if pointer is not None:
            self.hear(PointerMoved(*pointer))

    def _show(self) -> bool:
        """The sheet as it is now; whether it was made anew, for another size or language."""
        if self._hand is None:
            return False
        window = self._stage.window
        wanted = (window.size, window.settings.ui_scale, self._stage.own.now.language)
        is_new = self._sheet is None or wanted != self._built_for
        if is_new:
            self._destroy()
            self._built_for = wanted
            self._metrics = measure(*window.size, window.settings.ui_scale, self._style.top)
            root = window.base.pixel2d.attach_new_node("options", sort=IN_FRONT)
            root.set_scale(self._metrics.scale)
            self._blocker = _blocker(root)
            self._kit = Kit(Theme(window.base, self._stage.models, self._metrics.scale, self._style), root)
            self._sheet = OptionsSheet(self._kit, self._metrics, self._words)
        if self._sheet is not None:
            self._sheet.show(self.rows, self._hand)
        return is_new

    def _destroy(self) -> None:
        if self._sheet is not None and self._kit is not None:
            self._sheet.destroy()
            self._blocker.destroy()
            self._kit.close()
            self._sheet = self._kit = None


def _blocker(root: Any) -> DirectFrame:
    """Unseen over the whole window: no widget behind it hears of the mouse, but the screen's listener does."""
    frame = DirectFrame(
        parent=root, frameSize=(0.0, VEIL, -VEIL, 0.0), frameColor=(0.0, 0.0, 0.0, 0.0), suppressMouse=0, suppressKeys=0
    )
    frame["state"] = DirectGuiGlobals.NORMAL
    return frame
