"""Playing a match: prompts become input, input becomes actions, actions become motion, words and the next prompt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from flick3d.match.playing import Match
from flick3d.match.session import Step
from flick3d.rules.errors import FlickError
from flick3d.rules.prompts import Prompt
from flick3d.view.house_rules import tell_house_rules
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.strips import OPTIONS
from flick3d.view.hud.views import CardView
from flick3d.view.input.intents import Explain, Flick, Intent, LetGo, LookFromBehind, Submit, ToggleLog, Undo
from flick3d.view.input.listener import Under
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked, Commanded, FocusLost, KeyPressed, PointerMoved, Pressed, Signal
from flick3d.view.lessons.coach import Coach
from flick3d.view.lessons.lesson import Lesson
from flick3d.view.presenting import Presenter
from flick3d.view.screens.camera_work import frame_of, move_camera
from flick3d.view.screens.companions import MakeThinker, beside_the_window
from flick3d.view.screens.company import Company
from flick3d.view.screens.flying import show_flight
from flick3d.view.screens.refusing import explain
from flick3d.view.screens.surroundings import Surroundings, lets_nothing_go
from flick3d.view.screens.unkept import Unkept
from flick3d.view.stage import Stage


class MatchScreen:
    """One match on the stage. `match` is the one being played; "Play again" replaces it."""

    def __init__(
        self,
        stage: Stage,
        match: Match,
        presenter: Presenter,
        leave: Callable[[], None],
        tell: Path | None = None,
        make_thinker: MakeThinker = beside_the_window,
        lesson: Lesson | None = None,
    ) -> None:
        self.match = match
        self._stage = stage
        self._leave_window = leave
        self._presenter = presenter
        self._words = presenter.words
        self._hand = Hand(controls=presenter.controls)
        self._prompt: Prompt | None = None
        self._player = ""
        self._hovered: tuple[str, ...] = ()
        self._around = around = Surroundings(
            stage, presenter, match.session.game.name, self._under, self._hear, self.complain, leave,
            lambda: self.match.save(), tell,
        )  # fmt: skip
        self._note, self._options = around.note, around.options
        self._interlude, self._spectating = around.interlude, around.spectating
        self._log = log = lambda line: self.hud.add_to_log(line)
        self._unkept = Unkept(self._words, self.complain, log)
        self._coach = coach = Coach(stage, self._words, match, lesson, self._note.say)
        self._company = Company(stage, presenter, self._play, self._ask, around.note.say, log, make_thinker, coach)

    def enter(self) -> None:
        """Build widgets, listen to events, show the table."""
        presenter = self._presenter
        self._company.sit(self.match)
        view = presenter.hud_view(self.match.session.state, None, self._moment())
        self._around.open(view, presenter.help, self._command, self._hover, self._coach.parts)
        self._begin()

    def update(self, seconds: float) -> None:
        """A frame: follow the pointer, and show what has changed."""
        waits = self._around.begin(seconds)
        if not waits:
            self._hear(frame_of(self._stage, self._hand, seconds))
            self._note.advance(seconds)
            self._unkept.look(self.match.trouble)
            self._company.advance(seconds, self._hand)
            self._spectate(seconds)
        session, hand = self.match.session, self._hand
        view = self._presenter.hud_view(session.state, self._prompt, self._moment())
        view = self._coach.look(seconds, waits, view, self.hud, self._prompt, self._company.told is not None, hand)
        self._around.show(seconds, waits, view, hand, self._company.shown(hand), session.state)
        if self._around.teller is not None:
            is_over = session.outcome is not None and not self._stage.playback.busy
            beside = {**self._around.told, **self._coach.told}
            told = len(session.steps), is_over, self._options.told(), self._company.told, beside
            self._around.teller.tell(self._stage, self.hud, self._hand, self._prompt, *told)

    def leave(self) -> None:
        """Take widgets away and listen no more; the match stays as it is."""
        self._company.end()
        self._around.close()

    @property
    def hud(self) -> Hud:
        """The HUD while the screen is on. Raises RuntimeError."""
        return self._around.hud

    def _begin(self) -> None:
        """Show the match from where it stands."""
        session, hud = self.match.session, self.hud
        self._company.sit(self.match)
        self._stage.sound.enter(self._presenter.soundscape, playing=True)
        self._presenter.show(self._stage.scene, session.state)
        self._stage.camera.overview()
        self._presenter.frame(self._stage, session.state)
        self._stage.camera.cut()
        hud.show_result(None)
        self._presenter.tell_again(hud, session.history)
        self._player = ""
        if not session.steps:
            self._announce(self._presenter.opening_card(session.state))
            tell_house_rules(hud, self._words, session.state)
        self._ask()

    def _ask(self) -> None:
        """The next prompt, or the end."""
        session, presenter = self.match.session, self._presenter
        state, prompt = session.state, session.prompt
        presenter.frame(self._stage, state)
        self._announce(presenter.player_card(state, prompt, self._player))
        if prompt is not None:
            self._player = prompt.player
            self._stage.sound.turn_of(prompt.player)
        if session.outcome is not None:
            self._stage.sound.enter(presenter.soundscape, playing=False)
            self.hud.show_result(presenter.result_view(session.state))
        prompt = self._prompt = self._company.ask(prompt)
        # Last: the answer may be known already.
        self._hear(Asked(prompt, presenter.start_directions(state, prompt), presenter.keys(state, prompt)))

    def _announce(self, card: CardView | None) -> None:
        if card is not None:
            self.hud.announce(card)

    def _wait(self) -> None:
        """Nothing is asked while something moves."""
        self._prompt = None
        self._company.wait()
        self._hear(Asked())

    def _hear(self, signal: Signal) -> None:
        """A signal goes through the machine, and what comes out is carried out."""
        if self._around.hears(signal):
            return
        if isinstance(signal, FocusLost):
            self.hud.let_go()
        if isinstance(signal, KeyPressed) and not self._hand.board_open and self.hud.press_key(signal.key):
            return
        session = self.match.session
        again = self._interlude.hear_again(signal, self._hand, self.hud.view, session.history, session.state)
        if again or self._around.hears_sound_key(signal) or self._spectating.hear(signal) or self._company.hear(signal):
            return
        if isinstance(signal, KeyPressed | Pressed):
            self.hud.skip_announcement()
            self._stage.playback.hasten()
        answer = self._presenter.hear(self._hand, signal, self.match.session.state)
        before = self._hand
        self._hand, intents = step(before, signal) if answer is None else answer
        # What the game itself has answered, such as a cover that goes away, is no wish to pause.
        held_nothing = answer is None and not intents and lets_nothing_go(signal, before, self._hand)
        if held_nothing and not self._coach.hide():
            self._around.open_menu(self.match.scenario.title)
        for intent in intents:
            self._carry_out(intent)

    def _command(self, words: tuple[str, ...]) -> None:
        """A button of the HUD was clicked."""
        if self._interlude.is_on:
            return
        self._stage.sound.click()
        if words == ("quit",):
            self._leave_window()
        elif words == ("again",):
            self._play_again()
        elif words == OPTIONS:
            self._options.open()
        elif not self._company.command(words):
            self._hear(Commanded(words))

    def _carry_out(self, intent: Intent) -> None:
        if move_camera(self._stage.camera, intent, self._stage.own.now.camera):
            self._company.camera_moved(by_hand=not isinstance(intent, LookFromBehind))
            self._spectating.camera_moved()
            return
        match intent:
            case Submit(text) | Flick(text):
                self._play(text)
            case Undo():
                self._undo()
            case Explain(refusal):
                self._stage.sound.refuse()
                explain(self._note, self._words, self.match.session.game.name, refusal)
            case LetGo(reason):
                self._note.say(self._words.hint(f"LetGo:{reason}"))
            case ToggleLog():
                self.hud.toggle_log()

    def _play(self, text: str) -> None:
        """Play an action: an aim may have to wait for the others' aims, and a vote may set the table going."""
        session = self.match.session
        try:
            action = session.read(text)
            if not session.is_flick(action):
                self._after(session.submit(action))
                return
            flight = session.release(action)
        except FlickError as error:
            self._refused(error)
            return
        self._wait()
        show_flight(self._stage, self._presenter, session, flight, self._after)

    def _after(self, played: Step) -> None:
        """Tell what happened, and let the table follow."""
        session = self.match.session
        state, before = session.state, session.history[-1][0].state
        self._company.played(played)
        self._note.forget()
        self._wait()
        self._presenter.report(self.hud, played.events, before, state)
        self._stage.playback.speed = 1.0
        self._presenter.settle(self._stage, before, state, played.events, done=self._came)

    def _came(self) -> None:
        """All that came of a step has been shown: the next prompt, or the end, which comes after a second look."""
        session, steps = self.match.session, self.match.session.steps
        if session.outcome is not None and self._look_again(done=self._ask):
            return
        self._ask()
        if session.outcome is None and self._prompt is None and session.steps == steps:
            # A computer player thinks meanwhile.
            self._look_again()

    def _look_again(self, done: Callable[[], None] | None = None) -> bool:
        """Let the director show the last flick once more, if it wants to; whether it does. done: when it is over."""
        session = self.match.session
        look = self._spectating.second_look(session.history[-1:])
        return look is not None and self._interlude.look_again(session.history, session.state, look, done)

    def _undo(self) -> None:
        session = self.match.session
        if not self._company.can_undo:
            self._note.say(self._words.hint("undo:none"), warns=True)
            return
        try:
            session.undo()
        except FlickError as error:
            self._refused(error)
            return
        self._presenter.show(self._stage.scene, session.state)
        self._presenter.frame(self._stage, session.state, cut=self._stage.camera.preset == "duel")
        self._log(self._words.hint("undo:done"))
        self._ask()

    def _play_again(self) -> None:
        try:
            self.match = self.match.again()
        except FlickError as error:
            self._refused(error)
            return
        self._note.forget()
        self._begin()

    def _refused(self, error: FlickError) -> None:
        """Say why, and ask the same again."""
        explain(self._note, self._words, self.match.session.game.name, error)
        if self.match.session.outcome is None:
            self._ask()

    def complain(self, text: str) -> None:
        """Say on the HUD what is wrong."""
        self._note.say(text, warns=True)

    def _spectate(self, seconds: float) -> None:
        """The camera moves by itself, where that is wanted."""
        if self._spectating.way:
            # No glance of a computer player takes it away.
            self._company.camera_moved(by_hand=False)
        state, looks_on = self.match.session.state, self._prompt is None
        self._spectating.advance(seconds, self._company.shown(self._hand), state, looks_on)

    def _under(self, x: float, y: float) -> Under:
        """What is under a window pixel; a tile of the HUD stands for its cowboy."""
        if self._around.covers(x, y):
            return None, self._presenter.pointed(self._hovered)
        return self._stage.scene.table_point(x, y), self._stage.scene.pick(x, y) or ""

    def _hover(self, words: tuple[str, ...]) -> None:
        """The pointer has come to a button or tile, or left it; a tile under it points at its cowboy."""
        self._hovered = words
        self._stage.sound.hover(words)
        desk = self._hand.desk
        self._hear(PointerMoved(desk.x, desk.y, *self._under(desk.x, desk.y)))

    def _moment(self) -> Moment:
        return self._company.moment(self._hand, self._hovered, self._note.view)
