"""The README's example of a whole scenario: it can be loaded and played as it stands."""

from __future__ import annotations

import re
from pathlib import Path

from flick3d.match.simulate import Plan, play_match
from flick3d.rules.game import Seat
from flick3d.scenario.loading import load_scenario_file

README = Path(__file__).parents[2] / "README.md"


def test_the_readmes_scenario_is_one(table, games, tmp_path):
    examples = re.findall(r"^```yaml\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(examples) == 1
    file = tmp_path / "the-ransom.yaml"
    file.write_text(examples[0], encoding="utf-8")
    loaded = load_scenario_file(file, "the-ransom", games, table)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    result = play_match(Plan(loaded, seats, seed=1, matches=1), 1, table)
    assert result.outcome.reason in ("noon-side", "eliminated", "escaped", "gathered")
