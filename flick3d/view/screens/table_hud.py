"""The HUD over a table: of one game, in its style, for the window as it is."""

from __future__ import annotations

from flick3d.view.hud.hud import Command, Hud
from flick3d.view.hud.key_names import ShownKeys
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.views import HudView
from flick3d.view.input.controls import ControlGroup
from flick3d.view.presenting import Presenter
from flick3d.view.stage import Stage


def table_hud(
    stage: Stage,
    presenter: Presenter,
    view: HudView,
    help_groups: tuple[ControlGroup, ...],
    command: Command,
    hovered: Command,
    parts: Parts | None = None,
    keys: ShownKeys | None = None,
) -> Hud:
    """The HUD that shows this view first; the camera leaves room for it. command, hovered: as for `Hud`.

    parts: who builds the parts that this screen has beside those of the game. keys: what the player's keys are called.
    """
    window = stage.window
    hud = Hud(
        window.base,
        stage.models,
        window.size,
        view,
        help_groups,
        command,
        hovered,
        presenter.words,
        {**presenter.parts, **(parts or {})},
        presenter.brief_card,
        presenter.style.worn(stage.own.now.colours, stage.own.now.signs),
        window.settings.ui_scale,
        stage.own.now.language,
        keys,
    )
    stage.camera.use_margins(presenter.margins(hud.metrics))
    return hud


def follow_size(hud: Hud, stage: Stage, presenter: Presenter, seconds: float, waits: bool) -> None:
    """A frame of the HUD: it keeps size, language, colours and signs as wanted, and the camera leaves room for it.

    waits: what is said stays meanwhile.
    """
    hud.resize(stage.window.size, stage.window.settings.ui_scale)
    hud.speak(stage.own.now.language, presenter.style.worn(stage.own.now.colours, stage.own.now.signs))
    if hud.update(seconds, waits):
        stage.camera.use_margins(presenter.margins(hud.metrics))
