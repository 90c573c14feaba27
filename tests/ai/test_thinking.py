"""Thinking beside the window: the same answers as in the own process, answers nobody wants, and workers that die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flick3d.ai.minds import make_player
from flick3d.ai.thinking import Thinker
from flick3d.ai.worker import decoded, encoded
from flick3d.games import all_games
from flick3d.match.seats import seats_asked
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.deciding import Decision
from flick3d.scenario.library import load

PATIENCE = 60.0
"""Seconds until a worker that does not answer is broken."""
SEED = 5


@pytest.fixture
def session(table: Table) -> Session:
    """A match of Flick of Faith that has begun: there is something to flick."""
    scenario = load("faith/first-time", all_games(), table)
    return Session.start(scenario.game, table, scenario.scenario, seats_asked(scenario.game, ("Ann,Ben",)), SEED)


@pytest.fixture
def troubles() -> list[tuple[str, str]]:
    return []


@pytest.fixture
def thinker(session: Session, table: Table, troubles: list[tuple[str, str]]) -> Iterator[Thinker]:
    made = Thinker(session.game, table, SEED, lambda trouble, detail: troubles.append((trouble, detail)))
    yield made
    made.close()


def asked(session: Session) -> tuple[Any, str]:
    assert session.prompt is not None
    player = session.prompt.player
    return session.game.seen_by(session.state, player), player


def answer(thinker: Thinker) -> Decision:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = thinker.poll()
        if found is not None:
            return found
        time.sleep(0.01)
    pytest.fail("no answer")


def is_alive(process: int) -> bool:
    """Whether there is such a process; one that waits to be buried counts as alive."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("name", ["faith/classic", "western/high-noon"])
def test_a_state_is_the_same_when_it_has_been_sent(name: str, table: Table) -> None:
    scenario = load(name, all_games(), table)
    session = Session.start(scenario.game, table, scenario.scenario, seats_asked(scenario.game, ()), SEED)
    seen, _ = asked(session)
    assert decoded(encoded(seen), session.game) == seen


def test_a_worker_answers_as_the_own_process_does_and_without_a_window(
    session: Session, table: Table, thinker: Thinker, troubles: list[tuple[str, str]]
) -> None:
    assert thinker.process_id is None
    for number in range(2):
        seen, player = asked(session)
        thinker.ask(seen, player, "random", number)
        assert thinker.is_thinking
        given = answer(thinker)
        assert given == make_player("random", session.game, table, player, SEED).decide(seen, number)
        assert not thinker.is_thinking
        assert thinker.poll() is None
        session.submit(session.read(given.text))
    assert troubles == []


def test_an_answer_to_an_earlier_question_is_not_given(session: Session, table: Table, thinker: Thinker) -> None:
    seen, player = asked(session)
    thinker.ask(seen, player, "random", 0)
    thinker.drop()
    assert thinker.poll() is None
    thinker.ask(seen, player, "random", 1)
    thinker.ask(seen, player, "no such kind", 2)
    thinker.ask(seen, "Somebody", "random", 3)
    assert answer(thinker) == make_player("random", session.game, table, "Somebody", SEED).decide(seen, 3)
    assert thinker.poll() is None


def test_a_worker_that_dies_is_started_again_once_and_then_nobody_waits_for_one(
    session: Session, table: Table, thinker: Thinker, troubles: list[tuple[str, str]]
) -> None:
    seen, player = asked(session)
    wanted = make_player("random", session.game, table, player, SEED).decide(seen, 0)
    killed = []
    for _ in range(2):
        thinker.ask(seen, player, "random", 0)
        process = thinker.process_id
        assert process is not None
        os.kill(process, signal.SIGKILL)
        killed.append(process)
        assert answer(thinker) == wanted
    assert thinker.process_id is None
    assert troubles == [("alone", "")]
    assert len(set(killed)) == 2
    assert not any(is_alive(process) for process in killed)
    thinker.ask(seen, player, "random", 0)
    assert thinker.poll() == wanted
    assert troubles == [("alone", "")]


def test_a_player_who_cannot_decide_plays_by_chance_and_it_is_told(
    session: Session, table: Table, troubles: list[tuple[str, str]]
) -> None:
    thinker = Thinker(session.game, table, SEED, lambda *told: troubles.append(told), lives=0)
    seen, player = asked(session)
    thinker.ask(seen, player, "no such kind", 0)
    given = thinker.poll()
    assert given is not None
    assert session.check(session.read(given.text)) is None
    assert given == thinker.by_chance(seen, player, 0)
    ((trouble, detail),) = troubles
    assert trouble == "by-chance"
    assert "Error" in detail


def test_the_worker_is_gone_when_the_thinker_is_closed_also_in_the_middle_of_a_thought(
    session: Session, thinker: Thinker
) -> None:
    seen, player = asked(session)
    thinker.ask(seen, player, "random", 0)
    process = thinker.process_id
    assert process is not None
    thinker.close()
    assert not is_alive(process)
    assert not thinker.is_thinking
    assert thinker.poll() is None
    thinker.close()


PARENT = """
import time
from flick3d.games import all_games
from flick3d.ai.thinking import Thinker
from flick3d.match.session import Session
from flick3d.match.seats import seats_asked
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.scenario.library import load

if __name__ == "__main__":
    table = Table(load_pieces())
    scenario = load("faith/first-time", all_games(), table)
    session = Session.start(scenario.game, table, scenario.scenario, seats_asked(scenario.game, ()), 5)
    thinker = Thinker(scenario.game, table, 5)
    thinker.ask(session.state, session.prompt.player, "random", 0)
    while thinker.poll() is None:
        time.sleep(0.01)
    print(thinker.process_id, flush=True)
    time.sleep(100.0)
"""


def test_the_worker_dies_with_its_parent_whatever_kills_that(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_alive(worker)
        maps = Path(f"/proc/{worker}/maps")
        assert not maps.exists() or "libpandagl" not in maps.read_text(encoding="utf-8")
        # Ctrl-C in a terminal reaches the worker too, and is not its business.
        os.kill(worker, signal.SIGINT)
        time.sleep(0.2)
        assert is_alive(worker)
        parent.kill()
        end = time.monotonic() + PATIENCE
        while is_alive(worker) and time.monotonic() < end:
            time.sleep(0.02)
        assert not is_alive(worker)
