"""What libraries write on stderr by themselves is not seen while they begin; everything else is."""

from __future__ import annotations

import os

import pytest

from flick3d.view.quiet import STDERR, quiet_libraries


def test_only_what_is_written_meanwhile_is_not_seen(capfd: pytest.CaptureFixture[str]) -> None:
    os.write(STDERR, b"before\n")
    with pytest.raises(ValueError, match="wrong"), quiet_libraries():
        os.write(STDERR, b"meanwhile\n")
        raise ValueError("wrong")
    os.write(STDERR, b"after\n")
    assert capfd.readouterr().err == "before\nafter\n"


def test_without_stderr_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(handle: int) -> int:
        raise OSError("Bad file descriptor")

    monkeypatch.setattr(os, "dup", closed)
    with quiet_libraries() as given:
        assert given is None
