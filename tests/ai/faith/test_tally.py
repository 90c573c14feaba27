"""What the mind counts after a flick is what the rules then do: points, discs on Islands, discs to come."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.ai.faith.board import NOWHERE, Sea, Spot, sea_of
from flick3d.ai.faith.gliding import Body
from flick3d.ai.faith.judge import Judge
from flick3d.games.faith.influence import ISLANDS, counts
from flick3d.games.faith.mission import standings
from flick3d.games.faith.outlines import Disc, touches
from flick3d.games.faith.table import found
from flick3d.physics.judge import judge as judged
from flick3d.rules.layout import upright
from flick3d.rules.outline import encloses
from tests.games.faith.matches import altered, begun, with_discs

from .positions import STEADY, with_unflicked

LYING = (
    ("prophet-blue-2", (4.0, 10.5)),
    ("temple-blue-1", (-4.0, 16.0)),
    ("prophet-purple-1", (7.0, 13.0)),
    ("prophet-purple-2", (4.5, 4.5)),
    ("prophet-purple-3", (9.5, 4.0)),
    ("temple-purple-1", (15.0, 4.0)),
)
FLICKS = (
    (225.0, 195.0),
    (234.0, 197.0),
    (231.0, 150.0),
    (228.0, 400.0),
    (205.0, 230.0),
    (215.0, 330.0),
    (240.0, 260.0),
    (250.0, 450.0),
    (200.0, 130.0),
)


@pytest.mark.rule("F36", "F37", "G8", "L10", "L11", "L13", "L19")
@pytest.mark.parametrize("laws", [(), ("holy-bowling", "kraken"), ("tornado", "high-tide")])
@pytest.mark.parametrize("god", ["morrigan", "anubis"])
def test_the_tally_after_a_flick_is_what_the_rules_make_of_it(table, laws, god):
    controller = with_discs(begun(laws=laws, gods=("tyr", god)), *LYING)
    controller = altered(controller, gods=(god, "tyr"), tornado=(0.0, 0.0) if "tornado" in laws else None)
    controller = with_unflicked(controller, Ann=2, Ben=2)
    game, state = controller.game, controller.state
    compared = 0
    for direction, speed in FLICKS:
        action = controller.read(f"flick prophet-blue-1 {direction} {speed}")
        thought = Judge(state, "Ann", table, STEADY)
        offer = next(each for each in game.prompt(state, table).flicks if each.piece == "prophet-blue-1")
        shot = game.shot(state, action, table)
        facts = judged(shot, table.simulate(shot))
        after, _ = game.apply(state, action, facts, table)
        if after.phase != "mission" or after.generation != state.generation:
            continue
        compared += 1
        lying = []
        for each in thought.lying_on(offer):
            rest = facts.rest(each.id)
            spot = thought.board.sea.spot(rest.pose.x, rest.pose.y, each.body.radius)
            if rest.fell_off or rest.pose.z < -0.06:
                spot = Spot(off=True)
            lying.append(msgspec.structs.replace(each, spot=spot, body=body_at(each.body, rest.pose)))
        start = msgspec.structs.replace(thought.start, unflicked=(thought.start.unflicked[0] - 1, 2))
        counted = thought.tally(lying, start, direction)
        assert counted.points == after.scores
        standing = standings(after.components, found(after, table))
        for index, island in enumerate(ISLANDS):
            here = counts(standing, island)
            assert [sum(holding) for holding in counted.islands[index]] == [here["Ann"], here["Ben"]]
        in_hand = [each for each in after.components if each.is_prophet and each.place == "hand"]
        assert counted.unflicked == tuple(sum(each.owner == name for each in in_hand) for name in ("Ann", "Ben"))
    assert compared > 3


def body_at(body: Body, pose) -> Body:
    return Body(pose.x, pose.y, body.radius, body.mass)


@pytest.mark.rule("F3", "L19")
def test_the_shores_are_where_the_rules_have_them(table):
    state = begun().state
    sea: Sea = sea_of(state)
    wrong = 0
    for step in range(2000):
        x, y = 44.0 * ((step * 0.618034) % 1.0) - 22.0, 44.0 * ((step * 0.754878) % 1.0) - 22.0
        on = [touches(island.border, Disc(upright(x, y), 1.0, 0.4)) for island in state.map.islands]
        expected = on.index(True) if any(on) else NOWHERE
        wrong += sea.spot(x, y, 1.0).island != expected
        nearest = sea.nearest(x, y)
        if abs(sea.depth(nearest, x, y)) > 0.3:
            assert (sea.depth(nearest, x, y) > 0.0) == encloses(state.map.islands[nearest].border, x, y)
    assert wrong < 10


def test_the_edge_of_the_cloth_is_off_the_map(table):
    sea = sea_of(begun().state)
    assert sea.spot(24.1, 0.0, 1.0).off
    assert not sea.spot(23.9, 0.0, 1.0).off
    assert sea.spot(0.0, 3.3, 1.0).navel
    assert not sea.spot(0.0, 3.5, 1.0).navel
    assert math.isclose(sea.outer[0], max(math.dist(sea.middles[0], each) for each in sea.map.islands[0].border))
