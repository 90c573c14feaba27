"""The options over a HUD: a group of the settings at a time, more rows than fit, and the card of a trial."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from flick3d.resources import shipped_folder
from flick3d.settings import Settings
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.keep_card import KeepCard, KeepHand
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.options_hand import SheetHand
from flick3d.view.hud.options_layout import first_for
from flick3d.view.hud.options_rows import rows
from flick3d.view.hud.options_sheet import OptionsSheet
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import Theme
from flick3d.view.words import CommonWords

OPENED: list[Kit] = []
"""What options are made with that lie over a HUD now."""


def with_options(style: Style, key: str, repeated: int = 1, **changes: Any) -> Callable[[Hud], None]:
    """Opens the options over a HUD; the row or button of this key has the focus, and its help is told.

    repeated: how many times all rows are there. In the game the sheet hangs beside the HUD, at the same scale.
    """

    def prepare(hud: Hud) -> None:
        theme = Theme(hud._base, shipped_folder("models"), hud.metrics.scale, style)
        kit = Kit(theme, hud.layer.attach_new_node("options"))
        OPENED.append(kit)
        once = rows(replace(Settings(), **changes))
        shown = [replace(row, key=f"{row.key}{number or ''}") for number in range(repeated) for row in once]
        page = next((row.group for row in shown if row.key == key), shown[0].group)
        hand = SheetHand(page, focus=key, told=key, first=first_for(hud.metrics, shown, page, 0, key))
        OptionsSheet(kit, hud.metrics, CommonWords()).show(shown, hand)

    return prepare


def with_trial(style: Style) -> Callable[[Hud], None]:
    """Opens the card that asks whether another size of the window shall stay."""

    def prepare(hud: Hud) -> None:
        theme = Theme(hud._base, shipped_folder("models"), hud.metrics.scale, style)
        kit = Kit(theme, hud.layer.attach_new_node("options"))
        OPENED.append(kit)
        KeepCard(kit, hud.metrics, CommonWords()).show(KeepHand())

    return prepare


def take_options_away() -> None:
    """Close what is open."""
    while OPENED:
        kit = OPENED.pop()
        kit.destroy()
        kit.root.remove_node()
