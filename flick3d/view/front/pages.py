"""What stands on a page of the front of house: rows to go through, and a poster beside them. Frozen data only.

Every text is in the player's language already; keys are for whoever made the page.
"""

from __future__ import annotations

from pathlib import Path

import msgspec


class Item(msgspec.Struct, frozen=True, tag=True):
    """Base of everything that stands in a page's column, from top to bottom."""


class Heading(Item, frozen=True):
    """A small headline; it cannot be chosen."""

    text: str


class Text(Item, frozen=True):
    """A paragraph; it cannot be chosen."""

    text: str


class Button(Item, frozen=True):
    """Something to be pressed. detail: small words at its right end. icon: name of a picture `icon-*`, or "".

    enabled: one that is not can be looked at, and says in `help` why it cannot be pressed.
    """

    key: str
    label: str
    detail: str = ""
    help: str = ""
    icon: str = ""
    enabled: bool = True


class Choice(Item, frozen=True):
    """One of several values, each with its word. value: of the one that holds."""

    key: str
    label: str
    choices: tuple[tuple[str, str], ...]
    value: str
    help: str = ""


class Field(Item, frozen=True):
    """A line that the player writes. most: letters at most. blank: what stands there in grey while it is empty."""

    key: str
    label: str
    text: str
    most: int = 18
    blank: str = ""
    help: str = ""


class Poster(msgspec.Struct, frozen=True):
    """What is told beside the rows, about the one with the focus or about the whole page.

    picture: a file (PNG or JPEG) that is shown above the text, or None. sections: (headline, text) each; a headline may
    be "".
    """

    title: str = ""
    picture: Path | None = None
    sections: tuple[tuple[str, str], ...] = ()


class Page(msgspec.Struct, frozen=True):
    """One page. name: of the kind of page, the same while only its content changes: focus and scrolling stay then.

    focus: key of the item that has the focus when the page is new; "" for the first. back: the word on the button that
    leads back, or "" where there is no way back. wide: the column takes the whole sheet, there is no poster.
    """

    name: str
    title: str
    items: tuple[Item, ...]
    poster: Poster = Poster()
    focus: str = ""
    back: str = ""
    wide: bool = False


class Wish(msgspec.Struct, frozen=True):
    """Base of what the player wants of a page."""


class Picked(Wish, frozen=True):
    """A button was pressed."""

    key: str


class Chosen(Wish, frozen=True):
    """Another value of a choice is wanted."""

    key: str
    value: str


class Typed(Wish, frozen=True):
    """A field shall hold this text."""

    key: str
    text: str


class Focused(Wish, frozen=True):
    """Another item has the focus, or the pointer has come over it: the poster may tell of it now."""

    key: str


class Back(Wish, frozen=True):
    """Back to the page before."""
