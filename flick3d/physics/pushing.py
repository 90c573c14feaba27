"""What sets pieces going and drives them: the pushes at the release, and a wind."""

from __future__ import annotations

import math
from collections.abc import Iterable

from panda3d.core import LVector3

from flick3d.physics.bodies import Body, pose_of
from flick3d.physics.braking import FLAT
from flick3d.rules.layout import Push

BLOWN_FROM = 1.0
"""cm/s; the wind does not reach what is slower: it lies still, or is about to."""

ROLLING_BLOWN_FROM = 15.0
"""cm/s; the same for what does not lie flat: else the wind would keep a disc rolling on its rim for ever."""

UPWARDS = LVector3(0.0, 0.0, 1.0)


def release(body: Body, push: Push) -> None:
    """Wake a flicked piece and give it its speed; one that rolls also the spin of a wheel that does not slip (L4)."""
    # A velocity that is given to a sleeping body is lost.
    body.node.set_active(True)
    angle = math.radians(push.direction)
    towards = LVector3(math.cos(angle), math.sin(angle), 0.0)
    body.node.set_linear_velocity(towards * push.speed)
    if push.rolling:
        body.node.set_angular_velocity(UPWARDS.cross(towards) * (push.speed / body.reach))


def blow(bodies: Iterable[Body], wind: LVector3) -> None:
    """Let a wind, an acceleration in cm/s2, act in the next step on those of the bodies that move (L20)."""
    for body in bodies:
        node = body.node
        if node.is_active():
            speed = node.get_linear_velocity().length()
            if speed > ROLLING_BLOWN_FROM or (speed > BLOWN_FROM and abs(pose_of(body).axis_z) > FLAT):
                node.apply_central_force(wind * node.get_mass())
