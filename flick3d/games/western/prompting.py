"""Prompting: what is asked now, what is legal, and what is not and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from flick3d.games.western.actions import (
    Aside,
    BulletSide,
    Challenge,
    Draw,
    Drop,
    End,
    Exchange,
    Hold,
    Keep,
    Leave,
    Play,
    Stand,
    Take,
    Trade,
    Turn,
)
from flick3d.games.western.arms import bullet_refusal, bullet_sides, rifle_refusal, rifle_side, stance, throw_refusal
from flick3d.games.western.aside import blocked
from flick3d.games.western.checking import cowboy_refusal, flick_arc, move_refusal, move_speed
from flick3d.games.western.entering import challenge_refusal, stand_refusal
from flick3d.games.western.flicks import (
    BULLET,
    LOWEST_SPEED,
    MOVEMENT_DISC,
    RIFLE_SPEED,
    SHOT_BULLET,
    STICK,
    TOP_SPEED,
)
from flick3d.games.western.houses import enemies_inside
from flick3d.games.western.places import flick_place, move_place
from flick3d.games.western.scenario import BLOCKS
from flick3d.games.western.state import SLOTS, State
from flick3d.games.western.taking import drawn_refusal, token_refusal, within_reach
from flick3d.games.western.vocabulary import Side
from flick3d.rules.actions import Action, action_text
from flick3d.rules.game import Ground
from flick3d.rules.prompts import Barred, FlickOffer, Prompt, TurnOffer
from flick3d.rules.refusal import Refusal


def prompt(state: State, ground: Ground) -> Prompt | None:
    """What is asked now; None when the match is over."""
    match state.phase:
        case "over":
            return None
        case "choose-cowboy":
            refusals = [(Play(cowboy.id), cowboy_refusal(state, cowboy.id)) for cowboy in state.of_side(state.team)]
            return _ask(state, refusals)
        case "face":
            return _face(state)
        case "challenge":
            enemies = enemies_inside(state, state.entering, state.cowboy(state.active).side)
            return _ask(state, [(Challenge(each.id), challenge_refusal(state, each.id)) for each in enemies])
        case "block":
            return _ask(state, [(Stand(block), stand_refusal(state, block, ground)) for block in BLOCKS])
        case "drawn":
            given = [Trade(token.id) for token in state.tokens_at(state.active)]
            actions: tuple[Keep | Trade | Leave, ...] = (Keep(), *given, Leave())
            return _ask(state, [(action, drawn_refusal(state, action)) for action in actions])
        case "act":
            return _act(state, ground)
        case _:
            return _shoot_on(state, ground)


def _ask(state: State, refusals: Iterable[tuple[Action, Refusal | None]]) -> Prompt:
    """A prompt of choices only, legal or barred."""
    refusals = tuple(refusals)
    return Prompt(
        kind=state.phase,
        team=state.team,
        player=state.player(state.team),
        piece=state.active,
        choices=tuple(action for action, refused in refusals if refused is None),
        barred=tuple(_bar(action, refused) for action, refused in refusals if refused is not None),
    )


def _face(state: State) -> Prompt:
    pose = state.layout[state.active].pose
    offer = TurnOffer("face", state.active, (pose.x, pose.y), state.cowboy(state.active).facing)
    return Prompt(kind="face", team=state.team, player=state.player(state.team), piece=state.active, turns=(offer,))


def _act(state: State, ground: Ground) -> Prompt:
    """Everything that a cowboy may do with an action (W14); only a move after an object was moved aside (W42)."""
    found, tokens, asides = list(_move(state, ground)), [], []
    if not state.aside:
        found += [*_bullets(state, ground), *_throws(state, ground)]
        tokens = [(action, token_refusal(state, action, ground)) for action in _token_actions(state, ground)]
        asides = [Aside(piece, house) for piece, house in blocked(state, ground)]
    return Prompt(
        kind="act",
        team=state.team,
        player=state.player(state.team),
        piece=state.active,
        choices=(*(action for action, refused in tokens if refused is None), *asides, End()),
        flicks=tuple(each for each in found if isinstance(each, FlickOffer)),
        barred=(
            *(each for each in found if isinstance(each, Barred)),
            *(_bar(action, refused) for action, refused in tokens if refused is not None),
        ),
    )


def _shoot_on(state: State, ground: Ground) -> Prompt:
    """The second bullet of a shot (W58), or a shot in a duel (W76), asked of the shooter's side."""
    man = stance(state).man
    side: Side = state.team if man.side == "neutral" else man.side
    found = list(_bullets(state, ground))
    return Prompt(
        kind=state.phase,
        team=side,
        player=state.player(side),
        piece=man.id,
        choices=(Hold(),) if state.fired else (),
        flicks=tuple(each for each in found if isinstance(each, FlickOffer)),
        barred=tuple(each for each in found if isinstance(each, Barred)),
    )


def _move(state: State, ground: Ground) -> Iterator[FlickOffer | Barred]:
    refused = move_refusal(state, ground)
    place = move_place(state.layout, state.scenario.area, state.cowboy(state.active), ground)
    if refused is not None or place is None:
        yield Barred(("move",), refused or Refusal("place-taken", "W41", "behind"))
    else:
        top, arc = move_speed(state), flick_arc(state)
        yield FlickOffer("move", (), MOVEMENT_DISC, MOVEMENT_DISC, place, LOWEST_SPEED, top, arc)


def _bullets(state: State, ground: Ground) -> Iterator[FlickOffer | Barred]:
    """The pistols' bullets, on the nearest free spot when neither side is free (W50), and the rifle's (W81)."""
    refusals = _asked(state, bullet_refusal, ground)
    for side, refused in refusals.items():
        if refused is None:
            yield _offer(state, "shoot", side, SHOT_BULLET, BULLET, TOP_SPEED, ground)
        elif side != "near":
            yield Barred(("shoot", side), refused)
    side_of_rifle = rifle_side(state)
    refused = rifle_refusal(state, side_of_rifle, ground)
    if refused is None:
        yield _offer(state, "rifle", side_of_rifle, SHOT_BULLET, BULLET, RIFLE_SPEED, ground)
    elif refused.reason != "no-rifle":
        yield Barred(("rifle", side_of_rifle), refused)


def _throws(state: State, ground: Ground) -> Iterator[FlickOffer | Barred]:
    """The dynamite, where a bullet would lie (W82)."""
    refusals = _asked(state, throw_refusal, ground)
    for side, refused in refusals.items():
        if refused is None:
            yield _offer(state, "throw", side, STICK, STICK, TOP_SPEED, ground)
        elif side != "near" and refused.reason != "no-dynamite":
            yield Barred(("throw", side), refused)


def _asked(
    state: State, refusal: Callable[[State, BulletSide, Ground], Refusal | None], ground: Ground
) -> dict[BulletSide, Refusal | None]:
    """Per side why nothing may be flicked from there, or None; the nearest free spot too when neither side is free."""
    refusals = {side: refusal(state, side, ground) for side in bullet_sides(state)}
    if all(refused is not None for refused in refusals.values()) and "behind" not in refusals:
        refusals["near"] = refusal(state, "near", ground)
    return refusals


def _offer(state: State, word: str, side: str, piece: str, kind: str, top_speed: float, ground: Ground) -> FlickOffer:
    at = stance(state)
    place = flick_place(at.layout, at.area, at.man, side, ground, kind)
    assert place is not None
    return FlickOffer(word, (side,), piece, kind, place, LOWEST_SPEED, top_speed, flick_arc(state))


def _token_actions(state: State, ground: Ground) -> Iterator[Take | Exchange | Drop | Draw | Turn]:
    """Everything with tokens that a player might look for here."""
    here, slots = within_reach(state, ground), state.tokens_at(state.active)
    turning = state.scenario.rules.turn_tokens
    for token in here:
        if turning is not None and token.kind == turning.token:
            yield Turn(token.id)
        elif token.face_up and len(slots) < SLOTS:
            yield Take(token.id)
        elif token.face_up:
            yield from (Exchange(token.id, mine.id) for mine in slots)
    if any(not token.face_up for token in here):
        yield Draw()
    if state.cowboy(state.active).inside or state.scenario.rules.tokens_outside:
        yield from (Drop(token.id) for token in slots)


def _bar(action: Action, refused: Refusal) -> Barred:
    return Barred(tuple(action_text(action).split()), refused)
