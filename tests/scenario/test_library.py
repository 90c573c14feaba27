"""Scenarios by name, by path, shipped and one's own; and the shipped ones themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d import resources
from flick3d.games import all_games
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


TOWN = """\
game: western
title: {title}
order: {order}
briefing: Two men.
clock: {{start: 7}}
initiative: lawman-1
goals: [{{eliminate: 1}}]
cowboys:
  - {{side: lawmen, number: 1, at: [-20, 0]}}
  - {{side: outlaws, number: 1, at: [20, 0]}}
"""


def test_lists_are_in_the_order_that_scenarios_ask_for_shipped_ones_first_faulty_ones_last(folders):
    shipped, own = folders
    for folder, name, order in (
        (shipped / "western", "a", 7),
        (shipped / "western", "z", 2),
        (own, "early", 1),
        (own, "also-early", 1),
    ):
        (folder / f"{name}.yaml").write_text(TOWN.format(title=name.title(), order=order))
    (own / "mine.yaml").write_text(TOWN.format(title="Mine", order=9).replace("order: 9\n", ""))
    listed = library.listing(all_games(), folders)
    assert [each.entry.name for each in listed] == [
        "western/z",
        "western/a",
        "western/b",
        "also-early",
        "early",
        "mine",
    ]
    assert [each.loaded.title if each.loaded else None for each in listed] == [
        "Z", "A", None, "Also-Early", "Early", "Mine",
    ]  # fmt: skip
    assert [str(each.error) for each in listed if each.error] == [f"{shipped}/western/b.yaml:1:1: the file is empty"]


def test_a_faulty_scenario_is_told_with_its_file(folders):
    with pytest.raises(ScenarioError, match=r"mine\.yaml:1:1: the file is empty"):
        library.load("mine", all_games(), folders=folders)
