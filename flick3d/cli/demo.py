"""`flick3d demo`: the showcase, in a window or as a film."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from flick3d.cli.common import SOUND, notes, quality_option
from flick3d.cli.common import size as pixel_size

if TYPE_CHECKING:
    from flick3d.view.fineness import Asked
    from flick3d.view.show.playlist import Entry

FILM_SIZE = (1280, 720)
FILM_SECONDS = 60.0


@click.command()
@click.argument("asked", metavar="[SCENARIO]", required=False)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), help="Fixes all chance (default: by chance).")
@click.option(
    "--seconds",
    type=click.FloatRange(5.0, 36_000.0),
    help="How long it is (default: without end; a film: 60).",
)
@click.option("--record", "film", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.mp4", help="Film it.")
@click.option("--size", type=pixel_size, metavar="WxH", help="Of the window or film in pixels (default: 1280x720).")
@click.option(
    "--fps", type=click.Choice(("30", "60")), default="30", show_default=True, help="Of a film: pictures a second."
)
@click.option("--fullscreen", is_flag=True, help="Fill the screen.")
@quality_option("auto")
@SOUND
@click.option("--each", type=click.FloatRange(5.0, 3600.0), hidden=True, help="Seconds of one show at most (tests).")
@click.option("--tell", type=click.Path(path_type=Path), hidden=True)
def demo(
    asked: str | None,
    seed: int | None,
    seconds: float | None,
    film: Path | None,
    size: tuple[int, int] | None,
    fps: str,
    fullscreen: bool,
    quality: Asked,
    sound: bool,
    each: float | None,
    tell: Path | None,
) -> None:
    """Let the table play by itself: computer players, one scenario of both games after another, or SCENARIO only.

    Any key or click offers a seat to play on, Escape leaves. With --record it is filmed, with sound; that needs no
    display, but PyAV, and the same seed gives the same film.
    """
    chance = secrets.randbelow(2**31) if seed is None else seed
    entries = _entries(asked, chance)
    if film is not None:
        _film(entries, film, seconds or FILM_SECONDS, size or FILM_SIZE, int(fps), quality, sound)
        return
    from flick3d.view.show.live import show_off
    from flick3d.view.show.playlist import LONGEST, lengths

    match = show_off(
        entries,
        seconds=seconds,
        lengths=() if seconds is None or each is not None else lengths(seconds),
        each=each or LONGEST,
        size=size,
        fullscreen=fullscreen,
        quality=quality,
        sound=sound,
        tell=tell,
    )
    if match is not None:
        from flick3d.cli.play import say_where

        say_where(match)


def _entries(asked: str | None, seed: int) -> Iterator[Entry]:
    """What is shown, without end. Raises FlickError for a scenario that there is not."""
    from flick3d.scenario.library import find
    from flick3d.view.show.playlist import only
    from flick3d.view.show.shipped import shipped_shows

    if asked is not None:
        find(asked)
        return only(asked, seed)
    return shipped_shows(seed)


def _film(
    entries: Iterator[Entry],
    out: Path,
    seconds: float,
    size: tuple[int, int],
    fps: int,
    quality: Asked,
    sound: bool,
) -> None:
    """Film with a progress bar. Raises FlickError; ended by Ctrl-C it leaves nothing behind."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from flick3d.cli.replay import ended_like_by_ctrl_c
    from flick3d.cli.shot import fineness, language
    from flick3d.view.film.writing import must_have_tools

    must_have_tools()
    from flick3d.view.show.filming import ShowFilm, film_show
    from flick3d.view.show.playlist import lengths

    settings = ShowFilm(size, fps, fineness(quality), sound, seconds, language())
    console = notes()
    columns = (TextColumn("Filming"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeRemainingColumn())
    with contextlib.ExitStack() as stack:
        stack.enter_context(ended_like_by_ctrl_c())
        progress = stack.enter_context(
            Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        )
        task = progress.add_task("Filming", total=1.0)
        shows = list(islice(entries, len(lengths(seconds))))
        filmed = film_show(shows, out, settings, lambda share: progress.update(task, completed=share))
    click.echo(f"{out}: {filmed.seconds:.1f} s, {filmed.pictures} pictures")
