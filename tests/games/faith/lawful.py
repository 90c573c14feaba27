"""Matches in which Laws have really been enacted, and a player of them who adds up the VP after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from flick3d.games.faith.components import moved
from flick3d.games.faith.events import gain
from flick3d.games.faith.gods import GodName
from flick3d.games.faith.laws import LAW_NAMES, LawName
from flick3d.games.faith.places import Whereabouts
from flick3d.games.faith.state import State
from flick3d.games.faith.table import found
from flick3d.rules.actions import action_text
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts, Rest
from flick3d.rules.layout import Pose, Shot, upright
from flick3d.rules.outline import Point
from tests.games.faith.matches import altered, last_flick, match, with_discs, with_gods
from tests.rules.played import flick

GENERATION_LAWS: tuple[LawName, ...] = (
    "blind-faith", "little-finger", "wrong-hand", "rolling-ministry", "two-hands", "piggyback", "tornado", "kraken",
    "all-or-nothing", "iconoclasts", "holy-oil", "high-tide", "changing-winds",
)  # fmt: skip
LASTING_LAWS: tuple[LawName, ...] = (
    "templars", "fresh-converts", "king-ape", "grand-tour", "holy-bowling", "lost-sheep",
)  # fmt: skip
GONE = upright(60.0, 60.0)
"""Off the Map, on the far side of the north-east Corner."""

Kind = TypeVar("Kind", bound=Event)


class Play:
    """A match that is played on: after every action its VP add up and nothing is broken.

    events: all that has happened since the start of this play, in order.
    """

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.events: tuple[Event, ...] = ()

    @property
    def state(self) -> State:
        return self.controller.state

    def do(self, *texts: str) -> Play:
        """Play actions that move nothing on the table."""
        for text in texts:
            self._take(self.controller.apply(self.controller.read(text)))
        return self

    def flick(self, text: str, **rests: Rest | Pose) -> tuple[Event, ...]:
        """Play a shot with facts made by hand; what is not named stays where the shot has it."""
        return self._take(flick(self.controller, text, **rests))

    def flick_away(self, text: str) -> tuple[Event, ...]:
        """Play a shot in which all that is flicked ends off the Map."""
        away = {push.piece.replace("-", "_"): GONE for push in self.shot(text).pushes}
        return self.flick(text, **away)

    def vote(self, thumb: str, **rests: Rest | Pose) -> tuple[Event, ...]:
        """Give a vote; when it brings the Earthquake, Temples come to rest there, or stay."""
        if self.controller.shot(self.controller.read(f"vote {thumb}")) is None:
            return self._take(self.controller.apply(self.controller.read(f"vote {thumb}")))
        return self.shake(f"vote {thumb}", **rests)

    def shake(self, text: str, **rests: Rest | Pose) -> tuple[Event, ...]:
        """Play a vote or pick that makes Temples slide."""
        shot = self.shot(text)
        known = {name.replace("_", "-"): Rest(name.replace("_", "-"), rest, moved=True) for name, rest in rests.items()}
        facts = tuple(known.get(each.piece, Rest(each.piece, each.pose)) for each in shot.layout)
        return self._take(self.controller.apply(self.controller.read(text), Facts((), facts)))

    def shot(self, text: str) -> Shot:
        """What the table would simulate for this action."""
        shot = self.controller.shot(self.controller.read(text))
        assert shot is not None
        return shot

    def refusal(self, text: str) -> str:
        """Why this action is refused now; "" when it is legal."""
        refused = self.controller.check(self.controller.read(text))
        return "" if refused is None else refused.reason

    def put(self, *discs: tuple[str, Point]) -> Play:
        """Discs lie on the Map there, and did when the turn began (T0)."""
        self.controller = with_discs(self.controller, *discs)
        return self

    def set(self, **changes: object) -> Play:
        """The match with other values in its state."""
        self.controller = altered(self.controller, **changes)
        return self

    def send(self, place: str, *names: str) -> Play:
        """Components are at another place, without anything happening."""
        layout = self.state.layout.without(names) if place != "map" else self.state.layout
        return self.set(components=moved(self.state.components, place, names), layout=layout)

    def last_flick(self) -> Play:
        """The active player has one unflicked disc, nobody else any."""
        self.controller = last_flick(self.controller)
        return self

    def where(self, name: str) -> Whereabouts:
        """On which places a component on the Map is, under the Laws of now."""
        return found(self.state, self.controller.ground)[name]

    def place(self, name: str) -> str:
        """Where a component is."""
        return self.state.component(name).place

    def at(self, name: str) -> Point:
        """Where a component lies on the Map, cm."""
        pose = self.state.layout[name].pose
        return pose.x, pose.y

    def hand(self, player: str) -> list[str]:
        """Ids of the player's unflicked discs."""
        return [each.id for each in self.state.components if each.owner == player and each.place == "hand"]

    def choices(self) -> list[str]:
        """Texts of what may be chosen now."""
        assert self.controller.prompt is not None
        return [action_text(choice) for choice in self.controller.prompt.choices]

    def told(self, kind: type[Kind]) -> list[Kind]:
        """All events of a kind since the start of this play."""
        return of_kind(self.events, kind)

    def _take(self, result: tuple[Controller, tuple[Event, ...]]) -> tuple[Event, ...]:
        before, (self.controller, events) = self.state, result
        won: Counter[str] = Counter()
        for player, points in filter(None, map(gain, events)):
            won[player] += points
        assert self.state.scores == tuple(
            score + won[player] for player, score in zip(before.players, before.scores, strict=True)
        ), "the VP of the events are not those of the score"
        assert self.controller.game.faults(self.state) == ()
        self.events += events
        return events


def of_kind(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def council(
    *laws: LawName,
    players: tuple[str, ...] = ("Ann", "Ben"),
    gods: tuple[GodName | str, ...] = (),
    deck: int = 0,
    temples: tuple[tuple[str, Point], ...] = (),
) -> Play:
    """A match before the Council of the Generation in which the last of these Laws is the upper card.

    The first player is Ann. deck: how many further Laws are in the deck. temples: those that lie on the Map already.
    """
    others = [law for law in LAW_NAMES if law not in (*laws, "earthquake")]
    cards = [card for law in laws for card in (law, others.pop())]
    controller = altered(match(*players), deck=(*cards, *others[:deck]))
    if gods:
        controller = with_gods(controller, *gods)
    play = Play(with_discs(controller, *temples))
    first = players[-len(laws[1:]) % len(players)]
    for _ in players[1:]:
        play.do("race 225.0 300.0")
    racer = next(
        push.piece for push in play.shot("race 225.0 300.0").pushes if play.state.component(push.piece).owner == first
    )
    play.flick("race 225.0 300.0", **{racer.replace("-", "_"): upright(3.0, 0.0)})
    for _ in laws[1:]:
        to_the_mission(play)
        play.last_flick()
        play.flick_away(f"flick {play.hand(play.state.active)[0]} 45.0 {MODERATE}")
    assert play.state.agenda[:1] == laws[-1:]
    assert play.state.active == "Ann"
    return play


MODERATE = 90.0
"""cm/s. A speed that every Law allows."""


def to_the_mission(play: Play, templars: int = 0) -> Play:
    """All vote for the upper Law, and everybody swaps so many Templars if asked."""
    while play.state.phase == "vote":
        play.vote("up")
    while play.state.phase == "templars":
        play.do(f"swap {templars}")
    return play


def enacted(
    *laws: LawName, players: tuple[str, ...] = ("Ann", "Ben"), gods: tuple[GodName | str, ...] = (), deck: int = 0
) -> Play:
    """The first turn of the Mission, after Councils in which these Laws came, one in each Generation. Ann begins."""
    play = to_the_mission(council(*laws, players=players, gods=gods, deck=deck))
    assert play.state.laws[-1:] == tuple(law for law in laws[-1:] if law != "earthquake")
    assert play.state.active == "Ann"
    return play


def to_the_worship(play: Play, **rests: Pose) -> tuple[Event, ...]:
    """The active player's last disc is flicked off the Map or where `rests` has it, others have none: Worship."""
    play.last_flick()
    [name] = play.hand(play.state.active)
    rests.setdefault(name.replace("-", "_"), GONE)
    return play.flick(f"flick {name} 225.0 {MODERATE}", **rests)
