"""The turn of one man: what he has to act with, and what his place is worth before and after an action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import msgspec

from flick3d.ai.levels import Level
from flick3d.ai.western.errands import Errand, handy
from flick3d.ai.western.fans import Point
from flick3d.ai.western.prospects import prospect
from flick3d.ai.western.screening import Screened, screened
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
        return tuple(each for each in self._all_errands if each.man == self.man.id)

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
        errands = sum(each.at(*to) for each in self.errands)
        return self.sights.place(self.man, self.actions - 1, to) + errands + self.screening(to)

    def screening(self, to: Point) -> float:
        """What it is worth to stand at a point, cm, between enemies and friends on whom a goal depends."""
        width = self.survey.slide.man + self.survey.slide.bullet
        return sum(each.worth(to, width) for each in self._screened)

    def entered(self, house: str) -> float:
        """What it is worth to have gone into a house with the next action."""
        spot = self.survey.before_door(house)
        errands = sum(each.worth if each.house == house else each.at(*spot, inside=True) for each in self.errands)
        if self.actions > 1:
            errands += handy(self.errands, house)
        won = self._won(arrived(self.state, self.man, house))
        return self.sights.place(self.man, 0, spot, inside=True) + errands + won

    def gone(self) -> float:
        """What it is worth to leave the table through an exit."""
        return self._won(self.state.with_cowboy(msgspec.structs.replace(self.man, posture="safe", on="")))

    def _won(self, after: State) -> float:
        outcome: Outcome | None = goal_reached(after)
        if outcome is None:
            return 0.0
        return 0.0 if outcome.winner is None else WIN if outcome.winner == self.side else -WIN

    @property
    def screens(self) -> Iterator[Point]:
        """Places right before friends whom enemies see, cm."""
        return (spot for each in self._screened for spot in each.places(self.state.scenario.area))

    @cached_property
    def _screened(self) -> tuple[Screened, ...]:
        return screened(self.sights, self.man.id, self._all_errands)

    @cached_property
    def _all_errands(self) -> tuple[Errand, ...]:
        return prospect(self.survey, self.side).errands

    @cached_property
    def _errands_now(self) -> float:
        return sum(each.worth_now(self.survey) for each in self.errands)


def arrived(state: State, man: Cowboy, house: str) -> State:
    """The state with a man in a house; he is safe when he had to reach it (S8)."""
    reaching = any(
        goal.reach is not None and man.id in goal.reach.who and goal.reach.building == house
        for goal in state.scenario.goals
        if goal.side in (None, man.side)
    )
    inside = msgspec.structs.replace(man, on=house)
    return state.with_cowboy(msgspec.structs.replace(inside, posture="safe", on="") if reaching else inside)
