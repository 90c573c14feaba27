"""A player who answers any prompt of any game by chance."""

from __future__ import annotations

from random import Random

from flick3d.rules.actions import Action, action_text
from flick3d.rules.prompts import FlickOffer, Prompt, TurnOffer


def random_action(prompt: Prompt, chance: Random) -> str:
    """The text of a legal action, each choice, flick and turn of the prompt equally likely.

    A flick has any speed of its range and any direction of its arc, a turn any direction. Raises ValueError when the
    prompt offers nothing.
    """
    options: tuple[Action | FlickOffer | TurnOffer, ...] = (*prompt.choices, *prompt.flicks, *prompt.turns)
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
        case _:
            return action_text(chosen)
