"""Judging tables in thought: what a flick would be worth, and what a state is worth."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from flick3d.ai.faith.board import NOWHERE, Board, Lying, board_of, body_of
from flick3d.ai.faith.gliding import Body, Start, glide_of, shove
from flick3d.ai.faith.tally import TEMPLE, Tally, rules_of, start_of, tally
from flick3d.ai.faith.worth import WON, outlook, worth
from flick3d.ai.levels import Level
from flick3d.games.faith.state import State
from flick3d.rules.game import Ground
from flick3d.rules.outline import Point
from flick3d.rules.prompts import FlickOffer


class Judge:
    """One player's thoughts about one state. It remembers what it has worked out, and lives for one question."""

    def __init__(self, state: State, player: str, ground: Ground, level: Level) -> None:
        self.state = state
        self.ground = ground
        self.level = level
        self.player = state.players.index(player)
        self.board: Board = board_of(state, ground)
        self.ahead = outlook(state, level)
        acting = msgspec.structs.replace(state, active=state.active or player)
        self.rules = rules_of(acting)
        self.start: Tally = start_of(acting)
        self.glide = glide_of(state, ground)
        self._known: dict[Tally, float] = {}
        self._base: float | None = None
        self._now: Tally | None = None
        self._afters: dict[tuple[str, Point, tuple[Body, ...]], After] = {}

    @property
    def base(self) -> float:
        """What the state is worth as it is."""
        if self._base is None:
            self._base = self.worth(self.now)
        return self._base

    @property
    def now(self) -> Tally:
        """What counts in the state as it is."""
        if self._now is None:
            self._now = self._as_it_is()
        return self._now

    def worth(self, found: Tally) -> float:
        """What a tally is worth to the player."""
        known = self._known.get(found)
        if known is None:
            known = self._known[found] = worth(found, self.player, self.ahead)
        return known

    def tally(self, lying: Iterable[Lying], start: Tally | None = None, heading: float | None = None) -> Tally:
        """What counts when these discs lie on the table and the turn ends."""
        return tally(start or self.start, lying, self.rules, heading, pending=True)

    def lying_on(self, offer: FlickOffer) -> list[Lying]:
        """What lies on the table when a disc is flicked, with that disc at the end."""
        names = {offer.piece, *([self.state.launch.component] if self.state.launch is not None else [])}
        flicked = Lying(
            offer.piece,
            self.player,
            offer.kind,
            body_of(offer.kind, offer.at, self.ground),
            self.board.sea.spot(*offer.at, self.ground.radius(offer.kind)),
        )
        return [each for each in self.board.lying if each.id not in names] + [flicked]

    def after(self, offer: FlickOffer, obstacles: tuple[Body, ...] = ()) -> After:
        """A way to ask what flicks of one disc from one place are worth. obstacles: what else stands in the way."""
        key = (offer.piece, offer.at, obstacles)
        if key not in self._afters:
            self._afters[key] = After(self, self.lying_on(offer), obstacles)
        return self._afters[key]

    def _as_it_is(self) -> Tally:
        phase = self.state.phase
        lying: Sequence[Lying] = self.board.lying
        if phase == "stuck":
            lying = [each for each in lying if each.id not in self.state.stuck]
        pending = phase in ("stuck", "temples", "raise")
        found = tally(self.start, lying, self.rules, self.state.heading if pending else None, pending)
        if phase == "raise" and self.state.islands_of:
            found = raised(found, self.rules.active, _index(self.state, self.state.islands_of[0]))
        return found


class After:
    """What flicks of one disc from one place are worth."""

    def __init__(self, judge: Judge, lying: Sequence[Lying], obstacles: tuple[Body, ...]) -> None:
        self._judge = judge
        self._lying = lying
        self._bodies = [each.body for each in lying]
        self._flicked = len(lying) - 1
        self._first: list[Start] = []
        unflicked = list(judge.start.unflicked)
        unflicked[judge.player] = max(0, unflicked[judge.player] - 1)
        self._start = msgspec.structs.replace(judge.start, unflicked=tuple(unflicked))
        launch = judge.state.launch
        if launch is not None:
            component = judge.state.component(launch.component)
            body = body_of(component.kind, (launch.x, launch.y), judge.ground)
            spot = judge.board.sea.spot(launch.x, launch.y, body.radius)
            self._lying = [*lying, Lying(component.id, judge.player, component.kind, body, spot)]
            self._bodies.append(body)
            self._first = [Start(len(self._bodies) - 1, launch.direction, launch.speed)]
        self._bodies += [*judge.board.obstacles, *obstacles]

    @property
    def lying(self) -> Sequence[Lying]:
        """What lies on the table, with the disc that is flicked."""
        return self._lying

    def is_free(self, name: str, end: Point) -> bool:
        """Whether nothing lies in the straight way to a place but the disc of this name."""
        flicked = self._bodies[self._flicked]
        length = math.dist((flicked.x, flicked.y), end) or 1.0
        east, north = (end[0] - flicked.x) / length, (end[1] - flicked.y) / length
        for index, each in enumerate(self._bodies):
            if index == self._flicked or (index < len(self._lying) and self._lying[index].id == name):
                continue
            dx, dy = each.x - flicked.x, each.y - flicked.y
            along = dx * east + dy * north
            if 0.0 < along < length and abs(dx * north - dy * east) < flicked.radius + each.radius:
                return False
        return True

    def ends(self, direction: float, speed: float) -> dict[int, Point]:
        """Where what moves comes to rest, by its index."""
        starts = [*self._first, Start(self._flicked, direction, speed)]
        return shove(self._bodies, starts, self._judge.glide)

    def worth(self, direction: float, speed: float) -> float:
        """How much better the state is after this very flick, by geometry."""
        judge, lying = self._judge, list(self._lying)
        for index, (x, y) in self.ends(direction, speed).items():
            if index < len(lying):
                old = lying[index]
                body = Body(x, y, old.body.radius, old.body.mass)
                lying[index] = Lying(old.id, old.owner, old.kind, body, judge.board.sea.spot(x, y, body.radius))
        return judge.worth(judge.tally(lying, self._start, direction)) - judge.base


def raised(found: Tally, player: int, island: int) -> Tally:
    """The tally with one Temple more of a player on an Island, from the supply."""
    islands = [list(each) for each in found.islands]
    held = list(islands[island][player])
    held[TEMPLE] += 1
    islands[island][player] = (held[0], held[1], held[2], held[3])
    supply = list(found.supply)
    supply[player] = max(0, supply[player] - 1)
    return msgspec.structs.replace(found, islands=tuple(tuple(each) for each in islands), supply=tuple(supply))


def value(state: State, player: str, ground: Ground, level: Level) -> float:
    """How good a state is for a player, VP; 100 for a match that is won, -100 for one that is lost."""
    if state.outcome is not None:
        return WON if state.outcome.winner == player else -WON
    return Judge(state, player, ground, level).base


def _index(state: State, island: str) -> int:
    return next((index for index, each in enumerate(state.map.islands) if each.name == island), NOWHERE)
