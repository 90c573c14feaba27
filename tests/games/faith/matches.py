"""Matches of Flick of Faith at any moment, on a table without physics, for rule tests."""

from __future__ import annotations

import msgspec

from flick3d.games.faith.components import exchanged, moved
from flick3d.games.faith.game import Faith
from flick3d.games.faith.gods import GodName
from flick3d.games.faith.laws import LAW_NAMES, LawName
from flick3d.games.faith.state import Scenario, State
from flick3d.games.faith.table import touching
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts, Rest
from flick3d.rules.game import Seat
from flick3d.rules.layout import Placement, Pose, upright
from flick3d.rules.outline import Point
from tests.rules.fake_ground import FakeGround
from tests.rules.played import flick, played

CITY_I: Point = (0.6, 15.0)
CITY_II: Point = (15.1, -0.5)
SEA: Point = (8.0, 8.0)
"""Between the Islands I and II: a Prophet there touches neither."""
ON_I: Point = (-5.0, 15.0)
"""On Island I, outside of its City."""
ON_II: Point = (15.0, 5.0)
NAVEL: Point = (0.0, 0.0)
PLAIN = Scenario("faith", "T", "B", laws=(), gods=())
"""Without Laws and gods."""
FULL = Scenario("faith", "T", "B")


def match(*names: str, scenario: Scenario = PLAIN, seed: int = 1) -> Controller:
    """A match before its first prompt; two players unless named."""
    seats = tuple(Seat(name, name) for name in names or ("Ann", "Ben"))
    return Controller.start(Faith(), FakeGround(), scenario, seats, seed)


def race(controller: Controller, **rests: Pose | Rest) -> tuple[Controller, tuple[Event, ...]]:
    """All racers aim; their Prophets end there."""
    for _ in controller.state.racers[1:]:
        controller = played(controller, "race 225.0 300.0")
    return flick(controller, "race 225.0 300.0", **rests)


def begun(*names: str, laws: tuple[LawName, ...] = (), gods: tuple[GodName | str, ...] = ()) -> Controller:
    """The Mission's first turn: the first player has won the race. The colours are blue, purple, yellow, green.

    laws: those that are active, as if they had been enacted now (what they do at once is done where it needs no table).
    gods: per player, "" for none; Ra has his Sphinx.
    """
    controller, _ = race(match(*names), prophet_blue_1=upright(3.0, 0.0))
    if gods:
        controller = with_gods(controller, *gods)
    return with_laws(controller, *laws)


def with_gods(controller: Controller, *gods: GodName | str) -> Controller:
    """The players are these gods, whatever their colours."""
    state: State = controller.state
    assert len(gods) == len(state.players)
    components = state.components
    for player, god in zip(state.players, gods, strict=True):
        if god == "ra":
            components = exchanged(components, player, "prophet", "sphinx", 1)
    return altered(controller, gods=gods, components=components)


def with_laws(controller: Controller, *laws: LawName) -> Controller:
    """These Laws are active."""
    assert set(laws) <= set(LAW_NAMES)
    return altered(controller, laws=laws)


def altered(controller: Controller, **changes: object) -> Controller:
    """The match with other values in its state."""
    return Controller(controller.game, controller.ground, msgspec.structs.replace(controller.state, **changes))


def with_discs(controller: Controller, *discs: tuple[str, Point]) -> Controller:
    """These components lie on the Map there; what touches an Island was there when the turn began (T0)."""
    state: State = controller.state
    placed = (Placement(name, state.component(name).kind, upright(*at)) for name, at in discs)
    components = moved(state.components, "map", [name for name, _ in discs])
    controller = altered(controller, layout=state.layout.put(*placed), components=components)
    where = touching(controller.state, controller.ground)
    return altered(controller, before=tuple(name for name, place in where.items() if place.islands))


def last_flick(controller: Controller) -> Controller:
    """Nobody has an unflicked disc but the active player, who has one: then comes the Worship."""
    state: State = controller.state
    discs = [each for each in state.components if each.is_prophet and each.place == "hand"]
    kept = next(each.id for each in discs if each.owner == state.active)
    return altered(
        controller, components=moved(state.components, "pool", [each.id for each in discs if each.id != kept])
    )


def place_of(controller: Controller, name: str) -> str:
    """Where a component is."""
    return controller.state.component(name).place


def as_it_lies(controller: Controller, text: str) -> tuple[Controller, tuple[Event, ...]]:
    """Play an action that has a shot, with the facts that everything stays where the shot has it."""
    action = controller.read(text)
    shot = controller.shot(action)
    assert shot is not None
    rests = tuple(Rest(placement.piece, placement.pose) for placement in shot.layout)
    return controller.apply(action, Facts((), rests, duration=1.0))
