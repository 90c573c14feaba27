"""A game for one: slide a disc so that it stops at x = 20 cm. And its mind, whose geometry can be told to be wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from flick3d.ai.ideas import Aimed, Idea, choice
from flick3d.ai.levels import Level
from flick3d.rules.actions import Action
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Placement, Push, Shot, upright
from flick3d.rules.prompts import FlickOffer, Prompt

GOAL = 20.0
DISC = "movement-disc"
OFFER = FlickOffer("slide", (), DISC, DISC, (0.0, 0.0), 20.0, 300.0)


class Slide(Action, frozen=True):
    direction: float
    speed: float


class Pass(Action, frozen=True):
    """Do nothing."""


class Stone(msgspec.Struct, frozen=True):
    """x: where the disc lies, cm. secret: what no player may know."""

    x: float = 0.0
    secret: int = 0


class Curling:
    """As much of a game as a computer player asks for."""

    name = "curling"
    actions: tuple[type[Action], ...] = (Slide, Pass)

    def prompt(self, state: Stone, ground: Ground) -> Prompt | None:
        return Prompt("slide", "Ann", "Ann", DISC, choices=(Pass(),), flicks=(OFFER,)) if state.x == 0.0 else None

    def shot(self, state: Stone, action: Action, ground: Ground) -> Shot | None:
        if not isinstance(action, Slide):
            return None
        layout = Layout((Placement(DISC, DISC, upright(state.x, 0.0)),))
        return Shot(layout, Area(), (Push(DISC, action.direction, action.speed),))

    def apply(
        self, state: Stone, action: Action, facts: Facts | None, ground: Ground
    ) -> tuple[Stone, tuple[Event, ...]]:
        return state if facts is None else Stone(facts.rest(DISC).pose.x, state.secret), ()

    def seen_by(self, state: Stone, player: str) -> Stone:
        return Stone(state.x)


class CurlingMind:
    """Thinks of some speeds, and of passing. `worths`: what it thinks of each speed before it tries."""

    def __init__(self, worths: dict[float, float], passing: float = -100.0) -> None:
        self.game: Any = Curling()
        self.worths, self.passing = worths, passing
        self.judged = 0

    def imagine(self, seen: Stone, player: str, chance: Random) -> Stone:
        return Stone(seen.x, chance.randrange(100))

    def ideas(self, seen: Stone, prompt: Prompt, ground: Ground, level: Level) -> tuple[Idea, ...]:
        slides = (
            Idea(worth, "goal", flick=Aimed(OFFER, 0.0, speed), piece=DISC, place=(GOAL, 0.0))
            for speed, worth in self.worths.items()
        )
        return (*slides, choice(Pass(), self.passing, "pass"))

    def value(self, state: Stone, player: str, ground: Ground, level: Level) -> float:
        self.judged += 1
        return -abs(state.x - GOAL)
