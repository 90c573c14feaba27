"""Simulated matches: they end, keep the invariants, verify, and come out the same in any number of processes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from flick3d.games.faith.events import Lost
from flick3d.games.faith.game import Faith
from flick3d.match.record import read_record
from flick3d.match.replaying import replay_record
from flick3d.match.seats import seats_asked
from flick3d.match.simulate import MOST_ACTIONS, Plan, play_match, simulate
from flick3d.match.summary import Length, summary_of
from flick3d.match.verify import verify
from flick3d.rules.errors import FlickError
from flick3d.scenario import library

from .helpers import SEATS, short_scenario


def timeless(result):
    return msgspec.structs.replace(result, seconds=0.0, decisions={})


@pytest.fixture(scope="module")
def plan(tmp_path_factory) -> Plan:
    return Plan(short_scenario(), SEATS, 5, 3, tmp_path_factory.mktemp("simulated"))


@pytest.fixture(scope="module")
def results(plan):
    return list(simulate(plan))


def test_matches_by_chance_end_and_are_counted(plan, results):
    assert [result.number for result in results] == [1, 2, 3]
    assert len({result.seed for result in results}) == 3
    for result in results:
        assert result.count("MatchEnded") == 1
        assert result.count("Hit") + result.count("Missed") > 0
        assert result.count("Hit", "lawmen") + result.count("Hit", "outlaws") == result.count("Hit")
        assert 0 < result.flicks < result.actions < MOST_ACTIONS
        assert result.flicks == sum(result.team_flicks.values())


def test_two_processes_come_to_the_same_results_and_records(plan, results, tmp_path):
    other = with_records_in(plan, tmp_path)
    assert [timeless(each) for each in simulate(other, jobs=2)] == [timeless(each) for each in results]
    for number in (1, 2, 3):
        assert other.record_path(number).read_bytes() == plan.record_path(number).read_bytes()


def with_records_in(plan: Plan, folder) -> Plan:
    return Plan(plan.scenario, plan.seats, plan.seed, plan.matches, folder)


def test_a_match_does_not_depend_on_those_before_it(plan, results, table):
    alone = play_match(Plan(plan.scenario, plan.seats, plan.seed, 1), 3, table)
    assert timeless(alone) == timeless(results[2])


def test_every_record_verifies_and_holds_the_invariants_at_every_step(plan, results, games, table):
    for result in results:
        record = read_record(plan.record_path(result.number))
        assert verify(record, games, table).disagreement is None
        session = replay_record(record, games, table)
        assert session.outcome == result.outcome
        for before, _ in session.history:
            assert session.game.faults(before.state) == ()
        assert session.game.faults(session.state) == ()


@pytest.mark.rule("S1", "W90")
def test_the_summary_adds_up(plan, results):
    summary = summary_of(plan, results, 2.0)
    assert summary.matches == 3
    assert sum(team.wins for team in summary.teams.values()) + summary.draws == 3
    for name, team in summary.teams.items():
        hits, shots = (team.figures[label] for label in ("Hits", "Shots"))
        assert hits == sum(result.count("Hit", name) for result in results)
        assert shots == hits + team.figures["Misses"]
        assert team.figures["Hit rate"] == pytest.approx(hits / shots, abs=1e-4)
        assert team.score is None
    assert sum(team.flicks for team in summary.teams.values()) == sum(result.flicks for result in results)
    assert summary.lengths["rounds"].most <= 12 - plan.scenario.scenario.clock.start
    assert summary.lengths["actions"].least == min(result.actions for result in results)
    assert {match.reason for match in summary.results} <= {"noon", "eliminated"}
    assert summary.time.total == 2.0


@pytest.mark.rule("F1", "F20", "F50")
@pytest.mark.parametrize(("name", "players"), [("first-time", 2), ("classic", 3), ("classic", 4)])
def test_a_game_without_teams_is_counted_by_player(games, name, players):
    scenario = library.load(f"faith/{name}", games)
    plan = Plan(scenario, seats_asked(scenario.game, [str(players)]), 7, 2)
    results = list(simulate(plan, jobs=2))
    summary = summary_of(plan, results, 1.0)
    names = [f"Player {number}" for number in range(1, players + 1)]
    assert summary.players == {name: [name] for name in names}
    assert list(summary.teams) == names
    assert summary.draws + sum(team.wins for team in summary.teams.values()) == 2
    for number, (player, row) in enumerate(summary.teams.items()):
        assert row.score == sum(result.outcome.scores[number][1] for result in results) / 2
        assert row.figures["Temples"] == sum(result.count("TempleRaised", player) for result in results)
        assert "Hits" not in row.figures
    gods = Counter(god for result in results for god in result.roles.values())
    assert {god: row.players for god, row in summary.roles.items()} == gods
    assert sum(gods.values()) == (2 * players if name == "classic" else 0)
    assert sum(row.wins for row in summary.roles.values()) == (2 - summary.draws if gods else 0)
    generations = 3 if players == 3 else 4
    assert summary.lengths["generations"] == Length(generations, generations, generations)


def test_an_event_counts_for_the_player_whom_it_names(games, table):
    """A Prophet whom another player pushes off the Map is its owner's loss."""

    class Clumsy(Faith):
        """Whatever anybody does, the second player loses a Prophet by it."""

        def apply(self, state, action, facts, ground):
            after, events = super().apply(state, action, facts, ground)
            return after, (*(each for each in events if not isinstance(each, Lost)), Lost("Ben", "prophet-blue-1"))

    loaded = library.load("faith/first-time", games)
    scenario = replace(loaded, game=Clumsy())
    result = play_match(Plan(scenario, seats_asked(scenario.game, ["Ann,Ben"]), 7, 1), 1, table)
    assert (result.count("Lost", "Ann"), result.count("Lost", "Ben")) == (0, result.actions)


@pytest.mark.soak
@pytest.mark.parametrize("name", [entry.name for entry in library.entries() if not entry.own])
def test_many_matches_in_every_scenario_end_and_verify(games, table, name, tmp_path):
    scenario = library.load(name, games)
    plan = Plan(scenario, seats_asked(scenario.game, []), 11, 30, tmp_path)
    assert len(list(simulate(plan, jobs=2))) == plan.matches
    for number in range(1, plan.matches + 1):
        record = read_record(plan.record_path(number))
        assert verify(record, games, table).disagreement is None
        for before, _ in replay_record(record, games, table).history:
            assert plan.scenario.game.faults(before.state) == ()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_folder_that_takes_no_records_is_told(tmp_path, jobs):
    (tmp_path / "file").touch()
    with pytest.raises(FlickError, match="cannot be made"):
        list(simulate(Plan(short_scenario(), SEATS, 5, 2, tmp_path / "file"), jobs))


def test_a_fault_in_another_process_is_told(tmp_path):
    plan = Plan(short_scenario(), SEATS, 5, 2, tmp_path)
    plan.record_path(2).mkdir()
    with pytest.raises(FlickError, match="cannot be written"):
        list(simulate(plan, jobs=2))
