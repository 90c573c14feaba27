"""The timeline of a replay: buttons, what is seen, and a bar with a knob that is dragged over the whole match."""

from __future__ import annotations

from collections.abc import Mapping

from direct.gui import DirectGuiGlobals
from direct.gui.DirectButton import DirectButton
from direct.gui.OnscreenImage import OnscreenImage
from panda3d.core import CardMaker, GeomNode, NodePath, TransparencyAttrib

from flick3d.view.hud.kit import BUTTON_FRAMES, GREYED_FRAMES
from flick3d.view.hud.metrics import Metrics, Rect, snapped
from flick3d.view.hud.parts import Workbench
from flick3d.view.hud.style import Colour
from flick3d.view.hud.theme import BRASS, CREAM, INK
from flick3d.view.hud.timeline_views import ButtonView, RunView, TimelineView

SCRUB, DROP, POINT = "scrub", "scrub-end", "moment"
"""First words of what the bar commands while its knob is dragged and when it is let go, and of what is hovered."""
SIDE = 8.0
"""Design pixels between the timeline and the parts beside it."""
PAD = 14.0
BUTTON, BUTTON_GAP = (36.0, 28.0), 3.0
BAR_TOP, BAR_HEIGHT = 39.0, 30.0
NAMES = 14.0
"""Height of the upper part of the bar, in which its sections are named; the ticks are below."""
GRIP = 8.0
"""Design pixels above and below the bar that still belong to it for the mouse."""
KNOB = (6.0, 36.0)
SPEED_WIDTH = 46.0
SECTION_ROOM = 8.0
"""Design pixels that a section's name is narrower than the section."""
GROUNDS: tuple[Colour, Colour] = ((1.0, 0.94, 0.84, 0.32), (1.0, 0.94, 0.84, 0.20))
"""What lies on the board where the bar is, in turn from section to section."""
SHADE_OF_NAMES: Colour = (0.1, 0.06, 0.03, 0.9)
PASSED: Colour = (1.0, 0.86, 0.55, 0.22)
"""What lies over the part of the bar that was seen."""
TALL, SHORT = 1.0, 0.45
"""Heights of ticks as shares of their part of the bar."""
FEWEST_PIXELS = 3.0
"""Ticks that are nearer to each other, in design pixels, are drawn as one."""


def timeline_rect(metrics: Metrics) -> Rect:
    """Where it is: along the bottom, between the log and the small buttons."""
    left, right = metrics.log.right + SIDE, metrics.gear.x - SIDE
    return snapped(Rect(left, metrics.actions.y, right - left, metrics.actions.height), metrics.scale)


class TimelineStrip:
    """Shows TimelineViews of one run; see `parts.Part`."""

    def __init__(self, bench: Workbench, view: TimelineView) -> None:
        self._bench, self._kit = bench, bench.kit
        self._scale = bench.metrics.scale
        self.rect = timeline_rect(bench.metrics)
        self._bar = Rect(PAD, BAR_TOP, self.rect.width - 2.0 * PAD, BAR_HEIGHT)
        self._held = False
        self._told: float | None = None
        self._shown: TimelineView | None = None
        self._board = self._kit.board(self.rect)
        self._buttons = [self._button(index, each) for index, each in enumerate(view.buttons)]
        self._draw_run(view.run)
        self._passed = self._card(Rect(0.0, 0.0, 1.0, BAR_HEIGHT), PASSED, self._board)
        self._marks: list[OnscreenImage] = []
        self._knob = self._card(Rect(0.0, 0.0, *KNOB), CREAM, self._board)
        self._board.bind(DirectGuiGlobals.B1PRESS, lambda _: self._press())
        self._board.bind(DirectGuiGlobals.B1RELEASE, lambda _: self._release())
        left = PAD + len(view.buttons) * (BUTTON[0] + BUTTON_GAP) + 8.0
        self._text_room = self.rect.width - left - PAD - SPEED_WIDTH
        self._caption = self._kit.label(self._board, "", (left, 29.0), 16, "body", CREAM)
        self._speed = self._kit.label(self._board, "", (self.rect.width - PAD, 29.0), 16, "bold", BRASS, "right")

    def show(self, view: TimelineView) -> None:
        """Show the view."""
        before, self._shown = self._shown, view
        if before is None or view.at != before.at:
            at = self._bar.x + view.at * self._bar.width
            self._knob.set_pos(at - KNOB[0] / 2.0, 0, -(BAR_TOP + BAR_HEIGHT / 2.0 - KNOB[1] / 2.0))
            self._passed.set_pos(self._bar.x, 0, -BAR_TOP)
            self._passed.set_sx(max(0.01, view.at * self._bar.width))
        caption = view.pointed or view.caption
        if before is None or caption != (before.pointed or before.caption):
            self._kit.refill(self._caption, caption, 16, self._text_room)
            self._kit.recolour(self._caption, BRASS if view.pointed else CREAM)
        if before is None or view.speed != before.speed:
            self._kit.refill(self._speed, view.speed, 16, SPEED_WIDTH)
        if before is None or view.bookmarks != before.bookmarks:
            self._draw_bookmarks(view.bookmarks)
        for index, button in enumerate(view.buttons):
            if before is None or button != before.buttons[index]:
                self._dress(index, button)

    def rects(self) -> Mapping[str, Rect]:
        """All of its board."""
        return {"timeline": self.rect}

    def update(self) -> None:
        """The knob follows the pointer while it is held; what is under the pointer is told."""
        at = self._bench.pointer()
        share = None if at is None else self._share(at[0] / self._scale)
        if self._held and share is not None:
            self._command(share)
            return
        over = at is not None and self._over(at[0] / self._scale, at[1] / self._scale)
        wanted = share if over else None
        if wanted != self._told:
            self._told = wanted
            words = () if wanted is None else (POINT, f"{wanted:.5f}")
            self._bench.hovered(words, wanted is not None)

    def destroy(self) -> None:
        """Take away what was not made with the kit."""
        self._draw_bookmarks(())

    def _share(self, x: float) -> float:
        return min(1.0, max(0.0, (x - self.rect.x - self._bar.x) / self._bar.width))

    def _over(self, x: float, y: float) -> bool:
        bar = self._bar
        grip = Rect(
            self.rect.x + bar.x - GRIP, self.rect.y + bar.y - GRIP, bar.width + 2.0 * GRIP, bar.height + 2 * GRIP
        )
        return grip.holds(x, y)

    def _press(self) -> None:
        at = self._bench.pointer()
        if at is None or not self._over(at[0] / self._scale, at[1] / self._scale):
            return
        self._held = True
        self._told = None

    def _release(self) -> None:
        at = self._bench.pointer()
        if not self._held:
            return
        if at is not None:
            self._command(self._share(at[0] / self._scale))
        self._held = False
        self._bench.command((DROP,))

    def _command(self, share: float) -> None:
        if share != self._told:
            self._told = share
            self._bench.command((SCRUB, f"{share:.5f}"))

    def _button(self, index: int, view: ButtonView) -> tuple[DirectButton, OnscreenImage]:
        place = Rect(PAD - 4.0 + index * (BUTTON[0] + BUTTON_GAP), 9.0, *BUTTON)
        words = view.words
        button = self._kit.button(
            self._board,
            place,
            lambda: self._bench.command(words),
            lambda is_in: self._bench.hovered(words, is_in),
            border=11.0,
            name=" ".join(words),
        )
        icon = self._kit.icon(button, view.icon, (place.width / 2.0, place.height / 2.0), 20)
        if view.stops:
            stroke = Rect(7.0 if view.icon == "arrow-left" else place.width - 9.0, 7.0, 2.0, place.height - 14.0)
            self._card(stroke, INK, button)
        return button, icon

    def _dress(self, index: int, view: ButtonView) -> None:
        button, icon = self._buttons[index]
        self._kit.dress(button, BUTTON_FRAMES if view.is_on else GREYED_FRAMES)
        self._kit.change_icon(icon, view.icon)
        icon.set_alpha_scale(1.0 if view.is_on else 0.45)

    def _draw_run(self, run: RunView) -> None:
        """The bar with its sections and ticks, as one node."""
        bar, holder = self._bar, NodePath("run")
        for index, section in enumerate(run.sections):
            left, right = bar.width * section.begins, bar.width * section.ends
            self._card(Rect(left, 0.0, right - left, bar.height), GROUNDS[index % 2], holder)
        last = {True: -FEWEST_PIXELS, False: -FEWEST_PIXELS}
        for tick in sorted(run.ticks, key=lambda tick: not tick.tall):
            at = bar.width * tick.at
            if at - last[tick.tall] >= FEWEST_PIXELS / self._scale:
                last[tick.tall] = at
                high = (bar.height - NAMES) * (TALL if tick.tall else SHORT)
                self._card(Rect(at, bar.height - high, 1.6, high), tick.colour, holder)
        holder.set_transparency(TransparencyAttrib.M_alpha)
        holder.flatten_strong()
        holder.reparent_to(self._board)
        holder.set_pos(bar.x, 0, -bar.y)
        for section in run.sections:
            left, room = bar.x + bar.width * section.begins, bar.width * (section.ends - section.begins)
            name = section.label
            short = name.rpartition(" ")[2]
            for text in (name, short):
                if room - SECTION_ROOM > 7.0 * len(text):
                    middle = (left + room / 2.0, bar.y + NAMES - 2.5)
                    self._kit.label(self._board, text, middle, 12, "bold", CREAM, "centre", shadow=SHADE_OF_NAMES)
                    break

    def _draw_bookmarks(self, shares: tuple[float, ...]) -> None:
        for mark in self._marks:
            mark.destroy()
        self._marks = []
        for share in shares:
            at = (self._bar.x + share * self._bar.width, 0, -(BAR_TOP - 3.0))
            mark = OnscreenImage(image=self._kit.theme.picture("icon-star"), parent=self._board, pos=at, scale=6.5)
            mark.set_transparency(TransparencyAttrib.M_alpha)
            self._marks.append(mark)

    def _card(self, rect: Rect, colour: Colour, parent: NodePath) -> NodePath:
        maker = CardMaker("card")
        maker.set_frame(0.0, rect.width, -rect.height, 0.0)
        maker.set_color(*self._kit.theme.tint(colour))
        node: GeomNode = maker.generate()
        path = parent.attach_new_node(node)
        path.set_pos(rect.x, 0, -rect.y)
        if colour[3] < 1.0:
            path.set_transparency(TransparencyAttrib.M_alpha)
        return path


class TimelineFactory:
    """Builds the strip for the run and the buttons of a view."""

    def made_for(self, view: TimelineView) -> object:
        """The record, and which buttons there are."""
        return view.run, tuple(button.words for button in view.buttons)

    def build(self, bench: Workbench, view: TimelineView) -> TimelineStrip:
        """Make the widgets."""
        return TimelineStrip(bench, view)
