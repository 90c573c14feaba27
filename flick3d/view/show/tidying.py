"""Tidying up between two shows, so that a day of them takes no more memory than the first."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys

from panda3d.core import RenderState, TransformState

ROUNDS = 100
"""One round looks at a share of all states only."""


def tidy_states() -> None:
    """Forget the states of nodes that are gone, and free the textures that only they still knew.

    Panda3D's own loop does that in every frame; this is for those who draw without it.
    """
    for _ in range(ROUNDS):
        RenderState.garbage_collect()
        TransformState.garbage_collect()


def give_memory_back() -> None:
    """Give the system back what is free, where that can be asked for: else the gaps between what lives grow slowly."""
    gc.collect()
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
