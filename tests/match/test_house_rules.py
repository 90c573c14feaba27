"""Matches by other house rules: recorded, verified, gone on with, and played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d.match.playing import continue_match, new_match
from flick3d.match.record import read_record
from flick3d.match.seats import seats_asked
from flick3d.match.verify import verify
from flick3d.rules.chance import stream
from flick3d.rules.random_player import random_action
from flick3d.scenario.house_rules import KEY, chosen, house_rules, played_by
from flick3d.scenario.library import load

from .helpers import play, recorded, short_scenario


def test_a_match_and_the_next_one_are_recorded_with_their_house_rules(table, games, tmp_path: Path) -> None:
    scenario = played_by(short_scenario(), {"star": "own", "off_the_area": "gone"})
    with recorded(table, scenario, tmp_path / "m.flick3d", 6) as match:
        path = match.record_path
        with match.again() as following:
            assert following.scenario.document[KEY] == {"off_the_area": "gone", "star": "own"}
    assert read_record(path).header.scenario[KEY] == {"off_the_area": "gone", "star": "own"}
    with continue_match(path, games, table, folder=tmp_path) as match:
        assert match.session.state.scenario.house.star == "own"
        play(match.session, 6)
        grown = match.record_path
    assert verify(read_record(grown), games, table).disagreement is None


@pytest.mark.parametrize("name", ["western/jailbreak", "faith/classic"])
def test_a_match_by_all_other_rules_verifies(table, games, tmp_path: Path, name: str) -> None:
    scenario = load(name, games, table)
    scenario = played_by(scenario, {rule.field: rule.values[-1] for rule in house_rules(scenario.game)})
    seats = seats_asked(scenario.game, ())
    with new_match(table, scenario, seats, 3, path=tmp_path / "m.flick3d", sync=False) as match:
        session = match.session
        while (prompt := session.prompt) is not None and len(session.steps) < 40:
            session.submit(session.read(random_action(prompt, stream(3, "step", len(session.steps)))))
            assert tuple(scenario.game.faults(session.state)) == ()
    record = read_record(match.record_path)
    assert verify(record, games, table).disagreement is None
    assert set(record.header.scenario[KEY]) == set(chosen(scenario))
