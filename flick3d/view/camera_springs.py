"""A camera on its way from one aim to another, each number of it as on a spring; and where one was. Pure."""

from __future__ import annotations

import msgspec

from flick3d.rules.layout import Area
from flick3d.view.camera_maths import Aim, Framing, Spring, shorter_way
from flick3d.view.camera_views import Place

NUMBERS = ("x", "y", "z", "heading", "pitch", "distance")
ARRIVED = 0.01
"""A number that is nearer to its goal than this is there, cm or degrees."""


class AimSprings(msgspec.Struct, frozen=True):
    """The springs of an aim, in the order of `NUMBERS`."""

    springs: tuple[Spring, ...]

    @staticmethod
    def at(aim: Aim) -> AimSprings:
        """They rest at this aim."""
        return AimSprings(tuple(Spring(getattr(aim, name)) for name in NUMBERS))

    @property
    def values(self) -> dict[str, float]:
        """The numbers of the aim now, by name."""
        return {name: spring.value for name, spring in zip(NUMBERS, self.springs, strict=True)}

    def after(self, seconds: float, goal: Aim, stiffness: float) -> AimSprings:
        """So much later. stiffness: per second."""
        pulled = zip(self.springs, NUMBERS, strict=True)
        return AimSprings(tuple(spring.after(seconds, getattr(goal, name), stiffness) for spring, name in pulled))

    def is_at(self, goal: Aim) -> bool:
        """Whether all have arrived."""
        return all(abs(value - getattr(goal, name)) < ARRIVED for name, value in self.values.items())

    def turned_to(self, goal: Aim) -> Aim:
        """The same goal, its heading counted so that the way there is the shorter one."""
        return msgspec.structs.replace(goal, heading=shorter_way(self.values["heading"], goal.heading))


class CameraMemory(msgspec.Struct, frozen=True):
    """Where a camera was and what it glided to, to be there again; made by `CameraRig.memory`."""

    area: Area
    framing: Framing
    preset: str
    goal: Aim
    springs: AimSprings
    stiffness: float
    duellists: tuple[Place, Place] | None
    glanced: Aim | None
    lean: tuple[Spring, Spring, Spring]
