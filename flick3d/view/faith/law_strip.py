"""The Laws that are active as small cards, and any card large while it is pointed at (F24)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from flick3d.view.faith import spots
from flick3d.view.faith.looks import WIDE, card, picture
from flick3d.view.faith.views import FaceView, LargeCardView, LawsView
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.parts import Workbench
from flick3d.view.hud.theme import CREAM, INK, SHADOW

SMALL_BORDER = 13.0
SMALL_FRAMES = ("frame-card", "frame-card-hot", "frame-card-hot", "frame-card")
OPEN_FRAMES = ("frame-card-hot",) * 4


class LawsFactory:
    """Builds the strip of Laws."""

    def made_for(self, view: LawsView) -> object:
        """All of it."""
        return view

    def build(self, bench: Workbench, view: LawsView) -> LawStrip:
        """Make the widgets."""
        return LawStrip(bench, view)


class LawStrip:
    """Shows one LawsView; pointing at a card says `law` and its id, and so does a click."""

    def __init__(self, bench: Workbench, view: LawsView) -> None:
        self._rect = rect = spots.laws(bench.metrics, len(view.laws))
        if not view.laws:
            return
        kit = bench.kit
        holder = kit.frame(kit.root, Rect(rect.x, rect.y, rect.width, spots.CAPTION - 2.0), "frame-shade", border=8.0)
        kit.label(holder, view.caption, (8.0, 13.5), 14, "bold", CREAM, shadow=SHADOW)
        if view.key:
            kit.key_cap(holder, (rect.width - 4.0, 0.5), view.key)
        for number, face in enumerate(view.laws):
            self._small(bench, spots.small_card(number, len(view.laws)), face, face.card == view.open)

    def _small(self, bench: Workbench, place: Rect, face: FaceView, is_open: bool) -> None:
        kit, words = bench.kit, ("law", face.card)
        rect = Rect(self._rect.x + place.x, self._rect.y + place.y, place.width, place.height)
        kit.board(rect, "paper-parchment", "frame-card")
        button = kit.button(
            kit.root,
            rect,
            partial(bench.command, words),
            partial(bench.hovered, words),
            SMALL_BORDER,
            OPEN_FRAMES if is_open else SMALL_FRAMES,
            name=" ".join(words),
        )
        picture(kit, button, face.picture, Rect(6.0, 6.0, rect.width - 12.0, rect.height - 28.0), WIDE)
        title = kit.label(button, face.title, (rect.width / 2.0, rect.height - 10.0), 13, "bold", INK, "centre")
        kit.fit(title, rect.width - 13.0)

    def show(self, view: LawsView) -> None:
        """Nothing changes on it: it is built anew for another view."""

    def rects(self) -> Mapping[str, Rect]:
        """Where it is; nowhere without Laws."""
        return {"laws": self._rect} if self._rect.height > spots.CAPTION else {}

    def update(self) -> None:
        """Nothing moves on it."""

    def destroy(self) -> None:
        """Everything goes with the kit."""


class LargeCardFactory:
    """Builds a large card."""

    def made_for(self, view: LargeCardView) -> object:
        """All of it."""
        return view

    def build(self, bench: Workbench, view: LargeCardView) -> LargeCard:
        """Make the widgets."""
        return LargeCard(bench, view)


class LargeCard:
    """Shows one LargeCardView; the mouse goes through it, so that it never comes between pointer and small card."""

    def __init__(self, bench: Workbench, view: LargeCardView) -> None:
        kit: Kit = bench.kit
        board = card(kit, spots.large_card(bench.metrics, view.beside, view.face.tall), view.face)
        board["state"] = "disabled"

    def show(self, view: LargeCardView) -> None:
        """Nothing changes on it: it is built anew for another view."""

    def rects(self) -> Mapping[str, Rect]:
        """It takes no mouse."""
        return {}

    def update(self) -> None:
        """Nothing moves on it."""

    def destroy(self) -> None:
        """Everything goes with the kit."""
