"""The Linux program as it is built, started on a virtual screen; with `pytest -m soak`, as building takes minutes."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from PIL import Image, ImageStat

from flick3d.games.western.actions import Shoot
from flick3d.physics.table import Table
from flick3d.shipping.building import built
from flick3d.shipping.platforms import platform_named
from tests.window.played_game import SIZE, PlayedGame
from tests.window.screen import Screen, virtual_screen

pytestmark = [pytest.mark.soak, pytest.mark.window]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program; FLICK3D_BUILT names one that was built before."""
    before = os.environ.get("FLICK3D_BUILT")
    if before:
        return Path(before).absolute() / "flick3d"
    room = tmp_path_factory.mktemp("room")
    return built(platform_named("linux"), tmp_path_factory.mktemp("dist"), room, archive=False).folder / "flick3d"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Nothing of this Python is in sight, and no display."""
    kept = {name: os.environ[name] for name in ("PATH", "ALSOFT_DRIVERS") if name in os.environ}
    return kept | {"FLICK3D_HOME": str(tmp_path / "home"), "HOME": str(tmp_path), "LANGUAGE": "en"}


def said(program: Path, environment: dict[str, str], *words: str) -> str:
    done = subprocess.run([program, *words], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


class BuiltGame(PlayedGame):
    """The same as the game that is played from the source, of the built program."""

    program: ClassVar[list[str]] = []


@pytest.fixture
def game(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BuiltGame]:
    monkeypatch.setattr(BuiltGame, "program", [str(program)])
    words = ("western/main-street", "--seed", "1", "--quality", "low", "--seat", "outlaws=easy")
    with virtual_screen(SIZE[0] + 60, SIZE[1] + 200) as display:
        played = BuiltGame(Screen(display), tmp_path / "told", *words, home=tmp_path / "home")
        yield played
        played.stop()


def test_it_plays_a_flick_and_its_computer_player_answers(game: BuiltGame, table: Table) -> None:
    """A shot with the mouse, then the other side's turn, which another process of the same program thinks out."""
    game.until_mode("choosing")
    game.click_piece(str(game.session(table).state.initiative))
    game.until_mode("acting")
    game.click_button("shoot left")
    told = game.until_mode("aiming")
    game.flick(told["direction"], 1.0)
    game.until(lambda told: told["steps"] >= 2 and told["mode"] == "acting" and not told["busy"])
    shot = game.session(table).steps[1]
    assert isinstance(shot.action, Shoot)
    game.key("x")
    game.until(lambda told: told["steps"] >= 5)
    computer = game.session(table).steps[3:]
    assert {step.player for step in computer} == {"Outlaws"}
    assert game.close() == 0
    assert "Traceback" not in game.output()


def test_its_commands_work_without_a_display(program: Path, environment: dict[str, str], tmp_path: Path) -> None:
    assert said(program, environment, "--version").startswith("flick3d ")
    assert "Without a command the game opens" in said(program, environment, "--help")
    assert "faith/classic" in said(program, environment, "scenarios")
    doctor = said(program, environment, "doctor")
    assert "missing" not in doctor
    assert "all compile" in doctor
    picture = tmp_path / "table.png"
    said(program, environment, "shot", "faith/classic", "--out", str(picture), "--size", "320x240")
    with Image.open(picture) as image:
        assert max(ImageStat.Stat(image.convert("L")).stddev) > 8


def test_it_works_in_several_processes(program: Path, environment: dict[str, str]) -> None:
    words = ("simulate", "western/main-street", "--matches", "2", "--seed", "1", "--json", "--jobs")
    alone, together = (json.loads(said(program, environment, *words, jobs)) for jobs in ("1", "2"))
    assert alone["results"] == together["results"]


def test_licences_and_desktop_files_lie_beside_it(program: Path) -> None:
    licences = program.parent / "licences"
    for library in ("click", "msgspec", "panda3d", "panda3d_gltf", "platformdirs", "pyyaml", "rich"):
        (info,) = [each for each in licences.glob("*.dist-info") if each.name.lower().startswith(f"{library}-")]
        assert len([each for each in info.rglob("*") if each.is_file()]) > 1, library
    data = program.parent / "data"
    assert list((data / "models" / "fonts").glob("*.LICENSE.txt"))
    assert not [*data.rglob("*.py"), *data.rglob("source"), *data.rglob("*.po")]
    assert (program.parent / "share" / "applications" / "flick3d.desktop").is_file()
    assert (program.parent / "share" / "man" / "man1" / "flick3d.1").is_file()
