"""Computer players at the table: they think beside the frames, show what they mean to do, and then it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flick3d.ai.thinking import Thinker, Trouble
from flick3d.match.playing import Match
from flick3d.rules.deciding import Decision
from flick3d.rules.errors import FlickError
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.views import HintView
from flick3d.view.input.modes import Aiming, Hand
from flick3d.view.screens.intention import THINKS, Intention, shown_hand
from flick3d.view.stage import Stage
from flick3d.view.words import CommonWords
from flick3d.view.words.names import shortened

LEFT_ALONE = 3.0
"""Seconds for which the camera stays where a player has moved it: no glance takes it away from there."""
DOTS_EVERY = 0.4
"""Seconds between two pictures of the dots behind who thinks."""
WHEELS = ("• · ·", "· • ·", "· · •", "· • ·")

MakeThinker = Callable[[Match, Callable[[Trouble, str], None]], Thinker]


def beside_the_window(match: Match, trouble: Callable[[Trouble, str], None]) -> Thinker:
    """A thinker that has a process of its own."""
    return Thinker(match.session.game, match.table, match.seed, trouble)


class Companions:
    """The computer players of one screen. Exactly one question is asked at a time: what the match asks now."""

    def __init__(
        self,
        stage: Stage,
        words: CommonWords,
        tell: Callable[[str], None],
        make_thinker: MakeThinker = beside_the_window,
    ) -> None:
        """tell: takes a line for the log."""
        self._stage = stage
        self._words = words
        self._tell = tell
        self._make_thinker = make_thinker
        self._match: Match | None = None
        self._thinker: Thinker | None = None
        self._prompt: Prompt | None = None
        self._silent = False
        self._decision: Decision | None = None
        self._intention: Intention | None = None
        self._thought = 0.0
        self._untouched = LEFT_ALONE
        self._glancing = False

    @property
    def asked(self) -> Prompt | None:
        """What a computer player is asked now, or None."""
        return self._prompt

    @property
    def is_thinking(self) -> bool:
        """Whether somebody thinks, and has shown nothing yet of what it will be."""
        return self._prompt is not None and self._intention is None

    @property
    def note(self) -> HintView | None:
        """Who thinks, or does something, for the hint line."""
        if self._prompt is None or self._match is None:
            return None
        kind = self._match.kinds.get(self._prompt.player, "")
        code = "thinks" if self._intention is None or self._intention.silent else self._intention.stage[0]
        text = self._words.hint(
            f"computer:{code}",
            player=shortened(self._words.team(self._prompt.player)),
            level=self._words.title(f"seat:{kind}"),
        )
        return HintView(
            f"{text}  {WHEELS[int(self._thought / DOTS_EVERY) % len(WHEELS)]}" if code == "thinks" else text
        )

    @property
    def told(self) -> dict[str, Any] | None:
        """For tests: who is asked, what is shown of it, and the worker's process id; None when no computer is asked."""
        if self._prompt is None:
            return None
        stage = "thinking" if self._intention is None else self._intention.stage[0]
        worker = self._thinker.process_id if self._thinker is not None else None
        return {"player": self._prompt.player, "kind": self._prompt.kind, "stage": stage, "worker": worker}

    def shown(self, hand: Hand) -> Hand:
        """The hand that marks and meter are drawn for: the people's own, or what the computer player means to do."""
        if self._intention is None or self._intention.silent:
            return hand
        return shown_hand(hand, self._intention)

    def begin(self, match: Match) -> None:
        """From now on it is this match; what was thought about another one is forgotten."""
        self.end()
        self._match = match

    def end(self) -> None:
        """Nobody thinks any more, and no process is left."""
        self.drop()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def drop(self) -> None:
        """Something else is asked now, or nothing: an answer that is on its way is not wanted."""
        if self._thinker is not None:
            self._thinker.drop()
        self._prompt = self._decision = self._intention = None
        self._look_back()

    def ask(self, prompt: Prompt | None, silent: bool = False) -> bool:
        """Let the player who is asked think, when that is a computer; whether it is.

        silent: nobody may see what the answer is.
        """
        self.drop()
        match = self._match
        if prompt is None or match is None or prompt.player not in match.kinds:
            return False
        if self._thinker is None:
            self._thinker = self._make_thinker(match, self._trouble)
        self._prompt, self._silent, self._thought = prompt, silent, 0.0
        self._thinker.ask(self._seen(prompt.player), prompt.player, match.kinds[prompt.player], self._number)
        return True

    def hurry(self) -> None:
        """A player does not want to wait: glances and beats end."""
        self._thought += THINKS
        if self._intention is not None:
            self._intention = self._intention.hurried()

    def camera_moved(self) -> None:
        """A player has moved the camera."""
        self._untouched, self._glancing = 0.0, False

    def advance(self, seconds: float, waits: bool = False) -> str | None:
        """Let time pass; the text of the action that is played now, once, or None.

        waits: the match itself stands still; thinking goes on.
        """
        self._untouched += seconds
        if self._prompt is None or self._thinker is None:
            return None
        if self._decision is None:
            self._decision = self._thinker.poll()
        if waits:
            return None
        self._thought += seconds
        if self._intention is None:
            if self._decision is not None and (self._silent or self._thought >= THINKS):
                self._begin_showing(self._decision)
        else:
            self._intention = self._intention.after(seconds)
        return self._shown_to_its_end()

    def _begin_showing(self, decision: Decision) -> None:
        assert self._prompt is not None
        decision = self._legal(decision)
        target = self._target(decision)
        intention = Intention(self._prompt, decision.text, silent=self._silent)
        wants = not self._stage.calm and self._untouched >= LEFT_ALONE and not self._silent
        if wants and target is not None and isinstance(intention.mode, Aiming):
            intention = Intention(self._prompt, decision.text, glances=True)
            self._stage.camera.glance(*target)
            self._glancing = True
        self._intention = intention

    def _shown_to_its_end(self) -> str | None:
        if self._intention is None:
            return None
        stage, _ = self._intention.stage
        if stage != "looking":
            self._look_back()
        if stage != "over":
            return None
        text = self._intention.text
        # The hand is shown until the match goes on: `ask` or `drop` follow at once.
        self._decision = None
        return text

    def _look_back(self) -> None:
        if self._glancing:
            self._glancing = False
            self._stage.camera.look_back()

    def _target(self, decision: Decision) -> tuple[float, float] | None:
        """Where on the table it aims, cm."""
        if decision.place is not None:
            return decision.place
        pose = self._stage.scene.pose_of(decision.piece) if decision.piece else None
        return None if pose is None else (pose.x, pose.y)

    def _legal(self, decision: Decision) -> Decision:
        """The decision, or one by chance in its place: a match goes on whatever a computer player says."""
        assert self._match is not None and self._prompt is not None and self._thinker is not None
        session, player = self._match.session, self._prompt.player
        try:
            refusal = session.check(session.read(decision.text))
        except FlickError:
            refusal = None
        else:
            if refusal is None:
                return decision
        self._trouble("by-chance", f"{decision.text}: {refusal or 'cannot be read'}")
        return self._thinker.by_chance(self._seen(player), player, self._number)

    def _trouble(self, trouble: Trouble, _detail: str) -> None:
        self._tell(self._words.hint(f"computer:{trouble}"))

    def _seen(self, player: str) -> Any:
        assert self._match is not None
        session = self._match.session
        return session.game.seen_by(session.state, player)

    @property
    def _number(self) -> int:
        assert self._match is not None
        return len(self._match.session.steps)
