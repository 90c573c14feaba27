"""House rules of Flick of Faith: where the rulebook is silent, how a match may answer the question instead.

The defaults are our rulings.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What this match plays where the rules have a ruling (F9, F12, F35, F37).

    `names` say how a choice is called, and `rule` is the number of the rule that it changes.
    """

    flipped: Annotated[
        Literal["counts", "pool"],
        Meta(
            title="Flipped Prophets",
            description="Whether a Prophet that comes to rest face down counts. One that had to roll always does.",
            extra_json_schema={"rule": "F9", "names": {"counts": "count", "pool": "Reserve Pool"}},
        ),
    ] = "counts"
    tied_race: Annotated[
        Literal["again", "lot"],
        Meta(
            title="A tied race",
            description="Who is first when the nearest to the Navel are equally far from it, or all are off the Map.",
            extra_json_schema={"rule": "F12", "names": {"again": "they flick again", "lot": "by lot"}},
        ),
    ] = "again"
    full_island: Annotated[
        Literal["nearest", "none"],
        Meta(
            title="A full Island",
            description="Whether a Temple is built where none has room wholly inside the Border.",
            extra_json_schema={"rule": "F35", "names": {"nearest": "at the nearest place", "none": "not built"}},
        ),
    ] = "nearest"
    off_the_map: Annotated[
        Literal["centre", "rim"],
        Meta(
            title="Off the Map",
            description="When a disc is off: with its centre past the edge of the Map, or with any part of it.",
            extra_json_schema={"rule": "F37", "names": {"centre": "its centre", "rim": "any part"}},
        ),
    ] = "centre"


RULINGS = HouseRules()
"""Nothing is played otherwise than the rulebook says."""
