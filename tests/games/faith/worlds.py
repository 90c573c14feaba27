"""Any match of Flick of Faith at any moment, on a table without physics: any gods and Laws, any rests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from flick3d.games.faith.components import APE, moved, of
from flick3d.games.faith.gods import GOD_NAMES
from flick3d.games.faith.laws import LAW_NAMES
from flick3d.rules.actions import Action
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts, Rest
from flick3d.rules.layout import Pose, Shot, upright, upside_down
from flick3d.rules.random_player import random_action
from tests.games.faith.matches import CITY_I, CITY_II, NAVEL, ON_I, ON_II, SEA, altered, begun, with_discs

NAMES = ("Ann", "Ben", "Cy", "Dee")
SPOTS = (CITY_I, CITY_II, NAVEL, ON_I, ON_II, SEA, (-15.0, -5.0), (5.0, -15.0), (15.8, 15.8), (26.0, 3.0), (-8.0, -8.0))
"""Cities, Islands, the Navel, the Sea, a cloud, off the Map."""

Step = tuple[Controller, Action, tuple[Event, ...], Controller]
"""The match before an action, the action, what happened, and the match after it."""


def any_match(chance: Random) -> Controller:
    """A turn of a match of two to four players, any gods (Ra is yellow), and up to three active Laws.

    Everybody has two unflicked discs, so that the Worship and the next Council are near.
    """
    names = NAMES[: chance.randint(2, 4)]
    gods = chance.sample([god for god in GOD_NAMES if god != "ra"], len(names))
    if len(names) > 2 and chance.random() < 0.5:
        gods[2] = "ra"
    laws = tuple(chance.sample([law for law in LAW_NAMES if law != "earthquake"], chance.randint(0, 3)))
    controller = begun(*names, gods=tuple(gods), laws=laws)
    deck = [law for law in LAW_NAMES if law not in laws]
    chance.shuffle(deck)
    components = controller.state.components
    for name in names:
        components = moved(components, "pool", [each.id for each in of(components, name, "hand")[:-2]])
    controller = altered(controller, components=components)
    controller = altered(controller, deck=tuple(deck), generation=chance.randint(1, 3), seed=chance.randrange(10**6))
    if "king-ape" in laws:
        controller = with_discs(controller, (APE, NAVEL))
    return altered(controller, tornado=NAVEL) if "tornado" in laws else controller


def any_facts(shot: Shot, chance: Random) -> Facts:
    """What is pushed ends anywhere that matters, and so does now and then what is not; what is fixed stays."""
    pushed = {push.piece for push in shot.pushes}
    return Facts(
        (),
        tuple(
            Rest(each.piece, _anywhere(chance), moved=True)
            if not each.fixed and (each.piece in pushed or chance.random() < 0.15)
            else Rest(each.piece, each.pose)
            for each in shot.layout
        ),
    )


def steps(controller: Controller, chance: Random, most: int) -> Iterator[Step]:
    """Up to so many steps by chance, until the match is over."""
    for _ in range(most):
        if controller.prompt is None:
            return
        action = controller.read(random_action(controller.prompt, chance))
        shot = controller.shot(action)
        after, events = controller.apply(action, None if shot is None else any_facts(shot, chance))
        yield controller, action, events, after
        controller = after


def _anywhere(chance: Random) -> Pose:
    x, y = (middle + chance.gauss(0.0, 1.5) for middle in chance.choice(SPOTS))
    return upside_down(x, y, z=0.4) if chance.random() < 0.1 else upright(x, y)
