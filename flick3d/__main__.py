"""Starts the command line: `python -m flick3d` and the command `flick3d`."""

from __future__ import annotations

from flick3d.cli import commands


def main() -> None:
    """Run the command line and end the process with its exit code."""
    commands()


if __name__ == "__main__":
    main()
