"""Which key and which button of a pad each action has, what is in conflict, and what a pressed key means. Pure.

`keys` is what the settings hold: by an action's name its key, "" for none, only where it differs from the usual one;
names that this version does not know are of no account. The same goes for `pad`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from flick3d.view.input.actions import (
    ACTIONS,
    BY_NAME,
    FREE_SCOPES,
    KEPT,
    NEVER,
    PAD_KEPT,
    PAD_NEVER,
    SETS,
    Action,
)

Device = Literal["keys", "pad"]
Bound = Mapping[str, str]

NOTHING = "unbound"
"""The key that screens hear of instead of one that means nothing now: it is a key all the same, for `any key`."""


def usual(action: Action, device: Device = "keys") -> str:
    """The usual key or button of an action."""
    return action.key if device == "keys" else action.pad


def bound_to(action: Action, bound: Bound, device: Device = "keys") -> str:
    """The key or button that an action has, or ""."""
    return bound.get(action.name, usual(action, device))


def rebound(bound: Bound, name: str, wanted: str, device: Device = "keys") -> dict[str, str]:
    """The same with another key or button for an action, "" for none. Raises KeyError for an unknown action."""
    after = {each: key for each, key in bound.items() if each != name}
    if wanted != usual(BY_NAME[name], device):
        after[name] = wanted
    return after


def can_have(action: Action, wanted: str, device: Device = "keys") -> bool:
    """Whether an action may have this key or button; some choose and lead back everywhere, and stay for that."""
    never, kept = (NEVER, KEPT) if device == "keys" else (PAD_NEVER, PAD_KEPT)
    return wanted not in never and (wanted not in kept or action.scope in FREE_SCOPES)


def are_together(one: Action, other: Action) -> bool:
    """Whether both can be live at the same time."""
    return any(one.scope in live and other.scope in live for live in SETS)


def conflicts(bound: Bound, device: Device = "keys") -> dict[str, tuple[str, ...]]:
    """By the name of every action that shares its key with another one that is live then: the names of those."""
    found: dict[str, tuple[str, ...]] = {}
    for action in ACTIONS:
        mine = bound_to(action, bound, device)
        others = tuple(
            other.name
            for other in ACTIONS
            if mine and other is not action and bound_to(other, bound, device) == mine and are_together(action, other)
        )
        if others:
            found[action.name] = others
    return found


def live_actions(live: Sequence[str]) -> tuple[Action, ...]:
    """The actions of these scopes, those of the first scope first."""
    return tuple(action for scope in live for action in ACTIONS if action.scope == scope)


def meaning(key: str, live: Sequence[str], bound: Bound) -> str:
    """The key that the screens hear of when this one is pressed: the usual one of the action that is bound to it.

    live: the scopes that are live now, the most important first. `NOTHING` for a key that has lost its action.
    """
    if not bound:
        return key
    actions = live_actions(live)
    before, now = _meant(key, actions, {}), _meant(key, actions, bound)
    if before == now:
        return key
    if not now:
        return NOTHING
    wanted = now[0]
    # The usual key of a less important action would be taken for that of the more important one.
    hidden = any(other.sent == wanted.sent for other in actions[: actions.index(wanted)])
    return NOTHING if hidden else wanted.sent


def _meant(key: str, actions: Sequence[Action], bound: Bound) -> tuple[Action, ...]:
    """The actions that a key means; those that have it beside another only where nothing else is bound to it."""
    return tuple(action for action in actions if bound_to(action, bound) == key) or tuple(
        action for action in actions if key in action.also
    )


def pad_keys(base: Mapping[str, str], live: Sequence[str], bound: Bound) -> dict[str, str]:
    """What the buttons of a pad stand for: those of `base`, and those of the actions that are live."""
    found, actions = dict(base), live_actions(live)
    for action in actions:
        if action.name in bound and found.get(action.pad) == action.sent:
            del found[action.pad]
    for action in reversed(actions):
        button = bound_to(action, bound, "pad")
        if button:
            found[button] = action.sent
    return found
