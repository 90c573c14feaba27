"""What a computer player means to do, as the input of a person who does the same, and how long it is shown. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from flick3d.rules.prompts import NO_HANDICAP, FlickOffer, Prompt
from flick3d.view.input.choosing import choices_of
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Facing, Hand, Mode, Placing

THINKS = 0.5
"""Seconds for which it is seen at least that somebody thinks."""
BEAT = 0.45
"""Seconds between what is chosen and that it is done."""
LOOKS, AIMS = 0.65, 0.45
"""Seconds of a glance at what a flick is meant for, and of the aim before the pull; meanwhile the camera comes back."""
PULLS, PULLS_MORE = 0.25, 0.4
"""Seconds of the weakest pull, and how many more the strongest one takes."""
HOLDS = 0.1
"""Seconds at the end of the pull."""

Stage = Literal["looking", "aiming", "pulling", "choosing", "over"]


class Intention(msgspec.Struct, frozen=True):
    """An action that is about to be played.

    prompt: what it answers. text: its text form. glances: whether the camera looks there first. silent: nobody may see
    it. seconds: for how long it has been shown.
    """

    prompt: Prompt
    text: str
    glances: bool = False
    silent: bool = False
    seconds: float = 0.0

    @property
    def mode(self) -> Mode:
        """What a person's hand would be doing at last."""
        return meant(self.prompt, self.text)

    @property
    def parts(self) -> tuple[tuple[Stage, float], ...]:
        """What is shown one after the other, and for how long, seconds."""
        if self.silent:
            return ()
        mode = self.mode
        if not isinstance(mode, Aiming):
            return (("choosing", BEAT),)
        pull = PULLS + PULLS_MORE * mode.strength + HOLDS
        look: tuple[tuple[Stage, float], ...] = (("looking", LOOKS),) if self.glances else ()
        return (*look, ("aiming", AIMS), ("pulling", pull))

    @property
    def stage(self) -> tuple[Stage, float]:
        """What is shown now, and for how long already."""
        since = self.seconds
        for stage, lasts in self.parts:
            if since < lasts:
                return stage, since
            since -= lasts
        return "over", since

    def after(self, seconds: float) -> Intention:
        """The same so much later."""
        return replace(self, seconds=self.seconds + seconds)

    def hurried(self) -> Intention:
        """The same when it has been seen."""
        return replace(self, seconds=sum(lasts for _, lasts in self.parts))


def meant(prompt: Prompt, text: str) -> Mode:
    """What a person's hand does when this action is what comes of it."""
    words = text.split(" ")
    for index, offer in enumerate(prompt.flicks):
        numbers = _numbers(words, (offer.word, *offer.fixed), 2)
        if numbers is not None:
            return Aiming(index, numbers[0], strength_of(offer, numbers[1]), by="keys")
    for turn in prompt.turns:
        numbers = _numbers(words, (turn.word,), 1)
        if numbers is not None:
            return Facing(numbers[0])
    for index, spot in enumerate(prompt.spots):
        numbers = _numbers(words, (spot.word, *spot.fixed), 3 if spot.turns else 2)
        if numbers is not None:
            return Placing(index, *numbers)
    chosen = next((word for word in reversed(words[1:]) if word in choices_of(prompt)), "")
    return Choosing(chosen) if chosen else Acting()


def strength_of(offer: FlickOffer, speed: float) -> float:
    """The strength, 0 to 1, of a speed, cm/s."""
    span = offer.highest_speed - offer.lowest_speed
    return min(1.0, max(0.0, (speed - offer.lowest_speed) / span)) if span > 0.0 else 1.0


def shown_hand(hand: Hand, intention: Intention) -> Hand:
    """The hand as if a person did what is meant, for marks and meter; no handicap bothers it."""
    prompt = intention.prompt
    mode = intention.mode
    stage, since = intention.stage
    if isinstance(mode, Aiming) and stage in ("pulling", "over"):
        lasts = PULLS + PULLS_MORE * mode.strength
        share = min(1.0, since / lasts) if stage == "pulling" else 1.0
        mode = Charging(mode, mode.strength * share)
    elif isinstance(mode, Aiming):
        mode = replace(mode, strength=0.35, by="pointer")
    steady = tuple(replace(offer, handicap=NO_HANDICAP) for offer in prompt.flicks)
    starts = tuple(0.0 for _ in steady)
    return replace(hand, prompt=replace(prompt, flicks=steady), starts=starts, mode=mode)


def _numbers(words: Sequence[str], head: tuple[str, ...], count: int) -> list[float] | None:
    """The numbers behind these first words, when there are just so many."""
    if tuple(words[: len(head)]) != head or len(words) != len(head) + count:
        return None
    try:
        return [float(word) for word in words[len(head) :]]
    except ValueError:
        return None
