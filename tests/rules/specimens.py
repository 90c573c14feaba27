"""One playable match of every game, for the laws that hold for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from flick3d.games.faith.game import Faith
from flick3d.games.faith.state import Scenario as FaithScenario
from flick3d.games.western.game import Western
from flick3d.games.western.scenario import Clock, Scenario
from flick3d.rules.controller import Controller
from flick3d.rules.game import Game, Seat
from tests.games.western.town import elimination, scenario
from tests.rules.fake_ground import FakeGround
from tests.rules.toy_game import Toy, ToyScenario

GROUND = FakeGround()


@dataclass(frozen=True)
class Specimen:
    """A game with a scenario and seats; `most_actions` is more than any of its matches can take.

    every: of a long match every so manieth moment is looked at closely.
    """

    name: str
    game: Game[Any]
    scenario: msgspec.Struct
    seats: tuple[Seat, ...]
    most_actions: int
    every: int = 1

    def start(self, seed: int) -> Controller:
        return Controller.start(self.game, GROUND, self.scenario, self.seats, seed)


def _seats(lawmen: int, outlaws: int) -> tuple[Seat, ...]:
    return (
        *(Seat(f"Lawman {n}", "lawmen") for n in range(lawmen)),
        *(Seat(f"Outlaw {n}", "outlaws") for n in range(outlaws)),
    )


EVERYTHING = msgspec.yaml.decode(
    (Path(__file__).parents[1] / "games" / "western" / "everything.yaml").read_bytes(), type=Scenario
)
"""A Western scenario in which all things can happen."""

# Without houses and tokens a Western turn is at most five actions: play, and twice move and face; a round is one turn
# of every cowboy. A duel is at most twelve bullets.
SPECIMENS = (
    Specimen("western", Western(), scenario(men=5, goals=(elimination(3),)), _seats(1, 1), 5 * 10 * 5),
    Specimen(
        "western-short",
        Western(),
        scenario(men=3, clock=Clock(9, "outlaws"), goals=(elimination(1, "lawmen"),), hit_points=1),
        _seats(2, 3),
        5 * 6 * 3,
    ),
    Specimen("western-everything", Western(), EVERYTHING, _seats(1, 1), 25 * 7 * 4),
    Specimen(
        "faith", Faith(), FaithScenario("faith", "T", "B"), tuple(Seat(n, n) for n in ("Ann", "Ben")), 900, every=4
    ),
    Specimen("toy", Toy(), ToyScenario("toy"), (Seat("Ann", "Ann"), Seat("Ben", "Ben")), 5 * 3),
)
