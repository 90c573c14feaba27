"""Figures in the rulebooks' texts are those of the games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from flick3d.games.faith import components, constraints, influence
from flick3d.games.faith.book import load as load_figures
from flick3d.games.faith.map import load as load_map
from flick3d.games.western import dueling, dueling_ground, flicks
from flick3d.games.western.scenario import MOST_PIECES, MOST_TOKENS
from flick3d.games.western.state import SLOTS
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.solids import height as height_of
from flick3d.rulebook.loading import load_book
from flick3d.rules.facts import TOPPLED_ABOVE
from flick3d.rules.game import Game
from flick3d.scenario.library import listing
from flick3d.view.faith.words.names import GOD_NAMES, LAW_NAMES
from flick3d.view.words.names import NUMBER_WORDS

Said = tuple[str, str, str]
"""Game, rule id, and what its text must say."""


def number(count: int) -> str:
    return NUMBER_WORDS[count]


def metres(speed: float) -> str:
    """A speed in cm/s as it is written."""
    return f"{speed / 100.0:g} m/s"


def of_western() -> Iterator[Said]:
    yield "western", "W20", f"{metres(flicks.TOP_SPEED)} at most"
    yield "western", "W20", f"Below {flicks.LOWEST_SPEED:g} cm a second"
    yield "western", "W51", f"more than {TOPPLED_ABOVE:g} degrees"
    yield "western", "W71", f"carries {number(SLOTS)} tokens at most"
    yield "western", "W76", f"{dueling_ground.APART:g} cm apart"
    yield "western", "W78", f"After {number(dueling.MOST_SHOTS)} shots each"
    yield "western", "W81", metres(flicks.RIFLE_SPEED)
    yield "western", "W82", f"Pieces within {flicks.BLAST_RADIUS:g} cm"
    yield "western", "W82", f"block within {flicks.BLOWN_UP_WITHIN:g} cm"
    yield "western", "W3", f"{MOST_TOKENS['gold']} gold, 6 'closed' markers, {MOST_TOKENS['water']} water"
    yield "western", "W3", f"{MOST_TOKENS['colt']} Colts, {MOST_TOKENS['winchester']} Winchesters"
    yield "western", "W3", f"{MOST_TOKENS['dynamite']} dynamite, {MOST_TOKENS['document']} documents"
    yield "western", "W4", f"{MOST_PIECES['barrel']} barrels, {MOST_PIECES['cactus']} cacti"
    yield "western", "W4", f"{MOST_PIECES['fence']} fences, {MOST_PIECES['hay']} hay bales"


def of_faith() -> Iterator[Said]:
    generations = [number(components.generations(players)) for players in (2, 3)]
    yield "faith", "F20", f"you play {generations[0]} Generations, with three players {generations[1]}"
    in_hand = [
        sum(each.place == "hand" for each in components.first_components("Ann", "blue", players)) for players in (2, 3)
    ]
    yield "faith", "F11", f"{number(in_hand[0])} Prophets, or {number(in_hand[1])} with three players"
    yield "faith", "F11", f"{number(components.TEMPLES_EACH)} Temples"
    each_colour = f"{components.PROPHETS_EACH} Prophets, {components.TEMPLARS_EACH} Templars and"
    yield "faith", "F1", f"{each_colour} {components.TEMPLES_EACH} Temples"
    yield "faith", "F9b", f"square cloth of {load_map().size:g} cm"
    yield "faith", "F13", f"up to {metres(constraints.TOP_SPEED)}"
    yield "faith", "F13", f"Below {constraints.LOWEST_SPEED:g} cm a second"
    yield "faith", "F36", f"gets {influence.NAVEL_POINTS} VP"
    yield "faith", "F40", f"{influence.PRESENCE_POINTS} VP for each Island"
    yield "faith", "F41", f"{influence.DOMINATION_POINTS} VP more for each Island"


def of_laws() -> Iterator[Said]:
    laws = load_figures().laws
    yield "faith", "L2", metres(laws["little-finger"].top_speed or 0.0)
    yield "faith", "L2", f"sways by {laws['little-finger'].handicap.sway:g} degrees"
    yield "faith", "L4", f"{metres(laws['rolling-ministry'].top_speed or 0.0)} at most"
    yield "faith", "L5", f"at least {constraints.APART:g} cm apart"
    yield "faith", "L7", f"up to {number(laws['templars'].templars)} of your Prophets"
    yield "faith", "L8", f"gains {number(laws['fresh-converts'].converts)} Prophet"
    yield "faith", "L8", f"more than {number(components.PROPHETS_EACH)} Prophets"
    tornado = laws["tornado"].tornado
    assert tornado is not None
    yield "faith", "L10", f"{tornado.radius:g} cm radius"
    yield "faith", "L10", f"moves {tornado.step:g} cm"
    yield "faith", "L11", f"down to {number(laws['kraken'].drowns_above or 0)} discs"
    tour = laws["grand-tour"].tour
    assert set(tour) == {3, 4}
    yield "faith", "L12", f"on four Islands gets {tour[4]} VP more, whoever is present on three gets {tour[3]} VP"
    bowling = laws["holy-bowling"].banishing
    assert bowling is not None
    yield "faith", "L13", f"{bowling.points} VP for each rival's Prophet"
    yield "faith", "L13", f"at most {number(bowling.most_a_turn)} of them"
    nothing = laws["all-or-nothing"]
    yield "faith", "L14", f"Presence brings {nothing.presence} VP and Domination {nothing.domination} VP"
    assert laws["holy-oil"].speed_share == 0.75
    yield "faith", "L18", "three quarters of its top speed"
    yield "faith", "L20", metres(laws["changing-winds"].wind or 0.0)


def of_how_long_laws_last() -> Iterator[Said]:
    lasting = {
        "generation": "For this Generation.",
        "rest": "or the rest of the game.",
        "once": "At once, and only once,",
    }
    otherwise = {
        "fresh-converts": "now and for good",
        "all-or-nothing": "In this Generation's Worship",
    }
    for name, law in load_figures().laws.items():
        yield "faith", law.id, otherwise.get(name, lasting[law.lasts])


def of_gods() -> Iterator[Said]:
    gods = load_figures().pantheon.gods
    times = {1: "Once", 2: "Twice"}
    yield "faith", "G1", f"{times[gods['tyr'].fastens]} in each Generation"
    yield "faith", "G1", "you dominate on a tie" if gods["tyr"].wins_ties else ""
    heart, hand, banishing = gods["freja"].heart, gods["dagda"].hand, gods["morrigan"].banishing
    assert heart is not None
    assert hand is not None
    assert banishing is not None
    yield "faith", "G2", f"{2.0 * heart.radius:g} cm wide"
    yield "faith", "G2", f"Up to {number(heart.most)} rivals' Prophets"
    yield "faith", "G4", f"you get {gods['themis'].law_points} VP"
    yield "faith", "G5", f"{metres(gods['ra'].sphinx_speed or 0.0)} at most"
    yield "faith", "G6", f"You get {gods['anubis'].lost_points} VP for each rival's"
    yield "faith", "G6", f"at most for {number(gods['anubis'].most_lost)} in a Generation"
    yield "faith", "G7", f"{times[hand.times]} in each Generation"
    height = height_of(load_pieces()["hand-of-god"].solids())
    yield "faith", "G7", f"{hand.width:g} cm wide and {height:g} cm high, at least {hand.distance:g} cm from"
    yield "faith", "G8", f"{banishing.points} VP for a rival's Prophet"
    yield "faith", "G8", f"at most {number(banishing.most_a_turn)} of them a turn"
    yield "faith", "G8", f"at most {banishing.most_a_generation} VP in a Generation"


@pytest.mark.parametrize("figures", [of_western, of_faith, of_laws, of_how_long_laws_last, of_gods])
def test_texts_say_what_the_game_does(figures: Callable[[], Iterator[Said]]) -> None:
    books = {game: load_book(game) for game in ("western", "faith")}
    told = [(rule, said, books[game].rule(rule).text) for game, rule, said in figures()]
    assert [(rule, said, text) for rule, said, text in told if said not in text] == []


def test_scenarios_have_the_titles_that_they_have_in_the_menu(games: Mapping[str, Game[Any]]) -> None:
    book = load_book("western")
    loaded = [listed.loaded for listed in listing(games) if listed.entry.name.startswith("western/")]
    titles = {scenario.order: scenario.title for scenario in loaded if scenario is not None}
    assert titles == {place: book.rule(f"S{place}").title for place in range(1, 11)}


def test_laws_and_gods_have_the_names_that_their_cards_have() -> None:
    book, figures = load_book("faith"), load_figures()
    for law, name in LAW_NAMES.items():
        assert book.rule(figures.laws[law].id).title == name
    for god, name in GOD_NAMES.items():
        assert book.rule(figures.pantheon.gods[god].id).title == name
