"""Words for what a scenario file should say at a place, and for what it says instead."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any

import msgspec.inspect as types


def wanted(kind: types.Type) -> str:
    """What a type wants, as words that `is needed here` can follow."""
    match kind:
        case types.Metadata():
            return wanted(kind.type)
        case types.StructType():
            return f"keys with values ({listed(tuple(field.encode_name for field in kind.fields))})"
        case types.UnionType():
            return " or ".join(wanted(each) for each in kind.types if not isinstance(each, types.NoneType))
        case types.LiteralType():
            return ("one of " if len(kind.values) > 1 else "") + listed(kind.values)
        case types.TupleType():
            return f"a list of {len(kind.item_types)} values, such as [{example(kind)}],"
        case types.VarTupleType() | types.ListType():
            return "a list"
        case types.DictType():
            return f"keys with values ({wanted(kind.key_type)})"
        case types.IntType():
            return "a whole number"
        case types.FloatType():
            return "a number"
        case types.StrType():
            return "a text"
        case types.BoolType():
            return "true or false"
        case _:
            return "nothing"


def count(entries: int) -> str:
    """Such as `1 entry is`."""
    return "1 entry is" if entries == 1 else f"{entries} entries are"


def example(kind: types.TupleType) -> str:
    """Made-up values of the right types."""
    return ", ".join(_example_of(item) for item in kind.item_types)


def _example_of(kind: types.Type) -> str:
    match kind:
        case types.IntType() | types.FloatType():
            return "12.5"
        case types.LiteralType():
            return str(kind.values[0])
        case _:
            return "a"


def shown(data: Any) -> str:
    """What is there instead, short enough for one line."""
    match data:
        case None:
            return "nothing"
        case bool():
            return "true" if data else "false"
        case int() | float():
            return f"the number {data}"
        case str():
            short = data if len(data) <= 40 else data[:37] + "..."
            return f"the text {short!r}"
        case list():
            return f"a list of {len(data)}"
        case _:
            return "keys with values"


def listed(values: Sequence[Any]) -> str:
    """The values with commas between."""
    return ", ".join(str(value) for value in values)


def nearest(value: Any, known: Sequence[Any]) -> list[str]:
    """The one known word that is nearest to a misspelt one, or nothing."""
    return difflib.get_close_matches(str(value).lower(), [str(each) for each in known], n=1, cutoff=0.6)


def did_you_mean(near: Sequence[str]) -> str:
    """A hint to the nearest known word, or nothing."""
    return f"; did you mean '{near[0]}'?" if near else ""
