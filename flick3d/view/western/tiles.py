"""The teams' boxes: every figure's tile as it is now. Pure."""

from __future__ import annotations

from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.state import Cowboy, State
from flick3d.games.western.vocabulary import Side
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.views import SeatView, TeamView, TileView
from flick3d.view.input.choosing import choices_of
from flick3d.view.input.modes import Choosing, Hand
from flick3d.view.seating import NOBODY, Seating
from flick3d.view.western.shelf import token_icon
from flick3d.view.western.words import Words
from flick3d.view.words.names import shortened

LONGEST_PLAYERS = 22
"""Letters of a team's players that fit into its box."""
LETTERS_A_MARK = 3
"""Letters for which there is no more room beside the mark of a seat."""


def team_view(
    state: State, side: Side, prompt: Prompt | None, hand: Hand, words: Words, seating: Seating = NOBODY
) -> TeamView:
    """One team's box: its cowboys by number, then the neutral figures that belong to it (W1); its seats as they sit."""
    names = [seat.name for seat in state.seats if seat.team == side]
    marks = tuple(SeatView(name, seating.kind(name)) for name in seating.names(side))
    letters = LONGEST_PLAYERS - LETTERS_A_MARK * len(marks)
    shown = ", ".join(name for name in names if not words.is_nameless(name, side))
    if not shown and len(marks) == 1:
        shown = words.title(f"seat:{marks[0].kind}")
    deciding = prompt.team if prompt is not None else state.team
    return TeamView(
        side=side,
        title=words.team(side),
        player=shortened(shown, letters),
        has_turn=state.phase != "over" and deciding == side,
        seats=marks,
        tiles=tuple(tile_view(state, each, prompt, hand, words) for each in state.of_side(side)),
    )


def tile_view(state: State, cowboy: Cowboy, prompt: Prompt | None, hand: Hand, words: Words) -> TileView:
    """One figure's tile."""
    choosing = hand.mode if isinstance(hand.mode, Choosing) else None
    choosable = prompt is not None and choosing is not None and cowboy.id in choices_of(prompt)
    barred = [each for each in (prompt.barred if prompt else ()) if each.words == ("play", cowboy.id)]
    gone = cowboy.posture if cowboy.posture in ("dead", "safe") else ""
    duelling = state.duel is not None and state.duel.shooter == cowboy.id
    return TileView(
        cowboy=cowboy.id,
        number=cowboy.number,
        hat=cowboy.hat,
        hit_points=cowboy.hit_points,
        most_hit_points=most_hit_points(state, cowboy),
        posture=cowboy.posture,
        available=cowboy.hat == hour_colour(state.hour) and cowboy.posture != "safe",
        choosable=choosable,
        pointed=choosing is not None and choosing.pointed == cowboy.id,
        active=duelling if state.duel is not None else state.active == cowboy.id,
        initiative=state.initiative == cowboy.id,
        why_not=words.refusal(barred[0].refusal) if barred else "",
        slots=tuple(token_icon(token) for token in state.tokens_at(cowboy.id)),
        sign=words.sign(cowboy.inside) if cowboy.inside and not gone else "",
        note=words.title(f"tile:{gone}") if gone else "",
    )


def most_hit_points(state: State, cowboy: Cowboy) -> int:
    """How many hit points this figure had at first."""
    return max(cowboy.most_hit_points or state.scenario.hit_points, cowboy.hit_points)
