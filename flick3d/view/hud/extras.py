"""The parts of the HUD that only one game has, built anew when what they are made for changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from panda3d.core import NodePath

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect
from flick3d.view.hud.parts import Command, Hovered, Part, Parts, Pointer, Workbench
from flick3d.view.hud.theme import Theme


class Extras:
    """Shows `HudView.extras` with the game's own parts."""

    def __init__(
        self,
        theme: Theme,
        root: NodePath,
        metrics: Metrics,
        command: Command,
        hovered: Hovered,
        pointer: Pointer,
        parts: Parts,
    ) -> None:
        self._parts = parts
        self._hovered = hovered
        self._benches = {
            kind: Workbench(Kit(theme, root.attach_new_node(kind.__name__)), metrics, command, hovered, pointer)
            for kind in parts
        }
        self._built: dict[type[msgspec.Struct], tuple[object, Part]] = {}

    @property
    def kits(self) -> tuple[Kit, ...]:
        """The kits of all parts."""
        return tuple(bench.kit for bench in self._benches.values())

    def show(self, views: Iterable[msgspec.Struct]) -> None:
        """Exactly these views. Raises KeyError for a view that no part is known for."""
        wanted: dict[type[msgspec.Struct], Any] = {type(view): view for view in views}
        for kind in [kind for kind in self._built if kind not in wanted]:
            self._remove(kind)
        for kind, view in wanted.items():
            factory = self._parts[kind]
            made_for = factory.made_for(view)
            if kind in self._built and self._built[kind][0] != made_for:
                self._remove(kind)
            if kind not in self._built:
                self._built[kind] = (made_for, factory.build(self._benches[kind], view))
            self._built[kind][1].show(view)

    def update(self) -> None:
        """A frame."""
        for _, part in self._built.values():
            part.update()

    def rects(self) -> dict[str, Rect]:
        """Where the parts take the mouse, design pixels."""
        return {name: rect for _, part in self._built.values() for name, rect in part.rects().items()}

    def destroy(self) -> None:
        """Take every part away."""
        for kind in list(self._built):
            self._remove(kind)

    def _remove(self, kind: type[msgspec.Struct]) -> None:
        _, part = self._built.pop(kind)
        kit = self._benches[kind].kit
        if kit.is_pointed_at:
            # A widget that goes away tells nobody that the pointer has left it.
            self._hovered((), False)
        part.destroy()
        kit.destroy()
