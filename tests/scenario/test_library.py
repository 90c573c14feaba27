"""Scenarios by name, by path, shipped and one's own; and the shipped ones themselves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from flick3d import resources
from flick3d.games import all_games
from flick3d.games.western.scenario import MOST_PIECES
from flick3d.rules.errors import FlickError
from flick3d.scenario import library
from flick3d.scenario.faults import ScenarioError


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    for path in (shipped / "western" / "a.yaml", shipped / "western" / "b.yaml", own / "mine.yaml"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return shipped, own


def test_shipped_scenarios_come_before_ones_own_and_keep_their_names(folders):
    own = folders[1] / "western" / "a.yaml"
    own.parent.mkdir()
    own.touch()
    found = library.entries(folders)
    assert [(entry.name, entry.own) for entry in found] == [("western/a", False), ("western/b", False), ("mine", True)]
    assert library.find("western/a", folders).path == folders[0] / "western" / "a.yaml"


def test_a_path_is_found_without_a_library(tmp_path, folders):
    path = tmp_path / "else.yaml"
    assert library.find(str(path), folders).path == path


@pytest.mark.parametrize(
    ("asked", "hint"),
    [
        ("western/aa", "did you mean 'western/a'?"),
        ("b", "did you mean 'western/b'?"),
        ("zzzzz", "'flick3d scenarios' lists them"),
        ("", "'flick3d scenarios' lists them"),
    ],
)
def test_an_unknown_name_gets_a_hint(folders, asked, hint):
    with pytest.raises(FlickError) as caught:
        library.find(asked, folders)
    assert str(caught.value).endswith(hint)


def test_missing_folders_are_no_scenarios(tmp_path):
    assert library.entries((tmp_path / "no", tmp_path / "nothing")) == ()


def test_a_missing_shipped_folder_is_told():
    with pytest.raises(FlickError, match="the folder 'toys' is missing"):
        resources.shipped_folder("toys")


def test_user_folders_follow_the_environment(monkeypatch, tmp_path):
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path))
    assert resources.user_folder("saves") == tmp_path / "saves"
    monkeypatch.delenv(resources.HOME_VARIABLE)
    assert resources.user_folder("saves").name == "saves"
    assert tmp_path not in resources.user_folder("saves").parents


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(FlickError, match="cannot be made"):
        resources.made_folder(tmp_path / "file" / "folder")


SHIPPED = [entry.name for entry in library.entries() if not entry.own]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_scenario_can_be_played(table, name):
    assert library.load(name, all_games(), table).name == name


@pytest.mark.rule("S1")
def test_main_street_is_the_gunfight_of_the_first_scenario(main_street):
    scenario = main_street.scenario
    assert main_street.title == "Gunfight on Main Street"
    assert len(scenario.buildings) == 6
    assert all(building.closed for building in scenario.buildings)
    assert Counter(cowboy.side for cowboy in scenario.cowboys) == {"lawmen": 5, "outlaws": 5}
    assert scenario.hit_points == 3
    assert [(goal.eliminate, goal.side) for goal in scenario.goals] == [(3, None)]
    assert scenario.clock.noon == "most-hit-points"
    assert 4 <= 12 - scenario.clock.start <= 6
    assert Counter(prop.kind for prop in scenario.props) == MOST_PIECES


@pytest.mark.rule("S1")
def test_main_street_is_fair_because_east_mirrors_west(main_street):
    """Neither side has the better cover: mirrored at the north-south line, the set-up is itself."""
    scenario = main_street.scenario

    def mirrored(piece, name):
        return name, -piece.at[0], piece.at[1], (180.0 - piece.facing) % 360.0

    def plain(piece, name):
        return name, piece.at[0], piece.at[1], piece.facing % 360.0

    other = {"lawmen": "outlaws", "outlaws": "lawmen"}
    men, props, houses = scenario.cowboys, scenario.props, scenario.buildings
    assert {plain(m, (m.side, m.number)) for m in men} == {mirrored(m, (other[m.side], m.number)) for m in men}
    assert {plain(h, "") for h in houses} == {mirrored(h, "") for h in houses}
    assert {plain(p, p.kind) for p in props if p.kind != "barrel"} == {
        mirrored(p, p.kind) for p in props if p.kind != "barrel"
    }
    assert {p.at for p in props if p.kind == "barrel"} == {(-p.at[0], p.at[1]) for p in props if p.kind == "barrel"}


def test_a_faulty_scenario_is_told_with_its_file(folders):
    with pytest.raises(ScenarioError, match=r"mine\.yaml:1:1: the file is empty"):
        library.load("mine", all_games(), folders=folders)
