"""A player for tests who wants something: doors, tokens, exits and enemies, aimed at with an unsteady hand.

He plays no better than he must: his use is that his matches get to places where a player by chance never comes.
"""

from __future__ import annotations

import math
from random import Random

from flick3d.games.western.actions import Draw, End, Exchange, Hold, Keep, Leave, Take, Turn
from flick3d.games.western.exits import open_exits
from flick3d.games.western.scenario import ExitStart
from flick3d.games.western.state import GALLOWS, GROUND, State, other_side
from flick3d.games.western.vocabulary import Goal
from flick3d.match.session import Session
from flick3d.rules.actions import Action, action_text
from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller
from flick3d.rules.doorway import on_table, seen_from
from flick3d.rules.errors import ActionTextError
from flick3d.rules.layout import Layout
from flick3d.rules.prompts import FlickOffer, Prompt, TurnOffer
from flick3d.rules.random_player import random_action

SLIDE = 489.7
"""cm/s^2: a disc that is flicked with speed v slides v * v / SLIDE before it rests."""

UNSTEADY = 0.8
"""Degrees by which a flick misses its direction, one standard deviation."""

WHIM = 0.1
"""How often he does just anything."""

Box = tuple[float, float, float, float]
"""x from, x to, y from, y to in a piece's own frame, cm."""

STANDING: dict[str, tuple[Box, ...]] = {
    "cowboy": ((-0.9, 0.9, -0.9, 0.9),),
    "barrel": ((-0.8, 0.8, -0.8, 0.8),),
    "cactus": ((-1.0, 1.0, -1.7, 1.7),),
    "fence": ((-0.75, 0.75, -3.5, 3.5),),
    "hay": ((-0.95, 0.95, -1.7, 1.7),),
    "gallows": ((-1.35, 1.35, -2.5, 2.5),),
}
"""What of a standing piece a disc can meet; whatever is not named here is a house with its two blocks."""

HOUSE: tuple[Box, ...] = ((-4.0, 6.6, 2.2, 6.2), (-4.0, 6.6, -6.2, -2.2))
LYING: tuple[Box, ...] = ((-2.5, 2.5, -2.5, 2.5),)

Point = tuple[float, float]


def keen_action(state: State, prompt: Prompt, chance: Random) -> str:
    """The text of a legal action that serves a purpose, most of the time."""
    if chance.random() < WHIM:
        return random_action(prompt, chance)
    if prompt.turns:
        return _look(state, prompt.turns[0])
    useful = _useful(state, prompt, chance)
    if useful is not None and chance.random() < 0.8:
        return action_text(useful)
    if not prompt.flicks:
        return action_text(chance.choice(prompt.choices))
    return _flick(state, prompt, chance)


def play_keenly(session: Session, seed: int, most_actions: int = 2000) -> int:
    """Play a match to its end, or so many actions of it, and check every moment; gives how many actions there were.

    Raises AssertionError when an invariant is broken, or when a prompt and `check` do not say the same.
    """
    for number in range(most_actions):
        prompt = session.prompt
        if prompt is None:
            return number
        check_prompt(session, prompt)
        text = keen_action(session.state, prompt, stream(seed, "keen", number))
        session.submit(session.read(text))
        faults = session.game.faults(session.state)
        assert faults == (), f"seed {seed}, action {number + 1} {text}: {faults}"
    return most_actions


def check_prompt(session: Session | Controller, prompt: Prompt) -> None:
    """What a prompt offers is legal up to its bounds; what it bars is refused for the reason that it gives."""
    for choice in prompt.choices:
        assert session.check(choice) is None, f"offered and refused: {choice}"
    for given in prompt.flicks:
        first, last = given.arc or (0.0, 359.0)
        for direction, speed in ((first, given.lowest_speed), (last, given.highest_speed)):
            text = given.text(direction, speed)
            assert session.check(session.read(text)) is None, f"offered and refused: {text}"
        too_fast = session.read(" ".join([given.word, *given.fixed, repr(first), repr(given.highest_speed + 0.1)]))
        assert session.check(too_fast) is not None, f"too fast and legal: {too_fast}"
    for barred in prompt.barred:
        refusals = {session.check(action) for action in _with_numbers(session, barred.words)}
        assert barred.refusal in refusals, f"{barred} is refused for {refusals}"
        assert None not in refusals, f"barred and legal: {barred}"


def _with_numbers(session: Session | Controller, words: tuple[str, ...]) -> list[Action]:
    """The action of these words; a flick in all directions."""
    try:
        return [session.read(" ".join(words))]
    except ActionTextError:
        return [session.read(" ".join([*words, repr(15.0 * turn), "100.0"])) for turn in range(24)]


def _useful(state: State, prompt: Prompt, chance: Random) -> Action | None:
    """The best of the choices that are no flicks."""
    order: tuple[type[Action], ...] = (Turn, Take, Draw, Exchange)
    if state.phase == "drawn":
        order = (Keep, Leave)
    for kind in order:
        found = [choice for choice in prompt.choices if isinstance(choice, kind)]
        if found and (kind is not Exchange or chance.random() < 0.3):
            return chance.choice(found)
    others = [choice for choice in prompt.choices if not isinstance(choice, End | Hold)]
    return chance.choice(others) if others and chance.random() < 0.5 else None


def _look(state: State, turn: TurnOffer) -> str:
    """Towards the nearest enemy, so that both bullets find him."""
    enemies = _enemies(state, turn.piece, state.layout)
    if not enemies:
        return turn.text(turn.current)
    return turn.text(_direction(turn.at, min(enemies, key=lambda at: math.dist(at, turn.at))))


def _flick(state: State, prompt: Prompt, chance: Random) -> str:
    given = _chosen(state, prompt, chance)
    layout = state.layout if state.duel is None else state.duel.layout
    if given.word == "move":
        target = _goal_of_a_move(state, prompt.piece, given, chance)
        if given.arc is None:
            target = _way_to(layout, prompt.piece, given.at, target)
        speed = math.sqrt(SLIDE * math.dist(target, given.at)) * chance.uniform(0.97, 1.03)
    elif given.word == "throw":
        target = _goal_of_a_throw(state, prompt.piece, given, chance)
        speed = math.sqrt(SLIDE * math.dist(target, given.at)) * chance.uniform(0.97, 1.03)
    else:
        enemies = _enemies(state, prompt.piece, layout)
        gallows = [(p.pose.x, p.pose.y) for p in layout if p.piece == GALLOWS]
        targets = enemies + gallows
        if not targets:
            return random_action(prompt, chance)
        open_ones = [at for at in targets if _is_clear(layout, prompt.piece, given.at, at, 0.9)] or targets
        target = min(open_ones, key=lambda at: math.dist(at, given.at) * chance.uniform(0.5, 1.5))
        speed = given.highest_speed * chance.uniform(0.8, 1.0)
    direction = _direction(given.at, target) + chance.gauss(0.0, UNSTEADY)
    if given.arc is not None:
        middle = given.arc[0] + ((given.arc[1] - given.arc[0]) % 360.0) / 2.0
        off = (direction - middle + 180.0) % 360.0 - 180.0
        direction = middle + max(-29.0, min(29.0, off))
    return given.text(direction, speed)


def _chosen(state: State, prompt: Prompt, chance: Random) -> FlickOffer:
    """Who has somewhere to go moves; who has an enemy near shoots."""
    moves = [given for given in prompt.flicks if given.word == "move"]
    shots = [given for given in prompt.flicks if given.word != "move"]
    if not moves or not shots:
        return chance.choice(prompt.flicks)
    goes = bool(open_exits(state, state.cowboy(prompt.piece)) or _wanted_houses(state, prompt.piece))
    near = any(math.dist(at, shots[0].at) < 25.0 for at in _enemies(state, prompt.piece, state.layout))
    return chance.choice(moves if chance.random() < (0.7 if goes else 0.3 if near else 0.6) else shots)


def _goal_of_a_move(state: State, figure: str, given: FlickOffer, chance: Random) -> Point:
    """Through an exit, into a house, to a token on the ground, or somewhere."""
    man = state.cowboy(figure)
    for name in open_exits(state, man):
        way_out = state.scenario.exit(name)
        if way_out is not None:
            return _beyond(way_out)
    wanted = _wanted_houses(state, figure)
    if man.inside:
        house = state.layout[man.inside].pose
        if not wanted:
            return on_table(house, chance.uniform(8.0, 20.0), chance.uniform(-4.0, 4.0))
        # Out of the door first, and not too far to the side of it.
        aim = seen_from(house, *_place(state, min(wanted)))
        return on_table(house, chance.uniform(8.0, 20.0), max(-6.0, min(6.0, aim[1])))
    houses = [house.piece for house in state.buildings if not house.closed]
    if wanted or (houses and chance.random() < 0.5):
        near = sorted(
            wanted or houses, key=lambda each: math.dist(_place(state, each), given.at) * chance.uniform(0.5, 1.5)
        )
        pose = state.layout[near[0]].pose
        ahead, aside = seen_from(pose, *given.at)
        # Straight in from before the door, else to before the door.
        return on_table(pose, 1.5 if ahead > 5.0 and abs(aside) < 0.3 * ahead else 11.0, 0.0)
    ground = [state.layout[token.id].pose for token in state.tokens_at(GROUND)]
    if ground:
        pose = chance.choice(ground)
        return pose.x + 2.5, pose.y
    area = state.scenario.area
    return chance.uniform(-0.45, 0.45) * area.width, chance.uniform(-0.45, 0.45) * area.depth


def _wanted_houses(state: State, figure: str) -> list[str]:
    """The open houses to which a goal sends this figure: to arrive there, to bring or to fetch a token, to turn one."""
    wanted: set[str] = set()
    for goal in _goals(state, figure):
        if goal.reach is not None and figure in goal.reach.who:
            wanted.add(goal.reach.building)
        if goal.gather is not None:
            carries = state.carries(figure, goal.gather.token)
            at = {token.at for token in state.tokens if token.kind == goal.gather.token} - {goal.gather.building}
            wanted |= {goal.gather.building} if carries else at
        if goal.escape is not None and goal.escape.token is not None:
            wanted |= {token.at for token in state.tokens if token.kind == goal.escape.token}
        if goal.turn is not None:
            wanted |= {token.at for token in state.tokens if token.kind == goal.turn.token and not token.turned}
    return [house.piece for house in state.buildings if not house.closed and house.piece in wanted]


def _place(state: State, piece: str) -> Point:
    pose = state.layout[piece].pose
    return pose.x, pose.y


def _goal_of_a_throw(state: State, figure: str, given: FlickOffer, chance: Random) -> Point:
    """Beside an enemy, or before a house that a trigger wants blown up."""
    kinds = {trigger.when.blown_up for trigger in state.scenario.triggers}
    houses = [house for house in state.buildings if house.piece in kinds]
    if houses:
        return on_table(houses[0].pose, 8.0, chance.uniform(-4.0, 4.0))
    enemies = _enemies(state, figure, state.layout)
    return min(enemies, key=lambda at: math.dist(at, given.at), default=(0.0, 0.0))


def _goals(state: State, figure: str) -> list[Goal]:
    side = state.cowboy(figure).side
    return [goal for goal in state.scenario.goals if goal.side in (None, side)]


def _enemies(state: State, figure: str, layout: Layout) -> list[Point]:
    """Where the enemies of a figure stand who can be shot at."""
    side = state.cowboy(figure).side
    if side == "neutral":
        return []
    found = [each for each in state.of_side(other_side(side)) if each.id in layout]
    outside = [each for each in found if state.duel is not None or (each.posture == "standing" and not each.inside)]
    return [(layout[each.id].pose.x, layout[each.id].pose.y) for each in outside]


def _beyond(way_out: ExitStart) -> Point:
    (x1, y1), (x2, y2) = way_out.begins, way_out.ends
    return 1.15 * (x1 + x2) / 2.0, 1.15 * (y1 + y2) / 2.0


def _way_to(layout: Layout, figure: str, start: Point, target: Point) -> Point:
    """The target itself when the disc finds there, else the clear place from which it is nearest."""
    if _is_clear(layout, figure, start, target, 1.2):
        return target
    towards, away = math.radians(_direction(start, target)), math.dist(start, target)
    found = [
        (
            start[0] + length * math.cos(towards + math.radians(turn)),
            start[1] + length * math.sin(towards + math.radians(turn)),
        )
        for turn in range(-120, 121, 15)
        for length in (4.0, 8.0, 12.0, 18.0, 25.0)
        if length < 1.5 * away
    ]
    free = [at for at in found if abs(at[0]) < 43.0 and abs(at[1]) < 28.0 and _is_clear(layout, figure, start, at, 1.2)]
    return min(free, key=lambda at: math.dist(at, target), default=target)


def _is_clear(layout: Layout, figure: str, start: Point, target: Point, radius: float) -> bool:
    """Whether a disc of this radius meets nothing on its straight way; who stands at the target is no hindrance."""
    steps = max(1, math.ceil(math.dist(start, target)))
    way = [
        (start[0] + (target[0] - start[0]) * step / steps, start[1] + (target[1] - start[1]) * step / steps)
        for step in range(1, steps + 1)
    ]
    for placed in layout:
        pose = placed.pose
        if placed.kind == "hat" or placed.on or placed.piece == figure or pose.z > 0.8:
            continue
        if math.dist(target, (pose.x, pose.y)) < 0.1:
            continue
        boxes = LYING if pose.tilt > 45.0 else STANDING.get(placed.kind, HOUSE)
        if any(_apart(seen_from(pose, *at), box) < radius for at in way for box in boxes):
            return False
    return True


def _apart(at: Point, box: Box) -> float:
    return math.hypot(max(box[0] - at[0], 0.0, at[0] - box[1]), max(box[2] - at[1], 0.0, at[1] - box[3]))


def _direction(start: Point, target: Point) -> float:
    return math.degrees(math.atan2(target[1] - start[1], target[0] - start[0]))
