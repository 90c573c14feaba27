"""What a lesson is made of: steps, each told by its id, with what brings it and what completes it. Frozen data.

Both are said by names that `situations` makes of the match. A situation is what holds now, such as `asked:act`,
`person` or `heard:Hit`; a deed is what just happened, such as `play`, `Hit` or `camera`.
"""

from __future__ import annotations

import msgspec

NEXT = "next"
"""The deed of a player who has read a step, or wants to skip it."""
PLAYED = "played"
"""The deed of a person who plays any action."""


class Target(msgspec.Struct, frozen=True):
    """What a step points at: whichever of these is there.

    piece: its id. place: (x, y), cm. button: words of one of the HUD. asked: the piece that the match asks about, or
    the one that can be flicked. radius: of the mark on the table, cm.
    """

    piece: str = ""
    place: tuple[float, float] | None = None
    button: tuple[str, ...] = ()
    asked: bool = False
    radius: float = 2.2


class Step(msgspec.Struct, frozen=True):
    """One thing that is taught.

    when: names of situations that must all hold; `a|b` is either. done: the deeds of which any completes it; without
    any it is there to be read. rule: id of the rule behind it, or "".
    """

    id: str
    when: tuple[str, ...]
    done: tuple[str, ...] = ()
    points: Target = Target()
    rule: str = ""

    @property
    def is_read(self) -> bool:
        """Whether it waits for being read."""
        return not self.done

    def fits(self, situation: frozenset[str]) -> bool:
        """Whether it can be told now."""
        return all(any(name in situation for name in each.split("|")) for each in self.when)


class Lesson(msgspec.Struct, frozen=True):
    """A first match that teaches.

    name: also of the game. scenario: what is played. teams: of the seats, "" where everybody plays for himself; the
    learner has the first one, computer players of the level `rival` all others.
    """

    name: str
    scenario: str
    teams: tuple[str, ...]
    steps: tuple[Step, ...]
    rival: str = "easy"
