"""What several commands share: kinds of options, seats, the table, and places to print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from rich.console import Console

    from flick3d.physics.table import Table
    from flick3d.rules.game import Game, Seat

SMALLEST, LARGEST = (320, 240), (7680, 4320)
"""Width and height of windows and pictures, pixels."""


def size(text: str) -> tuple[int, int]:
    """The (width, height) in pixels of a text such as 1280x720. Raises click.BadParameter."""
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise click.BadParameter(f"'{text}' is no size: write it as 1280x720")
    pixels = (int(width[:6]), int(height[:6]))
    if not (SMALLEST[0] <= pixels[0] <= LARGEST[0] and SMALLEST[1] <= pixels[1] <= LARGEST[1]):
        limits = f"{SMALLEST[0]}x{SMALLEST[1]} to {LARGEST[0]}x{LARGEST[1]}"
        raise click.BadParameter(f"{text} is out of range: {limits} is possible")
    return pixels


def pair(text: str) -> tuple[str, str]:
    """The (name, value) of a text such as Ann=human. Raises click.BadParameter."""
    name, equals, value = text.partition("=")
    if not (name.strip() and equals and value.strip()):
        raise click.BadParameter(f"'{text}' is not of the form NAME=VALUE")
    return name.strip(), value.strip()


def make_table() -> Table:
    """A Bullet table with the shipped pieces. Raises FlickError."""
    from flick3d.physics.pieces import load
    from flick3d.physics.table import Table

    return Table(load())


def make_seats(game: Game[Any], players: Sequence[str] = ()) -> tuple[Seat, ...]:
    """The seats that `--players` asks for. Raises FlickError."""
    from flick3d.match.seats import seats_asked

    return seats_asked(game, players)


def output() -> Console:
    """Where results are printed."""
    from rich.console import Console

    return Console(highlight=False)


def notes() -> Console:
    """Where progress and remarks are printed: stderr, so that stdout holds results only."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, soft_wrap=True)


PLAYERS = click.option(
    "--players",
    multiple=True,
    metavar="WHO",
    help="Who plays: lawmen=Ann,Ben names a team's players in their order, once per team; in a game without teams 3 is "
    "so many players, and Ann,Ben names them.",
)
"""The option `--players`."""

COMPUTERS = ("easy", "normal", "hard")
"""The computer players' levels (`ai.levels`), known here so that the command line need not load them."""

SEAT_HELP = "who is a player's name, a team, or all; may be given several times."

SOUND = click.option("--sound/--no-sound", default=True, help="Whether anything is heard (default: yes).")
"""The option `--no-sound`."""


Command = TypeVar("Command", bound=Callable[..., Any])

QUALITIES = ("auto", "low", "medium", "high")


UI_SCALE = click.option(
    "--ui-scale",
    type=click.FloatRange(0.75, 2.0),
    help="How much larger than usual buttons and texts are, as far as the window has room (default: as the settings "
    "say, else 1).",
)
"""The option `--ui-scale`."""

REDUCED_MOTION = click.option(
    "--reduced-motion/--full-motion",
    default=None,
    help="No slow motion, no shaking, no long flights (default: as the settings say, else full).",
)
"""The option `--reduced-motion`."""


def quality_option(default: str) -> Callable[[Command], Command]:
    """The option `--quality`."""
    return click.option(
        "--quality",
        type=click.Choice(QUALITIES),
        default=default,
        show_default=True,
        help="How finely the picture is drawn; auto: as the settings say, or as this machine can.",
    )
