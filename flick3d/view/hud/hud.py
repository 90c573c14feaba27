"""The HUD as a whole: builds its parts for the window's size, hands views to them, knows what they cover."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from direct.showbase.ShowBase import ShowBase
from panda3d.core import NodePath

from flick3d.view.hud.banner import Banner
from flick3d.view.hud.card import Card
from flick3d.view.hud.changing import ChangingParts
from flick3d.view.hud.event_log import EventLog
from flick3d.view.hud.help_card import HelpCard
from flick3d.view.hud.key_names import ShownKeys
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect, measure
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.result import ResultScreen
from flick3d.view.hud.story_card import StoryCard
from flick3d.view.hud.strips import CameraButtons, HintLine, Meter, gear_button
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import Theme
from flick3d.view.hud.views import CardView, HudView, ResultView, StoryView
from flick3d.view.input.controls import ControlGroup
from flick3d.view.words import CommonWords

CALM = 0.15
"""Seconds without another resize after which everything is built anew at the right size."""

Command = Callable[[tuple[str, ...]], None]


class Hud:
    """Everything that is drawn over the table.

    command: hears the words of every button that is clicked, such as ("shoot", "left"). hovered: hears the words of
    the button or tile under the pointer, and () when there is none. brief: where brief announcements lie, if elsewhere.
    style: the house's own without one. ui_scale: how much larger than usual everything is, as far as there is room.
    language: that the words speak now. keys: what the player's keys are called; the usual ones without.
    """

    def __init__(
        self,
        base: ShowBase,
        models: Path,
        size: tuple[int, int],
        view: HudView,
        help_groups: tuple[ControlGroup, ...],
        command: Command,
        hovered: Command,
        words: CommonWords | None = None,
        parts: Parts | None = None,
        brief: Callable[[Metrics], Rect | None] | None = None,
        style: Style | None = None,
        ui_scale: float = 1.0,
        language: str = "",
        keys: ShownKeys | None = None,
    ) -> None:
        self._base = base
        self._deaf = False
        self._models = models
        self._size = size
        self._view = view
        self._help_groups = help_groups
        self._ordered = command
        self._hovered = hovered
        self._words = words or CommonWords()
        self._parts = parts or {}
        self._brief = brief
        self._style = style or Style()
        self._ui_scale = ui_scale
        self._language = language
        self._keys, self._keys_made_of = keys, keys.made_of if keys is not None else None
        self._result_view: ResultView | None = None
        self._story_view: StoryView | None = None
        self._help_is_open = False
        self._resized: float | None = None
        # What is shown was said in another language; it is built anew only with a view that says it in this one.
        self._is_old = False
        self._build()

    def _build(self) -> None:
        self.metrics: Metrics = measure(*self._size, self._ui_scale, self._style.top)
        metrics = self.metrics
        self._root = self._base.pixel2d.attach_new_node("hud")
        self._root.set_scale(metrics.scale)
        theme = Theme(self._base, self._models, metrics.scale, self._style)
        if self._keys is not None:
            theme.key_label = self._keys.label
        self._kit = kit = Kit(theme, self._root)
        self._log = EventLog(kit, metrics.log, metrics.long_log)
        self._banner = Banner(kit, metrics.banner)
        self._hint = HintLine(kit, metrics.hint)
        self._meter = Meter(kit, metrics.meter, self._words)
        self._cameras = CameraButtons(kit, metrics.cameras, self._command, self._hover_button)
        gear_button(kit, metrics.gear, self._command, self._hover_button)
        self._changing = ChangingParts(
            theme,
            self._root,
            metrics,
            self._command,
            self._hover_button,
            self._hover_tile,
            self._pointer,
            self._parts,
        )
        # What comes later in the tree lies in front: what covers other parts has a root of its own, in this order.
        names = ("card", "result", "story", "help")
        self._over = {name: Kit(theme, self._root.attach_new_node(name)) for name in names}
        self._card = Card(self._over["card"], metrics.card, self._brief(metrics) if self._brief else None)
        board, close, keys = self._over["help"], self._close_board, self._keys
        self._help = HelpCard(board, metrics.help, self._help_groups, self._words, close, keys)
        self._result: ResultScreen | None = None
        self.show(self._view)
        self.show_help(self._help_is_open)
        story, self._story_view = self._story_view, None
        self.show_story(story)
        self.show_result(self._result_view)

    @property
    def size(self) -> tuple[int, int]:
        """The window's size that it is built for, pixels."""
        return self._size

    @property
    def layer(self) -> NodePath:
        """What all parts hang from, in design pixels; another one after a change of size."""
        return self._root

    @property
    def is_announcing(self) -> bool:
        """Whether an announcement is on the screen."""
        return self._card.is_shown

    @property
    def view(self) -> HudView:
        """What is shown."""
        return self._view

    @property
    def hint(self) -> str:
        """What the hint line says."""
        return self._view.hint.text

    @property
    def dragged(self) -> str:
        """Id of the token that is dragged with the mouse, or ""."""
        return self._changing.dragged

    @property
    def log_lines(self) -> tuple[str, ...]:
        """What the event log remembers, oldest first."""
        return self._log.lines

    def show(self, view: HudView) -> None:
        """Show the view. Only what changed since the last one costs time."""
        self._view, self._is_old = view, False
        self._banner.show(view.banner)
        self._changing.show(view)
        self._hint.show(view.hint)
        self._meter.show(view.meter)

    def add_to_log(self, sentence: str) -> None:
        """A new line in the event log."""
        self._log.add(sentence)

    def clear_log(self) -> None:
        """Empty the event log."""
        self._log.clear()

    def toggle_log(self) -> None:
        """Between the short and the long log."""
        self._log.toggle()

    def announce(self, view: CardView) -> None:
        """Show this card for a moment, after those that wait already."""
        self._card.announce(view)

    def skip_announcement(self) -> None:
        """Take away the card that is shown; the next one comes at once."""
        self._card.skip()

    def clear_announcements(self) -> None:
        """Take away the card that is shown and those that wait."""
        self._card.clear()

    def show_help(self, is_open: bool) -> None:
        """Open or close the help."""
        self._help_is_open = is_open
        self._help.show(is_open)

    def show_story(self, view: StoryView | None) -> None:
        """Open the story card, or close it (None)."""
        if view == self._story_view:
            return
        self._over["story"].destroy()
        self._story_view = view
        if view is not None:
            StoryCard(self._over["story"], self.metrics.story, view, self._words, close=self._close_board)

    def show_result(self, view: ResultView | None) -> None:
        """Show the end of the match, or take it away (None)."""
        self._over["result"].destroy()
        self._result_view = view
        self._result = None
        if view is not None:
            self._card.clear()
            self._result = ResultScreen(self._over["result"], self.metrics.result, view, self._words, self._command)

    def press_key(self, key: str) -> bool:
        """A key for the result's buttons; whether it was of use."""
        return self._result is not None and self._result.press_key(key)

    def let_go(self) -> None:
        """The window has lost the keyboard: no button that is held is clicked, no token that is dragged is dropped.

        The system lets go of the mouse's buttons then, which looks like a click to a button.
        """
        self._deaf = True

    def resize(self, size: tuple[int, int], ui_scale: float | None = None) -> None:
        """Window or player have another size for it; the parts follow when it has been kept for a moment."""
        wanted = (size, self._ui_scale if ui_scale is None else ui_scale)
        if wanted != (self._size, self._ui_scale):
            self._size, self._ui_scale = wanted
            self._resized = 0.0

    def speak(self, language: str, style: Style) -> None:
        """It is in this language, which the words speak already, and this style; the log keeps what it told.

        What the player's keys are called may be another thing as well.
        """
        made_of = None if self._keys is None else self._keys.made_of
        if (language, style, made_of) != (self._language, self._style, self._keys_made_of):
            self._language, self._style, self._keys_made_of = language, style, made_of
            self._resized, self._is_old = CALM, True

    def update(self, seconds: float, waits: bool = False) -> bool:
        """Time passes; whether the parts have moved, as for `resize`. waits: what is said stays for as long."""
        self._deaf = False
        self._log.update(0.0 if waits else seconds)
        self._card.update(0.0 if waits else seconds)
        self._changing.update()
        if self._resized is None or self._is_old:
            return False
        self._resized += seconds
        if self._resized <= CALM:
            return False
        self._resized = None
        self._rebuild()
        return True

    def rects(self) -> dict[str, Rect]:
        """Where the parts on the screen are now, window pixels, for the pointer and for tests."""
        fixed = {name: rect for name, rect in self.metrics.always.items() if name in self._fixed_parts()}
        shown = fixed | {"log": self._log.rect} | self._changing.rects()
        if self._result is not None:
            shown["result"] = self.metrics.result
        if self._help_is_open:
            shown["help"] = self._help.rect
        if self._story_view is not None:
            shown["story"] = self.metrics.story
        return {name: rect.scaled(self.metrics.scale) for name, rect in shown.items()}

    def _fixed_parts(self) -> tuple[str, ...]:
        """Those parts of a fixed size that are on the screen now."""
        found = ["hint", "cameras", "gear"]
        if self._view.banner is not None:
            found.append("banner")
        return (*found, "meter") if self._view.meter is not None else tuple(found)

    def button_centres(self) -> dict[str, list[float]]:
        """The middle of every button by what it commands, window pixels."""
        pixels = self._base.pixel2d
        centres = self._kit.centres(pixels) | self._changing.centres(pixels) | self._over["result"].centres(pixels)
        return {name: [round(x, 1), round(y, 1)] for name, (x, y) in centres.items()}

    def covers(self, x: float, y: float) -> bool:
        """Whether a part that takes the mouse lies over this window pixel."""
        rects = self.rects()
        if self._log.rect == self.metrics.log:
            del rects["log"]
        return any(rect.holds(x, y) for rect in rects.values())

    def destroy(self) -> None:
        """Take every widget away."""
        for kit in reversed(self._over.values()):
            kit.destroy()
        self._changing.destroy()
        self._kit.destroy()
        self._root.remove_node()
        self._kit.theme.close()

    def _rebuild(self) -> None:
        lines = self._log.lines
        self.destroy()
        self._build()
        for line in lines:
            self._log.add(line, age=1000.0)

    def _pointer(self) -> tuple[float, float] | None:
        """Where the mouse is, window pixels; None when it is not over the window."""
        watcher = self._base.mouseWatcherNode
        if watcher is None or not watcher.has_mouse():
            return None
        width, height = self._size
        return (watcher.get_mouse_x() + 1.0) / 2.0 * width, (1.0 - watcher.get_mouse_y()) / 2.0 * height

    def _command(self, words: tuple[str, ...]) -> None:
        """A button was clicked."""
        if not self._deaf:
            self._ordered(words)

    def _close_board(self) -> None:
        self._command(("close",))

    def _hover_tile(self, cowboy: str, is_in: bool) -> None:
        self._hovered(("play", cowboy) if is_in else ())

    def _hover_button(self, words: tuple[str, ...], is_in: bool) -> None:
        self._hovered(words if is_in else ())
