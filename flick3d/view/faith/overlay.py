"""What the player has opened over the table, and its own answers to signals: votes, panels, cards, presence. Pure."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from flick3d.games.faith.laws import LawName
from flick3d.games.faith.state import State
from flick3d.rules.actions import action_text
from flick3d.rules.events import Event
from flick3d.view.faith import ballots as votes
from flick3d.view.faith.ballots import Ballots
from flick3d.view.faith.bar import PRESENCE, PRESENCE_KEY, bar_keys
from flick3d.view.input.choosing import Answer
from flick3d.view.input.controls import CANCEL_KEYS, CONFIRM_KEYS, NEXT_KEY
from flick3d.view.input.intents import Submit
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Charging, Choosing, Hand, Pulling
from flick3d.view.input.signals import Asked, Commanded, Frame, KeyPressed, Pressed, Signal

LAWS_KEY = "k"
"""Shows the Laws large, one after the other."""
PANEL_KEYS = ("1", "2")
"""The left and the right card of a panel."""
PANELS = ("gods", "verdict")
"""Prompts that are answered on a panel with two cards."""


class Overlay(msgspec.Struct, frozen=True):
    """What is open.

    law: the active Law that a key or a click has opened, or "". presence: it is shown who is where. scores: VP as they
    are shown while points still fly, in the players' order, or None. calm: less moves.
    """

    ballots: Ballots = Ballots()
    law: LawName | str = ""
    presence: bool = False
    scores: tuple[int, ...] | None = None
    calm: bool = False

    @property
    def is_counting(self) -> bool:
        """Whether it is still being shown what an action brought."""
        return self.scores is not None


Heard = tuple[Overlay, Answer | None]
"""The overlay after a signal, and the answer; None: the signal was none of its business."""


def hear(overlay: Overlay, hand: Hand, signal: Signal, state: State, people: Iterable[str] | None = None) -> Heard:
    """The overlay's answer to a signal. people: who sits at this window; None for everybody."""
    at_window = None if people is None else tuple(people)
    overlay = replace(overlay, ballots=votes.renewed(overlay.ballots, state))
    if overlay.law not in state.laws:
        overlay = replace(overlay, law="")
    if overlay.ballots.is_open:
        return hear_open_votes(overlay, hand, signal, state, at_window)
    if isinstance(signal, Asked):
        after, intents = step(hand, signal)
        given = votes.answer(overlay.ballots, state, signal.prompt, at_window)
        return overlay, (after, intents if given is None else (*intents, Submit(given)))
    if hand.board_open or isinstance(hand.mode, Pulling | Charging):
        return overlay, None
    words = words_of(signal, hand, state, at_window)
    if overlay.ballots.cover and isinstance(signal, KeyPressed) and signal.key in CANCEL_KEYS:
        words = (votes.WORD, "")
    if words == PRESENCE:
        return replace(overlay, presence=not overlay.presence), (hand, ())
    if words[:1] == ("law",):
        return replace(overlay, law=next_law(overlay, state, words[1:])), (hand, ())
    if words[:1] == ("god",):
        return overlay, (hand, ())
    marked = votes.command(overlay.ballots, state, words, at_window)
    if marked is not None:
        return vote(replace(overlay, ballots=marked), hand, state, at_window)
    if words and is_offered(hand, words):
        return overlay, (hand, (Submit(" ".join(words)),))
    if state.phase == "vote" and isinstance(signal, KeyPressed) and signal.key in (NEXT_KEY, *CONFIRM_KEYS):
        # They would give the vote of whom the match happens to ask, before the others' eyes.
        return overlay, (hand, ())
    return overlay, None


def words_of(signal: Signal, hand: Hand, state: State, people: tuple[str, ...] | None) -> tuple[str, ...]:
    """The words that a command or a key stands for; () when it is neither."""
    if isinstance(signal, Commanded):
        return signal.words
    if not isinstance(signal, KeyPressed):
        return ()
    key = signal.key.lower()
    if key == PRESENCE_KEY:
        return PRESENCE
    if key == LAWS_KEY and state.laws:
        return ("law",)
    if state.phase == "vote":
        return dict(votes.keys(state, people)).get(key, ())
    prompt = hand.prompt
    if prompt is None or not isinstance(hand.mode, Choosing):
        return ()
    if prompt.kind in PANELS:
        offered = dict(zip(PANEL_KEYS, (action_text(choice) for choice in prompt.choices), strict=False))
        return tuple(offered[key].split(" ")) if key in offered else ()
    return dict(bar_keys(prompt)).get(key, ())


def is_offered(hand: Hand, words: tuple[str, ...]) -> bool:
    """Whether these words are a whole action that one of several choices is."""
    if hand.prompt is None or not isinstance(hand.mode, Choosing):
        return False
    return any(action_text(choice) == " ".join(words) for choice in hand.prompt.choices)


def next_law(overlay: Overlay, state: State, clicked: tuple[str, ...]) -> str:
    """Which Law is open next: the clicked one or none, or by key one after the other and at last none."""
    if clicked:
        return "" if overlay.law == clicked[0] else clicked[0]
    order = ["", *state.laws]
    return order[(order.index(overlay.law) + 1) % len(order)]


def vote(overlay: Overlay, hand: Hand, state: State, people: tuple[str, ...] | None) -> Heard:
    """Somebody has pressed: when that was the last one, the votes are turned over, or given at once."""
    opened = votes.opened(overlay.ballots, state, people)
    overlay = replace(overlay, ballots=opened)
    given = None if opened.is_open else votes.answer(opened, state, hand.prompt, people)
    return overlay, (hand, () if given is None else (Submit(given),))


def hear_open_votes(
    overlay: Overlay, hand: Hand, signal: Signal, state: State, people: tuple[str, ...] | None
) -> Heard:
    """The votes lie open: time, a key or a click puts them away, and the match goes on."""
    match signal:
        case Frame(seconds=seconds):
            ballots = votes.pass_time(overlay.ballots, seconds)
        case KeyPressed() | Pressed() | Commanded():
            ballots = votes.put_away(overlay.ballots)
        case _:
            return overlay, None
    after, intents = step(hand, signal) if isinstance(signal, Frame) else (hand, ())
    given = None if ballots.is_open else votes.answer(ballots, state, hand.prompt, people)
    return replace(overlay, ballots=ballots), (after, intents if given is None else (*intents, Submit(given)))


def happened(overlay: Overlay, events: tuple[Event, ...], before: State) -> Overlay:
    """The overlay after a step: votes that nobody has seen yet lie open."""
    return replace(overlay, ballots=votes.turned_over(overlay.ballots, before.agenda, events))
