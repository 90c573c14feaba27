"""Rounds and turns: who is played, by whom, and when the hour moves on (W7, W10 to W17)."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.games.western.arranging import rearranged
from flick3d.games.western.ending import end_match, goal_reached, noon_duel, noon_outcome
from flick3d.games.western.events import CowboyPlayed, DuelBegan, HatTurned, RoundBegan, StoodUp, TeamPassed
from flick3d.games.western.places import free_standing_place
from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.state import State, other_colour, other_side
from flick3d.games.western.vocabulary import SIDES, Side
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.layout import upright

LAST_HOUR = 12


def play(state: State, cowboy: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The chosen cowboy's turn begins: a fallen man stands up (W15), a dead man only passes the turn (W16)."""
    chosen = state.cowboy(cowboy)
    dead = chosen.posture == "dead"
    played: Event = CowboyPlayed(cowboy, state.player(state.team), dead)
    state = msgspec.structs.replace(state, active=cowboy, opened=True)
    if dead:
        state, events = end_turn(state, ground)
        return state, (played, *events)
    state = msgspec.structs.replace(state, phase="act", actions_left=chosen.actions, aside=False)
    if chosen.posture == "standing":
        return state, (played,)
    return _stand_up(state, cowboy, ground), (played, StoodUp(cowboy, "played"))


def carry_on(
    state: State, ground: Ground, phase: Literal["act", "second-bullet", "face"] = "act"
) -> tuple[State, tuple[Event, ...]]:
    """What comes after an action: the end of the match, the given phase, or the end of the turn (W14, W90).

    A man who has fallen, died or left the table cannot act on; nor one without an action left, but for the second
    bullet of a shot (W58) and for turning after a move (W31).
    """
    outcome = goal_reached(state)
    if outcome is not None:
        return end_match(state, outcome)
    if phase != "second-bullet":
        state = msgspec.structs.replace(state, fired=())
    standing = state.cowboy(state.active).posture == "standing"
    if not standing or (phase == "act" and state.actions_left == 0):
        return end_turn(state, ground)
    return msgspec.structs.replace(state, phase=phase), ()


def end_turn(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The played cowboy's hat is turned over (W11, W14), his player is done, and the next turn is found."""
    played = state.cowboy(state.active)
    state = msgspec.structs.replace(
        state,
        phase="choose-cowboy",
        active="",
        actions_left=0,
        fired=(),
        entering="",
        drawn="",
        aside=False,
        next_player=_after_turn_of(state, state.team),
    )
    events: tuple[Event, ...] = ()
    if played.posture != "safe":
        turned = other_colour(played.hat)
        state = rearranged(state.with_cowboy(msgspec.structs.replace(played, hat=turned)), ground)
        events = (HatTurned(played.id, turned),)
    state, following = _next_turn(state, ground)
    return state, events + following


def _next_turn(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """Teams alternate; a team with no available cowboy is passed over (W13); with none left the hour moves on (W11)."""
    enemies = other_side(state.team)
    if state.available(enemies):
        return msgspec.structs.replace(state, team=enemies), ()
    if state.available(state.team):
        return state, (TeamPassed(enemies),)
    return _next_round(state, ground)


def _next_round(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The hour moves on; the initiative's holder opens the round (W12). At 12:00 the match ends (W90).

    Goals that count at the end of a round are looked at before. The hats of figures that belong to nobody go with the
    hour, so that one who joins a side can be played at once.
    """
    outcome = goal_reached(state, round_ends=True)
    if outcome is not None:
        return end_match(state, outcome)
    hour = state.hour % LAST_HOUR + 1
    state = msgspec.structs.replace(state, hour=hour)
    if hour == LAST_HOUR:
        return _noon(state, ground)
    colour = hour_colour(hour)
    neutral = (each for each in state.cowboys if each.side == "neutral")
    state = rearranged(state.with_cowboy(*(msgspec.structs.replace(each, hat=colour) for each in neutral)), ground)
    side = state.cowboy(state.initiative).side
    assert side != "neutral"
    state = msgspec.structs.replace(state, round=state.round + 1, opened=False, team=side)
    if not state.available(side):
        # The holder has left the table, and with him the last of his side (W13).
        state = msgspec.structs.replace(state, opened=True, team=other_side(side))
    return state, (RoundBegan(state.round, hour, colour),)


def _noon(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The clock strikes twelve: the match ends, or its leaders fight it out (W90, S10)."""
    duel = noon_duel(state, ground)
    if duel is None:
        return end_match(state, noon_outcome(state))
    began = DuelBegan(duel.attacker, duel.defender, "")
    return msgspec.structs.replace(state, phase="duel", duel=duel, active=duel.attacker), (began,)


def _after_turn_of(state: State, side: Side) -> tuple[int, int]:
    """Per side the index of the player who comes next, after a turn of `side` (W7, W17)."""
    lawmen, outlaws = (
        (index + 1) % len(state.players(each)) if each == side else index
        for each, index in zip(SIDES, state.next_player, strict=True)
    )
    return lawmen, outlaws


def _stand_up(state: State, cowboy: str, ground: Ground) -> State:
    """The fallen man stands on the spot where his base is, or on the nearest free one (W15), hat on."""
    fallen = state.cowboy(cowboy)
    lying = state.layout[cowboy].pose
    x, y = free_standing_place(state.layout.without([cowboy]), state.scenario.area, lying.x, lying.y, ground)
    layout = state.layout.moved({cowboy: upright(x, y, fallen.facing)})
    state = state.with_cowboy(msgspec.structs.replace(fallen, posture="standing"))
    return rearranged(msgspec.structs.replace(state, layout=layout), ground)
