"""A Western scenario as typed data (W8): what a scenario file says."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from flick3d.rules.layout import Area

Side = Literal["lawmen", "outlaws"]
HatColour = Literal["red", "blue"]
BuildingKind = Literal["sheriff", "bank", "saloon", "store", "town-hall", "undertaker"]
PropKind = Literal["barrel", "cactus", "fence", "hay"]
Hour = Annotated[int, msgspec.Meta(ge=1, le=12)]
Number = Annotated[int, msgspec.Meta(ge=1, le=5)]
Point = tuple[float, float]

SIDES: tuple[Side, Side] = ("lawmen", "outlaws")

MOST_PIECES: dict[str, int] = {"barrel": 5, "cactus": 3, "fence": 4, "hay": 4}
"""How many of each prop the box holds (W4)."""


class CowboyStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a cowboy starts: middle of his base in cm, facing in degrees; hit points override the scenario's."""

    side: Side
    number: Number
    at: Point
    facing: float = 0.0
    hit_points: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None

    @property
    def id(self) -> str:
        """Such as `lawman-1`."""
        return cowboy_id(self.side, self.number)


class BuildingStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a building stands (middle of its ground, cm), where its door looks (degrees), and whether it is closed."""

    kind: BuildingKind
    at: Point
    facing: float = 270.0
    closed: bool = False


class PropStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a prop stands: middle in cm, direction of its front in degrees."""

    kind: PropKind
    at: Point
    facing: float = 0.0


class EliminateGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First to eliminate this many enemies wins."""

    eliminate: Annotated[int, msgspec.Meta(ge=1, le=5)]
    side: Side | None = None
    """Whose goal it is; None is both sides'."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hour of the first round, and who wins when the clock strikes 12:00 (W8, W90).

    noon: `most-hit-points` (equal: draw), or a side that wins then.
    """

    start: Hour
    noon: Literal["most-hit-points", "lawmen", "outlaws"] = "most-hit-points"


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Western scenario. Field by field what its YAML file says."""

    game: Literal["western"]
    title: str
    briefing: str
    clock: Clock
    initiative: Literal[
        "lawman-1", "lawman-2", "lawman-3", "lawman-4", "lawman-5",
        "outlaw-1", "outlaw-2", "outlaw-3", "outlaw-4", "outlaw-5",
    ]  # fmt: skip
    goals: Annotated[tuple[EliminateGoal, ...], msgspec.Meta(min_length=1)]
    cowboys: Annotated[tuple[CowboyStart, ...], msgspec.Meta(min_length=2, max_length=10)]
    buildings: tuple[BuildingStart, ...] = ()
    props: tuple[PropStart, ...] = ()
    hit_points: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    area: Area = Area()


def cowboy_id(side: Side, number: int) -> str:
    """Such as `lawman-1`."""
    return f"{'lawman' if side == 'lawmen' else 'outlaw'}-{number}"


def hour_colour(hour: int) -> HatColour:
    """Colour of the cowboys who are available in this hour: even hours red, odd hours blue (W10)."""
    return "red" if hour % 2 == 0 else "blue"
