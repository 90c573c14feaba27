"""Facts of shots that were never simulated: plausible ones by chance, for any game."""

from __future__ import annotations

import math
from random import Random

from flick3d.rules.facts import Contact, Facts, Rest
from flick3d.rules.layout import Area, Layout, Placement, Pose, Push, Shot, upright
from tests.rules.fake_ground import fallen

SLIDE = 490.0
"""Twice friction times gravity, cm/s^2: a disc of speed v slides v * v / SLIDE."""


def plausible_facts(shot: Shot, chance: Random) -> Facts:
    """Facts that a table could have found: the flicked pieces slide and touch others, which move, fall or leave."""
    moving: dict[str, Rest] = {}
    contacts: list[Contact] = []
    flicked = {push.piece for push in shot.pushes}
    others = [p for p in shot.layout if p.piece not in flicked and p.kind != "hat"]
    for push in shot.pushes:
        touched = chance.sample(others, min(len(others), chance.choice((0, 0, 0, 1, 1, 1, 2, 3))))
        contacts += [Contact(0.1 * (n + 1), push.piece, each.piece, 10.0) for n, each in enumerate(touched)]
        moving[push.piece] = _slide(shot.layout[push.piece], push, shot.area, chance)
        moving |= {each.piece: _shoved(each, shot.area, chance) for each in touched}
    for each in others:
        if contacts and each.piece not in moving and chance.random() < 0.05:
            contacts.append(Contact(1.0, contacts[0].second, each.piece, 5.0))
            moving[each.piece] = _shoved(each, shot.area, chance)
    moving |= {hat.piece: _hat(hat, moving, chance) for hat in shot.layout if hat.kind == "hat"}
    rests = tuple(moving.get(p.piece, Rest(p.piece, p.pose)) for p in shot.layout)
    return Facts(tuple(contacts), rests, settled=chance.random() > 0.02, duration=chance.uniform(0.2, 4.0))


def untouched(layout: Layout) -> Facts:
    """Facts of a shot in which nothing moved at all."""
    return Facts((), tuple(Rest(p.piece, p.pose) for p in layout))


def _slide(placement: Placement, push: Push, area: Area, chance: Random) -> Rest:
    way = push.speed * push.speed / SLIDE * chance.uniform(0.3, 1.0)
    x = placement.pose.x + way * math.cos(math.radians(push.direction))
    y = placement.pose.y + way * math.sin(math.radians(push.direction))
    return _at(placement, upright(x, y, placement.pose.yaw), area)


def _shoved(placement: Placement, area: Area, chance: Random) -> Rest:
    reach = 0.3 if placement.kind not in ("cowboy", "barrel", "disc") else 8.0
    if chance.random() < 0.04:
        reach = 60.0
    x = placement.pose.x + chance.uniform(-reach, reach)
    y = placement.pose.y + chance.uniform(-reach, reach)
    if placement.kind in ("cowboy", "barrel") and (placement.pose.tilt > 45.0 or chance.random() < 0.6):
        pose = fallen(x, y, chance.uniform(0.0, 360.0))
    else:
        leaning = math.radians(chance.uniform(-20.0, 20.0)) / 2.0
        yaw = math.radians(chance.uniform(0.0, 360.0)) / 2.0
        pose = Pose(
            x,
            y,
            0.0,
            math.cos(yaw) * math.cos(leaning),
            math.cos(yaw) * math.sin(leaning),
            math.sin(yaw) * math.sin(leaning),
            math.sin(yaw) * math.cos(leaning),
        )
    return _at(placement, pose, area)


def _at(placement: Placement, pose: Pose, area: Area) -> Rest:
    if area.contains(pose.x, pose.y):
        return Rest(placement.piece, pose, moved=True)
    edge = (
        max(-area.width / 2.0, min(area.width / 2.0, pose.x)),
        max(-area.depth / 2.0, min(area.depth / 2.0, pose.y)),
    )
    off = abs(pose.x) > 75.0 or abs(pose.y) > 55.0
    return Rest(placement.piece, pose, moved=True, left_at=edge, crossed=True, fell_off=off)


def _hat(placement: Placement, moving: dict[str, Rest], chance: Random) -> Rest:
    wearer = moving.get(placement.piece.removeprefix("hat-"))
    if wearer is None:
        return Rest(placement.piece, placement.pose)
    seat = upright(wearer.pose.x, wearer.pose.y, z=placement.pose.z)
    lost = upright(wearer.pose.x + chance.uniform(2.0, 5.0), wearer.pose.y, z=0.25)
    return Rest(placement.piece, lost if wearer.toppled or chance.random() < 0.5 else seat, moved=True)
