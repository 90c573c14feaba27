"""An answer to the player's input, which stands in the hint line for a while."""

from __future__ import annotations

from flick3d.view.hud.views import HintView

NOTE_STAYS = 4.0
"""Seconds that an answer stays."""


class Note:
    """What is answered now; `view` is None when nothing is."""

    def __init__(self) -> None:
        self.view: HintView | None = None
        self._left = 0.0
        self.rule = ""
        """Id of the rule behind the last refusal, or ""."""

    def say(self, text: str, warns: bool = False, rule: str = "") -> None:
        """Answer this; warns: it says why something cannot be done. rule: id of the one behind that."""
        self.view, self._left = HintView(text, warns), NOTE_STAYS
        self.rule = rule or self.rule

    def forget(self) -> None:
        """Answer nothing any more."""
        self.view = None

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._left -= seconds
        if self._left <= 0.0:
            self.view = None
