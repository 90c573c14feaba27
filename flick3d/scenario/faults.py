"""What is wrong with a scenario file, and where: one fault per line of text.

FlickError
    ScenarioError          a scenario file that cannot be used; carries every fault that was found
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from flick3d.rules.errors import FlickError


@dataclass(frozen=True, order=True)
class Mark:
    """A place in a file; line and column count from 1."""

    line: int = 1
    column: int = 1


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong at one place of a file. mark: None when the fault is the file itself (it is missing)."""

    file: str
    mark: Mark | None
    message: str

    def __str__(self) -> str:
        place = self.file if self.mark is None else f"{self.file}:{self.mark.line}:{self.mark.column}"
        return f"{place}: {self.message}"


class ScenarioError(FlickError):
    """A scenario that cannot be used; its text has one line per fault, in the file's order."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault.mark or Mark(0, 0)))
        super().__init__("\n".join(str(fault) for fault in self.faults))
