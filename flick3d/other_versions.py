"""Structs of fields that may have been written by another version: what this one does not know is kept beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec

REST = "others"
"""The field of a struct that holds the rest; it is no field of the file."""

Group = TypeVar("Group", bound=msgspec.Struct)


def understood(standard: Group, fields: Mapping[str, Any]) -> tuple[Group, dict[str, Any]]:
    """The same group of settings with what is known of these fields, and the rest of them."""
    known: dict[str, Any] = {}
    others: dict[str, Any] = {}
    for field in msgspec.structs.fields(standard):
        if field.name == REST or field.name not in fields:
            continue
        value, own = fields[field.name], getattr(standard, field.name)
        if isinstance(own, msgspec.Struct) and isinstance(value, dict):
            known[field.name], rest = understood(own, value)
            if rest:
                others[field.name] = rest
            continue
        try:
            known[field.name] = msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            others[field.name] = value
    others |= {name: value for name, value in fields.items() if name not in known and name not in others}
    return msgspec.structs.replace(standard, **known), others


def unknown_values(settings: msgspec.Struct, others: Mapping[str, Any], above: str = "") -> Iterator[str]:
    """Of what is not known, the values of fields that are, such as `quality "splendid"`."""
    for name in (name for name in others if name in settings.__struct_fields__):
        own, value = getattr(settings, name), others[name]
        if isinstance(own, msgspec.Struct) and isinstance(value, dict):
            yield from unknown_values(own, value, f"{above}{name}.")
        else:
            yield f"{above}{name} {msgspec.json.encode(value).decode()}"


def merged(fields: Mapping[str, Any], others: Mapping[str, Any]) -> dict[str, Any]:
    """What holds, and what is not known in its place or beside it."""
    whole = dict(fields)
    for name, value in others.items():
        own = fields.get(name)
        whole[name] = merged(own, value) if isinstance(own, dict) and isinstance(value, dict) else value
    return whole


def without(others: Mapping[str, Any], name: str, inner: str) -> Mapping[str, Any]:
    """What is not known, without what stood in the place of this field; inner: its name within a group, or ""."""
    if inner and isinstance(group := others.get(name), dict):
        return {**others, name: {key: value for key, value in group.items() if key != inner}}
    return {key: value for key, value in others.items() if key != name}
