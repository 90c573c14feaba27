"""All who play the match on a screen: computer players with what they think and show, and seats that change hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flick3d.match.playing import Match
from flick3d.match.session import Step
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.seat_mark import WORD
from flick3d.view.hud.views import HintView
from flick3d.view.input.controls import CONFIRM_KEYS, SEAT_KEY
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import KeyPressed, Pressed, Signal
from flick3d.view.lessons.coach import Coach
from flick3d.view.presenting import Presenter
from flick3d.view.screens.companions import Companions, MakeThinker
from flick3d.view.screens.seats import Seats
from flick3d.view.stage import Stage


class Company:
    """What a match screen needs of its players. `ask` first, whatever the match asks; `advance` in every frame."""

    def __init__(
        self,
        stage: Stage,
        presenter: Presenter,
        play: Callable[[str], None],
        ask_again: Callable[[], None],
        say: Callable[[str], None],
        tell: Callable[[str], None],
        make_thinker: MakeThinker,
        coach: Coach | None = None,
    ) -> None:
        """play: plays an action's text. ask_again: somebody else may be asked now. say: for the hint line, tell: for
        the log. coach: teaches the people among them.
        """
        self._stage = stage
        self._presenter = presenter
        self._play = play
        self._ask_again = ask_again
        self._say = say
        self._seats = Seats(presenter)
        self._companions = Companions(stage, presenter.words, tell, make_thinker)
        self._coach = coach
        self._match: Match | None = None
        self._asked: Prompt | None = None
        self._last: Prompt | None = None
        self._is_computers = False

    @property
    def told(self) -> dict[str, Any] | None:
        """For tests: the computer player who is asked."""
        return self._companions.told

    def sit(self, match: Match) -> None:
        """These play from now on, and nobody is asked yet."""
        self._match = match
        self._companions.begin(match)
        self._seats.begin(match)

    def end(self) -> None:
        """Nobody thinks any more."""
        self._companions.end()
        if self._coach is not None:
            self._coach.leave()

    def ask(self, prompt: Prompt | None) -> Prompt | None:
        """The match asks this; what of it is for people to answer."""
        self._asked = self._last = prompt
        self._is_computers = False
        state = self._match.session.state if self._match is not None else None
        silent = prompt is not None and self._presenter.is_secret(state, prompt)
        return None if self._companions.ask(prompt, silent) else prompt

    def wait(self) -> None:
        """Nothing is asked any more."""
        self._asked = None
        self._companions.drop()

    def played(self, step: Step) -> None:
        """This was the last step."""
        self._seats.played(step.player)
        if self._coach is not None:
            self._coach.played(step, is_person=not self._is_computers)

    def advance(self, seconds: float, hand: Hand) -> None:
        """Let time pass: what a computer player has decided and shown is played."""
        if self._match is None:
            return
        waits = hand.board_open or self._presenter.is_held(self._match.session.state)
        text = self._companions.advance(seconds, waits)
        if text is not None:
            self._is_computers = True
            self._play(text)

    def hear(self, signal: Signal) -> bool:
        """A key or a click of people; whether nobody else has to hear it."""
        if isinstance(signal, KeyPressed) and signal.key == SEAT_KEY:
            self._change(None)
            return True
        if _hurries(signal):
            self._companions.hurry()
        return self._coach is not None and self._coach.hears(signal)

    def command(self, words: tuple[str, ...]) -> bool:
        """A button was clicked; whether it was the mark of a seat, or the coach's."""
        if self._coach is not None and self._coach.command(words):
            return True
        if words[:1] != (WORD,):
            return False
        self._change(words[1])
        return True

    def camera_moved(self, by_hand: bool = True) -> None:
        """The camera has moved. by_hand: a player wanted just that; else it came with something, or by itself."""
        if by_hand and self._coach is not None:
            self._coach.did(("camera",))
        self._companions.camera_moved()

    def shown(self, hand: Hand) -> Hand:
        """The hand that marks and meter are drawn for: the people's own, or what a computer player means to do."""
        return self._companions.shown(hand)

    @property
    def can_undo(self) -> bool:
        """Also while a computer player thinks, but not any more when it is shown what it will do."""
        is_open = self._asked is not None and (self._companions.asked is None or self._companions.is_thinking)
        return is_open and self._seats.can_undo

    def moment(self, hand: Hand, hovered: tuple[str, ...], note: HintView | None) -> Moment:
        """What goes on at the window. note: what was just said."""
        seat = self._seats.hint(hovered)
        said = seat or note or self._companions.note
        return Moment(self.shown(hand), self.can_undo, () if seat else hovered, said, self._last)

    def _change(self, name: str | None) -> None:
        """The next kind of player takes this seat, or (None) a person and a computer change places where it is asked.

        What is thought about is forgotten, and whoever plays now is asked anew.
        """
        if name is None and self._last is None:
            return
        told = self._seats.cycle(name) if name is not None else self._seats.hand_over(self._last.player)  # type: ignore[union-attr]
        if self._asked is not None:
            self._ask_again()
        self._say(told)


def _hurries(signal: Signal) -> bool:
    """Whether a player does not want to wait for a computer player's glances and beats."""
    if isinstance(signal, KeyPressed):
        return signal.key in CONFIRM_KEYS
    return isinstance(signal, Pressed) and signal.button == "left"
