"""The turn of one man: what he has to act with, and what his place is worth before and after an action."""

from __future__ import annotations

from functools import cached_property

import msgspec

from flick3d.ai.levels import Level
from flick3d.ai.western.errands import Errand
from flick3d.ai.western.fans import Point
from flick3d.ai.western.prospects import prospect
from flick3d.ai.western.sights import Sights
from flick3d.ai.western.survey import Survey
from flick3d.games.western.ending import goal_reached
from flick3d.games.western.state import Cowboy, State
from flick3d.games.western.vocabulary import Side
from flick3d.rules.outcome import Outcome

WIN = 100.0
"""What it is worth to win the match."""


class Turn:
    """A man whose side decides, with all that his ideas are judged by."""

    def __init__(self, survey: Survey, man: str, side: Side, level: Level) -> None:
        self.survey = survey
        self.state: State = survey.state
        self.man: Cowboy = survey.state.cowboy(man)
        self.side: Side = side
        self.level = level
        self.sights = Sights(survey, side, level)
        self.actions = max(1, survey.state.actions_left)

    @property
    def angle_noise(self) -> float:
        """Standard deviation of the hand's direction, degrees."""
        return max(self.level.angle_noise, 0.1)

    @property
    def speed_noise(self) -> float:
        """Standard deviation of the hand's speed, as a share of it."""
        return max(self.level.speed_noise, 0.005)

    @cached_property
    def errands(self) -> tuple[Errand, ...]:
        """What the man should do for his side's goals."""
        return tuple(each for each in prospect(self.survey, self.side).errands if each.man == self.man.id)

    @cached_property
    def before(self) -> float:
        """What his place is worth now, with the actions that he has."""
        return self.place_now + self._errands_now

    @cached_property
    def place_now(self) -> float:
        """The same without his errands."""
        return self.sights.place(self.man, self.actions)

    @cached_property
    def stays(self) -> float:
        """What it is worth to have spent an action and to be where he is."""
        return self.sights.place(self.man, self.actions - 1) + self._errands_now

    @cached_property
    def idle(self) -> float:
        """What his place is worth when his turn is over."""
        return self.sights.place(self.man, 0) + self._errands_now

    @property
    def spent(self) -> float:
        """What it costs to spend an action and to change nothing."""
        return self.stays - self.before

    def moved(self, to: Point) -> float:
        """What it is worth to have moved to a point with the next action, cm."""
        return self.sights.place(self.man, self.actions - 1, to) + sum(each.at(*to) for each in self.errands)

    def entered(self, house: str) -> float:
        """What it is worth to have gone into a house with the next action."""
        spot = self.survey.before_door(house)
        errands = sum(each.worth if each.house == house else each.at(*spot) for each in self.errands)
        return self.sights.place(self.man, 0, spot, inside=True) + errands + self._won(self._inside(house))

    def gone(self) -> float:
        """What it is worth to leave the table through an exit."""
        return self._won(self.state.with_cowboy(msgspec.structs.replace(self.man, posture="safe", on="")))

    def _inside(self, house: str) -> State:
        reaching = any(
            goal.reach is not None and self.man.id in goal.reach.who and goal.reach.building == house
            for goal in self.state.scenario.goals
            if goal.side in (None, self.side)
        )
        man = msgspec.structs.replace(self.man, on=house)
        return self.state.with_cowboy(msgspec.structs.replace(man, posture="safe", on="") if reaching else man)

    def _won(self, after: State) -> float:
        outcome: Outcome | None = goal_reached(after)
        if outcome is None:
            return 0.0
        return 0.0 if outcome.winner is None else WIN if outcome.winner == self.side else -WIN

    @cached_property
    def _errands_now(self) -> float:
        return sum(each.worth_now(self.survey) for each in self.errands)
