"""`flick3d replay`: watches, checks or films a recorded match."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from flick3d.cli.common import REDUCED_MOTION, SOUND, UI_SCALE, make_table, notes, quality_option
from flick3d.cli.common import size as pixel_size
from flick3d.cli.shot import fineness, language

if TYPE_CHECKING:
    from flick3d.match.record import Record
    from flick3d.match.session import Session
    from flick3d.match.verify import Verdict
    from flick3d.settings import QualityName
    from flick3d.view.fineness import Asked

FILM_SIZE = (1280, 720)
"""Pixels of a film, unless asked otherwise."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", "checks", is_flag=True, help="Simulate all of it again and compare; no window.")
@click.option("--record", "film", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.mp4", help="Film it.")
@click.option("--size", type=pixel_size, metavar="WxH", help="Of the window or film in pixels (default: 1280x720).")
@click.option(
    "--fps", type=click.Choice(("30", "60")), default="30", show_default=True, help="Of a film: pictures a second."
)
@click.option("--from", "first", type=click.IntRange(1), metavar="TURN", help="Of a film: the first turn.")
@click.option("--to", "last", type=click.IntRange(1), metavar="TURN", help="Of a film: the last turn.")
@click.option("--hud/--no-hud", default=False, help="Whether a film shows more than announcements (default: no).")
@click.option("--fullscreen", is_flag=True, help="Fill the screen.")
@quality_option("auto")
@UI_SCALE
@REDUCED_MOTION
@SOUND
@click.option("--tell", type=click.Path(path_type=Path), hidden=True)
@click.pass_context
def replay(
    context: click.Context,
    file: Path,
    checks: bool,
    film: Path | None,
    size: tuple[int, int] | None,
    fps: str,
    first: int | None,
    last: int | None,
    hud: bool,
    fullscreen: bool,
    quality: Asked,
    ui_scale: float | None,
    reduced_motion: bool | None,
    sound: bool,
    tell: Path | None,
) -> None:
    """Watch the recorded or saved match in FILE.

    With --verify it is simulated again instead; when the record and the table disagree, the first action at which they
    do is named, and the exit code is 1. With --record it is filmed, with sound; that needs no display, but PyAV. Turns
    are counted as under the bar of a replay.
    """
    from flick3d.games import all_games
    from flick3d.match.record import read_record
    from flick3d.match.replaying import recorded_scenario, replay_record

    record = read_record(file)
    if record.note:
        notes().print(f"{file}: {record.note}", markup=False)
    if checks:
        context.exit(_report(record, _verified(record)))
    if film is None and (first, last) != (None, None):
        raise click.UsageError("--from and --to are for films: say --record FILE.mp4 as well")
    if film is not None:
        from flick3d.view.film.writing import must_have_tools

        must_have_tools()
    table = make_table()
    title = recorded_scenario(record, all_games(), table).title
    session = replay_record(record, all_games(), table)
    if film is not None:
        _film(session, title, film, size or FILM_SIZE, int(fps), (first, last), hud, sound, fineness(quality))
        return
    from flick3d.view.app import watch_record

    watch_record(
        session,
        title,
        record=file,
        size=size,
        fullscreen=fullscreen,
        tell=tell,
        sound=sound,
        quality=quality,
        ui_scale=ui_scale,
        reduced_motion=reduced_motion,
    )


def _film(
    session: Session,
    title: str,
    out: Path,
    size: tuple[int, int],
    fps: int,
    turns: tuple[int | None, int | None],
    hud: bool,
    sound: bool,
    quality: QualityName,
) -> None:
    """Film turns of a match with a progress bar. Raises FlickError; ended by Ctrl-C it leaves nothing behind."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from flick3d.view.film.filming import FilmSettings, film_record

    settings = FilmSettings(size, fps, *turns, quality=quality, hud=hud, sound=sound, language=language())
    console = notes()
    columns = (TextColumn("Filming"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeRemainingColumn())
    with (
        ended_like_by_ctrl_c(),
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        task = progress.add_task("Filming", total=1.0)
        filmed = film_record(session, title, out, settings, lambda share: progress.update(task, completed=share))
    click.echo(f"{out}: {filmed.seconds:.1f} s, {filmed.pictures} pictures")


@contextlib.contextmanager
def ended_like_by_ctrl_c() -> Iterator[None]:
    """The system asks programs to end with SIGTERM: then there is as much to tidy up as after Ctrl-C."""

    def end(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _verified(record: Record) -> Verdict:
    from rich.progress import Progress

    from flick3d.games import all_games
    from flick3d.match.verify import verify

    console = notes()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Simulating again", total=len(record.lines))
        return verify(record, all_games(), make_table(), lambda done: progress.update(task, completed=done))


def _report(record: Record, verdict: Verdict) -> int:
    """Say what came of it; returns the exit code."""
    disagreement = verdict.disagreement
    if disagreement is None:
        click.echo(f"{record.path}: agrees ({verdict.actions} actions, {verdict.flicks} flicks)")
        return 0
    click.echo(
        f"{record.path}:{disagreement.line}: stops agreeing at action {disagreement.action}: "
        f"{disagreement.what}: {disagreement.detail}"
        f" (recorded by flick3d {record.header.flick3d} on {record.header.platform})"
    )
    return 1
