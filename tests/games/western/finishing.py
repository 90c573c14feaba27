"""One step before the end: any scenario brought near one of its goals, or near 12:00, and the step that ends it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from flick3d.games.western.arranging import rearranged
from flick3d.games.western.hats import hat_id
from flick3d.games.western.scenario import Scenario, hour_colour
from flick3d.games.western.state import State, Token, other_colour, other_side
from flick3d.games.western.vocabulary import SIDES, Goal, Noon, Side
from flick3d.rules.controller import Controller
from flick3d.rules.doorway import on_table
from flick3d.rules.facts import Contact, Facts, Rest
from flick3d.rules.layout import Pose, upright

Step = Callable[[Controller], Controller]


def with_state(controller: Controller, state: State) -> Controller:
    """The match in this state, with figures on blocks, tokens and hats where they belong."""
    return replace(controller, state=rearranged(state, controller.ground))


def changed(controller: Controller, **changes: Any) -> Controller:
    """The match with changes to its state."""
    return with_state(controller, msgspec.structs.replace(controller.state, **changes))


def with_figure(controller: Controller, figure: str, **changes: Any) -> Controller:
    """The match with changes to a figure's tile."""
    state: State = controller.state
    return with_state(controller, state.with_cowboy(msgspec.structs.replace(state.cowboy(figure), **changes)))


def gone(controller: Controller, figure: str, posture: str) -> Controller:
    """The match without this figure, who is dead or safe."""
    state: State = controller.state
    points = 0 if posture == "dead" else state.cowboy(figure).hit_points
    controller = changed(controller, layout=state.layout.without([figure, hat_id(figure)]))
    return with_figure(controller, figure, posture=posture, hit_points=points, on="", block=0)


def outside(controller: Controller, figure: str, x: float = 0.0, y: float = -28.0) -> Controller:
    """The match with this figure on the ground, near (x, y) unless it stands somewhere already."""
    state: State = controller.state
    if not state.cowboy(figure).on:
        return controller
    bare = state.layout.without([figure, hat_id(figure)])
    at = controller.ground.nearest_free(bare, state.scenario.area, "cowboy", x, y)
    controller = with_figure(controller, figure, on="", block=0, facing=0.0)
    return changed(controller, layout=controller.state.layout.moved({figure: upright(*at, 0.0)}))


def inside(controller: Controller, figure: str, building: str) -> Controller:
    """The match with this figure on a free block of a building."""
    state: State = controller.state
    taken = {each.block for each in state.inside(building)}
    facing = state.layout[building].pose.yaw
    return with_figure(controller, figure, on=building, block=min({0, 1} - taken), facing=facing)


def on_side(controller: Controller, figure: str, side: Side) -> Controller:
    """The match with this figure on a side, as after a scenario's trigger."""
    colour = hour_colour(controller.state.hour)
    return with_figure(controller, figure, side=side, hat=colour)


def acting(controller: Controller, figure: str, actions_left: int | None = None) -> Controller:
    """The match in this figure's turn."""
    played = controller.state.cowboy(figure)
    left = played.actions if actions_left is None else actions_left
    return changed(controller, active=figure, team=played.side, opened=True, phase="act", actions_left=left)


def last_of_the_round(controller: Controller, figure: str, actions_left: int) -> Controller:
    """The match in this figure's turn, when everybody else was played."""
    colour = hour_colour(controller.state.hour)
    for each in controller.state.cowboys:
        if each.id != figure and each.posture != "safe" and each.side != "neutral":
            controller = with_figure(controller, each.id, hat=other_colour(colour))
    return acting(controller, figure, actions_left)


def at_hour(controller: Controller, hour: int) -> Controller:
    """The match in this hour, with every hat available."""
    controller = changed(controller, hour=hour)
    for each in controller.state.cowboys:
        controller = with_figure(controller, each.id, hat=hour_colour(hour))
    return controller


def fighter(controller: Controller, side: Side, *but: str) -> str:
    """A cowboy of a side who stands on the ground, and is none of these."""
    return next(
        each.id for each in controller.state.of_side(side) if each.number and not each.on and each.id not in but
    )


def flicked(controller: Controller, text: str, disc: Pose | Rest | None = None, hit: str = "") -> Controller:
    """The match after a flick: the disc rests there, touching nothing; or the bullet knocks this man over at once."""
    action = controller.read(text)
    shot = controller.shot(action)
    assert shot is not None
    flicked_piece = shot.pushes[0].piece
    rests = {placed.piece: Rest(placed.piece, placed.pose) for placed in shot.layout}
    contacts: tuple[Contact, ...] = ()
    if isinstance(disc, Rest):
        rests[flicked_piece] = disc
    elif disc is not None:
        rests[flicked_piece] = Rest(flicked_piece, disc, moved=True)
    if hit:
        pose = shot.layout[hit].pose
        rests[hit] = Rest(hit, controller.ground.lying("cowboy", pose.x, pose.y), moved=True)
        contacts = (Contact(0.1, flicked_piece, hit, 100.0),)
    after, _ = controller.apply(action, Facts(contacts, tuple(rests.values()), duration=1.0))
    return after


def done(controller: Controller, text: str) -> Controller:
    """The match after an action that is no flick."""
    return controller.apply(controller.read(text))[0]


def shot_at(controller: Controller, victim: str) -> Controller:
    """The match after the man who is asked has hit this one with his bullet."""
    assert controller.prompt is not None
    given = next(each for each in controller.prompt.flicks if each.word == "shoot")
    direction = 0.0 if given.arc is None else given.arc[0] + 1.0
    return flicked(controller, given.text(direction, 250.0), hit=victim)


def entered(controller: Controller, building: str) -> Controller:
    """The match after the asked man's disc has come to rest in a building, where he takes the first free block."""
    ground, pose = controller.ground, controller.state.layout[building].pose
    line = ground.doorway(controller.state.layout[building].kind).line
    controller = flicked(controller, "move 0.0 50.0", upright(*on_table(pose, line - 1.0, 0.0)))
    if controller.state.phase == "block":
        controller = done(controller, "stand left" if not _taken(controller.state, building, 0) else "stand right")
    return controller


def left_through(controller: Controller, name: str) -> Controller:
    """The match after the disc of the man who is asked has left the play area in the middle of an exit."""
    way_out = controller.state.scenario.exit(name)
    (x1, y1), (x2, y2) = way_out.begins, way_out.ends
    x, y = (x1 + x2) / 2.0, (y1 + y2) / 2.0
    away = 1.0 + 5.0 / math.hypot(x, y)
    beyond = upright(x * away, y * away)
    rest = Rest("movement-disc", beyond, moved=True, left_at=(x, y), crossed=True)
    return flicked(controller, "move 0.0 50.0", rest)


def _taken(state: State, building: str, block: int) -> bool:
    return any(each.block == block for each in state.inside(building))


def eliminate(controller: Controller, goal: Goal, side: Side) -> tuple[Controller, Step]:
    enemies = other_side(side)
    if isinstance(goal.eliminate, int):
        count, wanted = goal.eliminate, [each.id for each in controller.state.of_side(enemies)]
    else:
        count, wanted = goal.eliminate.count, list(goal.eliminate.who)
    for each in wanted[: count - 1]:
        controller = gone(controller, each, "dead")
    victim = wanted[count - 1]
    if controller.state.cowboy(victim).side == "neutral":
        controller = on_side(controller, victim, enemies)
    controller = with_figure(outside(controller, victim), victim, hit_points=1)
    initiative = next(each.id for each in controller.state.living(side))
    controller = changed(controller, initiative=initiative)
    return acting(controller, fighter(controller, side)), lambda now: shot_at(now, victim)


def win_duels(controller: Controller, goal: Goal, side: Side) -> tuple[Controller, Step]:
    won = [0, 0]
    won[SIDES.index(side)] = goal.win_duels - 1
    attacker, defender = fighter(controller, side), fighter(controller, other_side(side))
    building = next(each.piece for each in controller.state.buildings if not controller.state.inside(each.piece))
    controller = inside(controller, defender, building)
    controller = entered(acting(changed(controller, duels_won=tuple(won)), attacker), building)
    assert controller.state.phase == "duel"
    controller = flicked(controller, "shoot left 90.0 50.0")  # the defender misses
    return controller, lambda now: shot_at(now, defender)


def gather(controller: Controller, goal: Goal, side: Side) -> tuple[Controller, Step]:
    wanted, building = goal.gather.count, goal.gather.building
    carrier = fighter(controller, side)
    tokens = [token for token in controller.state.tokens if token.kind == goal.gather.token]
    assert len(tokens) >= wanted
    places = [building] * (wanted - 1) + [carrier]
    moved = [msgspec.structs.replace(token, at=at) for token, at in zip(tokens, places, strict=False)]
    controller = with_state(controller, controller.state.with_token(*moved))
    return acting(controller, carrier), lambda now: entered(now, building)


def turn(controller: Controller, goal: Goal, side: Side) -> tuple[Controller, Step]:
    tokens: list[Token] = [token for token in controller.state.tokens if token.kind == goal.turn.token]
    turned = [msgspec.structs.replace(token, turned=True) for token in tokens[: goal.turn.count - 1]]
    last = tokens[goal.turn.count - 1]
    poisoner = fighter(controller, side)
    controller = with_state(controller, controller.state.with_token(*turned))
    controller = inside(controller, poisoner, last.at)
    return last_of_the_round(controller, poisoner, 1), lambda now: done(now, f"turn {last.id}")


def reach(controller: Controller, goal: Goal, side: Side) -> tuple[Controller, Step]:
    *before, last = goal.reach.who
    for each in before:
        controller = gone(on_side(controller, each, side), each, "safe")
    for each in controller.state.inside(goal.reach.building):
        controller = outside(controller, each.id)
    controller = outside(on_side(controller, last, side), last)
    return acting(controller, last), lambda now: entered(now, goal.reach.building)


def escape(controller: Controller, goal: Goal, side: Side) -> tuple[Controller, Step]:
    if goal.escape.token is None:
        runner = goal.escape.who[0]
        controller = outside(on_side(controller, runner, side), runner)
    else:
        runner = fighter(controller, side)
        token = next(token for token in controller.state.tokens if token.kind == goal.escape.token)
        controller = with_state(controller, controller.state.with_token(msgspec.structs.replace(token, at=runner)))
    return acting(controller, runner), lambda now: left_through(now, goal.escape.exit)


NEAR: dict[str, Callable[[Controller, Goal, Side], tuple[Controller, Step]]] = {
    "eliminate": eliminate,
    "win_duels": win_duels,
    "gather": gather,
    "turn": turn,
    "reach": reach,
    "escape": escape,
}
"""By the goal's word: the match one step before that goal, and the step."""


class Stroke(NamedTuple):
    """One way in which 12:00 can end a match: who wins, by which reason, and whether by a duel."""

    winner: Side | None
    reason: str
    duel: bool = False


def strokes(scenario: Scenario) -> list[Stroke]:
    """All ways in which 12:00 can end a match of this scenario."""
    noon = scenario.clock.noon
    three = (*SIDES, None)
    if isinstance(noon, Noon) and noon.leaders is not None:
        tie = [Stroke(side, "duel", True) for side in three] if noon.tie == "duel" else [Stroke(None, "noon-leader")]
        return [*(Stroke(side, "noon-leader") for side in SIDES), *tie]
    if isinstance(noon, Noon):
        return [Stroke(side, "noon-holder") for side in three]
    if noon == "most-hit-points":
        return [Stroke(side, "noon") for side in three]
    return [Stroke(None if noon == "draw" else noon, "noon-side")]


def near_noon(controller: Controller, stroke: Stroke) -> tuple[Controller, Step]:
    """The match in the last turn before 12:00, with everything so that this stroke ends it, and the step."""
    noon = controller.state.scenario.clock.noon
    controller = at_hour(controller, 11)
    if stroke.reason == "noon" and stroke.winner is not None:
        controller = with_figure(controller, fighter(controller, other_side(stroke.winner)), hit_points=1)
    if stroke.reason == "noon-leader" and stroke.winner is not None:
        loser = next(each for each in noon.leaders if controller.state.cowboy(each).side != stroke.winner)
        controller = with_figure(controller, loser, hit_points=controller.state.cowboy(loser).hit_points - 1)
    if stroke.reason == "noon-holder" and stroke.winner is not None:
        token = next(token for token in controller.state.tokens if token.kind == noon.holder)
        held = msgspec.structs.replace(token, at=fighter(controller, stroke.winner))
        controller = with_state(controller, controller.state.with_token(held))
    last = fighter(controller, "outlaws")
    return last_of_the_round(controller, last, 1), lambda now: _struck(done(now, "end"), stroke)


def _struck(controller: Controller, stroke: Stroke) -> Controller:
    """12:00, and the duel that it may begin."""
    while stroke.duel and controller.outcome is None:
        duel = controller.state.duel
        assert duel is not None
        shooter = controller.state.cowboy(duel.shooter)
        other = duel.defender if duel.shooter == duel.attacker else duel.attacker
        if shooter.side == stroke.winner:
            controller = shot_at(controller, other)
        else:
            controller = flicked(controller, "shoot left 90.0 50.0")
    return controller
