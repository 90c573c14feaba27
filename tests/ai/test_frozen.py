"""A frozen program is its own interpreter: it must be able to start the process in which computer players think."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """\
#!{python}
import sys

sys.frozen = True
sys.executable = __file__

from flick3d.__main__ import main


def think():
    import time

    from flick3d.ai.thinking import Thinker
    from flick3d.games import all_games
    from flick3d.match.seats import seats_asked
    from flick3d.match.session import Session
    from flick3d.physics.pieces import load as load_pieces
    from flick3d.physics.table import Table
    from flick3d.scenario.library import load

    table = Table(load_pieces())
    scenario = load("faith/first-time", all_games(), table)
    session = Session.start(scenario.game, table, scenario.scenario, seats_asked(scenario.game, ()), 5)
    troubles = []
    thinker = Thinker(scenario.game, table, 5, lambda trouble, detail: troubles.append(trouble))
    thinker.ask(session.state, session.prompt.player, "random", 0)
    decision = None
    while decision is None:
        decision = thinker.poll()
        time.sleep(0.01)
    print(decision.text, thinker.process_id is not None, troubles)
    thinker.close()


if __name__ == "__main__":
    think() if sys.argv[1:] == ["think"] else main()
"""


def test_a_frozen_program_starts_its_own_worker(tmp_path: Path) -> None:
    program = tmp_path / "flick3d-frozen"
    program.write_text(PROGRAM.format(python=sys.executable), encoding="utf-8")
    program.chmod(0o755)
    done = subprocess.run([str(program), "think"], capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.startswith("race "), done.stderr
    assert done.stdout.endswith("True []\n")
    assert done.stderr == ""
    version = subprocess.run([str(program), "--version"], capture_output=True, text=True, timeout=60, check=True)
    assert "flick3d" in version.stdout
