"""What the story card says about a match: all of it from the scenario's data and the seats. Pure."""

from __future__ import annotations

from flick3d.games.western.scenario import Scenario
from flick3d.games.western.vocabulary import SIDES, Side
from flick3d.rules.game import Seat
from flick3d.view.house_rules import lines
from flick3d.view.hud.views import GoalView, StoryView
from flick3d.view.seating import NOBODY, Seating
from flick3d.view.western.words import Words
from flick3d.view.words.names import shortened

ICONS: dict[Side, str] = {"lawmen": "star", "outlaws": "hat-red"}


def story_view(scenario: Scenario, seats: tuple[Seat, ...], words: Words, seating: Seating = NOBODY) -> StoryView:
    """Title, story, what is new, special rules, both sides with their goals and players, and what happens at 12:00."""
    return StoryView(
        title=words.word(scenario.title),
        story=words.prose(scenario.briefing),
        news=words.prose(scenario.news),
        rules=(*words.special_rules(scenario), *lines(words, scenario)),
        sides=tuple(goal_view(scenario, seats, side, words, seating) for side in SIDES),
        further=((words.title("story:noon"), words.noon(scenario.clock.noon)),),
    )


def goal_view(
    scenario: Scenario, seats: tuple[Seat, ...], side: Side, words: Words, seating: Seating = NOBODY
) -> GoalView:
    """How one side wins: its own goals and those of both. Players are named in their order of play."""
    own = [seat.name for seat in seats if seat.team == side]
    names = [
        words.seated("" if words.is_nameless(name, side) else shortened(name), seating.kind(name))
        for name in own
        if not words.is_nameless(name, side) or seating.has_computers
    ]
    return GoalView(
        title=words.team(side),
        icon=ICONS[side],
        players=words.listed(names),
        goals=tuple(words.goal(goal, side) for goal in scenario.goals if goal.side in (None, side)),
    )
