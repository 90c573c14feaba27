"""Draws the poster of a page: title, picture, and the lines that are seen of its text."""

from __future__ import annotations

from panda3d.core import CardMaker, Texture

from flick3d.view.front.page_layout import POSTER_DOWN, POSTER_UP, PageLayout, PosterLayout
from flick3d.view.front.page_rows import BODY_SIZE, HEAD_SIZE
from flick3d.view.front.pages import Poster
from flick3d.view.front.pictures import Pictures
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRICK, INK

TITLE_SIZE = 30.0
FRAME = 5.0
"""Width of the dark edge around the picture, design pixels."""


class PosterSheet:
    """Shows posters with a kit that is its own."""

    def __init__(self, kit: Kit, pictures: Pictures) -> None:
        self._kit, self._pictures = kit, pictures
        self._shown: object = None

    def show(self, poster: Poster, places: PageLayout) -> None:
        """Show it; nothing is done while it is the same."""
        marks = {name: rect for name, rect in places.marks.items() if name in (POSTER_UP, POSTER_DOWN)}
        shown = (poster, places.poster, marks)
        if shown == self._shown:
            return
        self._shown = shown
        self._kit.destroy()
        if places.poster is not None:
            self._build(poster, places.poster)
            for name, rect in marks.items():
                scroll_mark(self._kit, rect, is_up=name == POSTER_UP)

    def close(self) -> None:
        """Take it away."""
        self._kit.destroy()
        self._kit.root.remove_node()

    def _build(self, poster: Poster, places: PosterLayout) -> None:
        kit = self._kit
        board = kit.board(places.rect, "paper-poster", "frame-board")
        board["state"] = "disabled"
        root = kit.root
        if places.title is not None:
            at = (places.title.x + places.title.width / 2.0, places.title.y + 32.0)
            kit.fit(kit.label(root, poster.title, at, TITLE_SIZE, "title", BRICK, "centre"), places.title.width)
        if places.picture is not None and poster.picture is not None:
            self._picture(places.picture, self._pictures.of(poster.picture))
        for each in places.written:
            size, face, colour = (HEAD_SIZE, "title", BRICK) if each.is_headline else (BODY_SIZE, "body", INK)
            label = kit.label(root, each.text, (each.x, each.y + size), size, face, colour)  # type: ignore[arg-type]
            kit.fit(label, places.rect.right - each.x - 20.0)

    def _picture(self, rect: Rect, texture: Texture | None) -> None:
        around = Rect(rect.x - FRAME, rect.y - FRAME, rect.width + 2.0 * FRAME, rect.height + 2.0 * FRAME)
        frame = self._kit.frame(self._kit.root, around, "frame-key", border=8.0)
        if texture is None:
            return
        maker = CardMaker("picture")
        maker.set_frame(FRAME, FRAME + rect.width, -FRAME - rect.height, -FRAME)
        # A picture of another shape is cut at its edges.
        shape = (texture.get_x_size() / texture.get_y_size()) / (rect.width / rect.height)
        across, down = min(1.0, 1.0 / shape), min(1.0, shape)
        maker.set_uv_range(((1.0 - across) / 2.0, (1.0 - down) / 2.0), ((1.0 + across) / 2.0, (1.0 + down) / 2.0))
        frame.attach_new_node(maker.generate()).set_texture(texture)


def scroll_mark(kit: Kit, rect: Rect, is_up: bool) -> None:
    """An arrow that says that there is more."""
    at = (rect.x + rect.width / 2.0, rect.y + rect.height / 2.0)
    kit.icon(kit.root, "arrow-left", at, 20.0).set_r(90.0 if is_up else -90.0)
