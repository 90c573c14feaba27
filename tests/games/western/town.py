"""A small Western town for tests, and what is needed to play in it."""

from __future__ import annotations

from typing import Any

import msgspec

from flick3d.games.western.game import Western
from flick3d.games.western.hats import hat_id
from flick3d.games.western.scenario import BuildingStart, Clock, CowboyStart, PropStart, Scenario
from flick3d.games.western.state import State
from flick3d.games.western.vocabulary import Goal, Side
from flick3d.rules.controller import Controller
from flick3d.rules.game import Seat
from flick3d.rules.layout import Pose
from tests.rules.fake_ground import FakeGround

GROUND = FakeGround()

TWO_PLAYERS = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))


def elimination(count: int, side: Side | None = None) -> Goal:
    """The goal to eliminate so many enemies, of one side or of both."""
    return Goal(side=side, eliminate=count)


def scenario(men: int = 2, **changes: Any) -> Scenario:
    """A town with `men` cowboys per side, 8 cm apart, lawmen in the west and outlaws in the east, face to face."""
    sides: tuple[tuple[Side, float, float], ...] = (("lawmen", -20.0, 0.0), ("outlaws", 20.0, 180.0))
    cowboys = tuple(
        CowboyStart(side, number, (x, 8.0 * (number - 2)), facing)
        for side, x, facing in sides
        for number in range(1, men + 1)
    )
    town = Scenario(
        game="western",
        title="A street for tests",
        briefing="Nobody gets hurt.",
        clock=Clock(start=7),
        initiative="lawman-1",
        goals=(elimination(min(2, men)),),
        cowboys=cowboys,
        buildings=(BuildingStart("saloon", (0.0, 20.0), closed=True),),
        props=(
            PropStart("barrel", (0.0, -10.0)),
            PropStart("barrel", (0.0, -20.0)),
            PropStart("fence", (-30.0, -15.0)),
        ),
        hit_points=2,
    )
    return msgspec.structs.replace(town, **changes)


def match(
    men: int = 2, seats: tuple[Seat, ...] = TWO_PLAYERS, ground: FakeGround = GROUND, **changes: Any
) -> Controller:
    """A match in that town before its first turn."""
    return Controller.start(Western(), ground, scenario(men, **changes), seats, seed=1)


def altered(controller: Controller, **changes: Any) -> Controller:
    """The controller with changes to its state."""
    return Controller(controller.game, controller.ground, msgspec.structs.replace(controller.state, **changes))


def with_man(controller: Controller, cowboy: str, pose: Pose | None = None, **changes: Any) -> Controller:
    """The controller with changes to a cowboy, who may be moved to `pose`."""
    state: State = controller.state
    state = state.with_cowboy(msgspec.structs.replace(state.cowboy(cowboy), **changes))
    layout = state.layout if pose is None else state.layout.moved({cowboy: pose})
    if state.cowboy(cowboy).posture != "standing":
        layout = layout.without([hat_id(cowboy)])
    if state.cowboy(cowboy).posture == "dead":
        layout = layout.without([cowboy])
    return Controller(controller.game, controller.ground, msgspec.structs.replace(state, layout=layout))
