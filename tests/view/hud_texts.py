"""Where the texts of the HUD are: on which board each stands, and whether they keep apart."""

from __future__ import annotations

import itertools

from panda3d.core import NodePath, PGItem

from flick3d.view.hud.metrics import Rect
from flick3d.view.window import Window


class Shown:
    """One text on the screen. rect: the window pixels that it takes; board: those of the frame that it stands on."""

    def __init__(self, path: NodePath, root: NodePath) -> None:
        self.text = path.node().get_text()
        low, high = path.get_tight_bounds(root)
        self.rect = Rect(low.x, -high.z, high.x - low.x, high.z - low.z)
        self.holder = next(
            (
                path.get_ancestor(each)
                for each in range(1, path.get_num_nodes())
                if isinstance(path.get_ancestor(each).node(), PGItem)
            ),
            None,
        )
        self.board: Rect | None = None
        if self.holder is not None:
            left, right, bottom, top = self.holder.node().get_frame()
            first = root.get_relative_point(self.holder, (left, 0.0, top))
            last = root.get_relative_point(self.holder, (right, 0.0, bottom))
            self.board = Rect(first.x, -first.z, last.x - first.x, first.z - last.z)


def shown(window: Window) -> list[Shown]:
    root = window.base.pixel2d
    return [
        Shown(path, root)
        for path in root.find_all_matches("**/+TextNode")
        if path.node().get_text().strip()
        and path.get_tight_bounds(root) is not None
        and not any(path.get_ancestor(each).is_hidden() for each in range(path.get_num_nodes() - 1))
    ]


def assert_tidy(window: Window, size: tuple[int, int]) -> None:
    """Every text is inside the window and on its board, and no two of one board touch each other."""
    whole = Rect(0.0, 0.0, *map(float, size))
    texts = shown(window)
    assert len(texts) > 3
    for each in texts:
        for around in (whole, each.board or whole):
            assert holds(around, each.rect, slack=1.0), (each.text, each.rect, around)
    for one, two in itertools.combinations(texts, 2):
        if one.holder == two.holder and one.holder is not None:
            assert not shrunk(one.rect).overlaps(shrunk(two.rect)), (one.text, two.text)


def holds(around: Rect, inner: Rect, slack: float) -> bool:
    return (
        inner.x >= around.x - slack
        and inner.y >= around.y - slack
        and inner.right <= around.right + slack
        and inner.bottom <= around.bottom + slack
    )


def shrunk(rect: Rect) -> Rect:
    """A letter's tight bounds reach a little into the line above."""
    return Rect(rect.x + 1.0, rect.y + 2.0, rect.width - 2.0, rect.height - 4.0)
