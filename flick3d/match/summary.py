"""What many simulated matches come to: wins, lengths, what the game counts, and how long it took."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence

import msgspec

from flick3d.match.simulate import RANDOM, MatchResult, Plan
from flick3d.rules.counting import Counting
from flick3d.rules.events import Event


class TeamSummary(msgspec.Struct, frozen=True):
    """One team in all matches; in a game without teams one player.

    score: the mean, or None where scores of several matches do not add up. flicks: in all matches together.
    figures: what the game counts, by its headings; None is a share of nothing.
    """

    wins: int
    score: float | None
    flicks: int
    figures: dict[str, float | None]


class RoleSummary(msgspec.Struct, frozen=True):
    """All who were the same in a match, such as the same god: how many, and how many of them won."""

    players: int
    wins: int


class Length(msgspec.Struct, frozen=True):
    """How long matches were."""

    median: float
    least: int
    most: int


class Thinking(msgspec.Struct, frozen=True):
    """How many prompts players of a kind answered, and how long they thought about one, seconds."""

    answers: int
    median: float
    most: float


class Times(msgspec.Struct, frozen=True):
    """Seconds, the only part that differs between two runs: in all, per match, and flicks in one second of play.

    decisions: how long players thought who did more than answer by chance, by their kind. A flick is thought about
    longer than a choice among three words; both are counted.
    """

    total: float
    median_match: float
    flicks_per_second: float
    decisions: dict[str, Thinking]


class Match(msgspec.Struct, frozen=True):
    """One match of the summary. lengths: in the game's own parts, in actions and in flicks."""

    number: int
    seed: int
    winner: str | None
    reason: str
    scores: dict[str, int]
    lengths: dict[str, int]


class Summary(msgspec.Struct, frozen=True):
    """Everything that `flick3d simulate` says.

    players: names by team. kinds: what kind of player sat where, by name.
    teams: the same teams' results. roles: those of players who were the same, such as a god.
    """

    scenario: str
    game: str
    seed: int
    matches: int
    players: dict[str, list[str]]
    kinds: dict[str, str]
    teams: dict[str, TeamSummary]
    roles: dict[str, RoleSummary]
    draws: int
    lengths: dict[str, Length]
    results: list[Match]
    time: Times


def summary_of(plan: Plan, results: Sequence[MatchResult], seconds: float) -> Summary:
    """The summary of all results of a plan; seconds: how long the whole took."""
    game = plan.scenario.game
    teams = tuple(dict.fromkeys(seat.team for seat in plan.seats))
    matches = [_match(game.counting, result) for result in results]
    played = sum(result.seconds for result in results)
    return Summary(
        scenario=plan.scenario.name,
        game=game.name,
        seed=plan.seed,
        matches=len(results),
        players={team: [seat.name for seat in plan.seats if seat.team == team] for team in teams},
        kinds={seat.name: plan.kind(seat.name) for seat in plan.seats},
        teams={team: _team(game.counting, team, results) for team in teams},
        roles=_roles(results),
        draws=sum(result.outcome.winner is None for result in results),
        lengths={name: _length([match.lengths[name] for match in matches]) for name in matches[0].lengths},
        results=matches,
        time=Times(
            total=round(seconds, 3),
            median_match=round(statistics.median(result.seconds for result in results), 3),
            flicks_per_second=round(sum(result.flicks for result in results) / played, 2) if played > 0 else 0.0,
            decisions=_thinking(results),
        ),
    )


def _team(counting: Counting, team: str, results: Sequence[MatchResult]) -> TeamSummary:
    figures: dict[str, float | None] = {}
    for figure in counting.figures:
        number, total = (_count(events, team, results) for events in (figure.events, figure.of))
        if figure.of:
            figures[figure.label] = round(number / total, 4) if total else None
        else:
            figures[figure.label] = number
    scores = [dict(result.outcome.scores).get(team, 0) for result in results]
    return TeamSummary(
        wins=sum(result.outcome.winner == team for result in results),
        score=round(float(statistics.mean(scores)), 3) if counting.score else None,
        flicks=sum(result.team_flicks[team] for result in results),
        figures=figures,
    )


def _roles(results: Sequence[MatchResult]) -> dict[str, RoleSummary]:
    players = Counter(role for result in results for role in result.roles.values())
    wins = Counter(result.roles.get(result.outcome.winner or "") for result in results)
    return {role: RoleSummary(players[role], wins[role]) for role in sorted(players)}


def _thinking(results: Sequence[MatchResult]) -> dict[str, Thinking]:
    kinds = sorted({kind for result in results for kind in result.decisions} - {RANDOM})
    found = {kind: [each for result in results for each in result.decisions.get(kind, ())] for kind in kinds}
    return {
        kind: Thinking(len(times), round(statistics.median(times), 3), round(max(times), 3))
        for kind, times in found.items()
    }


def _count(events: Sequence[type[Event]], team: str, results: Sequence[MatchResult]) -> int:
    return sum(result.count(event.__name__, team) for event in events for result in results)


def _match(counting: Counting, result: MatchResult) -> Match:
    outcome = result.outcome
    lengths = {
        counting.parts: result.count(counting.began.__name__) + counting.unannounced,
        "actions": result.actions,
        "flicks": result.flicks,
    }
    return Match(result.number, result.seed, outcome.winner, outcome.reason, dict(outcome.scores), lengths)


def _length(values: Sequence[int]) -> Length:
    return Length(float(statistics.median(values)), min(values), max(values))
