"""Discs that hop to where the player's choice puts them: from beside the cloth into the cloud, and back."""

from __future__ import annotations

import math
from collections.abc import Iterable

from flick3d.rules.layout import Placement, Pose
from flick3d.view.poses import same
from flick3d.view.scene import TableScene
from flick3d.view.settling import CALMLY_IN
from flick3d.view.tween import Move, at

SECONDS = 0.28
"""How long a hop lasts."""
STEP = 2.5
"""A way that is shorter than this is no hop: the disc is there at once, as under the pointer, cm."""


class Hops:
    """The hops of one scene. They end by themselves, or are dropped when something else moves."""

    def __init__(self) -> None:
        self._moves: dict[str, tuple[Move, float]] = {}

    @property
    def busy(self) -> bool:
        """Whether anything hops."""
        return bool(self._moves)

    def want(self, scene: TableScene, placements: Iterable[Placement]) -> None:
        """Let exactly these pieces be where they are wanted, each by a hop or at once."""
        for placement in placements:
            self._want(scene, placement)

    def advance(self, scene: TableScene, seconds: float, calm: bool = False) -> None:
        """Let time pass. calm: no hop lasts longer than `CALMLY_IN`."""
        lasts = min(SECONDS, CALMLY_IN) if calm else SECONDS
        for piece, (move, passed) in list(self._moves.items()):
            if scene.pose_of(piece) is None:
                del self._moves[piece]
                continue
            share = min(1.0, (passed + seconds) / lasts)
            pose, _ = at(move, share, scene.solids_of(piece))
            scene.place(piece, pose)
            if share < 1.0:
                self._moves[piece] = (move, passed + seconds)
            else:
                del self._moves[piece]

    def drop(self) -> None:
        """Leave everything where it is."""
        self._moves = {}

    def _want(self, scene: TableScene, placement: Placement) -> None:
        piece, pose = placement.piece, placement.pose
        shown = scene.pose_of(piece)
        if shown is None:
            scene.add(placement)
            return
        if piece in self._moves:
            move, passed = self._moves[piece]
            if move.after is None or not same(move.after, pose):
                self._moves[piece] = (Move(piece, "token", move.before, pose), passed)
        elif not same(shown, pose):
            if _distance(shown, pose) < STEP:
                scene.place(piece, pose)
            else:
                self._moves[piece] = (Move(piece, "token", shown, pose), 0.0)


def _distance(first: Pose, second: Pose) -> float:
    return math.dist((first.x, first.y), (second.x, second.y))
