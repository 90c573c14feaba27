"""A player who answers any prompt of any game by chance."""

from __future__ import annotations

from random import Random

from flick3d.rules.actions import Action, action_text
from flick3d.rules.outline import Point, encloses
from flick3d.rules.prompts import FlickOffer, Prompt, SpotOffer, TurnOffer

TRIES = 1000
"""How many places are tried for a spot; an outline that covers a tenth of its rectangle is missed with 1e-46."""


def random_action(prompt: Prompt, chance: Random) -> str:
    """The text of a legal action, each choice, flick, turn and spot of the prompt equally likely.

    A flick has any speed of its range and any direction of its arc, a turn any direction, a spot any place inside its
    outline. Raises
    ValueError when the prompt offers nothing.
    """
    options: tuple[Action | FlickOffer | TurnOffer | SpotOffer, ...] = (
        *prompt.choices,
        *prompt.flicks,
        *prompt.turns,
        *prompt.spots,
    )
    if not options:
        raise ValueError(f"the prompt {prompt.kind!r} offers nothing")
    chosen = options[chance.randrange(len(options))]
    match chosen:
        case FlickOffer(lowest_speed=lowest, highest_speed=highest):
            first, last = chosen.arc or (0.0, 360.0)
            span = (last - first) % 360.0 or 360.0
            return chosen.text(first + span * chance.random(), chance.uniform(lowest, highest))
        case TurnOffer():
            return chosen.text(360.0 * chance.random())
        case SpotOffer(outline=outline):
            return chosen.text(*_inside(outline, chance), 360.0 * chance.random() if chosen.turns else 0.0)
        case _:
            return action_text(chosen)


def _inside(outline: tuple[Point, ...], chance: Random) -> Point:
    """Any place inside a closed line, by trying places of the rectangle around it; its first corner if none is."""
    xs, ys = zip(*outline, strict=True)
    for _ in range(TRIES):
        x, y = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))
        if encloses(outline, x, y):
            return x, y
    return outline[0]
