"""The shelf of a man who stands outside: tokens on the ground, and on a house's blocks where a scenario allows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.hud.views import ShelfView
from flick3d.view.input.modes import Acting, Hand
from flick3d.view.western.shelf import shelf_view
from flick3d.view.western.words import Words

TOWN = """\
game: western
title: Over the Counter
briefing: Take what you can reach.
clock: {{start: 7}}
initiative: lawman-1
goals: [{{eliminate: 1}}]
rules: {{tokens_outside: {allowed}}}
buildings: [{{kind: bank, at: [0, 14], facing: 270}}]
tokens: [{{kind: gold, in: bank}}]
piles: [{{in: [bank], kinds: {{colt: 2}}}}]
cowboys:
  - {{side: lawmen, number: 1, at: [3.1, 4.6], facing: 90, tokens: [document]}}
  - {{side: outlaws, number: 1, at: [20, -20]}}
"""


def shelf(tmp_path: Path, games: Mapping[str, Game[Any]], table: Table, allowed: str) -> ShelfView | None:
    file = tmp_path / "town.yaml"
    file.write_text(TOWN.format(allowed=allowed), encoding="utf-8")
    loaded = load_scenario_file(file, "town", games, table)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    session = Session.start(loaded.game, table, loaded.scenario, seats, 1)
    session.submit(session.read("play lawman-1"))
    return shelf_view(session.state, session.prompt, Hand(mode=Acting()), Words())


@pytest.mark.rule("W70")
def test_what_he_can_reach_from_outside_is_on_the_shelf(tmp_path, games, table) -> None:
    view = shelf(tmp_path, games, table, "true")
    assert view is not None
    assert view.caption == "On the blocks of the Bank"
    assert [(item.icon, item.why_not) for item in view.items] == [("gold", ""), ("token", "")]
    assert [slot.why_not for slot in view.slots] == ["", ""]


@pytest.mark.rule("W70")
def test_without_that_word_there_is_no_shelf_outside(tmp_path, games, table) -> None:
    assert shelf(tmp_path, games, table, "false") is None
