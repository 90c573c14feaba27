"""A new match: its scenario, and who plays."""

from __future__ import annotations

from collections.abc import Iterator

from flick3d.match.seats import LONGEST_NAME, seats_of, seats_without_teams
from flick3d.rules.game import Seat
from flick3d.scenario.house_rules import wished
from flick3d.scenario.library import Listed
from flick3d.scenario.loading import LoadedScenario
from flick3d.view.front.house_rules_room import HouseRulesRoom
from flick3d.view.front.library import Library, picture_of
from flick3d.view.front.pages import (
    Back,
    Button,
    Choice,
    Chosen,
    Field,
    Focused,
    Heading,
    Item,
    Page,
    Picked,
    Poster,
    Typed,
    Wish,
)
from flick3d.view.front.rooms import Enter, Leave, NewMatch, Next, Return, Stay
from flick3d.view.front.wording import FrontWords
from flick3d.view.seating import KINDS, PERSON, USUAL

START, HOUSE = "start", "house-rules"


class ScenarioRoom:
    """The list of scenarios, game after game, the player's own last; a faulty one is listed with what is wrong."""

    def __init__(self, library: Library, words: FrontWords) -> None:
        self._library, self._words = library, words
        self._listed: dict[str, Listed] = {}
        self._focus = ""

    def enter(self) -> None:
        """See `rooms.Room`."""
        self._listed = {each.entry.name: each for each in self._library.scenarios()}
        if self._focus not in self._listed:
            self._focus = next(iter(self._listed), "")

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        items = tuple(self._items())
        return Page("scenarios", self._words.title("scenarios"), items, self._poster(), back=self._words.title("back"))

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`."""
        match wish:
            case Back():
                return Return()
            case Focused(key):
                self._focus = key
            case Picked(key) if key in self._listed:
                loaded = self._listed[key].loaded
                if loaded is not None:
                    house = HouseRulesRoom(loaded, wished(loaded, self._library.wishes(loaded.game.name)), self._words)
                    return Enter(SeatsRoom(loaded, str(self._asked(key)), self._words, self._poster_of(key), house))
        return Stay()

    def _asked(self, key: str) -> str:
        """How this scenario is asked for: an own one by its file, as a shipped one may have the same name."""
        entry = self._listed[key].entry
        return str(entry.path) if entry.own else entry.name

    def _items(self) -> Iterator[Item]:
        heading = ""
        for key, listed in self._listed.items():
            loaded, words = listed.loaded, self._words
            own = listed.entry.own or loaded is None
            wanted = words.title("scenarios:own" if own or loaded is None else f"game:{loaded.game.name}")
            if wanted != heading:
                heading = wanted
                yield Heading(heading)
            if loaded is None:
                error = words.title("scenarios:faulty", error=str(listed.error).splitlines()[0])
                yield Button(key, key, help=error, enabled=False)
            else:
                yield Button(key, words.text(loaded.title))

    def _poster(self) -> Poster:
        return self._poster_of(self._focus) if self._focus in self._listed else Poster()

    def _poster_of(self, key: str) -> Poster:
        listed, words = self._listed[key], self._words
        if listed.loaded is None:
            return Poster(key, None, (("", words.title("scenarios:faulty", error=str(listed.error))),))
        document = listed.loaded.document
        told = [("", words.text(str(document.get("briefing", ""))))]
        if document.get("news"):
            told.append((words.title("scenarios:news"), words.text(str(document["news"]))))
        return Poster(words.text(listed.loaded.title), picture_of(listed.entry.path), tuple(told))


class SeatsRoom:
    """Who plays: how many, their names, whether they are people or computers, and the way to the house rules."""

    def __init__(
        self, scenario: LoadedScenario, asked: str, words: FrontWords, poster: Poster, house: HouseRulesRoom
    ) -> None:
        """asked: how the scenario is asked for. house: where the match's house rules are chosen."""
        self._scenario, self._asked, self._words, self._told = scenario, asked, words, poster
        game = scenario.game
        self._house = house
        self._teams = game.teams or ("",)
        self._counts = {team: 1 if team else game.players[1] for team in self._teams}
        self._names: dict[str, str] = {}
        self._kinds = {self._keys()[0]: PERSON}

    def enter(self) -> None:
        """See `rooms.Room`."""

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        words = self._words
        house = self._house
        rules = Button(HOUSE, words.title("house"), house.told, words.title("house:help"), "story")
        items = (
            *self._items(),
            *((rules,) if house.has_rules else ()),
            Button(START, words.title("seats:start"), help=words.title("seats:start:help")),
        )
        return Page("seats", words.title("seats"), items, self._told, focus=START, back=words.title("back"))

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`. Raises FlickError for names that cannot be."""
        match wish:
            case Back():
                return Return()
            case Chosen(key, value) if key.startswith("count:"):
                self._counts[key.removeprefix("count:")] = int(value)
            case Chosen(key, value):
                self._kinds[key.removeprefix("kind:")] = value
            case Typed(key, text):
                self._names[key.removeprefix("name:")] = text
            case Picked("house-rules"):
                return Enter(self._house)
            case Picked("start"):
                return Leave(self._match())
        return Stay()

    def _keys(self) -> list[str]:
        """A key for every seat: the team, and the number in it."""
        return [f"{team}:{number}" for team in self._teams for number in range(1, self._counts[team] + 1)]

    def _items(self) -> Iterator[Item]:
        words = self._words
        for team in self._teams:
            title = words.title("seats:count:team", team=words.team(team)) if team else words.title("seats:count")
            fewest, most = self._limits(team)
            counts = tuple((str(number), str(number)) for number in range(fewest, most + 1))
            yield Heading(words.team(team) if team else words.title("seats"))
            yield Choice(f"count:{team}", title, counts, str(self._counts[team]))
            for number in range(1, self._counts[team] + 1):
                key = f"{team}:{number}"
                yield Field(
                    f"name:{key}",
                    words.title("seats:name"),
                    self._names.get(key, ""),
                    LONGEST_NAME,
                    self._usual(team, number),
                    words.title("seats:name:help"),
                )
                kinds = tuple((kind, words.title(f"kind:{kind}")) for kind in KINDS)
                kind = self._kinds.get(key, USUAL)
                yield Choice(f"kind:{key}", words.title("seats:kind"), kinds, kind, words.title("seats:kind:help"))

    def _limits(self, team: str) -> tuple[int, int]:
        """Fewest and most players that can be asked for."""
        fewest, most = self._scenario.game.players
        return (1, most // len(self._teams)) if team else (fewest, most)

    def _usual(self, team: str, number: int) -> str:
        """What a player is called who says no name."""
        if not team:
            return self._words.title("seats:player", number=number)
        if self._counts[team] == 1:
            return self._words.title("seats:team", team=self._words.team(team))
        return self._words.title("seats:teamed", team=self._words.team(team), number=number)

    def _match(self) -> NewMatch:
        named = {}
        for key in self._keys():
            team, _, number = key.rpartition(":")
            named[key] = self._names.get(key, "").strip() or self._usual(team, int(number))
        game = self._scenario.game
        if game.teams:
            by_team = {team: [name for key, name in named.items() if key.startswith(f"{team}:")] for team in game.teams}
            seats: tuple[Seat, ...] = seats_of(game, by_team)
        else:
            seats = seats_without_teams(game, list(named.values()))
        kinds = {name: self._kinds.get(key, USUAL) for key, name in named.items()}
        computers = tuple((name, kind) for name, kind in kinds.items() if kind != PERSON)
        named_seats = tuple((seat.name, seat.team) for seat in seats)
        return NewMatch(self._asked, named_seats, computers, house_rules=self._house.changes)
