"""The cleared duel ground: two men face to face, nothing between them (W76)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.hats import dressed
from flick3d.games.western.state import State
from flick3d.rules.game import Ground
from flick3d.rules.layout import Layout, Placement, upright

APART = 20.0
"""cm between the two men (W76)."""


def face_to_face(state: State, attacker: str, defender: str, ground: Ground) -> Layout:
    """The duel ground: the attacker in the west looks east, the defender in the east looks west; hats on."""
    men = (
        Placement(attacker, "cowboy", upright(-APART / 2.0, 0.0, 0.0)),
        Placement(defender, "cowboy", upright(APART / 2.0, 0.0, 180.0)),
    )
    facings = {attacker: 0.0, defender: 180.0}
    cowboys = (
        msgspec.structs.replace(state.cowboy(man), facing=facing, posture="standing") for man, facing in facings.items()
    )
    return dressed(Layout(men), tuple(cowboys), ground)
