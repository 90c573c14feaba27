"""Hats: who wears one, where it sits, and which colour is up (W10, W55, W61).

Only a standing man wears his hat on the table. The hat of a fallen man leaves the table with his fall and is put on his
head again, same colour up, when he stands: lying about it would bar ways and stop discs by pure chance, and his tile
shows the colour as well. A dead man's hat lies on his tile for good (W61).
"""

from __future__ import annotations

import math

from flick3d.games.western.state import Cowboy
from flick3d.rules.facts import Rest
from flick3d.rules.game import Ground
from flick3d.rules.layout import Layout, Placement, upright, upside_down

HAT = "hat"
"""Kind of a hat."""

OFF_CENTRE = 0.5
"""cm. A hat whose middle rests further than this from the head's has come off."""

OFF_HEIGHT = 0.3
"""cm. A hat that rests lower than its seat by more than this has come off."""


def hat_id(cowboy: str) -> str:
    """Id of a cowboy's hat, such as `hat-lawman-1`."""
    return f"hat-{cowboy}"


def dressed(layout: Layout, cowboys: tuple[Cowboy, ...], ground: Ground) -> Layout:
    """The layout with the hats of all standing men on their heads, and no other hat; hats come last, in men's order."""
    bare = layout.without(hat_id(cowboy.id) for cowboy in cowboys)
    standing = (cowboy for cowboy in cowboys if cowboy.posture == "standing")
    return bare.put(*(_worn(cowboy, bare[cowboy.id], ground) for cowboy in standing if cowboy.id in bare))


def came_off(wearer: Rest, hat: Rest, ground: Ground) -> bool:
    """Whether a hat rests anywhere but on the head of its wearer (W55)."""
    if wearer.toppled:
        return True
    aside = math.hypot(hat.pose.x - wearer.pose.x, hat.pose.y - wearer.pose.y)
    seat = wearer.pose.z + ground.hat_height("cowboy")
    return aside > OFF_CENTRE or hat.pose.z < seat - OFF_HEIGHT


def _worn(cowboy: Cowboy, wearer: Placement, ground: Ground) -> Placement:
    """The hat on its owner's head. Red up is the hat as it is made, blue up is turned over."""
    pose = wearer.pose
    put_on = upright if cowboy.hat == "red" else upside_down
    height = pose.z + ground.hat_height("cowboy")
    return Placement(hat_id(cowboy.id), HAT, put_on(pose.x, pose.y, cowboy.facing, height))
