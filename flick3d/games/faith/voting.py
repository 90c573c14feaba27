"""The Council: two Laws are drawn, all vote in secret, one Law enters the game (F21 to F24, G4)."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.faith.actions import Pick, Vote
from flick3d.games.faith.council import Decision, decide
from flick3d.games.faith.events import LawEnacted, LawPleased, LawsDrawn, Voted, VotesShown
from flick3d.games.faith.laws import LawName
from flick3d.games.faith.reform import reform
from flick3d.games.faith.starting import Outcome, begin_mission
from flick3d.games.faith.state import State, Thumb
from flick3d.games.faith.table import area, touching
from flick3d.rules.chance import stream
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Push, Shot


def open_council(state: State, ground: Ground) -> Outcome:
    """Draw two Laws and ask for the votes (F21); without enough Laws the Mission begins at once.

    A Law that shakes Temples is replaced by the next card when there is none on the Map (L17).
    """
    shakes_nothing = not any(each.kind == "temple" and each.place == "map" for each in state.components)
    drawn: list[LawName] = []
    replaced: list[LawName] = []
    deck = list(state.deck)
    while deck and len(drawn) < 2:
        law = deck.pop(0)
        (replaced if shakes_nothing and state.book.laws[law].quake is not None else drawn).append(law)
    state = msgspec.structs.replace(state, deck=tuple(deck))
    if len(drawn) < 2:
        return begin_mission(state, ground)
    upper, lower = drawn
    state = msgspec.structs.replace(
        state, phase="vote", agenda=(upper, lower), votes=(), active=state.clockwise(state.first)[0]
    )
    return state, (LawsDrawn(upper, lower, tuple(replaced)),)


def thumbs(state: State, last: Thumb = "") -> dict[str, Thumb]:
    """The votes so far by player, clockwise from the First Player, with the one that is being given."""
    votes = (*state.votes, last) if last else state.votes
    return dict(zip(state.clockwise(state.first), votes, strict=False))


def decision(state: State, action: Vote) -> Decision | None:
    """What the votes decide with this one; None while others have not voted, and for a tie that is Themis' (G4)."""
    votes = thumbs(state, action.thumb)
    if len(votes) < len(state.players):
        return None
    decided = decide({name: vote for name, vote in votes.items() if vote}, state.seed, state.generation)
    return None if decided.tied and judge_of_ties(state) is not None else decided


def judge_of_ties(state: State) -> str | None:
    """Who decides a tied vote: the player whose god has a share in Laws (G4)."""
    return next((name for name in state.players if (god := state.god(name)) is not None and god.law_points), None)


def law_of(state: State, action: Vote | Pick) -> LawName | None:
    """The Law that this vote or pick brings into the game, or None."""
    if isinstance(action, Pick):
        return action.law
    decided = decision(state, action)
    return None if decided is None else state.agenda[0 if decided.law == "upper" else 1]


def shot(state: State, action: Vote | Pick, ground: Ground) -> Shot | None:
    """The Temples sliding away from their Cities, when that Law enters by this action (L17); else None."""
    law = law_of(state, action)
    speed = None if law is None else state.book.laws[law].quake
    if speed is None:
        return None
    where = touching(state, ground)
    pushes = []
    for each in state.components:
        if each.place == "map" and each.kind == "temple" and where[each.id].islands:
            pose = state.layout[each.id].pose
            x, y = state.map.island(min(where[each.id].islands)).city.at
            centred = math.dist((x, y), (pose.x, pose.y)) < 1e-6
            chance = stream(state.seed, "earthquake", each.id)
            direction = chance.uniform(0.0, 360.0) if centred else math.degrees(math.atan2(pose.y - y, pose.x - x))
            pushes.append(Push(each.id, direction % 360.0, speed))
    return Shot(state.layout, area(state), tuple(pushes))


def vote(state: State, action: Vote, facts: Facts | None, ground: Ground) -> Outcome:
    """One more thumb; when all have voted, the Law enters, or Themis is asked (F22, F23)."""
    player = state.active
    votes = thumbs(state, action.thumb)
    if len(votes) < len(state.players):
        following = state.clockwise(state.first)[len(votes)]
        state = msgspec.structs.replace(state, votes=(*state.votes, action.thumb), active=following)
        return state, (Voted(player),)
    shown = VotesShown(tuple((name, "up" if votes[name] == "up" else "down") for name in state.players))
    decided, law = decision(state, action), law_of(state, action)
    state = msgspec.structs.replace(state, votes=(*state.votes, action.thumb))
    if decided is None or law is None:
        judge = judge_of_ties(state)
        assert judge is not None
        return msgspec.structs.replace(state, phase="verdict", active=judge), (Voted(player), shown)
    events: list[Event] = [Voted(player), shown, LawEnacted(law, "chance" if decided.tied else "votes")]
    judge = judge_of_ties(state)
    if judge is not None and thumbs(state)[judge] == ("up" if law == state.agenda[0] else "down"):
        state, pleased = _please(state, judge, law)
        events.append(pleased)
    state, further = _enact(state, law, facts, ground)
    return state, (*events, *further)


def pick(state: State, action: Pick, facts: Facts | None, ground: Ground) -> Outcome:
    """Themis decides the tied vote (G4)."""
    state, pleased = _please(state, state.active, action.law)
    state, further = _enact(state, action.law, facts, ground)
    return state, (LawEnacted(action.law, "themis"), pleased, *further)


def _please(state: State, player: str, law: LawName) -> tuple[State, LawPleased]:
    god = state.god(player)
    assert god is not None
    return state.with_points(player, god.law_points), LawPleased(player, law, god.law_points)


def _enact(state: State, law: LawName, facts: Facts | None, ground: Ground) -> Outcome:
    """The Law enters the game and does what it does at once, then the Mission begins (F23, F24)."""
    if state.book.laws[law].lasts != "once":
        state = msgspec.structs.replace(state, laws=(*state.laws, law))
    state, events = reform(state, state.book.laws[law], facts, ground)
    state, begun = begin_mission(state, ground)
    return state, (*events, *begun)
