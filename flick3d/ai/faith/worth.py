"""What a tally is worth to a player: points, what the Worship will pay, discs to come, Temples over the Generations."""

from __future__ import annotations

import math

import msgspec

from flick3d.ai.faith.board import NOWHERE
from flick3d.ai.faith.tally import FAST, Tally
from flick3d.ai.hand import noise
from flick3d.ai.levels import Level
from flick3d.games.faith.components import generations
from flick3d.games.faith.constraints import handicap
from flick3d.games.faith.influence import DOMINATION_POINTS, NAVEL_POINTS, PRESENCE_POINTS
from flick3d.games.faith.laws import Law, those_that_last
from flick3d.games.faith.state import State
from flick3d.rules.prompts import Handicap

STRONGEST, OTHERS = 0.7, 0.3
"""How much the strongest rival's prospects count against the own ones, and the mean of all rivals'."""
EDGE_RISK, DEEP_RISK = 0.08, 0.045
"""Share of the Prophets at an Island's edge, and deep in it, that one rival flick still to come takes away."""
OWN_WAY = 0.1
"""Share of the Islands without Presence where one own flick still to come will bring it."""
STEADY, SWING = 0.12, 0.33
"""Spread of a majority: without any flick to come, and for one flick more."""
SPARE = 0.8
"""VP that a disc brings that does not reach the Navel."""
NAVEL_WAY, NAVEL_WINDOW = 23.5, 3.2
"""cm from a cloud to the Navel, and how far from its middle a disc may stop."""
NAVEL_SHARE = 0.45
"""Share of the flicks that go to the Navel; the others bring Temples and Prophets to Islands."""
WINS_TIES = 1.0
"""Lead by which a player with a fastened disc is ahead of where the others would be: ties are his (G1)."""
COMING_BACK = 1.0
"""VP that Anubis loses when a disc has come back: it is no more than one average flick that was saved (G6)."""
WON = 100.0


class Pay(msgspec.Struct, frozen=True):
    """What the Worship pays (F40, F41, L12, L14, L16), and how likely a flick at the Navel stops there."""

    presence: float
    domination: float
    temples_dominate: bool
    tour: tuple[tuple[int, int], ...]
    navel: float


class Outlook(msgspec.Struct, frozen=True):
    """The rest of a match: what this Generation pays, what later ones pay, and how many come.

    foresight: whether rivals' answers are counted with.
    """

    now: Pay
    later: Pay
    generations: int
    foresight: bool


def within(window: float, spread: float) -> float:
    """The chance that an error with this standard deviation is smaller than the window."""
    return 1.0 if spread <= 0.0 else math.erf(window / (spread * math.sqrt(2.0)))


def outlook(state: State, level: Level) -> Outlook:
    """What is still to come in this match."""
    laws = state.active_laws
    lasting = tuple(state.book.laws[name] for name in those_that_last(state.book.laws, state.laws))
    left = generations(len(state.players)) - max(1, state.generation)
    now = _pay(laws, level, handicap(state))
    return Outlook(now, _pay(lasting, level, Handicap()), max(0, left), level.foresight)


def _pay(laws: tuple[Law, ...], level: Level, hand: Handicap) -> Pay:
    angle, share = noise(level, hand)
    window = NAVEL_WINDOW
    reach = within(window, NAVEL_WAY * math.radians(angle)) * within(window, 2.0 * share * NAVEL_WAY)
    if any(law.rolls for law in laws):
        reach *= 0.7
    if any(law.wind is not None for law in laws):
        reach *= 0.9
    return Pay(
        next((float(law.presence) for law in laws if law.presence is not None), float(PRESENCE_POINTS)),
        next((float(law.domination) for law in laws if law.domination is not None), float(DOMINATION_POINTS)),
        all(law.temples_dominate for law in laws),
        tuple(sorted(pair for law in laws for pair in law.tour.items())),
        reach,
    )


def elsewhere_too(ahead: Outlook) -> Outlook:
    """The outlook in which not every flick to come goes to the Navel: where Temples stand is then seen soberly."""
    now, later = (msgspec.structs.replace(pay, navel=NAVEL_SHARE * pay.navel) for pay in (ahead.now, ahead.later))
    return msgspec.structs.replace(ahead, now=now, later=later)


def worth(found: Tally, player: int, ahead: Outlook) -> float:
    """How good a tally is for a player, in VP: the own prospects less those of the others."""
    prospects = _prospects(found, ahead)
    rivals = [each for index, each in enumerate(prospects) if index != player]
    return prospects[player] - STRONGEST * max(rivals) - OTHERS * sum(rivals) / len(rivals)


def _prospects(found: Tally, ahead: Outlook) -> list[float]:
    """The VP that every player may hope for at the end."""
    hopes = [points + here for points, here in zip(found.points, _generation(found, ahead.now, ahead), strict=True)]
    if found.returned != NOWHERE:
        hopes[found.returned] -= COMING_BACK
    if ahead.generations:
        temples = msgspec.structs.replace(
            found,
            islands=tuple(tuple((each[0], 0, 0, 0) for each in island) for island in found.islands),
            unflicked=found.discs,
        )
        later = _generation(temples, ahead.later, ahead)
        hopes = [hope + ahead.generations * more for hope, more in zip(hopes, later, strict=True)]
    else:
        # A tie is decided by the Temples (F51).
        hopes = [hope + 0.05 * sum(island[player][0] for island in found.islands) for player, hope in enumerate(hopes)]
    return hopes


def _generation(found: Tally, pay: Pay, ahead: Outlook) -> list[float]:
    """The VP that every player may hope for in one Generation, from what stands and what is still to be flicked."""
    players = range(len(found.points))
    coming = sum(found.unflicked)
    spread = STEADY + (SWING * math.sqrt(coming) if ahead.foresight else 0.0)
    hopes = [0.0 for _ in players]
    presences: list[list[float]] = [[] for _ in players]
    keep = [_kept(coming - found.unflicked[player], ahead.foresight) for player in players]
    for index, island in enumerate(found.islands):
        strength = []
        for player in players:
            temples, fast, deep, edge = island[player]
            deep_stays, edge_stays = keep[player]
            prophets = fast + deep_stays * deep + edge_stays * edge
            strength.append(prophets + (temples if pay.temples_dominate else 0))
            absent = 1.0 - OWN_WAY * found.unflicked[player] if ahead.foresight else 1.0
            if temples or fast:
                absent = 0.0
            else:
                absent = max(0.2, absent) * (1.0 - deep_stays) ** deep * (1.0 - edge_stays) ** edge
            presences[player].append(1.0 - absent)
        if index in found.silenced:
            continue
        for player in players:
            others = max(each for other, each in enumerate(strength) if other != player)
            lead = strength[player] - others - 0.5 + (WINS_TIES if island[player][FAST] else 0.0)
            majority = 0.5 * (1.0 + math.erf(lead / (spread * 1.4142)))
            hopes[player] += pay.presence * presences[player][index] + pay.domination * majority
    for player in players:
        present = sum(presences[player])
        landing = pay.navel * (NAVEL_POINTS + present) + (1.0 - pay.navel) * SPARE * 0.5
        hopes[player] += found.unflicked[player] * max(SPARE, landing)
        if pay.tour:
            hopes[player] += _tour(presences[player], pay.tour)
    return hopes


def _kept(rival_flicks: int, foresight: bool) -> tuple[float, float]:
    """Which share of Prophets stays until the Worship: of those deep in an Island, and of those at its edge."""
    if not foresight:
        return 1.0, 1.0
    return math.exp(-DEEP_RISK * rival_flicks), math.exp(-EDGE_RISK * rival_flicks)


def _tour(presences: list[float], tour: tuple[tuple[int, int], ...]) -> float:
    """The expected VP of the Grand Tour (L12)."""
    chances = [1.0]
    for each in presences:
        chances = [
            (chances[many] * (1.0 - each) if many < len(chances) else 0.0) + (chances[many - 1] * each if many else 0.0)
            for many in range(len(chances) + 1)
        ]
    return sum(points * chances[islands] for islands, points in tour if islands < len(chances))
