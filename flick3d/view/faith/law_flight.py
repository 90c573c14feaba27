"""A Law that was enacted: its card goes from the Council to the Laws, and gets small on its way (F24)."""

from __future__ import annotations

from panda3d.core import NodePath

from flick3d.games.faith.state import State
from flick3d.view.faith import spots
from flick3d.view.faith.looks import card
from flick3d.view.faith.points import eased
from flick3d.view.faith.views import FaceView
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect
from flick3d.view.hud.theme import Theme

SECONDS = 0.8
"""How long it takes."""
FADES = 0.8
"""Share of the time after which it fades into the small card below it."""


def way(metrics: Metrics, before: State, state: State, law: str) -> tuple[Rect, Rect] | None:
    """From where to where the card goes, design pixels; None when it was not before the Council, or is no Law now."""
    if law not in before.agenda or law not in state.laws:
        return None
    panel = spots.council(metrics, before.phase == "vote")
    begins = spots.council_card(panel, before.agenda.index(law), len(before.agenda))
    number, count = [*state.laws].index(law), len(state.laws)
    strip, small = spots.laws(metrics, count), spots.small_card(number, count)
    return begins, Rect(strip.x + small.x, strip.y + small.y, small.width, small.height)


def between(begins: Rect, ends: Rect, share: float) -> Rect:
    """Where the card is when this share of the time is over, design pixels."""
    gone = eased(share)
    return Rect(
        *(
            here + (there - here) * gone
            for here, there in (
                (begins.x, ends.x),
                (begins.y, ends.y),
                (begins.width, ends.width),
                (begins.height, ends.height),
            )
        )
    )


class LawFlight:
    """The card on its way."""

    def __init__(self, layer: NodePath, theme: Theme, face: FaceView, begins: Rect, ends: Rect) -> None:
        """layer: what is drawn over the table, in design pixels."""
        self._root: NodePath = layer.attach_new_node("law flight")
        self._kit = Kit(theme, self._root)
        self._begins, self._ends = begins, ends
        self._passed = 0.0
        card(self._kit, Rect(0.0, 0.0, begins.width, begins.height), face)["state"] = "disabled"
        self._show()

    def advance(self, seconds: float) -> bool:
        """Let time pass; tells whether it has arrived, or what it flew over is gone."""
        self._passed += seconds
        if self._passed >= SECONDS or not self._root.has_parent():
            return True
        self._show()
        return False

    def remove(self) -> None:
        """Take it away."""
        self._kit.destroy()
        self._root.remove_node()

    def _show(self) -> None:
        share = self._passed / SECONDS
        rect = between(self._begins, self._ends, share)
        self._root.set_pos(rect.x, 0.0, -rect.y)
        self._root.set_scale(rect.width / self._begins.width, 1.0, rect.height / self._begins.height)
        self._root.set_alpha_scale(1.0 - max(0.0, share - FADES) / (1.0 - FADES))
