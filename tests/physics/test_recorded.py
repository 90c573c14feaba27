"""A few shots with their results, kept as data: a change of physics does not go unseen.

`pytest tests/physics/test_recorded.py --regenerate` writes the data anew. On the platform that the data names they are
compared to the bit, elsewhere with some tolerance (another build of Bullet may round in another way).
"""

from __future__ import annotations

import math
import platform
from pathlib import Path

import msgspec
import pytest
from panda3d.core import PandaSystem

from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.doorway import on_table
from flick3d.rules.facts import Facts
from flick3d.rules.layout import Blast, Layout, Placement, Push, Shot, upright

from .helpers import AREA, bullet, cowboy, disc, flick, flick_disc, hat, height_above_mat, town

DATA = Path(__file__).parent / "data"
NAMES = ("slide", "graze", "topple", "barrel", "bank", "town", "off-the-table", "doorway", "gallows", "dynamite")
ON_THE_MAT = ("climbing", "flipping")


class Recorded(msgspec.Struct, frozen=True):
    """A shot and what came of it on one platform."""

    platform: str
    shot: Shot
    facts: Facts


def _platform() -> str:
    library = " ".join(platform.libc_ver()) or platform.release()
    return f"{platform.system()} {platform.machine()}, {library}, Panda3D {PandaSystem.get_version_string()}"


def _shots(table: Table) -> dict[str, Shot]:
    man = (cowboy("man", 0.0, 0.0, 90.0), hat(table, "man", 0.0, 0.0))
    return {
        "slide": flick(140.0, Placement("disc", "movement-disc", upright(-20.0, 3.0)), direction=20.0, piece="disc"),
        "graze": flick(180.0, *man, bullet(-9.0, 1.9)),
        "topple": flick(240.0, *man, bullet(-20.0, 0.2)),
        "barrel": flick(280.0, Placement("barrel-1", "barrel", upright(0.0, 0.0)), bullet(-12.0, 0.4)),
        "bank": flick(300.0, Placement("bank", "bank", upright(0.0, 0.0, 180.0), closed=True), bullet(-14.0, 4.5)),
        "town": Shot(town(table).put(bullet(-21.0, 9.0)), AREA, (Push("bullet-1", 224.0, 290.0),)),
        "off-the-table": flick(300.0, bullet(30.0, 10.0), direction=15.0),
        "doorway": flick(
            150.0,
            Placement("bank", "bank", upright(0.0, 0.0, 20.0)),
            Placement("token-1", "gold", upright(*on_table(upright(0.0, 0.0, 20.0), 5.75, 3.1), 20.0, 0.9), on="bank"),
            Placement("disc", "movement-disc", upright(*on_table(upright(0.0, 0.0, 20.0), 9.0, 0.2))),
            direction=192.0,
            piece="disc",
        ),
        "gallows": flick(
            280.0,
            Placement("gallows-1", "gallows", upright(0.0, 0.0)),
            Placement("woman", "cowboy", upright(0.0, 1.2, 180.0, 0.5)),
            bullet(-12.0, 0.3),
        ),
        "dynamite": Shot(
            Layout(
                (
                    Placement("dynamite-stick", "dynamite-stick", upright(-20.0, 0.0, 30.0)),
                    *man,
                    Placement("barrel-1", "barrel", upright(-6.5, -3.5)),
                    Placement("bank", "bank", upright(-5.0, 11.0, 270.0), closed=True),
                )
            ),
            AREA,
            (Push("dynamite-stick", 0.0, 90.0),),
            Blast("dynamite-stick", 6.0),
        ),
        # Both spring back from the Temple: one comes to rest on the Templar, one turns over and lies on the Sphinx.
        "climbing": flick_disc(
            380.0, disc("prophet", -12.0, -0.5), disc("temple", 0.0, 0.0), disc("templar", -9.1, -4.1)
        ),
        "flipping": flick_disc(300.0, disc("prophet", -12.0, 0.4), disc("temple", 0.0, 0.0), disc("sphinx", -9.7, 3.4)),
    }


@pytest.mark.parametrize("name", (*NAMES, *ON_THE_MAT))
def test_recorded_shots_come_out_as_before(table: Table, name: str, regenerate: bool) -> None:
    path = DATA / f"{name}.json"
    shot = _shots(table)[name]
    now = Recorded(_platform(), shot, judge(shot, table.simulate(shot)))
    if regenerate:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(now)) + b"\n")
    before = msgspec.json.decode(path.read_bytes(), type=Recorded)
    assert before.shot == shot, "the shot itself was changed: use --regenerate"
    if before.platform == now.platform:
        assert now.facts == before.facts
    else:
        _assert_alike(now.facts, before.facts)


@pytest.mark.parametrize(
    ("name", "below", "axis"),
    [
        pytest.param("climbing", "templar", 1.0, marks=pytest.mark.rule("F8")),
        pytest.param("flipping", "sphinx", -1.0, marks=pytest.mark.rule("F9")),
    ],
)
def test_a_prophet_was_seen_to_come_to_rest_on_another_disc(table: Table, name: str, below: str, axis: float) -> None:
    facts = msgspec.json.decode((DATA / f"{name}.json").read_bytes(), type=Recorded).facts
    prophet, lower = facts.rest("prophet").pose, facts.rest(below).pose
    assert prophet.axis_z == pytest.approx(axis, abs=0.001)
    assert height_above_mat(table, "prophet", prophet) == pytest.approx(
        table.pieces[below].solids()[0].height, abs=0.01
    )
    assert math.dist((prophet.x, prophet.y), (lower.x, lower.y)) < table.radius(below)


def _assert_alike(now: Facts, before: Facts) -> None:
    """What must not differ between platforms: who touched whom first, who fell, and roughly where all is."""
    assert [(c.first, c.second) for c in now.contacts][:1] == [(c.first, c.second) for c in before.contacts][:1]
    assert (now.blast is None) == (before.blast is None)
    for rest, known in zip(now.rests, before.rests, strict=True):
        assert rest.piece == known.piece
        if known.piece.startswith("hat-"):
            continue
        assert rest.toppled == known.toppled, rest.piece
        assert rest.fell_off == known.fell_off, rest.piece
        assert rest.pose.x == pytest.approx(known.pose.x, abs=3.0), rest.piece
        assert rest.pose.y == pytest.approx(known.pose.y, abs=3.0), rest.piece
