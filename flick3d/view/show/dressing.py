"""What lies over and on the table of a show: captions, boards, title cards, marks of the aim, and the fades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flick3d.rules.prompts import Prompt
from flick3d.view.curtain import Curtain
from flick3d.view.hud.corner_tag import CornerTag
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.show_hud import ShowHud
from flick3d.view.hud.title_card import TitleCard, TitleView
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Frame
from flick3d.view.presenting import Presenter
from flick3d.view.screens.intention import Intention, shown_hand
from flick3d.view.spotting import Spotter
from flick3d.view.stage import Stage


class Dressing:
    """Dresses one stage until it is closed."""

    def __init__(self, stage: Stage, presenter: Presenter, spotter: Spotter, state: Any) -> None:
        """state: of the match as it begins."""
        self._stage, self._presenter, self._spotter = stage, presenter, spotter
        self._marked: object = None
        self._curtain = Curtain(stage.window)
        self._card: TitleCard | None = None
        self._tag: CornerTag | None = None
        self.hud = ShowHud(
            stage.window.base,
            stage.models,
            stage.window.size,
            presenter.hud_view(state, None, Moment(Hand())),
            presenter.words,
            presenter.parts,
            presenter.style,
            spotter.boards,
        )
        presenter.tell_again(self.hud, ())
        self.darken(1.0)

    def darken(self, darkness: float) -> None:
        """How dark the picture is, 0 to 1."""
        self._curtain.darken(darkness)

    def open_title(self, title: str, names: Sequence[str]) -> None:
        """The card with which a show begins. title: of the scenario. names: of the players."""
        words, spotter = self._presenter.words, self._spotter
        players = words.listed(names)
        if len(names) == 2:
            players = words.title("show:against", first=names[0], second=names[1])
        self._show(TitleView(words.title("show:game"), spotter.title, words.word(title), players, spotter.icon))

    def open_result(self, title: str, state: Any) -> None:
        """The card with which it ends, of a match that is decided."""
        view = self._presenter.result_view(state)
        self.hud.clear_announcements()
        row = view.rows[0]
        counts = [f"{name} {count}" for name, count in zip(view.columns, row.counted, strict=True)]
        words = self._presenter.words
        counted = f"{row.label}: {words.listed(counts)}"
        self._show(TitleView(words.word(title), view.title, view.text, counted, view.icon))

    def let_card_go(self) -> None:
        """The card fades away."""
        if self._card is not None:
            self._card.go()

    def tag(self, text: str = "", icon: str = "") -> None:
        """A word in the corner, or none any more."""
        if self._tag is not None:
            self._tag.close()
            self._tag = None
        if text:
            stage, style = self._stage, self._presenter.style
            self._tag = CornerTag(stage.window.base, stage.models, stage.window.size, style, text, icon)

    def mark(self, intention: Intention | None, state: Any) -> None:
        """The marks on the table for what a player means to do."""
        hand = self._hand(intention)
        marked = self._presenter.marked(hand, state)
        if marked != self._marked:
            self._marked = marked
            self._presenter.show_marks(self._stage.scene, hand, state)

    def advance(self, seconds: float, intention: Intention | None, asked: Prompt | None, state: Any) -> None:
        """A frame. asked: what is answered now; state: as the match is shown."""
        presenter, stage, hand = self._presenter, self._stage, self._hand(intention)
        presenter.hear(hand, Frame(seconds, stage.camera.heading), state)
        self.mark(intention, state)
        if self._spotter.boards:
            self.hud.show(presenter.hud_view(state, asked, Moment(hand)))
        self.hud.resize(stage.window.size)
        self.hud.update(seconds)
        if self._card is not None:
            self._card.advance(seconds)
            if self._card.is_gone:
                self._close_card()

    def close(self) -> None:
        """Take everything away."""
        self._stage.scene.markers.clear()
        self._close_card()
        self.tag()
        self.hud.destroy()
        self._curtain.close()

    def _hand(self, intention: Intention | None) -> Hand:
        hand = Hand(controls=self._presenter.controls)
        return hand if intention is None else shown_hand(hand, intention)

    def _show(self, view: TitleView) -> None:
        self._close_card()
        stage = self._stage
        self._card = TitleCard(stage.window.base, stage.models, stage.window.size, self._presenter.style, view)

    def _close_card(self) -> None:
        if self._card is not None:
            self._card.close()
            self._card = None
