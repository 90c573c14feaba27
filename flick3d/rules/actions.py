"""Actions: frozen values with a text form of plain words, such as `shoot left 90.0 250.0`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from flick3d.rules.errors import ActionTextError


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """Base of every action. The tag (the class's name in lower case) is the first word of the text form.

    reveals: whether it shows something that was hidden, so that it cannot be taken back.
    """

    reveals: ClassVar[bool] = False


def action_word(action: type[Action] | Action) -> str:
    """The first word of the text form, such as `shoot`."""
    return str(action.__struct_config__.tag)


def action_text(action: Action) -> str:
    """The text form: the word, then the fields in their order. `read_action` turns it back into an equal value."""
    values = (getattr(action, name) for name in action.__struct_fields__)
    return " ".join([action_word(action), *(repr(v) if isinstance(v, float) else str(v) for v in values)])


def read_action(text: str, kinds: Sequence[type[Action]]) -> Action:
    """Read a text form as one of the `kinds`.

    Raises ActionTextError when the word is unknown, a field is missing or left over, or a value has the wrong type.
    """
    words = text.split()
    by_word = {action_word(kind): kind for kind in kinds}
    if not words or words[0] not in by_word:
        raise ActionTextError(text, f"the first word is one of: {', '.join(by_word)}")
    kind = by_word[words[0]]
    fields = kind.__struct_fields__
    if len(words) - 1 != len(fields):
        raise ActionTextError(text, f"'{words[0]}' takes {len(fields)} values: {' '.join(fields) or 'none'}")
    values: dict[str, Any] = dict(zip(fields, words[1:], strict=True))
    try:
        return msgspec.convert(values | {"do": words[0]}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ActionTextError(text, str(error)) from error


def is_well_formed(action: object, kinds: Sequence[type[Action]]) -> bool:
    """Whether `action` is of one of the `kinds` and every field holds a value of its declared type.

    A frozen struct that code built itself was never checked; one that was read from a text was.
    """
    if not isinstance(action, Action) or type(action) not in kinds:
        return False
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.ValidationError, TypeError):
        return False
    return True
