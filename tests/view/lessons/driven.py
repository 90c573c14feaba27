"""A match that is driven without a window, and the lesson that follows it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from flick3d.match.session import Session
from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.rules.prompts import FlickOffer, Prompt
from flick3d.scenario.library import load
from flick3d.view.front.learn_room import first_match
from flick3d.view.front.wording import FrontWords
from flick3d.view.input.modes import Acting, Aiming, Hand, Mode
from flick3d.view.lessons.lesson import NEXT, Lesson
from flick3d.view.lessons.progress import Progress, did, seen
from flick3d.view.lessons.situations import asked, deeds, held, names_of

Point = tuple[float, float]


class Driven:
    """The first seat is the learner's."""

    def __init__(self, lesson: Lesson, games: Mapping[str, Game[Any]], table: Table) -> None:
        errand = first_match(lesson, FrontWords())
        scenario = load(errand.scenario, games, table)
        self.seats = tuple(Seat(*seat) for seat in errand.seats)
        self.table = table
        self.session = Session.start(scenario.game, table, scenario.scenario, self.seats, 5)
        self.progress = Progress(lesson.steps)
        self.heard: frozenset[str] = frozenset()

    @property
    def prompt(self) -> Prompt:
        """What is asked."""
        prompt = self.session.prompt
        assert prompt is not None
        return prompt

    @property
    def is_learners(self) -> bool:
        """Whether the learner is asked."""
        return self.prompt.player == self.seats[0].name

    def told(self, mode: Mode | None = None) -> str:
        """What the lesson tells now. mode: of the learner's hand."""
        hand = Hand(prompt=self.prompt, mode=mode or Acting())
        self.progress = seen(self.progress, asked(self.prompt, self.is_learners) | held(hand) | self.heard)
        return self.progress.up

    def aims(self, word: str) -> str:
        """The learner aims this; what the lesson tells then."""
        index = next(index for index, offer in enumerate(self.prompt.flicks) if offer.word == word)
        self.progress = did(self.progress, (f"aims:{word}",))
        return self.told(Aiming(index, 0.0))

    def does(self, *deeds: str) -> str:
        """The learner does this beside the match; what the lesson tells then."""
        self.progress = did(self.progress, deeds)
        return self.told()

    def reads(self) -> str:
        """The learner goes on to what comes after."""
        return self.does(NEXT)

    def plays(self, text: str) -> None:
        """Whoever is asked plays this."""
        is_learners = self.is_learners
        step = self.session.submit(self.session.read(text))
        self.heard |= names_of(step.events, "heard")
        if is_learners:
            self.progress = did(self.progress, deeds(step.action, step.events))

    def offer(self, *words: str) -> FlickOffer:
        """The flick of these words."""
        return next(each for each in self.prompt.flicks if (each.word, *each.fixed)[: len(words)] == words)

    def at(self, piece: str) -> Point:
        """Where a piece is, cm."""
        pose = self.session.state.layout[piece].pose
        return pose.x, pose.y

    def tries(self, offer: FlickOffer, towards: Point, wanted: str) -> str:
        """A flick towards a point that brings this event, or after which this is asked."""
        for text in _texts(offer, towards):
            action = self.session.read(text)
            controller = self.session.controller
            shot = controller.shot(action)
            assert shot is not None
            after, events = controller.apply(action, judge(shot, self.table.simulate(shot)))
            kind = after.prompt.kind if after.prompt else ""
            if wanted in (kind, *(type(event).__name__ for event in events)):
                return text
        raise AssertionError(f"no flick brings {wanted}")


def _texts(offer: FlickOffer, towards: Point) -> Iterator[str]:
    """Flicks in this direction: many strengths, and a little beside it."""
    direction = math.degrees(math.atan2(towards[1] - offer.at[1], towards[0] - offer.at[0]))
    for aside in (0.0, 2.0, -2.0, 5.0, -5.0):
        for share in (0.2, 0.25, 0.3, 0.36, 0.44, 0.52, 0.6, 0.66, 0.72, 0.8):
            speed = offer.lowest_speed + share * (min(offer.highest_speed, 260.0) - offer.lowest_speed)
            yield offer.text(direction + aside, speed)
