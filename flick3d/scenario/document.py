"""YAML text into plain data that remembers the line and column of every key and value.

Scenario files use the plain core of YAML 1.2: mappings, lists, text, numbers, true, false and null. So `12:00` is text
and no number of minutes, and `no` is text. Tags, anchors, aliases, merge keys and several documents in one file are
faults: a scenario needs none of them, and with them a small file could stand for a huge or a foreign thing.
"""

from __future__ import annotations

import math
import re
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

import yaml

from flick3d.scenario.faults import Fault, Mark

MOST_BYTES = 256 * 1024
"""Larger files are refused; the largest scenario has about 10,000 bytes."""
MOST_LEVELS = 20
"""Deeper nesting is refused; a scenario has four levels."""

Path = tuple[Hashable, ...]
"""Keys and list indexes from the document's root to a value, such as ("cowboys", 3, "at")."""

_WHOLE_NUMBER = re.compile(r"[-+]?[0-9]{1,18}$")
_NUMBER = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]{1,3})?$")
_WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}


@dataclass
class Document:
    """Plain data of one file, and where its parts are. marks: of values; key_marks: of the keys that name them."""

    file: str
    data: Any = None
    marks: dict[Path, Mark] = field(default_factory=dict)
    key_marks: dict[Path, Mark] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def mark(self, path: Path) -> Mark:
        """Where the value at `path` is; of a value that the file lacks, where the nearest part around it is."""
        while path and path not in self.marks:
            path = path[:-1]
        return self.marks.get(path, Mark())

    def key_mark(self, path: Path) -> Mark:
        """Where the key of the value at `path` is; in a list, where the value is."""
        return self.key_marks.get(path) or self.mark(path)

    def complain(self, mark: Mark, message: str) -> None:
        """Add a fault."""
        self.faults.append(Fault(self.file, mark, message))


def read_document(content: bytes, file: str) -> Document:
    """The document of a file's bytes. What is wrong is in its `faults`; its data is None when nothing can be read."""
    document = Document(file)
    text = _decode(content, document)
    if text is None:
        return document
    try:
        _Builder(document).build(text)
    except _TooMuchError as error:
        document.complain(error.mark, error.message)
    except yaml.MarkedYAMLError as error:
        document.complain(_mark(error.problem_mark or error.context_mark), _problem(error))
    except yaml.YAMLError as error:
        document.complain(Mark(), f"no YAML: {' '.join(str(error).split())}")
    return document


def _decode(content: bytes, document: Document) -> str | None:
    if len(content) > MOST_BYTES:
        document.complain(Mark(), f"too large: {len(content)} bytes; a scenario has at most {MOST_BYTES}")
        return None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8", errors="replace")
        document.complain(_mark_after(before), "no UTF-8 text: save the file as UTF-8")
        return None
    unprintable = yaml.reader.Reader.NON_PRINTABLE.search(text)
    if unprintable is not None:
        code = ord(unprintable.group())
        document.complain(_mark_after(text[: unprintable.start()]), f"a character that is no text: U+{code:04X}")
        return None
    return text


def _mark_after(text: str) -> Mark:
    """The place just after `text`."""
    return Mark(text.count("\n") + 1, len(text) - (text.rfind("\n") + 1) + 1)


def _mark(mark: Any) -> Mark:
    """PyYAML's mark, which counts from 0, or None, as ours."""
    return Mark() if mark is None else Mark(mark.line + 1, mark.column + 1)


def _problem(error: yaml.MarkedYAMLError) -> str:
    """PyYAML's own words on one line."""
    parts = [part for part in (error.context, error.problem) if part]
    return "no YAML: " + ", ".join(" ".join(str(part).split()) for part in parts)


class _TooMuchError(Exception):
    """Something that scenario files may not contain, and after which reading on makes no sense."""

    def __init__(self, mark: Mark, message: str) -> None:
        super().__init__(message)
        self.mark = mark
        self.message = message


class _Builder:
    """Builds a document from PyYAML's events, without recursion, so that no file can exhaust the stack."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._open: list[tuple[Path, Any]] = []
        self._key: list[str | None] = []
        """Per open collection the key whose value is awaited; None: a key is awaited, or it is a list."""
        self._documents = 0

    def build(self, text: str) -> None:
        """Read all of `text`. Raises yaml.YAMLError or _TooMuchError."""
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            match event:
                case yaml.DocumentStartEvent():
                    self._documents += 1
                    if self._documents > 1:
                        raise _TooMuchError(_mark(event.start_mark), "a second document: a file is one scenario")
                case yaml.NodeEvent():
                    self._node(event)
                case yaml.CollectionEndEvent():
                    self._open.pop()
                    self._key.pop()
        if self._documents == 0:
            self._document.complain(Mark(), "the file is empty")

    def _node(self, event: yaml.NodeEvent) -> None:
        mark = _mark(event.start_mark)
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise _TooMuchError(mark, "anchors (&name) and aliases (*name) are not allowed: write it out")
        if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent) and event.tag is not None:
            raise _TooMuchError(mark, f"tags such as {event.tag!r} are not allowed: leave it out")
        if self._open and isinstance(self._open[-1][1], dict) and self._key[-1] is None:
            self._take_key(event, mark)
            return
        if isinstance(event, yaml.ScalarEvent):
            self._place(self._scalar(event, mark), mark)
            return
        collection: Any = {} if isinstance(event, yaml.MappingStartEvent) else []
        path = self._place(collection, mark)
        if len(self._open) >= MOST_LEVELS:
            raise _TooMuchError(mark, f"nested deeper than {MOST_LEVELS} levels")
        self._open.append((path, collection))
        self._key.append(None)

    def _take_key(self, event: yaml.NodeEvent, mark: Mark) -> None:
        if not isinstance(event, yaml.ScalarEvent):
            raise _TooMuchError(mark, "a key must be a word")
        path, mapping = self._open[-1]
        here = (*path, event.value)
        if event.value in mapping:
            first = self._document.key_marks[here]
            self._document.complain(mark, f"the key '{event.value}' is there twice; first in line {first.line}")
        else:
            self._document.key_marks[here] = mark
        self._key[-1] = event.value

    def _place(self, value: Any, mark: Mark) -> Path:
        """Put a value where it belongs and return its path; of a doubled key the first value stays."""
        if not self._open:
            self._document.data = value
            self._document.marks[()] = mark
            return ()
        path, collection = self._open[-1]
        if isinstance(collection, list):
            here: Path = (*path, len(collection))
            collection.append(value)
        else:
            key = self._key[-1]
            here = (*path, key)
            self._key[-1] = None
            if key in collection:
                return (*path, f"{key} (again)")
            collection[key] = value
        self._document.marks[here] = mark
        return here

    def _scalar(self, event: yaml.ScalarEvent, mark: Mark) -> Any:
        """The value of a scalar by the core of YAML 1.2; quoted ones are text."""
        text = event.value
        if not event.implicit[0]:
            return text
        if text.lower() in _WORDS:
            return _WORDS[text.lower()]
        if _WHOLE_NUMBER.match(text):
            return int(text)
        if _NUMBER.match(text):
            number = float(text)
            if not math.isfinite(number):
                self._document.complain(mark, f"too large a number: {text}")
                return 0.0
            return number
        return text
