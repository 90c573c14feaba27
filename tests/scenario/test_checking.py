"""Data against a type: every misfit at once, and agreement with msgspec about what fits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flick3d.scenario.checking import misfits


class Inner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[float, float]
    kind: Literal["barrel", "cactus"]
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="shape", tag="square"):
    side: Annotated[float, msgspec.Meta(gt=0)]


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="shape", tag="round"):
    radius: float


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    building: Literal["bank", "saloon"] | None = msgspec.field(default=None, name="in")
    of: Annotated[tuple[Literal["red", "blue"], ...], msgspec.Meta(min_length=1)] | None = None

    def __post_init__(self) -> None:
        if (self.building is None) == (self.of is None):
            raise ValueError("a choice names either `in` or `of`")


class Outer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=10)]
    inners: Annotated[tuple[Inner, ...], msgspec.Meta(min_length=1, max_length=3)]
    closed: bool = False
    shape: Square | Round | None = None
    either: int | str = 0
    choice: Choice | None = None
    amount: Annotated[int, msgspec.Meta(ge=1, le=12)] | Choice | None = None
    word: Literal["lawmen", "outlaws"] | Choice = "lawmen"
    counts: Annotated[dict[Literal["gold", "colt"], Annotated[int, msgspec.Meta(ge=1)]], msgspec.Meta(min_length=1)] = (
        msgspec.field(default_factory=lambda: {"gold": 1})
    )
    label: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")] = "a"
    two: tuple[Literal["red", "blue"], Literal["red", "blue"]] = ("red", "blue")


GOOD: dict[str, Any] = {"title": "x", "inners": [{"at": [1, 2.5], "kind": "barrel"}]}


def told(data: Any) -> list[str]:
    return [f"{misfit.path}: {misfit.message}" for misfit in misfits(data, Outer)]


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"shape": {"shape": "round", "radius": 2}},
        {"shape": None},
        {"either": "a"},
        {"closed": True},
        {"choice": {"in": "bank"}},
        {"choice": {"of": ["red"]}},
        {"amount": 3},
        {"amount": {"in": "saloon"}},
        {"word": "outlaws"},
        {"word": {"of": ["red", "blue"]}},
        {"counts": {"colt": 5}},
        {"label": "abc"},
        {"two": ["blue", "blue"]},
    ],
)
def test_what_msgspec_takes_has_no_misfit(change):
    data = GOOD | change
    msgspec.convert(data, Outer)
    assert told(data) == []


@pytest.mark.parametrize(
    ("change", "path", "words"),
    [
        ({"title": 7}, ("title",), "a text is needed here, not the number 7"),
        ({"title": ""}, ("title",), "at least 1 characters"),
        ({"title": "x" * 11}, ("title",), "at most 10 characters"),
        ({"titel": "x"}, ("titel",), "unknown key 'titel'; did you mean 'title'?"),
        ({"inners": [{"att": [1, 2], "kind": "barrel"}]}, ("inners", 0, "att"), "did you mean 'at'?"),
        ({"zzz": "x"}, ("zzz",), "unknown key 'zzz'; known here: title, inners, closed, shape, either, "),
        ({"inners": []}, ("inners",), "at least 1 entry is needed here"),
        ({"inners": [*GOOD["inners"]] * 4}, ("inners",), "at most 3 entries"),
        ({"inners": {"at": 1}}, ("inners",), "a list is needed here, not keys with values"),
        ({"inners": ["x"]}, ("inners", 0), "keys with values (at, kind, count) are needed here, not the text 'x'"),
        ({"inners": [{"kind": "barrel"}]}, ("inners", 0), "the key 'at' is missing"),
        ({"inners": [{"at": [1], "kind": "barrel"}]}, ("inners", 0, "at"), "a list of 2 values"),
        ({"inners": [{"at": [1, "2"], "kind": "barrel"}]}, ("inners", 0, "at", 1), "a number is needed here"),
        ({"inners": [{"at": [1, True], "kind": "barrel"}]}, ("inners", 0, "at", 1), "not true"),
        ({"inners": [{"at": [1, 2], "kind": "barel"}]}, ("inners", 0, "kind"), "did you mean 'barrel'?"),
        ({"inners": [{"at": [1, 2], "kind": 3}]}, ("inners", 0, "kind"), "one of barrel, cactus is needed here"),
        ({"inners": [{"at": [1, 2], "kind": "cactus", "count": 0}]}, ("inners", 0, "count"), "must be at least 1"),
        ({"inners": [{"at": [1, 2], "kind": "cactus", "count": 10}]}, ("inners", 0, "count"), "must be at most 9"),
        ({"inners": [{"at": [1, 2], "kind": "cactus", "count": 1.5}]}, ("inners", 0, "count"), "a whole number"),
        ({"closed": "yes"}, ("closed",), "true or false is needed here, not the text 'yes'"),
        ({"shape": {"shape": "square", "side": 0}}, ("shape", "side"), "must be more than 0"),
        ({"shape": {"shape": "round", "side": 1}}, ("shape", "side"), "unknown key 'side'"),
        ({"either": [1]}, ("either",), "a whole number or a text is needed here, not a list of 1"),
        ({"choice": {}}, ("choice",), "a choice names either `in` or `of`"),
        ({"choice": {"in": "bank", "of": ["red"]}}, ("choice",), "a choice names either `in` or `of`"),
        ({"choice": {"building": "bank"}}, ("choice", "building"), "unknown key 'building'; known here: in, of"),
        ({"choice": {"in": "bnk"}}, ("choice", "in"), "did you mean 'bank'?"),
        ({"choice": {"of": []}}, ("choice", "of"), "at least 1 entry is needed here"),
        ({"amount": 0}, ("amount",), "must be at least 1, not 0"),
        ({"amount": 13}, ("amount",), "must be at most 12, not 13"),
        ({"amount": "x"}, ("amount",), "a whole number or keys with values (in, of) is needed here, not the text 'x'"),
        ({"word": "lawman"}, ("word",), "one of lawmen, outlaws is needed here, not the text 'lawman'; did you mean"),
        ({"word": {"of": ["red", "blu"]}}, ("word", "of", 1), "did you mean 'blue'?"),
        ({"counts": {}}, ("counts",), "at least 1 entry is needed here, not 0"),
        ({"counts": []}, ("counts",), "keys with values (one of colt, gold) are needed here, not a list of 0"),
        ({"counts": {"colts": 1}}, ("counts", "colts"), "unknown key 'colts'; did you mean 'colt'?"),
        ({"counts": {"silver": 1}}, ("counts", "silver"), "unknown key 'silver'; possible here: one of colt, gold"),
        ({"counts": {"gold": 0}}, ("counts", "gold"), "must be at least 1, not 0"),
        ({"label": "A b"}, ("label",), "must be of the form ^[a-z]+$, not the text 'A b'"),
        ({"two": ["red"]}, ("two",), "a list of 2 values, such as [blue, blue], is needed here, not a list of 1"),
    ],
)
def test_a_misfit_is_told_in_words_at_its_path(change, path, words):
    data = GOOD | change
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, Outer)
    found = misfits(data, Outer)
    assert any(misfit.path == path and words in misfit.message for misfit in found), told(data)


def test_all_misfits_are_found_not_only_the_first():
    data = {"title": 7, "inners": [{"at": [1], "kind": "x"}, {"kind": "barrel", "count": 99}], "closd": True}
    assert len(misfits(data, Outer)) == 6


@pytest.mark.parametrize("data", [None, 7, "x", [], [GOOD], True])
def test_a_document_of_another_kind_is_one_misfit(data):
    assert len(misfits(data, Outer)) == 1


plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 20)
    | st.floats(allow_nan=False)
    | st.sampled_from(["barrel", "x", "", "red"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["at", "kind", "title", "inners", "shape", "side", "in", "of", "gold"]), inner
        )
    ),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None)
@given(
    plain,
    st.sampled_from(
        ["title", "inners", "closed", "shape", "either", "choice", "amount", "word", "counts", "label", "two", "other"]
    ),
)
def test_misfits_are_found_exactly_when_msgspec_refuses(value, key):
    data = GOOD | {key: value}
    try:
        msgspec.convert(data, Outer)
    except msgspec.ValidationError:
        assert told(data)
    else:
        assert told(data) == []
