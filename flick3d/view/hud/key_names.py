"""What the keys are called that the player has: on buttons, in the help and in sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from flick3d.settings import Settings
from flick3d.translating import Translate
from flick3d.view.input.actions import ACTIONS, PAD_KEPT, Action
from flick3d.view.input.bindings import bound_to, live_actions
from flick3d.view.words.key_words import BUTTONS, KEYS

Printed = Mapping[str, str]
"""By the place of a key what the player's own keyboard has printed there."""

WORDS = frozenset({"A", "I", "Y"})
"""Keys that are words as well, in one of our languages: only a list of keys means them, no sentence."""
SHIFTS = "WASD"
"""The four keys that shift the view, written as one word."""
AT_END = r"(?=[,;.:)]|$)"
"""An arrow's name is a key's only at the end of a part of a sentence."""
ARROWS = ("arrow_left", "arrow_right", "arrow_up", "arrow_down")


class KeyNames:
    """Names of keys. now: the player's settings; translate: an English text; read: what is printed where."""

    def __init__(self, now: Callable[[], Settings], translate: Translate, read: Callable[[], Printed]) -> None:
        self._now, self._translate, self._read = now, translate, read
        self._printed: Printed = {}

    def look(self) -> None:
        """See what keyboard it is; it can be another one at any time."""
        self._printed = self._read()

    @property
    def made_of(self) -> object:
        """Another value when anything is called otherwise than before, the language apart."""
        now = self._now()
        return tuple(tuple(sorted(each.items())) for each in (now.keys, now.pad, self._printed))

    def key(self, key: str) -> str:
        """What a key is called; "" for none."""
        if key in KEYS:
            return self._translate(KEYS[key])
        return self._printed.get(key, key.upper().replace("_", " "))

    def button(self, button: str) -> str:
        """What a button of a game pad is called; "" for none."""
        return self._translate(BUTTONS[button]) if button in BUTTONS else button.upper().replace("_", " ")

    def bound(self, action: Action) -> str:
        """What the key is called that an action has; "" for none."""
        return self.key(bound_to(action, self._now().keys))

    def label(self, text: str, scopes: Sequence[str]) -> str:
        """What stands on a button that has this usual key; scopes: where it is live, the most likely first."""
        found = self._action(text.lower(), scopes)
        return text if found is None else self.bound(found)

    def told(self, text: str, scopes: Sequence[str], lists_keys: bool = False) -> str:
        """A text in the player's language with the player's keys where it names usual ones.

        lists_keys: it is a list of keys, in which every capital is one; see `WORDS`.
        """
        renamed = self._renamed(scopes)
        if not renamed:
            return text
        arrows = {self._translate(KEYS[key]) for key in ARROWS}
        # "Right" in "Right click" is no key.
        names = [
            # Some languages write keys that have names as they write any word.
            (f"(?i:{re.escape(name)})" if len(name) > 2 else re.escape(name)) + (AT_END if name in arrows else "")
            for name in renamed
            if lists_keys or name not in WORDS
        ]
        if any(key in renamed for key in SHIFTS):
            names.append(SHIFTS)
            renamed[SHIFTS] = " ".join(renamed.get(key, key) for key in SHIFTS)
        if not names:
            return text
        by_name = {name.casefold(): key for name, key in renamed.items()}
        # All at once: two keys may have changed places.
        return re.sub(rf"(?<!\w)({'|'.join(names)})(?!\w)", lambda found: by_name[found[1].casefold()], text)

    def pad_lines(self, scopes: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """What the buttons of a pad do: (button, title of the action in English). Those that take and flick are left
        out where they are the usual ones."""
        pad = self._now().pad
        bound = ((bound_to(action, pad, "pad"), action) for action in live_actions(scopes))
        return tuple(
            (self.button(button), action.title)
            for button, action in bound
            if button and (button != action.pad or button not in PAD_KEPT)
        )

    def _renamed(self, scopes: Sequence[str]) -> dict[str, str]:
        """By the names of usual keys those of the player's, where they are others."""
        found: dict[str, str] = {}
        for action in live_actions(scopes):
            usual = self._translate(KEYS[action.key]) if action.key in KEYS else action.key.upper()
            if usual.isalnum() or " " in usual:
                found.setdefault(usual, self.bound(action) or "–")
        return {usual: name for usual, name in found.items() if usual != name}

    def _action(self, key: str, scopes: Sequence[str]) -> Action | None:
        found = next((action for action in live_actions(scopes) if key == action.key), None)
        if found is not None:
            return found
        return next((action for action in ACTIONS if action.scope in scopes and key in action.also), None)


class ShownKeys:
    """Names of keys at one screen. scopes: where the keys are live that it names, the most likely first."""

    def __init__(self, names: KeyNames, scopes: Sequence[str], has_pad: Callable[[], bool]) -> None:
        self._names, self._scopes, self._has_pad = names, tuple(scopes), has_pad

    @property
    def made_of(self) -> object:
        """Another value when what is shown would be another."""
        return self._names.made_of, self._has_pad()

    def label(self, text: str, scope: str = "") -> str:
        """What stands on a button that has this usual key; scope: where it is live, if it is less likely."""
        return self._names.label(text, (scope, *self._scopes))

    def told(self, text: str, scope: str = "", lists_keys: bool = False) -> str:
        """See `KeyNames.told`."""
        return self._names.told(text, (scope, *self._scopes), lists_keys)

    def pad_lines(self) -> tuple[tuple[str, str], ...]:
        """What the buttons of a pad do here: (button, title of the action); nothing without a pad."""
        return self._names.pad_lines(self._scopes) if self._has_pad() else ()
