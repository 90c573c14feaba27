"""The rows of the options in which keys and buttons of a game pad are bound to actions. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from flick3d.settings import Settings
from flick3d.view.hud.key_names import KeyNames
from flick3d.view.hud.options_hand import KEY_ROW, PAD_ROW
from flick3d.view.hud.options_rows import Row
from flick3d.view.input.actions import BY_NAME, GROUPS
from flick3d.view.input.bindings import Device, bound_to, conflicts
from flick3d.view.words import CommonWords
from flick3d.view.words.common import TITLES

RESETS: dict[str, Device] = {"reset:keys": "keys", "reset:pad": "pad"}
"""By the key of a row that is a button the group that it puts back."""
PAGES: dict[Device, str] = {"keys": "Keys", "pad": "Pad"}
"""Titles of the two groups."""

NOTE = ":note"
"""How the key of a row ends that is a note in small letters."""


def binding_rows(now: Settings, names: KeyNames, words: CommonWords) -> tuple[Row, ...]:
    """A row for every action and device, below headings, and a button over them that puts all of them back."""
    return (*_rows("keys", now, names, words), *_rows("pad", now, names, words))


class BindingRows:
    """The same rows as long as nothing has changed: the sheet asks for them in every frame."""

    def __init__(self, names: KeyNames, words: CommonWords) -> None:
        self._names, self._words = names, words
        self._made_for: object = None
        self._made: tuple[Row, ...] = ()

    def rows(self, now: Settings, stays: str) -> tuple[Row, ...]:
        """All of them. stays: the key of a row that could not have what was pressed, or ""."""
        wanted = (self._names.made_of, now.language, stays)
        if wanted != self._made_for:
            self._made_for = wanted
            why = self._words.title("options:stays")
            made = binding_rows(now, self._names, self._words)
            self._made = tuple(replace(row, clash=why) if row.key == stays else row for row in made)
        return self._made


def _rows(device: Device, now: Settings, names: KeyNames, words: CommonWords) -> Iterator[Row]:
    page, bound = PAGES[device], now.keys if device == "keys" else now.pad
    begins, name = (KEY_ROW, names.key) if device == "keys" else (PAD_ROW, names.button)
    help_line = TITLES[f"options:help:{device}"]
    shared = conflicts(bound, device)
    yield Row(
        key=f"reset:{device}",
        kind="button",
        group=page,
        label=TITLES[f"options:kept:{device}"],
        value="",
        shown=TITLES["options:again"],
        help=TITLES[f"options:help:again:{device}"],
    )
    # So that nobody looks for the rows of those that are not there.
    yield Row(key=begins + NOTE, kind="heading", group=page, label=TITLES[f"options:help:kept:{device}"], value="")
    for title, actions in GROUPS:
        yield Row(key=f"{begins}:{title}", kind="heading", group=page, label=title, value="")
        for action in actions:
            others = words.listed([words.fill(BY_NAME[other].title, {}) for other in shared.get(action.name, ())])
            key = bound_to(action, bound, device)
            yield Row(
                key=begins + action.name,
                kind="key",
                group=page,
                label=action.title,
                value=key,
                shown=name(key),
                clash=words.title("options:clash", others=others) if others else "",
                help=help_line,
            )
