"""The coach of a match: watches it, and tells the step of a lesson or a hint that fits, on a card and on the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from flick3d.match.playing import Match
from flick3d.match.session import Step as Played
from flick3d.rules.errors import FlickError
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.views import HudView
from flick3d.view.input.controls import LESSON_KEY
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import KeyPressed, Signal
from flick3d.view.lessons.card import HIDE_WORDS, NEXT_WORDS, WIDTH, CoachFactory, CoachView, height_of
from flick3d.view.lessons.fading import Hints, met, practised
from flick3d.view.lessons.keeping import read_learned, write_learned
from flick3d.view.lessons.lesson import NEXT, Lesson, Step
from flick3d.view.lessons.lessons import HINTS, TEXTS
from flick3d.view.lessons.lying import place_of
from flick3d.view.lessons.mark import lesson_mark
from flick3d.view.lessons.pointing import framed_button, marked_point, spot_around
from flick3d.view.lessons.progress import Progress, did, hide, seen
from flick3d.view.lessons.situations import asked, deeds, held, names_of
from flick3d.view.lessons.wording import SAID
from flick3d.view.seating import PERSON
from flick3d.view.stage import Stage
from flick3d.view.words import CommonWords

PASSING = ("coach", "help", "story", "result")
"""Parts that the card need not keep away from: itself, and boards that lie over everything."""
PERIOD = 1.3
"""Seconds of a pulse."""


class Coach:
    """Of one match screen. `look` in every frame, and tell it all that happens."""

    def __init__(
        self, stage: Stage, words: CommonWords, match: Match, lesson: Lesson | None, say: Callable[[str], None]
    ) -> None:
        """match: as it stands; what was learned in it counts. lesson: what is taught; hints alone without.

        say: for the hint line.
        """
        self._stage, self._words = stage, words
        self._lesson, self._say = lesson, say
        learned = read_learned()
        self._progress = Progress(() if lesson is None else lesson.steps)
        self._hints = Hints(HINTS[match.session.game.name], learned)
        self._heard: frozenset[str] = frozenset()
        self._came: frozenset[str] = frozenset()
        self._occasion = 0
        self._asked: tuple[object, frozenset[str]] = (None, frozenset())
        self._clock = 0.0
        self._view: CoachView | None = None
        for step in match.session.steps:
            self.played(step, is_person=match.kinds.get(step.player, PERSON) == PERSON)
        self.parts: Parts = {CoachView: CoachFactory(self._beat)}

    @property
    def told(self) -> Mapping[str, Any]:
        """For tests: what is taught or hinted at now."""
        step, _ = self._step()
        return {"lesson": None if step is None else step.id, "learnt": sorted(self._progress.done)}

    def look(
        self, seconds: float, waits: bool, view: HudView, hud: Hud, prompt: Prompt | None, is_computer: bool, hand: Hand
    ) -> HudView:
        """A frame: the view with the card on it.

        prompt: what a person is asked, or None. is_computer: a computer player is asked. waits: something else lies
        over the table.
        """
        self._clock += seconds
        if not waits:
            self._follow(prompt, is_computer, hand)
        step, number = self._step()
        point = None if step is None else marked_point(self._stage.scene, step.points, prompt, hand)
        mark = lesson_mark(self._stage.scene.markers)
        if step is None or waits or point is None:
            mark.clear()
        else:
            mark.show(point, step.points.radius, self._beat())
        self._view = None if step is None else self._card(step, number, point, view, hud)
        return view if self._view is None else replace(view, extras=(*view.extras, self._view))

    def played(self, step: Played, is_person: bool) -> None:
        """A step was played, by a person or by a computer player."""
        self._occasion += 1
        self._came = names_of(step.events, "came")
        self._heard |= names_of(step.events, "heard")
        if is_person:
            self.did(deeds(step.action, step.events))

    def did(self, happened: Iterable[str]) -> None:
        """A person did this."""
        happened = tuple(happened)
        self._progress = did(self._progress, happened)
        self._hints = practised(self._hints, happened)

    def hears(self, signal: Signal) -> bool:
        """A signal; whether it was the lesson's own key."""
        if not isinstance(signal, KeyPressed) or signal.key != LESSON_KEY:
            return False
        if self._step()[0] is not None:
            self.did((NEXT,))
        elif self._progress.hidden:
            self._progress = hide(self._progress, False)
        else:
            return False
        return True

    def command(self, words: tuple[str, ...]) -> bool:
        """A button was clicked; whether it was the card's."""
        if words == NEXT_WORDS:
            self.did((NEXT,))
        elif words == HIDE_WORDS:
            self.hide()
        return words in (NEXT_WORDS, HIDE_WORDS)

    def hide(self) -> bool:
        """Take the card away; whether there was one. A lesson can be brought back, a hint is known."""
        step, number = self._step()
        if step is None:
            return False
        if number:
            self._progress = hide(self._progress)
            self._say(self._words.word(SAID["hidden"]))
        else:
            self.did((NEXT,))
        return True

    def leave(self) -> None:
        """Keep what was learned. A folder that cannot be written is no fault of the match."""
        lesson_mark(self._stage.scene.markers).clear()
        learned = self._hints.learned
        if self._lesson is not None and (self._progress.is_over or "heard:MatchEnded" in self._heard):
            learned = learned.taught(self._lesson.name)
        try:
            write_learned(learned)
        except FlickError:
            return

    def _follow(self, prompt: Prompt | None, is_computer: bool, hand: Hand) -> None:
        if self._asked[0] is not prompt:
            self._asked = prompt, asked(prompt, is_person=True)
        names = held(hand)
        if prompt is not None:
            self.did(name for name in names if name.startswith("aims:"))
        whom = frozenset({"computer"}) if is_computer else self._asked[1]
        situation = whom | names | self._heard | self._came
        self._progress = seen(self._progress, situation)
        self._hints = met(self._hints, situation if self._hints_wanted else frozenset(), self._occasion)

    @property
    def _hints_wanted(self) -> bool:
        """One thing at a time: while a lesson is on, it alone speaks."""
        is_taught = bool(self._progress.steps) and not self._progress.hidden and not self._progress.is_over
        return self._stage.own.now.hints and not is_taught

    def _step(self) -> tuple[Step | None, int]:
        """What is told now, and its number in the lesson; 0 for a hint."""
        step = self._progress.step
        if step is not None and not self._progress.hidden:
            return step, self._progress.number
        return self._hints.step, 0

    def _card(self, step: Step, number: int, point: tuple[float, float] | None, view: HudView, hud: Hud) -> CoachView:
        words, metrics = self._words, hud.metrics
        title, text = (words.with_keys(words.word(each)) for each in TEXTS[step.id])
        framed = framed_button(hud, step.points, len(view.actions))
        spot = framed if point is None else spot_around(self._stage.scene, point, metrics.scale)
        parts = {name: rect for name, rect in hud.rects().items() if name not in PASSING}
        around = [rect.scaled(1.0 / metrics.scale) for rect in parts.values()]
        size = WIDTH, height_of(text)
        at = place_of(metrics, size, around, spot, None if self._view is None else self._view.at)
        small = [words.filled(SAID["rule"], {"rule": step.rule})] if step.rule else []
        if number:
            small.append(words.filled(SAID["step"], {"number": number, "count": len(self._progress.steps)}))
        next_word = "known" if not number else "next" if step.is_read else "skip"
        return CoachView(
            title,
            text,
            "      ".join(small),
            words.word(SAID[next_word]),
            words.word(SAID["hide"]) if number else "",
            at,
            framed,
            LESSON_KEY.upper(),
            "Esc",
        )

    def _beat(self) -> float:
        """How far the pulse is out, 0 to 1; it stands still for eyes that like that."""
        return 0.0 if self._stage.calm else 0.5 - 0.5 * math.cos(2.0 * math.pi * self._clock / PERIOD)
