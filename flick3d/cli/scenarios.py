"""`flick3d scenarios`: lists what can be played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click
import msgspec

from flick3d.cli.common import output

if TYPE_CHECKING:
    from flick3d.scenario.library import Listed
    from flick3d.scenario.loading import LoadedScenario


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def scenarios(as_json: bool) -> None:
    """List the scenarios: the shipped ones and your own."""
    from flick3d.games import all_games
    from flick3d.scenario.library import listing

    found = listing(all_games())
    if as_json:
        click.echo(json.dumps([_row(each) for each in found], indent=2, ensure_ascii=False))
        return
    from rich.table import Table
    from rich.text import Text

    table = Table("Name", "Game", "Title", box=None, pad_edge=False)
    for each in found:
        name = Text(each.entry.name, no_wrap=True)
        if each.loaded is None:
            table.add_row(name, "", Text(f"faulty: flick3d check {each.entry.name}", "red"))
        else:
            table.add_row(name, each.loaded.game.name, Text(each.loaded.title))
    output().print(table)


def _row(listed: Listed) -> dict[str, Any]:
    """What the JSON list says about a scenario.

    players: the fewest and the most. teams: their ids, none in a game without teams. about: what else its game tells
    of a scenario, such as its goals or its Laws, as in the file.
    """
    entry, loaded = listed.entry, listed.loaded
    row: dict[str, Any] = {"name": entry.name, "path": str(entry.path), "own": entry.own}
    if loaded is None:
        faults = listed.error.faults if listed.error is not None else ()
        told: dict[str, Any] = {"game": "", "title": "", "players": [], "teams": [], "news": "", "about": {}}
        return row | told | {"faults": [str(fault) for fault in faults]}
    game = loaded.game
    return row | {
        "game": game.name,
        "title": loaded.title,
        "players": list(game.players),
        "teams": list(game.teams),
        "news": str(loaded.document.get("news", "")),
        "about": {field: _told(loaded, field) for field in game.told},
        "faults": [],
    }


def _told(loaded: LoadedScenario, field: str) -> Any:
    """A field as the file says it, or else what holds without it."""
    if field in loaded.document:
        return loaded.document[field]
    return msgspec.to_builtins(getattr(loaded.scenario, field))
