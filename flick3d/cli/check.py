"""`flick3d check`: validates scenario, save and record files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from flick3d.cli.common import make_table
from flick3d.rules.errors import FlickError

if TYPE_CHECKING:
    from flick3d.physics.table import Table


@click.command()
@click.argument("files", metavar="FILE ...", nargs=-1, required=True)
@click.pass_context
def check(context: click.Context, files: tuple[str, ...]) -> None:
    """Check scenario files, saves and records.

    FILE is a path, or a scenario's name. Good files are listed on stdout, faults on stderr as
    file:line:column: message; with any fault the exit code is 2.
    """
    table = make_table()
    faulty = False
    for file in files:
        try:
            click.echo(f"{file}: ok ({_checked(file, table)})")
        except FlickError as error:
            faulty = True
            click.echo(str(error), err=True)
    if faulty:
        context.exit(2)


def _checked(file: str, table: Table) -> str:
    """What kind of good file it is. Raises FlickError with every fault."""
    from flick3d.games import all_games
    from flick3d.match.record import looks_like_record, read_record
    from flick3d.match.replaying import replay_record
    from flick3d.scenario.library import load

    path = Path(file)
    if looks_like_record(path):
        record = read_record(path)
        session = replay_record(record, all_games(), table)
        ending = "ended" if session.outcome is not None else "not ended"
        remark = f"; {record.note}" if record.note else ""
        return f"record of {record.header.name}, {len(session.steps)} actions, {ending}{remark}"
    return f"scenario '{load(file, all_games(), table).title}'"
