"""What is asked now: who decides, and everything that is legal."""

from __future__ import annotations

from collections.abc import Iterator

from flick3d.games.faith.actions import Choose, Done, Fasten, Found, Leave, Pick, Swap, Vote
from flick3d.games.faith.constraints import (
    LOWEST_SPEED,
    TOP_SPEED,
    launch,
    may_be_flicked,
    one_of_each_kind,
    pairs,
)
from flick3d.games.faith.launching import offer, racing_prophet, racing_spot, spot_of
from flick3d.games.faith.powers import backstop, fastenable
from flick3d.games.faith.starting import most_templars
from flick3d.games.faith.state import State
from flick3d.games.faith.table import HAND
from flick3d.games.faith.temples import TEMPLE
from flick3d.games.faith.turns import founders, temples_to_place
from flick3d.rules.actions import Action
from flick3d.rules.game import Ground
from flick3d.rules.prompts import Barred, FlickOffer, Prompt, SpotOffer
from flick3d.rules.refusal import Refusal

BEFORE_FLICK = ("mission", "second", "stuck")
"""The phases in which a disc is about to be flicked."""


def prompt(state: State, ground: Ground) -> Prompt | None:
    """What is asked now; None when the match is over."""
    if state.phase == "over":
        return None
    return Prompt(
        kind=state.phase,
        team=state.active,
        player=state.active,
        piece=state.founding or state.again or next(iter(state.stuck), ""),
        choices=tuple(_choices(state, ground)),
        flicks=tuple(_flicks(state, ground)),
        spots=tuple(_spots(state, ground)),
        barred=tuple(_barred(state)),
    )


def _choices(state: State, ground: Ground) -> Iterator[Action]:
    match state.phase:
        case "gods":
            card = state.book.pantheon.card_of(state.colour(state.active))
            yield from (Choose(god) for god in state.book.pantheon.cards[card].gods)
        case "vote":
            yield from (Vote("up"), Vote("down"))
        case "verdict":
            yield from (Pick(law) for law in state.agenda)
        case "templars":
            yield from (Swap(number) for number in range(most_templars(state, state.active) + 1))
        case "stuck":
            yield Leave()
        case "temples":
            yield from (Fasten(component) for component in fastenable(state, ground))
            yield from (Found(component) for component in founders(state, ground))
            yield Done()
        case "heart":
            yield Done()
        case _:
            return


def _flicks(state: State, ground: Ground) -> Iterator[FlickOffer]:
    if state.phase == "race":
        disc, at = racing_prophet(state, state.active), racing_spot(state, state.active, ground)
        yield FlickOffer("race", (), disc.id, disc.kind, at, LOWEST_SPEED, TOP_SPEED)
        return
    if state.phase not in BEFORE_FLICK:
        return
    discs = may_be_flicked(state)
    if state.phase == "stuck":
        yield from (offer(state, "flick", (disc.id,), disc, ground) for disc in discs)
        return
    many = launch(state)
    if many == "stacked":
        for lower, upper in pairs(state):
            yield offer(state, "pair", (lower.id, upper.id), lower, ground, rider=upper.id)
        return
    word = "aim" if many == "two" and state.launch is None else "flick"
    yield from (offer(state, word, (disc.id,), disc, ground) for disc in one_of_each_kind(discs))


def _spots(state: State, ground: Ground) -> Iterator[SpotOffer]:
    if state.phase in BEFORE_FLICK:
        disc = may_be_flicked(state)[0]
        cloud = state.corner(state.active).border
        yield SpotOffer("put", (), disc.id, disc.kind, cloud, at=spot_of(state, disc, ground))
    if state.phase in ("mission", "stuck") and backstop(state) is not None:
        yield SpotOffer("stand", (), HAND, HAND, state.map.outline, turns=True)
    if state.phase == "raise":
        for temple in temples_to_place(state):
            for island in state.islands_of:
                border = state.map.island(island).border
                yield SpotOffer("raise", (temple,), temple, TEMPLE, border, at=state.map.island(island).city.at)
    if state.phase == "heart":
        yield SpotOffer("drop", (), "heart", "heart", state.map.outline, at=state.map.navel.at)


def _barred(state: State) -> Iterator[Barred]:
    god = state.god(state.active)
    if state.phase in ("mission", "stuck") and god is not None and god.hand is not None and backstop(state) is None:
        reason = "hand-stands" if state.hand is not None else "no-hand-left"
        yield Barred(("stand",), Refusal(reason, "G7"))
