"""Scenario files: every kind of fault in one is told as file:line:column, and no file ends in a traceback."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flick3d.games import all_games
from flick3d.resources import shipped_folder
from flick3d.scenario.document import MOST_BYTES, read_document
from flick3d.scenario.faults import ScenarioError
from flick3d.scenario.loading import check_document, load_scenario_file, scenario_of_data

TOWN = """\
game: western
title: Small town
briefing: Two men.
clock: {start: 7}
initiative: lawman-1
goals:
  - eliminate: 1
buildings:
  - {kind: saloon, at: [0, 20]}
props:
  - {kind: barrel, at: [0, 0]}
cowboys:
  - {side: lawmen, number: 1, at: [-20, 0], facing: 0}
  - {side: outlaws, number: 1, at: [20, 0], facing: 180}
"""

ONE_LINE = re.compile(r"f\.yaml(:[1-9][0-9]*:[1-9][0-9]*)?: [^\n]+")


def faults(text: str, ground=None) -> list[str]:
    with pytest.raises(ScenarioError) as caught:
        check_document(read_document(text.encode(), "f.yaml"), "f", all_games(), ground)
    lines = str(caught.value).splitlines()
    assert len(lines) == len(caught.value.faults)
    assert all(ONE_LINE.fullmatch(line) for line in lines)
    return lines


def test_a_good_file_becomes_a_typed_scenario(table):
    loaded = check_document(read_document(TOWN.encode(), "f.yaml"), "my/Small Town.yaml", all_games(), table)
    assert loaded.game.name == "western"
    assert loaded.title == "Small town"
    assert loaded.short_name == "small-town"
    assert loaded.scenario.cowboys[1].id == "outlaw-1"
    assert loaded.scenario.clock.noon == "most-hit-points"
    again = scenario_of_data(loaded.document, "x", "r.flick3d", all_games(), table)
    assert again.scenario == loaded.scenario


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("game: western", "game: wastern", "f.yaml:1:7: game: unknown game; games: western, faith"),
        ("game: western", "game: [western]", "f.yaml:1:7: game: unknown game; games: western, faith"),
        ("game: western\n", "", "f.yaml:1:1: the key 'game' is missing; games: western, faith"),
        ("title: Small town", "titel: Small town", "f.yaml:2:1: unknown key 'titel'; did you mean 'title'?"),
        ("title: Small town\n", "", "f.yaml:1:1: the key 'title' is missing (a text)"),
        ("title: Small town", "title: 7", "f.yaml:2:8: title: a text is needed here, not the number 7"),
        ("start: 7", "start: 13", "f.yaml:4:16: clock.start: must be at most 12, not 13"),
        ("start: 7", "start: seven", "f.yaml:4:16: clock.start: a whole number is needed here, not the text 'seven'"),
        ("{start: 7}", "{}", "f.yaml:4:1: clock: the key 'start' is missing (a whole number)"),
        ("{start: 7}", "7", "f.yaml:4:8: clock: keys with values (start, noon) are needed here, not the number 7"),
        ("kind: barrel", "kind: barel", "f.yaml:11:12: props[0].kind: one of barrel, cactus, fence, gallows, hay is "
         "needed here, not the text 'barel'; did you mean 'barrel'?"),
        ("at: [0, 0]", "at: [0, a]", "f.yaml:11:28: props[0].at[1]: a number is needed here, not the text 'a'"),
        ("at: [0, 0]", "at: 0", "f.yaml:11:24: props[0].at: a list of 2 values, such as [12.5, 12.5], is needed "
         "here, not the number 0"),
        ("facing: 180", "facingg: 180",
         "f.yaml:14:45: cowboys[1]: unknown key 'facingg'; did you mean 'facing'?"),
        ("  - eliminate: 1", "  - eliminate: 0", "f.yaml:7:16: goals[0].eliminate: must be at least 1, not 0"),
        ("  - eliminate: 1", "  - {eliminate: 1, win_duels: 1}",
         "f.yaml:7:5: goals[0]: a goal has exactly one of: eliminate, win_duels, gather, turn, reach, escape"),
        ("  - eliminate: 1", "  - {side: lawmen}",
         "f.yaml:7:5: goals[0]: a goal has exactly one of: eliminate, win_duels, gather, turn, reach, escape"),
        ("  - eliminate: 1", "  - {side: lawmen, gather: {token: gold, in: bnk}}",
         "f.yaml:7:46: goals[0].gather.in: one of bank, saloon, sheriff, store, town-hall, undertaker is needed here, "
         "not the text 'bnk'; did you mean 'bank'?"),
        ("  - eliminate: 1", "  - {side: outlaws, escape: {exit: road}}",
         "f.yaml:7:29: goals[0].escape: an escape names either `who` or `token`"),
        ("{start: 7}", "{start: 7, noon: lawman}", "f.yaml:4:25: clock.noon: one of draw, lawmen, most-hit-points, "
         "outlaws is needed here, not the text 'lawman'; did you mean 'lawmen'?"),
        ("{start: 7}", "{start: 7, noon: {}}",
         "f.yaml:4:25: clock.noon: noon names either `holder` or `leaders`"),
        ("{start: 7}", "{start: 7}\npiles: [{in: [saloon], kinds: {colts: 2}}]",
         "f.yaml:5:32: piles[0].kinds: unknown key 'colts'; did you mean 'colt'?"),
        ("{start: 7}", "{start: 7}\nexits: [{name: South, from: [0, -30], to: [9, -30]}]",
         "f.yaml:5:16: exits[0].name: must be of the form ^[a-z][a-z0-9-]*$, not the text 'South'"),
        ("{start: 7}", "{start: 7}\nexits: [{name: south, frm: [0, -30], to: [9, -30]}]",
         "f.yaml:5:23: exits[0]: unknown key 'frm'; did you mean 'from'?"),
        ("  - eliminate: 1", "  []", "f.yaml:7:3: goals: at least 1 entry is needed here, not 0"),
        ("title: Small town", "title: a\ntitle: b", "f.yaml:3:1: the key 'title' is there twice; first in line 2"),
        ("title: Small town", "title: *name",
         "f.yaml:2:8: anchors (&name) and aliases (*name) are not allowed: write it out"),
    ],
)  # fmt: skip
def test_a_fault_of_form_is_told_where_it_is(before, after, line):
    assert before in TOWN
    assert faults(TOWN.replace(before, after)) == [line]


def test_all_faults_of_form_are_told_in_the_files_order():
    text = TOWN.replace("title:", "titel:").replace("start: 7", "start: 0").replace("number: 1", "number: 6")
    assert [line.split(":")[1] for line in faults(text)] == ["2", "4", "13", "14"]


@pytest.mark.rule("W2", "W4", "W8")
@pytest.mark.parametrize(
    ("before", "after", "place", "words"),
    [
        ("initiative: lawman-1", "initiative: lawman-4", "f.yaml:5:13", "lawman-4 is not among the cowboys"),
        ("eliminate: 1", "eliminate: 4", "f.yaml:7:16", "cannot eliminate 4"),
        ("at: [20, 0]", "at: [-19, 0]", "f.yaml:14:36", "outlaw-1 overlaps lawman-1"),
        ("at: [20, 0]", "at: [0, 18]", "f.yaml:14:36", "outlaw-1 overlaps saloon"),
        ("at: [20, 0]", "at: [44.9, 0]", "f.yaml:14:36", "outlaw-1 does not stand wholly in the play area"),
        ("at: [20, 0]", "at: [1e300, 0]", "f.yaml:14:36", "outlaw-1"),
        ("at: [0, 20]", "at: [0, 29]", "f.yaml:9:24", "saloon does not stand wholly in the play area"),
        ("side: outlaws", "side: lawmen", "f.yaml:13:3", "the outlaws have no cowboy"),
        ("cowboys:", "area: {width: 900}\ncowboys:", "f.yaml:12:15", "the play area's width"),
        ("  - {kind: saloon, at: [0, 20]}", "  - {kind: bank, at: [0, 20]}\n  - {kind: bank, at: [-30, 20]}",
         "f.yaml:10:12", "there is one bank"),
        ("  - {kind: barrel, at: [0, 0]}\n", "".join(f"  - {{kind: cactus, at: [{x}, -20]}}\n" for x in (0, 5, 9, 14)),
         "f.yaml:14:12", "the box holds 3 of kind cactus"),
    ],
)  # fmt: skip
def test_a_fault_of_the_game_is_told_where_it_is(table, before, after, place, words):
    assert before in TOWN
    lines = faults(TOWN.replace(before, after), table)
    assert any(line.startswith(f"{place}: ") and words in line for line in lines), lines


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty", "huge", "nul-name"])
def test_no_file_ends_in_a_traceback(tmp_path: Path, kind: str):
    path = tmp_path / "town.yaml"
    match kind:
        case "folder":
            path.mkdir()
        case "binary":
            path.write_bytes(random.Random(1).randbytes(4000))
        case "empty":
            path.touch()
        case "huge":
            path.write_bytes(b"a: 1\n" * (MOST_BYTES // 5 + 1))
        case "nul-name":
            path = Path("a\0b.yaml")
    with pytest.raises(ScenarioError) as caught:
        load_scenario_file(path, "town", all_games())
    assert str(caught.value).startswith(str(path))
    assert len(str(caught.value).splitlines()) == 1


MAIN_STREET = (shipped_folder("scenarios") / "western" / "main-street.yaml").read_text(encoding="utf-8")


@settings(max_examples=150, deadline=None)
@given(
    start=st.integers(0, len(MAIN_STREET)),
    length=st.integers(0, 60),
    put=st.text(alphabet="aknx:-[]{}&*!'\" \n\t0189.,~#é\x07", max_size=12),
)
def test_no_changed_file_ends_in_a_traceback(start, length, put):
    text = MAIN_STREET[:start] + put + MAIN_STREET[start + length :]
    try:
        check_document(read_document(text.encode(), "f.yaml"), "f", all_games())
    except ScenarioError as error:
        assert all(ONE_LINE.fullmatch(line) for line in str(error).splitlines())


NUMBER = re.compile(r"(?<=[\[ ])-?\d+\.?\d*(?=[,\]}])")
PLACES = [match.span() for match in NUMBER.finditer(MAIN_STREET)]


@settings(max_examples=40, deadline=None)
@given(place=st.sampled_from(PLACES), number=st.sampled_from(["0", "-44.5", "1e9", "-1e300", "1e-300", "7", "29", "3"]))
def test_no_changed_number_gets_past_the_table_with_a_traceback(table, place, number):
    text = MAIN_STREET[: place[0]] + number + MAIN_STREET[place[1] :]
    try:
        check_document(read_document(text.encode(), "f.yaml"), "f", all_games(), table)
    except ScenarioError as error:
        assert all(ONE_LINE.fullmatch(line) for line in str(error).splitlines())
