"""Playing a match: prompts become input, input becomes actions, actions become motion, words and the next prompt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from flick3d.match.playing import Match
from flick3d.match.session import Flight, Step
from flick3d.rules.errors import FlickError
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.views import CardView
from flick3d.view.input.intents import Explain, Flick, Intent, LetGo, Submit, ToggleLog, Undo
from flick3d.view.input.listener import Listener, Under
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked, Commanded, FocusLost, Frame, KeyPressed, PointerMoved, Pressed, Signal
from flick3d.view.presenting import Presenter
from flick3d.view.screens.camera_work import forward_on_screen, move_camera
from flick3d.view.screens.note import Note
from flick3d.view.screens.refusing import why_not
from flick3d.view.screens.sound_keys import hear_sound_key
from flick3d.view.screens.teller import Teller
from flick3d.view.stage import Stage

WATCHING_SPEED = 0.6
"""A flick is shown at this share of real time: at the toys' size a fall takes less than a tenth of a second, which an
eye at a screen misses."""
LAND_AGAIN = 2.0
"""Seconds between two tries to record a flick that could not be recorded."""


class MatchScreen:
    """One match on the stage. `match` is the one being played; "Play again" replaces it."""

    def __init__(
        self, stage: Stage, match: Match, presenter: Presenter, leave: Callable[[], None], tell: Path | None = None
    ) -> None:
        self.match = match
        self._stage = stage
        self._leave_window = leave
        self._presenter = presenter
        self._words = presenter.words
        self._hand = Hand(controls=presenter.controls)
        self._prompt: Prompt | None = None
        self._last_prompt: Prompt | None = None
        self._player = ""
        self._hovered: tuple[str, ...] = ()
        self._note = Note()
        self._landing: tuple[Flight, float] | None = None
        self._marked: object = None
        self._teller = Teller(tell) if tell is not None else None
        self._listener = Listener(stage.window, self._under, self._hear)
        self._hud: Hud | None = None

    def enter(self) -> None:
        """Build widgets, listen to events, show the table."""
        self._hud = Hud(
            self._stage.window.base,
            self._stage.models,
            self._stage.window.size,
            self._presenter.hud_view(self.match.session.state, None, self._moment()),
            self._presenter.help,
            self._command,
            self._hover,
            self._words,
            self._presenter.parts,
            self._presenter.brief_card,
            self._presenter.style,
            self._stage.window.settings.ui_scale,
        )
        self._listener.start()
        self._stage.camera.use_margins(self._presenter.margins(self._hud.metrics))
        self._begin()

    def update(self, seconds: float) -> None:
        """A frame: follow the pointer, and show what has changed."""
        hud = self._built()
        self._listener.poll()
        self._hear(Frame(seconds, self._stage.camera.heading, forward_on_screen(self._stage.scene, self._hand)))
        self._let_time_pass(seconds)
        size = self._stage.window.size
        if size != hud.size:
            hud.resize(size)
        if hud.update(seconds):
            self._stage.camera.use_margins(self._presenter.margins(hud.metrics))
        state = self.match.session.state
        hud.show(self._presenter.hud_view(state, self._prompt, self._moment()))
        hud.show_help(self._hand.help_open)
        hud.show_story(self._presenter.story_view(state) if self._hand.story_open else None)
        marked = self._presenter.marked(self._hand, state)
        if marked != self._marked:
            self._marked = marked
            self._presenter.show_marks(self._stage.scene, self._hand, state)
        if self._teller is not None:
            session = self.match.session
            is_over = session.outcome is not None and not self._stage.playback.busy
            self._teller.tell(self._stage, hud, self._hand, self._prompt, len(session.steps), is_over)

    def leave(self) -> None:
        """Take widgets away and listen no more; the match stays as it is."""
        self._listener.stop()
        self._stage.playback.stop()
        self._stage.scene.markers.clear()
        if self._hud is not None:
            self._hud.destroy()
            self._hud = None
        if self._teller is not None:
            self._teller.close()

    def _begin(self) -> None:
        """Show the match from where it stands."""
        session, hud = self.match.session, self._built()
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
        self._ask()

    def _ask(self) -> None:
        """The next prompt, or the end."""
        session, presenter = self.match.session, self._presenter
        state = session.state
        prompt = self._prompt = self._last_prompt = session.prompt
        presenter.frame(self._stage, state)
        self._announce(presenter.player_card(state, prompt, self._player))
        if prompt is not None:
            self._player = prompt.player
            self._stage.sound.turn_of(prompt.player)
        if session.outcome is not None:
            self._stage.sound.enter(presenter.soundscape, playing=False)
            self._built().show_result(presenter.result_view(session.state))
        # Last: the answer may be known already.
        self._hear(Asked(prompt, presenter.start_directions(state, prompt), presenter.keys(state, prompt)))

    def _announce(self, card: CardView | None) -> None:
        if card is not None:
            self._built().announce(card)

    def _wait(self) -> None:
        """Nothing is asked while something moves."""
        self._prompt = None
        self._hear(Asked())

    def _hear(self, signal: Signal) -> None:
        """A signal goes through the machine, and what comes out is carried out."""
        if isinstance(signal, FocusLost):
            self._built().let_go()
        if isinstance(signal, KeyPressed) and not self._hand.board_open and self._built().press_key(signal.key):
            return
        if isinstance(signal, KeyPressed) and (told := hear_sound_key(self._stage.sound, signal.key, self._words)):
            self._note.say(told)
            return
        if isinstance(signal, KeyPressed | Pressed):
            self._built().skip_announcement()
            self._stage.playback.hasten()
        answer = self._presenter.hear(self._hand, signal, self.match.session.state)
        self._hand, intents = step(self._hand, signal) if answer is None else answer
        for intent in intents:
            self._carry_out(intent)

    def _command(self, words: tuple[str, ...]) -> None:
        """A button of the HUD was clicked."""
        self._stage.sound.click()
        if words == ("quit",):
            self._leave_window()
        elif words == ("again",):
            self._play_again()
        else:
            self._hear(Commanded(words))

    def _carry_out(self, intent: Intent) -> None:
        if move_camera(self._stage.camera, intent):
            return
        match intent:
            case Submit(text) | Flick(text):
                self._play(text)
            case Undo():
                self._undo()
            case Explain(refusal):
                self._stage.sound.refuse()
                self._note.say(self._words.refusal(refusal), warns=True)
            case LetGo(reason):
                self._note.say(self._words.hint(f"LetGo:{reason}"))
            case ToggleLog():
                self._built().toggle_log()

    def _play(self, text: str) -> None:
        """Play an action. When something flies, it is shown from the next frame on, whatever the player did for it.

        An aim may have to wait for the others' aims, and a vote may set the table going.
        """
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
        self._presenter.show_shot(self._stage.scene, session.state, flight.shot.layout)
        self._stage.lie_on(flight.shot.area)
        self._stage.playback.play(
            flight,
            done=lambda: self._land(flight),
            speed=WATCHING_SPEED,
            decider=self._presenter.decider(session.state),
        )

    def _land(self, flight: Flight) -> None:
        """The flick has been shown to its end: judge it. What cannot be recorded is tried again in a while."""
        try:
            played = flight.land()
        except FlickError as error:
            self._note.say(why_not(self._words, error), warns=True)
            self._landing = (flight, LAND_AGAIN)
            return
        self._after(played)

    def _after(self, played: Step) -> None:
        """Tell what happened, and let the table follow."""
        session = self.match.session
        state, before = session.state, session.history[-1][0].state
        self._note.forget()
        self._wait()
        self._presenter.report(self._built(), played.events, before, state)
        self._stage.playback.speed = 1.0
        self._presenter.settle(self._stage, before, state, played.events, done=self._ask)

    def _undo(self) -> None:
        session = self.match.session
        if self._prompt is None or not session.can_undo:
            self._note.say(self._words.hint("undo:none"), warns=True)
            return
        try:
            session.undo()
        except FlickError as error:
            self._refused(error)
            return
        self._presenter.show(self._stage.scene, session.state)
        self._presenter.frame(self._stage, session.state, cut=self._stage.camera.preset == "duel")
        self._built().add_to_log(self._words.hint("undo:done"))
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
        self._note.say(why_not(self._words, error), warns=True)
        if self.match.session.outcome is None:
            self._ask()

    def _let_time_pass(self, seconds: float) -> None:
        self._note.advance(seconds)
        if self._landing is not None:
            flight, left = self._landing
            self._landing = (flight, left - seconds) if left > seconds else None
            if self._landing is None:
                self._land(flight)

    def _under(self, x: float, y: float) -> Under:
        """What is under a window pixel; a tile of the HUD stands for its cowboy."""
        if self._built().covers(x, y):
            return None, self._presenter.pointed(self._hovered)
        return self._stage.scene.table_point(x, y), self._stage.scene.pick(x, y) or ""

    def _hover(self, words: tuple[str, ...]) -> None:
        """The pointer has come to a button or tile, or left it; a tile under it points at its cowboy."""
        self._hovered = words
        self._stage.sound.hover(words)
        desk = self._hand.desk
        self._hear(PointerMoved(desk.x, desk.y, *self._under(desk.x, desk.y)))

    def _moment(self) -> Moment:
        can_undo = self._prompt is not None and self.match.session.can_undo
        return Moment(self._hand, can_undo, self._hovered, self._note.view, self._last_prompt)

    def _built(self) -> Hud:
        if self._hud is None:
            raise RuntimeError("the screen was not entered, or has been left")
        return self._hud
