"""`flick3d shot`: one still picture of a scenario's set-up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from flick3d.cli.common import make_seats, make_table, notes, quality_option
from flick3d.cli.common import size as pixel_size
from flick3d.rules.errors import FlickError

if TYPE_CHECKING:
    from flick3d.settings import LanguageName, QualityName
    from flick3d.view.fineness import Asked


@click.command()
@click.argument("asked", metavar="[SCENARIO]", required=False)
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
@quality_option("high")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, help="Fixes all chance of the set-up.")
@click.option("--record", type=click.Path(path_type=Path), help="Take it of a recorded match instead of a set-up.")
@click.option("--step", type=click.IntRange(1), default=1, show_default=True, help="Which of its actions.")
@click.option(
    "--at", "seconds", type=click.FloatRange(0.0, 60.0), default=0.0, help="Seconds after the flick's release."
)
def shot(
    asked: str | None,
    out: Path,
    camera: str,
    size: tuple[int, int],
    quality: Asked,
    seed: int,
    record: Path | None,
    step: int,
    seconds: float,
) -> None:
    """Take a picture of SCENARIO's set-up, or of a moment of a recorded match. It needs no display."""
    from flick3d.view.presets import CAMERAS

    if (asked is None) == (record is None):
        raise click.UsageError("say what to show: a SCENARIO, or --record FILE")
    if camera not in CAMERAS:
        raise FlickError(f"no camera '{camera}': there are {', '.join(CAMERAS)}")
    if out.suffix.lower() != ".png":
        raise FlickError(f"{out}: the picture's name must end in .png")
    if not out.absolute().parent.is_dir():
        raise FlickError(f"{out}: there is no folder '{out.parent}'")
    drawn = fineness(quality)
    if record is not None:
        _moment(record, step, seconds, out, size, camera, drawn)
    else:
        _set_up(asked or "", seed, out, size, camera, drawn)


def fineness(quality: Asked) -> QualityName:
    """A picture takes its time: auto is the finest unless the settings say otherwise."""
    from flick3d.settings import read_settings

    if quality != "auto":
        return quality
    return read_settings(lambda text: notes().print(text, markup=False)).quality or "high"


def language() -> LanguageName:
    """The language of the texts in films: as the player has chosen."""
    from flick3d.settings import read_settings

    return read_settings(lambda text: notes().print(text, markup=False)).language


def _set_up(asked: str, seed: int, out: Path, size: tuple[int, int], camera: str, quality: QualityName) -> None:
    from flick3d.games import all_games
    from flick3d.rules.controller import Controller
    from flick3d.scenario.library import load
    from flick3d.view.picture import take_picture

    table = make_table()
    scenario = load(asked, all_games(), table)
    start = Controller.start(scenario.game, table, scenario.scenario, make_seats(scenario.game), seed)
    take_picture(scenario.game, start.state, out, size=size, camera=camera, quality=quality)


def _moment(
    record: Path, step: int, seconds: float, out: Path, size: tuple[int, int], camera: str, quality: QualityName
) -> None:
    from flick3d.games import all_games
    from flick3d.match.record import read_record
    from flick3d.match.replaying import replay_record
    from flick3d.view.picture import take_moment

    session = replay_record(read_record(record), all_games(), make_table())
    take_moment(session, step, seconds, out, size=size, camera=camera, quality=quality)
