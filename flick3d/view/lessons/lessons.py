"""The lessons and hints that there are, by game."""

from __future__ import annotations

from collections.abc import Mapping

from flick3d.view.lessons import faith, western
from flick3d.view.lessons.fading import Learned
from flick3d.view.lessons.lesson import Lesson, Step
from flick3d.view.lessons.wording import FAITH, WESTERN

LESSONS: Mapping[str, Lesson] = {lesson.name: lesson for lesson in (western.LESSON, faith.LESSON)}
"""By name, which is also the game's."""
HINTS: Mapping[str, tuple[Step, ...]] = {"western": western.HINTS, "faith": faith.HINTS}
"""By the game's name."""
TEXTS: Mapping[str, tuple[str, str]] = {**WESTERN, **FAITH}
"""Title and text of every step and hint, by its id."""


def lesson_of(scenario: str, learned: Learned) -> Lesson | None:
    """The lesson that a match of this scenario goes on with, if it was not taken to its end."""
    found = (lesson for lesson in LESSONS.values() if lesson.scenario == scenario)
    return next((lesson for lesson in found if lesson.name not in learned.lessons), None)
