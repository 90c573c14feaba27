"""What is wrong with a scenario's goals, noon, triggers and special rules: they name what there is (W8, W90)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from flick3d.games.western.scenario import Scenario
from flick3d.games.western.state import other_side
from flick3d.games.western.vocabulary import SIDES, Goal, Noon
from flick3d.rules.problems import Problem


def aim_problems(scenario: Scenario) -> Iterator[Problem]:
    """Everything that names something that is not there, or that nobody can ever do."""
    known = _Known(scenario)
    for index, goal in enumerate(scenario.goals):
        yield from _goal(scenario, known, goal, ("goals", index))
    if isinstance(scenario.clock.noon, Noon):
        yield from _noon(known, scenario.clock.noon)
    for index, trigger in enumerate(scenario.triggers):
        path = ("triggers", index)
        if trigger.when.blown_up is not None:
            yield from known.building(trigger.when.blown_up, (*path, "when", "blown_up"))
        elif not any(prop.kind == "gallows" for prop in scenario.props):
            yield Problem((*path, "when", "toppled"), "there are no gallows among the props")
        yield from known.figure(trigger.then.join, (*path, "then", "join"))
        if any(each.figure == trigger.then.join and each.side is not None for each in scenario.neutrals):
            yield Problem((*path, "then", "join"), f"the {trigger.then.join} belongs to a side from the start")
    if scenario.rules.turn_tokens is not None:
        yield from known.token(scenario.rules.turn_tokens.token, 1, ("rules", "turn_tokens", "token"))
    for index, burden in enumerate(scenario.rules.burdens):
        yield from known.token(burden.token, 1, ("rules", "burdens", index, "token"))


class _Known:
    """What there is in a scenario, by name."""

    def __init__(self, scenario: Scenario) -> None:
        self.buildings = {building.kind for building in scenario.buildings}
        self.closed = {building.kind for building in scenario.buildings if building.closed}
        self.figures = {each.id: each.side for each in scenario.figures}
        for trigger in scenario.triggers:
            self.figures[trigger.then.join] = self.figures.get(trigger.then.join) or trigger.then.side
        self.present = {each.id for each in scenario.figures}
        self.tokens: Counter[str] = Counter()
        for group in scenario.tokens:
            self.tokens[group.kind] += group.count
        for pile in scenario.piles:
            self.tokens.update(pile.kinds)
        for cowboy in scenario.cowboys:
            self.tokens.update(cowboy.tokens)

    def building(self, kind: str, path: tuple[str | int, ...]) -> Iterator[Problem]:
        if kind not in self.buildings:
            yield Problem(path, f"there is no {kind} among the buildings")

    def open_house(self, kind: str, path: tuple[str | int, ...]) -> Iterator[Problem]:
        yield from self.building(kind, path)
        if kind in self.closed:
            yield Problem(path, f"the {kind} is closed: nobody can enter it")

    def figure(self, figure: str, path: tuple[str | int, ...]) -> Iterator[Problem]:
        if figure not in self.present:
            yield Problem(path, f"{figure} is not in the scenario")

    def token(self, kind: str, count: int, path: tuple[str | int, ...]) -> Iterator[Problem]:
        if self.tokens[kind] < count:
            yield Problem(path, f"there are {self.tokens[kind]} tokens of kind {kind} in the scenario, not {count}")


def _goal(scenario: Scenario, known: _Known, goal: Goal, path: tuple[str | int, ...]) -> Iterator[Problem]:
    if goal.side is None and not (isinstance(goal.eliminate, int) or goal.win_duels is not None):
        yield Problem(path, f"a goal with `{goal.word}` says by `side` whose it is")
    if isinstance(goal.eliminate, int):
        yield from _enemies(scenario, goal, goal.eliminate, (*path, "eliminate"))
    elif goal.eliminate is not None:
        for at, figure in enumerate(goal.eliminate.who):
            yield from known.figure(figure, (*path, "eliminate", "who", at))
        yield from _named_once(goal.eliminate.who, (*path, "eliminate", "who"))
        if goal.eliminate.count > len(goal.eliminate.who):
            yield Problem((*path, "eliminate", "count"), f"only {len(goal.eliminate.who)} figures are named")
    elif goal.win_duels is not None and not scenario.rules.duels:
        yield Problem((*path, "win_duels"), "the special rules of this scenario allow no duels")
    elif goal.gather is not None:
        yield from known.open_house(goal.gather.building, (*path, "gather", "in"))
        yield from known.token(goal.gather.token, goal.gather.count, (*path, "gather", "token"))
    elif goal.turn is not None:
        yield from known.token(goal.turn.token, goal.turn.count, (*path, "turn", "token"))
        if scenario.rules.turn_tokens is None or scenario.rules.turn_tokens.token != goal.turn.token:
            yield Problem((*path, "turn"), f"`rules: turn_tokens` must say who turns the {goal.turn.token}")
    elif goal.reach is not None:
        yield from known.open_house(goal.reach.building, (*path, "reach", "building"))
        yield from _own(known, goal, goal.reach.who, (*path, "reach", "who"))
    elif goal.escape is not None:
        if scenario.exit(goal.escape.exit) is None:
            yield Problem((*path, "escape", "exit"), f"there is no exit called {goal.escape.exit}")
        if goal.escape.token is not None:
            yield from known.token(goal.escape.token, 1, (*path, "escape", "token"))
        yield from _own(known, goal, goal.escape.who, (*path, "escape", "who"))


def _enemies(scenario: Scenario, goal: Goal, count: int, path: tuple[str | int, ...]) -> Iterator[Problem]:
    for side in SIDES:
        enemies = sum(each.side == other_side(side) for each in scenario.figures)
        if goal.side in (None, side) and count > enemies:
            yield Problem(path, f"the {side} cannot eliminate {count} of {enemies} enemies")


def _own(known: _Known, goal: Goal, who: tuple[str, ...], path: tuple[str | int, ...]) -> Iterator[Problem]:
    """Who must go somewhere belongs to the side whose goal it is, or joins it."""
    yield from _named_once(who, path)
    for at, figure in enumerate(who):
        yield from known.figure(figure, (*path, at))
        if figure in known.present and known.figures[figure] != goal.side:
            yield Problem((*path, at), f"{figure} is never played by the {goal.side}")


def _named_once(who: tuple[str, ...], path: tuple[str | int, ...]) -> Iterator[Problem]:
    for at, figure in enumerate(who):
        if figure in who[:at]:
            yield Problem((*path, at), f"{figure} is named twice")


def _noon(known: _Known, noon: Noon) -> Iterator[Problem]:
    path = ("clock", "noon")
    if noon.holder is not None:
        yield from known.token(noon.holder, 1, (*path, "holder"))
    if noon.leaders is not None:
        for at, leader in enumerate(noon.leaders):
            yield from known.figure(leader, (*path, "leaders", at))
        sides = {known.figures.get(leader) for leader in noon.leaders}
        if sides != set(SIDES):
            yield Problem((*path, "leaders"), "the leaders are one man of each side")
