"""`flick3d bench`: measures this machine."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from flick3d.cli.common import make_seats, make_table, notes, output, quality_option
from flick3d.resources import PROGRAM
from flick3d.rules.errors import FlickError

if TYPE_CHECKING:
    from flick3d.match.bench import Measurement
    from flick3d.match.playing import Match
    from flick3d.rules.game import Game
    from flick3d.settings import QualityName
    from flick3d.view.fineness import Asked

NAMES = ("shots", "overhead", "flicks", "release", "frame", "scene", "quality", "replay", "start")
FAITH_SCENARIO = "faith/classic"
QUALITY_FRAMES = 8
"""Frames that are measured in each quality."""
QUALITY_SIZE = (1280, 720)
FIRST_SCENARIO = "western/main-street"
TABLES = {"western": FIRST_SCENARIO, "faith": FAITH_SCENARIO}
"""The scenarios whose full tables are measured."""
FIRST_PICTURE = "first picture"
"""What `play --measure-start` prints when its first picture is on the screen."""
LONGEST_START = 120.0
"""Seconds after which a start counts as failed."""


@click.command()
@click.option("--only", type=click.Choice(NAMES), multiple=True, help="Measure only this; may be given several times.")
@click.option("--runs", type=click.IntRange(1, 1000), default=20, show_default=True, help="Runs per window figure.")
@quality_option("auto")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def bench(only: tuple[str, ...], runs: int, quality: Asked, as_json: bool) -> None:
    """Measure this machine: on the scenario 'Gunfight on Main Street', and on Flick of Faith.

    \b
    shots     toppling shots per second on one core
    overhead  time of such a shot over that of Bullet's own steps within it
    flicks    flicks per second on one core, 28 discs and 16 Temples on the Map
    release   from the release of a flick to the first movement on the screen
    frame     what a frame takes outside drawing while a shot plays, in both games
    scene     what the full tables of both games ask of a graphics card, in high quality, without the HUD
    quality   a whole frame of both tables at 1280x720, in every quality
    replay    showing any turn of a whole recorded match of either game, without drawing
    start     from the start of the process to the first picture

    Only `start` needs a display, release, frame, scene, quality and replay need OpenGL; what cannot be measured is left
    out.
    --quality is for release, frame and start; auto: as the settings say, low where they say nothing.
    """
    from flick3d.match.machine import machine, versions

    wanted = only or NAMES
    found: list[Measurement] = []
    left_out: dict[str, str] = {}
    for names, measure in _measures(runs, quality):
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


def _measures(runs: int, asked: Asked) -> tuple[tuple[tuple[str, ...], Measure], ...]:
    from flick3d.settings import read_settings

    own = read_settings(lambda text: notes().print(text, markup=False)).quality or "low"
    quality = own if asked == "auto" else asked
    return (
        (("shots", "overhead"), _table_figures),
        (("flicks",), _map_figures),
        (("release",), lambda: _release(runs, quality)),
        (("frame",), lambda: _frame(runs, quality)),
        (("scene",), _scene),
        (("quality",), _qualities),
        (("replay",), _jumps),
        (("start",), lambda: _start(runs, asked)),
    )


def _table_figures() -> list[Measurement]:
    from flick3d.games import all_games
    from flick3d.match.bench import measure_shots, toppling_shots
    from flick3d.scenario.library import load

    table = make_table()
    scenario = load(FIRST_SCENARIO, all_games(), table)
    shots = toppling_shots(table, scenario, make_seats(scenario.game))
    return list(measure_shots(table, shots))


def _map_figures() -> list[Measurement]:
    from flick3d.match.bench import map_flicks, measure_flicks

    table = make_table()
    return [measure_flicks(table, map_flicks(table))]


def _release(runs: int, quality: QualityName) -> list[Measurement]:
    from flick3d.match.bench import measured
    from flick3d.view.measure import release_to_first_movement

    pairs = _with_match(lambda match: release_to_first_movement(match, runs, quality))
    return [
        measured("release", "Release to first movement", "frames", [float(pair[0]) for pair in pairs]),
        measured("release", "Release to first movement", "ms", [pair[1] for pair in pairs]),
    ]


def _frame(runs: int, quality: QualityName) -> list[Measurement]:
    from flick3d.match.bench import measured
    from flick3d.view.measure import playback_time_per_frame, python_time_per_frame

    found = []
    for name, scenario in TABLES.items():
        playing = _with_match(partial(playback_time_per_frame, runs=runs, quality=quality), scenario)
        flying = _with_match(partial(python_time_per_frame, runs=runs, quality=quality), scenario)
        found.append(measured("frame", f"Frame without drawing, {name}: shot plays", "ms", playing))
        found.append(measured("frame", "... and is simulated meanwhile", "ms", flying))
    return found


def _scene() -> list[Measurement]:
    from flick3d.match.bench import measured
    from flick3d.view.weight import weigh

    found = []
    for name, scenario in TABLES.items():
        game, state = _set_up(scenario)
        weight = weigh(game, state)
        found += [
            measured("scene", f"Draw calls, {name}", "", [weight.draw_calls]),
            measured("scene", "... for each picture of depths", "", [weight.shadow_calls]),
            measured("scene", f"Triangles, {name}", "", [weight.triangles]),
            measured("scene", f"Texture memory, {name}", "MB", [weight.textures]),
        ]
    return found


def _qualities() -> list[Measurement]:
    from flick3d.match.bench import measured
    from flick3d.view.fineness import frame_times
    from flick3d.view.pipeline.quality import QUALITIES
    from flick3d.view.window import WindowSettings

    found = []
    for name, scenario in TABLES.items():
        game, state = _set_up(scenario)
        medians = []
        for each in QUALITIES:
            settings = WindowSettings(size=QUALITY_SIZE, offscreen=True, quality=each.name)
            times = [seconds * 1000.0 for seconds in frame_times(game, state, settings, QUALITY_FRAMES)]
            found.append(measured("quality", f"Frame in {each.name} quality, {name}", "ms", times))
            medians.append(found[-1].median)
        found.append(measured("quality", "... high over low", "times", [medians[-1] / medians[0]]))
    return found


def _jumps() -> list[Measurement]:
    from flick3d.match.bench import measured
    from flick3d.view.measure_jump import jump_times, played_match

    found = []
    for name, scenario in TABLES.items():
        times = _with_match(lambda match: jump_times(played_match(match)), scenario)
        found.append(measured("replay", f"Jump to a turn of a replay, {name}", "ms", times))
    return found


def _set_up(scenario: str) -> tuple[Game[Any], Any]:
    """The game of a shipped scenario, and its state at the beginning."""
    from flick3d.games import all_games
    from flick3d.rules.controller import Controller
    from flick3d.scenario.library import load

    table = make_table()
    loaded = load(scenario, all_games(), table)
    seats = make_seats(loaded.game)
    return loaded.game, Controller.start(loaded.game, table, loaded.scenario, seats, 1).state


def _with_match(use: Callable[[Match], list[Value]], scenario: str = FIRST_SCENARIO) -> list[Value]:
    """What `use` makes of a new match whose record is thrown away."""
    from flick3d.games import all_games
    from flick3d.match.playing import new_match
    from flick3d.scenario.library import load

    table = make_table()
    loaded = load(scenario, all_games(), table)
    with tempfile.TemporaryDirectory() as folder:
        seats = make_seats(loaded.game)
        with new_match(table, loaded, seats, seed=1, folder=Path(folder)) as match:
            return use(match)


def _start(runs: int, asked: Asked) -> list[Measurement]:
    from flick3d.match.bench import measured

    seconds = [_seconds_to_first_picture(asked) for _ in range(runs)]
    return [measured("start", "Process start to first picture", "s", seconds)]


def _seconds_to_first_picture(asked: Asked) -> float:
    """Start the game in a process of its own. Raises FlickError when it shows no picture."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "flick3d", "play", FIRST_SCENARIO, "--seed", "1", "--measure-start"]
    command += ["--quality", asked]
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
