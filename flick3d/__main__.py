"""Starts the command line: `python -m flick3d` and the command `flick3d`."""

from __future__ import annotations

import sys
from multiprocessing.spawn import freeze_support

from flick3d.cli import commands

TRACKER = "from multiprocessing.resource_tracker import main;"
"""How the command begins that starts the helper that `multiprocessing` has beside its processes."""


def main() -> None:
    """Run the command line and end the process with its exit code.

    A frozen program is its own interpreter: where it was started to be a worker process, it is nothing else.
    """
    if getattr(sys, "frozen", False):
        freeze_support()
        if sys.argv[-2:-1] == ["-c"] and sys.argv[-1].startswith(TRACKER):
            exec(sys.argv[-1])
            return
    commands()


if __name__ == "__main__":
    main()
