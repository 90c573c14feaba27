"""Carrying: who fetches what, who brings it where, and who looks into which house."""

from __future__ import annotations

from collections.abc import Iterator

from flick3d.ai.western.errands import WORTH, Errand, held, lies, to_door, to_spot, vital, way_out
from flick3d.ai.western.survey import Survey
from flick3d.ai.western.terrain import Ways
from flick3d.games.western.state import GROUND, Cowboy, Token
from flick3d.games.western.vocabulary import Side

CARRIED, FETCHED, BROUGHT, DELIVERED = 0.45, 0.42, 1.0, 1.4
"""Shares of a token's worth: in a man's slot, for a man who is on his way to it, for one who is on his way with it, and
where it shall be.
"""

HELD = 0.6
"""Share of an errand's worth that is left when an enemy is in the house."""

ROOM = 10.0
"""What it is worth that a man without a token leaves a house that is full, when another one must bring his there."""

Part = Iterator["float | Errand"]


def bring_tokens(survey: Survey, side: Side, kind: str, count: int, house: str = "", exit_name: str = "") -> Part:
    """Tokens that must come to a house or to an exit."""
    state = survey.state
    if house and house not in state.layout:
        return
    share = WORTH / count
    ways = to_door(survey, house) if house else way_out(survey, exit_name)
    open_to_all = HELD if house and held(survey, side, house) else 1.0
    left = count
    lying: list[Token] = []
    carried: list[tuple[Cowboy, Token]] = []
    for token in state.tokens:
        if token.kind != kind:
            continue
        carrier = next((man for man in state.cowboys if man.id == token.at), None)
        if token.at == house or (carrier is not None and house and carrier.inside == house and carrier.side == side):
            left -= 1
            yield DELIVERED * share
        elif carrier is None and lies(survey, token):
            lying.append(token)
        elif carrier is not None and carrier.on_table and carrier.side == side:
            carried.append((carrier, token))
    carried.sort(key=lambda each: ways.length(*survey.spots[each[0].id]))
    for carrier, _ in carried[: max(0, left)]:
        yield CARRIED * share
        worth = BROUGHT * share * vital(carrier) * open_to_all
        yield Errand(carrier.id, worth, ways, house=house, exit=exit_name, goal="bring")
        left -= 1
    yield from fetch(survey, side, lying[: max(0, left)], FETCHED * share)
    own = [man for man in state.inside(house) if man.side == side] if house else []
    if len(own) > 1 and any(carrier.inside != house for carrier, _ in carried):
        yield from (Errand(man.id, -ROOM, ways, house=house, goal="room") for man in own if not state.tokens_at(man.id))


def fetch(survey: Survey, side: Side, tokens: list[Token], worth: float) -> Iterator[Errand]:
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


def visit(survey: Survey, side: Side, tokens: list[Token], worth: float, goal: str) -> Iterator[Errand]:
    """Each of the houses where these tokens are is visited by another man, the nearest ones first."""
    men = {man.id for man in survey.state.living(side)}
    pairs = []
    for token in tokens:
        if token.at == GROUND or not lies(survey, token):
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


def send_nearest(survey: Survey, side: Side, ways: Ways, worth: float, house: str, goal: str) -> Iterator[Errand]:
    """The nearest man of a side goes to a place."""
    men = survey.state.living(side)
    if men:
        man = min(men, key=lambda each: (each.inside != house, ways.length(*survey.spots[each.id]), each.id))
        yield Errand(man.id, worth, ways, house=house, goal=goal)
