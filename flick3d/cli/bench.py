"""`flick3d bench`: measures this machine."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from flick3d.cli.common import make_seats, make_table, notes, output
from flick3d.cli.play import FIRST_SCENARIO
from flick3d.resources import PROGRAM
from flick3d.rules.errors import FlickError

if TYPE_CHECKING:
    from flick3d.match.bench import Measurement
    from flick3d.match.playing import Match

NAMES = ("shots", "overhead", "flicks", "release", "frame", "start")
FIRST_PICTURE = "first picture"
"""What `play --measure-start` prints when its first picture is on the screen."""
LONGEST_START = 120.0
"""Seconds after which a start counts as failed."""


@click.command()
@click.option("--only", type=click.Choice(NAMES), multiple=True, help="Measure only this; may be given several times.")
@click.option("--runs", type=click.IntRange(1, 1000), default=20, show_default=True, help="Runs per window figure.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def bench(only: tuple[str, ...], runs: int, as_json: bool) -> None:
    """Measure this machine: on the scenario 'Gunfight on Main Street', and on a full Map of Flick of Faith.

    \b
    shots     toppling shots per second on one core
    overhead  time of such a shot over that of Bullet's own steps within it
    flicks    flicks per second on one core, 28 discs and 16 Temples on the Map
    release   from the release of a flick to the first movement on the screen
    frame     what a frame takes outside drawing while a shot plays
    start     from the start of the process to the first picture

    Only `start` needs a display, release and frame need OpenGL; what cannot be measured is left out.
    """
    from flick3d.match.machine import machine, versions

    wanted = only or NAMES
    found: list[Measurement] = []
    left_out: dict[str, str] = {}
    for names, measure in _measures(runs):
        if not set(names) & set(wanted):
            continue
        notes().print(f"measuring {', '.join(names)} ...")
        try:
            found.extend(each for each in measure() if each.name in wanted)
        except FlickError as error:
            left_out |= {name: str(error) for name in names if name in wanted}
    about = machine() | versions()
    if as_json:
        import msgspec

        measurements = [msgspec.to_builtins(each) for each in found]
        document = {"machine": about, "measurements": measurements, "left_out": left_out}
        click.echo(json.dumps(document, indent=2))
        return
    _print(found, left_out, about)


Measure = Callable[[], "list[Measurement]"]
Value = TypeVar("Value")


def _measures(runs: int) -> tuple[tuple[tuple[str, ...], Measure], ...]:
    return (
        (("shots", "overhead"), _table_figures),
        (("flicks",), _map_figures),
        (("release",), lambda: _release(runs)),
        (("frame",), lambda: _frame(runs)),
        (("start",), lambda: _start(runs)),
    )


def _table_figures() -> list[Measurement]:
    from flick3d.games import all_games
    from flick3d.match.bench import measure_shots, toppling_shots
    from flick3d.scenario.library import load

    table = make_table()
    scenario = load(FIRST_SCENARIO, all_games(), table)
    shots = toppling_shots(table, scenario, make_seats(scenario.game, (), (), ()))
    return list(measure_shots(table, shots))


def _map_figures() -> list[Measurement]:
    from flick3d.match.bench import map_flicks, measure_flicks

    table = make_table()
    return [measure_flicks(table, map_flicks(table))]


def _release(runs: int) -> list[Measurement]:
    from flick3d.match.bench import measured
    from flick3d.view.measure import release_to_first_movement

    pairs = _with_match(lambda match: release_to_first_movement(match, runs))
    return [
        measured("release", "Release to first movement", "frames", [float(pair[0]) for pair in pairs]),
        measured("release", "Release to first movement", "ms", [pair[1] for pair in pairs]),
    ]


def _frame(runs: int) -> list[Measurement]:
    from flick3d.match.bench import measured
    from flick3d.view.measure import playback_time_per_frame, python_time_per_frame

    playing = _with_match(lambda match: playback_time_per_frame(match, runs))
    flying = _with_match(lambda match: python_time_per_frame(match, runs))
    return [
        measured("frame", "Frame without drawing: shot plays", "ms", playing),
        measured("frame", "... and is simulated meanwhile", "ms", flying),
    ]


def _with_match(use: Callable[[Match], list[Value]]) -> list[Value]:
    """What `use` makes of a new match whose record is thrown away."""
    from flick3d.games import all_games
    from flick3d.match.playing import new_match
    from flick3d.scenario.library import load

    table = make_table()
    scenario = load(FIRST_SCENARIO, all_games(), table)
    with tempfile.TemporaryDirectory() as folder:
        seats = make_seats(scenario.game, (), (), ())
        with new_match(table, scenario, seats, seed=1, folder=Path(folder)) as match:
            return use(match)


def _start(runs: int) -> list[Measurement]:
    from flick3d.match.bench import measured

    seconds = [_seconds_to_first_picture() for _ in range(runs)]
    return [measured("start", "Process start to first picture", "s", seconds)]


def _seconds_to_first_picture() -> float:
    """Start the game in a process of its own. Raises FlickError when it shows no picture."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "flick3d", "play", FIRST_SCENARIO, "--seed", "1", "--measure-start"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        shown = None
        for line in process.stdout or ():
            if line.strip() == FIRST_PICTURE:
                shown = time.perf_counter() - began
                break
        try:
            _, complaint = process.communicate(timeout=LONGEST_START)
        except subprocess.TimeoutExpired as error:
            process.kill()
            raise FlickError("the game was started, but did not end again") from error
    if shown is None:
        told = (complaint.strip().splitlines() or ["the game ended without a picture"])[-1]
        raise FlickError(told.removeprefix(f"{PROGRAM}: "))
    return shown


def _print(found: list[Measurement], left_out: dict[str, str], about: dict[str, str]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("Figure")
    for name in ("Median", "Unit", "Range", "Runs"):
        table.add_column(name, justify="left" if name == "Unit" else "right")
    for each in found:
        table.add_row(each.what, f"{each.median:g}", each.unit, f"{each.least:g} to {each.most:g}", str(each.runs))
    console = output()
    console.print(table)
    for name, reason in left_out.items():
        console.print(f"{name}: left out: {reason}", markup=False)
    console.print(", ".join(f"{key} {value}" for key, value in about.items()), markup=False)
