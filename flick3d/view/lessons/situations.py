"""What holds in a match, and what happened in it, as the names that lessons and hints are written in. Pure.

Situations: `asked:KIND` of a prompt, `person`, `computer` or `nobody` who is asked, `offer:WORD` for every action that
may be taken, `mode:NAME` of the hand, `aims:WORD` of what is aimed, `heard:EVENT` of all that happened in the match and
`came:EVENT` of what the last step brought. Deeds: the word of an action, the names of its events, `aims:WORD`.
"""

from __future__ import annotations

from collections.abc import Iterable

from flick3d.rules.actions import Action, action_word
from flick3d.rules.events import Event
from flick3d.rules.prompts import Prompt
from flick3d.view.input.modes import Hand
from flick3d.view.lessons.lesson import PLAYED


def asked(prompt: Prompt | None, is_person: bool) -> frozenset[str]:
    """What is asked, of whom, and what is offered."""
    if prompt is None:
        return frozenset({"nobody"})
    if not is_person:
        return frozenset({"computer"})
    words = {action_word(choice) for choice in prompt.choices}
    words |= {flick.word for flick in prompt.flicks} | {spot.word for spot in prompt.spots}
    return frozenset({"person", f"asked:{prompt.kind}", *(f"offer:{word}" for word in words)})


def held(hand: Hand) -> frozenset[str]:
    """What the player is doing."""
    names = {f"mode:{type(hand.mode).__name__.lower()}"}
    if hand.offer is not None:
        names.add(f"aims:{hand.offer.word}")
    return frozenset(names)


def names_of(events: Iterable[Event], prefix: str) -> frozenset[str]:
    """What happened, as situations of this kind."""
    return frozenset(f"{prefix}:{type(event).__name__}" for event in events)


def deeds(action: Action, events: Iterable[Event]) -> frozenset[str]:
    """What a person did, and what came of it."""
    return frozenset({PLAYED, action_word(action), *(type(event).__name__ for event in events)})
