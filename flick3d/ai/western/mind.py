"""The Western mind: ideas for every prompt of Flick 'em Up!, and what a state is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from flick3d.ai.ideas import Aimed, Idea, choice
from flick3d.ai.levels import Level
from flick3d.ai.western.doors import aside_ideas, challenge_worth, door_ideas, exit_ideas
from flick3d.ai.western.facing import face_ideas
from flick3d.ai.western.moves import move_ideas
from flick3d.ai.western.shots import hold_ideas, shot_ideas
from flick3d.ai.western.sights import Sights
from flick3d.ai.western.sliding import sliding
from flick3d.ai.western.survey import Lands, Survey
from flick3d.ai.western.throws import throw_ideas
from flick3d.ai.western.tokens import imagined, token_ideas
from flick3d.ai.western.turn import Turn
from flick3d.ai.western.value import value
from flick3d.games.western.actions import Challenge, End, Play, Stand
from flick3d.games.western.game import Western
from flick3d.games.western.state import Cowboy, State, other_side
from flick3d.games.western.vocabulary import SIDES, Side
from flick3d.physics.pieces import load
from flick3d.rules.game import Game, Ground
from flick3d.rules.prompts import Prompt

MOST_SHOTS = 8
"""How many shots are told."""

DEAD_PLAYED = 0.3
"""What it is worth to let the turn pass by playing a dead man: whoever has little to do waits."""


PATIENCE = 1.2
"""How much better it is to play a man on whom a goal depends after one more enemy has been played."""

CARRYING = frozenset(("reach", "exit", "bring"))
"""Errands of men on whom a goal depends."""


class WesternMind:
    """Plays Flick 'em Up!; see `ai.mind.Mind` for what each method promises."""

    game: Game[State]

    def __init__(self) -> None:
        self.game = Western()
        self._western = Western()
        self._pieces = load()
        self._slide = sliding(self._pieces)
        self._lands = Lands(self._pieces, self._slide)

    def imagine(self, seen: State, player: str, chance: Random) -> State:  # noqa: ARG002
        """The state with made-up kinds for all face-down tokens, and a made-up seed."""
        return imagined(seen, chance)

    def ideas(self, seen: State, prompt: Prompt, ground: Ground, level: Level) -> tuple[Idea, ...]:
        """What could be done now, by geometry."""
        side = _side(prompt.team)
        if seen.phase == "choose-cowboy":
            return tuple(self._plays(seen, prompt, ground, level, side))
        turn = Turn(self._survey(seen, ground), prompt.piece, side, level)
        match seen.phase:
            case "face":
                return tuple(face_ideas(turn, prompt))
            case "challenge":
                return tuple(
                    choice(
                        action,
                        challenge_worth(turn, seen.cowboy(action.defender), seen.entering),
                        "duel",
                        action.defender,
                    )
                    for action in prompt.choices
                    if isinstance(action, Challenge)
                )
            case "block":
                return tuple(choice(action, 0.0, "stand") for action in prompt.choices if isinstance(action, Stand))
            case "drawn":
                return tuple(token_ideas(turn, prompt, self._western))
            case "act":
                return tuple(self._acts(turn, prompt))
            case _:
                found = (*_best(shot_ideas(turn, prompt), MOST_SHOTS), *hold_ideas(prompt))
                return found or _anything(prompt)

    def value(self, state: State, player: str, ground: Ground, level: Level) -> float:
        """How good a state is for a player's side, in hit points."""
        side = next(_side(seat.team) for seat in state.seats if seat.name == player)
        return value(self._survey(state, ground), side, level)

    def _survey(self, state: State, ground: Ground) -> Survey:
        return Survey(state, ground, self._lands.land(state), self._pieces, self._slide)

    def _acts(self, turn: Turn, prompt: Prompt) -> Iterator[Idea]:
        """Everything that a man may do with an action."""
        yield from _best(shot_ideas(turn, prompt), MOST_SHOTS)
        yield from _best(throw_ideas(turn, prompt), 3)
        for offer in prompt.flicks:
            if offer.word == "move":
                yield from move_ideas(turn, offer)
                yield from door_ideas(turn, offer)
                yield from exit_ideas(turn, offer)
        yield from aside_ideas(turn, prompt)
        yield from token_ideas(turn, prompt, self._western)
        yield from (
            choice(action, turn.idle - turn.before, "end") for action in prompt.choices if isinstance(action, End)
        )

    def _plays(self, seen: State, prompt: Prompt, ground: Ground, level: Level, side: Side) -> Iterator[Idea]:
        """Whoever has the most to do is played first."""
        for action in prompt.choices:
            if not isinstance(action, Play):
                continue
            man = seen.cowboy(action.cowboy)
            worth = DEAD_PLAYED
            if man.posture != "dead" and len(prompt.choices) > 1:
                after, _ = self._western.apply(seen, action, None, ground)
                turn = Turn(self._survey(after, ground), man.id, side, level)
                asked = self._western.prompt(after, ground)
                assert asked is not None
                best = max(idea.worth for idea in self._acts(turn, asked))
                waiting = Sights(self._survey(seen, ground), side, level).place(man, 0)
                worth = best + turn.place_now - waiting - _patience(turn, man)
            yield choice(action, worth, "play", man.id)


def _patience(turn: Turn, man: Cowboy) -> float:
    """How much better it is to play a man later on whom a goal depends: when fewer enemies are still to come.

    man: as he is before he is played. Nobody can hurt him in a house or while he lies, so he waits there; in the open
    he gets away the sooner the better. Who is to free somebody waits too, so that the freed man can go at once.
    """
    goals = {errand.goal for errand in turn.errands}
    to_come = sum(enemy.posture != "dead" for enemy in turn.state.available(other_side(turn.side)))
    if goals & CARRYING:
        return PATIENCE * to_come * (1.0 if man.inside or man.posture == "fallen" else -1.0)
    return PATIENCE * to_come if "free" in goals else 0.0


def _best(ideas: Iterable[Idea], count: int) -> tuple[Idea, ...]:
    return tuple(sorted(ideas, key=lambda idea: -idea.worth)[:count])


def _anything(prompt: Prompt) -> tuple[Idea, ...]:
    """A bullet anywhere, when there is nobody to hit."""
    offer = prompt.flicks[0]
    direction = offer.arc[0] if offer.arc is not None else 0.0
    return (Idea(0.0, "wait", flick=Aimed(offer, direction, offer.lowest_speed), trial=False),)


def _side(team: str) -> Side:
    return next(side for side in SIDES if side == team)
