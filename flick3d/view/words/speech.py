"""What all sentences are made with: templates in one language that are filled with names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from flick3d.translating import Translate, untranslated
from flick3d.view.words.names import BOTH, DECIMAL, MELTING, NUMBER_WORDS


class Speech:
    """Sentences in one language; `translate` turns an English template or name into that language's."""

    def __init__(self, translate: Translate = untranslated) -> None:
        self._translate = translate

    def listed(self, names: Sequence[str], template: str = BOTH) -> str:
        """Several words with commas; the template joins the last two."""
        if len(names) < 2:
            return "".join(names)
        return self.filled(template, {"first": ", ".join(names[:-1]), "second": names[-1]})

    def number(self, count: int) -> str:
        """A small number as a word; a large one in digits."""
        return self._translate(NUMBER_WORDS[count]) if 0 <= count < len(NUMBER_WORDS) else str(count)

    def decimal(self, value: float) -> str:
        """A number in figures, with as many behind the sign as it needs."""
        return f"{value:g}".replace(".", self._translate(DECIMAL)[1])

    def word(self, template: str) -> str:
        """A word or two in this language, as they stand inside a sentence."""
        return self._translate(template)

    def prose(self, text: str) -> str:
        """A longer text of a file in this language, wherever its lines break there."""
        return self._translate(" ".join(text.split()))

    def fill(self, template: str, fields: Mapping[str, Any]) -> str:
        """The template in this language with its fields, as a sentence that begins with a capital."""
        text = self.filled(template, fields)
        return text[:1].upper() + text[1:]

    def filled(self, template: str, fields: Mapping[str, Any]) -> str:
        """The template in this language with its fields, as it stands inside a sentence."""
        text = self._translate(template).format(**fields)
        melting = self._translate(MELTING)
        if melting == MELTING:
            return text
        for pair in melting.split(";"):
            long, _, short = (word.strip() for word in pair.partition(">"))
            text = re.sub(rf"\b{long}\b", short, text)
        return text
