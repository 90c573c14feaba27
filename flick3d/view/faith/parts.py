"""Who builds the parts of the HUD that only Flick of Faith has; what comes later lies in front."""

from __future__ import annotations

from flick3d.view.faith.council_panel import CouncilFactory, SecretFactory
from flick3d.view.faith.god_panel import GodsFactory
from flick3d.view.faith.law_strip import LargeCardFactory, LawsFactory
from flick3d.view.faith.players_box import PlayersFactory
from flick3d.view.faith.score_track import TrackFactory
from flick3d.view.faith.strip import StripFactory
from flick3d.view.faith.views import (
    CouncilView,
    GenerationView,
    GodsView,
    LargeCardView,
    LawsView,
    PlayersView,
    SecretView,
    TrackView,
)
from flick3d.view.hud.parts import Parts

PARTS: Parts = {
    GenerationView: StripFactory(),
    TrackView: TrackFactory(),
    PlayersView: PlayersFactory(),
    LawsView: LawsFactory(),
    GodsView: GodsFactory(),
    CouncilView: CouncilFactory(),
    LargeCardView: LargeCardFactory(),
    SecretView: SecretFactory(),
}
