"""What simulations of Flick of Faith count."""

from __future__ import annotations

from flick3d.games.faith.events import Blessed, GenerationBegan, GodChosen, Lost, TempleRaised, Worshipped
from flick3d.rules.counting import Counting, Figure, Role

COUNTING = Counting(
    parts="generations",
    began=GenerationBegan,
    figures=(
        Figure("Temples", (TempleRaised,)),
        Figure("Navel", (Blessed,)),
        Figure("Islands", (Worshipped,)),
        Figure("Lost", (Lost,)),
    ),
    score="VP",
    role=Role("God", GodChosen, "god"),
)
