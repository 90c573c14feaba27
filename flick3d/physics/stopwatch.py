"""Measures what Bullet's own steps take."""

from __future__ import annotations

import time
from typing import Any

from panda3d.bullet import BulletWorld


class Stopwatch:
    """Stands around a world and adds up the wall-clock seconds of its steps; everything else goes straight through."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._world: Any = None

    def around(self, world: BulletWorld) -> Stopwatch:
        """Stand around this world, and count from zero."""
        self.seconds, self._world = 0.0, world
        return self

    def do_physics(self, seconds: float, most_steps: int, step: float) -> int:
        """The world's own steps, measured."""
        began = time.perf_counter()
        steps = self._world.do_physics(seconds, most_steps, step)
        self.seconds += time.perf_counter() - began
        return int(steps)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._world, name)
