"""The hint line at moments when what it speaks of has just gone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.physics.table import Table
from flick3d.rules.game import Game
from flick3d.view.hud.moment import Moment
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked
from flick3d.view.western.board import hud_view
from flick3d.view.western.controls import CONTROLS
from flick3d.view.western.words import Words
from tests.view.tools_town import tools_session


@pytest.mark.parametrize(
    "hovered",
    [("leave",), ("keep",), ("slot", "token-1"), ("take", "token-1"), ("draw",), ("stand", "left"), ("hold",)],
)
def test_a_button_that_is_gone_while_the_pointer_is_over_it_says_nothing(
    tmp_path: Path, games: Mapping[str, Game[Any]], table: Table, hovered: tuple[str, ...]
) -> None:
    session = tools_session(tmp_path, games, table, first="lawman-3")
    hand, _ = step(Hand(controls=CONTROLS), Asked(session.prompt))
    words = Words()
    usual = hud_view(session.state, session.prompt, Moment(hand), words).hint
    assert hud_view(session.state, session.prompt, Moment(hand, hovered=hovered), words).hint == usual
    waiting = hud_view(session.state, None, Moment(Hand(), hovered=hovered, last=session.prompt), words).hint
    assert waiting.text == words.hint("wait")
