"""A small town with every tool of the game in it, for tests of what is shown and what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import LoadedScenario, load_scenario_file

TOOLS = """\
game: western
title: Tools of the Trade
briefing: The stage brought crates that nobody ordered.
news: Everything at once.
clock: {start: 7, noon: {leaders: [lawman-1, outlaw-1], tie: duel}}
initiative: lawman-1
goals:
  - {side: outlaws, escape: {exit: south-road, who: [man]}}
  - {side: lawmen, gather: {token: gold, count: 4, in: saloon}}
  - {eliminate: 3}
triggers:
  - {when: {blown_up: sheriff}, then: {join: man, side: outlaws, hit_points: 2}}
rules:
  burdens: [{token: hostage, speed: 0.5, may_shoot: false}]
  turn_tokens: {token: water, to_back: lawmen, to_front: outlaws}
buildings:
  - {kind: bank, at: [-20.0, 15.0], facing: 270}
  - {kind: saloon, at: [10.0, 15.0], facing: 270}
  - {kind: sheriff, at: [30.0, 15.0], facing: 270, closed: true}
  - {kind: undertaker, at: [30.0, -15.0], facing: 90}
tokens:
  - {kind: gold, in: bank, count: 6}
  - {kind: winchester, in: bank}
  - {kind: water, in: bank}
  - {kind: hostage, in: saloon}
piles:
  - {in: [bank], kinds: {document: 2, colt: 1}}
exits:
  - {name: south-road, from: [-5, -30], to: [5, -30]}
neutrals:
  - {figure: man, inside: sheriff}
  - {figure: woman, side: lawmen, at: [-30, -10], facing: 0, hit_points: 2}
cowboys:
  - {side: lawmen, number: 1, inside: bank, block: left, hit_points: 4, actions: 3, tokens: [SLOTS]}
  - {side: lawmen, number: 2, at: [-8, -6], facing: 0, tokens: [winchester, dynamite]}
  - {side: lawmen, number: 3, at: [10, 0], facing: 90}
  - {side: outlaws, number: 1, inside: saloon, hit_points: 5, actions: 3}
  - {side: outlaws, number: 2, at: [8, -6], facing: 180, tokens: [colt]}
  - {side: outlaws, number: 3, at: [18, -16], facing: 180}
"""


def tools_scenario(
    folder: Path, games: Mapping[str, Game[Any]], table: Table, slots: str = "", first: str = "lawman-1"
) -> LoadedScenario:
    """The town, with these tokens in the slots of Lawman 1, and `first` as the holder of the initiative."""
    file = folder / "tools.yaml"
    text = TOOLS.replace("SLOTS", slots).replace("initiative: lawman-1", f"initiative: {first}")
    file.write_text(text, encoding="utf-8")
    return load_scenario_file(file, "tools", games, table)


def tools_session(
    folder: Path, games: Mapping[str, Game[Any]], table: Table, slots: str = "", first: str = "lawman-1"
) -> Session:
    """A match in the town in which `first` was chosen already."""
    scenario = tools_scenario(folder, games, table, slots, first)
    seats = (Seat("Ann", "lawmen"), Seat("Cleo", "lawmen"), Seat("Ben", "outlaws"))
    session = Session.start(scenario.game, table, scenario.scenario, seats, seed=1)
    assert session.prompt is not None
    session.submit(session.prompt.choices[0])
    return session
