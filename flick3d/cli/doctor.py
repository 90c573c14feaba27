"""`flick3d doctor`: what to paste into a bug report."""

from __future__ import annotations

import os
from pathlib import Path

import click


@click.command()
def doctor() -> None:
    """Show versions, graphics, audio, display and folders. It works without a display."""
    from flick3d.match.machine import machine, versions
    from flick3d.translating import system_language

    sections = {
        "Versions": list(versions().items()),
        "Machine": [*machine().items(), ("language", system_language())],
        "Display": _display(),
        "Graphics and audio": _graphics(),
        "Folders": _folders(),
    }
    width = max(len(name) for rows in sections.values() for name, _ in rows)
    for title, rows in sections.items():
        click.echo(title)
        for name, value in rows:
            click.echo(f"  {name.ljust(width)}  {value}")


def _display() -> list[tuple[str, str]]:
    """What the environment says about screens."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "LIBGL_ALWAYS_SOFTWARE")
    return [(name, os.environ.get(name) or "not set") for name in names]


def _graphics() -> list[tuple[str, str]]:
    from flick3d.view.doctor import describe_graphics

    return describe_graphics()


def _folders() -> list[tuple[str, str]]:
    from flick3d import resources
    from flick3d.rules.errors import FlickError

    rows = [(resources.HOME_VARIABLE, os.environ.get(resources.HOME_VARIABLE) or "not set")]
    for name in ("models", "scenarios"):
        try:
            rows.append((name, str(resources.shipped_folder(name))))
        except FlickError as error:
            rows.append((name, str(error)))
    for name in ("scenarios", "saves", "replays"):
        rows.append((f"your {name}", _state(resources.user_folder(name))))
    rows.append(("settings", _state(resources.settings_folder())))
    rows.append(("cache", _state(resources.cache_folder())))
    return rows


def _state(folder: Path) -> str:
    """The folder, and what would keep the game from writing there."""
    nearest = folder
    while not nearest.exists() and nearest != nearest.parent:
        nearest = nearest.parent
    remark = "" if folder.exists() else " (made when it is needed)"
    return f"{folder}{remark}" if os.access(nearest, os.W_OK) else f"{folder} (NOT WRITABLE)"
