"""Verifying: an honest record agrees, and the first dishonest action is found by its number."""

from __future__ import annotations

import json

import pytest

from flick3d.games.western.actions import Play
from flick3d.match.record import read_record
from flick3d.match.verify import verify

from .helpers import play, recorded

STEPS = 16


@pytest.fixture(scope="module")
def content(table, main_street, tmp_path_factory) -> bytes:
    with recorded(table, main_street, tmp_path_factory.mktemp("verify") / "m.flick3d", 0) as match:
        match.session.submit(Play("lawman-1"))
        match.session.undo()
        play(match.session, STEPS)
    return match.record_path.read_bytes()


def steps_of(content: bytes) -> list[dict]:
    return [json.loads(line) for line in content.split(b"\n")[:-1]]


def with_lines(tmp_path, lines: list[dict]):
    path = tmp_path / "r.flick3d"
    path.write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    return read_record(path)


def flicks(lines: list[dict]) -> list[int]:
    return [index for index, line in enumerate(lines) if "facts" in line]


def test_an_honest_record_agrees_also_with_undone_actions(content, tmp_path, games, table):
    lines = steps_of(content)
    done = []
    verdict = verify(with_lines(tmp_path, lines), games, table, done.append)
    assert verdict.disagreement is None
    assert verdict.actions == STEPS + 1
    assert verdict.flicks == len(flicks(lines)) >= 2
    assert done == list(range(1, STEPS + 3))


def alter_direction(lines, index):
    words = lines[index]["action"].split()
    words[-2] = repr((float(words[-2]) + 0.5) % 360.0)
    lines[index]["action"] = " ".join(words)


def alter_rest(lines, index):
    lines[index]["facts"]["rests"][-1]["pose"][0] += 1e-9


def alter_trajectory(lines, index):
    lines[index]["trajectory"]["duration"] += 0.005


def alter_state(lines, index):
    lines[index]["state"] = "0123456789abcdef"


def alter_events(lines, index):
    lines[index]["events"] = []


def alter_player(lines, index):
    lines[index]["player"] = "Cy"


def alter_to_refused(lines, index):
    lines[index]["action"] = "play lawman-5"


def alter_to_no_action(lines, index):
    lines[index]["action"] = "dance"


def leave_facts_out(lines, index):
    del lines[index]["facts"]


@pytest.mark.parametrize("which", [0, -1])
@pytest.mark.parametrize(
    ("alter", "what"),
    [
        (alter_direction, "facts differ"),
        (alter_rest, "facts differ"),
        (alter_trajectory, "trajectory differs"),
        (alter_state, "state differs"),
        (alter_events, "events differ"),
        (alter_player, "player differs"),
        (alter_to_refused, "refused"),
        (alter_to_no_action, "refused"),
        (leave_facts_out, "facts differ"),
    ],
)
def test_the_first_dishonest_action_is_found(content, tmp_path, games, table, which, alter, what):
    lines = steps_of(content)
    index = flicks(lines)[which]
    alter(lines, index)
    found = verify(with_lines(tmp_path, lines), games, table).disagreement
    assert found is not None
    assert (found.what, found.action, found.line) == (what, lines[index]["n"], index + 1)
    assert "\n" not in found.detail


def test_facts_of_an_action_that_is_no_flick_are_found(content, tmp_path, games, table):
    lines = steps_of(content)
    lines[1]["facts"] = lines[flicks(lines)[0]]["facts"]
    found = verify(with_lines(tmp_path, lines), games, table).disagreement
    assert (found.what, found.action) == ("facts differ", 1)
