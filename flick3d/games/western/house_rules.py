"""House rules of the Western game: where the printed rules leave a question open, how a match may answer it instead.

The defaults are the rulings of the rulebook.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from flick3d.games.western.vocabulary import Data


class HouseRules(Data, frozen=True, omit_defaults=True):
    """What this match plays where the rules have a ruling (W42, W57, W60, W62, W90).

    `names` say how a choice is called, and `rule` is the number of the rule that it changes.
    """

    moving_aside: Annotated[
        Literal["allowed", "never"],
        Meta(
            title="Moving aside",
            description="Whether what blocks a door may be moved aside, just enough, before a move.",
            extra_json_schema={"rule": "W42", "names": {"allowed": "allowed", "never": "never"}},
        ),
    ] = "allowed"
    off_the_area: Annotated[
        Literal["edge", "gone"],
        Meta(
            title="Off the play area",
            description="What becomes of barrels, cacti, fences and bales that a flick drives off the play area.",
            extra_json_schema={"rule": "W57", "names": {"edge": "back at the edge", "gone": "out of the match"}},
        ),
    ] = "edge"
    tokens_of_the_dead: Annotated[
        Literal["lie", "gone"],
        Meta(
            title="Tokens of the dead",
            description="Where they go without an Undertaker. Tokens that a goal names lie where he fell all the same.",
            extra_json_schema={"rule": "W60", "names": {"lie": "where he fell", "gone": "out of the match"}},
        ),
    ] = "lie"
    star: Annotated[
        Literal["enemy", "own"],
        Meta(
            title="The star",
            description="Who gets the star of one who dies by nobody else's hand: the lowest number of which side.",
            extra_json_schema={"rule": "W62", "names": {"enemy": "the enemies", "own": "the own side"}},
        ),
    ] = "enemy"
    both_at_once: Annotated[
        Literal["draw", "turn"],
        Meta(
            title="Both at once",
            description="Who wins when both sides reach their goals at the same moment.",
            extra_json_schema={"rule": "W90", "names": {"draw": "nobody: a draw", "turn": "whose turn it is"}},
        ),
    ] = "draw"


RULINGS = HouseRules()
"""Nothing is played otherwise than the rulebook says."""
