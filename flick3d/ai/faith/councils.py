"""Ideas before the Mission: which god to be, how to vote, how many Templars to take (F10, F22, G4, L7)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from flick3d.ai.faith.judge import Judge
from flick3d.ai.faith.tally import TEMPLE, Tally
from flick3d.ai.faith.worth import outlook, worth
from flick3d.ai.ideas import Idea, choice
from flick3d.games.faith.actions import Choose, Pick, Swap, Vote
from flick3d.games.faith.components import PROPHETS_EACH
from flick3d.games.faith.gods import GodName
from flick3d.games.faith.laws import LawName
from flick3d.games.faith.state import State
from flick3d.rules.prompts import Prompt

LIKING: Mapping[GodName, float] = {
    "tyr": 0.5,
    "freja": 0.0,
    "zeus": 0.0,
    "themis": 0.5,
    "ra": 0.0,
    "anubis": 0.0,
    "dagda": 0.5,
    "morrigan": 0.0,
}
"""About how many VP a god brings in a match beyond the others' mean, in matches of four equal computer players; drawn
towards 0, as even a hundred matches tell it to no more than 1 VP.
"""
NO_LAWS = -10.0
"""What a god is worth whose gift needs Laws, where there are none."""
MOOD = 2.0
"""VP by which a god is liked more or less, as one is in the mood."""
HEAVY = 0.25
"""VP that a Templar is worth more than a Prophet."""
SHAKEN = 0.3
"""VP that an Earthquake costs for each Temple and each Generation in which it would count."""
BOWLED = 0.6
"""VP that banishing Laws and gods bring in a Generation to those who are made for it."""


def god_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:
    """Which god of the own card to be: the one who does a little better, or whom one is in the mood for (F10)."""
    state = judge.state
    ideas = []
    for action in prompt.choices:
        assert isinstance(action, Choose)
        liking = LIKING[action.god]
        if state.book.pantheon.gods[action.god].law_points and not state.scenario.laws:
            liking = NO_LAWS
        ideas.append(msgspec.structs.replace(choice(action, liking, "god"), whim=MOOD))
    return tuple(ideas)


def vote_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:  # noqa: ARG001
    """The thumb for the Law that is better for the player than the other one (F22)."""
    upper, lower = (law_worth(judge, law) for law in judge.state.agenda)
    return (
        choice(Vote("up"), (upper - lower) / 2.0, judge.state.agenda[0]),
        choice(Vote("down"), (lower - upper) / 2.0, judge.state.agenda[1]),
    )


def verdict_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:
    """The Law that Themis picks (G4)."""
    return tuple(
        choice(action, law_worth(judge, action.law), action.law)
        for action in prompt.choices
        if isinstance(action, Pick)
    )


def templar_ideas(judge: Judge, prompt: Prompt) -> tuple[Idea, ...]:  # noqa: ARG001
    """As many of the bigger, heavier discs as there may be (L7)."""
    return tuple(
        choice(action, HEAVY * action.templars, "templars") for action in prompt.choices if isinstance(action, Swap)
    )


def law_worth(judge: Judge, law: LawName) -> float:
    """How good the table is for the player under a Law, VP."""
    state = msgspec.structs.replace(judge.state, laws=(*judge.state.laws, law))
    figures = state.book.laws[law]
    found = _converted(judge.now, figures.converts)
    good = worth(found, judge.player, outlook(state, judge.level))
    good += _for_gods(state, judge.player, law)
    if figures.quake is not None:
        left = 1.0 + outlook(state, judge.level).generations
        good -= SHAKEN * left * _lead(_temples(found), judge.player)
    return good


def _converted(found: Tally, converts: int) -> Tally:
    """Everybody has so many Prophets more (L8)."""
    if not converts:
        return found
    more = [min(PROPHETS_EACH, discs + converts) - discs for discs in found.discs]
    return msgspec.structs.replace(
        found,
        discs=tuple(discs + each for discs, each in zip(found.discs, more, strict=True)),
        unflicked=tuple(unflicked + each for unflicked, each in zip(found.unflicked, more, strict=True)),
    )


def _for_gods(state: State, player: int, law: LawName) -> float:
    """What a Law is worth to the player's god, less what it is worth to the others'."""
    figures = state.book.laws[law]
    gain = []
    for name in state.players:
        god = state.god(name)
        heavy = god is not None and (god.sphinx_speed is not None or god.banishing is not None)
        gain.append(BOWLED if figures.banishing is not None and heavy else 0.0)
    return _lead(gain, player)


def _temples(found: Tally) -> list[float]:
    """How many Temples each player has on the Islands."""
    return [float(sum(island[n][TEMPLE] for island in found.islands)) for n in range(len(found.points))]


def _lead(each: list[float], player: int) -> float:
    """How much a player has more than the others on average."""
    others = [one for index, one in enumerate(each) if index != player]
    return each[player] - sum(others) / len(others)
