"""The parts of the HUD that are built anew when what they are for changes: boxes, bar, shelf, drawn token."""

from __future__ import annotations

from collections.abc import Callable

from panda3d.core import NodePath

from flick3d.view.hud.action_bar import ActionBar
from flick3d.view.hud.drawn_card import DrawnCard
from flick3d.view.hud.extras import Extras
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect
from flick3d.view.hud.parts import Parts, Pointer
from flick3d.view.hud.shelf_strip import ShelfStrip
from flick3d.view.hud.team_box import TeamBox, figures_of, has_neutrals
from flick3d.view.hud.theme import Theme
from flick3d.view.hud.views import ActionView, DrawnView, HudView, ShelfView

Command = Callable[[tuple[str, ...]], None]
BOXES = ("lawmen", "outlaws")
"""Names of the left and the right box."""


class ChangingParts:
    """Shows those parts of a HudView whose widgets come and go."""

    def __init__(
        self,
        theme: Theme,
        root: NodePath,
        metrics: Metrics,
        command: Command,
        hovered: Callable[[tuple[str, ...], bool], None],
        hovered_tile: Callable[[str, bool], None],
        pointer: Pointer,
        parts: Parts,
    ) -> None:
        self._metrics = metrics
        self._command = command
        self._hovered = hovered
        self._hovered_tile = hovered_tile
        self._pointer = pointer
        names = (*BOXES, "actions", "shelf", "drawn")
        self._kits = {name: Kit(theme, root.attach_new_node(name)) for name in names}
        self._built: dict[str, object] = {}
        self._boxes: dict[str, TeamBox] = {}
        self._bar: ActionBar | None = None
        self._shelf: ShelfStrip | None = None
        self._rects: dict[str, Rect] = {}
        self._extras = Extras(theme, root, metrics, command, hovered, pointer, parts)

    def show(self, view: HudView) -> None:
        """Show the view."""
        for index, (name, team) in enumerate(zip(BOXES, view.teams, strict=False)):
            rect = self._metrics.team_box(index, has_neutrals(team))
            if self._is_new(name, figures_of(team)):
                kit = self._kits[name]
                self._boxes[name] = TeamBox(kit, rect, team, self._command, self._hovered_tile, self._hovered)
                self._rects[name] = rect
            self._boxes[name].show(team)
        if self._is_new("actions", tuple(action.words for action in view.actions)):
            self._build_bar(view.actions)
        if self._bar is not None:
            self._bar.show(view.actions)
        if self._is_new("shelf", view.shelf):
            self._build_shelf(view.shelf)
        if self._is_new("drawn", view.drawn):
            self._build_drawn(view.drawn)
        self._extras.show(view.extras)

    def _build_bar(self, actions: tuple[ActionView, ...]) -> None:
        self._bar = None
        self._rects.pop("actions", None)
        if actions:
            rect = self._metrics.bar(len(actions))
            self._bar = ActionBar(self._kits["actions"], rect, actions, self._command, self._hovered)
            self._rects["actions"] = rect

    def _build_shelf(self, view: ShelfView | None) -> None:
        self._shelf = None
        self._rects.pop("shelf", None)
        if view is not None:
            kit = self._kits["shelf"]
            self._shelf = ShelfStrip(kit, self._metrics, view, self._command, self._hovered, self._pointer)
            self._rects["shelf"] = self._shelf.rect

    def _build_drawn(self, view: DrawnView | None) -> None:
        self._rects.pop("drawn", None)
        if view is not None:
            DrawnCard(self._kits["drawn"], self._metrics.drawn, view, self._command, self._hovered)
            self._rects["drawn"] = self._metrics.drawn

    def _is_new(self, name: str, wanted: object) -> bool:
        """Whether a part is to be built for something else than before; the old one is gone then."""
        if name in self._built and self._built[name] == wanted:
            return False
        if name in self._built and self._kits[name].is_pointed_at:
            # A widget that goes away tells nobody that the pointer has left it.
            self._hovered((), False)
        self._kits[name].destroy()
        self._built[name] = wanted
        return True

    @property
    def dragged(self) -> str:
        """Id of the token that is dragged, or ""."""
        return self._shelf.dragged if self._shelf is not None else ""

    def update(self) -> None:
        """A frame: what is dragged follows the pointer."""
        if self._shelf is not None:
            self._shelf.update()
        self._extras.update()

    def rects(self) -> dict[str, Rect]:
        """Where the parts are, design pixels."""
        return self._rects | self._extras.rects()

    def centres(self, pixels: NodePath) -> dict[str, tuple[float, float]]:
        """The middle of every button in the coordinates of `pixels`."""
        kits = (*self._kits.values(), *self._extras.kits)
        return {name: at for kit in kits for name, at in kit.centres(pixels).items()}

    def destroy(self) -> None:
        """Take every widget away."""
        self._extras.destroy()
        for kit in self._kits.values():
            kit.destroy()
