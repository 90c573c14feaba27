"""Rounds and turns: who is played, by whom, and when the hour moves on (W7, W10 to W17)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.ending import end_match, noon
from flick3d.games.western.events import CowboyPlayed, HatTurned, RoundBegan, StoodUp, TeamPassed
from flick3d.games.western.hats import redressed
from flick3d.games.western.places import free_standing_place
from flick3d.games.western.scenario import SIDES, Side, hour_colour
from flick3d.games.western.state import State, other_colour, other_side
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.layout import upright

ACTIONS_PER_TURN = 2

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
    state = msgspec.structs.replace(state, phase="act", actions_left=ACTIONS_PER_TURN)
    if chosen.posture == "standing":
        return state, (played,)
    return _stand_up(state, cowboy, ground), (played, StoodUp(cowboy, "played"))


def end_turn(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The played cowboy's hat is turned over (W11, W14), his player is done, and the next turn is found."""
    played = state.cowboy(state.active)
    state = state.with_cowboy(msgspec.structs.replace(played, hat=other_colour(played.hat)))
    state = msgspec.structs.replace(
        state,
        layout=redressed(state, state.layout, ground),
        phase="choose-cowboy",
        active="",
        actions_left=0,
        next_player=_after_turn_of(state, state.team),
    )
    turned = HatTurned(played.id, other_colour(played.hat))
    state, events = _next_turn(state)
    return state, (turned, *events)


def _next_turn(state: State) -> tuple[State, tuple[Event, ...]]:
    """Teams alternate; a team with no available cowboy is passed over (W13); with none left the hour moves on (W11)."""
    enemies = other_side(state.team)
    if state.available(enemies):
        return msgspec.structs.replace(state, team=enemies), ()
    if state.available(state.team):
        return state, (TeamPassed(enemies),)
    return _next_round(state)


def _next_round(state: State) -> tuple[State, tuple[Event, ...]]:
    """The hour moves on; the initiative's holder opens the round (W12). At 12:00 the match ends (W90)."""
    hour = state.hour % LAST_HOUR + 1
    state = msgspec.structs.replace(state, hour=hour)
    if hour == LAST_HOUR:
        return end_match(state, noon(state))
    state = msgspec.structs.replace(
        state, round=state.round + 1, opened=False, team=state.cowboy(state.initiative).side
    )
    return state, (RoundBegan(state.round, hour, hour_colour(hour)),)


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
    return msgspec.structs.replace(state, layout=redressed(state, layout, ground))
