"""A record back into a session: every action again, with the facts that were recorded, without simulating."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flick3d.match.record import Record, RecordError, StepLine, UndoLine, state_digest
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.physics.trajectory import SAMPLE, Trajectory, unpack
from flick3d.rules.errors import FlickError
from flick3d.rules.facts import Facts
from flick3d.rules.game import Game
from flick3d.rules.layout import Pose, Shot
from flick3d.scenario.faults import ScenarioError
from flick3d.scenario.loading import LoadedScenario, scenario_of_data

FARTHEST = 10.0
"""A piece that is farther from the middle of the table than so many of its widths is a fault, and no flight."""
LONGEST = 60.0
"""Seconds that no flick takes."""


def recorded_scenario(record: Record, games: Mapping[str, Game[Any]], table: Table) -> LoadedScenario:
    """The scenario that a record holds. Raises RecordError when it is faulty."""
    header = record.header
    try:
        return scenario_of_data(header.scenario, header.name, str(record.path), games, table)
    except ScenarioError as error:
        first = error.faults[0].message
        raise RecordError(record.path, 1, f"its scenario is damaged: {first}") from error


def started_session(record: Record, games: Mapping[str, Game[Any]], table: Table) -> Session:
    """The session of a record before its first step, which keeps no record itself. Raises RecordError."""
    scenario = recorded_scenario(record, games, table)
    if scenario.game.name != record.header.game:
        raise RecordError(record.path, 1, f"its scenario is for another game than '{record.header.game}'")
    try:
        return Session.start(scenario.game, table, scenario.scenario, record.header.seats, record.header.seed)
    except FlickError as error:
        raise RecordError(record.path, 1, str(error)) from error


def replay_record(record: Record, games: Mapping[str, Game[Any]], table: Table) -> Session:
    """The session after all of the record's steps; it keeps no record itself.

    Raises RecordError with file and line when a step is damaged, refused, or leads to another state than recorded.
    """
    session = started_session(record, games, table)
    for number, line in record.lines:
        if isinstance(line, UndoLine):
            if session.undo() is None:
                raise RecordError(record.path, number, f"damaged: action {line.n} cannot be undone")
            continue
        replay_line(session, record.path, number, line)
        if state_digest(session.state) != line.state:
            raise RecordError(
                record.path,
                number,
                f"action {line.n} leads to another state than recorded (written by flick3d {record.header.flick3d})",
            )
    return session


def replay_line(session: Session, path: Path, number: int, line: StepLine) -> None:
    """Play one recorded step with its recorded facts. Raises RecordError."""
    try:
        action = session.read(line.action)
        shot = session.controller.shot(action)
    except FlickError as error:
        raise RecordError(path, number, f"action {line.n} ('{line.action}'): {error}") from error
    if (shot is None) != (line.facts is None) or (shot is None) != (line.trajectory is None):
        raise RecordError(path, number, f"damaged: facts and action {line.n} ('{line.action}') do not go together")
    trajectory = line_trajectory(path, number, line)
    if shot is not None and line.facts is not None and trajectory is not None:
        _must_be_possible(path, number, shot, line.facts, trajectory)
    try:
        session.replay(action, line.facts, trajectory)
    except FlickError as error:
        raise RecordError(path, number, f"action {line.n} ('{line.action}'): {error}") from error


def line_trajectory(path: Path, number: int, line: StepLine) -> Trajectory | None:
    """The trajectory that a line holds, or None. Raises RecordError when it is damaged."""
    if line.trajectory is None:
        return None
    try:
        return unpack(line.trajectory)
    except ValueError as error:
        raise RecordError(path, number, f"damaged: {error}") from error


def _must_be_possible(path: Path, number: int, shot: Shot, facts: Facts, trajectory: Trajectory) -> None:
    """Raises RecordError unless all numbers are such as a table can give: what shows them may rely on that."""
    farthest = FARTHEST * max(shot.area.width, shot.area.depth)

    def must(kept: bool, what: str) -> None:
        if not kept:
            raise RecordError(path, number, f"damaged: {what}")

    pieces = [placement.piece for placement in shot.layout]
    for rest in facts.rests:
        places = (*_numbers(rest.pose)[:3], *(rest.left_at or ()))
        must(all(abs(value) < farthest for value in places), f"no place on the table for '{rest.piece}'")
    poses = [*(rest.pose for rest in facts.rests), *(pose for _, pose in trajectory.final)]
    must(all(0.9 < math.hypot(*_numbers(pose)[3:]) < 1.1 for pose in poses), "no orientation of a piece")
    must([piece for piece, _ in trajectory.final] == pieces, "its trajectory is not about the pieces on the table")
    must(0.0 <= trajectory.duration <= LONGEST, "no time that a flick can take")
    for track in trajectory.tracks:
        ends = (track.first + track.samples - 1) * SAMPLE
        must(track.piece in pieces and track.samples > 0, "no track of a piece on the table")
        must(track.first >= 0 and ends <= LONGEST, "no time that a flick can take")
        must(all(abs(value) < farthest for value in track.numbers), f"no path on the table for '{track.piece}'")


def _numbers(pose: Pose) -> tuple[float, ...]:
    return (pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz)
