"""Keys by where they lie: out of what the system tells of a key twice, as printed and as placed, one name. Pure.

Letters, digits and the signs beside them are named by their place, as an American keyboard has them there; all others
by what is printed on them. A system tells both within one frame, in either order; one without places tells only what is
printed, and a keyboard with other letters only the places.
"""

from __future__ import annotations

PLACES = frozenset("abcdefghijklmnopqrstuvwxyz0123456789[];'\\,./`")
"""Keys that are named by their place. Louder and softer are printed on keys of many places, and go by that."""


KEYPAD = frozenset({
    "insert", "end", "arrow_down", "page_down", "arrow_left", "arrow_right", "home", "arrow_up", "page_up",
})  # fmt: skip
"""What is printed on a keypad beside its digits."""


class Places:
    """The keys of one keyboard: every call gives the names of those that went down, or up."""

    def __init__(self) -> None:
        self._waiting = ""
        """A printed key whose place may still be told."""
        self._twins = 0
        """How many places were told whose printed keys may still come."""
        self._names: dict[str, str] = {}
        """By what is printed the place of the key that has told both."""
        self._held: set[str] = set()
        self._last = ""
        self._digit = ""
        """A digit's place whose printed key may still be a named one: the digits of a keypad are arrows as well."""
        self._named = ""
        """A named key that went down last."""

    def printed_down(self, key: str) -> tuple[str, ...]:
        """A key went down that has this printed on it."""
        if len(key) > 1:
            self._digit = ""
            before = self.frame()
            self._named = key
            return (*before, *self._down(key))
        if self._digit:
            self._names[key], digit, self._digit = self._digit, self._digit, ""
            return self._down(digit)
        if self._twins:
            self._twins -= 1
            self._names[key] = self._last
            return ()
        before = self.frame()
        self._waiting = key
        return before

    def place_down(self, place: str) -> tuple[str, ...]:
        """A key went down at this place."""
        if place not in PLACES:
            return ()
        if self._waiting:
            self._names[self._waiting], self._waiting = place, ""
        elif place.isdigit():
            before = self.frame() if self._digit else ()
            self._digit, self._named = "" if self._named in KEYPAD else place, ""
            return before
        else:
            self._twins, self._last = self._twins + 1, place
        return self._down(place)

    def frame(self) -> tuple[str, ...]:
        """All that belongs together has been told: a printed key that still waits has no place."""
        key, digit = self._waiting, self._digit
        self._waiting, self._digit, self._named, self._twins = "", "", "", 0
        if not key:
            return self._down(digit) if digit else ()
        self._names.pop(key, None)
        return self._down(key)

    def printed_up(self, key: str) -> tuple[str, ...]:
        """A key went up that has this printed on it; one with a place goes up by that. `frame` comes before."""
        return self._up(key) if len(key) > 1 or key not in self._names else ()

    def place_up(self, place: str) -> tuple[str, ...]:
        """A key went up at this place. `frame` comes before."""
        return self._up(place) if place in PLACES else ()

    def named(self, key: str) -> str:
        """The name of a key that has this printed on it."""
        return self._names.get(key, key)

    def forget(self) -> None:
        """Nothing is held any more."""
        self._held.clear()
        self._waiting, self._digit, self._named, self._twins = "", "", "", 0

    def _down(self, name: str) -> tuple[str, ...]:
        if name in self._held:
            return ()
        self._held.add(name)
        return (name,)

    def _up(self, name: str) -> tuple[str, ...]:
        if name not in self._held:
            return (name,) if len(name) > 1 else ()
        self._held.discard(name)
        return (name,)
