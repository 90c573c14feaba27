"""Every Law together with every Law that lasts: one turn and one Worship in which both must show.

Ann flicks prophet-blue-1 past a rival onto II, and her last disc off the Map; then comes the Worship. Without a Law:

| Island | Ann | Ben |
|---|---|---|
| I | prophet-blue-2 | two Temples: he dominates |
| II | prophet-blue-1 | a Temple: a tie |
| III | prophet-blue-3 across the Border: she dominates | |
| IV | | prophet-purple-2: he dominates |
| Sea | prophet-blue-4, nearest to III | prophet-purple-1, pushed from II and nearest to it |

Ben has lost two discs for good, so that he has three.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from flick3d.games.faith.components import discs_of
from flick3d.games.faith.events import (
    ApePlaced,
    Banished,
    Drowned,
    Event,
    Flicked,
    LawEnacted,
    LawEnded,
    Lost,
    ProphetGained,
    SheepFound,
    Silenced,
    Swept,
    TemplarsSwapped,
    TemplesShaken,
    TornadoMoved,
    Toured,
    WashedUp,
    WindTurned,
    Worshipped,
)
from flick3d.games.faith.laws import LAW_NAMES, LawName
from flick3d.rules.layout import Shot, upright
from flick3d.rules.outline import Point
from flick3d.rules.prompts import FlickOffer
from tests.games.faith.lawful import GENERATION_LAWS, GONE, LASTING_LAWS, MODERATE, Play, council, of_kind

TEMPLES: tuple[tuple[str, Point], ...] = (
    ("temple-purple-1", (-4.5, 15.0)),
    ("temple-purple-2", (5.5, 15.0)),
    ("temple-purple-3", (19.0, -2.0)),
)
DISCS: tuple[tuple[str, Point], ...] = (
    ("prophet-blue-2", (0.6, 11.0)),
    ("prophet-blue-3", (0.0, -8.6)),
    ("prophet-blue-4", (-6.0, -6.0)),
    ("prophet-purple-1", (15.0, -6.0)),
    ("prophet-purple-2", (-19.0, 0.5)),
)
BANISHED_TO: Point = (9.0, -8.5)
LANDS_AT: Point = (15.0, 5.0)
BOTH_AT_ONCE = ("two-hands", "piggyback")


@dataclass(frozen=True)
class Scene:
    """What was seen in the Generation in which both Laws were active.

    laws: both. play: the match after it. entered: the events of the Council that brought the second Law, and of the
    swap; events: those from the first flick to the end of the Worship. offers: the first flicks that were offered.
    shot: the one that pushed the rival. scored: the Worship's Islands.
    """

    laws: tuple[LawName, ...]
    play: Play
    entered: tuple[Event, ...]
    events: tuple[Event, ...]
    offers: tuple[FlickOffer, ...]
    shot: Shot

    @property
    def scored(self) -> dict[tuple[str, str], tuple[int, int]]:
        return {
            (each.player, each.island): (each.presence, each.domination) for each in of_kind(self.events, Worshipped)
        }

    def has(self, law: LawName) -> bool:
        return law in self.laws


def watched(*laws: LawName) -> Scene:
    """Play the turn and the Worship with these Laws, of which the last one has just been enacted."""
    play = council(*laws, temples=TEMPLES).send("out", "prophet-purple-4", "prophet-purple-5")
    known = len(play.events)
    play.do("vote up")
    play.vote("up", temple_purple_3=upright(25.0, -2.0))
    while play.state.phase == "templars":
        play.do("swap 1" if play.state.active == "Ann" else "swap 0")
    entered = play.events[known:]
    last = "templar-blue-1" if "templar-blue-1" in play.hand("Ann") else "prophet-blue-5"
    kept = ("prophet-blue-1", last)
    play.put(*DISCS)
    play.send("pool", *(name for name in (*play.hand("Ann"), *play.hand("Ben")) if name not in kept))
    assert play.controller.prompt is not None
    offers, known = play.controller.prompt.flicks, len(play.events)
    rests = {"prophet_blue_1": upright(*LANDS_AT), "prophet_purple_1": upright(*BANISHED_TO)}
    if "king-ape" in laws:
        rests["king_ape"] = upright(-9.0, 3.0)
    text = f"flick prophet-blue-1 225.0 {MODERATE}"
    if "two-hands" in laws:
        play.do(f"aim prophet-blue-1 225.0 {MODERATE}")
        text = f"flick {last} 45.0 {MODERATE}"
    if "piggyback" in laws:
        text = f"pair {last} prophet-blue-1 45.0 {MODERATE}"
    if set(laws) & set(BOTH_AT_ONCE):
        rests[last.replace("-", "_")] = GONE
    shot = play.shot(text)
    play.flick(text, **rests)
    if not set(laws) & set(BOTH_AT_ONCE):
        play.flick_away(f"flick {last} 45.0 {MODERATE}")
    assert play.state.generation == len(laws) + 1
    return Scene(laws, play, entered, play.events[known:], offers, shot)


def hands(seen: Scene) -> None:
    names = {name: name in seen.laws for name in ("blind-faith", "little-finger", "wrong-hand")}
    for offer in seen.offers:
        assert offer.handicap.dark is names["blind-faith"]
        assert (offer.handicap.sway > 0.0) is names["little-finger"]
        assert offer.handicap.mirrored is offer.handicap.swinging is names["wrong-hand"]


def speeds(seen: Scene) -> None:
    share = 0.75 if seen.has("holy-oil") else 1.0
    top = 180.0 if seen.has("little-finger") else 100.0 if seen.has("rolling-ministry") else 500.0
    assert {offer.highest_speed for offer in seen.offers} == {top * share}
    assert seen.shot.area.mat == ("oiled-cloth" if seen.has("holy-oil") else "cloth")


def rolling(seen: Scene) -> None:
    rolls = seen.has("rolling-ministry")
    assert {offer.rolling for offer in seen.offers} == {rolls}
    assert {push.rolling for push in seen.shot.pushes} == {rolls}
    assert seen.shot.layout["prophet-blue-1"].pose.tilt == pytest.approx(90.0 if rolls else 0.0)


def launches(seen: Scene) -> None:
    word = "aim" if seen.has("two-hands") else "pair" if seen.has("piggyback") else "flick"
    assert {offer.word for offer in seen.offers} == {word}
    pushed = [push.piece for push in seen.shot.pushes]
    last = "templar-blue-1" if seen.has("templars") else "prophet-blue-5"
    at_once = {"aim": ["prophet-blue-1", last], "pair": [last], "flick": ["prophet-blue-1"]}
    assert pushed == at_once[word]
    flicks = [each.components for each in of_kind(seen.events, Flicked)]
    two = [("prophet-blue-1",), (last,)]
    assert flicks == {"aim": [("prophet-blue-1", last)], "pair": [(last, "prophet-blue-1")], "flick": two}[word]
    assert Lost("Ann", last) in seen.events
    if word == "pair":
        assert seen.shot.layout["prophet-blue-1"].pose.z == pytest.approx(0.5 if seen.has("templars") else 0.4)


def templars(seen: Scene) -> None:
    swapped = [TemplarsSwapped("Ann", 1), TemplarsSwapped("Ben", 0)] if seen.has("templars") else []
    assert of_kind(seen.entered, TemplarsSwapped) == swapped
    assert (seen.play.state.phase == "templars") is seen.has("templars"), "they choose anew in the next Generation"
    assert (seen.play.place("templar-blue-1") == "hand") is seen.has("templars")


def converts(seen: Scene) -> None:
    more = 1 if seen.has("fresh-converts") else 0
    assert len(of_kind(seen.play.events, ProphetGained)) == 2 * more
    drowned = [each.player for each in of_kind(seen.events, Drowned)]
    for player, many in (("Ann", 5), ("Ben", 3)):
        assert discs_of(seen.play.state.components, player) == many + more - drowned.count(player)
        assert len(seen.play.hand(player)) == many + more - drowned.count(player), "for good"


def ape(seen: Scene) -> None:
    has = seen.has("king-ape")
    assert of_kind(seen.events, Silenced) == ([Silenced("IV")] if has else [])
    assert (("Ben", "IV") in seen.scored) is not has
    assert len(of_kind(seen.play.events, ApePlaced)) == (1 if has else 0)
    assert ("king-ape" in seen.play.state.layout) is has
    assert ("king-ape" in seen.shot.layout) is has


def tornado(seen: Scene) -> None:
    ways = [(-6.0 * math.sqrt(0.5),) * 2, (0.0, 0.0)] if seen.has("tornado") else []
    assert [(each.x, each.y) for each in of_kind(seen.events, TornadoMoved)] == [
        pytest.approx(way, abs=1e-9) for way in ways
    ]
    assert of_kind(seen.events, Swept) == ([Swept("Ann", "prophet-blue-4")] if ways else [])


def kraken(seen: Scene) -> None:
    drowned = [Drowned("Ann", "prophet-blue-4")] if seen.has("kraken") else []
    if drowned and seen.has("fresh-converts"):
        drowned.append(Drowned("Ben", "prophet-purple-1"))
    assert of_kind(seen.events, Drowned) == drowned


def tour(seen: Scene) -> None:
    ann = {"I", "II"} | (set() if seen.has("high-tide") and not seen.has("lost-sheep") else {"III"})
    ben = {"I", "IV"} | (set() if seen.has("earthquake") and not seen.has("lost-sheep") else {"II"})
    if seen.has("king-ape"):
        ben -= {"IV"}
    three = [player for player, islands in (("Ann", ann), ("Ben", ben)) if len(islands) == 3]
    expected = [Toured(player, 3, 1) for player in three] if seen.has("grand-tour") else []
    assert of_kind(seen.events, Toured) == expected


def bowling(seen: Scene) -> None:
    banished = [Banished("Ann", ("prophet-purple-1",), "holy-bowling", 1)] if seen.has("holy-bowling") else []
    assert of_kind(seen.events, Banished) == banished


def sheep(seen: Scene) -> None:
    expected = []
    if seen.has("lost-sheep"):
        if seen.has("high-tide"):
            expected.append(SheepFound("Ann", "prophet-blue-3", "III"))
        elif not (seen.has("kraken") or seen.has("tornado")):
            expected.append(SheepFound("Ann", "prophet-blue-4", "III"))
        expected.append(SheepFound("Ben", "prophet-purple-1", "II"))
    assert of_kind(seen.events, SheepFound) == expected


def islands(seen: Scene) -> None:
    """What All or Nothing, Iconoclasts, High Tide and the Sheep make of the Worship."""
    presence, domination = (0, 4) if seen.has("all-or-nothing") else (1, 2)
    temple_counts = 0 if seen.has("iconoclasts") else 1
    third_temple = 0 if seen.has("earthquake") else 1
    found = 1 if seen.has("lost-sheep") else 0
    on_third = 0 if seen.has("high-tide") else 1
    on_third += len([each for each in of_kind(seen.events, SheepFound) if each.player == "Ann"])
    present = {
        ("Ann", "I"): 1, ("Ben", "I"): 2, ("Ann", "II"): 1, ("Ben", "II"): third_temple + found,
        ("Ann", "III"): on_third, ("Ben", "IV"): 0 if seen.has("king-ape") else 1,
    }  # fmt: skip
    strength = present | {("Ben", "I"): 2 * temple_counts, ("Ben", "II"): third_temple * temple_counts + found}
    expected = {}
    for (player, island), many in present.items():
        rival = strength.get(("Ben" if player == "Ann" else "Ann", island), 0)
        wins = strength[player, island] > rival
        score = (presence, domination if wins else 0)
        if many and sum(score):
            expected[player, island] = score
    assert seen.scored == expected


def quake(seen: Scene) -> None:
    shaken = len(of_kind(seen.entered, TemplesShaken))
    assert shaken == (1 if seen.has("earthquake") else 0)
    assert of_kind(seen.entered, WashedUp) == [WashedUp("Ben", "temple-purple-3")] * shaken
    assert seen.play.place("temple-purple-3") == ("supply" if shaken else "map")


def wind(seen: Scene) -> None:
    blows = seen.has("changing-winds")
    assert math.hypot(*seen.shot.wind) == pytest.approx(60.0 if blows else 0.0)
    assert len(of_kind(seen.entered, WindTurned)) == (1 if blows else 0)
    assert len(of_kind(seen.events, WindTurned)) == (1 if blows else 0), "one for the second turn"


EFFECTS: tuple[Callable[[Scene], None], ...] = (
    hands, speeds, rolling, launches, templars, converts, ape, tornado, kraken, tour, bowling, sheep, islands, quake,
    wind,
)  # fmt: skip
"""What each of the Laws does; every one of them looks whether its Law is there, and that nothing happens if not."""


@pytest.mark.rule(
    "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15", "L16", "L17",
    "L18", "L19", "L20",
)  # fmt: skip
@pytest.mark.parametrize(
    "laws",
    [
        *((law,) for law in LAW_NAMES),
        *(pair for pair in itertools.product(LASTING_LAWS, LAW_NAMES) if pair[0] != pair[1]),
    ],
    ids=" and ".join,
)
def test_every_law_with_every_lasting_one(laws: tuple[LawName, ...]) -> None:
    """Also each Law alone. The last one is that which has just been enacted."""
    law = laws[-1]
    seen = watched(*laws)
    assert LawEnacted(law, "votes") in seen.entered
    for effect in EFFECTS:
        effect(seen)
    assert of_kind(seen.events, LawEnded) == ([LawEnded(law)] if law in GENERATION_LAWS else [])
    assert set(seen.play.state.laws) == set(seen.laws) & set(LASTING_LAWS)
    assert len(seen.play.state.layout) == len(TEMPLES) - seen.has("earthquake") + seen.has("king-ape")
