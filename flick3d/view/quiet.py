"""Silence for libraries that write on stderr by themselves what they lack: our own errors say it, in one line."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator

STDERR = 2
"""The number of the file that C libraries write to."""


@contextlib.contextmanager
def quiet_libraries() -> Iterator[None]:
    """Nothing that is written on stderr meanwhile is seen. Where there is no stderr, nothing happens."""
    try:
        kept = os.dup(STDERR)
    except OSError:
        # A program without a console.
        yield
        return
    try:
        if sys.stderr is not None:
            sys.stderr.flush()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, STDERR)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
