"""Facts of shots that were never simulated: plausible ones by chance, for any game."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random

import msgspec

from flick3d.rules.doorway import on_table
from flick3d.rules.facts import TOPPLED_ABOVE, Blasted, Contact, Facts, Rest
from flick3d.rules.layout import Area, Layout, Placement, Pose, Push, Shot, upright
from tests.rules.fake_ground import BUILDINGS, DOORWAY, RADII, fallen

SLIDE = 490.0
"""Twice friction times gravity, cm/s^2: a disc of speed v slides v * v / SLIDE."""


def plausible_facts(shot: Shot, chance: Random) -> Facts:
    """Facts that a table could have found: the flicked pieces slide and touch others, which move, fall or leave."""
    moving: dict[str, Rest] = {}
    contacts: list[Contact] = []
    flicked = {push.piece for push in shot.pushes}
    others = [p for p in shot.layout if p.piece not in flicked and p.kind != "hat" and not p.on]
    for push in shot.pushes:
        came_in = _into_a_house(shot.layout, push, chance)
        touched = chance.sample(others, min(len(others), 0 if came_in else chance.choice((0, 0, 0, 1, 1, 1, 2, 3))))
        for each in touched:
            contacts += [
                Contact(0.1 * (len(contacts) + 1), push.piece, each.piece, 10.0, part)
                for part in _parts(each.kind, chance)
            ]
        moving[push.piece] = came_in or _slide(shot.layout[push.piece], push, shot.area, chance)
        moving |= {each.piece: _shoved(each, shot.area, chance) for each in touched}
    for each in others:
        if contacts and each.piece not in moving and chance.random() < 0.05:
            contacts.append(Contact(1.0, contacts[0].second, each.piece, 5.0))
            moving[each.piece] = _shoved(each, shot.area, chance)
    blast = _blast(shot, moving, chance)
    if blast is not None:
        near = {piece for piece, _ in blast.near}
        moving |= {each.piece: _shoved(each, shot.area, chance) for each in others if each.piece in near}
    moving |= {hat.piece: _hat(hat, moving, chance) for hat in shot.layout if hat.kind == "hat" and not hat.on}
    moving |= {each.piece: _carried(shot.layout, each, moving) for each in shot.layout if each.on}
    rests = tuple(moving.get(p.piece, Rest(p.piece, p.pose)) for p in shot.layout)
    return Facts(tuple(contacts), rests, chance.random() > 0.02, chance.uniform(0.2, 4.0), blast)


def untouched(layout: Layout) -> Facts:
    """Facts of a shot in which nothing moved at all."""
    return Facts((), tuple(Rest(p.piece, p.pose) for p in layout))


def _parts(kind: str, chance: Random) -> tuple[str, ...]:
    """Which parts of a piece are touched: of a building an inner face, another face, or both."""
    return chance.choice((("",), ("doorway",), ("doorway", ""), ("", "doorway"))) if kind in BUILDINGS else ("",)


def _blast(shot: Shot, moving: Mapping[str, Rest], chance: Random) -> Blasted | None:
    """What goes off where it rests, unless that is outside the play area."""
    if shot.blast is None or moving[shot.blast.piece].left_at is not None:
        return None
    poses = {p.piece: moving[p.piece].pose if p.piece in moving else p.pose for p in shot.layout if not p.on}
    middle = poses.pop(shot.blast.piece)
    away = {piece: math.hypot(pose.x - middle.x, pose.y - middle.y) for piece, pose in poses.items()}
    near = {p.piece: max(0.0, away[p.piece] - RADII[p.kind]) for p in shot.layout if p.piece in poses}
    return Blasted(
        time=chance.uniform(0.2, 2.0),
        x=middle.x,
        y=middle.y,
        near=tuple(sorted(((p, d) for p, d in near.items() if d <= shot.blast.radius), key=lambda each: each[1])),
        fallen=tuple(piece for piece, pose in poses.items() if pose.tilt > TOPPLED_ABOVE),
    )


def _carried(layout: Layout, placement: Placement, moving: Mapping[str, Rest]) -> Rest:
    """What is carried goes where its carrier goes (here without turning)."""
    carrier = layout[placement.on]
    rest = moving.get(carrier.piece)
    if rest is None:
        return Rest(placement.piece, placement.pose)
    shifted = msgspec.structs.replace(
        placement.pose,
        x=placement.pose.x + rest.pose.x - carrier.pose.x,
        y=placement.pose.y + rest.pose.y - carrier.pose.y,
    )
    return msgspec.structs.replace(rest, piece=placement.piece, pose=shifted)


def _into_a_house(layout: Layout, push: Push, chance: Random) -> Rest | None:
    """A movement disc now and then stops between the blocks of some house, without touching anything."""
    houses = [placement for placement in layout if placement.kind in BUILDINGS]
    if layout[push.piece].kind != "movement-disc" or not houses or chance.random() < 0.7:
        return None
    x, y = on_table(chance.choice(houses).pose, chance.uniform(DOORWAY.back, DOORWAY.front), chance.uniform(-1.0, 1.0))
    return Rest(push.piece, upright(x, y), moved=True)


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
    if placement.kind in ("cowboy", "barrel", "gallows") and (placement.pose.tilt > 45.0 or chance.random() < 0.6):
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
