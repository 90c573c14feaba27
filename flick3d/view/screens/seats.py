"""The seats of the match on a screen: who plays them, who has played which step, and seats that change hands."""

from __future__ import annotations

from flick3d.match.playing import Match
from flick3d.view.hud.seat_mark import WORD
from flick3d.view.hud.views import HintView
from flick3d.view.presenting import Presenter
from flick3d.view.seating import PERSON, Seating, by_computers, handed_over, next_kind
from flick3d.view.words.names import shortened


class Seats:
    """Who plays the match's seats is kept in `Match.kinds`; this changes it, and tells the presenter."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._match: Match | None = None
        self._former: dict[str, str] = {}
        self._theirs: frozenset[int] = frozenset()

    def begin(self, match: Match) -> None:
        """From now on it is this match."""
        self._match = match
        self._former |= match.kinds
        self._theirs = by_computers((step.player for step in match.session.steps), match.kinds)
        self._presenter.sit(self.seating)

    @property
    def seating(self) -> Seating:
        """Who plays now."""
        return Seating() if self._match is None else Seating(self._match.seats, self._match.kinds)

    @property
    def can_undo(self) -> bool:
        """Whether the last step can be taken back: it can by itself, and no computer player has decided it."""
        session = self._match.session if self._match is not None else None
        return session is not None and session.can_undo and len(session.steps) - 1 not in self._theirs

    def played(self, player: str) -> None:
        """The last step was decided by the player of this seat."""
        if self._match is not None and player in self._match.kinds:
            self._theirs |= {len(self._match.session.steps) - 1}

    def hand_over(self, name: str) -> str:
        """A person takes the seat over from a computer player, or the other way round; the line that tells it."""
        return self._give(name, handed_over(self.seating.kind(name), self._former.get(name)))

    def cycle(self, name: str) -> str:
        """The next kind of player takes the seat; the line that tells it."""
        return self._give(name, next_kind(self.seating.kind(name)))

    def hint(self, hovered: tuple[str, ...]) -> HintView | None:
        """What the mark of a seat under the pointer says; None for anything else."""
        if hovered[:1] != (WORD,) or len(hovered) != 2:
            return None
        kind, words = self.seating.kind(hovered[1]), self._presenter.words
        player, after = shortened(words.team(hovered[1])), words.title(f"seat:{next_kind(kind)}")
        code = "seat:person" if kind == PERSON else "seat:computer"
        return HintView(words.hint(code, player=player, level=words.title(f"seat:{kind}"), next=after))

    def _give(self, name: str, kind: str) -> str:
        if self._match is not None:
            self._match.kinds = dict(self.seating.with_kind(name, kind).kinds)
            self._former |= self._match.kinds
            self._presenter.sit(self.seating)
        words = self._presenter.words
        code = "seat:taken" if kind == PERSON else "seat:given"
        return words.hint(code, player=shortened(words.team(name)), level=words.title(f"seat:{kind}"))
