"""Houses, tokens, the duel and dynamite in a real window with a real mouse."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from flick3d.games.western.actions import Exchange, Shoot, Stand, Throw
from flick3d.games.western.events import DuelBegan, DuelWon, Entered, Exploded, Hit, MoveFailed, MoveSucceeded, Took
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.doorway import on_table
from flick3d.rules.events import Event
from flick3d.rules.prompts import FlickOffer
from tests.window.conftest import Begin
from tests.window.played_game import PlayedGame, outcome_of

pytestmark = pytest.mark.window

COLT = """\
game: western
title: A Colt from the Bank
briefing: Go in, take it, come out, use it.
clock: {start: 7}
initiative: lawman-1
goals: [{eliminate: 1}]
buildings: [{kind: bank, at: [0, 14], facing: 270}]
tokens: [{kind: colt, in: bank, count: 2}]
cowboys:
  - {side: lawmen, number: 1, at: [0, -2], facing: 90, actions: 4}
  - {side: outlaws, number: 1, at: [0, -22], facing: 90}
  - {side: outlaws, number: 2, at: [9, -21], facing: 90}
"""

DUEL = """\
game: western
title: One Too Many in the Saloon
briefing: There is room for one.
clock: {start: 7}
initiative: lawman-1
goals: [{win_duels: 2}]
buildings: [{kind: saloon, at: [0, 14], facing: 270}]
cowboys:
  - {side: lawmen, number: 1, at: [0, -2], facing: 90}
  - {side: lawmen, number: 2, at: [-30, -20], facing: 90}
  - {side: outlaws, number: 1, inside: saloon}
"""

DYNAMITE = """\
game: western
title: Handle with Care
briefing: It was in the store all the time.
clock: {start: 7}
initiative: lawman-1
goals: [{eliminate: 1}]
buildings: [{kind: store, at: [0, 14], facing: 270}]
tokens: [{kind: dynamite, in: store}, {kind: gold, in: store, count: 3}]
cowboys:
  - {side: lawmen, number: 1, inside: store, actions: 3, tokens: [document, document]}
  - {side: outlaws, number: 1, at: [0, -10], facing: 90}
  - {side: outlaws, number: 2, at: [30, -20], facing: 90}
"""


AS_THE_MOUSE_IS = ((0.0, 0.0), (-0.6, -0.03), (0.6, 0.03), (-0.6, 0.03), (0.6, -0.03))
"""Degrees and shares of the strength by which a flick that is made with the mouse may differ from what is wanted."""


def sure_flick(
    session: Session, table: Table, word: str, directions: list[float], wanted: Callable[[tuple[Event, ...]], bool]
) -> tuple[FlickOffer, float, float]:
    """A flick with this word, a direction and a strength (0 to 1) that bring what is wanted, also when the mouse is
    a little off.
    """
    assert session.prompt is not None
    for offer in [each for each in session.prompt.flicks if each.word == word]:
        for direction in directions:
            for strength in (0.06 + 0.03 * step for step in range(32)):
                texts = [offer.text(direction + off, speed_of(offer, strength + more)) for off, more in AS_THE_MOUSE_IS]
                if all(wanted(outcome_of(session, table, text)) for text in texts):
                    return offer, direction, strength
    pytest.fail(f"no {word} brings what is wanted")


def speed_of(offer: FlickOffer, strength: float) -> float:
    return offer.lowest_speed + min(1.0, strength) * (offer.highest_speed - offer.lowest_speed)


def has(*kinds: type[Event]) -> Callable[[tuple[Event, ...]], bool]:
    return lambda events: any(isinstance(event, kinds) for event in events)


def enters(session: Session, table: Table) -> tuple[float, float]:
    """A move through the door in the north after which a block is asked for, or a duel has begun."""

    def comes_in(events: tuple[Event, ...]) -> bool:
        return not has(MoveFailed, MoveSucceeded)(events)

    _, direction, strength = sure_flick(session, table, "move", [90.0], comes_in)
    return direction, strength


def towards(session: Session, offer: FlickOffer, piece: str) -> float:
    layout = session.state.layout if session.state.duel is None else session.state.duel.layout
    pose = layout[piece].pose
    return math.degrees(math.atan2(pose.y - offer.at[1], pose.x - offer.at[0]))


def shoot(game: PlayedGame, session: Session, side: str, target: str) -> None:
    """Fire a bullet with the mouse from this side at somebody."""
    assert session.prompt is not None
    offer = next(each for each in session.prompt.flicks if each.fixed == (side,) and each.word == "shoot")
    game.click_button(f"shoot {side}")
    game.until_mode("aiming")
    game.flick(towards(session, offer, target), 1.0)


@pytest.mark.soak
@pytest.mark.rule("W40", "W41", "W58", "W70", "W80")
def test_a_colt_is_taken_from_a_house_and_fires_a_second_bullet(begin: Begin, table: Table) -> None:
    game = begin(COLT)
    game.until_mode("choosing")
    game.click_piece("lawman-1")
    game.until_mode("acting")

    # In, and onto the block that is clicked.
    session = game.session(table)
    direction, strength = enters(session, table)
    game.click_button("move")
    game.until_mode("aiming")
    game.flick(direction, strength)
    game.until(lambda told: told["prompt"] == "block" and told["still"] and not told["busy"])
    session = game.session(table)
    game.click_point(*perch(session, table, "bank", 1))
    told = game.until(lambda told: told["prompt"] == "act" and told["still"] and not told["busy"])
    assert isinstance(game.session(table).steps[-1].action, Stand)
    assert has(Entered)(game.session(table).steps[-1].events)

    # One click on the shelf takes a Colt.
    colt = next(name for name in told["buttons"] if name.startswith("take "))
    game.click_button(colt)
    told = game.until(lambda told: told["steps"] == 4 and told["mode"] == "acting" and not told["busy"])
    session = game.session(table)
    assert has(Took)(session.steps[-1].events)
    assert session.state.carries("lawman-1", "colt") == 1

    # Out through the door, to where both enemies are.
    _, direction, strength = sure_flick(session, table, "move", [270.0, 268.0, 272.0], has(MoveSucceeded))
    game.click_button("move")
    game.until_mode("aiming")
    game.flick(direction, strength)
    told = game.until_mode("facing")
    game.click_piece("outlaw-1")
    game.until_mode("acting")

    # Two bullets, one from each side.
    shoot(game, game.session(table), "left", "outlaw-1")
    told = game.until(lambda told: told["prompt"] == "second-bullet" and told["still"] and not told["busy"])
    assert {"hold", "shoot right"} <= set(told["buttons"])
    shoot(game, game.session(table), "right", "outlaw-2")
    game.until_mode("choosing")
    session = game.session(table)
    shots = [step.action for step in session.steps if isinstance(step.action, Shoot)]
    assert [shot.side for shot in shots] == ["left", "right"]
    assert session.state.team == "outlaws"
    assert game.close() == 0
    assert "Traceback" not in game.output()


def perch(session: Session, table: Table, house: str, block: int) -> tuple[float, float, float]:
    """The middle of the top of one of a house's blocks, cm."""
    x, y, z = table.perches(house)[block]
    return (*on_table(session.state.layout[house].pose, x, y), z)


@pytest.mark.rule("W75", "W76", "W77")
def test_a_duel_is_fought_on_its_own_ground(begin: Begin, table: Table) -> None:
    game = begin(DUEL)
    game.until_mode("choosing")
    game.click_piece("lawman-1")
    game.until_mode("acting")
    session = game.session(table)
    direction, strength = enters(session, table)
    game.click_button("move")
    game.until_mode("aiming")
    game.flick(direction, strength)
    told = game.until(lambda told: told["prompt"] == "duel" and told["still"] and not told["busy"])
    assert told["ground"] == "duel"
    assert (told["piece"], told["player"]) == ("outlaw-1", "Ben")
    assert has(DuelBegan)(game.session(table).steps[-1].events)

    # Ben shoots: from whichever side hits.
    session = game.session(table)
    assert session.prompt is not None
    flicks = [each for each in session.prompt.flicks if each.word == "shoot"]
    aims = [towards(session, each, "lawman-1") for each in flicks]
    offer, direction, strength = sure_flick(session, table, "shoot", aims, has(DuelWon))
    game.click_button(f"shoot {offer.fixed[0]}")
    game.until_mode("aiming")
    game.flick(direction, strength)
    told = game.until(lambda told: told["prompt"] != "duel" and told["still"] and not told["busy"])
    assert told["ground"] == "town"
    session = game.session(table)
    hit = next(event for event in session.steps[-1].events if isinstance(event, Hit))
    assert (hit.cowboy, hit.cause) == ("lawman-1", "duel")
    assert session.state.cowboy("lawman-1").posture == "fallen"
    assert session.state.cowboy("outlaw-1").inside == "saloon"
    assert game.close() == 0
    assert "Traceback" not in game.output()


@pytest.mark.rule("W71", "W82")
def test_the_story_is_read_and_dynamite_is_dragged_into_a_slot_and_thrown(begin: Begin, table: Table) -> None:
    game = begin(DYNAMITE, briefing=True)
    game.until(lambda told: told["mode"] == "briefing")
    game.click_button("start")
    game.until_mode("choosing")
    game.click_button("play lawman-1")
    told = game.until_mode("acting")

    # Both slots are full: dragged onto one of them, the dynamite takes the place of what is in it.
    session = game.session(table)
    stick = next(token for token in session.state.tokens if token.kind == "dynamite")
    given = session.state.tokens_at("lawman-1")[1]
    game.drag_button(f"take {stick.id}", f"slot {given.id}")
    told = game.until(lambda told: told["steps"] == 2 and told["mode"] == "acting" and not told["busy"])
    assert game.session(table).steps[-1].action == Exchange(stick.id, given.id)

    # Clicked instead, a token asks for a slot.
    session = game.session(table)
    gold = next(name for name in told["buttons"] if name in {f"take {token.id}" for token in session.state.tokens})
    game.click_button(gold)
    game.until(lambda told: told["mode"] == "swapping")
    mine = next(token for token in session.state.tokens_at("lawman-1") if token.kind == "document")
    game.click_button(f"slot {mine.id}")
    told = game.until(lambda told: told["steps"] == 3 and told["mode"] == "acting" and not told["busy"])
    assert isinstance(game.session(table).steps[-1].action, Exchange)

    session = game.session(table)
    _, direction, strength = sure_flick(session, table, "throw", [270.0, 268.0, 272.0], has(Exploded))
    game.click_button("throw")
    game.until_mode("aiming")
    game.flick(direction, strength)
    game.until(lambda told: told["steps"] == 4 and not told["busy"])
    step = game.session(table).steps[-1]
    assert isinstance(step.action, Throw)
    assert has(Exploded)(step.events)
    assert "dynamite-stick" not in game.last["pieces"]
    assert game.session(table).state.carries("lawman-1", "dynamite") == 0
    assert game.close() == 0
    assert "Traceback" not in game.output()


def test_the_story_is_left_without_a_match(begin: Begin) -> None:
    game = begin(DUEL, briefing=True)
    game.until(lambda told: told["mode"] == "briefing")
    game.key("Escape")
    assert game.process.wait(timeout=30) == 0
    assert game.records() == []
