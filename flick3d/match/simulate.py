"""Plays matches without people and without a window, in one process or several, always with the same results."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from flick3d.match.recording import RecordFile, header_of
from flick3d.match.session import Session
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.resources import made_folder
from flick3d.rules.chance import stream
from flick3d.rules.deciding import Decider, RandomPlayer
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game, Seat
from flick3d.rules.outcome import Outcome
from flick3d.scenario.loading import LoadedScenario

MOST_ACTIONS = 20_000
"""A match that has not ended by then never will: that is a fault of its game."""

RANDOM = "random"
"""The kind of player who answers by chance."""

PlayerMaker = Callable[[str, Game[Any], Table, str, int], Decider]
"""Makes the player of a kind, for a game on a table, for the seat of a name, in the match of a seed."""


def make_random_player(kind: str, game: Game[Any], table: Table, name: str, seed: int) -> Decider:  # noqa: ARG001
    """A player who answers by chance, whatever kind is asked for."""
    return RandomPlayer(game, table, stream(seed, "player", name))


@dataclass(frozen=True)
class Plan:
    """What is to be played.

    records: folder that gets each match's record, or None. kinds: what kind of player sits where, by the seats' names;
    a seat that is not named is played by chance. maker: makes these players; it must be importable in other processes.
    """

    scenario: LoadedScenario
    seats: tuple[Seat, ...]
    seed: int
    matches: int
    records: Path | None = None
    kinds: Mapping[str, str] = field(default_factory=dict)
    maker: PlayerMaker = make_random_player

    def kind(self, name: str) -> str:
        """What kind of player sits in the seat of this name."""
        return self.kinds.get(name, RANDOM)

    def match_seed(self, number: int) -> int:
        """The seed of match `number` (from 1): it depends on nothing but the plan's seed and the number."""
        return stream(self.seed, "match", number).getrandbits(31)

    def record_path(self, number: int) -> Path | None:
        """Where the record of match `number` goes, or None."""
        return None if self.records is None else self.records / f"{self.scenario.short_name}-{number:04}.flick3d"


class MatchResult(msgspec.Struct, frozen=True):
    """One simulated match.

    team_flicks: how many of the flicks each team made. events: how often each kind happened, by the team of the player
    whom the event names, or else whose turn it was. roles: what players were, by their teams, in a game that counts it.
    seconds: how long it took; decisions: how long each answer took, seconds, by kind of player: the only fields that
    differ from run to run.
    """

    number: int
    seed: int
    outcome: Outcome
    actions: int
    flicks: int
    team_flicks: dict[str, int]
    events: dict[str, dict[str, int]]
    seconds: float
    roles: dict[str, str] = {}
    decisions: dict[str, list[float]] = {}

    def count(self, event: str, team: str | None = None) -> int:
        """How often an event happened, to one team or to all."""
        return sum(counts.get(event, 0) for name, counts in self.events.items() if team in (None, name))


def simulate(plan: Plan, jobs: int = 1) -> Iterator[MatchResult]:
    """Play the plan's matches; results come in the order of their numbers, whatever `jobs` is.

    jobs: how many processes play at once. Raises FlickError when a record cannot be written or the seats do not fit.
    """
    if plan.records is not None:
        made_folder(plan.records)
    workers = min(jobs, plan.matches)
    if workers <= 1:
        table = Table(load_pieces())
        for number in range(1, plan.matches + 1):
            yield play_match(plan, number, table)
        return
    yield from _simulate_in_processes(plan, workers)


def play_match(plan: Plan, number: int, table: Table) -> MatchResult:
    """Play match `number` of the plan to its end. Raises FlickError as `simulate` does."""
    began = time.perf_counter()
    seed = plan.match_seed(number)
    session = Session.start(plan.scenario.game, table, plan.scenario.scenario, plan.seats, seed)
    path = plan.record_path(number)
    record = None
    if path is not None:
        record = RecordFile.create(path, header_of(plan.scenario, plan.seats, seed, plan.kinds), sync=False)
        session.record_to(record)
    game = plan.scenario.game
    players = {seat.name: plan.maker(plan.kind(seat.name), game, table, seat.name, seed) for seat in plan.seats}
    decisions: dict[str, list[float]] = {}
    teams = {seat.name: seat.team for seat in plan.seats}
    flicks = dict.fromkeys(teams.values(), 0)
    counts: dict[str, Counter[str]] = {}
    role, roles = game.counting.role, {}
    try:
        while (prompt := session.prompt) is not None:
            if len(session.steps) >= MOST_ACTIONS:
                raise FlickError(f"match {number} (seed {seed}) does not end: {MOST_ACTIONS} actions were played")
            asked = time.perf_counter()
            seen = game.seen_by(session.state, prompt.player)
            decision = players[prompt.player].decide(seen, len(session.steps))
            decisions.setdefault(plan.kind(prompt.player), []).append(time.perf_counter() - asked)
            step = session.submit(session.read(decision.text))
            flicks[prompt.team] += step.is_flick
            for event in step.events:
                team = teams.get(getattr(event, "player", ""), prompt.team)
                counts.setdefault(team, Counter())[type(event).__name__] += 1
                if role is not None and isinstance(event, role.event):
                    roles[team] = str(getattr(event, role.field))
    finally:
        if record is not None:
            record.close()
    outcome = session.outcome
    if outcome is None:
        raise FlickError(f"match {number} (seed {seed}) asks nothing, but has not ended")
    return MatchResult(
        number,
        seed,
        outcome,
        actions=len(session.steps),
        flicks=sum(flicks.values()),
        team_flicks=flicks,
        events={team: dict(sorted(counts[team].items())) for team in sorted(counts)},
        seconds=time.perf_counter() - began,
        roles=roles,
        decisions=decisions,
    )


def _ignore_interrupts() -> None:
    """Ctrl-C is answered by the first process alone: it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(plan: Plan, number: int) -> MatchResult | str:
    """In a process of its own: the result, or the text of a FlickError (not every exception fits through a pipe)."""
    try:
        return play_match(plan, number, Table(load_pieces()))
    except FlickError as error:
        return str(error)


def _simulate_in_processes(plan: Plan, workers: int) -> Iterator[MatchResult]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts)
    try:
        with _Deaf():
            futures = [pool.submit(_play, plan, number) for number in range(1, plan.matches + 1)]
        for future in futures:
            result = future.result()
            if isinstance(result, str):
                raise FlickError(result)
            yield result
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        # Its threads must end before this process does, or they complain about the ends of their pipes.
        pool.shutdown(wait=True)
        raise
    pool.shutdown()


class _Deaf:
    """Ctrl-C is not heard in here; processes that start meanwhile are born deaf, so that none dies with a traceback."""

    def __enter__(self) -> None:
        self._before: Any = None
        # Only the main thread may set this.
        with contextlib.suppress(ValueError):
            self._before = signal.signal(signal.SIGINT, signal.SIG_IGN)

    def __exit__(self, *error: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
