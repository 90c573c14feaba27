"""The README's examples of whole scenarios: they can be loaded and played as they stand."""

from __future__ import annotations

import re
from pathlib import Path

from flick3d.match.seats import seats_asked
from flick3d.match.simulate import Plan, play_match
from flick3d.rules.game import Seat
from flick3d.scenario.loading import LoadedScenario, load_scenario_file

README = Path(__file__).parents[2] / "README.md"


def loaded(table, games, file: Path, number: int) -> LoadedScenario:
    """Example `number` of the README, written to a file."""
    examples = re.findall(r"^```yaml\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(examples) == 2
    file.write_text(examples[number], encoding="utf-8")
    return load_scenario_file(file, file.stem, games, table)


def test_the_readmes_western_scenario_is_one(table, games, tmp_path):
    scenario = loaded(table, games, tmp_path / "the-ransom.yaml", 0)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    result = play_match(Plan(scenario, seats, seed=1, matches=1), 1, table)
    assert result.outcome.reason in ("noon-side", "eliminated", "escaped", "gathered")


def test_the_readmes_scenario_of_faith_is_one(table, games, tmp_path):
    scenario = loaded(table, games, tmp_path / "wind-and-water.yaml", 1)
    plan = Plan(scenario, seats_asked(scenario.game, ["2"]), seed=1, matches=1)
    result = play_match(plan, 1, table)
    assert result.count("LawEnacted") == 4
    assert result.count("GodChosen") == 2
