"""Which actions are live: scopes of the table of actions, by what is played and what the player does. Pure."""

from __future__ import annotations

from flick3d.view.input.modes import Aiming, Charging, Facing, Hand, Placing, Pulling

ALWAYS = ("everywhere",)
"""Where no table is in the player's hand: a briefing, the showcase."""
PHOTO = ("photo", "table", *ALWAYS)


def live_scopes(game: str, hand: Hand, votes: bool, watches: bool) -> tuple[str, ...]:
    """The scopes that are live at a table, the most important first.

    game: its name. votes: the Council votes. watches: it is a replay.
    """
    own = ("map",) if game == "faith" else ()
    if hand.board_open:
        # The keys that move and choose close the board then.
        return ("table", *ALWAYS)
    if watches:
        return ("replay", *own, "again", "table", *ALWAYS)
    if votes:
        return (*own, "council", "match", "table", *ALWAYS)
    aims = isinstance(hand.mode, Aiming | Pulling | Charging | Facing | Placing)
    return (*(("aiming",) if aims else ()), game, *own, "again", "match", "table", *ALWAYS)


def told_scopes(game: str, watches: bool = False) -> tuple[str, ...]:
    """The scopes in which a key is looked for that a text or a button names, the most likely first."""
    if watches:
        return ("replay", "map", "again", "table", *ALWAYS, "photo")
    own = ("faith", "map") if game == "faith" else (game,)
    return (*own, "aiming", "match", "table", *ALWAYS, "again", "photo")
