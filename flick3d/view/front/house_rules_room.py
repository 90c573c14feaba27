"""The house rules of a new match: where the printed rules leave a question open, the players may choose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from flick3d.scenario.house_rules import HouseRule, chosen, differing, house_rules
from flick3d.scenario.loading import LoadedScenario
from flick3d.view.front.pages import Back, Button, Choice, Chosen, Focused, Item, Page, Picked, Poster, Wish
from flick3d.view.front.rooms import Next, Return, Stay
from flick3d.view.front.wording import FrontWords

RULE = "rule:"
RESET = "reset"


class HouseRulesRoom:
    """One choice for each rule. What is chosen here is for this match; the options hold what is wished for all."""

    def __init__(self, scenario: LoadedScenario, values: Mapping[str, str], words: FrontWords) -> None:
        """values: what is played when nobody chooses anything, by the rules' fields."""
        self._game, self._words = scenario.game, words
        self._rules = {f"{RULE}{rule.field}": rule for rule in house_rules(scenario.game)}
        self._title = words.text(scenario.title)
        self._said, self._values = chosen(scenario), dict(values)
        self._focus = next(iter(self._rules), "")

    @property
    def changes(self) -> tuple[tuple[str, str], ...]:
        """What is played otherwise than the scenario has it, as (field, value) each."""
        return tuple((field, value) for field, value in self._values.items() if value != self._said[field])

    @property
    def told(self) -> str:
        """How many of them are not as in the rulebook, in words for a button."""
        count = len(differing(self._game, self._values))
        return self._words.title("house:some" if count else "house:none", count=count)

    @property
    def has_rules(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self._rules)

    def enter(self) -> None:
        """See `rooms.Room`."""

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        words = self._words
        return Page("house-rules", words.title("house"), tuple(self._items()), self._poster(), back=words.title("back"))

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`."""
        match wish:
            case Back():
                return Return()
            case Focused(key):
                self._focus = key
            case Chosen(key, value) if key in self._rules:
                self._focus = key
                self._values[self._rules[key].field] = value
            case Picked("reset"):
                self._values = {rule.field: rule.usual for rule in self._rules.values()}
        return Stay()

    def _items(self) -> Iterator[Item]:
        words = self._words
        for key, rule in self._rules.items():
            choices = tuple((value, words.word(name)) for value, name in rule.choices)
            yield Choice(key, words.word(rule.title), choices, self._values[rule.field], words.word(rule.help))
        yield Button(RESET, words.title("house:reset"), help=words.title("house:reset:help"))

    def _poster(self) -> Poster:
        words, rule = self._words, self._rules.get(self._focus)
        if rule is None:
            return Poster(self._title, None, (("", words.title("house:story")),))
        return Poster(f"{rule.rule}  {words.word(rule.title)}", None, tuple(self._sections(rule)))

    def _sections(self, rule: HouseRule) -> Iterator[tuple[str, str]]:
        """What the rule is about, what the rulebook says, and what is played now."""
        words, value = self._words, self._values[rule.field]
        yield "", words.word(rule.help)
        yield words.title("house:usual"), words.fill(rule.name(rule.usual), {})
        if value != rule.usual:
            yield words.title("house:played"), words.fill(rule.name(value), {})
        yield "", words.title("house:story")
