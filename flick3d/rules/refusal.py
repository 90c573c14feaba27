"""Refusals: why an action is not possible now, as a code that the screen turns into words."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done.

    reason: a code in lower case with hyphens, such as `hat-turned`, `place-taken`, `too-fast`; each game lists its own.
    rule: the id of the rule behind it, such as `W50`, or "" for faults of form.
    about: what it is about (a piece, a side, a value), or "".
    """

    reason: str
    rule: str = ""
    about: str = ""
