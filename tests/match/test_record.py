"""The record as a file: round trip, a cut last line, and every other damage told with its line."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flick3d.games.western.actions import End, Play
from flick3d.match.record import RecordError, StepLine, UndoLine, looks_like_record, read_record, state_digest
from flick3d.match.replaying import replay_record
from flick3d.rules.errors import FlickError

from .helpers import SEATS, recorded

STEPS = 14


@pytest.fixture(scope="module")
def match(table, main_street, tmp_path_factory):
    match = recorded(table, main_street, tmp_path_factory.mktemp("record") / "m.flick3d", STEPS)
    match.close()
    return match


@pytest.fixture(scope="module")
def content(match) -> bytes:
    return match.record_path.read_bytes()


def written(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "r.flick3d"
    path.write_bytes(content)
    return path


def changed(content: bytes, number: int, /, **fields) -> bytes:
    """The record with other fields in one line, counted from 1."""
    lines = content.split(b"\n")
    lines[number - 1] = json.dumps(json.loads(lines[number - 1]) | fields).encode()
    return b"\n".join(lines)


def test_a_record_holds_the_whole_match(match, main_street):
    record = read_record(match.record_path)
    assert record.note == ""
    assert record.header.scenario == main_street.document
    assert record.header.seats == SEATS
    assert record.header.name == "western/main-street"
    assert [line.n for _, line in record.played] == list(range(1, STEPS + 1))
    assert [number for number, _ in record.lines] == list(range(2, STEPS + 2))
    assert record.played[-1][1].state == state_digest(match.session.state)


def test_replaying_gives_the_same_match(match, games, table):
    session = replay_record(read_record(match.record_path), games, table)
    assert session.state == match.session.state
    assert session.steps == match.session.steps
    assert session.prompt == match.session.prompt


def test_undone_actions_stay_in_the_file_and_not_in_the_match(table, main_street, games, tmp_path):
    with recorded(table, main_street, tmp_path / "u.flick3d", 0) as match:
        session = match.session
        session.submit(Play("lawman-1"))
        assert session.undo() is not None
        session.submit(Play("lawman-1"))
        session.submit(End())
    record = read_record(match.record_path)
    kinds = [type(line) for _, line in record.lines]
    assert kinds == [StepLine, UndoLine, StepLine, StepLine]
    assert [line.n for _, line in record.lines] == [1, 1, 1, 2]
    assert len(record.played) == len(session.steps)
    assert replay_record(record, games, table).state == session.state


@pytest.mark.parametrize("left", [1, 2, 10, 100, -1])
def test_a_last_line_that_was_cut_off_is_left_out_with_a_note(content, tmp_path, games, table, left):
    start = content[:-1].rfind(b"\n") + 1
    cut = content[: start + left] if left > 0 else content[:-1]
    record = read_record(written(tmp_path, cut))
    assert len(record.played) == STEPS - 1
    assert f"{STEPS - 1} actions are whole" in record.note
    assert record.good_bytes == start
    assert len(replay_record(record, games, table).steps) == STEPS - 1


@pytest.mark.parametrize(
    ("damage", "place", "words"),
    [
        (lambda c: b"", ":1", "no record of a match"),
        (lambda c: b"\x00\xff\x00" * 100 + b"\n", ":1", "no record of a match"),
        (lambda c: b"title: x\n", ":1", "no record of a match"),
        (lambda c: b"[" * 5000 + b"\n", ":1", "no record of a match"),
        (lambda c: b'{"line":"header"}\n', ":1", "missing required field"),
        (lambda c: changed(c, 1, format="x"), ":1", "its format is not 'flick3d-record'"),
        (lambda c: changed(c, 1, version=2), ":1", "record version 2"),
        (lambda c: changed(c, 1, seats="x"), ":1", "$.seats"),
        (lambda c: changed(c, 5, n=9), ":5", "step 4 should stand here, not 9"),
        (lambda c: changed(c, 5, line="undo", n=1), ":5", "step 3 should stand here, not 1"),
        (lambda c: changed(c, 5, line="other"), ":5", "damaged"),
        (lambda c: changed(c, 5, player=7), ":5", "$.player"),
        (lambda c: c.replace(b'{"line":"step","n":4', b'{"line":"step,"n":4'), ":5", "damaged"),
        (lambda c: b"\n".join([c.split(b"\n")[0], b"", *c.split(b"\n")[1:]]), ":2", "damaged"),
        (lambda c: b"\n".join([*c.split(b"\n")[:3], *c.split(b"\n")[4:]]), ":4", "step 3 should stand here, not 4"),
        (lambda c: c.split(b"\n")[0] + b'\n{"line":"undo","n":0}\n', ":2", "damaged"),
    ],
)
def test_damage_is_told_with_its_line(content, tmp_path, damage, place, words):
    path = written(tmp_path, damage(content))
    with pytest.raises(RecordError) as caught:
        read_record(path)
    text = str(caught.value)
    assert text.startswith(f"{path}{place}: ")
    assert words in text
    assert "\n" not in text


def flick_line(content: bytes) -> int:
    """Number of the first line with facts."""
    return next(n for n, line in enumerate(content.split(b"\n"), start=1) if b'"facts"' in line)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda c, f: (changed(c, 1, scenario={"game": "western"}), 1), "its scenario is damaged"),
        (lambda c, f: (changed(c, 1, scenario={}), 1), "its scenario is damaged"),
        (lambda c, f: (changed(c, 1, game="faith"), 1), "another game"),
        (lambda c, f: (changed(c, 1, seats=[{"name": "Ann", "team": "lawmen"}]), 1), ""),
        (lambda c, f: (changed(c, 2, action="dance"), 2), "'dance' is no action"),
        (lambda c, f: (changed(c, 2, action="play outlaw-1"), 2), "refused"),
        (lambda c, f: (changed(c, 2, state="0"), 2), "another state than recorded"),
        (lambda c, f: (changed(c, f, facts=None, trajectory=None), f), "do not go together"),
        (lambda c, f: (changed(c, f, facts={"contacts": [], "rests": []}), f), ""),
        (lambda c, f: (changed(c, f, trajectory=None), f), "do not go together"),
    ],
)
def test_a_record_that_cannot_have_happened_is_told_with_its_line(content, tmp_path, games, table, damage, words):
    damaged, line = damage(content, flick_line(content))
    path = written(tmp_path, damaged)
    with pytest.raises(RecordError) as caught:
        replay_record(read_record(path), games, table)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert words in str(caught.value)


@pytest.mark.parametrize("numbers", ["", "AAAA", "no base64!", "eJwDAAAAAAE=", "é"])
def test_a_damaged_trajectory_is_told_with_its_line(content, tmp_path, games, table, numbers):
    line = flick_line(content)
    trajectory = json.loads(content.split(b"\n")[line - 1])["trajectory"] | {"numbers": numbers}
    path = written(tmp_path, changed(content, line, trajectory=trajectory))
    with pytest.raises(RecordError, match=f":{line}: damaged"):
        replay_record(read_record(path), games, table)


def test_a_piece_far_from_the_table_is_told_with_its_line(content, tmp_path, games, table):
    line = flick_line(content)
    facts = json.loads(content.split(b"\n")[line - 1])["facts"]
    facts["rests"][0]["pose"][0] = 1e30
    path = written(tmp_path, changed(content, line, facts=facts))
    with pytest.raises(RecordError, match=f":{line}: damaged: no place on the table"):
        replay_record(read_record(path), games, table)


@pytest.mark.parametrize("path", [Path("/nowhere/x.flick3d"), Path("/"), Path("a\0b")])
def test_a_file_that_cannot_be_read_is_told(path):
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(path)


def test_records_are_told_from_scenarios(match, tmp_path):
    assert looks_like_record(match.record_path)
    assert looks_like_record(Path("missing.flick3d"))
    copy = tmp_path / "copy.txt"
    copy.write_bytes(match.record_path.read_bytes())
    assert looks_like_record(copy)
    (tmp_path / "s.yaml").write_text("{game: western}")
    assert not looks_like_record(tmp_path / "s.yaml")
    assert not looks_like_record(tmp_path)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_changed_record_ends_in_a_traceback(content, games, table, tmp_path_factory, data):
    """Bytes cut out and put in anywhere: it still reads, or it is a fault in one line."""
    short = b"\n".join(content.split(b"\n")[:7]) + b"\n"
    start = data.draw(st.integers(0, len(short)))
    length = data.draw(st.sampled_from([0, 0, 1, 2, 5, 40, 3000]))
    put = data.draw(st.binary(max_size=6) | st.sampled_from([b"1", b"-", b"9e99", b'"', b"null", b"[]", b"\n", b"0."]))
    path = tmp_path_factory.getbasetemp() / "changed.flick3d"
    path.write_bytes(short[:start] + put + short[start + length :])
    try:
        replay_record(read_record(path), games, table)
    except FlickError as error:
        assert "\n" not in str(error)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_changed_number_of_a_record_ends_in_a_traceback(content, games, table, tmp_path_factory, data):
    """Numbers anywhere in a flick's facts and trajectory: what they do to the rules is a fault in one line."""
    number = flick_line(content)
    lines = content.split(b"\n")[:number]
    line = json.loads(lines[number - 1])

    def places(value, path=()):
        if isinstance(value, dict | list):
            for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
                yield from places(inner, (*path, key))
        elif isinstance(value, int | float):
            yield path

    path = data.draw(st.sampled_from([each for each in places(line) if each[0] in ("facts", "trajectory")]))
    spot = line
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = data.draw(st.sampled_from([0, -1, 1, 1e9, -1e300, 0.5, 44.9, 30.0, True, 10**12, -(10**30)]))
    file = tmp_path_factory.getbasetemp() / "numbers.flick3d"
    file.write_bytes(b"\n".join([*lines[: number - 1], msgspec.json.encode(line)]) + b"\n")
    try:
        replay_record(read_record(file), games, table)
    except FlickError as error:
        assert "\n" not in str(error)
