"""Still pictures without a display."""

from __future__ import annotations

from pathlib import Path

import pytest
from panda3d.core import Filename, PNMImage

from flick3d.games import all_games
from flick3d.match.seats import seats_asked
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Seat
from flick3d.rules.layout import Area, Layout, Placement, Push, Shot, upright
from flick3d.rules.random_player import random_action
from flick3d.scenario.library import load
from flick3d.scenario.loading import LoadedScenario
from flick3d.settings import QualityName
from flick3d.view.picture import CAMERAS, beside, take_moment, take_picture
from flick3d.view.sights import things

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
    take_picture(controller.game, controller.state, out, size=SIZE, camera=camera, quality="low")
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
    take_picture(controller.game, controller.state, out, size=SIZE, quality="low")
    assert out.read_bytes().startswith(b"\x89PNG")


def test_the_same_state_gives_the_same_picture(controller: Controller, tmp_path: Path) -> None:
    first, second = tmp_path / "first.png", tmp_path / "second.png"
    take_picture(controller.game, controller.state, first, size=SIZE, quality="low")
    take_picture(controller.game, controller.state, second, size=SIZE, quality="low")
    assert first.read_bytes() == second.read_bytes()


def test_an_unknown_camera(controller: Controller, tmp_path: Path) -> None:
    with pytest.raises(FlickError, match=r"no camera 'moon'.*overview"):
        take_picture(controller.game, controller.state, tmp_path / "a.png", size=SIZE, camera="moon")


def test_a_folder_that_is_not_there(controller: Controller, tmp_path: Path) -> None:
    with pytest.raises(FlickError, match="does not exist"):
        take_picture(controller.game, controller.state, tmp_path / "no" / "a.png", size=SIZE, quality="low")


def test_a_place_that_cannot_be_written_keeps_what_was_there(controller: Controller, tmp_path: Path) -> None:
    folder = tmp_path / "a.png"
    folder.mkdir()
    with pytest.raises(FlickError, match="cannot be written"):
        take_picture(controller.game, controller.state, folder, size=SIZE, quality="low")
    assert list(tmp_path.iterdir()) == [folder] and not list(folder.iterdir())


@pytest.mark.parametrize("size", [(10, 10), (20000, 10)])
def test_impossible_sizes(controller: Controller, tmp_path: Path, size: tuple[int, int]) -> None:
    with pytest.raises(FlickError, match="not possible"):
        take_picture(controller.game, controller.state, tmp_path / "a.png", size=size)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("quality", ["low", "medium", "high"])
def test_a_picture_in_every_quality(controller: Controller, tmp_path: Path, quality: QualityName) -> None:
    out = tmp_path / "a.png"
    take_picture(controller.game, controller.state, out, size=SIZE, quality=quality)
    values = [read(out).get_bright(x, y) for x in range(0, SIZE[0], 8) for y in range(0, SIZE[1], 8)]
    assert 0.15 < sum(values) / len(values) < 0.7


@pytest.fixture
def session(main_street: LoadedScenario, table: Table) -> Session:
    """Five actions, of which the third is a shot at a man."""
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    session = Session.start(main_street.game, table, main_street.scenario, seats, 1)
    chance = stream(1, "picture")
    while len(session.steps) < 4 or not session.steps[-1].is_flick:
        assert session.prompt is not None
        session.submit(session.read(random_action(session.prompt, chance)))
    return session


def test_a_moment_of_a_flick(session: Session, tmp_path: Path) -> None:
    step = len(session.steps)
    pictures = []
    for index, seconds in enumerate((0.0, 0.2, 50.0)):
        out = tmp_path / f"{index}.png"
        take_moment(session, step, seconds, out, size=SIZE, camera="action", quality="low")
        pictures.append(out.read_bytes())
    assert len(set(pictures)) == 3, "something moves"


def test_a_step_that_is_not_there(session: Session, tmp_path: Path) -> None:
    for step in (0, len(session.steps) + 1):
        with pytest.raises(FlickError, match=f"no step {step}: the match has {len(session.steps)} steps"):
            take_moment(session, step, 0.0, tmp_path / "a.png", size=SIZE)


def test_the_camera_beside_a_flick_looks_at_who_is_in_its_way() -> None:
    layout = Layout(
        (
            Placement("bullet-1", "bullet", upright(0.0, 0.0)),
            Placement("near", "cowboy", upright(5.0, 4.0)),
            Placement("met", "cowboy", upright(12.0, 0.5)),
            Placement("behind", "cowboy", upright(-3.0, 0.0)),
        )
    )
    shot = Shot(layout, Area(), (Push("bullet-1", 0.0, 300.0),))
    poses = {each.piece: each.pose for each in layout} | {"bullet-1": upright(3.0, 0.0), "met": upright(14.0, 0.5)}
    seen = things({each.piece: (each.kind, poses[each.piece]) for each in layout})
    aim = beside(shot, poses, seen, SIZE)
    assert (aim.x, aim.y) == (14.0, 0.5)
    assert 0.0 < aim.heading < 180.0, "from the south, where the light comes from"


def test_a_close_picture_of_a_map_is_another_one_than_the_overview(table: Table, tmp_path: Path) -> None:
    loaded = load("faith/classic", all_games(), table)
    state = Controller.start(loaded.game, table, loaded.scenario, seats_asked(loaded.game, ()), 1).state
    pictures = []
    for camera in ("overview", "close"):
        out = tmp_path / f"{camera}.png"
        take_picture(loaded.game, state, out, size=SIZE, camera=camera, quality="low")
        pictures.append(out.read_bytes())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("quality", ["low", "medium", "high"])
def test_the_lamp_lights_the_town_and_clips_nothing(
    controller: Controller, tmp_path: Path, quality: QualityName
) -> None:
    out = tmp_path / "a.png"
    take_picture(controller.game, controller.state, out, size=SIZE, camera="top", quality=quality)
    image = read(out)
    pixels = [tuple(image.get_xel(x, y)) for x in range(SIZE[0]) for y in range(SIZE[1])]
    assert sum(min(pixel) > 0.97 for pixel in pixels) < 0.002 * len(pixels), "no white is burnt out"
    assert sum(max(pixel) < 0.004 for pixel in pixels) < 0.05 * len(pixels), "little is simply black"

    def brightness(across: float, down: float) -> float:
        """The mean around a place, shares of the picture."""
        x, y = round(across * SIZE[0]), round(down * SIZE[1])
        return sum(image.get_bright(i, j) for i in range(x - 4, x + 5) for j in range(y - 4, y + 5)) / 81.0

    sand = brightness(0.5, 0.84)
    assert 0.45 < sand < 0.8
    assert brightness(0.02, 0.5) < 0.35 * sand, "and the table lies in the dark"
