"""Which game is shown by whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flick3d.rules.errors import FlickError
from flick3d.translating import Translate, untranslated
from flick3d.view.faith.presenter import FaithPresenter
from flick3d.view.faith.words import FaithWords
from flick3d.view.presenting import Presenter
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.western.words import Words

PRESENTERS: Mapping[str, Callable[[Translate], Presenter]] = {
    "western": lambda translate: WesternPresenter(Words(translate)),
    "faith": lambda translate: FaithPresenter(FaithWords(translate)),
}
"""By the game's name."""


def presenter_of(game: str, translate: Translate = untranslated) -> Presenter:
    """A new presenter of this game; translate: what its words speak. Raises FlickError for a game without a window."""
    if game not in PRESENTERS:
        raise FlickError(f"the game '{game}' has no window yet: play one of {', '.join(PRESENTERS)}")
    return PRESENTERS[game](translate)
