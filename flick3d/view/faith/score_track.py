"""The score track: one square for every point, along which the players' markers move."""

from __future__ import annotations

from collections.abc import Mapping

from direct.gui.OnscreenImage import OnscreenImage

from flick3d.view.faith import spots
from flick3d.view.faith.looks import picture
from flick3d.view.faith.views import TrackView
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.parts import Workbench
from flick3d.view.hud.theme import CREAM

SQUARES = 40
"""Squares of the track's picture: the first is one point; what has more goes round again."""
MARKER = 21.0
MIDDLE = 0.45
"""Where the middle of a square is in the height of the picture, which has a shadow below."""
STEP = 0.12
"""Share of its way that a marker goes in a frame."""


class TrackFactory:
    """Builds the score track."""

    def made_for(self, view: TrackView) -> object:
        """The players."""
        return tuple(marker.player for marker in view.markers)

    def build(self, bench: Workbench, view: TrackView) -> ScoreTrack:
        """Make the widgets."""
        return ScoreTrack(bench, view)


class ScoreTrack:
    """Shows a TrackView; the markers run to where they belong."""

    def __init__(self, bench: Workbench, view: TrackView) -> None:
        kit = bench.kit
        self._rect = rect = spots.track(bench.metrics)
        holder = kit.root.attach_new_node("track")
        holder.set_pos(rect.x, 0, -rect.y)
        self._holder = holder
        self._square = rect.width / SQUARES
        picture(kit, holder, "score-track", Rect(0.0, 0.0, rect.width, rect.height))
        for number in range(5, SQUARES + 1, 5):
            at = (self._middle(number), MIDDLE * rect.height + 4.0)
            kit.label(holder, str(number), at, 12, "bold", CREAM, "centre")
        self._markers: dict[str, OnscreenImage] = {}
        for marker in view.markers:
            icon = kit.icon(holder, f"dot-{marker.colour}", (self._middle(0), MIDDLE * rect.height), MARKER)
            self._markers[marker.player] = icon
        self._wanted: dict[str, tuple[float, float]] = {}

    def _middle(self, points: int) -> float:
        """Where so many points are, along the track; those without any stand before it."""
        if points <= 0:
            return -spots.TRACK_START / 2.0
        return ((points - 1) % SQUARES + 0.5) * self._square

    def show(self, view: TrackView) -> None:
        """Show the view; at first the markers stand where they belong at once."""
        first = not self._wanted
        wanted = {}
        middle = MIDDLE * self._rect.height
        for marker in view.markers:
            here = [each.player for each in view.markers if self._middle(each.points) == self._middle(marker.points)]
            spread = here.index(marker.player) - (len(here) - 1) / 2.0
            # Those who share a square stand one over the other, a little aside, so that each is seen.
            wanted[marker.player] = (self._middle(marker.points) + 4.0 * spread, middle + 5.0 * spread)
        self._wanted = wanted
        if first:
            for player, (x, y) in wanted.items():
                self._markers[player].set_pos(x, 0, -y)

    def rects(self) -> Mapping[str, Rect]:
        """Where every player's marker is going to be."""
        half = MARKER / 2.0
        return {
            f"marker {player}": Rect(self._rect.x + x - half, self._rect.y + y - half, MARKER, MARKER)
            for player, (x, y) in self._wanted.items()
        }

    def update(self) -> None:
        """The markers run on."""
        for player, (x, y) in self._wanted.items():
            marker = self._markers[player]
            at = marker.get_pos()
            marker.set_pos(at.x + STEP * (x - at.x), 0, at.z + STEP * (-y - at.z))

    def destroy(self) -> None:
        """Take the track itself away; the rest goes with the kit."""
        self._holder.remove_node()
