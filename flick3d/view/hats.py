"""Hats whose numbers stand upright for the eye: a hat is round, so its model may be turned about the head's axis.

Only the model is turned, by a multiple of a quarter turn of the table: the pose stays as the rules and the physics have
it. In flight the turn stays, so that nothing jumps when a figure topples.
"""

from __future__ import annotations

import math

import msgspec
from panda3d.core import NodePath

from flick3d.rules.layout import Pose
from flick3d.view.camera_maths import View
from flick3d.view.poses import orientation, turned

SOUTH = 90.0
"""The direction over the table in which the eye looks from the camera's home, degrees."""
KEEPS = 55.0
"""How far the eye may look past a side of the table, degrees, before the numbers turn to the next one."""
FLAT = 0.5
"""How steeply a crown must look up or down, 1 being straight, for its number to have a foot at all."""
SWIFTNESS, SLOWEST = 7.0, 120.0
"""Share of the way that is still to go that a hat turns in a second, and degrees per second that it turns at least."""


class Turn(msgspec.Struct):
    """How far the model of one hat is turned about its own axis, and how far it shall be, degrees."""

    model: NodePath
    now: float = 0.0
    goal: float = 0.0
    placed: bool = False


def eye_side(view: View, before: float = SOUTH) -> float:
    """The side of the table that the eye looks from, as the direction in which it looks: a multiple of 90 degrees.

    before: the side so far; it stays until the eye looks well past it.
    """
    heading = math.degrees(math.atan2(view.right[0], -view.right[1]))
    if abs(_shorter(heading - before)) <= KEEPS:
        return before
    return round(heading / 90.0) * 90.0 % 360.0


def upright_turn(pose: Pose, side: float) -> float | None:
    """The turn about its own axis, degrees, that lets the number of a hat stand upright for who looks from `side`.

    None when neither crown looks up.
    """
    if abs(pose.axis_z) < FLAT:
        return None
    x, y, _ = turned(orientation(pose), (1.0, 0.0, 0.0))
    front = math.degrees(math.atan2(y, x))
    return _shorter(side - front if pose.axis_z > 0.0 else front - side)


class HatTurns:
    """The turns of all hats that are shown."""

    def __init__(self) -> None:
        self._turns: dict[str, Turn] = {}
        self._resting: dict[str, Pose] = {}
        self._expected: set[str] = set()
        self._turning: set[str] = set()
        self._side = SOUTH

    def fit(self, hat: str, model: NodePath) -> None:
        """Another hat is shown."""
        self._turns[hat] = Turn(model)

    def leave(self, piece: str) -> None:
        """It is not shown any more, if it is a hat."""
        self._turns.pop(piece, None)
        self._resting.pop(piece, None)
        self._expected.discard(piece)
        self._turning.discard(piece)

    def turn_of(self, hat: str) -> float:
        """How far the model of a hat is turned now, degrees. Raises KeyError."""
        return self._turns[hat].now

    def rest(self, piece: str, pose: Pose) -> None:
        """It lies or sits there for now, if it is a hat: its number gets upright."""
        if piece in self._turns:
            self._expected.discard(piece)
            self._resting[piece] = pose
            self._aim(piece)

    def expect(self, piece: str, pose: Pose) -> None:
        """It is on its way to this pose without being simulated, if it is a hat: its number turns meanwhile."""
        if piece in self._turns:
            self._expected.add(piece)
            self._resting[piece] = pose
            self._aim(piece)

    def moved(self, piece: str) -> None:
        """It was put somewhere else: unless it is expected, its turn stays as it is until it rests again."""
        if piece in self._resting and piece not in self._expected:
            del self._resting[piece]
            self._turning.discard(piece)

    def advance(self, seconds: float, view: View | None) -> None:
        """Let time pass: numbers turn to the side from which the eye looks."""
        if view is not None and self._turns:
            side = eye_side(view, self._side)
            if side != self._side:
                self._side = side
                for hat in self._resting:
                    self._aim(hat)
        for hat in tuple(self._turning):
            turn = self._turns[hat]
            way = _shorter(turn.goal - turn.now)
            step = max(SLOWEST * seconds, abs(way) * min(1.0, SWIFTNESS * seconds))
            if step >= abs(way):
                self._turning.discard(hat)
                turn.now = turn.goal
            else:
                turn.now += math.copysign(step, way)
            turn.model.set_h(turn.now)

    def _aim(self, hat: str) -> None:
        """Where the model shall turn; a hat that has just been made is there at once."""
        turn = self._turns[hat]
        goal = upright_turn(self._resting[hat], self._side)
        if goal is None:
            return
        turn.goal = goal
        if not turn.placed:
            turn.placed, turn.now = True, goal
            turn.model.set_h(goal)
        elif abs(_shorter(turn.goal - turn.now)) > 0.01:
            self._turning.add(hat)


def _shorter(degrees: float) -> float:
    """The same turn the shorter way round, -180 to 180 degrees."""
    return (degrees + 180.0) % 360.0 - 180.0
