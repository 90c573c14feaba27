"""Commands as processes: what they import, a closed pipe, no display, Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time

import pytest

from .helpers import ROOT, started


def test_listing_scenarios_needs_neither_panda3d_nor_the_view():
    program = (
        "import sys\nfrom flick3d.cli import commands\n"
        "try:\n    commands(['scenarios'])\nexcept SystemExit as end:\n    assert end.code == 0\n"
        "loaded = [name for name in sys.modules if name.startswith(('panda3d', 'direct', 'flick3d.view'))]\n"
        "assert not loaded, loaded\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_has_enough_gets_no_traceback():
    with started("scenarios", "--json") as process:
        process.stdout.close()
        assert process.wait(timeout=60) == 1
        assert process.stderr.read() == ""


def test_doctor_works_without_a_display():
    with started("doctor") as process:
        text, complaint = process.communicate(timeout=120)
    assert process.returncode == 0
    assert complaint == ""
    for word in ("panda3d", "processor", "OpenGL", "audio", "your replays"):
        assert word in text


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as POSIX sends it")
def test_ctrl_c_ends_a_simulation_cleanly(tmp_path):
    """The signal goes to the whole group, as a terminal sends it."""
    records = tmp_path / "records"
    words = ("simulate", "western/main-street", "--matches", "500", "--jobs", "2", "--records", str(records))
    with started(*words, start_new_session=True) as process:
        deadline = time.monotonic() + 60
        while len(list(records.glob("*.flick3d"))) < 2:
            assert time.monotonic() < deadline, "nothing was simulated"
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        text, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert text == ""
    assert re.fullmatch(r"stopped after \d+ of 500 matches\n+", complaint)
