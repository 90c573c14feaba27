"""One match being played, with its record on disc: new, loaded, or played again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from flick3d.match.patience import PatientRecord
from flick3d.match.record import SUFFIX, Header, Line, encode_line, read_record
from flick3d.match.recording import RecordFile, header_of, record_stem, reserved_path, step_line, write_safely
from flick3d.match.replaying import recorded_scenario, replay_record
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.resources import user_folder
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import LoadedScenario


class Match:
    """A session with everything that it was made of.

    Made by `new_match` or `continue_match`. The record grows with every step; closing loses nothing. Where it cannot be
    written, the match goes on, and `trouble` says why.
    source: the file that the match was loaded from, or None. kinds: what kind of player sits where, by the seats'
    names; who is not named is a person.
    """

    def __init__(
        self,
        session: Session,
        table: Table,
        scenario: LoadedScenario,
        seats: tuple[Seat, ...],
        seed: int,
        record: RecordFile | PatientRecord,
        source: Path | None = None,
        kinds: Mapping[str, str] | None = None,
    ) -> None:
        self.session = session
        self.table = table
        self.scenario = scenario
        self.seats = seats
        self.seed = seed
        self.kinds = dict(kinds or {})
        self._record = record
        self._source = source
        session.record_to(record)

    @property
    def record_path(self) -> Path:
        """Where the record of this match grows."""
        return self._record.path

    @property
    def trouble(self) -> str:
        """Why the end of the match is in memory only, as the system says it; "" when all of it is written."""
        return self._record.trouble

    def save(self, name: str | None = None) -> Path:
        """Copy the record to the user's `saves` folder and return the copy's path; its name is new unless given.

        Raises FlickError.
        """
        folder = user_folder("saves")
        stem = name or self.record_path.stem
        if stem != Path(stem).name or stem.startswith("."):
            raise FlickError(f"'{stem}' cannot be a file's name: leave out slashes and leading dots")
        content = self._content()
        with _new_place(folder, stem) as path:
            write_safely(path, content)
        return path

    def again(self) -> Match:
        """A new match of the same scenario with the same seats and the next seed; this one's record is closed.

        Raises FlickError.
        """
        match = new_match(
            self.table, self.scenario, self.seats, self.seed + 1, folder=self.record_path.parent, kinds=self.kinds
        )
        self.close()
        return match

    def close(self) -> None:
        """Close the record's file; nothing can be played afterwards. Closing twice is no error.

        A record in which nothing happened, beyond what is still in the file that it was loaded from, is taken away.
        """
        self._record.close()
        nothing_new = not self._record.grown and (not self.session.steps or self._is_copied())
        if nothing_new:
            with contextlib.suppress(OSError):
                self.record_path.unlink()

    def __enter__(self) -> Match:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _content(self) -> bytes:
        """All of the record, also what could not be written. Raises FlickError."""
        if self._record.trouble:
            header = header_of(self.scenario, self.seats, self.seed, self.kinds)
            after = (*(controller for controller, _ in self.session.history[1:]), self.session.controller)
            steps = enumerate(zip(self.session.steps, after, strict=True), start=1)
            lines = [step_line(number, step, controller) for number, (step, controller) in steps]
            return encode_line(header) + b"".join(map(encode_line, lines))
        try:
            return self.record_path.read_bytes()
        except OSError as error:
            raise FlickError(f"{self.record_path}: cannot be read: {error.strerror or error}") from error

    def _is_copied(self) -> bool:
        """Whether the file that the match was loaded from is still there."""
        return self._source is not None and self._source.is_file()


@contextlib.contextmanager
def _new_place(folder: Path, stem: str) -> Iterator[Path]:
    """A new file to be written; when that fails, nothing is left of it. Raises FlickError."""
    path = reserved_path(folder, stem)
    try:
        yield path
    except FlickError:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def new_match(
    table: Table,
    scenario: LoadedScenario,
    seats: tuple[Seat, ...],
    seed: int,
    *,
    folder: Path | None = None,
    path: Path | None = None,
    sync: bool = True,
    kinds: Mapping[str, str] | None = None,
) -> Match:
    """A new match.

    folder: where its record goes; None is the user's `replays`. path: the record's very path instead, which must take
    it. sync: whether every line is forced to disc at once. kinds: what kind of player sits where, people left out.
    Raises FlickError when the seats do not fit the game, or the record cannot be written to `path`.
    """
    session = Session.start(scenario.game, table, scenario.scenario, seats, seed)
    header = header_of(scenario, seats, seed, kinds)
    if path is not None:
        return Match(session, table, scenario, seats, seed, RecordFile.create(path, header, sync=sync), kinds=kinds)
    record = _patient(folder, scenario, header, sync=sync)
    return Match(session, table, scenario, seats, seed, record, kinds=kinds)


def continue_match(path: Path, games: Mapping[str, Game[Any]], table: Table, *, folder: Path | None = None) -> Match:
    """The match of a save or record, ready to go on.

    It goes on in a new record in `folder` (None: the user's `replays`) that begins with all of the old one, so that
    the file that was loaded is never touched. Raises FlickError when the file is damaged.
    """
    record = read_record(path)
    scenario = recorded_scenario(record, games, table)
    session = replay_record(record, games, table)
    grown = _patient(folder, scenario, record.header, tuple(line for _, line in record.lines))
    return Match(session, table, scenario, record.header.seats, record.header.seed, grown, path, record.header.kinds)


def _patient(
    folder: Path | None, scenario: LoadedScenario, header: Header, lines: tuple[Line, ...] = (), *, sync: bool = True
) -> PatientRecord:
    """A record in a new file of the folder (None: the user's `replays`), which need not take it now."""
    folder, stem = folder or user_folder("replays"), record_stem(scenario)

    def begin() -> RecordFile:
        with _new_place(folder, stem) as place:
            return RecordFile.create(place, header, lines, sync=sync)

    return PatientRecord(folder / f"{stem}{SUFFIX}", begin)
