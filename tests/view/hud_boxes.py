"""Boards, buttons and texts of a HUD as they are seen, and what of it is cut or covered."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from panda3d.core import NodePath, PGItem, TextNode

from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import FRAME_MARGIN
from flick3d.view.window import Window

COVERS = ("card", "result", "story", "help", "options", "SecretView")
"""Layers that may lie over the others: they are opened for a while."""
SLACK = 2.0
"""Window pixels of air that a letter has around it."""


class Seen:
    """A text, or a board or button. rect: its visible outline, window pixels; layer: the part that it belongs to."""

    def __init__(self, path: NodePath, hud: NodePath, rect: Rect) -> None:
        self.path = path
        self.rect = rect
        self.layer = next(
            (
                path.get_ancestor(each).name
                for each in range(path.get_num_nodes() - 1)
                if path.get_ancestor(each + 1) == hud
            ),
            "",
        )

    @property
    def text(self) -> str:
        """What is written there."""
        return str(self.path.node().get_text()) if isinstance(self.path.node(), TextNode) else self.path.name


def texts(window: Window) -> list[Seen]:
    """All texts that are shown."""
    root = window.base.pixel2d
    hud = root.find("**/hud")
    found = []
    for path in hud.find_all_matches("**/+TextNode"):
        bounds = path.get_tight_bounds(root)
        if is_shown(path) and path.node().get_text().strip() and bounds is not None:
            low, high = bounds
            found.append(Seen(path, hud, Rect(low.x, -high.z, high.x - low.x, high.z - low.z)))
    return found


def boards(window: Window) -> list[Seen]:
    """All boards and buttons that are shown, without their shadows."""
    root = window.base.pixel2d
    hud = root.find("**/hud")
    return [
        Seen(path, hud, outline(path, root))
        for path in hud.find_all_matches("**/+PGItem")
        if is_shown(path) and path.node().has_frame()
    ]


def in_order(path: NodePath) -> Iterator[NodePath]:
    """All nodes in the order in which they are drawn: what comes later lies in front."""
    yield path
    for child in path.children:
        yield from in_order(child)


def outline(path: NodePath, root: NodePath) -> Rect:
    """The visible outline of a board or button, window pixels."""
    node: PGItem = path.node()
    left, right, bottom, top = node.get_frame()
    inset = node.get_frame_style(0).get_width()[0] * FRAME_MARGIN
    first = root.get_relative_point(path, (left + inset, 0.0, top - inset))
    last = root.get_relative_point(path, (right - inset, 0.0, bottom + inset))
    return Rect(first.x, -first.z, last.x - first.x, first.z - last.z)


def is_shown(path: NodePath) -> bool:
    """Whether neither it nor anything above it is hidden."""
    return not any(path.get_ancestor(each).is_hidden() for each in range(path.get_num_nodes() - 1))


def within(around: Rect, inner: Rect, slack: float = SLACK) -> bool:
    """Whether `inner` lies in `around`."""
    return (
        inner.x >= around.x - slack
        and inner.y >= around.y - slack
        and inner.right <= around.right + slack
        and inner.bottom <= around.bottom + slack
    )


def faults(window: Window, size: tuple[int, int]) -> Iterator[str]:
    """All that is cut, or covered by what should not cover it."""
    whole = Rect(0.0, 0.0, *map(float, size))
    written, boxes = texts(window), boards(window)
    order = {path: index for index, path in enumerate(in_order(window.base.pixel2d.find("**/hud")))}
    for each in written:
        if not within(whole, each.rect):
            yield f"outside the window: {each.text}"
        around = [box for box in boxes if box.path.is_ancestor_of(each.path)]
        board = max(around, key=lambda box: box.path.get_num_nodes(), default=None)
        if board is not None and not within(board.rect, each.rect):
            yield f"over the edge of its board: {each.text} {each.rect} {board.rect}"
    for box in boxes:
        if box.layer != "SecretView" and not within(whole, box.rect):
            yield f"a board outside the window: {box.layer} {box.text} {box.rect}"
    for one, two in itertools.combinations(written, 2):
        if may_touch(one, two) or not trimmed(one.rect).overlaps(trimmed(two.rect)):
            continue
        yield f"two texts on each other: {one.text} / {two.text}"
    for each, box in itertools.product(written, boxes):
        if may_touch(each, box) or order[box.path] < order[each.path]:
            continue
        if trimmed(each.rect).overlaps(box.rect):
            yield f"a text under a board: {each.text} / {box.layer} {box.text}"


def may_touch(one: Seen, two: Seen) -> bool:
    """Whether one of them is opened over the other."""
    return one.layer != two.layer and (one.layer in COVERS or two.layer in COVERS)


def trimmed(rect: Rect) -> Rect:
    """A letter's bounds have a little air, and reach a little into the line above."""
    return Rect(rect.x + 1.0, rect.y + 2.0, rect.width - 2.0, rect.height - 4.0)
