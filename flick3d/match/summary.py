"""What many simulated matches come to: wins, lengths, hits, and how long it took."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec

from flick3d.match.simulate import MatchResult, Plan


class TeamSummary(msgspec.Struct, frozen=True):
    """One team's matches won, and its shots that hit or missed."""

    wins: int
    hits: int
    misses: int


class Length(msgspec.Struct, frozen=True):
    """How long matches were."""

    median: float
    least: int
    most: int


class Times(msgspec.Struct, frozen=True):
    """Seconds, the only part that differs between two runs: in all, per match, and flicks in one second of play."""

    total: float
    median_match: float
    flicks_per_second: float


class Match(msgspec.Struct, frozen=True):
    """One match of the summary."""

    number: int
    seed: int
    winner: str | None
    reason: str
    scores: dict[str, int]
    rounds: int
    actions: int
    flicks: int


class Summary(msgspec.Struct, frozen=True):
    """Everything that `flick3d simulate` says."""

    scenario: str
    seed: int
    matches: int
    players: dict[str, list[str]]
    teams: dict[str, TeamSummary]
    draws: int
    lengths: dict[str, Length]
    results: list[Match]
    time: Times


def summary_of(plan: Plan, results: Sequence[MatchResult], seconds: float) -> Summary:
    """The summary of all results of a plan; seconds: how long the whole took."""
    teams = plan.scenario.game.teams
    played = sum(result.seconds for result in results)
    return Summary(
        scenario=plan.scenario.name,
        seed=plan.seed,
        matches=len(results),
        players={team: [seat.name for seat in plan.seats if seat.team == team] for team in teams},
        teams={
            team: TeamSummary(
                wins=sum(result.outcome.winner == team for result in results),
                hits=sum(result.count("Hit", team) for result in results),
                misses=sum(result.count("Missed", team) for result in results),
            )
            for team in teams
        },
        draws=sum(result.outcome.winner is None for result in results),
        lengths={
            "rounds": _length([_rounds(result) for result in results]),
            "actions": _length([result.actions for result in results]),
            "flicks": _length([result.flicks for result in results]),
        },
        results=[
            Match(
                result.number,
                result.seed,
                result.outcome.winner,
                result.outcome.reason,
                dict(result.outcome.scores),
                _rounds(result),
                result.actions,
                result.flicks,
            )
            for result in results
        ],
        time=Times(
            total=round(seconds, 3),
            median_match=round(statistics.median(result.seconds for result in results), 3),
            flicks_per_second=round(sum(result.flicks for result in results) / played, 2) if played > 0 else 0.0,
        ),
    )


def _rounds(result: MatchResult) -> int:
    """The first round begins with the match, before any event."""
    return result.count("RoundBegan") + 1


def _length(values: Sequence[int]) -> Length:
    return Length(float(statistics.median(values)), min(values), max(values))
