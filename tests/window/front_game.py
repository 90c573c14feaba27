"""The real game from its menu on, in a real window."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.window.played_game import COMMAND, SIZE, PlayedGame, Told
from tests.window.screen import Screen


class FrontGame(PlayedGame):
    """A process that begins with the menu."""

    def __init__(self, screen: Screen, folder: Path, home: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.screen, self.home = screen, home
        self._tell = folder / "tell.jsonl"
        self._errors = (folder / "errors.txt").open("w+")
        self._before: set[Path] = set()
        told = ("--tell", str(self._tell))
        self.process = subprocess.Popen(
            [*COMMAND, "--size", f"{SIZE[0]}x{SIZE[1]}", "--quality", "low", *told],
            env=screen.environment | {"FLICK3D_HOME": str(home)},
            stdout=self._errors,
            stderr=subprocess.STDOUT,
        )
        try:
            self._find_window()
        except BaseException:
            self.stop()
            raise

    def reach(self, key: str) -> None:
        """Bring the focus there with the keyboard."""
        for _ in range(40):
            before = self.last["page"]["focused"]
            if before == key:
                return
            self.key("Tab")
            self.until(lambda told, before=before: told["page"]["focused"] != before)
        pytest.fail(f"{key} cannot be reached: {self.last}")

    def until_page(self, name: str) -> Told:
        """Wait for a page of the front of house."""
        return self.until(lambda told: told["mode"] == f"front:{name}")

    def until_paused(self, name: str = "pause") -> Told:
        """Wait for a page over the match."""
        return self.until(lambda told: (told.get("pause") or {}).get("name") == name)

    def click_paused(self, name: str) -> None:
        """Click on a button of the page over the match."""
        self.click(*self.last["pause"]["buttons"][name])

    def focus_paused(self, name: str) -> None:
        """Bring the focus there with the keyboard, over the match."""
        for _ in range(20):
            before = self.last["pause"]["focused"]
            if before == name:
                return
            self.key("Down")
            self.until(lambda told, before=before: told["pause"]["focused"] != before)
        pytest.fail(f"{name} cannot be reached: {self.last}")

    def leave_by_menu(self) -> int:
        """Quit from the main menu; gives the exit code."""
        self.until_page("menu")
        self.click_button("quit")
        return self.process.wait(timeout=60)

    def values(self) -> dict[str, Any]:
        """Choices and fields of the page."""
        return dict(self.last["page"]["values"])
