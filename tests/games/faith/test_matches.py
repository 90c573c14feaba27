"""Whole matches by chance on the real table: they end, the points add up, and nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from flick3d.games.faith.events import Blessed, Worshipped
from flick3d.games.faith.game import Faith
from flick3d.games.faith.state import Scenario
from flick3d.games.faith.table import THICKNESS
from flick3d.match.session import Session
from flick3d.rules.chance import stream
from flick3d.rules.game import Seat
from flick3d.rules.random_player import random_action


@pytest.mark.rule("F20", "F36", "F40", "F41", "F50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_by_chance_ends_and_its_points_add_up(players: int, table) -> None:
    seats = tuple(Seat(name, name) for name in ("Ann", "Ben", "Cy", "Dee")[:players])
    session = Session.start(Faith(), table, Scenario("faith", "First Time", "A match."), seats, seed=4)
    points: Counter[str] = Counter()
    while (prompt := session.prompt) is not None:
        chance = stream(4, "step", len(session.steps))
        step = session.submit(session.read(random_action(prompt, chance)))
        assert session.game.faults(session.state) == ()
        for event in step.events:
            match event:
                case Blessed(player=player, points=won):
                    points[player] += won
                case Worshipped(player=player, presence=presence, domination=domination):
                    points[player] += presence + domination
    assert session.outcome is not None
    assert session.outcome.scores == tuple((seat.name, points[seat.name]) for seat in seats)
    assert session.state.generation == (3 if players == 3 else 4)
    assert sum(points.values()) > 0


@pytest.mark.rule("F9a")
def test_the_rules_know_the_discs_as_the_table_does(table) -> None:
    for kind, thickness in THICKNESS.items():
        solids = table.pieces[kind].solids()
        assert max(solid.at[2] + solid.height for solid in solids) == pytest.approx(thickness)
    radii = [table.radius(kind) for kind in ("prophet", "templar", "sphinx", "temple")]
    assert radii == sorted(radii)
    assert table.radius("king-ape") == table.radius("sphinx")
