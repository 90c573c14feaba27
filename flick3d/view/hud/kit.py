"""The few kinds of widgets that the HUD is built from; positions are design pixels, y downwards.

A kit remembers what it made, so that everything can be taken away again at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from direct.gui import DirectGuiGlobals
from direct.gui.DirectButton import DirectButton
from direct.gui.DirectFrame import DirectFrame
from direct.gui.OnscreenImage import OnscreenImage
from direct.gui.OnscreenText import OnscreenText
from panda3d.core import CardMaker, NodePath, TextNode, TransparencyAttrib

from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.style import Colour, Face
from flick3d.view.hud.theme import BOARD_PERIOD, FRAME_BORDER, FRAME_MARGIN, FRAME_SLICE, INK, Theme

ALIGN = {"left": TextNode.A_left, "centre": TextNode.A_center, "right": TextNode.A_right}
BUTTON_FRAMES = ("frame-button", "frame-button-pressed", "frame-button-hot", "frame-button")
GREYED_FRAMES = ("frame-button-off",) * 4
CHOSEN_FRAMES = ("frame-button-hot", "frame-button-pressed", "frame-button-hot", "frame-button-hot")
BOARD_INSET = 3.3
"""Design pixels by which a board is smaller than its frame: its square corners hide behind the round ones."""

VEIL = 10_000.0
"""Design pixels that no window is larger than."""


class Label(OnscreenText):
    """Text whose letters may come from several fonts."""

    def __init__(self, spell: Callable[[str], str], **options: Any) -> None:
        """spell: marks where the font changes; see `Theme.spelled`."""
        self._spell = spell
        super().__init__(**options)

    def setText(self, text: str) -> None:  # noqa: N802
        """Show another text."""
        super().setText(self._spell(text))


class Kit:
    """Makes widgets in one look below one root."""

    def __init__(self, theme: Theme, root: NodePath) -> None:
        self.theme = theme
        self.root = root
        self._made: list[DirectFrame | DirectButton | OnscreenText | OnscreenImage] = []
        self._nodes: list[NodePath] = []
        self._named: dict[str, tuple[DirectButton, Rect]] = {}
        self._pointed: set[str] = set()

    @property
    def is_pointed_at(self) -> bool:
        """Whether the pointer is over a button of this kit that hears of it."""
        return bool(self._pointed)

    def board(self, rect: Rect, wood: str = "board-walnut", frame: str = "frame-board") -> DirectFrame:
        """A framed board or sheet that stops the mouse; what is put on it counts from its upper left corner."""
        holder = self.root.attach_new_node("board")
        holder.set_pos(rect.x, 0, -rect.y)
        self._nodes.append(holder)
        self.sheet(holder, Rect(0, 0, rect.width, rect.height), wood)
        return self.frame(holder, Rect(0, 0, rect.width, rect.height), frame, stops_mouse=True)

    def sheet(self, parent: NodePath, rect: Rect, picture: str) -> NodePath:
        """A piece of a seamless picture."""
        maker = CardMaker("sheet")
        inset = BOARD_INSET
        maker.set_frame(inset, rect.width - inset, -rect.height + inset, -inset)
        maker.set_uv_range((0.0, 1.0 - rect.height / BOARD_PERIOD), (rect.width / BOARD_PERIOD, 1.0))
        node = parent.attach_new_node(maker.generate())
        node.set_pos(rect.x, 0, -rect.y)
        node.set_texture(self.theme.picture(picture, repeats=True))
        return node

    def veil(self, opacity: float) -> NodePath:
        """A shade over the whole window, behind what is made next; it takes no clicks."""
        maker = CardMaker("veil")
        maker.set_frame(0.0, VEIL, -VEIL, 0.0)
        node = self.root.attach_new_node(maker.generate())
        node.set_color(0.0, 0.0, 0.0, opacity)
        node.set_transparency(TransparencyAttrib.M_alpha)
        self._nodes.append(node)
        return node

    def frame(
        self, parent: NodePath, rect: Rect, picture: str, border: float = FRAME_BORDER, stops_mouse: bool = False
    ) -> DirectFrame:
        """A nine-slice frame whose visible outline is `rect`; its shadow reaches a little farther."""
        frame = DirectFrame(parent=parent, pos=(rect.x, 0, -rect.y), **self._nine_slice(rect, (picture,), border))
        if stops_mouse:
            frame["state"] = DirectGuiGlobals.NORMAL
        frame.set_transparency(TransparencyAttrib.M_alpha)
        self._made.append(frame)
        return frame

    def button(
        self,
        parent: NodePath,
        rect: Rect,
        command: Callable[[], None],
        hovered: Callable[[bool], None] | None = None,
        border: float = FRAME_BORDER,
        frames: tuple[str, ...] = BUTTON_FRAMES,
        name: str = "",
    ) -> DirectButton:
        """A button; `hovered` hears when the pointer comes (True) and goes (False). `name` is what it commands."""
        button = DirectButton(
            parent=parent,
            pos=(rect.x, 0, -rect.y),
            command=command,
            pressEffect=0,
            rolloverSound=None,
            clickSound=None,
            **self._nine_slice(rect, frames, border),
        )
        button.set_transparency(TransparencyAttrib.M_alpha)
        if hovered is not None:
            button.bind(DirectGuiGlobals.ENTER, lambda _: self._point(name, hovered, True))
            button.bind(DirectGuiGlobals.EXIT, lambda _: self._point(name, hovered, False))
        self._made.append(button)
        self._named[name] = (button, rect)
        return button

    def _point(self, name: str, hovered: Callable[[bool], None], is_in: bool) -> None:
        (self._pointed.add if is_in else self._pointed.discard)(name)
        hovered(is_in)

    def button_named(self, name: str) -> DirectButton:
        """The button that commands this. Raises KeyError."""
        return self._named[name][0]

    def centres(self, pixels: NodePath) -> dict[str, tuple[float, float]]:
        """Where the middle of every button is in the coordinates of `pixels` (pixel2d), y downwards."""
        found = {}
        for name, (button, rect) in self._named.items():
            middle = pixels.get_relative_point(button, (rect.width / 2.0, 0.0, -rect.height / 2.0))
            found[name] = (middle.x, -middle.z)
        return found

    def dress(self, widget: DirectButton | DirectFrame, frames: tuple[str, ...]) -> None:
        """Give a button (four pictures) or a frame (one) other pictures."""
        textures = tuple(self.theme.picture(name) for name in frames)
        widget["frameTexture"] = textures if len(textures) > 1 else textures[0]

    def label(
        self,
        parent: NodePath,
        text: str,
        at: tuple[float, float],
        size: float,
        face: Face = "body",
        colour: Colour = INK,
        align: str = "left",
        wrap: float | None = None,
        shadow: Colour | None = None,
    ) -> OnscreenText:
        """Text whose first line stands on `at`; `wrap` is the width in design pixels after which it goes on below."""
        pixels = self._pixels(size)
        label = Label(
            lambda text: self.theme.spelled(text, face, size),
            text=text,
            parent=parent,
            pos=(at[0], -at[1]),
            scale=pixels,
            font=self.theme.font(face, size),
            fg=self.theme.tint(colour),
            align=ALIGN[align],
            mayChange=True,
            shadow=shadow,
            wordwrap=None if wrap is None else wrap / pixels,
        )
        self._made.append(label)
        return label

    def recolour(self, label: OnscreenText, colour: Colour) -> None:
        """Give a label another colour of the house."""
        label.setFg(self.theme.tint(colour))

    def _pixels(self, size: float) -> float:
        """The nearest design pixels to `size` that are whole window pixels."""
        return max(6, round(size * self.theme.scale)) / self.theme.scale

    def fit(self, label: OnscreenText, room: float) -> None:
        """Shrink a label that is wider than so many design pixels; to be called once, after its text was set."""
        low, high = label.get_tight_bounds() or ((0.0,), (0.0,))
        label.setScale(label.getScale()[0] * min(1.0, room / max(1.0, high[0] - low[0])))

    def refill(self, label: OnscreenText, text: str, size: float, room: float) -> None:
        """Give a label of so many design pixels another text, which shrinks when it is wider than its room."""
        label.setText(text)
        label.setScale(self._pixels(size))
        self.fit(label, room)

    def refill_rows(self, label: OnscreenText, text: str, size: float, width: float, rows: int) -> None:
        """The same for a text that goes on below: it shrinks until it has no more rows than that."""
        label.setText(text)
        for smaller in range(12):
            scale = self._pixels(size) * 0.93**smaller
            label.setScale(scale)
            label.setWordwrap(width / scale)
            low, high = label.get_tight_bounds() or ((0.0,), (0.0,))
            if label.textNode.get_num_rows() <= rows and high[0] - low[0] <= width + 1.0:
                return

    def icon(self, parent: NodePath, name: str, at: tuple[float, float], size: float) -> OnscreenImage:
        """An icon with its middle at `at`."""
        icon = OnscreenImage(
            image=self.theme.picture(f"icon-{name}"), parent=parent, pos=(at[0], 0, -at[1]), scale=size / 2.0
        )
        icon.set_transparency(TransparencyAttrib.M_alpha)
        self._made.append(icon)
        return icon

    def change_icon(self, icon: OnscreenImage, name: str) -> None:
        """Show another icon in the same place."""
        icon.set_texture(self.theme.picture(f"icon-{name}"), 1)

    def key_cap(self, parent: NodePath, at: tuple[float, float], key: str, scope: str = "") -> None:
        """A small dark key with its letter, its upper right corner at `at`. key, scope: see `ShownKeys.label`."""
        key = self.theme.key_label(key, scope)
        if not key:
            return
        width = max(18.0, 9.0 + 7.0 * len(key))
        self.frame(parent, Rect(at[0] - width, at[1], width, 17.0), "frame-key", border=7.0)
        self.label(parent, key, (at[0] - width / 2.0, at[1] + 12.5), 12.0, "bold", (0.95, 0.85, 0.65, 1.0), "centre")

    def destroy(self) -> None:
        """Take away everything that was made."""
        for widget in reversed(self._made):
            widget.destroy()
        for node in self._nodes:
            node.remove_node()
        self._made.clear()
        self._named.clear()
        self._pointed.clear()
        self._nodes.clear()

    def close(self) -> None:
        """Take away everything and the root, and free the theme's letters; for a kit whose theme nobody else uses."""
        self.destroy()
        self.root.remove_node()
        self.theme.close()

    def _nine_slice(self, rect: Rect, pictures: tuple[str, ...], border: float) -> dict[str, object]:
        """DirectGUI's options for a frame in these pictures."""
        out = border * FRAME_MARGIN
        textures = tuple(self.theme.picture(name) for name in pictures)
        return {
            "relief": DirectGuiGlobals.TEXTUREBORDER,
            "frameTexture": textures if len(textures) > 1 else textures[0],
            "frameSize": (-out, rect.width + out, -rect.height - out, out),
            "borderWidth": (border, border),
            "borderUvWidth": (FRAME_SLICE, FRAME_SLICE),
            "frameColor": (1.0, 1.0, 1.0, 1.0),
        }
