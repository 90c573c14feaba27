"""Which rules are behind a refusal, so that the screen can lead there."""

from __future__ import annotations

from collections.abc import Mapping

from flick3d.rules.refusal import Refusal

Rules = tuple[str, ...]

WESTERN: dict[str, Rules] = {
    "match-over": ("W90",),
    "unknown-action": ("W14",),
    "not-a-number": ("W20",),
    "not-now": ("W14",),
    "not-now:play": ("W12",),
    "not-now:move": ("W30", "W14"),
    "not-now:shoot": ("W50", "W14"),
    "not-now:rifle": ("W81", "W14"),
    "not-now:throw": ("W82", "W14"),
    "not-now:hold": ("W58",),
    "not-now:face": ("W31", "W32"),
    "not-now:stand": ("W40",),
    "not-now:challenge": ("W75",),
    "not-now:aside": ("W42",),
    "not-now:take": ("W70",),
    "not-now:drop": ("W70",),
    "not-now:exchange": ("W71",),
    "not-now:draw": ("W72",),
    "not-now:keep": ("W72",),
    "not-now:leave": ("W72",),
    "not-now:trade": ("W71", "W72"),
    "not-now:turn": ("S4",),
    "hat-turned": ("W10", "W11"),
    "initiative-first": ("W12",),
    "other-team": ("W12",),
    "no-such-cowboy": ("W10", "W14"),
    "too-slow": ("W20",),
    "too-fast": ("W20",),
    "outside-arc": ("W41", "W59"),
    "outside-area": ("W50",),
    "place-taken": ("W50", "W41", "W59"),
    "side-free": ("W50",),
    "side-used": ("W58",),
    "inside": ("W59",),
    "not-inside": ("W70", "W59"),
    "burdened": ("S9",),
    "no-pistol-left": ("W58", "W80"),
    "no-rifle": ("W81",),
    "no-dynamite": ("W82",),
    "block-taken": ("W44",),
    "no-such-defender": ("W75",),
    "no-such-object": ("W42",),
    "not-blocking": ("W42",),
    "never-aside": ("W42",),
    "move-first": ("W42",),
    "no-such-token": ("W70",),
    "not-takeable": ("S4",),
    "not-face-up": ("W72",),
    "nothing-face-down": ("W72",),
    "slots-full": ("W71",),
    "slots-free": ("W71",),
    "not-carried": ("W70", "W71"),
    "not-turnable": ("S4",),
}
"""Rule ids by the refusal's reason, or by its reason and what it is about; the nearest rule first."""

FAITH: dict[str, Rules] = {
    "match-over": ("F50",),
    "unknown-action": ("F30",),
    "not-a-number": ("F13",),
    "not-now": ("F20", "F30", "F33"),
    "not-now:choose": ("F10",),
    "not-now:race": ("F12",),
    "not-now:vote": ("F22",),
    "not-now:pick": ("G4",),
    "not-now:swap": ("L7",),
    "not-now:put": ("F31",),
    "not-now:stand": ("G7",),
    "not-now:aim": ("L5",),
    "not-now:flick": ("F31", "F30"),
    "not-now:pair": ("L6",),
    "not-now:leave": ("F32",),
    "not-now:fasten": ("G1",),
    "not-now:found": ("F34",),
    "not-now:done": ("F33",),
    "not-now:raise": ("F34",),
    "not-now:drop": ("G2",),
    "too-slow": ("F13",),
    "too-fast": ("F13",),
    "no-such-disc": ("F31",),
    "outside-corner": ("F31",),
    "outside-map": ("F2",),
    "too-near-navel": ("G7",),
    "too-near-cloud": ("G7",),
    "no-hand-left": ("G7",),
    "hand-stands": ("G7",),
    "no-room": ("G7",),
    "not-in-city": ("F34",),
    "no-such-temple": ("F34",),
    "island-full": ("F35",),
    "not-your-god": ("F10",),
    "not-on-agenda": ("F21", "G4"),
    "too-many-templars": ("L7",),
    "not-fastenable": ("G1",),
    "already-fastened": ("G1",),
    "too-close": ("L5",),
    "same-disc": ("L6",),
    "wrong-order": ("L6", "L5"),
}
"""The same for Flick of Faith."""

TABLES: Mapping[str, Mapping[str, Rules]] = {"western": WESTERN, "faith": FAITH}
"""The tables by the game's name."""


def rules_behind(game: str, refusal: Refusal) -> Rules:
    """Ids of the rules behind a refusal of this game, the nearest first.

    What the table says of reason and subject together goes first, else the refusal's own rule, else what the table
    says of the reason. Raises KeyError for a game or a reason that is not in the tables.
    """
    table = TABLES[game]
    together = table.get(f"{refusal.reason}:{refusal.about}")
    if together is not None:
        return together
    return (refusal.rule,) if refusal.rule else table[refusal.reason]
