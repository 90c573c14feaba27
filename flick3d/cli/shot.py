"""`flick3d shot`: one still picture of a scenario's set-up."""

from __future__ import annotations

from pathlib import Path

import click

from flick3d.cli.common import make_seats, make_table
from flick3d.cli.common import size as pixel_size
from flick3d.rules.errors import FlickError


@click.command()
@click.argument("asked", metavar="SCENARIO")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The picture, a .png file.")
@click.option("--camera", default="overview", show_default=True, help="From where; a wrong name lists them.")
@click.option(
    "--size",
    type=pixel_size,
    metavar="WxH",
    default="1280x720",
    show_default=True,
    help="Size of the picture in pixels.",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, help="Fixes all chance of the set-up.")
def shot(asked: str, out: Path, camera: str, size: tuple[int, int], seed: int) -> None:
    """Take a picture of SCENARIO's set-up. It needs no display."""
    from flick3d.games import all_games
    from flick3d.rules.controller import Controller
    from flick3d.scenario.library import load
    from flick3d.view.presets import CAMERAS

    if camera not in CAMERAS:
        raise FlickError(f"no camera '{camera}': there are {', '.join(CAMERAS)}")
    if out.suffix.lower() != ".png":
        raise FlickError(f"{out}: the picture's name must end in .png")
    if not out.absolute().parent.is_dir():
        raise FlickError(f"{out}: there is no folder '{out.parent}'")
    from flick3d.view.picture import take_picture

    table = make_table()
    scenario = load(asked, all_games(), table)
    start = Controller.start(scenario.game, table, scenario.scenario, make_seats(scenario.game, (), (), ()), seed)
    take_picture(scenario.game, start.state, out, size=size, camera=camera)
