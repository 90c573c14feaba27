"""Playing a scenario while somebody edits its file: the match begins anew in the same window whenever it changes."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

from flick3d.match.playing import Match
from flick3d.match.rehearsal import Rehearsal
from flick3d.view.presenting import Presenter
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Screen, Stage

BETWEEN_LOOKS = 0.5
"""Seconds."""
SAID_AGAIN = 3.5
"""Seconds after which a fault that is still there is said again: the HUD forgets it after a little more."""


MOST_SAID = 72
"""Characters that the HUD can show in its one line; where the fault is comes first."""


class RehearsalScreen:
    """A match screen beside which the scenario's file is watched. `begun` is the match to go on with, or None.

    A fault in the file is said on the HUD, shortened, and whole on stderr, beside which it is edited.
    """

    def __init__(
        self, screen: MatchScreen, rehearsal: Rehearsal, fits: Callable[[Match], bool], leave: Callable[[], None]
    ) -> None:
        """fits: whether a match can be played on this stage. leave: ends the screen."""
        self._screen, self._rehearsal, self._fits, self._leave = screen, rehearsal, fits, leave
        self.begun: Match | None = None
        self._fault = ""
        self._since_look = self._since_said = 0.0

    def enter(self) -> None:
        """Show the match."""
        self._screen.enter()

    def update(self, seconds: float) -> None:
        """A frame of the match; now and then a look at the file."""
        self._screen.update(seconds)
        self._since_look += seconds
        self._since_said += seconds
        if self._since_look >= BETWEEN_LOOKS:
            self._since_look = 0.0
            self._look()

    def leave(self) -> None:
        """Take the match off the stage."""
        self._screen.leave()

    def _look(self) -> None:
        if self.begun is not None:
            return
        found = self._rehearsal.look(self._screen.match, self._fits)
        if isinstance(found, Match):
            self.begun = found
            self._leave()
            return
        if found is not None:
            print(found, file=sys.stderr, flush=True)
            self._fault = found
        if found is not None or (self._fault and self._since_said >= SAID_AGAIN):
            self._since_said = 0.0
            self._screen.complain(textwrap.shorten(self._fault, MOST_SAID, placeholder=" …"))


def rehearse(
    run: Callable[[Screen], None],
    leave: Callable[[], None],
    stage: Stage,
    presenter: Presenter,
    match: Match,
    rehearsal: Rehearsal,
    tell: Path | None = None,
) -> Match:
    """Play the match, and others in its place whenever the scenario's file has changed; the one played last.

    run: shows a screen until `leave` is called or the window is closed. tell: as for `MatchScreen`.
    """
    staged = presenter.stage_area(match.session.state)

    def fits(other: Match) -> bool:
        return presenter.stage_area(other.session.state) == staged

    while True:
        screen = MatchScreen(stage, match, presenter, leave, tell)
        watched = RehearsalScreen(screen, rehearsal, fits, leave)
        try:
            run(watched)
        finally:
            match = screen.match
            match.close()
        if watched.begun is None:
            return match
        match = watched.begun
