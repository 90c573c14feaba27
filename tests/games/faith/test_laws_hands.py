"""Laws of hand, rolling, oil and wind: how a disc may be flicked, on what, and for how long (L1 to L4, L18, L20)."""

from __future__ import annotations

import math

import pytest

from flick3d.games.faith.events import LawEnacted, LawEnded, WindTurned
from flick3d.games.faith.laws import LawName
from flick3d.rules.layout import upright
from flick3d.rules.prompts import NO_HANDICAP, FlickOffer, Handicap
from tests.games.faith.lawful import (
    GENERATION_LAWS,
    LASTING_LAWS,
    Play,
    council,
    enacted,
    to_the_mission,
    to_the_worship,
)
from tests.games.faith.matches import ON_II, SEA

IN_THE_CLOUD = upright(18.0, 18.0)


def offers(play: Play) -> tuple[FlickOffer, ...]:
    assert play.controller.prompt is not None
    return play.controller.prompt.flicks


def handicaps(play: Play) -> set[Handicap]:
    return {offer.handicap for offer in offers(play)}


@pytest.mark.rule("F24", "F45", "L1", "L2", "L3", "L4", "L5", "L6", "L10", "L11", "L14", "L16", "L18", "L19", "L20")
@pytest.mark.parametrize("law", GENERATION_LAWS)
def test_a_law_of_one_generation_leaves_at_its_end(law: LawName) -> None:
    play = enacted(law)
    assert play.told(LawEnacted) == [LawEnacted(law, "votes")]
    assert play.state.laws == (law,)
    to_the_worship(play)
    assert play.told(LawEnded) == [LawEnded(law)]
    assert play.state.laws == ()
    assert play.state.generation == 2
    assert handicaps(play) == {NO_HANDICAP}
    assert {offer.highest_speed for offer in offers(play)} == {500.0}
    assert not any(offer.rolling or offer.rider for offer in offers(play))
    assert {offer.word for offer in offers(play)} == {"flick"}
    shot = play.shot("flick prophet-purple-1 45.0 500.0")
    assert (shot.area.mat, shot.wind, len(shot.pushes)) == ("cloth", (0.0, 0.0), 1)
    assert (play.state.tornado, play.state.wind) == (None, None)


@pytest.mark.rule("F24", "F45", "L7", "L8", "L9", "L12", "L13", "L15")
@pytest.mark.parametrize("law", LASTING_LAWS)
def test_a_law_for_the_rest_of_the_game_stays(law: LawName) -> None:
    play = to_the_mission(council(law, deck=2))
    to_the_worship(play)
    assert (play.told(LawEnded), play.state.laws) == ([], (law,))
    other = play.state.agenda[0]
    to_the_mission(play)
    to_the_worship(play)
    assert law in play.state.laws
    assert LawEnded(law) not in play.events
    assert LawEnacted(other, "votes") in play.events


@pytest.mark.rule("L1")
def test_blind_faith_darkens_the_table_for_every_flick() -> None:
    play = enacted("blind-faith")
    blind = Handicap(dark=True, angle_noise=6.0, speed_noise=0.12)
    assert handicaps(play) == {blind}
    play.flick("flick prophet-blue-1 225.0 100.0", prophet_blue_1=IN_THE_CLOUD)
    assert handicaps(play) == {blind}
    play.flick("flick prophet-blue-1 225.0 500.0", prophet_blue_1=upright(*SEA))
    assert play.state.active == "Ben"
    assert handicaps(play) == {blind}
    [offer] = offers(play)
    assert (offer.highest_speed, offer.rolling, play.shot("flick prophet-purple-1 1.0 90.0").area.mat) == (
        500.0,
        False,
        "cloth",
    )


@pytest.mark.rule("L1", "L3")
@pytest.mark.parametrize("law", ["blind-faith", "wrong-hand"])
def test_hands_change_neither_the_shot_nor_what_comes_of_it(law: LawName) -> None:
    usual, changed = enacted(), enacted(law)
    text = "flick prophet-blue-1 225.0 400.0"
    assert usual.shot(text) == changed.shot(text)
    assert usual.flick(text, prophet_blue_1=upright(*SEA)) == changed.flick(text, prophet_blue_1=upright(*SEA))


@pytest.mark.rule("L2")
def test_the_little_finger_is_slow_and_sways() -> None:
    play = enacted("little-finger", players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra"))
    for player in ("Ann", "Ben", "Cy"):
        play.set(active=player)
        assert {(offer.highest_speed, offer.lowest_speed) for offer in offers(play)} == {(180.0, 20.0)}
        assert {(each.sway, each.dark, each.mirrored, each.swinging) for each in handicaps(play)} == {
            (2.0, False, False, False)
        }
        for name in play.hand(player):
            assert play.refusal(f"flick {name} 225.0 180.0") == ""
            assert play.refusal(f"flick {name} 225.0 180.1") == "too-fast"
    play.set(active="Ann")
    play.flick("flick prophet-blue-1 225.0 100.0", prophet_blue_1=IN_THE_CLOUD)
    assert play.refusal("flick prophet-blue-1 225.0 180.1") == "too-fast"


@pytest.mark.rule("L3")
def test_the_wrong_hand_mirrors_and_swings() -> None:
    play = enacted("wrong-hand")
    wrong = Handicap(mirrored=True, swinging=True, angle_noise=4.0, speed_noise=0.08)
    assert handicaps(play) == {wrong}
    play.flick("flick prophet-blue-1 225.0 100.0", prophet_blue_1=IN_THE_CLOUD)
    assert handicaps(play) == {wrong}
    assert offers(play)[0].highest_speed == 500.0


@pytest.mark.rule("L4")
def test_in_rolling_ministry_discs_start_on_their_rim_along_the_flick() -> None:
    play = enacted("rolling-ministry")
    assert all(offer.rolling and offer.highest_speed == 100.0 for offer in offers(play))
    assert play.refusal("flick prophet-blue-1 225.0 100.5") == "too-fast"
    for direction in (225.0, 180.0, 301.0):
        shot = play.shot(f"flick prophet-blue-1 {direction} 100.0")
        [push] = shot.pushes
        pose = shot.layout["prophet-blue-1"].pose
        assert push.rolling
        assert pose.tilt == pytest.approx(90.0)
        assert pose.z == pytest.approx(1.0), "it stands on its rim: its middle is a radius above the Map"
        assert pose.yaw == pytest.approx(direction)
        # The pose is that of the underside's middle; half of the thickness to the side is the disc's own middle.
        left = math.radians(direction + 90.0)
        assert (pose.x + 0.2 * math.cos(left), pose.y + 0.2 * math.sin(left)) == pytest.approx(offers(play)[0].at)


@pytest.mark.rule("L4", "F32")
def test_a_disc_that_is_stuck_rolls_again_and_what_lies_already_stays_flat() -> None:
    play = enacted("rolling-ministry").put(("prophet-purple-1", ON_II))
    play.flick("flick prophet-blue-1 225.0 60.0", prophet_blue_1=IN_THE_CLOUD)
    shot = play.shot("flick prophet-blue-1 225.0 100.0")
    assert shot.pushes[0].rolling
    assert shot.layout["prophet-blue-1"].pose.tilt == pytest.approx(90.0)
    assert shot.layout["prophet-purple-1"].pose.tilt == 0.0
    assert offers(play)[0].rolling


@pytest.mark.rule("L4", "F30")
def test_the_last_disc_rolls_too() -> None:
    play = enacted("rolling-ministry").last_flick()
    [offer] = offers(play)
    assert offer.rolling
    assert play.shot(offer.text(200.0, 80.0)).pushes[0].rolling


@pytest.mark.rule("L18")
def test_holy_oil_halves_friction_and_leaves_three_quarters_of_the_speed() -> None:
    play = enacted("holy-oil")
    assert [offer.highest_speed for offer in offers(play)] == [375.0]
    assert play.shot("flick prophet-blue-1 225.0 375.0").area.mat == "oiled-cloth"
    assert play.controller.game.area(play.state).mat == "oiled-cloth"
    assert play.refusal("flick prophet-blue-1 225.0 375.1") == "too-fast"
    assert handicaps(play) == {NO_HANDICAP}


@pytest.mark.rule("L18", "L2", "L4", "G5")
@pytest.mark.parametrize(
    ("law", "prophet", "sphinx"),
    [
        ("king-ape", 500.0, 180.0),
        ("holy-oil", 375.0, 135.0),
        ("little-finger", 180.0, 180.0),
        ("rolling-ministry", 100.0, 100.0),
    ],
)
def test_the_sphinx_obeys_both_its_own_speed_and_the_law(law: LawName, prophet: float, sphinx: float) -> None:
    play = enacted(law, players=("Ann", "Ben", "Cy"), gods=("tyr", "zeus", "ra")).set(active="Cy")
    assert {offer.kind: offer.highest_speed for offer in offers(play)} == {"prophet": prophet, "sphinx": sphinx}
    assert play.refusal(f"flick sphinx-yellow 90.0 {sphinx}") == ""
    assert play.refusal(f"flick sphinx-yellow 90.0 {sphinx + 0.1}") == "too-fast"


@pytest.mark.rule("L20")
def test_the_wind_is_known_before_aiming_and_turns_with_every_turn() -> None:
    play = enacted("changing-winds")
    seen = []
    for name in ("prophet-blue-1", "prophet-purple-1", "prophet-blue-2", "prophet-purple-2"):
        wind = play.state.wind
        assert wind is not None
        assert play.controller.game.seen_by(play.state, "Ann").wind == wind
        assert play.told(WindTurned)[-1] == WindTurned(wind)
        shot = play.shot(f"flick {name} 225.0 300.0")
        assert math.hypot(*shot.wind) == pytest.approx(60.0)
        assert math.degrees(math.atan2(shot.wind[1], shot.wind[0])) % 360.0 == pytest.approx(wind)
        seen.append(wind)
        play.flick_away(f"flick {name} 225.0 300.0")
    assert len(set(seen)) == 4
    assert len(play.told(WindTurned)) == 5


@pytest.mark.rule("L20", "F32")
def test_the_wind_stays_for_a_flick_that_is_made_again() -> None:
    play = enacted("changing-winds")
    first = play.shot("flick prophet-blue-1 225.0 100.0").wind
    play.flick("flick prophet-blue-1 225.0 100.0", prophet_blue_1=IN_THE_CLOUD)
    assert play.shot("flick prophet-blue-1 225.0 300.0").wind == first
    assert len(play.told(WindTurned)) == 1


@pytest.mark.rule("L20", "G6")
def test_the_wind_stays_while_anubis_flicks_again() -> None:
    play = enacted("changing-winds", gods=("anubis", "tyr"))
    first = play.shot("flick prophet-blue-1 225.0 100.0").wind
    play.flick_away("flick prophet-blue-1 225.0 300.0")
    assert play.state.again == "prophet-blue-1"
    assert play.shot("flick prophet-blue-1 225.0 300.0").wind == first
    play.flick_away("flick prophet-blue-1 225.0 300.0")
    assert play.state.active == "Ben"
    assert play.shot("flick prophet-purple-1 45.0 300.0").wind != first


@pytest.mark.rule("L20")
def test_the_wind_blows_from_everywhere_and_the_same_for_the_same_match() -> None:
    play, again = enacted("changing-winds"), enacted("changing-winds")
    winds = []
    for number in range(1, 6):
        for colour in ("blue", "purple"):
            assert play.state.wind == again.state.wind
            winds.append(play.state.wind)
            for each in (play, again):
                if each.state.phase == "mission":
                    each.flick_away(f"flick prophet-{colour}-{number} 225.0 300.0")
    assert all(wind is not None and 0.0 <= wind <= 360.0 for wind in winds)
    assert {int(wind or 0.0) // 120 for wind in winds} == {0, 1, 2}
    assert play.state.wind is None
