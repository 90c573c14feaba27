"""YAML into plain data: marks, the core of YAML 1.2, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flick3d.scenario.document import MOST_BYTES, MOST_LEVELS, read_document
from flick3d.scenario.faults import Mark


def read(text: str):
    document = read_document(text.encode(), "f.yaml")
    assert not document.faults, [str(fault) for fault in document.faults]
    return document


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("-3", -3),
        ("007", 7),
        ("1.5", 1.5),
        (".5", 0.5),
        ("-2e3", -2000.0),
        ("true", True),
        ("False", False),
        ("~", None),
        ("null", None),
        ("", None),
        ("12:00", "12:00"),
        ("no", "no"),
        ("on", "on"),
        (".inf", ".inf"),
        ("2026-03-14", "2026-03-14"),
        ("'7'", "7"),
        ('"true"', "true"),
        ("1_000", "1_000"),
        ("0x10", "0x10"),
        ("<<", "<<"),
        ("12345678901234567890123", 12345678901234567890123.0),
    ],
)
def test_scalars_are_those_of_the_core_of_yaml_1_2(text, value):
    data = read(f"a: {text}\n").data
    assert data == {"a": value}
    assert type(data["a"]) is type(value)


def test_every_value_and_key_has_its_line_and_column():
    document = read("clock: {start: 7}\nmen:\n  - at: [1, 2]\n  - at: [3,\n      4]\n")
    assert document.data == {"clock": {"start": 7}, "men": [{"at": [1, 2]}, {"at": [3, 4]}]}
    assert document.mark(("clock", "start")) == Mark(1, 16)
    assert document.key_mark(("clock", "start")) == Mark(1, 9)
    assert document.mark(("men", 1)) == Mark(4, 5)
    assert document.mark(("men", 1, "at", 1)) == Mark(5, 7)
    assert document.key_mark(("men", 1, "at")) == Mark(4, 5)


def test_the_mark_of_a_missing_value_is_that_of_the_part_around_it():
    document = read("a:\n  b: 1\n")
    assert document.mark(("a", "c", 3)) == document.mark(("a",)) == Mark(2, 3)


def test_a_byte_order_mark_is_no_part_of_the_text():
    assert read_document(b"\xef\xbb\xbfa: 1\n", "f").data == {"a": 1}


@pytest.mark.parametrize(
    ("content", "place", "words"),
    [
        (b"", (1, 1), "empty"),
        (b"# only a remark\n", (1, 1), "empty"),
        (b"a: 1\na: 2\n", (2, 1), "the key 'a' is there twice; first in line 1"),
        (b"a: &x 1\n", (1, 4), "anchors"),
        (b"a: 1\nb: *a\n", (2, 4), "aliases"),
        (b"a: !!python/object:os.system x\n", (1, 4), "tags"),
        (b"a: !x {b: 1}\n", (1, 4), "tags"),
        (b"a: 1\n---\nb: 1\n", (2, 1), "second document"),
        (b"? [a, b]\n: 1\n", (1, 3), "a key must be a word"),
        (b"a: [1, 2\n", (2, 1), "no YAML"),
        (b"a: b: c\n", (1, 5), "no YAML"),
        (b"a:\n\t- b\n", (2, 1), "no YAML"),
        (b"a: 1e999\n", (1, 4), "too large a number"),
        (b"a: x\nb: \xff\n", (2, 4), "UTF-8"),
        (b"a: x\nbc\x00: y\n", (2, 3), "U+0000"),
        (b"a: \x1b[31m\n", (1, 4), "U+001B"),
        (b"x" * (MOST_BYTES + 1), (1, 1), "too large"),
        (b"- " * (MOST_LEVELS + 1) + b"a", (1, 2 * MOST_LEVELS + 1), "nested deeper"),
        (b"[" * 100_000, (1, MOST_LEVELS + 1), "nested deeper"),
        (b"{a: " * 20_000, (1, 4 * MOST_LEVELS + 1), "nested deeper"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(content, place, words):
    document = read_document(content, "f.yaml")
    assert any(words in fault.message for fault in document.faults), [str(fault) for fault in document.faults]
    fault = next(fault for fault in document.faults if words in fault.message)
    assert (fault.mark.line, fault.mark.column) == place
    assert str(fault).startswith(f"f.yaml:{place[0]}:{place[1]}: ")
    assert "\n" not in str(fault)


def test_of_a_doubled_key_the_first_value_stays_and_all_doubles_are_told():
    document = read_document(b"a: [1]\na: {b: 2}\na: 3\n", "f")
    assert document.data == {"a": [1]}
    assert [fault.mark.line for fault in document.faults] == [2, 3]


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200))
def test_no_bytes_end_in_anything_but_data_or_faults(content):
    document = read_document(content, "f")
    assert document.faults or document.data is None or document.marks


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="ab:-[]{}&*!|>'\"#%@`?, \n\t01.~<", max_size=80))
def test_no_text_of_yaml_signs_ends_in_anything_but_data_or_faults(text):
    document = read_document(text.encode(), "f")
    for fault in document.faults:
        assert fault.mark.line >= 1
        assert fault.mark.column >= 1
        assert "\n" not in str(fault)
