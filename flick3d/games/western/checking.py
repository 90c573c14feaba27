"""Checking: why an action is refused now (W12, W14, W20, W40 to W44, W50, W58, W59, W70 to W76, W80 to W82).

Codes: `not-now` (another kind of action is asked for), `no-such-cowboy`, `other-team`, `hat-turned`,
`initiative-first`, `not-a-number`, `too-slow`, `too-fast`, `outside-arc`, `outside-area`, `place-taken`, `side-free`,
`inside`, `not-inside`, `no-pistol-left`, `side-used`, `no-rifle`, `no-dynamite`, `burdened`, `block-taken`,
`no-such-defender`, `move-first` (an object was moved aside for a move), `no-such-object`, `not-blocking`,
`never-aside` (a house rule), `no-such-token`, `not-takeable`, `not-face-up`, `slots-full`, `slots-free`,
`not-carried`, `nothing-face-down`, `not-turnable`; and of the controller: `match-over`, `unknown-action`.
"""

from __future__ import annotations

import math

from flick3d.games.western.actions import (
    Aside,
    Challenge,
    Draw,
    Drop,
    End,
    Exchange,
    Face,
    Hold,
    Keep,
    Leave,
    Move,
    Play,
    Rifle,
    Shoot,
    Stand,
    Take,
    Throw,
    Trade,
    Turn,
)
from flick3d.games.western.arms import bullet_refusal, burdens, rifle_refusal, rifle_side, stance, throw_refusal
from flick3d.games.western.aside import aside_refusal
from flick3d.games.western.entering import challenge_refusal, stand_refusal
from flick3d.games.western.flicks import LOWEST_SPEED, RIFLE_SPEED, TOP_SPEED
from flick3d.games.western.places import move_place, out_of_door, within_arc
from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.state import Phase, State
from flick3d.games.western.taking import drawn_refusal, token_refusal
from flick3d.rules.actions import Action, action_word
from flick3d.rules.game import Ground
from flick3d.rules.refusal import Refusal

Arc = tuple[float, float] | None

SHOTS: tuple[Phase, ...] = ("act", "second-bullet", "duel")

PHASES_OF: dict[type[Action], tuple[Phase, ...]] = {
    Play: ("choose-cowboy",),
    Shoot: SHOTS,
    Rifle: SHOTS,
    Hold: ("second-bullet", "duel"),
    Face: ("face",),
    Stand: ("block",),
    Challenge: ("challenge",),
    **dict.fromkeys((Move, Throw, Aside, Take, Exchange, Drop, Draw, Turn, End), ("act",)),
    **dict.fromkeys((Keep, Trade, Leave), ("drawn",)),
}
"""In which phases each kind of action is asked for."""


def refusal(state: State, action: Action, ground: Ground) -> Refusal | None:
    """Why the action is refused now, or None when it is legal."""
    if state.phase not in PHASES_OF.get(type(action), ()):
        return Refusal("not-now", "W14", action_word(action))
    if state.aside and not isinstance(action, Move | End):
        return Refusal("move-first", "W42")
    match action:
        case Play(cowboy):
            return cowboy_refusal(state, cowboy)
        case Move(direction, speed):
            return flick_refusal(direction, speed, move_speed(state), flick_arc(state)) or move_refusal(state, ground)
        case Shoot(side, direction, speed):
            refused = flick_refusal(direction, speed, TOP_SPEED, flick_arc(state))
            return refused or bullet_refusal(state, side, ground)
        case Rifle(side, direction, speed):
            refused = flick_refusal(direction, speed, RIFLE_SPEED, flick_arc(state))
            here = "not-inside" if side == "behind" else "inside"
            wrong = None if side == rifle_side(state) else Refusal(here, "W59", side)
            return refused or wrong or rifle_refusal(state, side, ground)
        case Throw(side, direction, speed):
            refused = flick_refusal(direction, speed, TOP_SPEED, flick_arc(state))
            return refused or throw_refusal(state, side, ground)
        case Face(direction):
            return None if math.isfinite(direction) else Refusal("not-a-number")
        case Hold():
            return None if state.fired else Refusal("not-now", "W58", "hold")
        case Stand(block):
            return stand_refusal(state, block, ground)
        case Challenge(defender):
            return challenge_refusal(state, defender)
        case Aside(piece, building):
            return aside_refusal(state, piece, building, ground)
        case Take() | Exchange() | Drop() | Draw() | Turn():
            return token_refusal(state, action, ground)
        case Keep() | Trade() | Leave():
            return drawn_refusal(state, action)
        case _:
            return None


def cowboy_refusal(state: State, cowboy: str) -> Refusal | None:
    """Why this cowboy may not be played now, or None when he may (W10, W12, W14)."""
    chosen = next((each for each in state.cowboys if each.id == cowboy), None)
    if chosen is None or chosen.posture == "safe":
        return Refusal("no-such-cowboy", "W14", cowboy)
    if chosen.side != state.team:
        return Refusal("other-team", "W12", cowboy)
    if chosen.hat != hour_colour(state.hour):
        return Refusal("hat-turned", "W10", cowboy)
    if not state.opened and cowboy != state.initiative:
        return Refusal("initiative-first", "W12", cowboy)
    return None


def flick_refusal(direction: float, speed: float, top_speed: float = TOP_SPEED, arc: Arc = None) -> Refusal | None:
    """Why a flick is refused by its direction (degrees) or speed (cm/s), or None (W20, W41)."""
    if not (math.isfinite(direction) and math.isfinite(speed)):
        return Refusal("not-a-number")
    if speed < LOWEST_SPEED:
        return Refusal("too-slow", "W20", f"{LOWEST_SPEED:g}")
    if speed > top_speed:
        return Refusal("too-fast", "W20", f"{top_speed:g}")
    return None if within_arc(direction, arc) else Refusal("outside-arc", "W41")


def move_refusal(state: State, ground: Ground) -> Refusal | None:
    """Why the disc cannot be placed, or None: a house can be so full of things that nobody gets out (W41)."""
    man = state.cowboy(state.active)
    place = move_place(state.layout, state.scenario.area, man, ground)
    return Refusal("place-taken", "W41", "behind") if place is None else None


def move_speed(state: State) -> float:
    """Top speed of the active cowboy's movement disc, cm/s: a burden slows him down (W20, S9)."""
    return TOP_SPEED * min((speed for speed, _ in burdens(state, state.active)), default=1.0)


def flick_arc(state: State) -> Arc:
    """The directions in which the man may flick now: out of his house's door only, or any (W41, W59)."""
    man = stance(state).man
    return out_of_door(state.layout[man.on]) if man.inside else None
