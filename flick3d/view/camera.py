"""The camera rig: it glides between presets, and is turned, moved and zoomed by hand, always above the table."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Protocol

import msgspec
from panda3d.core import Point3

from flick3d.rules.layout import Area
from flick3d.view.camera_maths import (
    TOWN,
    Aim,
    Framing,
    Margins,
    Spring,
    View,
    behind,
    overview,
    sight_lines,
    top,
)
from flick3d.view.camera_springs import AimSprings, CameraMemory
from flick3d.view.camera_views import Place, duel, path_line, porch, shaken
from flick3d.view.picking import Ray
from flick3d.view.window import Window

GLIDE = 5.0
"""Stiffness when a preset is chosen, per second: there in about a second."""
HAND = 18.0
"""Stiffness while the player moves the camera."""
GLANCE = 9.0
"""Stiffness of a glance and of the way back from it."""
GLANCES_OVER, GLANCES_NEARER = 0.6, 0.22
"""Shares of the way to what a glance goes to, and of the distance."""
DEGREES_PER_PIXEL = 0.28
ZOOM_STEP = 0.88
NEAR_PLANE, FAR_PLANE = 1.5, 500.0
LEANS, LEANS_OVER, NEARER = 4.5, 0.16, 0.09
"""Leaning towards what is shown slowly: stiffness per second, and the shares of the way to it and of the distance."""


class Houses(Protocol):
    """What may stand between the camera and a piece."""

    def duck(self, lines: Iterable[tuple[Ray, float]]) -> None:
        """Let those houses lie low that stand in the way of a ray within its distance (cm), and all others stand."""
        ...


class CameraRig:
    """The camera of one window. Its state is an aim that it has and an aim that it glides to."""

    def __init__(self, window: Window, area: Area, houses: Houses | None = None) -> None:
        self._window = window
        self._area = area
        self._houses = houses
        self._margins = Margins()
        self._framing = TOWN
        self._size = window.size
        self._preset = "overview"
        self._goal = overview(window.size, area)
        self._springs = AimSprings.at(self._goal)
        self._stiffness = GLIDE
        self._duellists: tuple[Place, Place] | None = None
        self._glanced: Aim | None = None
        self._tremor = self._trembled = 0.0
        self._lean = (Spring(0.0), Spring(0.0), Spring(0.0))
        self.cuts = 0
        """How often it was somewhere else at once, and not by a glide."""
        lens = window.base.camLens
        lens.set_near_far(NEAR_PLANE, FAR_PLANE)
        self._apply()

    @property
    def preset(self) -> str:
        """`overview`, `top`, `behind`, `duel`, `porch`, or `free` after the player has moved the camera."""
        return self._preset

    @property
    def aim(self) -> Aim:
        """What the camera looks at now."""
        values = self._springs.values
        right, ahead, nearer = (spring.value for spring in self._lean)
        values["x"] += right
        values["y"] += ahead
        values["distance"] *= 1.0 - nearer
        return Aim(**values, field=self._goal.field).limited(self._area)

    @property
    def goal(self) -> Aim:
        """What it glides to."""
        return self._goal

    @property
    def view(self) -> View:
        """What is seen now."""
        return self.aim.view(self._window.size)

    @property
    def heading(self) -> float:
        """The direction over the table in which the camera looks, degrees."""
        return self.aim.heading

    @property
    def is_still(self) -> bool:
        """Whether the camera has arrived."""
        return self._springs.is_at(self._goal)

    @property
    def duellists(self) -> tuple[Place, Place] | None:
        """Where the two men of the last duel view stood, the shooter first."""
        return self._duellists

    def use_area(self, area: Area, framing: Framing = TOWN) -> bool:
        """Frame another play area from now on; tells whether it is another one. It takes effect with the next view."""
        if (area, framing) == (self._area, self._framing):
            return False
        self._area, self._framing = area, framing
        self._duellists = None
        return True

    def margins(
        self,
        top: float = 0.0,
        bottom: float = 0.0,
        left: float = 0.0,
        right: float = 0.0,
        sides_to: float | None = None,
    ) -> None:
        """Strips along the window's edges that the HUD covers, pixels: the overview shows the mat between them.

        sides_to: how far down from the window's top the strips at the left and right reach; None: to the bottom.
        """
        self.use_margins(Margins(top, bottom, left, right, sides_to))

    def use_margins(self, margins: Margins) -> None:
        """The same with the strips as one value."""
        self._margins = margins
        self._frame_again()

    def overview(self) -> None:
        """Glide to where the whole mat is seen from the south."""
        self._glide(overview(self._window.size, self._area, self._margins, self._framing), "overview")

    def top(self) -> None:
        """Glide to straight above the mat."""
        self._glide(top(self._window.size, self._area, self._margins, self._framing), "top")

    def behind(self, x: float, y: float, direction: float) -> None:
        """Glide behind a piece at (x, y), cm, that will go in this direction, degrees; houses in the way duck."""
        self._glide(behind(x, y, direction, self._framing), "behind")
        if self._houses is not None:
            self._houses.duck((*sight_lines(self._goal, x, y), path_line(x, y, direction)))

    def duel(self, shooter: Place, other: Place) -> None:
        """Glide low behind the shooter and beside him, so that both men are seen, cm."""
        self._duellists = shooter, other
        self._glide(duel(shooter, other, self._window.size, self._margins), "duel")

    def porch(self, x: float, y: float, direction: float) -> None:
        """Glide to the front of a house at (x, y), cm, whose door looks in this direction; others in the way duck."""
        self._glide(porch(x, y, direction), "porch")
        if self._houses is not None:
            self._houses.duck(sight_lines(self._goal, self._goal.x, self._goal.y))

    def look(self, aim: Aim) -> None:
        """Glide to any aim."""
        self._glide(aim, "free")

    def glance(self, x: float, y: float) -> None:
        """Glide a part of the way to a point, cm, for a moment; the view chosen before is kept for `look_back`."""
        goal = self._glanced or self._goal
        self._glanced, self._stiffness = goal, GLANCE
        at = goal.x + GLANCES_OVER * (x - goal.x), goal.y + GLANCES_OVER * (y - goal.y)
        self._set_goal(msgspec.structs.replace(goal, x=at[0], y=at[1], distance=goal.distance * (1.0 - GLANCES_NEARER)))

    def look_back(self) -> None:
        """Glide back from a glance; nothing where another view was chosen meanwhile."""
        if self._glanced is not None:
            goal, self._glanced = self._glanced, None
            self._stiffness = GLANCE
            self._set_goal(goal)

    def cut(self) -> None:
        """Be at the goal at once."""
        self.cuts += 1
        self._springs = AimSprings.at(self._goal)
        self._lean = (Spring(0.0), Spring(0.0), Spring(0.0))
        self._apply()

    @property
    def memory(self) -> CameraMemory:
        """Where it is now and what it glides to."""
        return CameraMemory(
            self._area,
            self._framing,
            self._preset,
            self._goal,
            self._springs,
            self._stiffness,
            self._duellists,
            self._glanced,
            self._lean,
        )

    def remember(self, memory: CameraMemory) -> None:
        """Be there again at once."""
        self.cuts += 1
        self._area, self._framing, self._preset = memory.area, memory.framing, memory.preset
        self._goal, self._springs, self._stiffness = memory.goal, memory.springs, memory.stiffness
        self._duellists, self._glanced, self._lean = memory.duellists, memory.glanced, memory.lean
        self._apply()

    def orbit(self, right: float, down: float) -> None:
        """Turn about the target by a drag, pixels."""
        self._by_hand(
            heading=self._goal.heading - right * DEGREES_PER_PIXEL, pitch=self._goal.pitch + down * DEGREES_PER_PIXEL
        )

    def pan(self, right: float, down: float) -> None:
        """Pull the table along by a drag, pixels: what is under the pointer stays there, nearly."""
        view = self._goal.view(self._window.size)
        scale = 2.0 * view.tangent * self._goal.distance / self._window.size[1]
        steepness = max(0.25, -view.forward[2])
        self.pan_by(-right * scale, down * scale / steepness)

    def pan_by(self, right: float, forward: float) -> None:
        """Move the target over the table, cm."""
        view = self._goal.view(self._window.size)
        ahead = (-view.right[1], view.right[0])
        self._by_hand(
            x=self._goal.x + right * view.right[0] + forward * ahead[0],
            y=self._goal.y + right * view.right[1] + forward * ahead[1],
        )

    def zoom(self, steps: float) -> None:
        """Come nearer (steps > 0) or go away, in clicks of the wheel."""
        self._by_hand(distance=self._goal.distance * ZOOM_STEP**steps)

    def advance(
        self, seconds: float, tremor: float = 0.0, towards: tuple[float, float] | None = None, lean: float = 0.0
    ) -> None:
        """Let time pass, and put the camera of the window in its place. `tremor`, 0 to 1, shakes it.

        towards: what it leans towards by `lean`, 0 to 1: a point on the table, cm; it gets there and back by a glide.
        """
        self._tremor, self._trembled = tremor, self._trembled + seconds if tremor > 0.0 else 0.0
        if self._window.size != self._size:
            self._size = self._window.size
            self._frame_again()
            if self._preset in ("overview", "top", "duel"):
                self.cuts += 1
                self._springs = AimSprings.at(self._goal)
        self._springs = self._springs.after(seconds, self._goal, self._stiffness)
        pulls = (0.0, 0.0, 0.0)
        if towards is not None:
            to = towards[0] - self._goal.x, towards[1] - self._goal.y
            pulls = (lean * LEANS_OVER * to[0], lean * LEANS_OVER * to[1], lean * NEARER)
        right, ahead, nearer = (
            spring.after(seconds, pull, LEANS) for spring, pull in zip(self._lean, pulls, strict=True)
        )
        self._lean = (right, ahead, nearer)
        self._apply()

    def _frame_again(self) -> None:
        """Fit the mat into the window once more, unless the player has chosen another place."""
        if self._preset == "overview":
            self.overview()
        elif self._preset == "top":
            self.top()
        elif self._preset == "duel" and self._duellists is not None:
            self.duel(*self._duellists)

    def _glide(self, goal: Aim, preset: str) -> None:
        self._preset, self._stiffness, self._glanced = preset, GLIDE, None
        self._set_goal(goal)
        if self._houses is not None:
            self._houses.duck(())

    def _by_hand(self, **changes: float) -> None:
        self._preset, self._stiffness, self._glanced = "free", HAND, None
        self._set_goal(msgspec.structs.replace(self._goal, **changes))

    def _set_goal(self, goal: Aim) -> None:
        self._goal = self._springs.turned_to(goal.limited(self._area))

    def _apply(self) -> None:
        width, height = self._window.size
        aim = self.aim
        view = aim.view((width, height))
        across = 2.0 * math.degrees(math.atan(view.tangent * width / height))
        base = self._window.base
        base.camLens.set_fov(across, aim.field)
        base.camera.set_pos(Point3(*view.eye))
        heading, pitch, roll = shaken(self._tremor, self._trembled)
        base.camera.set_hpr(aim.heading - 90.0 + heading, -aim.pitch + pitch, roll)
