"""Writes the record of a match while it is played: every line is safe on disc before the match goes on."""

from __future__ import annotations

import os
import platform
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from flick3d import __version__
from flick3d.match.record import FORMAT, SUFFIX, VERSION, Header, Line, RecordError, StepLine, UndoLine, encode_line
from flick3d.match.record import state_digest as digest
from flick3d.match.session import Step
from flick3d.physics.trajectory import pack
from flick3d.resources import made_folder
from flick3d.rules.actions import action_text
from flick3d.rules.controller import Controller
from flick3d.rules.game import Seat
from flick3d.scenario.loading import LoadedScenario


def header_of(
    scenario: LoadedScenario, seats: tuple[Seat, ...], seed: int, kinds: Mapping[str, str] | None = None
) -> Header:
    """The header of a new match; kinds: what kind of player sits where, by name, people left out."""
    here = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    return Header(
        FORMAT,
        VERSION,
        __version__,
        scenario.game.name,
        scenario.name,
        scenario.document,
        tuple(seats),
        seed,
        here,
        dict(kinds or {}),
    )


def step_line(n: int, step: Step, after: Controller) -> StepLine:
    """The line of step `n`; `after` is the controller after it."""
    trajectory = None if step.trajectory is None else pack(step.trajectory)
    return StepLine(n, step.player, action_text(step.action), digest(after.state), step.events, step.facts, trajectory)


def reserved_path(folder: Path, stem: str) -> Path:
    """A new file in `folder`, empty so far: `stem.flick3d`, `stem-2.flick3d`, ... whichever is the first not there.

    The file is made at once, so that two games that start in the same second never share one. Raises FlickError.
    """
    made_folder(folder)
    count = 1
    while True:
        path = folder / (f"{stem}{SUFFIX}" if count == 1 else f"{stem}-{count}{SUFFIX}")
        try:
            path.open("xb").close()
        except FileExistsError:
            count += 1
        except (OSError, ValueError) as error:
            raise _unwritable(path, error) from error
        else:
            return path


def record_stem(scenario: LoadedScenario, now: datetime | None = None) -> str:
    """The name of a record without its ending, such as `20260314-201500-main-street`."""
    return f"{now or datetime.now():%Y%m%d-%H%M%S}-{scenario.short_name}"


def write_safely(path: Path, content: bytes) -> None:
    """Write a file so that at any moment either nothing or all of it is there under its name.

    Raises RecordError.
    """
    made_folder(path.parent)
    temporary: Path | None = None
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", suffix=".part", delete=False) as file:
            temporary = Path(file.name)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: Exception) -> RecordError:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return RecordError(path, None, f"the record cannot be written: {reason}")


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder safe; systems that cannot open folders do it by themselves."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)


class RecordFile:
    """The record of a match that is being played; it is the Recorder of that match's session.

    It raises what cannot be written, so that nothing of that happens: `trouble` is always "".
    """

    trouble = ""

    def __init__(self, path: Path, file: BinaryIO, steps: int, *, sync: bool) -> None:
        self.path = path
        self._file = file
        self._steps = steps
        self._sync = sync
        self._good_bytes = file.tell()
        self._grown = False

    @property
    def grown(self) -> bool:
        """Whether anything was kept since it was made."""
        return self._grown

    @classmethod
    def create(cls, path: Path, header: Header, lines: tuple[Line, ...] = (), *, sync: bool = True) -> RecordFile:
        """A new record that begins with `lines`; it appears under its name when all of that is safe.

        sync: whether every line is forced to disc at once (simulated matches do not need that).
        Raises RecordError.
        """
        write_safely(path, b"".join(encode_line(line) for line in (header, *lines)))
        try:
            file = path.open("r+b", buffering=0)
            file.seek(0, os.SEEK_END)
        except OSError as error:
            raise _unwritable(path, error) from error
        steps = sum(1 if isinstance(line, StepLine) else -1 for line in lines)
        return cls(path, file, steps, sync=sync)

    def record(self, step: Step, controller: Controller) -> None:
        """Keep the step. Raises RecordError when that cannot be done; the file is then as it was."""
        self._append(step_line(self._steps + 1, step, controller))
        self._steps += 1

    def record_undo(self) -> None:
        """Keep that the last step was taken back. Raises RecordError; the file is then as it was."""
        self._append(UndoLine(self._steps))
        self._steps -= 1

    def close(self) -> None:
        """Close the file; nothing can be recorded afterwards. Closing twice is no error."""
        self._file.close()

    def _append(self, line: Line) -> None:
        content = encode_line(line)
        try:
            # A line that failed halfway earlier is cut off first, so that a full disc never damages the file's middle.
            self._file.seek(self._good_bytes)
            self._file.truncate()
            written = 0
            while written < len(content):
                written += self._file.write(content[written:]) or 0
            if self._sync:
                os.fsync(self._file.fileno())
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise RecordError(self.path, None, f"the match cannot be recorded: {reason}") from error
        self._good_bytes += len(content)
        self._grown = True
