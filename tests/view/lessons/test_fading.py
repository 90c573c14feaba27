"""Hints come the first times, fade, and what was learned is kept in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d.resources import HOME_VARIABLE
from flick3d.rules.errors import FlickError
from flick3d.view.lessons.fading import OFTEN, Hints, Learned, met, practised
from flick3d.view.lessons.keeping import is_new, learned_file, read_learned, write_learned
from flick3d.view.lessons.lesson import NEXT, Step

DUEL = Step("duel", ("asked:duel",), ("shoot",))
TAKE = Step("take", ("offer:take",), ("take",))
HERE, THERE = frozenset({"asked:duel"}), frozenset({"offer:take"})


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def test_a_hint_is_told_twice_and_then_no_more() -> None:
    hints = Hints((DUEL, TAKE))
    for occasion in range(OFTEN):
        hints = met(hints, HERE, occasion)
        assert hints.up == "duel"
    hints = met(hints, HERE, OFTEN)
    assert hints.up == ""
    assert hints.learned.knows("duel")


def test_at_one_occasion_it_goes_and_comes_back_and_counts_once() -> None:
    hints = met(Hints((DUEL,), Learned({"duel": OFTEN - 1})), HERE, 1)
    assert met(hints, HERE, 1) is hints
    hints = met(hints, frozenset(), 1)
    assert hints.up == ""
    hints = met(hints, HERE, 1)
    assert (hints.up, hints.learned.shown) == ("duel", {"duel": OFTEN})
    assert met(hints, HERE, 2).up == ""


def test_what_was_done_or_read_is_learned_at_once() -> None:
    done = practised(met(Hints((DUEL, TAKE)), HERE, 1), ("shoot",))
    assert (done.up, met(done, HERE, 1).up, met(done, HERE, 2).up) == ("", "", "")
    assert met(done, THERE, 2).up == "take"
    read = practised(met(Hints((DUEL, TAKE)), HERE, 1), (NEXT,))
    assert met(read, HERE, 2).up == ""
    assert practised(Hints((DUEL,)), (NEXT,)) == Hints((DUEL,))


def test_what_was_learned_is_kept() -> None:
    assert is_new()
    assert read_learned() == Learned()
    learned = Learned().told("duel").learned("take").taught("western").taught("western")
    write_learned(learned)
    assert not is_new()
    assert read_learned() == learned
    assert learned.lessons == ("western",)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b'{"shown": 3}', b'{"more": 1}'])
def test_a_damaged_file_says_that_all_is_new(home: Path, content: bytes) -> None:
    home.mkdir()
    learned_file().write_bytes(content)
    assert read_learned() == Learned()
    write_learned(Learned({"duel": 1}))
    assert read_learned().shown == {"duel": 1}


def test_a_folder_that_cannot_be_written_is_told(home: Path) -> None:
    home.write_bytes(b"")
    with pytest.raises(FlickError, match="cannot be made"):
        write_learned(Learned())
