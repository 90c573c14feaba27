"""`flick3d simulate`: matches without people and without a window."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from flick3d.cli.common import COMPUTERS, PLAYERS, SEAT_HELP, make_seats, make_table, notes, output, pair

if TYPE_CHECKING:
    from rich.table import Table

    from flick3d.match.simulate import MatchResult, Plan
    from flick3d.match.summary import Summary
    from flick3d.rules.counting import Counting

KINDS = ("random", *COMPUTERS)


@click.command()
@click.argument("asked", metavar="SCENARIO")
@click.option("--matches", type=click.IntRange(1, 1_000_000), required=True, help="How many matches.")
@PLAYERS
@click.option(
    "--seat",
    "kinds",
    type=pair,
    multiple=True,
    metavar="WHO=KIND",
    help=f"Who plays: {', '.join(KINDS)} (default: random); {SEAT_HELP}",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True, help="Fixes all chance.")
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="How many processes play at once."
)
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder that gets the record of every match; files of the same names are replaced.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document; only its `time` differs between runs.")
def simulate(
    asked: str,
    matches: int,
    players: tuple[str, ...],
    kinds: tuple[tuple[str, str], ...],
    seed: int,
    jobs: int,
    records: Path | None,
    as_json: bool,
) -> None:
    """Let computer players, or players by chance, play SCENARIO, and count.

    The results depend on the scenario, the players' names and the seed alone, not on --jobs.
    """
    from flick3d.ai.minds import make_player
    from flick3d.games import all_games
    from flick3d.match.seats import seat_kinds
    from flick3d.match.simulate import Plan
    from flick3d.match.summary import summary_of
    from flick3d.scenario.library import load

    scenario = load(asked, all_games(), make_table())
    seats = make_seats(scenario.game, players)
    plan = Plan(scenario, seats, seed, matches, records, seat_kinds(seats, kinds, KINDS), make_player)
    results, seconds = _played(plan, min(jobs, os.cpu_count() or 1))
    summary = summary_of(plan, results, seconds)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(summary), indent=2))
    else:
        counting = scenario.game.counting
        output().print(_table(summary, scenario.title, counting))
        if summary.roles and counting.role is not None:
            output().print(_role_table(summary, counting.role.heading))
        click.echo(_remarks(summary))


def _played(plan: Plan, jobs: int) -> tuple[list[MatchResult], float]:
    """All results, and the seconds from the first to the last; shows how far it is on stderr."""
    import time

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from flick3d.match.simulate import simulate as play_all

    console = notes()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: list[MatchResult] = []
    began = time.perf_counter()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        try:
            for result in progress.track(play_all(plan, jobs), total=plan.matches, description="Matches"):
                results.append(result)
        except KeyboardInterrupt:
            progress.stop()
            console.print(f"stopped after {len(results)} of {plan.matches} matches")
            raise
    return results, time.perf_counter() - began


def _table(summary: Summary, title: str, counting: Counting) -> Table:
    """One line per team; numbers are those of all matches together, the score alone is a mean."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    matches = "1 match" if summary.matches == 1 else f"{summary.matches} matches"
    heading = Text(f"{title}: {matches}, seed {summary.seed}")
    table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    means = (f"Mean {counting.score}",) if counting.score else ()
    for name in ("Wins", "Share", *means, "Flicks", *(figure.label for figure in counting.figures)):
        table.add_column(name, justify="right", no_wrap=True)
    for team, row in summary.teams.items():
        mean = () if row.score is None else (f"{row.score:.1f}",)
        figures = [
            _share(row.figures[figure.label]) if figure.of else str(row.figures[figure.label])
            for figure in counting.figures
        ]
        table.add_row(Text(team), str(row.wins), _share(row.wins / summary.matches), *mean, str(row.flicks), *figures)
    table.add_row("draws", str(summary.draws), _share(summary.draws / summary.matches))
    return table


def _role_table(summary: Summary, heading: str) -> Table:
    """One line per role; the share is that of the players who had it and won."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(heading)
    for name in ("Players", "Wins", "Share"):
        table.add_column(name, justify="right", no_wrap=True)
    for role, row in summary.roles.items():
        table.add_row(role, str(row.players), str(row.wins), _share(row.wins / row.players))
    return table


def _share(value: float | None) -> str:
    return "-" if value is None else f"{value:.0%}"


def _remarks(summary: Summary) -> str:
    lengths = "; ".join(
        f"{name} {each.median:g} ({each.least} to {each.most})" for name, each in summary.lengths.items()
    )
    time = summary.time
    thinking = "".join(
        f"{kind} players thought {each.median:.2f} s about an answer, {each.most:.2f} s at most.\n"
        for kind, each in summary.time.decisions.items()
    )
    return (
        f"Median and range of a match: {lengths}.\n"
        f"{thinking}"
        f"{time.total:.1f} s in all, {time.median_match:.2f} s a match, "
        f"{time.flicks_per_second:.1f} flicks a second and process."
    )
