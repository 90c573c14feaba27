"""Matches that are played ahead without a picture, to know which of their turns are worth seeing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flick3d.ai.minds import make_player
from flick3d.games import all_games
from flick3d.match.record import read_record
from flick3d.match.replaying import replay_record
from flick3d.match.session import Session
from flick3d.match.simulate import Plan, play_match
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.rules.game import Game
from flick3d.scenario.library import load
from flick3d.view.presenting import Presenter
from flick3d.view.show.highlights import Shown
from flick3d.view.show.playlist import Entry, kinds_for, seats_for
from flick3d.view.spotting import Spotter


def play_ahead(entry: Entry, folder: Path) -> Path:
    """Play an entry's match to its end; the file of its record, in `folder`. It may run in a process of its own.

    Raises FlickError.
    """
    games, table = all_games(), Table(load_pieces())
    scenario = load(entry.scenario, games, table)
    seats = seats_for(scenario.game, entry.seed)
    plan = Plan(scenario, seats, entry.seed, 1, folder, kinds_for(seats), make_player)
    play_match(plan, 1, table)
    path = plan.record_path(1)
    assert path is not None
    return path


def read_ahead(path: Path, games: Mapping[str, Game[Any]], table: Table) -> Session:
    """The match of such a record. Raises FlickError."""
    return replay_record(read_record(path), games, table)


def shown_of(session: Session, presenter: Presenter, spotter: Spotter) -> tuple[Shown, ...]:
    """What counts of every step of a match for choosing what is shown."""
    chapters = presenter.chapters(session.history)
    return tuple(
        Shown(
            chapter.turn,
            spotter.worth(step.events),
            step.trajectory.duration if step.trajectory is not None else None,
            sum(sight.seconds for sight in spotter.sights(step.events, before.state)),
            spotter.is_end(step.events),
        )
        for (before, step), chapter in zip(session.history, chapters, strict=True)
    )
