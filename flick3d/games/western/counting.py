"""What simulations of the Western game count."""

from __future__ import annotations

from flick3d.games.western.events import Hit, Missed, RoundBegan
from flick3d.rules.counting import Counting, Figure

COUNTING = Counting(
    parts="rounds",
    began=RoundBegan,
    # The first round begins with the match, before any event.
    unannounced=1,
    figures=(
        Figure("Shots", (Hit, Missed)),
        Figure("Hits", (Hit,)),
        Figure("Misses", (Missed,)),
        Figure("Hit rate", (Hit,), of=(Hit, Missed)),
    ),
)
