"""Facing: which way to look after a move, so that the bullets beside him find somebody."""

from __future__ import annotations

import math
from collections.abc import Iterator

from flick3d.ai.ideas import Idea
from flick3d.ai.western.chances import within
from flick3d.ai.western.sights import opening
from flick3d.ai.western.turn import Turn
from flick3d.rules.prompts import Prompt, TurnOffer

TURNS = 12
"""How many directions are looked at."""


def face_ideas(turn: Turn, prompt: Prompt) -> Iterator[Idea]:
    """The directions in which he could look; best towards whom he can shoot, or the nearest enemy."""
    for offer in prompt.turns:
        ahead = _ahead(turn, offer)
        for step in range(TURNS):
            direction = (ahead + 360.0 / TURNS * step) % 360.0
            off = abs((direction - ahead + 180.0) % 360.0 - 180.0)
            worth = _shots(turn, offer, direction) - 0.002 * off
            yield Idea(worth, "face", text=offer.text(direction), trial=False)


def _ahead(turn: Turn, offer: TurnOffer) -> float:
    """Towards the nearest enemy whom one could shoot, else the nearest one, else as before, degrees."""
    enemies = turn.survey.targets(turn.side) or turn.survey.enemies(turn.side)
    spots = [turn.survey.spots[man.id] for man in enemies if man.id in turn.survey.spots]
    if not spots:
        return offer.current
    x, y = min(spots, key=lambda spot: math.dist(spot, offer.at))
    return math.degrees(math.atan2(y - offer.at[1], x - offer.at[0]))


def _shots(turn: Turn, offer: TurnOffer, direction: float) -> float:
    """What the better of the two bullets could do, with a little for the other one."""
    slide, area = turn.survey.slide, turn.state.scenario.area
    beside = slide.man + 3.0 * slide.bullet
    found = []
    for side in (90.0, -90.0):
        turned = math.radians(direction + side)
        x, y = offer.at[0] + beside * math.cos(turned), offer.at[1] + beside * math.sin(turned)
        if not area.contains(x, y, slide.bullet) or any(
            shape.apart(x, y) < slide.bullet for shape in turn.survey.shapes
        ):
            found.append(0.0)
            continue
        seen = turn.survey.fan_from(x, y, slide.bullet)
        best = 0.0
        for man in turn.survey.targets(turn.side):
            half = opening(seen, *turn.survey.spots[man.id], slide, {man.id})[1]
            best = max(best, within(half, turn.angle_noise) * turn.sights.gains[man.id])
        found.append(best)
    return max(found) + 0.2 * min(found)
