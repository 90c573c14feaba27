"""Plain data against a typed struct: finds everything that does not fit, not only the first fault.

msgspec's own conversion stops at its first error; here the type's description is walked beside the data.
"""

from __future__ import annotations

import difflib
import operator
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec.inspect as types

Path = tuple[Any, ...]


@dataclass(frozen=True)
class Misfit:
    """One place where the data is not of the type. at_key: whether the key is at fault, and not its value."""

    path: Path
    message: str
    at_key: bool = False


def misfits(data: Any, struct: type[Any]) -> tuple[Misfit, ...]:
    """Everything in plain data (dict, list, str, int, float, bool, None) that keeps it from being a `struct`."""
    return tuple(_check(data, types.type_info(struct), ()))


def _check(data: Any, kind: types.Type, path: Path) -> Iterator[Misfit]:
    match kind:
        case types.Metadata():
            yield from _check(data, kind.type, path)
        case types.StructType():
            yield from _check_struct(data, kind, path)
        case types.UnionType():
            yield from _check_union(data, kind, path)
        case types.TupleType():
            yield from _check_tuple(data, kind, path)
        case types.VarTupleType() | types.ListType():
            yield from _check_list(data, kind, path)
        case types.LiteralType():
            if isinstance(data, bool | float) or data not in kind.values:
                hint = _did_you_mean(_nearest(data, kind.values))
                yield Misfit(path, f"{_wanted(kind)} is needed here, not {_shown(data)}{hint}")
        case types.IntType() | types.FloatType():
            yield from _check_number(data, kind, path)
        case types.StrType():
            yield from _check_text(data, kind, path)
        case types.BoolType():
            if not isinstance(data, bool):
                yield Misfit(path, f"{_wanted(kind)} is needed here, not {_shown(data)}")
        case types.NoneType():
            if data is not None:
                yield Misfit(path, f"{_wanted(kind)} is needed here, not {_shown(data)}")
        case _:
            raise TypeError(f"no check for {kind}")


def _check_struct(data: Any, kind: types.StructType, path: Path) -> Iterator[Misfit]:
    if not isinstance(data, dict):
        yield Misfit(path, f"{_wanted(kind)} are needed here, not {_shown(data)}")
        return
    known = {field.encode_name: field for field in kind.fields}
    if isinstance(kind.tag_field, str):
        known.pop(kind.tag_field, None)
    meant: set[str] = set()
    for key in data:
        if key not in known and key != kind.tag_field:
            near = _nearest(key, tuple(known))
            meant |= set(near)
            hint = _did_you_mean(near) or f"; known here: {_listed(tuple(known))}"
            yield Misfit((*path, key), f"unknown key '{key}'{hint}", at_key=True)
    for name, field in known.items():
        if name in data:
            yield from _check(data[name], field.type, (*path, name))
        elif field.required and name not in meant:
            yield Misfit(path, f"the key '{name}' is missing ({_wanted(field.type)})", at_key=True)


def _check_union(data: Any, kind: types.UnionType, path: Path) -> Iterator[Misfit]:
    """One of several types: null, plain values, lists, and structs that are told apart by their tag."""
    structs = [each for each in kind.types if isinstance(each, types.StructType)]
    if isinstance(data, dict) and structs:
        yield from _check_struct(data, _chosen(data, structs), path)
        return
    tries = [tuple(_check(data, each, path)) for each in kind.types]
    if all(tries):
        deepest = max(tries, key=lambda found: max(len(misfit.path) for misfit in found))
        if len(deepest[0].path) > len(path) or len([t for t in kind.types if not isinstance(t, types.NoneType)]) == 1:
            yield from deepest
        else:
            wanted = " or ".join(_wanted(each) for each in kind.types)
            yield Misfit(path, f"{wanted} is needed here, not {_shown(data)}")


def _chosen(data: dict[Any, Any], structs: Sequence[types.StructType]) -> types.StructType:
    """The struct that the data's tag names; without a tag the one whose keys it shares most."""
    for struct in structs:
        if struct.tag_field is not None and data.get(struct.tag_field) == struct.tag:
            return struct
    return max(structs, key=lambda struct: len({field.encode_name for field in struct.fields} & set(data)))


def _check_tuple(data: Any, kind: types.TupleType, path: Path) -> Iterator[Misfit]:
    if not isinstance(data, list) or len(data) != len(kind.item_types):
        yield Misfit(path, f"{_wanted(kind)} is needed here, not {_shown(data)}")
        return
    for index, (item, item_type) in enumerate(zip(data, kind.item_types, strict=True)):
        yield from _check(item, item_type, (*path, index))


def _check_list(data: Any, kind: types.VarTupleType | types.ListType, path: Path) -> Iterator[Misfit]:
    if not isinstance(data, list):
        yield Misfit(path, f"{_wanted(kind)} is needed here, not {_shown(data)}")
        return
    if kind.min_length is not None and len(data) < kind.min_length:
        yield Misfit(path, f"at least {_count(kind.min_length)} needed here, not {len(data)}")
    if kind.max_length is not None and len(data) > kind.max_length:
        yield Misfit(path, f"at most {kind.max_length} entries are possible here, not {len(data)}")
    for index, item in enumerate(data):
        yield from _check(item, kind.item_type, (*path, index))


def _check_number(data: Any, kind: types.IntType | types.FloatType, path: Path) -> Iterator[Misfit]:
    fitting = int if isinstance(kind, types.IntType) else int | float
    if isinstance(data, bool) or not isinstance(data, fitting):
        yield Misfit(path, f"{_wanted(kind)} is needed here, not {_shown(data)}")
        return
    bounds = (
        (kind.ge, operator.ge, "at least"),
        (kind.gt, operator.gt, "more than"),
        (kind.le, operator.le, "at most"),
        (kind.lt, operator.lt, "less than"),
    )
    for bound, keeps, words in bounds:
        if bound is not None and not keeps(data, bound):
            yield Misfit(path, f"must be {words} {bound:g}, not {data}")


def _check_text(data: Any, kind: types.StrType, path: Path) -> Iterator[Misfit]:
    if not isinstance(data, str):
        yield Misfit(path, f"{_wanted(kind)} is needed here, not {_shown(data)}")
        return
    if kind.min_length is not None and len(data) < kind.min_length:
        yield Misfit(path, f"at least {kind.min_length} characters are needed here, not {len(data)}")
    if kind.max_length is not None and len(data) > kind.max_length:
        yield Misfit(path, f"at most {kind.max_length} characters are possible here, not {len(data)}")


def _wanted(kind: types.Type) -> str:
    """What a type wants, as words that `is needed here` can follow."""
    match kind:
        case types.Metadata():
            return _wanted(kind.type)
        case types.StructType():
            return f"keys with values ({_listed(tuple(field.encode_name for field in kind.fields))})"
        case types.UnionType():
            return " or ".join(_wanted(each) for each in kind.types if not isinstance(each, types.NoneType))
        case types.LiteralType():
            return ("one of " if len(kind.values) > 1 else "") + _listed(kind.values)
        case types.TupleType():
            return f"a list of {len(kind.item_types)} values, such as [{_example(kind)}],"
        case types.VarTupleType() | types.ListType():
            return "a list"
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


def _count(entries: int) -> str:
    return "1 entry is" if entries == 1 else f"{entries} entries are"


def _example(kind: types.TupleType) -> str:
    """Made-up values of the right types."""
    return ", ".join("12.5" if isinstance(item, types.IntType | types.FloatType) else "a" for item in kind.item_types)


def _shown(data: Any) -> str:
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


def _listed(values: Sequence[Any]) -> str:
    return ", ".join(str(value) for value in values)


def _nearest(value: Any, known: Sequence[Any]) -> list[str]:
    """The one known word that is nearest to a misspelt one, or nothing."""
    return difflib.get_close_matches(str(value).lower(), [str(each) for each in known], n=1, cutoff=0.6)


def _did_you_mean(near: Sequence[str]) -> str:
    return f"; did you mean '{near[0]}'?" if near else ""
