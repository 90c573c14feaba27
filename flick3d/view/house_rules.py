"""House rules at the window: their rows among the options, and what is told of those that a match plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flick3d.games import all_games
from flick3d.scenario.house_rules import HouseRule, changed, house_rules
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.options_rows import Row
from flick3d.view.words import CommonWords

FIELD = "house_rules"
"""The field of the settings that holds what the player wishes for all matches: by game and rule, what differs."""
GROUPS: Mapping[str, str] = {"western": "Western", "faith": "Faith"}
"""The titles of the groups of rows, by the game's name."""

Wishes = Mapping[str, Mapping[str, Any]]


def house_rows(wishes: Wishes) -> tuple[Row, ...]:
    """A row of the options for every house rule, in a group for each game, with the values that are wished."""
    return tuple(
        _row(game.name, rule, wishes.get(game.name, {})) for game in all_games().values() for rule in house_rules(game)
    )


def with_wish(wishes: Wishes, key: str, value: str) -> dict[str, dict[str, Any]]:
    """The wishes with another value in the row of this key; what is as in the rulebook is not among them.

    What this version does not know stays.
    """
    _, game, field = key.split(".")
    usual = {rule.field: rule.usual for rule in house_rules(all_games()[game])}
    found = {name: dict(values) for name, values in wishes.items()}
    mine = found.pop(game, {})
    mine.pop(field, None)
    if value != usual[field]:
        mine[field] = value
    return {**found, game: mine} if mine else found


def is_house_rule(key: str) -> bool:
    """Whether a row of the options is one of these."""
    return key.startswith(f"{FIELD}.")


def lines(words: CommonWords, scenario: Any) -> tuple[str, ...]:
    """The house rules of a match of this scenario that differ from the rulebook, one sentence each."""
    return tuple(
        words.title("house-rule", rule=rule.rule, title=words.word(rule.title), value=words.word(rule.name(value)))
        for rule, value in changed(scenario)
    )


def tell_house_rules(hud: Hud, words: CommonWords, state: Any) -> None:
    """Into the log of a match in this state: what it plays otherwise than the rulebook says."""
    for line in lines(words, getattr(state, "scenario", None)):
        hud.add_to_log(line)


def _row(game: str, rule: HouseRule, wishes: Mapping[str, Any]) -> Row:
    wished = wishes.get(rule.field)
    return Row(
        key=f"{FIELD}.{game}.{rule.field}",
        kind="choice",
        group=GROUPS.get(game, game),
        label=rule.title,
        value=wished if wished in rule.values else rule.usual,
        help=rule.help,
        choices=rule.values,
        names=dict(rule.choices),
    )
