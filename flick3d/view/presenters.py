"""Which game is shown by whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flick3d.rules.errors import FlickError
from flick3d.view.faith.presenter import FaithPresenter
from flick3d.view.presenting import Presenter
from flick3d.view.western.presenter import WesternPresenter

PRESENTERS: Mapping[str, Callable[[], Presenter]] = {
    "western": WesternPresenter,
    "faith": FaithPresenter,
}
"""By the game's name."""


def presenter_of(game: str) -> Presenter:
    """A new presenter of this game. Raises FlickError for a game that has no window."""
    if game not in PRESENTERS:
        raise FlickError(f"the game '{game}' has no window yet: play one of {', '.join(PRESENTERS)}")
    return PRESENTERS[game]()
