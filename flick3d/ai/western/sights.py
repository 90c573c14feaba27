"""Sights: who can shoot whom from where, what a place offers and what it threatens."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import cached_property

from flick3d.ai.levels import Level
from flick3d.ai.western.chances import within
from flick3d.ai.western.fans import Fan
from flick3d.ai.western.sliding import STRONG, Sliding, window
from flick3d.ai.western.survey import Survey
from flick3d.ai.western.worth import burden, hit_worth
from flick3d.games.western.flicks import TOP_SPEED
from flick3d.games.western.scenario import HatColour, hour_colour
from flick3d.games.western.state import Cowboy
from flick3d.games.western.vocabulary import Side

Look = tuple[Cowboy, bool, float, float]
"""An enemy, whether he can be shot at, half the width of what he and a man see of each other, degrees, and how far he
is, cm.
"""

ENEMY_NOISE = 3.5
"""Degrees: how unsteady an enemy's hand is thought to be."""

LATER = 0.3
"""Share of a good shot that counts while it must wait for the next round."""

READY = 0.92
"""Share of a shot that counts while it is still to come: something may be in the way of the bullet."""

HUNT = 0.35
"""Share of a hit that counts for being near to an enemy, though he is not seen now; half of it 30 cm away."""

THREAT = 0.45
"""Share of what an enemy could do to a man that is feared."""

LOOMING = 0.09
"""Chance that an enemy right here finds a shot, though he sees nothing now; half of it 20 cm away."""

COMING, GONE = 0.8, 0.5
"""Share of an enemy's shot that is feared while he is still to be played in this round, and after it."""

LYING = 0.4
"""Share of a threat that is left to a man who lies: nobody can hit him before he is played."""

AWAY = 0.4
"""Share of a threat that is left when a man uses his last action to get away."""


class Sights:
    """What one side sees in one state."""

    def __init__(self, survey: Survey, side: Side, level: Level) -> None:
        self.survey = survey
        self.side = side
        self.level = level

    @property
    def noise(self) -> float:
        """Standard deviation of the own hand's direction, degrees."""
        return max(self.level.angle_noise, 0.1)

    @cached_property
    def _colour(self) -> HatColour:
        return hour_colour(self.survey.state.hour)

    @cached_property
    def gains(self) -> dict[str, float]:
        """What a hit on each enemy is worth, and, below 0, on each own man."""
        state = self.survey.state
        return {man.id: hit_worth(state, man, self.side) for man in state.cowboys if man.on_table}

    @cached_property
    def enemies(self) -> tuple[tuple[Cowboy, Fan, bool], ...]:
        """The enemies on the table, each with what he sees, and whether he can be shot at now."""
        survey = self.survey
        return tuple(
            (man, survey.sight(man.id), man.posture == "standing" and not survey.house_of(man))
            for man in survey.enemies(self.side)
            if man.id in survey.spots
        )

    def looks(self, x: float, y: float, man: str) -> list[Look]:
        """What every enemy and a man at a point see of each other."""
        found: list[Look] = []
        for enemy, seen, open_now in self.enemies:
            half = opening(seen, x, y, self.survey.slide, {man, enemy.id})[1]
            found.append((enemy, open_now, half, math.hypot(seen.x - x, seen.y - y)))
        return found

    def shots(self, looks: Sequence[Look], actions: int, fallen: str = "") -> float:
        """What so many shots from a place are worth now, one after the other; `fallen` was hit already."""
        return READY * shooting(
            tuple(
                (within(half, self.noise), self.gains[man.id])
                for man, now, half, _ in looks
                if now and man.id != fallen
            ),
            actions,
        )

    def later(self, looks: Sequence[Look]) -> float:
        """What a place is worth for shooting in the next round."""
        shot = max((within(half, self.noise) * self.gains[man.id] for man, _, half, _ in looks), default=0.0)
        return LATER * shot + self.hunt(looks)

    def hunt(self, looks: Sequence[Look]) -> float:
        """What it is worth to be near to enemies, seen or not."""
        return HUNT * max((self.gains[man.id] * 30.0 / (30.0 + far) for man, _, _, far in looks), default=0.0)

    def comes(self, enemy: Cowboy) -> float:
        """Share of an enemy's shot that is feared: he is still to be played in this round, or was already."""
        return COMING if enemy.hat == self._colour else GONE

    def threat(self, looks: Sequence[Look], man: str) -> float:
        """What the enemies may do to a man at a place, as a loss."""
        if not self.level.foresight:
            return 0.0
        spared = 1.0
        for enemy, _, half, distance in looks:
            comes = self.comes(enemy)
            spared *= 1.0 - comes * within(half, ENEMY_NOISE)
            spared *= 1.0 - comes * LOOMING * 20.0 / (20.0 + distance)
        return THREAT * (1.0 - spared) * -self.gains[man]

    def place(self, man: Cowboy, actions: int, at: tuple[float, float] | None = None, inside: bool = False) -> float:
        """What it is worth for a man to be where he is, or at a point (cm), with so many actions left."""
        spot = at or self.survey.spots[man.id]
        if inside or (at is None and self.survey.house_of(man)):
            # Nobody can shoot him there, and he sees little.
            return 0.3 * self.later(self.looks(*spot, man.id))
        return self.seen(self.looks(*spot, man.id), man.id, actions)

    def seen(self, looks: Sequence[Look], man: str, actions: int, fallen: str = "") -> float:
        """What a place in the open is worth with so many actions left: the last one is a shot, or takes him away."""
        threat = self.threat(looks, man)
        if self.survey.state.cowboy(man).posture == "fallen":
            threat *= LYING
        # On whom a goal depends does not hunt.
        hunts = not burden(self.survey.state, self.survey.state.cowboy(man))
        stays = (self.later(looks) if hunts else 0.0) - threat
        if actions == 0:
            return stays
        if not hunts:
            return max(stays, -AWAY * threat)
        leaves = self.hunt(looks) - AWAY * threat
        return max(self.shots(looks, actions, fallen) + stays, self.shots(looks, actions - 1, fallen) + leaves)


def shooting(shots: tuple[tuple[float, float], ...], actions: int) -> float:
    """What the best of these shots, each (chance, gain), are worth one after the other; who was hit lies."""
    good = tuple(sorted((shot for shot in shots if shot[0] * shot[1] > 0.0), key=lambda shot: -shot[0] * shot[1])[:4])
    if not good or actions <= 0:
        return 0.0
    if actions == 1:
        return good[0][0] * good[0][1]
    again = shooting(good, actions - 1)
    return max(
        chance * (gain + shooting(good[:at] + good[at + 1 :], actions - 1)) + (1.0 - chance) * again
        for at, (chance, gain) in enumerate(good)
    )


def opening(seen: Fan, x: float, y: float, slide: Sliding, skip: Collection[str]) -> tuple[float, float]:
    """The best direction for a bullet to a man at (x, y), and how far it may err, both in degrees; (0, 0) when there is
    none.
    """
    distance = math.hypot(x - seen.x, y - seen.y)
    contact = distance - slide.man - slide.bullet
    direction = math.degrees(math.atan2(y - seen.y, x - seen.x))
    if contact <= 0.0:
        return direction, 30.0
    beside = window(min(STRONG, slide.arriving(TOP_SPEED, contact)))
    if beside <= 0.0:
        return 0.0, 0.0
    half = math.degrees(math.asin(min(1.0, beside / distance)))
    gaps = seen.gaps(direction, half, contact, skip)
    if not gaps:
        return 0.0, 0.0
    low, high = max(gaps, key=lambda gap: gap[1] - gap[0])
    return direction + (low + high) / 2.0, (high - low) / 2.0
