"""Prospects: how far a side is with the scenario's goals, and what its men should do for them."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from flick3d.ai.western.carrying import HELD, Part, bring_tokens, fetch, send_nearest, visit
from flick3d.ai.western.errands import WORTH, Errand, held, lies, to_door, to_spot, vital, way_out
from flick3d.ai.western.hidden import hidden_worth
from flick3d.ai.western.survey import Survey
from flick3d.games.western.ending import progress
from flick3d.games.western.state import Cowboy
from flick3d.games.western.vocabulary import Goal, Side

PRESSING = 0.8
"""By how much more a goal counts at noon than at the first hour."""

ARMOURY = 0.8
"""Share of what a face-down token is likely to be worth that it is worth to be in the house where it lies."""

GUARD = 2.5
"""What it is worth to have a man in the house where the enemies have to go."""


class Prospect(msgspec.Struct, frozen=True):
    """How far a side is with its goals, and what its men can do for them."""

    reached: float
    errands: tuple[Errand, ...]

    def worth(self, survey: Survey) -> float:
        """All of it as one number, in hit points."""
        return self.reached + sum(errand.worth_now(survey) for errand in self.errands)


def prospect(survey: Survey, side: Side) -> Prospect:
    """What there is to say about the goals of a side, but for eliminations, which hit points tell."""
    reached = 0.0
    errands: list[Errand] = []
    for goal in survey.state.scenario.goals:
        if goal.side not in (None, side):
            errands += _guarding(survey, side, goal)
            continue
        pressing = urgency(survey)
        for found in _PARTS[goal.word](survey, side, goal) if goal.word in _PARTS else ():
            if isinstance(found, Errand):
                errands.append(msgspec.structs.replace(found, worth=found.worth * pressing))
            else:
                reached += found * pressing
    hidden = [token for token in survey.state.tokens if not token.face_up]
    errands += visit(survey, side, hidden, ARMOURY * hidden_worth(survey.state), "draw")
    return Prospect(reached, tuple(errands))


def urgency(survey: Survey) -> float:
    """By how much a goal counts more, the fewer hours are left to reach it."""
    start = survey.state.scenario.clock.start
    return 1.0 + PRESSING * (survey.state.hour - start) / max(1, 12 - start)


def _gather(survey: Survey, side: Side, goal: Goal) -> Part:
    wanted = goal.gather
    assert wanted is not None
    yield from bring_tokens(survey, side, str(wanted.token), wanted.count, house=wanted.building)


def _escape(survey: Survey, side: Side, goal: Goal) -> Part:
    wanted = goal.escape
    assert wanted is not None
    if wanted.token is not None:
        yield from bring_tokens(survey, side, wanted.token, 1, exit_name=wanted.exit)
        return
    ways = way_out(survey, wanted.exit)
    for figure in wanted.who:
        man = survey.state.cowboy(figure)
        if man.on_table and man.side == side:
            yield 0.25 * WORTH
            yield Errand(man.id, WORTH * vital(man), ways, exit=wanted.exit, goal="exit")
        elif man.on_table:
            yield from _freeing(survey, side, man)


def _reach(survey: Survey, side: Side, goal: Goal) -> Part:
    wanted = goal.reach
    assert wanted is not None
    # Each of them can lose it for all.
    share = WORTH / math.sqrt(len(wanted.who))
    for figure in wanted.who:
        man = survey.state.cowboy(figure)
        if man.posture == "safe":
            yield 1.25 * share
        elif man.on_table and man.side == side and wanted.building in survey.state.layout:
            open_to_all = HELD if held(survey, side, wanted.building) else 1.0
            yield 0.25 * share
            worth = share * vital(man) * open_to_all
            yield Errand(man.id, worth, to_door(survey, wanted.building), house=wanted.building, goal="reach")
        elif man.on_table and man.side == "neutral":
            yield from _freeing(survey, side, man)


def _turn(survey: Survey, side: Side, goal: Goal) -> Part:
    wanted = goal.turn
    assert wanted is not None
    share = WORTH / wanted.count
    tokens = [token for token in survey.state.tokens if token.kind == wanted.token]
    yield share * min(wanted.count, sum(token.turned for token in tokens))
    yield from visit(survey, side, [token for token in tokens if not token.turned], 0.4 * share, "turn")


def _duels(survey: Survey, side: Side, goal: Goal) -> Part:
    done, wanted = progress(survey.state, goal, side)
    yield WORTH * done / wanted


def _guarding(survey: Survey, side: Side, goal: Goal) -> Iterator[Errand]:
    """What a side does against a goal of the enemies: stands in the house that they need, turns tokens back."""
    house = goal.gather.building if goal.gather is not None else goal.reach.building if goal.reach is not None else None
    if house is not None and house in survey.state.layout and survey.state.scenario.rules.duels:
        yield from send_nearest(survey, side, to_door(survey, house), GUARD, house, "guard")
    if goal.escape is not None and any(_may_leave(survey, man, goal) for man in survey.enemies(side)):
        yield from send_nearest(survey, side, way_out(survey, goal.escape.exit), GUARD, "", "guard")
    if goal.turn is not None:
        turned = [token for token in survey.state.tokens if token.kind == goal.turn.token and token.turned]
        yield from visit(survey, side, turned, 0.4 * WORTH / goal.turn.count, "turn")


def _may_leave(survey: Survey, man: Cowboy, goal: Goal) -> bool:
    assert goal.escape is not None
    token = goal.escape.token
    return man.id in goal.escape.who or (token is not None and survey.state.carries(man.id, token) > 0)


def _freeing(survey: Survey, side: Side, man: Cowboy) -> Part:
    """Before a neutral man joins: dynamite must come to the house that holds him, or a shooter before the gallows."""
    for trigger in survey.state.scenario.triggers:
        if trigger.then.join != man.id or trigger.then.side != side:
            continue
        house = trigger.when.blown_up
        if house is None:
            yield from send_nearest(survey, side, to_spot(survey, man.id), 0.08 * WORTH, "", "free")
        elif house in survey.state.layout:
            ways = to_door(survey, house)
            sticks = [token for token in survey.state.tokens if token.kind == "dynamite"]
            carriers = [each for each in survey.state.living(side) if survey.state.carries(each.id, "dynamite")]
            if carriers:
                yield 0.1 * WORTH
            for carrier in carriers:
                yield Errand(carrier.id, 0.3 * WORTH * vital(carrier), ways, goal="free")
            lying = [token for token in sticks if lies(survey, token)]
            yield from fetch(survey, side, lying[:1], (0.06 if carriers else 0.2) * WORTH)


_PARTS = {"gather": _gather, "escape": _escape, "reach": _reach, "turn": _turn, "win_duels": _duels}
