"""Measures the table: how many toppling shots and how many flicks on a full Map it simulates in a second.

Also how much of the time of a shot is not Bullet's.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from flick3d.games.faith import map as faith_map
from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Seat
from flick3d.rules.layout import Area, Layout, Placement, Push, Shot, upright
from flick3d.scenario.loading import LoadedScenario

FEWEST_RUNS = 20
BULLET = "bullet-1"
SHOOTING_SPEED = 250.0
"""cm/s at the release: a hard shot that topples a figure at every distance that is tried."""
DISTANCES = (15.0, 20.0, 25.0, 30.0)
"""cm between the bullet and the figure that it is aimed at."""
DIRECTIONS = 16
PER_FIGURE = 2
REPEATS = 3

SEED = 1
FLICKS = 40
FLICKING_SPEEDS = (100.0, 500.0)
"""cm/s between which the seeded flicks on the Map are."""
ASIDE = 35.0
"""Degrees by which such a flick passes the Navel at most."""
TEMPLES_ON_ISLAND = 4
ON_ISLAND = ("prophet", "prophet", "prophet", "templar", "templar")
IN_CORNER = ("prophet", "prophet")
"""What lies on every Island and in every Corner: 28 discs on the whole Map, besides 16 Temples."""


class Measurement(msgspec.Struct, frozen=True):
    """One measured figure over several runs. name: as in `--only`; what: in words."""

    name: str
    what: str
    unit: str
    median: float
    least: float
    most: float
    runs: int


def measured(name: str, what: str, unit: str, values: Sequence[float]) -> Measurement:
    """The measurement of single values, rounded to what a stopwatch can tell."""
    median, least, most = statistics.median(values), min(values), max(values)
    return Measurement(name, what, unit, round(median, 3), round(least, 3), round(most, 3), len(values))


def toppling_shots(table: Table, scenario: LoadedScenario, seats: tuple[Seat, ...]) -> tuple[Shot, ...]:
    """Shots on the scenario's full set-up that each topple the figure they are aimed at; at least `FEWEST_RUNS`.

    Raises FlickError when the scenario has too few figures that a bullet can reach.
    """
    start = Controller.start(scenario.game, table, scenario.scenario, seats, seed=1)
    layout, area = scenario.game.layout(start.state), scenario.game.area(start.state)
    shots: list[Shot] = []
    for figure in (placement for placement in layout if placement.kind == "cowboy"):
        found = 0
        for shot in _shots_at(table, layout, area, figure):
            if found < PER_FIGURE and judge(shot, table.simulate(shot)).rest(figure.piece).toppled:
                shots.append(shot)
                found += 1
    if not shots:
        raise FlickError(f"{scenario.name}: no shot topples anybody here: measure with another scenario")
    while len(shots) < FEWEST_RUNS:
        shots.extend(shots)
    return tuple(shots)


def _shots_at(table: Table, layout: Layout, area: Area, figure: Placement) -> Iterator[Shot]:
    """Shots straight at a figure, from every free place around him."""
    for distance in DISTANCES:
        for index in range(DIRECTIONS):
            direction = 360.0 * index / DIRECTIONS
            x = figure.pose.x - distance * math.cos(math.radians(direction))
            y = figure.pose.y - distance * math.sin(math.radians(direction))
            if table.is_free(layout, area, "bullet", x, y):
                bullet = Placement(BULLET, "bullet", upright(x, y))
                yield Shot(layout.put(bullet), area, (Push(BULLET, direction, SHOOTING_SPEED),))


def full_map(table: Table) -> tuple[Layout, Area]:
    """The Map of Flick of Faith with 28 discs and 16 Temples, spread over Islands and Corners, always the same."""
    cloth = faith_map.load()
    area = Area(cloth.size, cloth.size, "cloth")
    layout = Layout()

    def put(kind: str, x: float, y: float) -> None:
        nonlocal layout
        place = upright(*table.nearest_free(layout, area, kind, x, y))
        layout = layout.put(Placement(f"{kind}-{len(layout) + 1}", kind, place))

    for island in cloth.islands:
        x, y = _middle(island.border)
        for number in range(TEMPLES_ON_ISLAND):
            aside = math.radians(45.0 + 90.0 * number)
            put("temple", x + 3.0 * math.cos(aside), y + 3.0 * math.sin(aside))
        for number, kind in enumerate(ON_ISLAND):
            corner = island.border[number * len(island.border) // len(ON_ISLAND)]
            put(kind, (x + 4.0 * corner[0]) / 5.0, (y + 4.0 * corner[1]) / 5.0)
    for cloud in cloth.corners:
        for kind in IN_CORNER:
            put(kind, *_middle(cloud.border))
    return layout, area


def map_flicks(table: Table) -> tuple[Shot, ...]:
    """Seeded flicks of Prophets from the Corners of the full Map, across the Navel."""
    layout, area = full_map(table)
    flicked = [each for each in layout.placements[-len(IN_CORNER) * 4 :] if each.kind == "prophet"]
    chance = stream(SEED, "bench", "flicks")
    shots = []
    for number in range(FLICKS):
        prophet = flicked[number % len(flicked)]
        across = math.degrees(math.atan2(-prophet.pose.y, -prophet.pose.x))
        direction = (across + chance.uniform(-ASIDE, ASIDE)) % 360.0
        shots.append(Shot(layout, area, (Push(prophet.piece, direction, chance.uniform(*FLICKING_SPEEDS)),)))
    return tuple(shots)


def measure_flicks(table: Table, shots: Sequence[Shot]) -> Measurement:
    """Flicks a second on one core, judging included; each run is one flick, the best of three times."""

    def play(shot: Shot) -> None:
        judge(shot, table.simulate(shot))

    rates = [1.0 / min(_seconds(partial(play, shot)) for _ in range(REPEATS)) for shot in shots]
    return measured("flicks", "Flicks on the full Map on one core", "flicks/s", rates)


def _middle(outline: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return statistics.fmean(x for x, _ in outline), statistics.fmean(y for _, y in outline)


def measure_shots(table: Table, shots: Sequence[Shot]) -> tuple[Measurement, Measurement]:
    """(shots a second on one core, judging included; time of a shot over that of Bullet's own steps within it).

    Every shot is one run; each of its times is the best of three, which other work on the machine disturbs least.
    """
    rates, ratios = [], []
    for shot in shots:
        trajectory = table.simulate(shot)
        simulated = min(_seconds(partial(table.simulate, shot)) for _ in range(REPEATS))
        judged = min(_seconds(partial(judge, shot, trajectory)) for _ in range(REPEATS))
        bare = min(table.seconds_in_steps(shot) for _ in range(REPEATS))
        rates.append(1.0 / (simulated + judged))
        ratios.append(simulated / bare)
    return (
        measured("shots", "Toppling shots on one core", "shots/s", rates),
        measured("overhead", "Such a shot over its bare Bullet steps", "times", ratios),
    )


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
