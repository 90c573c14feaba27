"""Running commands: in this process, or in one of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from flick3d.cli import commands

ROOT = Path(__file__).parents[2]


def run(*words: object) -> Result:
    """Run a command in this process; a bug shows itself with its traceback."""
    result = CliRunner().invoke(commands, [str(word) for word in words], catch_exceptions=False)
    assert "Traceback" not in result.output
    return result


def refused(*words: object) -> str:
    """The one line on stderr of a command that ends with code 2 and prints nothing."""
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("flick3d: ")
    return lines[0]


def started(*words: str, **options) -> subprocess.Popen[str]:
    environment = {key: value for key, value in os.environ.items() if "DISPLAY" not in key}
    return subprocess.Popen(
        [sys.executable, "-m", "flick3d", *words],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )
