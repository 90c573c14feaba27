"""`flick3d replay`: watches or checks a recorded match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from flick3d.cli.common import REDUCED_MOTION, SOUND, UI_SCALE, make_table, notes, quality_option
from flick3d.cli.common import size as pixel_size

if TYPE_CHECKING:
    from flick3d.match.record import Record
    from flick3d.match.verify import Verdict
    from flick3d.view.fineness import Asked


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", "checks", is_flag=True, help="Simulate all of it again and compare; no window.")
@click.option("--size", type=pixel_size, metavar="WxH", help="Size of the window in pixels (default: 1280x720).")
@click.option("--fullscreen", is_flag=True, help="Fill the screen.")
@quality_option("auto")
@UI_SCALE
@REDUCED_MOTION
@SOUND
@click.pass_context
def replay(
    context: click.Context,
    file: Path,
    checks: bool,
    size: tuple[int, int] | None,
    fullscreen: bool,
    quality: Asked,
    ui_scale: float | None,
    reduced_motion: bool | None,
    sound: bool,
) -> None:
    """Watch the recorded or saved match in FILE.

    With --verify it is simulated again instead; when the record and the table disagree, the first action at which they
    do is named, and the exit code is 1.
    """
    from flick3d.games import all_games
    from flick3d.match.record import read_record
    from flick3d.match.replaying import recorded_scenario, replay_record

    record = read_record(file)
    if record.note:
        notes().print(f"{file}: {record.note}", markup=False)
    if checks:
        context.exit(_report(record, _verified(record)))
    from flick3d.view.app import watch_record

    table = make_table()
    title = recorded_scenario(record, all_games(), table).title
    session = replay_record(record, all_games(), table)
    watch_record(
        session,
        title,
        size=size,
        fullscreen=fullscreen,
        sound=sound,
        quality=quality,
        ui_scale=ui_scale,
        reduced_motion=reduced_motion,
    )


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
