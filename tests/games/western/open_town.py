"""A Western town with open houses for tests: saloon in the north, bank in the north-east, doors to the south."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flick3d.games.western.scenario import Block, BuildingStart, CowboyStart, PropStart
from flick3d.games.western.vocabulary import BuildingKind, TokenKind
from flick3d.rules.controller import Controller
from flick3d.rules.doorway import on_table
from flick3d.rules.events import Event
from flick3d.rules.layout import Pose, upright
from tests.games.western.town import elimination, match, scenario
from tests.rules.fake_ground import DOORWAY, PERCHES, RADII
from tests.rules.played import flick, played

SALOON, BANK, UNDERTAKER = (
    BuildingStart("saloon", (0.0, 20.0)),
    BuildingStart("bank", (30.0, 20.0)),
    BuildingStart("undertaker", (0.0, -20.0), facing=90.0),
)
DISC = RADII["movement-disc"]
IN = 1.0
"""x in a house's own frame of a disc that is well inside."""


def open_town(
    inside: Mapping[str, tuple[BuildingKind, Block]] | None = None,
    carrying: Mapping[str, tuple[TokenKind, ...]] | None = None,
    men: int = 3,
    **changes: Any,
) -> Controller:
    """A match with `men` cowboys per side before its first turn.

    inside: who stands on which block of which house. carrying: the tokens in the slots of some cowboys. changes: to
    the scenario.
    """
    cowboys = tuple(_altered(each, inside or {}, carrying or {}) for each in scenario(men).cowboys)
    town: dict[str, Any] = {
        "cowboys": cowboys,
        "buildings": (SALOON, BANK),
        "props": (PropStart("barrel", (0.0, -10.0)), PropStart("barrel", (-10.0, -25.0))),
        "goals": (elimination(3),),
    }
    return match(men=men, **(town | changes))


def _altered(
    each: CowboyStart,
    inside: Mapping[str, tuple[BuildingKind, Block]],
    carrying: Mapping[str, tuple[TokenKind, ...]],
) -> CowboyStart:
    tokens = carrying.get(each.id, ())
    if each.id not in inside:
        return msgspec.structs.replace(each, tokens=tokens)
    house, block = inside[each.id]
    return CowboyStart(each.side, each.number, inside=house, block=block, tokens=tokens)


def at_house(controller: Controller, house: str, x: float, y: float = 0.0) -> Pose:
    """The pose of a piece that lies at (x, y), cm, of a house's own frame."""
    return upright(*on_table(controller.state.layout[house].pose, x, y))


def on_block(controller: Controller, house: str, block: int) -> Pose:
    """The pose of a man on a block of a house, looking out of its door."""
    pose = controller.state.layout[house].pose
    x, y, z = PERCHES[house][block]
    return upright(*on_table(pose, x, y), pose.yaw, pose.z + z)


def go_in(
    controller: Controller, house: str = "saloon", x: float = IN, *touched: str | tuple[str, str]
) -> tuple[Controller, tuple[Event, ...]]:
    """The active cowboy's disc comes to rest at (x, 0), cm, of a house's own frame."""
    return flick(controller, "move 90.0 100.0", *touched, movement_disc=at_house(controller, house, x))


def duel(
    inside: Mapping[str, tuple[BuildingKind, Block]] | None = None,
    carrying: Mapping[str, tuple[TokenKind, ...]] | None = None,
    **changes: Any,
) -> Controller:
    """Lawman 1 has come into the saloon with his first action and meets outlaw 1."""
    town = open_town(inside or {"outlaw-1": ("saloon", "right")}, carrying, **changes)
    controller, _ = go_in(played(town, "play lawman-1"))
    return controller


def miss(controller: Controller, times: int = 1) -> Controller:
    """So many bullets of a duel that touch nobody."""
    for _ in range(times):
        controller, _ = flick(controller, "shoot left 0.0 200.0")
    return controller


def words(controller: Controller) -> list[str]:
    """What the prompt offers: choices as texts, flicks without their numbers."""
    assert controller.prompt is not None
    choices = [" ".join(_words(choice)) for choice in controller.prompt.choices]
    return choices + [" ".join([offer.word, *offer.fixed]) for offer in controller.prompt.flicks]


def barred(controller: Controller) -> dict[str, str]:
    """Per barred action its reason."""
    assert controller.prompt is not None
    return {" ".join(each.words): each.refusal.reason for each in controller.prompt.barred}


def _words(choice: Any) -> list[str]:
    return [choice.__struct_config__.tag, *(str(getattr(choice, name)) for name in choice.__struct_fields__)]


LINE, BACK, FRONT = DOORWAY.line, DOORWAY.back, DOORWAY.front
