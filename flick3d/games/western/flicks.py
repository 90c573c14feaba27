"""How strong a flick may be, and the ids of the pieces that are flicked (W20)."""

from __future__ import annotations

LOWEST_SPEED = 20.0
"""cm/s. A slower push does not leave the finger."""

TOP_SPEED = 300.0
"""cm/s. One finger without the thumb's help (W20): the same finger moves and shoots, so there is one top speed."""

BULLET = "bullet"
"""Kind of a bullet."""

SHOT_BULLET = "bullet-1"
"""Id of the bullet on the table while it is flicked; between flicks no bullet is there (W5A)."""

MOVEMENT_DISC = "movement-disc"
"""Kind and id of the disc that stands for a cowboy while he moves (W30)."""
