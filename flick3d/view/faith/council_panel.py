"""The Council: both Laws, a tile for every voter, and what covers the screen while one votes with the mouse (F22)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace
from panda3d.core import NodePath

from flick3d.view.faith import spots
from flick3d.view.faith.god_panel import HEAD, head, option
from flick3d.view.faith.looks import BRIGHT, DEEP, picture
from flick3d.view.faith.views import BallotView, CouncilView, SecretView
from flick3d.view.hud.kit import BUTTON_FRAMES
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.parts import Workbench
from flick3d.view.hud.theme import BRASS, CREAM, INK, SHADOW

THUMBS = (("up", "thumb-up"), ("down", "thumb-down"))
GAP = 10.0
TILE_BORDER = 16.0
BADGE = 24.0
"""Width of the player's sign on the face, for players who want signs."""
TURN_SECONDS, TURN_AFTER = 0.4, 0.09
"""How long a vote takes to turn over, and how much later than the one before it begins."""
BALLOT_FRAMES = ("frame-card", "frame-card-hot", "frame-card-hot", "frame-card")


def turned_over(seconds: float, number: int) -> tuple[float, bool]:
    """How wide a vote is, by its number, so long after the votes were opened (0 to 1), and whether its face is up."""
    share = min(1.0, max(0.0, (seconds - number * TURN_AFTER) / TURN_SECONDS))
    return max(0.02, abs(math.cos(math.pi * share))), share >= 0.5


class CouncilFactory:
    """Builds the panel."""

    def made_for(self, view: CouncilView) -> object:
        """All of it, but for how long the votes lie open."""
        return replace(view, opened=0.0)

    def build(self, bench: Workbench, view: CouncilView) -> CouncilPanel:
        """Make the widgets."""
        return CouncilPanel(bench, view)


class CouncilPanel:
    """Shows one CouncilView; a click on a tile commands `ballot` and the player."""

    def __init__(self, bench: Workbench, view: CouncilView) -> None:
        kit = bench.kit
        self._bench = bench
        self._votes: list[tuple[NodePath, NodePath]] = []
        self._rect = rect = spots.council(bench.metrics, bool(view.ballots))
        board = kit.board(rect, "board-lapis", "frame-gold")
        head(bench, board, rect.width, view.title, view.text)
        for index, each in enumerate(view.options):
            option(bench, spots.council_card(rect, index, len(view.options)), each)
        top = rect.y + HEAD + spots.COUNCIL_CARD[1] + 8.0
        margin = 16.0
        wide = min(186.0, (rect.width - 2.0 * margin + GAP) / max(1, len(view.ballots)) - GAP)
        left = rect.x + (rect.width - len(view.ballots) * (wide + GAP) + GAP) / 2.0
        for index, ballot in enumerate(view.ballots):
            self._ballot(Rect(left + index * (wide + GAP), top, wide, rect.bottom - 14.0 - top), ballot)

    def _ballot(self, rect: Rect, view: BallotView) -> None:
        kit, words = self._bench.kit, ("ballot", view.player)
        base = kit.board(rect, "board-marble", "frame-card")
        base.get_parent().find("sheet").set_color_scale(kit.theme.tint(DEEP[view.colour]))
        board = kit.button(
            kit.root,
            rect,
            partial(self._bench.command, words),
            partial(self._bench.hovered, words),
            TILE_BORDER,
            BALLOT_FRAMES if view.up_key else ("frame-card",) * 4,
            name=" ".join(words),
        )
        picture(kit, board, view.face, Rect(10.0, 10.0, 40.0, 40.0))
        if kit.theme.style.signs:
            kit.icon(board, f"dot-{view.colour}", (14.0, 14.0), BADGE)
        name = kit.label(board, view.name, (56.0, 28.0), 17, "bold", CREAM, shadow=SHADOW)
        kit.fit(name, rect.width - 66.0)
        note = kit.label(board, view.note, (56.0, 45.0), 14, "body", BRIGHT[view.colour])
        kit.fit(note, rect.width - 66.0)
        middle = rect.width / 2.0
        if view.thumb:
            turning = board.attach_new_node("vote")
            turning.set_pos(middle, 0.0, -78.0)
            back = kit.icon(turning, "secret", (0.0, 0.0), 48)
            self._votes.append((kit.icon(turning, dict(THUMBS)[view.thumb], (0.0, 0.0), 48), back))
            return
        if view.has_voted:
            kit.icon(board, "secret", (middle, 80.0), 42)
        if not view.up_key:
            return
        for (_, icon), key, x in zip(THUMBS, (view.up_key, view.down_key), (middle - 54.0, middle + 54.0), strict=True):
            thumb = kit.icon(board, icon, (x - 8.0, 79.0), 32)
            thumb.set_alpha_scale(0.5 if view.has_voted else 1.0)
            kit.key_cap(board, (x + 27.0, 71.0), key, "council")

    def show(self, view: CouncilView) -> None:
        """The votes turn over, one after the other; for all else it is built anew."""
        for number, (face, back) in enumerate(self._votes):
            width, is_up = turned_over(view.opened, number)
            face.get_parent().set_sx(width)
            (face if is_up else back).show()
            (back if is_up else face).hide()

    def rects(self) -> Mapping[str, Rect]:
        """Where it is."""
        return {"council": self._rect}

    def update(self) -> None:
        """Nothing moves on it."""

    def destroy(self) -> None:
        """Everything goes with the kit."""


class SecretFactory:
    """Builds the cover."""

    def made_for(self, view: SecretView) -> object:
        """All of it."""
        return view

    def build(self, bench: Workbench, view: SecretView) -> SecretCover:
        """Make the widgets."""
        return SecretCover(bench, view)


class SecretCover:
    """Covers the whole window; two large buttons command `ballot`, the player, and `up` or `down`."""

    def __init__(self, bench: Workbench, view: SecretView) -> None:
        kit, metrics = bench.kit, bench.metrics
        self._rect = Rect(0.0, 0.0, metrics.width, metrics.height)
        bleed = Rect(-12.0, -12.0, metrics.width + 24.0, metrics.height + 24.0)
        board = kit.board(bleed, "board-lapis", "frame-gold")
        # Below the place of announcements, which may still lie there.
        middle, top = bleed.width / 2.0, max(metrics.height / 2.0 - 250.0, metrics.card.bottom + 8.0)
        picture(kit, board, view.face, Rect(middle - 48.0, top - bleed.y, 96.0, 96.0))
        title = kit.label(board, view.title, (middle, top + 142.0), 36, "title", BRASS, "centre", shadow=SHADOW)
        kit.fit(title, metrics.width - 80.0)
        kit.label(board, view.text, (middle, top + 170.0), 18, "body", CREAM, "centre")
        width, height = spots.SECRET_BUTTON
        left = metrics.width / 2.0 - width - 20.0
        keys = (view.up_key, view.down_key)
        for index, ((thumb, icon), law) in enumerate(zip(THUMBS, (view.up, view.down), strict=True)):
            words = ("ballot", view.player, thumb)
            place = Rect(left + index * (width + 40.0), top + 190.0, width, height)
            button = kit.button(
                kit.root, place, partial(bench.command, words), frames=BUTTON_FRAMES, name=" ".join(words)
            )
            kit.icon(button, icon, (width / 2.0, 88.0), 124)
            label = kit.label(button, law, (width / 2.0, height - 26.0), 24, "title", INK, "centre")
            kit.fit(label, width - 24.0)
            if keys[index]:
                kit.key_cap(button, (width - 10.0, 10.0), keys[index], "council")
        place = Rect(metrics.width / 2.0 - 75.0, top + 190.0 + height + 30.0, 150.0, 44.0)
        back = kit.button(kit.root, place, partial(bench.command, ("ballot", "")), name="ballot ")
        kit.label(back, view.back, (75.0, 28.0), 18, "bold", INK, "centre")

    def show(self, view: SecretView) -> None:
        """Nothing changes on it: it is built anew for another view."""

    def rects(self) -> Mapping[str, Rect]:
        """The whole window."""
        return {"secret": self._rect}

    def update(self) -> None:
        """Nothing moves on it."""

    def destroy(self) -> None:
        """Everything goes with the kit."""
