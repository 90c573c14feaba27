"""`flick3d play`: straight into a match."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click

from flick3d.cli.common import (
    COMPUTERS,
    PLAYERS,
    REDUCED_MOTION,
    SEAT_HELP,
    SOUND,
    UI_SCALE,
    make_seats,
    make_table,
    notes,
    pair,
    quality_option,
)
from flick3d.cli.common import size as pixel_size

if TYPE_CHECKING:
    from flick3d.match.playing import Match
    from flick3d.match.rehearsal import Rehearsal
    from flick3d.scenario.loading import LoadedScenario
    from flick3d.view.fineness import Asked

HUMAN = "human"
KINDS = (HUMAN, *COMPUTERS)


@click.command()
@click.argument("asked", metavar="[SCENARIO]", required=False)
@PLAYERS
@click.option(
    "--seat",
    "kinds",
    type=pair,
    multiple=True,
    metavar="WHO=KIND",
    help=f"Who plays a seat: {', '.join(KINDS)} (default: human); {SEAT_HELP}",
)
@click.option(
    "--house-rule",
    "house",
    type=pair,
    multiple=True,
    metavar="RULE=VALUE",
    help="Play a ruling otherwise: RULE is its number, such as W42, or its name in scenario files (default: as the "
    "settings say); may be given several times.",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), help="Fixes all chance of the match (default: by chance).")
@click.option("--load", "loaded", type=click.Path(path_type=Path), help="Go on with a saved or recorded match.")
@click.option("--watch", is_flag=True, help="Begin anew when SCENARIO, a file that you are editing, has changed.")
@click.option("--size", type=pixel_size, metavar="WxH", help="Size of the window in pixels (default: 1280x720).")
@click.option("--fullscreen", is_flag=True, help="Fill the screen.")
@quality_option("auto")
@UI_SCALE
@REDUCED_MOTION
@SOUND
@click.option(
    "--briefing/--no-briefing", default=True, help="Whether a new match begins with its story (default: yes)."
)
@click.option("--tell", type=click.Path(path_type=Path), hidden=True, help="Write what is asked to a file (tests).")
@click.option("--measure-start", is_flag=True, hidden=True, help="Say when the first picture is there, then leave.")
def play(
    asked: str | None = None,
    players: tuple[str, ...] = (),
    kinds: tuple[tuple[str, str], ...] = (),
    house: tuple[tuple[str, str], ...] = (),
    seed: int | None = None,
    loaded: Path | None = None,
    watch: bool = False,
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    quality: Asked = "auto",
    ui_scale: float | None = None,
    reduced_motion: bool | None = None,
    sound: bool = True,
    briefing: bool = True,
    tell: Path | None = None,
    measure_start: bool = False,
) -> None:
    """Play SCENARIO, a name that `flick3d scenarios` lists or a file.

    Every match is recorded while it is played; `--load` goes on with any record or save, with the same players unless
    `--seat` gives a seat to another one.
    """
    if loaded is not None and (asked or players or house or seed is not None):
        raise click.UsageError("--load brings scenario, players, house rules and seed with it: leave them out")
    if loaded is None and asked is None:
        raise click.UsageError("say what to play: a SCENARIO, or --load FILE")
    if watch and loaded is not None:
        raise click.UsageError("--watch is for a SCENARIO: a match that is loaded has its own")
    if watch and house:
        raise click.UsageError("--watch plays by the file: write the house rules into it")
    # Before a record is begun: without a window there is no match.
    from flick3d.view.app import play_match

    match = (
        _loaded(loaded, kinds)
        if loaded is not None
        else _new(asked or "", players, kinds, secrets.randbelow(2**31) if seed is None else seed, house, watch=watch)
    )
    try:
        last = play_match(
            match,
            size=size,
            fullscreen=fullscreen,
            briefing=briefing and loaded is None and not watch,
            rehearsal=_rehearsal(asked or "") if watch else None,
            tell=tell,
            measure_start=measure_start,
            sound=sound,
            quality=quality,
            ui_scale=ui_scale,
            reduced_motion=reduced_motion,
        )
    finally:
        match.close()
    say_where(last)


def say_where(match: Match) -> None:
    """Where the record is, and how to go on with a match that is not over; on stderr what could not be recorded."""
    path = match.record_path
    if match.trouble:
        click.echo(f"{path}: the end of the match could not be recorded: {match.trouble}", err=True)
    if not path.is_file():
        return
    if match.session.outcome is None:
        print(f"the match is kept; go on with it:\n  flick3d play --load {shlex.quote(str(path))}")
    else:
        print(f"the match is recorded; watch it:\n  flick3d replay {shlex.quote(str(path))}")


def _new(
    asked: str,
    players: tuple[str, ...],
    kinds: tuple[tuple[str, str], ...],
    seed: int,
    house: tuple[tuple[str, str], ...],
    *,
    watch: bool,
) -> Match:
    from flick3d.games import all_games
    from flick3d.match.playing import new_match
    from flick3d.match.seats import seat_kinds
    from flick3d.scenario.library import load

    table = make_table()
    scenario = load(asked, all_games(), table)
    if not watch:
        scenario = by_house_rules(scenario, house)
    seats = make_seats(scenario.game, players)
    return new_match(table, scenario, seats, seed, kinds=_computers(seat_kinds(seats, kinds, KINDS)))


def by_house_rules(scenario: LoadedScenario, house: tuple[tuple[str, str], ...]) -> LoadedScenario:
    """The scenario by the player's own house rules, and by those of the command line. Raises FlickError."""
    from flick3d.scenario.house_rules import played_by, rule_of, wished
    from flick3d.settings import read_settings

    game = scenario.game
    wishes = read_settings(lambda text: notes().print(text, markup=False)).house_rules.get(game.name, {})
    return played_by(scenario, wished(scenario, wishes) | {rule_of(game, name).field: value for name, value in house})


def _rehearsal(asked: str) -> Rehearsal:
    from flick3d.games import all_games
    from flick3d.match.rehearsal import Rehearsal
    from flick3d.scenario.library import find

    entry = find(asked)
    return Rehearsal(entry.path, entry.name, all_games())


def _computers(kinds: dict[str, str]) -> dict[str, str]:
    """The same without people."""
    return {name: kind for name, kind in kinds.items() if kind != HUMAN}


def _loaded(path: Path, kinds: tuple[tuple[str, str], ...]) -> Match:
    from flick3d.games import all_games
    from flick3d.match.playing import continue_match
    from flick3d.match.record import read_record
    from flick3d.match.seats import seat_kinds

    note = read_record(path).note
    if note:
        notes().print(f"{path}: {note}", markup=False)
    match = continue_match(path, all_games(), make_table())
    match.kinds = _computers(match.kinds | seat_kinds(match.seats, kinds, KINDS))
    return match
