"""House rules of any game: what can be chosen, what a scenario chooses, and a scenario played by others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.scenario.loading import LoadedScenario
from flick3d.scenario.wording import did_you_mean, listed, nearest

KEY = "house_rules"
"""The field of a scenario that holds them."""


class HouseRule(msgspec.Struct, frozen=True):
    """One of a game's house rules.

    field: of the game's struct. rule: number of the rule that it changes. title, help: in English. choices: each value
    with what it is called, in English. usual: the value by the rulebook.
    """

    field: str
    rule: str
    title: str
    help: str
    choices: tuple[tuple[str, str], ...]
    usual: str

    @property
    def values(self) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple(value for value, _ in self.choices)

    def name(self, value: str) -> str:
        """What a value is called, in English."""
        return dict(self.choices)[value]


def house_rules(game: Game[Any]) -> tuple[HouseRule, ...]:
    """The house rules of a game, in their order; none for a game without any."""
    return () if game.house_rules is None else _rules_of(game.house_rules)


def chosen(scenario: LoadedScenario) -> dict[str, str]:
    """What a scenario plays, by the rules' fields: all of them, also what is as in the rulebook."""
    said = scenario.document.get(KEY) or {}
    return {rule.field: said.get(rule.field, rule.usual) for rule in house_rules(scenario.game)}


def differing(game: Game[Any], values: Mapping[str, str]) -> dict[str, str]:
    """Those of these values, by the rules' fields, that are not as in the rulebook."""
    usual = {rule.field: rule.usual for rule in house_rules(game)}
    return {field: value for field, value in values.items() if value != usual[field]}


def changed(scenario: Any) -> tuple[tuple[HouseRule, str], ...]:
    """The house rules that a typed scenario plays otherwise than the rulebook says, each with its value."""
    house = getattr(scenario, "house", None)
    if house is None:
        return ()
    struct: type[msgspec.Struct] = type(house)
    played = [(rule, getattr(house, rule.field)) for rule in _rules_of(struct)]
    return tuple((rule, value) for rule, value in played if value != rule.usual)


def wished(scenario: LoadedScenario, wishes: Mapping[str, Any]) -> dict[str, str]:
    """What a match of a scenario plays for somebody who has these wishes for all matches, by the rules' fields.

    What the scenario itself says goes before them; wishes that this game does not know are left out.
    """
    said = scenario.document.get(KEY) or {}
    known = {rule.field: rule.values for rule in house_rules(scenario.game)}
    fitting = {field: value for field, value in wishes.items() if value in known.get(field, ()) and field not in said}
    return chosen(scenario) | fitting


def played_by(scenario: LoadedScenario, values: Mapping[str, str]) -> LoadedScenario:
    """The scenario with other house rules, by the rules' fields; those that are not named stay as it has them.

    Its document says what differs from the rulebook, and nothing when nothing does. Raises FlickError for a rule or a
    value that the game does not have.
    """
    game = scenario.game
    for field, value in values.items():
        rule = rule_of(game, field)
        if value not in rule.values:
            near = did_you_mean(nearest(value, rule.values))
            raise FlickError(f"house rule {rule.rule} ({rule.field}): '{value}' is none of {listed(rule.values)}{near}")
    document = {key: value for key, value in scenario.document.items() if key != KEY}
    other = differing(game, chosen(scenario) | dict(values))
    if other:
        document[KEY] = other
    return replace(scenario, document=document, scenario=msgspec.convert(document, game.scenario_type))


def rule_of(game: Game[Any], named: str) -> HouseRule:
    """The house rule of this field, or of this rule's number. Raises FlickError when there is none."""
    rules = house_rules(game)
    for rule in rules:
        if named in (rule.field, rule.rule) or named.upper() == rule.rule:
            return rule
    known = listed([f"{rule.rule} ({rule.field})" for rule in rules])
    near = did_you_mean(nearest(named, [rule.field for rule in rules]))
    raise FlickError(f"no house rule '{named}': {f'this game has {known}' if rules else 'this game has none'}{near}")


@cache
def _rules_of(struct: type[msgspec.Struct]) -> tuple[HouseRule, ...]:
    """Reading types is slow, and a page asks for its rows every frame."""
    hints = get_type_hints(struct)
    found = []
    for field in msgspec.inspect.type_info(struct).fields:  # type: ignore[attr-defined]
        told, values = field.type.extra_json_schema, get_args(hints[field.name])
        names = told["names"]
        choices = tuple((str(value), names[value]) for value in values)
        found.append(HouseRule(field.name, told["rule"], told["title"], told["description"], choices, field.default))
    return tuple(found)
