"""Telling a file what is on the screen, for tests that play with a real mouse: one JSON line whenever it changed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO

import msgspec

from flick3d.rules.prompts import Prompt
from flick3d.view.hud.hud import Hud
from flick3d.view.input.modes import Aiming, Charging, Facing, Hand, Placing, Pulling
from flick3d.view.stage import Stage

Options = Mapping[str, Any] | None

BREAST = 2.0
"""cm over a piece's foot: where a click on a figure goes."""


class Teller:
    """Writes to `path`, from the beginning; a line says where to click, in window pixels, and what is going on."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO = path.open("w", encoding="utf-8")
        self._last = ""

    def tell(
        self,
        stage: Stage,
        hud: Hud,
        hand: Hand,
        prompt: Prompt | None,
        steps: int,
        is_over: bool,
        options: Options = None,
        computer: Options = None,
        interlude: Options = None,
    ) -> None:
        """Write a line when anything differs from the last one.

        options: what is on their sheet while it is open. computer: the computer player who is asked. interlude: what
        goes on beside the match.
        """
        line = self._line(stage, hud, hand, prompt, steps, is_over)
        self._write({**line, "options": options, "computer": computer, **(interlude or {})})

    def tell_replay(self, stage: Stage, hud: Hud, hand: Hand, more: Mapping[str, Any]) -> None:
        """The same for a replay. more: what only a replay has."""
        parts = {name: [rect.x, rect.y, rect.width, rect.height] for name, rect in hud.rects().items()}
        self._write({**self._line(stage, hud, hand, None, 0, False), "mode": "watching", "parts": parts, **more})

    def tell_plainly(
        self,
        mode: str,
        stage: Stage,
        buttons: Mapping[str, tuple[float, float]],
        options: Options = None,
        page: Options = None,
    ) -> None:
        """The same for a screen without a match: only its buttons, and whether it can be used.

        page: what a page of the front of house says, and where its focus is.
        """
        self._write(
            {
                "mode": mode,
                "options": options,
                "page": page,
                "buttons": {name: [round(x, 1), round(y, 1)] for name, (x, y) in buttons.items()},
                "busy": False,
                "still": True,
                "size": list(stage.window.size),
                "focus": stage.window.has_focus,
            }
        )

    def _write(self, told: Mapping[str, Any]) -> None:
        line = json.dumps(told, sort_keys=True)
        if line != self._last:
            self._last = line
            self._file.write(line + "\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file; may be called again."""
        self._file.close()

    @staticmethod
    def _line(stage: Stage, hud: Hud, hand: Hand, prompt: Prompt | None, steps: int, is_over: bool) -> dict[str, Any]:
        mode = hand.mode
        strength = mode.strength if isinstance(mode, Aiming | Pulling | Charging) else None
        direction = mode.direction if isinstance(mode, Aiming | Pulling | Charging | Facing | Placing) else None
        pieces = {}
        for piece, pose in stage.scene.poses.items():
            pixel = stage.scene.screen_point(pose.x, pose.y, pose.z + BREAST)
            if pixel is not None:
                pieces[piece] = [round(value, 1) for value in pixel]
        return {
            "mode": type(mode).__name__.lower(),
            "prompt": prompt.kind if prompt else "",
            "piece": prompt.piece if prompt else "",
            "player": prompt.player if prompt else "",
            "direction": None if direction is None else round(direction, 3),
            "strength": None if strength is None else round(strength, 4),
            "flicks": [[offer.word, *offer.fixed] for offer in (prompt.flicks if prompt else ())],
            "spots": [[offer.word, *offer.fixed] for offer in (prompt.spots if prompt else ())],
            "spot": [round(mode.x, 3), round(mode.y, 3)] if isinstance(mode, Placing) else None,
            "at": list(hand.offer.at) if hand.offer else None,
            "steps": steps,
            "over": is_over,
            "busy": stage.playback.busy,
            "still": stage.camera.is_still,
            "hint": hud.hint,
            "dragged": hud.dragged,
            "board": hand.board_open,
            "ground": stage.scene.ground,
            "keys": {key: list(words) for key, words in hand.keys},
            "buttons": hud.button_centres(),
            "pieces": pieces,
            "view": msgspec.to_builtins(stage.camera.view),
            "size": list(stage.window.size),
            "focus": stage.window.has_focus,
        }
