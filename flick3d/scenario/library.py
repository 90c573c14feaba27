"""Scenarios by name: the shipped ones, the user's own, and any file by its path."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flick3d.resources import shipped_folder, user_folder
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game, Ground
from flick3d.scenario.faults import ScenarioError
from flick3d.scenario.loading import LAST, LoadedScenario, load_scenario_file

SUFFIX = ".yaml"
TAUGHT = "lessons/"
"""How the names of the shipped scenarios begin that belong to lessons: they are found, but not listed."""


@dataclass(frozen=True)
class Entry:
    """One scenario file of the library. name: such as `western/main-street`; own: whether it is the user's."""

    name: str
    path: Path
    own: bool


@dataclass(frozen=True)
class Listed:
    """One line of a list of scenarios: what its file holds, or what is wrong with it."""

    entry: Entry
    loaded: LoadedScenario | None
    error: ScenarioError | None = None

    @property
    def order(self) -> int:
        """Where it comes in the list: the smallest first."""
        return LAST if self.loaded is None else self.loaded.order


def entries(folders: tuple[Path, ...] | None = None) -> tuple[Entry, ...]:
    """All scenarios, the shipped ones first, each folder in the order of names.

    folders: (shipped, user's) for tests. A name that both have is the shipped one: the other is reached by its path.
    """
    shipped, own = folders or (shipped_folder("scenarios"), user_folder("scenarios"))
    found: dict[str, Entry] = {}
    for folder, is_own in ((shipped, False), (own, True)):
        for path in sorted(folder.rglob(f"*{SUFFIX}")) if folder.is_dir() else ():
            name = path.relative_to(folder).with_suffix("").as_posix()
            found.setdefault(name, Entry(name, path, is_own))
    return tuple(found.values())


def listing(games: Mapping[str, Game[Any]], folders: tuple[Path, ...] | None = None) -> tuple[Listed, ...]:
    """All scenarios but those of lessons: the shipped ones first, game after game, in the order that they ask for.

    Equals are in the order of names. Files with faults are listed too, last. What only a table can see is not looked
    at.
    """
    at = {name: number for number, name in enumerate(games)}
    found = []
    for entry in entries(folders):
        if entry.name.startswith(TAUGHT) and not entry.own:
            continue
        try:
            found.append(Listed(entry, load_scenario_file(entry.path, entry.name, games)))
        except ScenarioError as error:
            found.append(Listed(entry, None, error))

    def place(each: Listed) -> tuple[bool, int, int, str]:
        game = len(at) if each.loaded is None else at[each.loaded.game.name]
        return each.entry.own, game, each.order, each.entry.name

    return tuple(sorted(found, key=place))


def find(asked: str, folders: tuple[Path, ...] | None = None) -> Entry:
    """The scenario of a name or a path to a file. Raises FlickError when there is none."""
    for entry in entries(folders):
        if entry.name == asked:
            return entry
    path = Path(asked)
    if asked.strip() and (path.suffix in (SUFFIX, ".yml") or path.exists()):
        return Entry(asked, path, own=True)
    names = [entry.name for entry in entries(folders)]
    close = difflib.get_close_matches(asked, names, n=1, cutoff=0.5) or [n for n in names if n.endswith(f"/{asked}")]
    hint = f"did you mean '{close[0]}'?" if close else "'flick3d scenarios' lists them"
    raise FlickError(f"no scenario '{asked}': {hint}")


def load(
    asked: str, games: Mapping[str, Game[Any]], ground: Ground | None = None, folders: tuple[Path, ...] | None = None
) -> LoadedScenario:
    """The scenario of a name or path. Raises FlickError when there is none, ScenarioError when it is faulty."""
    entry = find(asked, folders)
    return load_scenario_file(entry.path, entry.name, games, ground)
