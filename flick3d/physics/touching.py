"""Who pushed whom: reads Bullet's contacts after every single step.

A touch is an impulse between two pieces: a pair that is merely near has contact points too, but no impulse. Contacts
must be read after each step, as most last for one step only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from panda3d.bullet import BulletManifoldPoint, BulletRigidBodyNode, BulletWorld

from flick3d.physics.jambs import Jambs
from flick3d.rules.facts import Contact

SEEN_FROM = 10.0
"""Smallest impulse in one step, g cm/s, from which on a contact between two pieces that were not flicked is noted: a
hat that rests on a head makes less than 1, a knock makes 100."""

RENEWED_FROM = 25.0
"""Smallest impulse in one step, g cm/s, with which a known pair is noted once more."""

RENEWED_AFTER = 0.05
"""Seconds that must lie between two notes of one pair."""

GATHER = 0.003
"""A knock takes some steps: impulses of a pair up to so many seconds after the first one are added to it."""


class Touching:
    """The contacts of one simulation, in order of time."""

    def __init__(
        self,
        world: BulletWorld,
        ground: Sequence[BulletRigidBodyNode],
        flicked: Sequence[BulletRigidBodyNode],
        jambs: Mapping[str, Jambs],
        step: float,
    ) -> None:
        """ground: table and mat, which count for nothing. jambs: the inner faces of every building, by its id."""
        self._world = world
        self._ground = ground
        self._flicked = {node.get_name(): node for node in flicked}
        self._jambs = jambs
        self._step = step
        self._steps = 0
        self._velocities = {name: node.get_linear_velocity() for name, node in self._flicked.items()}
        self._noted: list[_Note] = []
        self._latest: dict[tuple[str, str, str], _Note] = {}

    @property
    def contacts(self) -> tuple[Contact, ...]:
        """Everything noted so far, in order of time."""
        return tuple(
            Contact(n.time, n.pair[0], n.pair[1], n.impulse, n.part) for n in sorted(self._noted, key=_by_time)
        )

    def has_touched(self, piece: str) -> bool:
        """Whether a contact of this piece was noted."""
        return any(piece in note.pair for note in self._noted)

    def before_step(self) -> None:
        """Remember how the flicked pieces move: the time of a touch within the step follows from it."""
        for name, node in self._flicked.items():
            self._velocities[name] = node.get_linear_velocity()

    def after_step(self) -> None:
        """Note what touched in the step that was just made."""
        self._steps += 1
        ground = self._ground
        # Asking for all at once and not one by one: each single manifold or point that is handed out leaks.
        for manifold in self._world.get_manifolds():
            first = manifold.get_node0()
            if first in ground:
                continue
            second = manifold.get_node1()
            if second in ground:
                continue
            impulse, nearest = 0.0, None
            points = manifold.get_manifold_points()
            for point in points:
                share = point.get_applied_impulse()
                if share > 0.0:
                    impulse += share
                    if nearest is None or point.get_distance() < nearest.get_distance():
                        nearest = point
            if nearest is None:
                continue
            names = first.get_name(), second.get_name()
            # Only of flicked pieces is the part asked for; what stands on a house's blocks touches it in every step.
            if self._meets_building(*names) or self._meets_building(*reversed(names)):
                self._note_building(names, points)
            else:
                self._note(names, "", impulse, nearest)

    def _meets_building(self, flicked: str, building: str) -> bool:
        return flicked in self._flicked and building in self._jambs

    def _note_building(self, names: tuple[str, str], points: Sequence[BulletManifoldPoint]) -> None:
        """Note what touched a building, by its parts."""
        is_first = names[0] in self._jambs
        jambs = self._jambs[names[0] if is_first else names[1]]
        parts: dict[str, list[BulletManifoldPoint]] = {}
        for point in points:
            if point.get_applied_impulse() > 0.0:
                parts.setdefault(jambs.part(point, is_first), []).append(point)
        for part, touching in sorted(parts.items()):
            impulse = sum(point.get_applied_impulse() for point in touching)
            self._note(names, part, impulse, min(touching, key=BulletManifoldPoint.get_distance))

    def _note(self, names: tuple[str, str], part: str, impulse: float, nearest: BulletManifoldPoint) -> None:
        """Note one touching pair. The point is read at once: it lives in Bullet's memory until the next step."""
        first, second = names
        pair = (first, second) if first in self._flicked or second not in self._flicked else (second, first)
        key = (*pair, part)
        begun = (self._steps - 1) * self._step
        latest = self._latest.get(key)
        if latest is not None and begun <= latest.begun + GATHER:
            latest.impulse += impulse
            return
        if latest is None:
            wanted = pair[0] in self._flicked or impulse >= SEEN_FROM
        else:
            wanted = impulse >= RENEWED_FROM and begun >= latest.last + RENEWED_AFTER
            latest.last = begun
        if wanted:
            note = _Note(max(0.0, begun + self._lead(pair[0], nearest)), begun, pair, part, impulse)
            self._noted.append(note)
            self._latest[key] = note

    def _lead(self, flicked: str, point: BulletManifoldPoint) -> float:
        """Seconds from the step's beginning to the touch itself, by the gap and the closing speed; it can be negative.

        It puts two first contacts within one step into the order in which the disc reached them.
        """
        velocity = self._velocities.get(flicked)
        if velocity is None:
            # Of the others only the step is known; its end comes after the touch that set them off.
            return self._step
        closing = abs(velocity.dot(point.get_normal_world_on_b()))
        if closing * self._step <= abs(point.get_distance()):
            # Slower than the gap can explain: the other piece came to the disc.
            return 0.0
        return min(self._step, float(point.get_distance() / closing))


class _Note:
    """A contact that is still gathering impulse."""

    __slots__ = ("begun", "impulse", "last", "pair", "part", "time")

    def __init__(self, time: float, begun: float, pair: tuple[str, str], part: str, impulse: float) -> None:
        self.time = time
        self.begun = begun
        self.last = begun
        self.pair = pair
        self.part = part
        self.impulse = impulse


def _by_time(note: _Note) -> float:
    return note.time
