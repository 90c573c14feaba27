"""A record that waits: what cannot be written now is kept in memory, and written as soon as that is possible."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path

from flick3d.match.recording import RecordFile
from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError


class PatientRecord:
    """The record of a match that goes on also when the disc is full, or the folder takes no files.

    What was written before stays as it is; every further action tries to write all that waits, in its order.
    """

    def __init__(self, path: Path, begin: Callable[[], RecordFile]) -> None:
        """path: where the record shall be. begin: makes it; may raise FlickError, and is tried again then."""
        self._path = path
        self._begin = begin
        self._file: RecordFile | None = None
        self._waiting: deque[Callable[[RecordFile], None]] = deque()
        self._trouble = ""
        self._is_closed = False
        self.write()

    @property
    def path(self) -> Path:
        """Where the record is, or shall be."""
        return self._path if self._file is None else self._file.path

    @property
    def trouble(self) -> str:
        """Why something is not written yet, such as "No space left on device"; "" when all is written."""
        return self._trouble

    @property
    def grown(self) -> bool:
        """Whether anything was written since it was made."""
        return self._file is not None and self._file.grown

    def record(self, step: Step, controller: Controller) -> None:
        """Keep the step. Raises FlickError only when the record is closed."""
        self._keep(lambda file: file.record(step, controller))

    def record_undo(self) -> None:
        """Keep that the last step was taken back. Raises FlickError only when the record is closed."""
        self._keep(lambda file: file.record_undo())

    def write(self) -> bool:
        """Try to write what waits; whether all of it is written now."""
        try:
            if self._file is None:
                self._file = self._begin()
            while self._waiting:
                self._waiting[0](self._file)
                self._waiting.popleft()
        except FlickError as error:
            self._trouble = _reason(error)
        else:
            self._trouble = ""
        return not self._trouble

    def close(self) -> None:
        """Try for the last time, and close the file. Closing twice is no error."""
        if self._is_closed:
            return
        if self._waiting:
            self.write()
        self._is_closed = True
        if self._file is not None:
            self._file.close()

    def _keep(self, write: Callable[[RecordFile], None]) -> None:
        if self._is_closed:
            raise FlickError(f"{self.path}: the match cannot be recorded: it is closed")
        self._waiting.append(write)
        self.write()


def _reason(error: FlickError) -> str:
    """What the system says, or the error's own words."""
    cause = error.__cause__
    return cause.strerror if isinstance(cause, OSError) and cause.strerror else str(error)
