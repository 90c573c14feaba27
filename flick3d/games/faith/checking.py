"""Whether an action is legal now, and if not, why (refusals by rule id)."""

from __future__ import annotations

import math

from flick3d.games.faith.actions import (
    Aim,
    Choose,
    Done,
    Drop,
    Fasten,
    Flick,
    Found,
    Leave,
    Pair,
    Pick,
    Put,
    Race,
    Raise,
    Stand,
    Swap,
    Vote,
)
from flick3d.games.faith.components import PROPHETS
from flick3d.games.faith.constraints import LOWEST_SPEED, TOP_SPEED, launch, may_be_flicked, top_speed
from flick3d.games.faith.powers import backstop, fastenable, stance
from flick3d.games.faith.starting import most_templars
from flick3d.games.faith.state import Stance, State
from flick3d.games.faith.turns import founders, temples_to_place
from flick3d.rules.actions import Action, action_word
from flick3d.rules.game import Ground
from flick3d.rules.outline import Point, distance_to, encloses
from flick3d.rules.refusal import Refusal

PHASES_OF: dict[type[Action], tuple[str, ...]] = {
    Choose: ("gods",),
    Race: ("race",),
    Vote: ("vote",),
    Pick: ("verdict",),
    Swap: ("templars",),
    Put: ("mission", "second", "stuck"),
    Stand: ("mission", "stuck"),
    Aim: ("mission",),
    Flick: ("mission", "second", "stuck"),
    Pair: ("mission",),
    Leave: ("stuck",),
    Fasten: ("temples",),
    Found: ("temples",),
    Done: ("temples", "heart"),
    Raise: ("raise",),
    Drop: ("heart",),
}

ON_THE_LINE = 0.01
"""cm. Places of texts are rounded: so far outside of a line one may lie."""


def check(state: State, action: Action, ground: Ground) -> Refusal | None:
    """Why the action is refused now, or None when it is legal."""
    if state.phase not in PHASES_OF.get(type(action), ()):
        return Refusal("not-now", "F30", action_word(action))
    match action:
        case Choose(god):
            card = state.book.pantheon.card_of(state.colour(state.active))
            return None if god in state.book.pantheon.cards[card].gods else Refusal("not-your-god", "F10", god)
        case Race(direction, speed):
            return _speed_refusal(direction, speed, TOP_SPEED)
        case Pick(law):
            return None if law in state.agenda else Refusal("not-on-agenda", "G4", law)
        case Swap(templars):
            most = most_templars(state, state.active)
            return None if 0 <= templars <= most else Refusal("too-many-templars", "L7", str(most))
        case Aim(component, direction, speed) | Flick(component, direction, speed):
            return _launch_refusal(state, action) or _flick_refusal(state, component, direction, speed)
        case Pair(lower, upper, direction, speed):
            return _pair_refusal(state, lower, upper) or _flick_refusal(state, lower, direction, speed)
        case Put(x, y):
            return _place_refusal(state.corner(state.active).border, x, y, Refusal("outside-corner", "F31"))
        case Stand():
            return _stand_refusal(state, action, ground)
        case Drop(x, y):
            return _place_refusal(state.map.outline, x, y, Refusal("outside-map", "G2"))
        case Fasten(component):
            return None if component in fastenable(state, ground) else Refusal("not-fastenable", "G1", component)
        case Found(component):
            return None if component in founders(state, ground) else Refusal("not-in-city", "F34", component)
        case Raise(temple, x, y):
            if temple not in temples_to_place(state):
                return Refusal("no-such-temple", "F34", temple)
            return None if math.isfinite(x) and math.isfinite(y) else Refusal("not-a-number")
        case _:
            return None


def _speed_refusal(direction: float, speed: float, fastest: float) -> Refusal | None:
    if not (math.isfinite(direction) and math.isfinite(speed)):
        return Refusal("not-a-number")
    if speed < LOWEST_SPEED:
        return Refusal("too-slow", "F13", f"{LOWEST_SPEED:g}")
    return Refusal("too-fast", "F13", f"{fastest:g}") if speed > fastest else None


def _flick_refusal(state: State, component: str, direction: float, speed: float) -> Refusal | None:
    if component not in [each.id for each in may_be_flicked(state)]:
        return Refusal("no-such-disc", "F31", component)
    return _speed_refusal(direction, speed, top_speed(state, state.component(component).kind))


def _launch_refusal(state: State, action: Aim | Flick) -> Refusal | None:
    """Two discs go in the same instant: one is aimed, then the other one flicked (L5); or they are stacked (L6)."""
    many = launch(state)
    if many == "stacked":
        return Refusal("wrong-order", "L6", action.component)
    aims_first = many == "two" and state.launch is None
    return None if aims_first == isinstance(action, Aim) else Refusal("wrong-order", "L5", action.component)


def _pair_refusal(state: State, lower: str, upper: str) -> Refusal | None:
    if launch(state) != "stacked":
        return Refusal("wrong-order", "L6", lower)
    if lower == upper:
        return Refusal("same-disc", "L6", lower)
    discs = [each.id for each in may_be_flicked(state)]
    for name in (lower, upper):
        if name not in discs:
            return Refusal("no-such-disc", "L6", name)
    sizes = [PROPHETS.index(state.component(name).kind) for name in (lower, upper)]
    return Refusal("wrong-order", "L6", upper) if sizes[0] < sizes[1] else None


def _stand_refusal(state: State, action: Stand, ground: Ground) -> Refusal | None:
    figures = backstop(state)
    if figures is None:
        return Refusal("hand-stands" if state.hand is not None else "no-hand-left", "G7")
    if not math.isfinite(action.direction):
        return Refusal("not-a-number")
    outside = _place_refusal(state.map.outline, action.x, action.y, Refusal("outside-map", "G7"))
    if outside is not None:
        return outside
    wish = Stance(action.x, action.y, action.direction)
    return None if stance(state, figures, wish, ground) is not None else Refusal("no-room", "G7")


def _place_refusal(outline: tuple[Point, ...], x: float, y: float, outside: Refusal) -> Refusal | None:
    """A place is inside a closed line or on it; where something lies, the nearest free place is taken."""
    if not (math.isfinite(x) and math.isfinite(y)):
        return Refusal("not-a-number")
    return None if encloses(outline, x, y) or distance_to(outline, x, y) <= ON_THE_LINE else outside
