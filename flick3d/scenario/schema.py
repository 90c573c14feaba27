"""The JSON Schema of scenario files, for editors that complete and check while one writes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from flick3d.games.western.scenario import CowboyStart, NeutralStart
from flick3d.games.western.vocabulary import GOAL_WORDS, Cause, Escaping, Goal, Noon
from flick3d.rules.game import Game
from flick3d.scenario.loading import GAME_KEY

DIALECT = "https://json-schema.org/draft/2020-12/schema"

EXACTLY_ONE: Mapping[type[msgspec.Struct], tuple[str, ...]] = {
    Goal: GOAL_WORDS,
    Noon: ("holder", "leaders"),
    Cause: ("blown_up", "toppled"),
    Escaping: ("who", "token"),
    CowboyStart: ("at", "inside"),
    NeutralStart: ("at", "inside", "on"),
}
"""Structs of which exactly one of these fields is given; the structs or their game's `problems` refuse all else."""


def schema(games: Mapping[str, Game[Any]]) -> dict[str, Any]:
    """The JSON Schema (2020-12) of what a scenario file of any of these games holds, as plain data.

    A file's field `game` says which game's part holds for it, so that an editor complains about that game alone.
    The definitions are called after their structs, with the game's name before them: `western.Scenario`.
    """
    parts: dict[str, Any] = {}
    branches = []
    for name, game in games.items():
        parts |= _parts(game, f"{name}.")
        of_this_game = {"required": [GAME_KEY], "properties": {GAME_KEY: {"const": name}}}
        branches.append({"if": of_this_game, "then": {"$ref": f"#/$defs/{name}.{game.scenario_type.__name__}"}})
    return {
        "$schema": DIALECT,
        "title": f"flick3d scenario ({', '.join(games)})",
        "type": "object",
        "required": [GAME_KEY],
        "properties": {GAME_KEY: {"enum": list(games), "description": "which game it is for."}},
        "allOf": branches,
        "$defs": parts,
    }


def _parts(game: Game[Any], prefix: str) -> dict[str, Any]:
    """The definitions of all structs that a game's scenarios are made of, by their names with the prefix."""
    kinds = [game.scenario_type]
    _, parts = msgspec.json.schema_components(kinds, ref_template=f"#/$defs/{prefix}{{name}}")
    for struct in structs(kinds):
        part = parts[struct.__name__]
        _describe(part, struct)
        if struct in EXACTLY_ONE:
            part["oneOf"] = [_given(word) for word in EXACTLY_ONE[struct]]
    return {f"{prefix}{name}": part for name, part in parts.items()}


def structs(kinds: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """All structs that scenarios of these kinds are made of, each once."""
    found: dict[type[msgspec.Struct], None] = {}
    open_types: list[Any] = list(msgspec.inspect.multi_type_info(kinds))
    while open_types:
        kind = open_types.pop()
        if isinstance(kind, msgspec.inspect.StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = None
            open_types += [field.type for field in kind.fields]
        elif isinstance(kind, msgspec.inspect.Type):
            inner = msgspec.structs.asdict(kind).values()
            open_types += [each for value in inner for each in (value if isinstance(value, tuple) else (value,))]
    return list(found)


def _given(word: str) -> dict[str, Any]:
    """The schema of data in which this field is given; null or an empty list gives nothing."""
    return {"required": [word], "properties": {word: {"not": {"enum": [None, []]}}}}


def _describe(part: dict[str, Any], struct: type[msgspec.Struct]) -> None:
    """Put what the struct's docstring says about single fields beside those fields, for an editor's hints."""
    text = " ".join((inspect.getdoc(struct) or "").split())
    names = {field.name: field.encode_name for field in msgspec.structs.fields(struct)}
    found = re.finditer(r"(?:^|(?<=[.;] ))((?:\w+, )*\w+): ", text)
    told = [each for each in found if names.keys() & set(each.group(1).split(", "))]
    for this, following in zip(told, [*told[1:], None][: len(told)], strict=True):
        words = text[this.end() : following.start() if following else len(text)].strip()
        for name in this.group(1).split(", "):
            if name in names:
                field = part["properties"][names[name]]
                field.setdefault("description", words)
