"""The record of a match as a file: JSON Lines, a header and then one line per step or undo.

A file that was cut off while its last line was being written is read up to that line, with a note; any other damage is
an error that names the line.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from flick3d.physics.trajectory import PackedTrajectory
from flick3d.rules.errors import FlickError
from flick3d.rules.facts import Facts
from flick3d.rules.game import Seat

FORMAT = "flick3d-record"
VERSION = 1
SUFFIX = ".flick3d"
FIRST_BYTES = b'{"line":"header"'
MOST_BYTES = 1 << 29
"""Larger files are refused; a long match has about 5 million bytes."""


class RecordError(FlickError):
    """A record that cannot be read or written. line: counts from 1; None when the file itself is at fault.

    reason: the message without the file's name, for where there is no room for that.
    """

    def __init__(self, file: Path, line: int | None, message: str) -> None:
        super().__init__(f"{file}: {message}" if line is None else f"{file}:{line}: {message}")
        self.line = line
        self.reason = message


class Header(msgspec.Struct, frozen=True, tag_field="line", tag="header"):
    """The first line: everything that a match needs besides its actions.

    flick3d: the version that wrote it. name: of the scenario. scenario: the scenario file as plain data.
    platform: where it was simulated; on another one the last digits of a simulation may differ.
    kinds: what kind of player sat where at first, by the seats' names; who is not named is a person (or, in a simulated
    match, chance).
    """

    format: str
    version: int
    flick3d: str
    game: str
    name: str
    scenario: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int
    platform: str
    kinds: dict[str, str] = {}


class StepLine(msgspec.Struct, frozen=True, tag_field="line", tag="step", omit_defaults=True):
    """One action that was played. n: counts from 1, without undone steps. state: digest of the state after it."""

    n: int
    player: str
    action: str
    state: str
    events: tuple[Any, ...] = ()
    facts: Facts | None = None
    trajectory: PackedTrajectory | None = None


class UndoLine(msgspec.Struct, frozen=True, tag_field="line", tag="undo"):
    """Step `n`, the last one, was taken back."""

    n: int


Line: TypeAlias = StepLine | UndoLine


@dataclass(frozen=True)
class Record:
    """A record that was read.

    lines: (line number in the file, line) after the header, undone steps and undos included.
    good_bytes: how many bytes of the file are whole lines. note: what was left out, or "".
    """

    path: Path
    header: Header
    lines: tuple[tuple[int, Line], ...]
    good_bytes: int
    note: str = ""

    @property
    def played(self) -> tuple[tuple[int, StepLine], ...]:
        """(line number, step) of every step that was not taken back, in order."""
        steps: list[tuple[int, StepLine]] = []
        for number, line in self.lines:
            if isinstance(line, UndoLine):
                steps.pop()
            else:
                steps.append((number, line))
        return tuple(steps)


def state_digest(state: Any) -> str:
    """16 hex digits that tell two states apart: a hash of the state's JSON."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:16]


def encode_line(line: Header | Line) -> bytes:
    """The line as bytes, with its line break."""
    return msgspec.json.encode(line) + b"\n"


def read_record(path: Path) -> Record:
    """Read a record. Raises RecordError when it is missing, no record, or damaged before its last line."""
    content = _read(path)
    pieces = content.split(b"\n")
    torn = pieces.pop()
    header = _header(path, pieces[0] if pieces else b"")
    lines: list[tuple[int, Line]] = []
    steps = 0
    for number, piece in enumerate(pieces[1:], start=2):
        line = _line(path, number, piece)
        expected = steps + 1 if isinstance(line, StepLine) else steps
        if line.n != expected or expected == 0:
            raise RecordError(path, number, f"damaged: step {expected} should stand here, not {line.n}")
        steps += 1 if isinstance(line, StepLine) else -1
        lines.append((number, line))
    note = f"its last line was cut off and is left out; {steps} actions are whole" if torn else ""
    return Record(path, header, tuple(lines), len(content) - len(torn), note)


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise RecordError(path, None, f"cannot be read: {reason}") from error
    if len(content) > MOST_BYTES:
        raise RecordError(path, None, f"too large for a record (more than {MOST_BYTES} bytes)")
    return content


def _header(path: Path, piece: bytes) -> Header:
    try:
        header = msgspec.json.decode(piece, type=Header)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise RecordError(path, 1, f"no record of a match: {_reason(error)}") from error
    if header.format != FORMAT:
        raise RecordError(path, 1, f"no record of a match: its format is not '{FORMAT}'")
    if header.version != VERSION:
        raise RecordError(
            path, 1, f"record version {header.version}, written by flick3d {header.flick3d}: this one reads {VERSION}"
        )
    return header


def _line(path: Path, number: int, piece: bytes) -> Line:
    try:
        return msgspec.json.decode(piece, type=Line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise RecordError(path, number, f"damaged: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)


def looks_like_record(path: Path) -> bool:
    """Whether the file begins as a record does; False also when it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(len(FIRST_BYTES)) == FIRST_BYTES or path.suffix == SUFFIX
    except (OSError, ValueError):
        return path.suffix == SUFFIX
