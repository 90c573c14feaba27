"""The exceptions of the rules.

FlickError                 anything that is wrong with what somebody gave us; its text is one clear line
    ActionTextError        a text that is no action
    RefusedError           an action that the rules refuse; carries the Refusal
    FactsError             facts that do not belong to the action: of another shot, or none for a flick
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flick3d.rules.refusal import Refusal


class FlickError(Exception):
    """Base of every error that is shown as one line: what is wrong, where, what to do."""


class ActionTextError(FlickError):
    """A text that is no action of this game."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"'{text}' is no action: {reason}")
        self.text = text
        self.reason = reason


class RefusedError(FlickError):
    """An action that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused: {refusal.reason}" + (f" ({refusal.about})" if refusal.about else ""))
        self.refusal = refusal


class FactsError(FlickError):
    """Facts that do not belong to the action that they were given with."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"these facts do not belong to the action: {reason}")
        self.reason = reason
