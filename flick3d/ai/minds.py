"""Which mind plays which game, and the players of all kinds that can sit at a table without a person."""

from __future__ import annotations

from typing import Any

from flick3d.ai.levels import LEVELS
from flick3d.ai.mind import Mind
from flick3d.ai.player import ComputerPlayer
from flick3d.physics.table import Table
from flick3d.rules.chance import stream
from flick3d.rules.deciding import Decider, RandomPlayer
from flick3d.rules.game import Game


def mind_of(game: Game[Any]) -> Mind:
    """The mind that plays this game. Raises KeyError for a game that has none."""
    from flick3d.ai.faith.mind import FaithMind
    from flick3d.ai.western.mind import WesternMind

    minds: dict[str, type[Mind]] = {"western": WesternMind, "faith": FaithMind}
    return minds[game.name]()


def make_player(kind: str, game: Game[Any], table: Table, name: str, seed: int) -> Decider:
    """A player of this kind, `random` or a level, for the seat of this name.

    seed: of the match; the player's own chance is drawn from it. Raises KeyError for another kind.
    """
    if kind == "random":
        return RandomPlayer(game, table, stream(seed, "player", name))
    own = stream(seed, "computer player", name).getrandbits(63)
    return ComputerPlayer(mind_of(game), table, LEVELS[kind], name, own)
