"""The Generations and turns of a recorded match of Flick of Faith, for the timeline of a replay. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flick3d.games.faith import events as happened
from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.view.chapters import Chapter, most_telling
from flick3d.view.faith.looks import BRIGHT
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.style import Colour
from flick3d.view.words.names import shortened

EVERYBODY: Colour = (0.95, 0.92, 0.84, 1.0)
"""The colour of what all players decide together."""
TOLD: Mapping[type[Event], str] = {
    happened.MatchEnded: "the end",
    happened.Worshipped: "Worship",
    happened.LawEnacted: "a Law is enacted",
    happened.VotesShown: "votes shown",
    happened.Voted: "votes",
    happened.FirstPlayer: "first player",
    happened.Raced: "races",
    happened.GodChosen: "a god is chosen",
    happened.TempleRaised: "a Temple",
    happened.Blessed: "blessed",
    happened.Drowned: "drowned",
    happened.Swept: "swept away",
    happened.Banished: "banished",
    happened.FaceDown: "face down",
    happened.Lost: "off the Map",
    happened.CameBack: "comes back",
    happened.Fastened: "fastened",
    happened.HeartDropped: "the Heart drops",
    happened.Flicked: "flicks",
}
"""What came of a step, the most important first."""
TOGETHER = ("vote",)
"""Phases in which all decide at once: they are one turn."""


def chapters(history: Iterable[tuple[Controller, Step]], words: FaithWords) -> tuple[Chapter, ...]:
    """The chapter of every step. history: each with the match before it."""
    found: list[Chapter] = []
    last: object = None
    turn = 0
    for before, step in history:
        state = before.state
        together = state.phase in TOGETHER
        key = (state.generation, state.turn, "" if together else step.player, together)
        if key != last:
            turn, last = turn + 1, key
        found.append(
            Chapter(
                section=words.title("chapter:generation", generation=state.generation)
                if state.generation
                else words.title("chapter:start"),
                turn=turn,
                player=shortened(step.player),
                colour=EVERYBODY if together or not step.player else BRIGHT[state.colour(step.player)],
                told=words.word(most_telling(step.events, TOLD)),
            )
        )
    return tuple(found)
