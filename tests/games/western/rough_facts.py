"""Facts of a rough table: bullets hit, discs find doors and exits, dynamite finds houses, far more often than in play.

So a match by chance comes to deaths, duels, ruins and escapes, and to everything that follows from them.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from flick3d.games.western.state import State
from flick3d.rules.controller import Controller
from flick3d.rules.doorway import on_table
from flick3d.rules.facts import Blasted, Contact, Facts, Rest
from flick3d.rules.game import Ground
from flick3d.rules.layout import Shot, upright
from tests.rules.fake_facts import plausible_facts


def rough_facts(controller: Controller, shot: Shot, chance: Random) -> Facts:
    """Facts that a table could hardly have found so often."""
    facts = plausible_facts(shot, chance)
    state, flicked = controller.state, shot.pushes[0].piece
    if flicked == "bullet-1" and chance.random() < 0.6:
        return _hit(facts, shot, controller.ground, chance)
    if flicked == "movement-disc" and chance.random() < 0.5:
        return _arrived(facts, state, chance)
    if flicked == "dynamite-stick" and state.buildings and chance.random() < 0.8:
        return _blown_up(facts, shot, state, controller.ground, chance)
    return facts


def _hit(facts: Facts, shot: Shot, ground: Ground, chance: Random) -> Facts:
    """The bullet meets any figure first, and it falls."""
    victim = chance.choice([placed for placed in shot.layout if placed.kind == "cowboy"])
    x, y = victim.pose.x + chance.uniform(-2.0, 2.0), victim.pose.y
    rest = Rest(victim.piece, ground.lying("cowboy", x, y, chance.uniform(0.0, 360.0)), moved=True)
    contact = Contact(0.01, shot.pushes[0].piece, victim.piece, 10.0)
    return _with(facts, rest, contacts=(contact, *facts.contacts))


def _arrived(facts: Facts, state: State, chance: Random) -> Facts:
    """The disc lies in a doorway, or left through an exit, and touched nothing."""
    if state.scenario.exits and chance.random() < 0.3:
        way_out = chance.choice(state.scenario.exits)
        (x1, y1), (x2, y2) = way_out.begins, way_out.ends
        x, y = (x1 + x2) / 2.0, (y1 + y2) / 2.0
        beyond = upright(1.1 * x, 1.1 * y)
        return _with(facts, Rest("movement-disc", beyond, moved=True, left_at=(x, y), crossed=True), contacts=())
    if not state.buildings:
        return facts
    house = chance.choice(state.buildings)
    rest = Rest("movement-disc", upright(*on_table(house.pose, 1.5, 0.0)), moved=True)
    return _with(facts, rest, contacts=())


def _blown_up(facts: Facts, shot: Shot, state: State, ground: Ground, chance: Random) -> Facts:
    """The stick lies before a house's door, and some figures, or the gallows, are toppled by it."""
    house = chance.choice(state.buildings)
    x, y = on_table(house.pose, 8.0, 0.0)
    toppled = [p for p in shot.layout if p.kind in ("cowboy", "gallows") and chance.random() < 0.3]
    near = ((house.piece, 1.0), *((placed.piece, 2.0) for placed in toppled))
    rests = [
        Rest(p.piece, ground.lying(p.kind, p.pose.x, p.pose.y, chance.uniform(0.0, 360.0)), moved=True) for p in toppled
    ]
    stick = Rest("dynamite-stick", upright(x, y), moved=True)
    return _with(facts, stick, *rests, contacts=(), blast=Blasted(1.0, x, y, near))


def _with(facts: Facts, *rests: Rest, **changes: Any) -> Facts:
    """The facts with other rests for some pieces."""
    known = {rest.piece: rest for rest in rests}
    found = tuple(known.get(rest.piece, rest) for rest in facts.rests)
    return msgspec.structs.replace(facts, rests=found, **changes)
