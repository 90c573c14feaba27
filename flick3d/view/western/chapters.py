"""The rounds and turns of a recorded Western match, for the timeline of a replay. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flick3d.games.western import events as happened
from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.view.chapters import Chapter, most_telling
from flick3d.view.hud.style import Colour
from flick3d.view.western.words import Words
from flick3d.view.words.names import shortened

COLOURS: Mapping[str, Colour] = {"lawmen": (0.98, 0.84, 0.58, 1.0), "outlaws": (0.07, 0.05, 0.04, 1.0)}
"""The wood of a side's figures."""
TOLD: Mapping[type[Event], str] = {
    happened.MatchEnded: "the end",
    happened.DuelWon: "wins the duel",
    happened.Died: "dead",
    happened.BlownUp: "blown up",
    happened.Exploded: "explosion",
    happened.Hit: "hit",
    happened.DuelBegan: "duel",
    happened.TurnedAway: "turned away",
    happened.Escaped: "escaped",
    happened.Reached: "reached",
    happened.Joined: "joined",
    happened.Dud: "a dud",
    happened.Missed: "missed",
    happened.MoveFailed: "move failed",
    happened.Entered: "enters",
    happened.MoveSucceeded: "moved",
    happened.MovedAside: "shoved aside",
    happened.Drew: "drew a token",
    happened.Took: "took a token",
    happened.Dropped: "dropped a token",
    happened.TokenTurned: "turned a token over",
    happened.Turned: "faces about",
    happened.StoodUp: "stands up",
    happened.CowboyPlayed: "is played",
}
"""What came of a step, the most important first."""
CHOOSES = "choose-cowboy"
"""The phase with which a turn begins (W12)."""


def chapters(history: Iterable[tuple[Controller, Step]], words: Words) -> tuple[Chapter, ...]:
    """The chapter of every step. history: each with the match before it."""
    found: list[Chapter] = []
    turn = 0
    for before, step in history:
        state = before.state
        if state.phase == CHOOSES or not found:
            turn += 1
        team = before.prompt.team if before.prompt is not None else state.team
        told = most_telling(step.events, TOLD)
        found.append(
            Chapter(
                section=words.title("round", round=state.round),
                turn=turn,
                player=shortened(words.player(step.player)),
                colour=COLOURS.get(team, COLOURS["lawmen"]),
                told=words.word(told),
            )
        )
    return tuple(found)
