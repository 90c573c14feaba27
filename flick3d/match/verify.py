"""Checks a record by playing it again on the table: it must come to the same facts, events and states."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from flick3d.match.record import Record, RecordError, StepLine, UndoLine, state_digest
from flick3d.match.replaying import line_trajectory, started_session
from flick3d.match.session import Session
from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.errors import FlickError
from flick3d.rules.facts import Facts
from flick3d.rules.game import Game

What = Literal["refused", "facts differ", "trajectory differs", "events differ", "state differs", "player differs"]


@dataclass(frozen=True)
class Disagreement:
    """The first action at which a record and the table disagree. line: in the file; detail: one line of words."""

    action: int
    line: int
    what: What
    detail: str


@dataclass(frozen=True)
class Verdict:
    """What checking a record gave. actions: how many were checked; disagreement: None when all agree."""

    actions: int
    flicks: int
    disagreement: Disagreement | None = None


def verify(
    record: Record, games: Mapping[str, Game[Any]], table: Table, progress: Callable[[int], None] | None = None
) -> Verdict:
    """Play the record again on `table` up to the first action that disagrees.

    progress: called with the number of lines done. Raises RecordError when the record is too damaged to be played.
    """
    session = started_session(record, games, table)
    actions = flicks = 0
    for done, (number, line) in enumerate(record.lines, start=1):
        if isinstance(line, UndoLine):
            if session.undo() is None:
                raise RecordError(record.path, number, f"damaged: action {line.n} cannot be undone")
        else:
            disagreement = _compare(record, session, table, number, line)
            if disagreement is not None:
                return Verdict(actions, flicks, disagreement)
            actions += 1
            flicks += line.facts is not None
        if progress is not None:
            progress(done)
    return Verdict(actions, flicks)


def _compare(record: Record, session: Session, table: Table, number: int, line: StepLine) -> Disagreement | None:
    """Play one line both ways; without a disagreement the session is then after it."""

    def differs(what: What, detail: str) -> Disagreement:
        return Disagreement(line.n, number, what, detail)

    prompt = session.prompt
    if prompt is None:
        return differs("refused", "the match is over by then")
    if prompt.player != line.player:
        return differs("player differs", f"recorded for '{line.player}', but '{prompt.player}' decides")
    try:
        action = session.read(line.action)
        shot = session.controller.shot(action)
    except FlickError as error:
        return differs("refused", str(error))
    if shot is not None:
        trajectory = table.simulate(shot)
        facts = judge(shot, trajectory)
        if facts != line.facts:
            return differs("facts differ", _first_difference(line.facts, facts))
        if trajectory != line_trajectory(record.path, number, line):
            return differs("trajectory differs", "all pieces rest in the same places, but went another way")
    elif line.facts is not None or line.trajectory is not None:
        return differs("facts differ", "the action is no flick, but facts are recorded")
    step = session.replay(action, line.facts, None)
    if msgspec.json.encode(step.events) != msgspec.json.encode(line.events):
        return differs("events differ", "the same facts lead to other events")
    if state_digest(session.state) != line.state:
        return differs("state differs", "the same facts lead to another state")
    return None


def _first_difference(recorded: Facts | None, again: Facts) -> str:
    """Where two judgements of one shot part, in one line."""
    if recorded is None:
        return "no facts are recorded of a flick"
    for old, new in zip(recorded.contacts, again.contacts, strict=False):
        if old != new:
            return (
                f"contact {old.first} with {old.second} at {old.time} s in the record, "
                f"{new.first} with {new.second} at {new.time} s on the table"
            )
    for before, after in zip(recorded.rests, again.rests, strict=False):
        if before != after:
            apart = math.dist((before.pose.x, before.pose.y), (after.pose.x, after.pose.y))
            return f"{before.piece} rests {apart:.4f} cm from where the record has it"
    if recorded.blast != again.blast:
        return f"the blast {_blast_in_words(recorded)} in the record, {_blast_in_words(again)} on the table"
    return "another number of contacts or pieces"


def _blast_in_words(facts: Facts) -> str:
    blast = facts.blast
    if blast is None:
        return "did not go off"
    return f"went off at ({blast.x:.4f}, {blast.y:.4f}) after {blast.time} s with {len(blast.near)} pieces near"
