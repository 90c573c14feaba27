"""Plain data against a typed struct: finds everything that does not fit, not only the first fault.

msgspec's own conversion stops at its first error; here the type's description is walked beside the data.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import msgspec.inspect as types

from flick3d.scenario.wording import count, did_you_mean, listed, nearest, shown, wanted

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
        case types.DictType():
            yield from _check_dict(data, kind, path)
        case types.LiteralType():
            if isinstance(data, bool | float) or data not in kind.values:
                hint = did_you_mean(nearest(data, kind.values))
                yield Misfit(path, f"{wanted(kind)} is needed here, not {shown(data)}{hint}")
        case types.IntType() | types.FloatType():
            yield from _check_number(data, kind, path)
        case types.StrType():
            yield from _check_text(data, kind, path)
        case types.BoolType():
            if not isinstance(data, bool):
                yield Misfit(path, f"{wanted(kind)} is needed here, not {shown(data)}")
        case types.NoneType():
            if data is not None:
                yield Misfit(path, f"{wanted(kind)} is needed here, not {shown(data)}")
        case _:
            raise TypeError(f"no check for {kind}")


def _check_struct(data: Any, kind: types.StructType, path: Path) -> Iterator[Misfit]:
    if not isinstance(data, dict):
        yield Misfit(path, f"{wanted(kind)} are needed here, not {shown(data)}")
        return
    found = tuple(_check_fields(data, kind, path))
    yield from found or _check_whole(data, kind, path)


def _check_fields(data: dict[Any, Any], kind: types.StructType, path: Path) -> Iterator[Misfit]:
    """Each key and value by itself."""
    known = {field.encode_name: field for field in kind.fields}
    if isinstance(kind.tag_field, str):
        known.pop(kind.tag_field, None)
    meant: set[str] = set()
    for key in data:
        if key not in known and key != kind.tag_field:
            near = nearest(key, tuple(known))
            meant |= set(near)
            hint = did_you_mean(near) or f"; known here: {listed(tuple(known))}"
            yield Misfit((*path, key), f"unknown key '{key}'{hint}", at_key=True)
    for name, field in known.items():
        if name in data:
            yield from _check(data[name], field.type, (*path, name))
        elif field.required and name not in meant:
            yield Misfit(path, f"the key '{name}' is missing ({wanted(field.type).rstrip(',')})", at_key=True)


def _check_whole(data: dict[Any, Any], kind: types.StructType, path: Path) -> Iterator[Misfit]:
    """What only the struct itself knows about its fields together, such as that exactly one of them is given."""
    if not hasattr(kind.cls, "__post_init__"):
        return
    try:
        msgspec.convert(data, kind.cls)
    except msgspec.ValidationError as error:
        yield Misfit(path, str(error.__cause__ or error))


def _check_union(data: Any, kind: types.UnionType, path: Path) -> Iterator[Misfit]:
    """One of several types: null, plain values, lists, and structs that are told apart by their tag."""
    structs = [each for each in kind.types if isinstance(each, types.StructType)]
    if isinstance(data, dict) and structs:
        yield from _check_struct(data, _chosen(data, structs), path)
        return
    tries = {index: tuple(_check(data, each, path)) for index, each in enumerate(kind.types)}
    if not all(tries.values()):
        return
    alike = [index for index, each in enumerate(kind.types) if _is_alike(data, each)]
    some = [index for index, each in enumerate(kind.types) if not isinstance(each, types.NoneType)]
    if len(alike) == 1 or len(some) == 1:
        yield from tries[(alike if len(alike) == 1 else some)[0]]
    else:
        yield Misfit(path, f"{wanted(kind)} is needed here, not {shown(data)}")


def _is_alike(data: Any, kind: types.Type) -> bool:
    """Whether data is of the plain sort that a type is made of, be its value right or wrong."""
    match kind:
        case types.Metadata():
            return _is_alike(data, kind.type)
        case types.IntType() | types.FloatType():
            return isinstance(data, int | float) and not isinstance(data, bool)
        case types.StrType() | types.LiteralType():
            return isinstance(data, str)
        case types.TupleType() | types.VarTupleType() | types.ListType():
            return isinstance(data, list)
        case types.DictType():
            return isinstance(data, dict)
        case _:
            return False


def _chosen(data: dict[Any, Any], structs: Sequence[types.StructType]) -> types.StructType:
    """The struct that the data's tag names; without a tag the one whose keys it shares most."""
    for struct in structs:
        if struct.tag_field is not None and data.get(struct.tag_field) == struct.tag:
            return struct
    return max(structs, key=lambda struct: len({field.encode_name for field in struct.fields} & set(data)))


def _check_tuple(data: Any, kind: types.TupleType, path: Path) -> Iterator[Misfit]:
    if not isinstance(data, list) or len(data) != len(kind.item_types):
        yield Misfit(path, f"{wanted(kind)} is needed here, not {shown(data)}")
        return
    for index, (item, item_type) in enumerate(zip(data, kind.item_types, strict=True)):
        yield from _check(item, item_type, (*path, index))


def _check_list(data: Any, kind: types.VarTupleType | types.ListType, path: Path) -> Iterator[Misfit]:
    if not isinstance(data, list):
        yield Misfit(path, f"{wanted(kind)} is needed here, not {shown(data)}")
        return
    yield from _check_length(data, kind, path)
    for index, item in enumerate(data):
        yield from _check(item, kind.item_type, (*path, index))


def _check_dict(data: Any, kind: types.DictType, path: Path) -> Iterator[Misfit]:
    """Keys of a kind, each with a value of a kind, such as how many of each token."""
    if not isinstance(data, dict):
        yield Misfit(path, f"{wanted(kind)} are needed here, not {shown(data)}")
        return
    yield from _check_length(data, kind, path)
    known = kind.key_type.values if isinstance(kind.key_type, types.LiteralType) else ()
    for key, value in data.items():
        if any(_check(key, kind.key_type, path)):
            hint = did_you_mean(nearest(key, known)) or f"; possible here: {wanted(kind.key_type)}"
            yield Misfit((*path, key), f"unknown key '{key}'{hint}", at_key=True)
        yield from _check(value, kind.value_type, (*path, key))


def _check_length(
    data: list[Any] | dict[Any, Any], kind: types.VarTupleType | types.ListType | types.DictType, path: Path
) -> Iterator[Misfit]:
    if kind.min_length is not None and len(data) < kind.min_length:
        yield Misfit(path, f"at least {count(kind.min_length)} needed here, not {len(data)}")
    if kind.max_length is not None and len(data) > kind.max_length:
        yield Misfit(path, f"at most {kind.max_length} entries are possible here, not {len(data)}")


def _check_number(data: Any, kind: types.IntType | types.FloatType, path: Path) -> Iterator[Misfit]:
    fitting = int if isinstance(kind, types.IntType) else int | float
    if isinstance(data, bool) or not isinstance(data, fitting):
        yield Misfit(path, f"{wanted(kind)} is needed here, not {shown(data)}")
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
        yield Misfit(path, f"{wanted(kind)} is needed here, not {shown(data)}")
        return
    if kind.min_length is not None and len(data) < kind.min_length:
        yield Misfit(path, f"at least {kind.min_length} characters are needed here, not {len(data)}")
    if kind.max_length is not None and len(data) > kind.max_length:
        yield Misfit(path, f"at most {kind.max_length} characters are possible here, not {len(data)}")
    if kind.pattern is not None and not re.search(kind.pattern, data):
        yield Misfit(path, f"must be of the form {kind.pattern}, not {shown(data)}")
