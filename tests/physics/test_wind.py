"""The wind drives what moves, and leaves alone what lies still."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.physics.pushing import BLOWN_FROM
from flick3d.physics.table import Table
from flick3d.rules.layout import Layout, Shot, upright

from .helpers import MAT, disc, flick_disc, play
from .test_determinism import digest

WIND = 60.0
"""cm/s2: 0.6 m/s2 (L20)."""


def blown(shot: Shot, east: float, north: float) -> Shot:
    """The same shot in a wind."""
    return msgspec.structs.replace(shot, wind=(east, north))


def drift(speed: float, friction: float, wind: tuple[float, float]) -> tuple[float, float]:
    """Where a disc that slides east comes to rest by dv/dt = -mu g v/|v| + wind, cm."""
    step, x, y, east, north = 1e-5, 0.0, 0.0, speed, 0.0
    while (now := math.hypot(east, north)) > BLOWN_FROM:
        east += step * (wind[0] - friction * 981.0 * east / now)
        north += step * (wind[1] - friction * 981.0 * north / now)
        x, y = x + step * east, y + step * north
    return x, y


@pytest.mark.rule("L20")
@pytest.mark.parametrize("mat", ["cloth", "oiled-cloth"])
@pytest.mark.parametrize("kind", ["prophet", "temple"])
@pytest.mark.parametrize(("speed", "wind"), [(200.0, (0.0, WIND)), (150.0, (WIND, 0.0)), (150.0, (-42.4, -42.4))])
def test_a_sliding_disc_drifts_with_the_wind(
    table: Table, mat: str, kind: str, speed: float, wind: tuple[float, float]
) -> None:
    materials = table.pieces.materials
    friction = materials["wood"].friction * materials[mat].friction
    speed = speed if mat == "cloth" else 0.7 * speed
    shot = blown(flick_disc(speed, disc(kind, -20.0, 0.0)), *wind)
    facts, _ = play(table, msgspec.structs.replace(shot, area=msgspec.structs.replace(MAT, mat=mat)))
    rest, (x, y) = facts.rest(kind).pose, drift(speed, friction, wind)
    assert rest.x + 20.0 == pytest.approx(x, rel=0.01)
    assert rest.y == pytest.approx(y, rel=0.01, abs=0.01)
    assert abs(rest.y) > 0.4 or not wind[1]
    assert facts.settled


@pytest.mark.rule("L20")
def test_what_lies_still_stays_in_the_wind(table: Table) -> None:
    others = (disc("temple", 8.0, 8.0), disc("prophet", 0.0, -9.0, "resting"))
    stack = msgspec.structs.replace(disc("templar", 8.2, 8.0), pose=upright(8.2, 8.0, 0.0, 0.8))
    flicked = flick_disc(150.0, disc("prophet", -20.0, 15.0), *others, stack)
    for shot in (blown(flicked, WIND, -WIND), blown(Shot(flicked.layout, MAT, ()), WIND, 0.0)):
        facts, _ = play(table, shot)
        assert not any(facts.rest(piece).moved for piece in ("temple", "resting", "templar"))
        assert facts.settled


@pytest.mark.rule("L20")
def test_what_is_shoved_drifts_too(table: Table) -> None:
    shot = flick_disc(250.0, disc("prophet", -10.0, 0.0), disc("prophet", 0.0, 0.0, "other"))
    still, windy = (play(table, each)[0].rest("other").pose for each in (shot, blown(shot, 0.0, WIND)))
    assert windy.y - still.y > 0.3


@pytest.mark.rule("L20")
def test_a_rolling_disc_drifts_and_comes_to_rest(table: Table) -> None:
    from .test_rolling import roll

    shot = roll(table, "prophet", 80.0)
    for wind in ((WIND, 0.0), (-WIND, 0.0), (0.0, WIND)):
        facts, _ = play(table, blown(shot, *wind))
        assert facts.settled
        assert abs(facts.rest("rolled").pose.axis_z) > 0.99


def test_no_wind_is_as_if_there_were_none(table: Table) -> None:
    shot = flick_disc(300.0, disc("prophet", -12.0, 0.2), disc("temple", 0.0, 0.0))
    assert digest(table.simulate(blown(shot, 0.0, 0.0))) == digest(table.simulate(shot))
    windy = blown(shot, 30.0, -20.0)
    whole = table.simulate(windy)
    simulation = Table(table.pieces).begin(windy)
    while not simulation.done:
        simulation.advance(0.013)
    assert digest(simulation.trajectory) == digest(whole)
    assert digest(whole) != digest(table.simulate(shot))


def test_a_wind_on_an_empty_map_is_over_at_once(table: Table) -> None:
    assert table.simulate(Shot(Layout(), MAT, (), wind=(WIND, 0.0))).settled
