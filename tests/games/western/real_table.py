"""Small towns on the real table, and what is needed to play in them: aims by geometry, and short searches."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import msgspec

from flick3d.games.western.game import Western
from flick3d.games.western.problems import problems
from flick3d.games.western.scenario import BuildingStart, Clock, CowboyStart, Scenario
from flick3d.games.western.state import State
from flick3d.games.western.vocabulary import Goal, Side
from flick3d.match.session import Session, Step
from flick3d.physics.table import Table
from flick3d.rules.controller import Controller
from flick3d.rules.doorway import on_table
from flick3d.rules.game import Seat
from flick3d.rules.prompts import FlickOffer

SLIDE = 489.7
"""cm/s^2: a disc that is flicked with speed v slides v * v / SLIDE before it rests."""

Point = tuple[float, float]


def man(side: Side, number: int, *at: float, facing: float = 0.0, **changes: Any) -> CowboyStart:
    """A cowboy who starts at `at` (x, y), cm, or wherever `changes` say."""
    return CowboyStart(side, number, (at[0], at[1]) if at else None, facing, **changes)


def house(kind: Any = "saloon", at: Point = (0.0, 0.0), facing: float = 270.0, closed: bool = False) -> BuildingStart:
    """A building, open unless said otherwise."""
    return BuildingStart(kind, at, facing, closed)


def town(table: Table, *cowboys: CowboyStart, **changes: Any) -> Controller:
    """A match on the real table before its first turn; whom a test does not need stands far away in a corner."""
    sides: tuple[tuple[Side, float], ...] = (("lawmen", -26.0), ("outlaws", -28.5))
    numbers = {(each.side, each.number) for each in cowboys}
    bystanders = tuple(
        man(side, number, 43.0 - 3.0 * number, y)
        for side, y in sides
        for number in (4, 5)
        if (side, number) not in numbers
    )
    scenario = msgspec.structs.replace(
        Scenario(
            game="western",
            title="A town for tests",
            briefing="Everybody gets hurt.",
            clock=Clock(start=7),
            initiative=cowboys[0].id,  # type: ignore[arg-type]
            goals=(Goal(eliminate=2),),
            cowboys=(*cowboys, *bystanders),
        ),
        **changes,
    )
    assert problems(scenario, table) == ()
    return Controller.start(Western(), table, scenario, (Seat("Ann", "lawmen"), Seat("Ben", "outlaws")), seed=1)


def turn_of(controller: Controller, cowboy: str, **changes: Any) -> Controller:
    """The match in the middle of a round, with this man being played."""
    state: State = controller.state
    played = state.cowboy(cowboy)
    state = msgspec.structs.replace(
        state, active=cowboy, team=played.side, opened=True, phase="act", actions_left=played.actions
    )
    return replace(controller, state=msgspec.structs.replace(state, **changes))


def submit(playing: Session, *texts: str) -> Step:
    """Play these actions; every state on the way is sound. Gives the last step."""
    for text in texts:
        step = playing.submit(playing.read(text))
        assert playing.game.faults(playing.state) == ()
    return step


def play(table: Table, controller: Controller, *texts: str) -> tuple[State, Step]:
    """The state after these actions, and the last step."""
    playing = Session(controller, table)
    step = submit(playing, *texts)
    return playing.state, step


def first(
    table: Table, controller: Controller, texts: Iterable[str], wanted: Callable[[State, Step], bool]
) -> tuple[Session, Step]:
    """The match after the first of these flicks that does what is wanted; the same moment is tried again and again."""
    tried = 0
    for text in texts:
        playing = Session(controller, table)
        step = submit(playing, text)
        tried += 1
        if wanted(playing.state, step):
            return playing, step
    raise AssertionError(f"none of {tried} flicks does it")


def offer(controller: Controller, *words: str) -> FlickOffer:
    """The flick that the prompt offers under these words, such as `shoot`, `left`."""
    assert controller.prompt is not None
    return next(each for each in controller.prompt.flicks if (each.word, *each.fixed) == words)


def aimed(given: FlickOffer, target: Point, speed: float | None = None, off: float = 0.0) -> str:
    """The flick towards a point, `off` degrees beside it; without a speed so strong that the disc rests there."""
    east, north = target[0] - given.at[0], target[1] - given.at[1]
    strength = speed if speed is not None else math.sqrt(SLIDE * math.hypot(east, north))
    return given.text(math.degrees(math.atan2(north, east)) + off, strength)


def around(given: FlickOffer, target: Point, speeds: Iterable[float], offs: Iterable[float]) -> list[str]:
    """Flicks with all these speeds and all these angles beside the target."""
    offs = tuple(offs)
    return [aimed(given, target, speed, off) for speed in speeds for off in offs]


def in_house(state: State, building: str, x: float, y: float = 0.0) -> Point:
    """The point on the table of a point that is given in a building's frame, cm."""
    return on_table(state.layout[building].pose, x, y)


def told(step: Step, kind: type[Any]) -> list[Any]:
    """The events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]
