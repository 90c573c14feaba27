"""The JSON Schema of scenario files: a valid one, and of one mind with the loader."""

from __future__ import annotations

import inspect
from typing import Any

import jsonschema
import msgspec
import pytest

from flick3d.games import all_games
from flick3d.scenario import library
from flick3d.scenario.checking import misfits
from flick3d.scenario.document import read_document
from flick3d.scenario.schema import EXACTLY_ONE, schema, structs

from .test_loading import TOWN

Validator = jsonschema.Draft202012Validator
SHIPPED = [entry.name for entry in library.entries() if not entry.own]


@pytest.fixture(scope="module")
def validator() -> Any:
    found = schema(all_games())
    Validator.check_schema(found)
    return Validator(found)


def document(text: str) -> Any:
    read = read_document(text.encode(), "f.yaml")
    assert not read.faults
    return read.data


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_scenario_fits_the_schema(validator, name):
    entry = library.find(name)
    assert [error.message for error in validator.iter_errors(document(entry.path.read_text(encoding="utf-8")))] == []


GOAL = "  - eliminate: 1"
FIRST = "{side: lawmen, number: 1, at: [-20, 0], facing: 0}"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("title: Small town\n", ""),
        ("title: Small town", "titel: Small town"),
        ("title: Small town", "title: 7"),
        ("start: 7", "start: 13"),
        ("{start: 7}", "{start: 7, noon: lawman}"),
        ("{start: 7}", "{start: 7, noon: {}}"),
        ("{start: 7}", "{start: 7, noon: {holder: gold, leaders: [lawman-1, outlaw-1]}}"),
        ("{start: 7}", "{start: 7}\npiles: [{in: [saloon], kinds: {colts: 2}}]"),
        ("{start: 7}", "{start: 7}\npiles: [{in: [], kinds: {colt: 2}}]"),
        ("{start: 7}", "{start: 7}\nexits: [{name: South, from: [0, -30], to: [9, -30]}]"),
        ("{start: 7}", "{start: 7}\nexits: [{name: south, begins: [0, -30], to: [9, -30]}]"),
        ("{start: 7}", "{start: 7}\ntriggers: [{when: {}, then: {join: man, side: lawmen}}]"),
        ("kind: barrel", "kind: barel"),
        ("at: [0, 0]", "at: [0]"),
        ("at: [0, 0]", "at: [0, a]"),
        (GOAL, "  - {}"),
        (GOAL, "  - {side: lawmen}"),
        (GOAL, "  - {eliminate: null}"),
        (GOAL, "  - {eliminate: 0}"),
        (GOAL, "  - {eliminate: 1, win_duels: 1}"),
        (GOAL, "  - {side: outlaws, escape: {exit: road}}"),
        (GOAL, "  - {side: outlaws, escape: {exit: road, who: [man], token: gold}}"),
        (GOAL, "  - {side: outlaws, eliminate: {who: [barman]}}"),
    ],
)
def test_what_the_loader_refuses_the_schema_refuses(validator, before, after):
    assert before in TOWN
    data = document(TOWN.replace(before, after))
    assert misfits(data, all_games()["western"].scenario_type)
    assert not validator.is_valid(data)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (GOAL, GOAL),
        (GOAL, "  - {eliminate: 1, win_duels: null}"),
        (GOAL, "  - {side: outlaws, escape: {exit: road, who: [], token: gold}}"),
        (GOAL, "  - {side: outlaws, when: round-end, turn: {token: water, count: 3}}"),
        ("{start: 7}", "{start: 7, noon: {holder: hostage}}"),
        ("{start: 7}", "{start: 7, noon: {leaders: [lawman-1, outlaw-1], tie: duel}}"),
        (FIRST, "{side: lawmen, number: 1, inside: saloon, block: right, tokens: [colt], actions: 3}"),
    ],
)
def test_what_the_loader_takes_the_schema_takes(validator, before, after):
    assert before in TOWN
    data = document(TOWN.replace(before, after))
    assert not misfits(data, all_games()["western"].scenario_type)
    assert [error.message for error in validator.iter_errors(data)] == []


@pytest.mark.parametrize("place", ["", "at: [-20, 0], inside: saloon, "])
def test_a_cowboy_has_one_place(validator, place):
    assert not validator.is_valid(document(TOWN.replace("at: [-20, 0], ", place)))


def test_every_struct_that_refuses_by_itself_is_known_to_the_schema():
    own = {
        kind for kind in structs([game.scenario_type for game in all_games().values()]) if "__post_init__" in vars(kind)
    }
    assert own <= EXACTLY_ONE.keys()


def test_the_words_of_docstrings_stand_beside_the_fields():
    parts = schema(all_games())["$defs"]
    assert parts["western.Clock"]["description"].startswith("The hour of the first round")
    assert parts["western.Scenario"]["properties"]["briefing"]["description"] == "the story."
    cowboy = parts["western.CowboyStart"]["properties"]
    assert cowboy["at"]["description"].startswith("middle of his base on the table")
    assert "what is in his slots" in cowboy["tokens"]["description"]
    laws = parts["faith.Scenario"]["properties"]["laws"]["description"]
    assert laws == "the Law cards that are shuffled; none: there is no Council."
    for name, game in all_games().items():
        for kind in structs([game.scenario_type]):
            assert inspect.getdoc(kind), kind
            fields = {field.encode_name for field in msgspec.structs.fields(kind)}
            assert set(parts[f"{name}.{kind.__name__}"]["properties"]) == fields


FAITH = "game: faith\ntitle: T\nbriefing: B\n"


@pytest.mark.parametrize(
    "text", [FAITH, FAITH + "laws: []\ngods: []\n", FAITH + "laws: [kraken, tornado]\ngods: [norse]\norder: 3\n"]
)
def test_every_game_has_its_own_part(validator, text):
    data = document(text)
    assert not misfits(data, all_games()["faith"].scenario_type)
    assert [error.message for error in validator.iter_errors(data)] == []


@pytest.mark.parametrize(
    "text",
    [
        FAITH.replace("title: T\n", ""),
        FAITH + "laws: [krake]\n",
        FAITH + "gods: [tyr]\n",
        FAITH + "order: 0\n",
        FAITH + "goals: [{eliminate: 3}]\n",
        TOWN + "laws: []\n",
    ],
)
def test_what_is_another_games_is_refused(validator, text):
    data = document(text)
    assert misfits(data, all_games()[data["game"]].scenario_type)
    assert not validator.is_valid(data)


@pytest.mark.parametrize("text", ["game: chess\n", "title: T\n", "[]"])
def test_what_is_no_games_is_refused(validator, text):
    assert not validator.is_valid(document(text))


def test_an_editor_hears_of_one_game_only(validator):
    """What is wrong in a file is said once, and nothing about the other game's fields."""
    (error,) = validator.iter_errors(document(FAITH + "laws: [krake]\n"))
    assert error.message.startswith("'krake' is not one of")
