"""What a game is to the controller, and what the table offers to a game.

A game is one small object without state: pure functions of frozen states.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

import msgspec

from flick3d.rules.actions import Action
from flick3d.rules.counting import Counting
from flick3d.rules.doorway import Doorway, Spot
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.layout import Area, Layout, Pose, Shot
from flick3d.rules.outcome import Outcome
from flick3d.rules.problems import Problem
from flick3d.rules.prompts import Prompt
from flick3d.rules.refusal import Refusal

StateType = TypeVar("StateType", bound=msgspec.Struct)


class Seat(msgspec.Struct, frozen=True):
    """One player: a name that is unique in the match, and the team's id (in a game without teams, the player's own)."""

    name: str
    team: str


class Ground(Protocol):
    """The table as a game may ask it: sizes and free places. Implemented by the Bullet table, and by fakes in tests.

    A place is (x, y) of the middle of a piece's underside, cm. Every layout that is given may hold hats on heads and
    lying pieces; the piece that is asked about is not part of it.
    """

    def radius(self, kind: str) -> float:
        """Radius of the circle around a piece's footprint when it stands, cm."""
        ...

    def height(self, kind: str) -> float:
        """Height of a piece when it stands, cm: a disc's thickness."""
        ...

    def hat_height(self, kind: str) -> float:
        """Height of the middle of a hat above the underside of the standing piece that wears it, cm.

        Raises KeyError when this kind wears no hat.
        """
        ...

    def doorway(self, kind: str) -> Doorway:
        """The doorway of a building of this kind, in its own frame. Raises KeyError for any other kind."""
        ...

    def perches(self, kind: str) -> tuple[Spot, ...]:
        """Where figures can stand on a piece: the middles of their undersides in the piece's own frame, cm.

        Of a building: on its left block, then on its right one (as seen when looking out of the door). Of the gallows:
        on its one block. Of any other kind: none.
        """
        ...

    def lying(self, kind: str, x: float, y: float, direction: float = 0.0) -> Pose:
        """The pose at rest of a piece that lies on its side, face up, with its top towards `direction` (degrees).

        x, y: where the middle of its underside is, cm, seen from above.
        """
        ...

    def fits(self, layout: Layout, area: Area, kind: str, pose: Pose) -> bool:
        """Whether a piece of this kind in this very pose overlaps no piece and lies wholly in the play area.

        Exact to 0.01 cm; the table top is no piece.
        """
        ...

    def is_free(self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float = 0.0) -> bool:
        """Whether a standing piece of this kind overlaps nothing there and lies wholly in the play area.

        The same as `fits` with the pose `upright(x, y, direction)`.
        """
        ...

    def nearest_free(
        self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float = 0.0
    ) -> tuple[float, float]:
        """(x, y) itself when free, else the nearest free place; ties go to the smallest direction from (x, y).

        Another place than (x, y) keeps at least 0.05 cm away from every piece, so that what is put there touches
        nothing. (x, y) may lie outside the play area. Raises FlickError when the table is full.
        """
        ...

    def overlaps(self, layout: Layout) -> tuple[tuple[str, str], ...]:
        """Pairs of pieces that overlap, by id, in the layout's order; a hat on its head is no overlap."""
        ...

    def outside(self, layout: Layout, area: Area) -> tuple[str, ...]:
        """Ids of the pieces that do not lie wholly in the play area, in the layout's order."""
        ...


class Game(Protocol[StateType]):
    """A game on the shared controller."""

    name: str
    """Id of the game, such as `western`."""
    players: tuple[int, int]
    """Fewest and most players of a match."""
    teams: tuple[str, ...]
    """Ids of the teams, in the game's order."""
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    state_type: type[StateType]
    scenario_type: type[msgspec.Struct]
    """What a scenario file of this game holds."""
    house_rules: type[msgspec.Struct] | None
    """What a match may play otherwise, in the field `house_rules` of its scenario; None for a game without any.

    Each field is a literal, its default what the rulebook says. Its `Meta` has a title, a description, and as extra
    schema `rule`, the number of the rule that it changes, and `names`, what each choice is called.
    """
    told: tuple[str, ...]
    """Fields of a scenario that lists of scenarios tell, beside its title and its news."""
    counting: Counting
    """What is counted when many matches are played."""

    def problems(self, scenario: Any, ground: Ground) -> tuple[Problem, ...]:
        """What is wrong with a scenario beyond its form, such as overlapping pieces; empty when it can be played."""
        ...

    def start(self, scenario: Any, seats: tuple[Seat, ...], seed: int, ground: Ground) -> StateType:
        """The state before the first prompt, of a scenario without problems. Raises FlickError when the seats do not
        fit the game.
        """
        ...

    def prompt(self, state: StateType, ground: Ground) -> Prompt | None:
        """What is asked now; None when the match is over."""
        ...

    def check(self, state: StateType, action: Action, ground: Ground) -> Refusal | None:
        """Why the action is refused now, or None when it is legal."""
        ...

    def shot(self, state: StateType, action: Action, ground: Ground) -> Shot | None:
        """What the table must simulate before `apply`, or None when the action is no flick."""
        ...

    def apply(
        self, state: StateType, action: Action, facts: Facts | None, ground: Ground
    ) -> tuple[StateType, tuple[Event, ...]]:
        """The state after a legal action, and what happened. `facts` is None when the action is no flick."""
        ...

    def outcome(self, state: StateType) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        ...

    def layout(self, state: StateType) -> Layout:
        """All pieces on the table now."""
        ...

    def area(self, state: StateType) -> Area:
        """The play area."""
        ...

    def seen_by(self, state: StateType, player: str) -> StateType:
        """The state without what `player` may not know."""
        ...

    def faults(self, state: StateType) -> tuple[str, ...]:
        """Broken invariants in plain words; empty for every reachable state."""
        ...
