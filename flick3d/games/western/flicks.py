"""How strong a flick may be, and the ids of the pieces that are flicked (W20, W81, W82)."""

from __future__ import annotations

LOWEST_SPEED = 20.0
"""cm/s. A slower push does not leave the finger."""

TOP_SPEED = 300.0
"""cm/s. One finger without the thumb's help (W20): the same finger moves and shoots, so there is one top speed."""

RIFLE_SPEED = 1.5 * TOP_SPEED
"""cm/s. Top speed along the Winchester's template (W81)."""

BULLET = "bullet"
"""Kind of a bullet."""

SHOT_BULLET = "bullet-1"
"""Id of the bullet on the table while it is flicked; between flicks no bullet is there (W5A)."""

MOVEMENT_DISC = "movement-disc"
"""Kind and id of the disc that stands for a cowboy while he moves (W30)."""

STICK = "dynamite-stick"
"""Kind and id of the dynamite on the table while it is flicked (W82)."""

BLAST_RADIUS = 6.0
"""cm around the stick in which pieces are pushed (W82)."""

BLOWN_UP_WITHIN = 3.0
"""cm. A building with a block so near to the stick is blown up (W82)."""

OUT_OF_DOOR = 30.0
"""Degrees to each side of the door's direction in which a disc behind a house can be flicked out (W41, W59)."""
