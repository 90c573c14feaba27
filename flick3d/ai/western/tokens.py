"""Tokens: what to take, drop, draw, turn over and keep."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from flick3d.ai.ideas import Idea, choice
from flick3d.ai.western.hidden import hidden_kinds, hidden_worth
from flick3d.ai.western.prospects import prospect
from flick3d.ai.western.survey import Survey
from flick3d.ai.western.turn import WIN, Turn
from flick3d.ai.western.worth import standing_worth
from flick3d.games.western.actions import Draw, Drop, Exchange, Keep, Leave, Take, Trade
from flick3d.games.western.actions import Turn as TurnOver
from flick3d.games.western.game import Western
from flick3d.games.western.state import State, other_side
from flick3d.games.western.vocabulary import Side
from flick3d.rules.prompts import Prompt

GAINING = (Take, Exchange, Drop, TurnOver, Keep, Trade, Leave)

NOTHING = 0.001
"""Exchanges that change less than this are for nothing, and cost an action."""

CURIOUS = 0.15
"""What a face-down token is worth beside what it is likely to be: whoever looks knows more."""


def token_ideas(turn: Turn, prompt: Prompt, game: Western) -> Iterator[Idea]:
    """All that can be done with tokens now; of tokens of the same kind only one is looked at."""
    before = holdings(turn.survey, turn.side)
    spent = turn.spent if turn.state.phase == "act" else 0.0
    known: dict[tuple[object, ...], float] = {}
    for action in prompt.choices:
        if isinstance(action, Draw):
            yield choice(action, drawn_worth(turn.state) + spent, "draw")
        elif isinstance(action, GAINING):
            key = _alike(turn.state, action)
            if key not in known:
                after, _ = game.apply(turn.state, action, None, turn.survey.ground)
                known[key] = _worth(turn, after) - before
                if isinstance(action, Exchange) and abs(known[key]) < NOTHING:
                    known[key] = -1.0
            yield choice(action, known[key] + spent, type(action).__name__.lower())


def holdings(survey: Survey, side: Side) -> float:
    """What a side has and how far its goals are, without what men see of each other."""
    ours, theirs = prospect(survey, side), prospect(survey, other_side(side))
    return standing_worth(survey.state, side) + ours.worth(survey) - theirs.worth(survey)


def drawn_worth(state: State) -> float:
    """What a face-down token is likely to be worth."""
    slots = len(state.tokens_at(state.active))
    expected = hidden_worth(state)
    return (expected if slots < 2 else 0.2 * expected) + CURIOUS


def imagined(state: State, chance: Random) -> State:
    """The state with made-up kinds for all face-down tokens, and a made-up seed."""
    hidden = [kind for kind, count in sorted(hidden_kinds(state).items()) for _ in range(count)]
    chance.shuffle(hidden)
    tokens = []
    for token in state.tokens:
        kind = token.kind
        if not token.face_up:
            kind = hidden.pop() if hidden else "document"  # type: ignore[assignment]
        tokens.append(msgspec.structs.replace(token, kind=kind))
    return msgspec.structs.replace(state, tokens=tuple(tokens), seed=chance.getrandbits(31))


def _worth(turn: Turn, after: State) -> float:
    if after.outcome is not None:
        return 0.0 if after.outcome.winner is None else WIN if after.outcome.winner == turn.side else -WIN
    survey = Survey(after, turn.survey.ground, turn.survey.land, turn.survey.pieces, turn.survey.slide)
    return holdings(survey, turn.side)


def _alike(state: State, action: object) -> tuple[object, ...]:
    """The same for two actions that differ only in which of some equal tokens they are about."""
    kinds = []
    for name in ("token", "dropped"):
        token = getattr(action, name, None)
        if token is not None:
            found = state.token(token)
            kinds.append((found.kind, found.turned, found.at))
    return type(action), *kinds
