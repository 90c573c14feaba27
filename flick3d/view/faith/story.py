"""What the story card says about a match: all of it from the scenario's data and the seats. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from flick3d.games.faith.components import generations
from flick3d.games.faith.influence import DOMINATION_POINTS, NAVEL_POINTS, PRESENCE_POINTS
from flick3d.games.faith.laws import LAW_NAMES
from flick3d.games.faith.state import State
from flick3d.view.faith.words import FaithWords
from flick3d.view.house_rules import lines
from flick3d.view.hud.views import GoalView, StoryView
from flick3d.view.seating import NOBODY, Seating
from flick3d.view.words.names import shortened

COUNCIL = "First the Council: two Laws are drawn, all vote, and one of them holds."
MISSION = "Then the Mission: clockwise, everybody flicks one Prophet after the other out of the own cloud."
CITY = "A Prophet that touches a City may give way to a Temple, which stays on that Island."
WORSHIP = "Last the Worship counts, and all Prophets go home. Temples stay."
NAVEL = (
    "A Prophet on the Navel: {navel}, and {presence} more for each Island where you have a Prophet or a Temple. It "
    "then waits in the Reserve Pool."
)
ISLANDS = "In the Worship, each Island: {presence} for being there, and {domination} more for whoever has most there."
END = "After {count} Generations most points win."

ALL_LAWS = "All {count}."
NO_LAWS = "None: there is no Council."
SOME_LAWS = "{laws}."
CARD = "{card} card: {gods}."
GOD = "{god}."
COLOUR = "{colour}"

HEADS: dict[str, str] = {"rounds": "A Generation", "points": "Points", "laws": "Laws"}


def story_view(state: State, words: FaithWords, seating: Seating = NOBODY) -> StoryView:
    """Title, story, what is new, the players with their colours and gods, a Generation, points, and the Laws."""
    scenario = state.scenario
    return StoryView(
        title=words.word(scenario.title),
        story=words.prose(scenario.briefing),
        news=words.prose(scenario.news),
        sides=tuple(player_view(state, player, words, seating) for player in state.players),
        further=(
            (words.fill(HEADS["rounds"], {}), " ".join(course(state, words))),
            (words.fill(HEADS["points"], {}), " ".join(scoring(state, words))),
            (words.fill(HEADS["laws"], {}), laws(state, words)),
        ),
        rules=lines(words, scenario),
    )


def player_view(state: State, player: str, words: FaithWords, seating: Seating = NOBODY) -> GoalView:
    """One player: colour, name, and the god, or the card with the two to choose from."""
    colour = state.colour(player)
    god = state.god_name(player)
    text = ""
    if god:
        text = words.fill(GOD, {"god": words.god(god)})
    elif state.scenario.gods:
        card = state.book.pantheon.card_of(colour)
        gods = words.either_god(state.book.pantheon, card)
        text = words.fill(CARD, {"card": words.god_card(card), "gods": gods})
    return GoalView(
        title=words.fill(COLOUR, {"colour": words.colour(colour)}),
        icon=f"dot-{colour}",
        players=words.seated(shortened(player), seating.kind(player)),
        goals=(text,) if text else (),
    )


def course(state: State, words: FaithWords) -> Iterator[str]:
    """How a Generation goes, one sentence each (F20)."""
    sentences = (COUNCIL, MISSION, CITY, WORSHIP) if state.scenario.laws else (MISSION, CITY, WORSHIP)
    return (words.fill(sentence, {}) for sentence in sentences)


def scoring(state: State, words: FaithWords) -> Iterator[str]:
    """How points are made, one sentence each (F36, F40, F41, F50)."""
    fields = {
        "navel": words.points(NAVEL_POINTS),
        "presence": words.points(PRESENCE_POINTS),
        "domination": words.points(DOMINATION_POINTS),
        "count": words.number(generations(len(state.players))),
    }
    return (words.fill(sentence, fields) for sentence in (ISLANDS, NAVEL, END))


def laws(state: State, words: FaithWords) -> str:
    """Which Laws may come up for the vote (F21)."""
    names = state.scenario.laws
    if not names:
        return words.fill(NO_LAWS, {})
    if len(names) == len(LAW_NAMES):
        return words.fill(ALL_LAWS, {"count": len(names)})
    return words.fill(SOME_LAWS, {"laws": words.listed([words.law(law) for law in names])})
