"""Still pictures without a display."""

from __future__ import annotations

from pathlib import Path

import pytest
from panda3d.core import Filename, PNMImage

from flick3d.physics.table import Table
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Seat
from flick3d.scenario.loading import LoadedScenario
from flick3d.view.picture import CAMERAS, take_picture

SIZE = (320, 180)


@pytest.fixture
def controller(main_street: LoadedScenario, table: Table) -> Controller:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    return Controller.start(main_street.game, table, main_street.scenario, seats, 1)


def read(path: Path) -> PNMImage:
    image = PNMImage()
    assert image.read(Filename.from_os_specific(str(path)))
    return image


@pytest.mark.parametrize("camera", CAMERAS)
def test_a_picture_from_every_camera(controller: Controller, tmp_path: Path, camera: str) -> None:
    out = tmp_path / f"{camera}.png"
    take_picture(controller.game, controller.state, out, size=SIZE, camera=camera)
    assert list(tmp_path.iterdir()) == [out], "no unfinished file is left"
    image = read(out)
    assert (image.get_x_size(), image.get_y_size()) == SIZE and not image.has_alpha()
    values = [image.get_bright(x, y) for x in range(0, SIZE[0], 3) for y in range(0, SIZE[1], 3)]
    mean = sum(values) / len(values)
    assert 0.15 < mean < 0.7
    spread = sum((value - mean) ** 2 for value in values) / len(values)
    assert spread > 0.01, "a picture of something"


def test_a_picture_replaces_an_older_one(controller: Controller, tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    out.write_bytes(b"old")
    take_picture(controller.game, controller.state, out, size=SIZE)
    assert out.read_bytes().startswith(b"\x89PNG")


def test_the_same_state_gives_the_same_picture(controller: Controller, tmp_path: Path) -> None:
    first, second = tmp_path / "first.png", tmp_path / "second.png"
    take_picture(controller.game, controller.state, first, size=SIZE)
    take_picture(controller.game, controller.state, second, size=SIZE)
    assert first.read_bytes() == second.read_bytes()


def test_an_unknown_camera(controller: Controller, tmp_path: Path) -> None:
    with pytest.raises(FlickError, match=r"no camera 'moon'.*overview"):
        take_picture(controller.game, controller.state, tmp_path / "a.png", size=SIZE, camera="moon")


def test_a_folder_that_is_not_there(controller: Controller, tmp_path: Path) -> None:
    with pytest.raises(FlickError, match="does not exist"):
        take_picture(controller.game, controller.state, tmp_path / "no" / "a.png", size=SIZE)


def test_a_place_that_cannot_be_written_keeps_what_was_there(controller: Controller, tmp_path: Path) -> None:
    folder = tmp_path / "a.png"
    folder.mkdir()
    with pytest.raises(FlickError, match="cannot be written"):
        take_picture(controller.game, controller.state, folder, size=SIZE)
    assert list(tmp_path.iterdir()) == [folder] and not list(folder.iterdir())


@pytest.mark.parametrize("size", [(10, 10), (20000, 10)])
def test_impossible_sizes(controller: Controller, tmp_path: Path, size: tuple[int, int]) -> None:
    with pytest.raises(FlickError, match="not possible"):
        take_picture(controller.game, controller.state, tmp_path / "a.png", size=size)
    assert not list(tmp_path.iterdir())
