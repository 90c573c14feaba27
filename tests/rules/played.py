"""Playing on the controller with facts made by hand, for tests of any game."""

from __future__ import annotations

from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.facts import Blasted, Contact, Facts, Rest
from flick3d.rules.layout import Pose


def played(controller: Controller, *texts: str) -> Controller:
    """The controller after these actions, none of which is a flick."""
    for text in texts:
        controller, _ = controller.apply(controller.read(text))
    return controller


def flick(
    controller: Controller,
    text: str,
    *touched: str | tuple[str, str],
    blast: Blasted | None = None,
    **rests: Rest | Pose,
) -> tuple[Controller, tuple[Event, ...]]:
    """Play the flick `text` with facts made by hand.

    touched: what the flicked piece touches, in this order, as an id or as (id, part). blast: what went off. rests:
    where pieces come to rest, with the id's hyphens written as underscores; a bare Pose is a piece that moved there.
    All other pieces stay.
    """
    action = controller.read(text)
    shot = controller.shot(action)
    assert shot is not None
    flicked = shot.pushes[0].piece
    known = {name.replace("_", "-"): rest for name, rest in rests.items()}
    assert set(known) <= {p.piece for p in shot.layout}, "a rest is given for a piece that is not on the table"
    found = []
    for placement in shot.layout:
        rest = known.get(placement.piece, Rest(placement.piece, placement.pose))
        found.append(rest if isinstance(rest, Rest) else Rest(placement.piece, rest, moved=True))
    pairs = [(each, "") if isinstance(each, str) else each for each in touched]
    contacts = tuple(Contact(0.1 * (n + 1), flicked, piece, 10.0, part) for n, (piece, part) in enumerate(pairs))
    return controller.apply(action, Facts(contacts, tuple(found), duration=1.0, blast=blast))


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The names of the events, in order."""
    return [type(event).__name__ for event in events]
