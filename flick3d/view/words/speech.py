"""What all sentences are made with: templates in one language that are filled with names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flick3d.view.words.names import NUMBER_WORDS

Translate = Callable[[str], str]


def plain(template: str) -> str:
    """The English template itself."""
    return template


class Speech:
    """Sentences in one language; `translate` turns an English template or name into that language's."""

    def __init__(self, translate: Translate = plain) -> None:
        self._translate = translate

    def listed(self, names: Sequence[str], template: str = "{first} and {second}") -> str:
        """Several words with commas; the template joins the last two."""
        if len(names) < 2:
            return "".join(names)
        return self._translate(template).format(first=", ".join(names[:-1]), second=names[-1])

    def number(self, count: int) -> str:
        """A small number as a word; a large one in digits."""
        return self._translate(NUMBER_WORDS[count]) if 0 <= count < len(NUMBER_WORDS) else str(count)

    def word(self, template: str) -> str:
        """A word or two in this language, as they stand inside a sentence."""
        return self._translate(template)

    def fill(self, template: str, fields: Mapping[str, Any]) -> str:
        """The template in this language with its fields, as a sentence that begins with a capital."""
        text = self._translate(template).format(**fields)
        return text[:1].upper() + text[1:]
