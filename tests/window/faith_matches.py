"""Matches of Flick of Faith for the window tests: records at a chosen moment, and flicks that bring something."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from flick3d.games import all_games
from flick3d.games.faith.constraints import unflicked
from flick3d.games.faith.gods import GodName
from flick3d.games.faith.state import State
from flick3d.match.playing import new_match
from flick3d.match.seats import seats_asked
from flick3d.match.session import Session
from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.actions import action_text
from flick3d.rules.outline import Point
from flick3d.rules.prompts import FlickOffer, Prompt
from flick3d.scenario.library import load
from flick3d.view.faith.ballots import KEYS
from tests.window.played_game import PlayedGame, Told

FRICTION = 0.708
"""Of wood on the cloth."""
GRAVITY = 981.0
"""cm/s2."""
AS_THE_MOUSE_IS = ((0.0, 0.0), (-0.5, -0.02), (0.5, 0.02), (-0.5, 0.02), (0.5, -0.02))
"""Degrees and shares of the strength by which a flick that is made with the mouse may differ from what is wanted."""

Until = Callable[[State], bool]


def direction_to(at: Point, to: Point) -> float:
    """Degrees."""
    return math.degrees(math.atan2(to[1] - at[1], to[0] - at[0])) % 360.0


def speed_for(distance: float) -> float:
    """The speed with which a disc that touches nothing comes so far, cm/s and cm."""
    return math.sqrt(2.0 * FRICTION * GRAVITY * distance)


def share_of(offer: FlickOffer, speed: float) -> float:
    """The strength, 0 to 1, of a speed."""
    return (speed - offer.lowest_speed) / (offer.highest_speed - offer.lowest_speed)


def prepared(
    file: Path,
    table: Table,
    until: Until,
    seed: int,
    gods: Sequence[GodName] = (),
    thumb: str = "up",
    scenario: str = "faith/classic",
    founds: bool = False,
) -> Path:
    """The record of a match of Ann and Ben that was played without a window until this is so.

    Ann wins the race, and everybody votes with the same thumb. The first two Prophets go to the Cities I and III, where
    they stay; all others leave the Map at once, which is quick. founds: whether a Prophet makes way for a Temple.
    """
    games = all_games()
    loaded = load(scenario, games, table)
    with new_match(table, loaded, seats_asked(loaded.game, ("Ann,Ben",)), seed, path=file, sync=False) as match:
        session = match.session
        while not until(session.state):
            assert session.prompt is not None, "the match ended before"
            session.submit(session.read(usual_answer(session.state, session.prompt, gods, thumb, founds)))
    return file


def usual_answer(state: State, prompt: Prompt, gods: Sequence[GodName], thumb: str, founds: bool) -> str:
    """What is played while a match is prepared."""
    texts = [action_text(choice) for choice in prompt.choices]
    match prompt.kind:
        case "gods":
            return next((text for text in texts if text.split()[1] in gods), texts[0])
        case "race":
            offer = prompt.flicks[0]
            share = 1.0 if prompt.player == state.players[0] else 0.6
            return offer.text(direction_to(offer.at, (0.0, 0.0)), share * speed_for(math.dist(offer.at, (0.0, 0.0))))
        case "vote":
            return f"vote {thumb}"
        case "temples" if founds:
            return texts[0]
        case _ if prompt.flicks:
            offer = prompt.flicks[-1]
            if state.turn > 2:
                return offer.text(direction_to((0.0, 0.0), offer.at), offer.highest_speed)
            city = state.map.islands[2 * state.turn - 2].city.at
            return offer.text(direction_to(offer.at, city), speed_for(math.dist(offer.at, city)))
        case _:
            # Whatever ends it: no Temple, no Heart.
            return texts[-1]


def state_after(session: Session, table: Table, text: str) -> State:
    """The state after a flick, without playing it in the session."""
    action = session.read(text)
    shot = session.controller.shot(action)
    assert shot is not None
    after, _ = session.controller.apply(action, judge(shot, table.simulate(shot)))
    return after.state


def sure_flick(
    session: Session, table: Table, to: Point, wanted: Callable[[State], bool]
) -> tuple[FlickOffer, float, float]:
    """A flick towards a point, a direction and a strength that bring what is wanted, also when the mouse is a little
    off.
    """
    assert session.prompt is not None
    offer = session.prompt.flicks[0]
    direction, middle = direction_to(offer.at, to), share_of(offer, speed_for(math.dist(offer.at, to)))
    for turned in (0.0, 2.0, -2.0, 4.0, -4.0):
        for more in (0.0, 0.02, -0.02, 0.04, -0.04, 0.06):
            texts = [
                offer.text(
                    direction + turned + off,
                    offer.lowest_speed
                    + min(1.0, middle + more + stronger) * (offer.highest_speed - offer.lowest_speed),
                )
                for off, stronger in AS_THE_MOUSE_IS
            ]
            if all(wanted(state_after(session, table, text)) for text in texts):
                return offer, direction + turned, middle + more
    pytest.fail(f"no flick towards {to} brings what is wanted")


def may_found(state: State) -> bool:
    """Whether a Prophet may make way for a Temple now."""
    return state.phase == "temples"


def key_of(state: State, player: str, thumb: str) -> str:
    """The key with which this player votes."""
    return KEYS[state.corner(player).name][0 if thumb == "up" else 1]


def asked(game: PlayedGame, prompt: str, player: str = "") -> Told:
    """Wait until this is asked, of this player, and everything stands still."""

    def is_so(told: Told) -> bool:
        return told["prompt"] == prompt and player in ("", told["player"]) and told["still"] and not told["busy"]

    return game.until(is_so)


def last_one_flicks(state: State) -> bool:
    """Whether the next flick is the last one of the Generation."""
    return state.phase == "mission" and sum(len(unflicked(state, player)) for player in state.players) == 1
