"""The set-up: God cards, Laws, components, seats, and the race for the First Player token (F1, F10 to F12)."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from flick3d.games.faith.actions import Choose
from flick3d.games.faith.components import Component
from flick3d.games.faith.events import FirstPlayer, GodChosen
from flick3d.games.faith.laws import LAW_NAMES
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Rest
from flick3d.rules.layout import upright
from tests.games.faith.matches import FULL, NAVEL, PLAIN, altered, match, race, with_discs
from tests.rules.played import kinds, played

NAMES = ("Ann", "Ben", "Cy", "Dee")
CARDS = {
    "blue": ("tyr", "freja"),
    "purple": ("zeus", "themis"),
    "yellow": ("ra", "anubis"),
    "green": ("dagda", "morrigan"),
}
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def full(players: int, seed: int = 1) -> Controller:
    return match(*NAMES[:players], scenario=FULL, seed=seed)


@pytest.mark.rule("F10")
@every_number
def test_each_player_is_dealt_another_card_and_with_it_its_colour(players: int) -> None:
    for seed in range(4):
        colours = full(players, seed).state.colours
        assert len(colours) == players
        assert len(set(colours)) == players
        assert set(colours) <= set(CARDS)


@pytest.mark.rule("F10")
def test_cards_are_dealt_by_chance_and_by_the_seed_alone() -> None:
    dealt = [full(4, seed).state.colours for seed in range(20)]
    assert dealt[7] == full(4, 7).state.colours
    assert len(set(dealt)) > 8
    for seat in range(4):
        assert set(Counter(colours[seat] for colours in dealt)) == set(CARDS)
    assert full(2, 7).state.colours == dealt[7][:2]


@pytest.mark.rule("F10")
@every_number
def test_each_chooses_one_of_the_two_gods_of_the_own_card(players: int) -> None:
    controller = full(players, seed=3)
    chosen = []
    for player in NAMES[:players]:
        gods = CARDS[controller.state.colour(player)]
        assert (controller.prompt.player, controller.prompt.kind) == (player, "gods")
        assert controller.prompt.choices == tuple(Choose(god) for god in gods)
        others = [god for pair in CARDS.values() if pair != gods for god in pair]
        assert {controller.check(Choose(god)).reason for god in others} == {"not-your-god"}
        controller, events = controller.apply(Choose(gods[1]))
        assert events == (GodChosen(player, gods[1]),)
        chosen.append(gods[1])
    assert controller.state.gods == tuple(chosen)
    assert controller.state.phase == "race"


@pytest.mark.rule("F10", "F1")
def test_the_twenty_laws_are_shuffled() -> None:
    decks = [full(4, seed).state.deck for seed in range(10)]
    assert all(sorted(deck) == sorted(LAW_NAMES) for deck in decks)
    assert len(set(decks)) == 10
    assert LAW_NAMES not in decks
    assert len({deck[0] for deck in decks}) > 4
    assert full(4, 5).state.deck == decks[5]


@pytest.mark.rule("F1", "F11")
@every_number
def test_every_component_is_accounted_for(players: int) -> None:
    state = full(players).state
    of_box = Counter((each.kind, each.owner) for each in state.components)
    for player in NAMES[:players]:
        assert of_box["prophet", player] == 7
        assert of_box["templar", player] == 2
        assert of_box["temple", player] == 4
        own = [each for each in state.components if each.owner == player]
        assert Counter(each.place for each in own if each.kind == "prophet")["hand"] == (6 if players == 3 else 5)
        assert {each.place for each in own if each.kind == "temple"} == {"supply"}
        assert {each.place for each in own if each.kind in ("templar", "sphinx")} <= {"box"}
        assert all(f"-{state.colour(player)}" in each.id for each in own)
    assert Component("king-ape", "king-ape", "", "box") in state.components
    sphinxes = [each.owner for each in state.components if each.kind == "sphinx"]
    assert sphinxes == [name for name in NAMES[:players] if state.colour(name) == "yellow"]
    assert len({each.id for each in state.components}) == len(state.components)
    assert len(state.layout) == 0


@pytest.mark.rule("F2", "F30")
@every_number
def test_seats_are_clockwise_and_two_sit_face_to_face(players: int) -> None:
    state = full(players).state
    angles = []
    for player in NAMES[:players]:
        x, y = state.middle_of_cloud(player)
        assert min(abs(x), abs(y)) > 15.0
        angles.append(math.degrees(math.atan2(y, x)))
    steps = [round((angles[i] - angles[(i + 1) % players]) % 360.0) for i in range(players)]
    assert steps == {2: [180, 180], 3: [90, 90, 180], 4: [90] * 4}[players]


@pytest.mark.rule("F12")
@every_number
def test_all_race_with_one_prophet_each_from_the_own_corner(players: int) -> None:
    controller = match(*NAMES[:players], scenario=PLAIN)
    for _ in range(players - 1):
        controller = played(controller, "race 10.0 400.0")
    shot = controller.shot(controller.read("race 20.0 500.0"))
    assert shot is not None
    where = [(placed.kind, (placed.pose.x, placed.pose.y)) for placed in shot.layout]
    assert where == [("prophet", controller.state.middle_of_cloud(player)) for player in NAMES[:players]]
    assert [push.speed for push in shot.pushes] == [400.0] * (players - 1) + [500.0]


@pytest.mark.rule("F12")
def test_the_nearest_to_the_middle_of_the_navel_begins() -> None:
    spots = {
        "prophet_blue_1": upright(0.0, 2.2),
        "prophet_purple_1": upright(-2.0, 0.0),
        "prophet_yellow_1": upright(2.1, 0.0),
        "prophet_green_1": upright(0.0, 24.5),
    }
    after, events = race(match(*NAMES), **spots)
    assert FirstPlayer("Ben") in events
    assert (after.state.first, after.state.active) == ("Ben", "Ben")
    assert all(each.place != "map" for each in after.state.components)


@pytest.mark.rule("F12", "F37")
def test_off_the_map_is_farther_than_the_farthest_corner_on_it() -> None:
    corner = upright(23.9, 23.9)
    for off in (
        upright(24.1, 0.0),
        upright(0.0, 23.0, z=-0.2),
        Rest("prophet-blue-1", upright(0.0, 3.0), fell_off=True),
    ):
        after, events = race(match(), prophet_blue_1=off, prophet_purple_1=corner)
        assert FirstPlayer("Ben") in events
        assert (after.state.phase, after.state.first) == ("mission", "Ben")


@pytest.mark.rule("F12")
def test_when_all_are_off_the_map_all_race_again() -> None:
    off = upright(30.0, 0.0)
    after, events = race(match(), prophet_blue_1=off, prophet_purple_1=upright(0.0, -40.0))
    assert kinds(events) == ["Aimed", "Raced", "Raced"]
    assert (after.state.phase, after.state.racers, after.prompt.player) == ("race", ("Ann", "Ben"), "Ann")


@pytest.mark.rule("F12")
def test_only_those_who_tie_race_again() -> None:
    spots = {"prophet_purple_1": upright(4.0, 0.0), "prophet_green_1": upright(0.0, -4.0)}
    after, _ = race(match(*NAMES), prophet_blue_1=upright(9.0, 0.0), prophet_yellow_1=upright(0.0, 9.0), **spots)
    assert after.state.racers == ("Ben", "Dee")
    after = played(after, "race 0.0 300.0")
    assert after.prompt.player == "Dee"
    shot = after.shot(after.read("race 0.0 300.0"))
    assert shot is not None
    assert [placed.piece for placed in shot.layout] == ["prophet-purple-1", "prophet-green-1"]


@pytest.mark.rule("F51", "F12", "L9")
def test_in_a_race_for_the_win_no_disc_starts_inside_another() -> None:
    """The King Ape stays where it lies between Generations, in a Corner as well."""
    controller = match()
    x, y = controller.state.middle_of_cloud("Ann")
    controller = with_discs(controller, ("king-ape", (x + 0.5, y)))
    controller = altered(controller, generation=4, laws=("king-ape",))
    at = controller.prompt.flicks[0].at
    controller = played(controller, "race 225.0 300.0")
    shot = controller.shot(controller.read("race 45.0 300.0"))
    assert shot is not None
    assert controller.ground.overlaps(shot.layout) == ()
    pose = shot.layout["prophet-blue-1"].pose
    assert (pose.x, pose.y) == at
    assert math.dist(at, (x, y)) < 4.0
    assert math.dist(at, NAVEL) > 15.0
