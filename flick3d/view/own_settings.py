"""The player's settings while the game runs: what holds now, and which of it was chosen and goes into the file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flick3d.settings import Settings, Volumes, read_settings, value_of, with_value, write_settings
from flick3d.translating import translator
from flick3d.view.hud.options_rows import keys


class OwnSettings:
    """What holds now. `for_now`, by the fields' keys, is what the command line wants: it holds, but is not kept."""

    def __init__(self, settings: Settings | None = None, for_now: Mapping[str, Any] | None = None) -> None:
        """Without settings the standard ones hold."""
        self._now = settings or Settings()
        for key, value in (for_now or {}).items():
            self._now = with_value(self._now, key, value)
        self._chosen: set[str] = set()
        self._translate = translator(self._now.language)

    @property
    def now(self) -> Settings:
        """What holds."""
        return self._now

    @property
    def chosen(self) -> frozenset[str]:
        """The keys of what the player has chosen since it was kept last."""
        return frozenset(self._chosen)

    def choose(self, key: str, value: Any) -> None:
        """The player wants another value of a field; see `settings.value_of`."""
        self._now = with_value(self._now, key, value)
        self._chosen.add(key)
        if key == "language":
            self._translate = translator(self._now.language)

    def put_back(self, key: str, value: Any, was_chosen: bool) -> None:
        """A choice was none: the field has its value from before, and is written only if it had been chosen then."""
        self._now = with_value(self._now, key, value)
        if not was_chosen:
            self._chosen.discard(key)

    def translate(self, text: str) -> str:
        """An English text in the language that holds now."""
        return self._translate(text)

    def choose_volumes(self, volumes: Volumes) -> None:
        """The player wants it so loud; only what differs was chosen."""
        for name in volumes.__struct_fields__:
            if getattr(volumes, name) != getattr(self._now.sound, name):
                self.choose(f"sound.{name}", getattr(volumes, name))

    def reset(self) -> None:
        """All that can be chosen is as at the first start."""
        for key in (*keys(Settings), "keys", "pad"):
            self.choose(key, value_of(Settings(), key))
        self.choose("house_rules", {})

    def keep(self, warn: Callable[[str], None]) -> None:
        """Write what was chosen into the file, and nothing else; it may have been changed meanwhile.

        warn: is told of a file that cannot be read. Raises FlickError when it cannot be written: it is tried again the
        next time.
        """
        if not self._chosen:
            return
        settings = read_settings(warn)
        for key in self._chosen:
            settings = with_value(settings, key, value_of(self._now, key))
        write_settings(settings)
        self._chosen.clear()
