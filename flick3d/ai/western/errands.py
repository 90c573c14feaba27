"""Errands: who of a side should go where for the scenario's goals, and how far the goals are already."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from flick3d.ai.western.fans import Point
from flick3d.ai.western.survey import Survey
from flick3d.ai.western.terrain import Ways
from flick3d.games.western.ending import progress
from flick3d.games.western.state import GROUND, Cowboy, Token, other_side
from flick3d.games.western.vocabulary import Goal, Side

FAR = 40.0
"""cm: what is so far away is half as good as what is here."""

DOORSTEP = 8.0
"""cm that are added to a way for the last step into a house."""

WORTH = 40.0
"""What a goal is worth that is as good as reached, in hit points."""

CARRIED, FETCHED = 0.55, 0.5
"""Shares of a token's worth: in a man's slot, and for a man who is on his way to it."""

ARMOURY = 1.0
"""What it is worth to be in a house where something lies face down."""

GUARD = 2.5
"""What it is worth to have a man in the house where the enemies have to go."""


class Errand(msgspec.Struct, frozen=True):
    """A man should come near a place: `worth` when he is there, half of it when he is `FAR` away.

    ways: to the place. house: id of the house that he should enter, or "". exit: name of the exit, or "".
    """

    man: str
    worth: float
    ways: Ways
    house: str = ""
    exit: str = ""
    goal: str = ""

    def at(self, x: float, y: float) -> float:
        """What the errand is worth while the man is at a point of the table."""
        return self.worth * near(self.ways.length(x, y) + (DOORSTEP if self.house else 0.0))

    def worth_now(self, survey: Survey) -> float:
        """What it is worth where the man is now."""
        man = survey.state.cowboy(self.man)
        if self.house and survey.house_of(man) == self.house:
            return self.worth
        spot = survey.spots.get(self.man)
        return 0.0 if spot is None else self.at(*spot)


class Prospect(msgspec.Struct, frozen=True):
    """How far a side is with its goals, and what its men can do for them."""

    reached: float
    errands: tuple[Errand, ...]

    def worth(self, survey: Survey) -> float:
        """All of it as one number, in hit points."""
        return self.reached + sum(errand.worth_now(survey) for errand in self.errands)


def near(length: float) -> float:
    """1 for what is here, 1/2 for what is `FAR` away, 0 for what cannot be reached."""
    return 0.0 if math.isinf(length) else FAR / (FAR + length)


def vital(man: Cowboy) -> float:
    """How likely a man brings something to its end, by his hit points."""
    return man.hit_points / (man.hit_points + 0.7)


def prospect(survey: Survey, side: Side) -> Prospect:
    """What there is to say about the goals of a side, but for eliminations, which hit points tell."""
    reached = 0.0
    errands: list[Errand] = []
    for goal in survey.state.scenario.goals:
        if goal.side not in (None, side):
            errands += _guarding(survey, side, goal)
            continue
        for found in _PARTS[goal.word](survey, side, goal) if goal.word in _PARTS else ():
            if isinstance(found, Errand):
                errands.append(found)
            else:
                reached += found
    hidden = [token for token in survey.state.tokens if not token.face_up]
    errands += _visits(survey, side, hidden, ARMOURY, "draw")
    return Prospect(reached, tuple(errands))


Part = Iterator["float | Errand"]


def _gather(survey: Survey, side: Side, goal: Goal) -> Part:
    wanted = goal.gather
    assert wanted is not None
    yield from _tokens(survey, side, str(wanted.token), wanted.count, house=wanted.building)


def _escape(survey: Survey, side: Side, goal: Goal) -> Part:
    wanted = goal.escape
    assert wanted is not None
    if wanted.token is not None:
        yield from _tokens(survey, side, wanted.token, 1, exit_name=wanted.exit)
        return
    ways = way_out(survey, wanted.exit)
    for figure in wanted.who:
        man = survey.state.cowboy(figure)
        if man.on_table and man.side == side:
            yield 0.25 * WORTH
            yield Errand(man.id, 0.7 * WORTH * vital(man), ways, exit=wanted.exit, goal="exit")
        elif man.on_table:
            yield from _freeing(survey, side, man)


def _reach(survey: Survey, side: Side, goal: Goal) -> Part:
    wanted = goal.reach
    assert wanted is not None
    share = WORTH / len(wanted.who)
    for figure in wanted.who:
        man = survey.state.cowboy(figure)
        if man.posture == "safe":
            yield share
        elif man.on_table and man.side == side and wanted.building in survey.state.layout:
            held = 0.6 if _held(survey, side, wanted.building) else 1.0
            yield 0.25 * share
            worth = 0.7 * share * vital(man) * held
            yield Errand(man.id, worth, to_door(survey, wanted.building), house=wanted.building, goal="reach")
        elif man.on_table and man.side == "neutral":
            yield from _freeing(survey, side, man)


def _turn(survey: Survey, side: Side, goal: Goal) -> Part:
    wanted = goal.turn
    assert wanted is not None
    share = WORTH / wanted.count
    tokens = [token for token in survey.state.tokens if token.kind == wanted.token]
    yield share * min(wanted.count, sum(token.turned for token in tokens))
    yield from _visits(survey, side, [token for token in tokens if not token.turned], 0.4 * share, "turn")


def _duels(survey: Survey, side: Side, goal: Goal) -> Part:
    done, wanted = progress(survey.state, goal, side)
    yield WORTH * done / wanted


def _guarding(survey: Survey, side: Side, goal: Goal) -> Iterator[Errand]:
    """What a side does against a goal of the enemies: stands in the house that they need, turns tokens back."""
    house = goal.gather.building if goal.gather is not None else goal.reach.building if goal.reach is not None else None
    if house is not None and house in survey.state.layout and survey.state.scenario.rules.duels:
        yield from _nearest(survey, side, to_door(survey, house), GUARD, house, "guard")
    if goal.turn is not None:
        turned = [token for token in survey.state.tokens if token.kind == goal.turn.token and token.turned]
        yield from _visits(survey, side, turned, 0.4 * WORTH / goal.turn.count, "turn")


def _tokens(survey: Survey, side: Side, kind: str, count: int, house: str = "", exit_name: str = "") -> Part:
    """Tokens that must come to a house or to an exit."""
    state = survey.state
    if house and house not in state.layout:
        return
    share = WORTH / count
    ways = to_door(survey, house) if house else way_out(survey, exit_name)
    held = 0.6 if house and _held(survey, side, house) else 1.0
    left = count
    lying: list[Token] = []
    carried: list[tuple[Cowboy, Token]] = []
    for token in state.tokens:
        if token.kind != kind:
            continue
        carrier = next((man for man in state.cowboys if man.id == token.at), None)
        if token.at == house or (carrier is not None and house and carrier.inside == house and carrier.side == side):
            left -= 1
            yield share
        elif carrier is None and _lies(survey, token):
            lying.append(token)
        elif carrier is not None and carrier.on_table and carrier.side == side:
            carried.append((carrier, token))
    carried.sort(key=lambda each: ways.length(*survey.spots[each[0].id]))
    for carrier, _ in carried[: max(0, left)]:
        yield CARRIED * share
        worth = 0.5 * share * vital(carrier) * held
        yield Errand(carrier.id, worth, ways, house=house, exit=exit_name, goal="bring")
        left -= 1
    yield from _fetching(survey, side, lying[: max(0, left)], FETCHED * share)


def _fetching(survey: Survey, side: Side, tokens: list[Token], worth: float) -> Iterator[Errand]:
    """Each of these tokens is fetched by the nearest man who has a slot left."""
    slots = {man.id: 2 - len(survey.state.tokens_at(man.id)) for man in survey.state.living(side)}
    for token in tokens:
        house = "" if token.at == GROUND else token.at
        ways = to_door(survey, house) if house else to_spot(survey, token.id)
        able = [(ways.length(*survey.spots[man]), man) for man, free in slots.items() if free > 0]
        inside = [man for man, free in slots.items() if free > 0 and house and survey.state.cowboy(man).inside == house]
        if not able:
            return
        man = min(inside, default=min(able)[1])
        slots[man] -= 1
        yield Errand(man, worth, ways, house=house, goal="fetch")


def _visits(survey: Survey, side: Side, tokens: list[Token], worth: float, goal: str) -> Iterator[Errand]:
    """Each of the houses where these tokens are is visited by another man, the nearest ones first."""
    men = {man.id for man in survey.state.living(side)}
    pairs = []
    for token in tokens:
        if token.at == GROUND or not _lies(survey, token):
            continue
        ways = to_door(survey, token.at)
        for man in sorted(men):
            here = survey.state.cowboy(man).inside == token.at
            pairs.append((-1.0 if here else ways.length(*survey.spots[man]), man, token.at))
    done: set[str] = set()
    for _, man, house in sorted(pairs):
        if man in done or house in done:
            continue
        done |= {man, house}
        yield Errand(man, worth, to_door(survey, house), house=house, goal=goal)


def _nearest(survey: Survey, side: Side, ways: Ways, worth: float, house: str, goal: str) -> Iterator[Errand]:
    men = survey.state.living(side)
    if men:
        man = min(men, key=lambda each: (each.inside != house, ways.length(*survey.spots[each.id]), each.id))
        yield Errand(man.id, worth, ways, house=house, goal=goal)


def _freeing(survey: Survey, side: Side, man: Cowboy) -> Part:
    """Before a neutral man joins: dynamite must come to the house that holds him, or a shooter before the gallows."""
    for trigger in survey.state.scenario.triggers:
        if trigger.then.join != man.id or trigger.then.side != side:
            continue
        house = trigger.when.blown_up
        if house is None:
            yield from _nearest(survey, side, to_spot(survey, man.id), 0.08 * WORTH, "", "free")
        elif house in survey.state.layout:
            ways = to_door(survey, house)
            sticks = [token for token in survey.state.tokens if token.kind == "dynamite"]
            carriers = [each for each in survey.state.living(side) if survey.state.carries(each.id, "dynamite")]
            if carriers:
                yield 0.17 * WORTH
            for carrier in carriers:
                yield Errand(carrier.id, 0.2 * WORTH * vital(carrier), ways, goal="free")
            lying = [token for token in sticks if _lies(survey, token)]
            yield from _fetching(survey, side, lying[:1], (0.04 if carriers else 0.15) * WORTH)


def _lies(survey: Survey, token: Token) -> bool:
    """Whether a token lies in a house that can be entered, or on the ground."""
    return token.at == GROUND or any(not house.closed for house in survey.state.buildings if house.piece == token.at)


def _held(survey: Survey, side: Side, house: str) -> bool:
    return any(man.side == other_side(side) for man in survey.state.inside(house))


def to_door(survey: Survey, house: str) -> Ways:
    """The ways to the door of a house."""
    return survey.land.ways(survey.before_door(house))


def to_spot(survey: Survey, piece: str) -> Ways:
    """The ways to a piece, from all around it."""
    pose = survey.state.layout[piece].pose
    turns = [math.radians(45.0 * turn) for turn in range(8)]
    return survey.land.ways(*((pose.x + 4.0 * math.cos(turn), pose.y + 4.0 * math.sin(turn)) for turn in turns))


def way_out(survey: Survey, name: str) -> Ways:
    """The ways to a marked exit. Raises KeyError for an unknown name."""
    found = survey.state.scenario.exit(name)
    if found is None:
        raise KeyError(name)
    return survey.land.ways(*exit_points(found.begins, found.ends))


def exit_points(begins: Point, ends: Point) -> Iterator[Point]:
    """Points on an exit, a little away from its ends."""
    for step in range(5):
        share = 0.1 + 0.2 * step
        yield begins[0] + share * (ends[0] - begins[0]), begins[1] + share * (ends[1] - begins[1])


_PARTS = {"gather": _gather, "escape": _escape, "reach": _reach, "turn": _turn, "win_duels": _duels}
