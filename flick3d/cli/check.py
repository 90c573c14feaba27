"""`flick3d check`: validates scenario, save and record files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from flick3d.cli.common import make_table
from flick3d.rules.errors import FlickError

if TYPE_CHECKING:
    from flick3d.physics.table import Table


@click.command()
@click.argument("files", metavar="FILE ...", nargs=-1)
@click.option("--schema", "wants_schema", is_flag=True, help="Print the JSON Schema of scenario files, and no more.")
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], wants_schema: bool) -> None:
    """Check scenario files, saves and records.

    FILE is a path, or a scenario's name. Good files are listed on stdout, faults on stderr as
    file:line:column: message; with any fault the exit code is 2.
    """
    if wants_schema:
        if files:
            raise click.UsageError("--schema takes no FILE: it prints what every scenario file must look like", context)
        _print_schema()
        return
    if not files:
        raise click.UsageError("Missing argument 'FILE ...'.", context)
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


def _print_schema() -> None:
    from flick3d.games import all_games
    from flick3d.scenario.schema import schema

    click.echo(json.dumps(schema(all_games()), indent=2))


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
