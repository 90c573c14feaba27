"""`flick3d scenarios`: lists what can be played."""

from __future__ import annotations

import json

import click

from flick3d.cli.common import output


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def scenarios(as_json: bool) -> None:
    """List the scenarios: the shipped ones and your own."""
    from flick3d.games import all_games
    from flick3d.scenario.faults import ScenarioError
    from flick3d.scenario.library import entries
    from flick3d.scenario.loading import load_scenario_file

    rows: list[dict[str, object]] = []
    for entry in entries():
        row: dict[str, object] = {"name": entry.name, "path": str(entry.path), "own": entry.own}
        try:
            loaded = load_scenario_file(entry.path, entry.name, all_games())
            rows.append(row | {"game": loaded.game.name, "title": loaded.title, "faults": []})
        except ScenarioError as error:
            rows.append(row | {"game": "", "title": "", "faults": [str(fault) for fault in error.faults]})
    if as_json:
        click.echo(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    from rich.table import Table
    from rich.text import Text

    listing = Table("Name", "Game", "Title", box=None, pad_edge=False)
    for row in rows:
        remark = Text(str(row["title"])) if not row["faults"] else Text(f"faulty: flick3d check {row['name']}", "red")
        listing.add_row(Text(str(row["name"]), no_wrap=True), str(row["game"]), remark)
    output().print(listing)
