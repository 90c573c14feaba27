"""The duel: two men on the cleared ground shoot in turn until one is hit (W75 to W78), also at 12:00 (S10)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.actions import Rifle, Shoot
from flick3d.games.western.arms import more_bullets
from flick3d.games.western.arranging import rearranged
from flick3d.games.western.dueling_ground import face_to_face
from flick3d.games.western.dying import bury, take_hits
from flick3d.games.western.ending import end_match, noon_outcome
from flick3d.games.western.events import DuelBegan, DuelWon, Missed, TurnedAway
from flick3d.games.western.hats import hat_id
from flick3d.games.western.houses import take_block
from flick3d.games.western.places import before_door, free_standing_place, lying_pose
from flick3d.games.western.settling import settle
from flick3d.games.western.shooting import fired_side, verdict
from flick3d.games.western.state import DUEL_AREA, Duel, State
from flick3d.games.western.turns import carry_on
from flick3d.games.western.vocabulary import SIDES
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import upright
from flick3d.rules.outcome import Outcome

MOST_SHOTS = 3
"""Shots of each man after which the attacker is turned away (W78)."""


def begin_duel(state: State, defender: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The active cowboy meets this man of the house that he entered; the defender shoots first (W75, W76)."""
    attacker, house = state.active, state.entering
    layout = face_to_face(state, attacker, defender, ground)
    duel = Duel(attacker, defender, house, shooter=defender, layout=layout)
    state = msgspec.structs.replace(state, phase="duel", duel=duel, entering="", fired=())
    return state, (DuelBegan(attacker, defender, house),)


def resolve_duel_shot(
    state: State, action: Shoot | Rifle, facts: Facts, ground: Ground
) -> tuple[State, tuple[Event, ...]]:
    """A shot on the duel ground judged: the first man who is hit has lost (W76), whoever hit him."""
    duel = _duel(state)
    cowboys = tuple(
        msgspec.structs.replace(state.cowboy(man), on="", posture="standing", facing=duel.layout[man].pose.yaw)
        for man in (duel.attacker, duel.defender)
    )
    judged = verdict(facts, cowboys)
    if judged.hit:
        return _decided(state, judged.hit, ground)
    missed = Missed(duel.shooter, judged.reason, judged.about)
    ground_only = msgspec.structs.replace(state, layout=duel.layout, cowboys=cowboys, tokens=())
    settled, events = settle(ground_only, facts, ground, DUEL_AREA)
    duel = msgspec.structs.replace(duel, layout=settled.layout)
    fired = (*state.fired, fired_side(action))
    state = msgspec.structs.replace(state, duel=duel, fired=fired)
    if more_bullets(state, duel.shooter):
        return state, (missed, *events)
    state, following = hold_fire(state, ground)
    return state, (missed, *events, *following)


def hold_fire(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The shooter's shot is done; the other man shoots next, or the duel has found no winner (W76, W78)."""
    duel = _duel(state)
    attacked = duel.shooter == duel.attacker
    shots = (duel.shots[0] + attacked, duel.shots[1] + (not attacked))
    other = duel.defender if attacked else duel.attacker
    state = msgspec.structs.replace(state, duel=msgspec.structs.replace(duel, shooter=other, shots=shots), fired=())
    if min(shots) < MOST_SHOTS:
        return state, ()
    return _undecided(state, ground)


def _decided(state: State, loser: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """One man was hit: he loses a hit point and lies before the door; the winner has the block (W77)."""
    duel = _duel(state)
    winner = duel.attacker if loser == duel.defender else duel.defender
    side = state.cowboy(winner).side
    lawmen, outlaws = (count + (each == side) for count, each in zip(state.duels_won, SIDES, strict=True))
    state = msgspec.structs.replace(state, duel=None, fired=(), duels_won=(lawmen, outlaws))
    events: tuple[Event, ...] = (DuelWon(winner, loser),)
    if not duel.building:
        scores = tuple((str(each), int(each == side)) for each in SIDES)
        state, ended = end_match(state, Outcome(str(side), "duel", scores))
        return state, events + ended
    block = state.cowboy(duel.defender).block
    state, hit = take_hits(state, [loser], winner, "duel")
    events += hit
    state, laid = _lay_before_door(state, loser, duel.building, ground)
    events += laid
    if winner == duel.attacker:
        state, entered = take_block(state, winner, duel.building, block, ground)
        events += entered
    state, following = carry_on(state, ground)
    return state, events + following


def _undecided(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """Three shots each without a hit: the attacker stands before the door, unhurt (W78); at 12:00 it is a draw."""
    duel = _duel(state)
    state = msgspec.structs.replace(state, duel=None, fired=())
    turned = TurnedAway(duel.attacker, duel.building)
    if not duel.building:
        state, ended = end_match(state, msgspec.structs.replace(noon_outcome(state), reason="duel"))
        return state, (turned, *ended)
    man = msgspec.structs.replace(state.cowboy(duel.attacker), on="", block=0)
    x, y = before_door(state.layout[duel.building], ground)
    layout = state.layout.without([man.id, hat_id(man.id)])
    x, y = free_standing_place(layout, state.scenario.area, x, y, ground)
    state = msgspec.structs.replace(
        state.with_cowboy(man), layout=state.layout.moved({man.id: upright(x, y, man.facing)})
    )
    state, following = carry_on(rearranged(state, ground), ground)
    return state, (turned, *following)


def _lay_before_door(state: State, loser: str, house: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The loser lies in front of the house's door (W77); a dead man's tokens find their place from there (W60)."""
    x, y = before_door(state.layout[house], ground)
    man = state.cowboy(loser)
    if man.posture == "dead":
        return bury(rearranged(state, ground), loser, x, y, ground)
    layout = state.layout.without([loser, hat_id(loser)])
    pose = lying_pose(layout, state.scenario.area, x, y, ground)
    state = state.with_cowboy(msgspec.structs.replace(man, on="", block=0))
    state = msgspec.structs.replace(state, layout=state.layout.moved({loser: pose}))
    return rearranged(state, ground), ()


def _duel(state: State) -> Duel:
    if state.duel is None:
        raise ValueError("nobody fights a duel")
    return state.duel
