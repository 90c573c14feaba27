"""A scenario file into a typed scenario that its game can play."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from flick3d.rules.game import Game, Ground
from flick3d.scenario.checking import misfits
from flick3d.scenario.document import MOST_BYTES, Document, read_document
from flick3d.scenario.faults import Fault, ScenarioError

GAME_KEY = "game"

LAST = 100
"""Place in lists of a scenario that asks for none."""


@dataclass(frozen=True)
class LoadedScenario:
    """A scenario that can be played.

    name: as it is asked for, such as `western/main-street`. document: the plain data of the file, as records keep it.
    scenario: the same as the game's `scenario_type`.
    """

    name: str
    game: Game[Any]
    document: dict[str, Any]
    scenario: Any

    @property
    def title(self) -> str:
        """The scenario's title, such as `Gunfight on Main Street`."""
        return str(self.document.get("title", self.name))

    @property
    def order(self) -> int:
        """Where it comes in lists: the smallest first."""
        return int(getattr(self.scenario, "order", LAST))

    @property
    def short_name(self) -> str:
        """The last part of the name with file-name characters only, such as `main-street`."""
        return re.sub(r"[^a-z0-9-]+", "-", Path(self.name).stem.lower()).strip("-") or "scenario"


def load_scenario_file(
    path: Path, name: str, games: Mapping[str, Game[Any]], ground: Ground | None = None
) -> LoadedScenario:
    """Read and check a scenario file.

    ground: the table that also checks what only it can see, such as overlapping pieces; None leaves that out.
    Raises ScenarioError with everything that is wrong.
    """
    shown = str(path)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ScenarioError([Fault(shown, None, f"too large for a scenario (more than {MOST_BYTES} bytes)")])
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ScenarioError([Fault(shown, None, f"cannot be read: {reason}")]) from error
    return check_document(read_document(content, shown), name, games, ground)


def check_document(
    document: Document, name: str, games: Mapping[str, Game[Any]], ground: Ground | None = None
) -> LoadedScenario:
    """The playable scenario of a document. Raises ScenarioError with everything that is wrong."""
    if document.faults:
        raise ScenarioError(document.faults)
    game = _game_of(document, games)
    for misfit in misfits(document.data, game.scenario_type):
        mark = document.key_mark(misfit.path) if misfit.at_key else document.mark(misfit.path)
        document.complain(mark, _located(misfit.path, misfit.message, at_key=misfit.at_key))
    if document.faults:
        raise ScenarioError(document.faults)
    try:
        scenario = msgspec.convert(document.data, game.scenario_type)
    except msgspec.ValidationError as error:
        document.complain(document.mark(()), str(error))
        raise ScenarioError(document.faults) from error
    if ground is not None:
        for problem in game.problems(scenario, ground):
            document.complain(document.mark(problem.path), _located(problem.path, problem.message))
        if document.faults:
            raise ScenarioError(document.faults)
    return LoadedScenario(name, game, document.data, scenario)


def scenario_of_data(
    data: Any, name: str, file: str, games: Mapping[str, Game[Any]], ground: Ground | None = None
) -> LoadedScenario:
    """The playable scenario of plain data that a record holds. Raises ScenarioError; its marks are the file's start."""
    return check_document(Document(file, data), name, games, ground)


def _game_of(document: Document, games: Mapping[str, Game[Any]]) -> Game[Any]:
    """The game that a document is for. Raises ScenarioError."""
    known = ", ".join(games)
    if not isinstance(document.data, dict):
        document.complain(document.mark(()), f"no scenario: it must be keys with values, such as '{GAME_KEY}: {known}'")
    elif GAME_KEY not in document.data:
        document.complain(document.mark(()), f"the key '{GAME_KEY}' is missing; games: {known}")
    elif not isinstance(name := document.data[GAME_KEY], str) or name not in games:
        document.complain(document.mark((GAME_KEY,)), f"{GAME_KEY}: unknown game; games: {known}")
    else:
        return games[name]
    raise ScenarioError(document.faults)


def _located(path: tuple[Any, ...], message: str, *, at_key: bool = False) -> str:
    """The message with the path before it, such as `cowboys[3].at: ...`."""
    parts = path[:-1] if at_key and message.startswith("unknown key") else path
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in parts).lstrip(".")
    return f"{text}: {message}" if text else message
