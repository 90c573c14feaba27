"""Whole matches by chance on the real table: they end, the points add up, and nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from flick3d.games.faith.events import gain
from flick3d.games.faith.game import Faith
from flick3d.games.faith.state import Scenario
from flick3d.match.session import Session
from flick3d.rules.game import Seat
from tests.games.faith.matches import FULL, PLAIN
from tests.games.faith.pilgrim import pilgrim


@pytest.mark.rule("F20", "F36", "F40", "F41", "F50")
@pytest.mark.parametrize("scenario", [PLAIN, FULL], ids=["first time", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_ends_and_its_points_add_up(players: int, scenario: Scenario, table) -> None:
    seats = tuple(Seat(name, name) for name in ("Ann", "Ben", "Cy", "Dee")[:players])
    session = Session.start(Faith(), table, scenario, seats, seed=4)
    play = pilgrim(seed=4)
    points: Counter[str] = Counter()
    while session.prompt is not None:
        step = session.submit(session.read(play(session.prompt, session.state)))
        assert session.game.faults(session.state) == ()
        for player, won in filter(None, map(gain, step.events)):
            points[player] += won
    assert session.outcome is not None
    assert session.outcome.scores == tuple((seat.name, points[seat.name]) for seat in seats)
    assert session.state.generation == (3 if players == 3 else 4)
    assert sum(points.values()) > 0


@pytest.mark.rule("F9a")
def test_temples_are_widest_and_much_taller_and_heavier(table) -> None:
    kinds = ("prophet", "templar", "sphinx", "temple")
    radii = [table.radius(kind) for kind in kinds]
    assert radii == sorted(set(radii))
    assert table.radius("king-ape") == table.radius("sphinx")
    assert table.height("temple") >= 2.0 * table.height("prophet")
