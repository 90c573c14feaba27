"""The rows of the options, made from the typed fields of a struct: their kinds, texts, limits and values. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.inspect import (
    BoolType,
    FloatType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    UnionType,
    type_info,
)

Kind = Literal["choice", "slider", "switch", "key", "button", "heading"]
"""One of several words; a number between two limits; yes or no; a key or button that is bound to something; something
to be pressed; words that cannot be chosen."""

STEPS = 20
"""So many steps a number has that says nothing else."""


class Row(msgspec.Struct, frozen=True):
    """One row. key: of its field, such as `sound.music`; for `group`, `label` and `help` see `settings.Settings`.

    choices: what can be chosen; names: how some of them are called. low, high, step: of a number; late: it is taken
    over when the slider is let go. shown: what a bound key is called; clash: what else has it, in words, or "". waits:
    the key that is pressed next is for this row.
    """

    key: str
    kind: Kind
    group: str
    label: str
    value: Any
    help: str = ""
    choices: tuple[str, ...] = ()
    names: Mapping[str, str] = {}
    low: float = 0.0
    high: float = 1.0
    step: float = 0.05
    late: bool = False
    shown: str = ""
    clash: str = ""
    waits: bool = False

    def name(self, choice: str) -> str:
        """What a choice is called, in English or in its own language."""
        return self.names.get(choice, choice)

    @property
    def share(self) -> float:
        """How far a number is from its lowest to its highest value, 0 to 1."""
        return min(1.0, max(0.0, (self.value - self.low) / (self.high - self.low)))

    def at(self, share: float) -> float:
        """The number in that share of the way, in whole steps."""
        steps = round(min(1.0, max(0.0, share)) * (self.high - self.low) / self.step)
        return self._limited(self.low + steps * self.step)

    def moved(self, steps: float) -> Any:
        """The value so many steps on: the number, the choice beside it, or yes for forwards."""
        match self.kind:
            case "slider":
                return self._limited(self.value + steps * self.step)
            case "choice":
                index = self.choices.index(self.value) + round(steps)
                return self.choices[min(len(self.choices) - 1, max(0, index))]
            case "switch":
                return steps > 0
            case _:
                return self.value

    def turned(self) -> Any:
        """What Enter makes of the value: the other one, or the next choice in a ring; a number stays."""
        match self.kind:
            case "slider":
                return self.value
            case "choice":
                return self.choices[(self.choices.index(self.value) + 1) % len(self.choices)]
            case "switch":
                return not self.value
            case _:
                return self.value

    def _limited(self, value: float) -> float:
        # Sums of decimal steps are not exact, and the file shall hold what is read on the screen.
        return round(min(self.high, max(self.low, value)), 6)


def rows(struct: msgspec.Struct) -> tuple[Row, ...]:
    """A row for every field that has a title, in their order; a choice of nothing stands at its first word."""
    return tuple(_filled(row, struct) for row in _blank(type(struct)))


def keys(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The keys of the rows that a struct of this type has."""
    return tuple(row.key for row in _blank(struct))


def groups(rows: Sequence[Row]) -> tuple[str, ...]:
    """The titles of the groups, each once, in the order of their first rows."""
    return tuple(dict.fromkeys(row.group for row in rows))


@cache
def _blank(struct: type[msgspec.Struct]) -> tuple[Row, ...]:
    """The rows of a type without their values: reading types is slow, and the sheet asks for its rows every frame."""
    return tuple(_rows(type_info(struct), struct, "", ""))


def _filled(row: Row, struct: msgspec.Struct) -> Row:
    """The row with its value in the struct."""
    value: Any = struct
    for name in row.key.split("."):
        value = getattr(value, name)
    return msgspec.structs.replace(row, value=row.choices[0] if value is None else value)


def _rows(kind: Any, struct: type[msgspec.Struct], before: str, group: str) -> Iterator[Row]:
    """The rows of one struct; before: what its keys begin with."""
    hints = get_type_hints(struct)
    for field in kind.fields:
        if not isinstance(field.type, Metadata):
            continue
        told, inner = field.type.extra_json_schema or {}, field.type.type
        key = before + field.name
        title = told.get("title", "")
        if isinstance(inner, StructType):
            yield from _rows(inner, inner.cls, f"{key}.", title)
        elif title:
            usual = {"key": key, "group": told.get("group", group), "label": title, "help": told.get("description", "")}
            yield _row(inner, told, usual, _words(hints[field.name]))


def _words(hint: Any) -> tuple[str, ...]:
    """The words of a literal, or of one that may be missing, as they stand there: msgspec sorts them."""
    if get_origin(hint) is Literal:
        return tuple(str(word) for word in get_args(hint))
    return next((words for words in map(_words, get_args(hint)) if words), ())


def _row(kind: Any, told: dict[str, Any], usual: dict[str, Any], choices: tuple[str, ...]) -> Row:
    """The row of one field. Raises TypeError for a field that no row can show."""
    if isinstance(kind, UnionType):
        kind = next(each for each in kind.types if not isinstance(each, NoneType))
    match kind:
        case BoolType():
            return Row(kind="switch", value=False, **usual)
        case LiteralType():
            return Row(kind="choice", value="", choices=choices, names=told.get("names", {}), **usual)
        case StrType() if "choices" in told:
            chosen = tuple(told["choices"])
            return Row(kind="choice", value="", choices=chosen, names=told.get("names", {}), **usual)
        case FloatType(ge=low, le=high) | IntType(ge=low, le=high) if low is not None and high is not None:
            step = told.get("step", (high - low) / STEPS)
            return Row(kind="slider", value=low, low=low, high=high, step=step, late=told.get("late", False), **usual)
        case _:
            raise TypeError(f"{usual['key']}: no row of the options can show this")
