"""Short changes that nobody simulated: pieces on their way to where the rules put them, and a change of scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flick3d.rules.layout import Layout, Pose
from flick3d.view.scene import TableScene
from flick3d.view.tween import LIFTS, Haven, Move, at, moves

SETTLES_IN, COLLAPSES_IN = 0.45, 1.25
"""Seconds that pieces take to where the rules put them, and a house to fall down."""
FLIPS_IN, TRAVELS_IN = 0.75, 0.8
"""Seconds that a hat needs to be turned over, and a token between the table and a slot."""
CALMLY_IN = 0.2
"""Seconds that all of it takes at most where less motion is asked for; houses fall as always."""
FADES_IN = 0.3
"""Seconds until the picture is dark, and again until it is bright."""


class Settling:
    """Pieces on their way to where the rules put them."""

    def __init__(
        self,
        scene: TableScene,
        layout: Layout,
        loose: Mapping[str, Pose],
        seconds: float,
        havens: Mapping[str, Haven] | None = None,
        calm: bool = False,
    ) -> None:
        """seconds: of an ordinary move. havens: where tokens come from or go that are in a slot. calm: less motion."""
        self._scene = scene
        self._layout = layout
        self._loose = loose
        self._seconds = min(seconds, CALMLY_IN) if calm else seconds
        self._calm = calm
        self._passed = 0.0
        self._moves: tuple[Move, ...] = moves(
            scene.kinds_and_poses, layout, loose, scene.sorts, None if calm else havens
        )
        self._turned: set[str] = set()
        self._whole = max((self._seconds_of(move) for move in self._moves), default=0.0)
        scene.add_new(layout, loose)
        for move in self._moves:
            if move.collapses:
                scene.crumble(move.piece)
            if move.after is not None:
                scene.expect(move.piece, move.after)

    def advance(self, seconds: float) -> bool:
        """Let time pass; tells whether all have arrived."""
        self._passed += seconds
        if self._passed >= self._whole:
            self.finish()
            return True
        for move in self._moves:
            self._turn_over(move)
            share = min(1.0, self._passed / self._seconds_of(move))
            pose, scale = at(move, share, self._scene.solids_of(move.piece))
            self._scene.place(move.piece, pose)
            if move.haven is not None and (move.before is None or move.after is None):
                # Far over the table it leaves no shade.
                away = share if move.after is None else 1.0 - share
                self._scene.scale(move.piece, scale, max(0.0, 1.0 - away / LIFTS))
            elif scale < 1.0 or move.before is None:
                self._scene.scale(move.piece, scale)
        return False

    def _turn_over(self, move: Move) -> None:
        """In the middle of a token's way its other side comes up."""
        new = move.becomes
        if new is not None and self._passed >= self._seconds_of(move) / 2.0 and move.piece not in self._turned:
            self._turned.add(move.piece)
            self._scene.add(new)

    def _seconds_of(self, move: Move) -> float:
        if move.collapses:
            return max(self._seconds, COLLAPSES_IN)
        if self._calm:
            return self._seconds
        if move.flips:
            return max(self._seconds, FLIPS_IN)
        return max(self._seconds, TRAVELS_IN) if move.haven is not None else self._seconds

    def finish(self) -> None:
        """Show the layout as it is."""
        self._scene.show(self._layout, self._loose)


class Change:
    """A change of scene behind a dark picture."""

    def __init__(self, act: Callable[[], None], waits: float) -> None:
        self._act = act
        self._waits = waits
        self._passed = 0.0
        self._acted = False

    @property
    def darkness(self) -> float:
        """0 is bright, 1 is dark."""
        if self._passed == self._waits + FADES_IN:
            return 1.0
        return max(0.0, 1.0 - abs(self._passed - self._waits - FADES_IN) / FADES_IN)

    def advance(self, seconds: float) -> bool:
        """Let time pass; tells whether it is over."""
        self._passed += seconds
        if not self._acted and self._passed >= self._waits + FADES_IN:
            # However long the frame was: the picture is dark when the scene changes, and brightens from then on.
            self._passed = self._waits + FADES_IN
            self.finish()
        return self._passed >= self._waits + 2.0 * FADES_IN

    def finish(self) -> None:
        """Do what is left to do."""
        if not self._acted:
            self._acted = True
            self._act()
