"""From a match of Flick of Faith to what the HUD shows, without a window."""

from __future__ import annotations

from typing import TypeVar

import msgspec
import pytest

from flick3d.games.faith.actions import Choose, Done, Fasten, Found, Leave
from flick3d.games.faith.events import Blessed, LawPleased, Worshipped
from flick3d.games.faith.state import State
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import FlickOffer, Prompt, SpotOffer
from flick3d.view.faith import spots, tally
from flick3d.view.faith.ballots import KEYS
from flick3d.view.faith.bar import bar_keys, bar_view
from flick3d.view.faith.board import hud_view
from flick3d.view.faith.controls import HELP
from flick3d.view.faith.controls import WATCH_HELP as CLOSER
from flick3d.view.faith.overlay import Overlay
from flick3d.view.faith.parts import PARTS
from flick3d.view.faith.views import GenerationView, GodsView, LargeCardView, LawsView, PlayersView, TrackView
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.help_card import FEW, FOOT, MANY, lengths
from flick3d.view.hud.metrics import HELP as BOARD
from flick3d.view.hud.metrics import Rect, measure
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.views import HudView
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked, Commanded
from flick3d.view.input.watch_controls import WATCH_HELP
from flick3d.view.western.controls import HELP as WESTERN
from tests.view.faith_moments import PLAYERS, moment, placed

WORDS = FaithWords()
CLOUD = ((-24.0, -24.0), (-16.0, -24.0), (-24.0, -16.0))


def flick(piece: str, kind: str, word: str = "flick", rider: str = "") -> FlickOffer:
    fixed = (piece, rider) if rider else (piece,)
    return FlickOffer(word, fixed, piece, kind, (-20.0, -20.0), 20.0, 500.0, rider=rider)


def mission(*flicks: FlickOffer, stands: bool = False) -> Prompt:
    put = SpotOffer("put", (), flicks[0].piece, flicks[0].kind, CLOUD)
    stand = SpotOffer("stand", (), "hand-of-god", "hand-of-god", CLOUD, turns=True)
    return Prompt("mission", "Ann", "Ann", flicks=flicks, spots=(put, stand) if stands else (put,))


MISSION = mission(flick("templar-blue-1", "templar"), flick("prophet-blue-1", "prophet"), stands=True)


def view_of(
    state: State, prompt: Prompt | None = None, overlay: Overlay | None = None, hovered: tuple[str, ...] = ()
) -> HudView:
    hand, _ = step(Hand(), Asked(prompt))
    return hud_view(state, prompt, Moment(hand, hovered=hovered), WORDS, overlay or Overlay())


View = TypeVar("View", bound=msgspec.Struct)


def part(view: HudView, kind: type[View]) -> View:
    return next(each for each in view.extras if isinstance(each, kind))


def has(view: HudView, kind: type[msgspec.Struct]) -> bool:
    return any(isinstance(each, kind) for each in view.extras)


def words_of(prompt: Prompt | None) -> list[str]:
    bar = bar_view(prompt, None, Hand(), False, False, WORDS)
    return [" ".join(button.words) for button in bar]


@pytest.mark.rule("F20")
def test_the_strip_tells_generation_part_and_whose_turn_it_is() -> None:
    strip = part(view_of(moment(phase="mission", generation=2, active="Ben"), MISSION), GenerationView)
    assert (strip.generation, strip.most, strip.count) == (2, 4, "Generation 2 of 4")
    assert (strip.stage, strip.stage_name) == ("mission", "Mission")
    assert (strip.title, strip.colour) == ("Ben (Themis)", "purple")
    assert part(view_of(moment(PLAYERS[:3])), GenerationView).most == 3
    for phase, stage in (("vote", "council"), ("verdict", "council"), ("heart", "worship"), ("race", None)):
        state = moment(phase=phase, agenda=("kraken", "tornado"))
        assert part(view_of(state), GenerationView).stage == stage


@pytest.mark.rule("F22")
def test_while_all_vote_at_once_it_is_nobodys_turn() -> None:
    view = view_of(moment(phase="vote", agenda=("kraken", "tornado")))
    assert part(view, GenerationView).colour is None
    assert not any(each.has_turn for each in part(view, PlayersView).players)


def test_a_box_tells_discs_temples_pool_points_and_token() -> None:
    state = moment(scores=(3, 9, 0, 0), first="Ben", active="Ben")
    state = placed(placed(state, "templar-purple-1", "hand"), "prophet-purple-1", "pool")
    state = placed(placed(state, "prophet-purple-2", "map"), "temple-purple-4", "map")
    box = part(view_of(state, MISSION), PlayersView).players[1]
    assert box.hand == ("templar", "prophet", "prophet", "prophet")
    assert (box.pool, box.temples, box.most_temples) == (1, 3, 4)
    assert (box.points, box.first, box.has_turn) == (9, True, True)
    assert (box.god, box.face, box.corner) == ("Themis", "face-themis", "south-east")


def test_without_a_god_a_box_has_the_emblem_of_its_colour() -> None:
    box = part(view_of(moment(gods=("",) * 4)), PlayersView).players[3]
    assert (box.face, box.god.strip()) == ("face-none-green", "")


def test_points_that_still_fly_are_on_no_box_and_no_track() -> None:
    view = view_of(moment(scores=(5, 5, 5, 5)), overlay=Overlay(scores=(5, 1, 0, 2)))
    assert [each.points for each in part(view, PlayersView).players] == [5, 1, 0, 2]
    assert [each.points for each in part(view, TrackView).markers] == [5, 1, 0, 2]


def test_pointing_at_a_box_shows_the_god_and_at_a_law_the_law() -> None:
    state = moment(laws=("king-ape", "kraken"))
    god = part(view_of(state, hovered=("god", "Dan")), LargeCardView)
    assert (god.face.card, god.beside, god.face.tall) == ("morrigan", "north-west", True)
    law = part(view_of(state, hovered=("law", "kraken")), LargeCardView)
    assert (law.face.card, law.beside) == ("kraken", "laws")
    assert law.face.text
    assert not has(view_of(state), LargeCardView)
    assert not has(view_of(moment(gods=("",) * 4), hovered=("god", "Dan")), LargeCardView)
    assert part(view_of(state, overlay=Overlay(law="king-ape")), LargeCardView).face.card == "king-ape"


@pytest.mark.rule("F24")
def test_the_laws_are_those_that_are_active() -> None:
    laws = part(view_of(moment(laws=("king-ape", "kraken"))), LawsView).laws
    assert [law.card for law in laws] == ["king-ape", "kraken"]
    assert all(law.picture == f"law-{law.card}" and law.foot for law in laws)


@pytest.mark.rule("F10")
def test_both_gods_of_the_card_are_to_be_chosen_from() -> None:
    prompt = Prompt("gods", "Ann", "Ann", choices=(Choose("tyr"), Choose("freja")))
    panel = part(view_of(moment(phase="gods", gods=("",) * 4), prompt), GodsView)
    assert [(each.face.card, each.words, each.key) for each in panel.options] == [
        ("tyr", ("choose", "tyr"), "1"),
        ("freja", ("choose", "freja"), "2"),
    ]
    assert not has(view_of(moment()), GodsView)


def test_the_bar_has_a_button_for_every_flick_place_and_choice() -> None:
    assert words_of(MISSION) == [
        "flick templar-blue-1", "flick prophet-blue-1", "put", "stand", "presence", "undo",
    ]  # fmt: skip
    pairs = mission(flick("templar-blue-1", "templar", "pair", "prophet-blue-1"))
    assert words_of(pairs)[0] == "pair templar-blue-1 prophet-blue-1"
    city = Prompt("temples", "Ann", "Ann", choices=(Found("prophet-blue-1"), Fasten("prophet-blue-2"), Done()))
    assert words_of(city) == ["found prophet-blue-1", "fasten prophet-blue-2", "done", "presence", "undo"]
    assert words_of(None) == ["presence", "undo"]
    assert words_of(Prompt("vote", "Ann", "Ann")) == ["presence", "undo"]


def test_never_more_buttons_than_the_bar_holds() -> None:
    many = tuple(Fasten(f"prophet-blue-{number}") for number in range(1, 8))
    found = tuple(Found(f"prophet-blue-{number}") for number in range(1, 8))
    for choices in (many, (*found, *many, Done())):
        buttons = words_of(Prompt("temples", "Ann", "Ann", choices=choices))
        assert len(buttons) <= 8
        assert buttons[-2:] == ["presence", "undo"]
    assert "done" in words_of(Prompt("temples", "Ann", "Ann", choices=(*found, *many, Done())))


def test_no_two_buttons_have_the_same_key() -> None:
    stuck = Prompt("stuck", "Ann", "Ann", choices=(Leave(),), flicks=MISSION.flicks, spots=MISSION.spots)
    city = Prompt("temples", "Ann", "Ann", choices=(Found("prophet-blue-1"), Fasten("prophet-blue-2"), Done()))
    for prompt in (MISSION, stuck, city):
        keys = [key for key, _ in bar_keys(prompt)]
        assert len(keys) == len(set(keys))
        assert all(keys)


def test_what_the_player_does_is_the_button_that_is_lit() -> None:
    hand, _ = step(Hand(), Asked(MISSION, (45.0, 45.0)))
    for index, words in enumerate((("flick", "templar-blue-1"), ("flick", "prophet-blue-1"), ("put",), ("stand",))):
        doing, _ = step(hand, Commanded(words))
        bar = bar_view(MISSION, None, doing, False, False, WORDS)
        assert [button.chosen for button in bar] == [each == index for each in range(len(bar))]


def test_while_something_moves_the_buttons_stay_greyed() -> None:
    bar = bar_view(None, MISSION, Hand(), True, False, WORDS)
    assert [" ".join(each.words) for each in bar] == words_of(MISSION)
    assert all(each.why_not for each in bar[:4])


def test_the_end_counts_what_brought_points() -> None:
    events = (
        Blessed("Ann", "prophet-blue-1", 4),
        Worshipped("Ann", "I", 1, 2),
        Worshipped("Ben", "I", 1, 0),
        LawPleased("Ben", "kraken", 1),
    )
    outcome = Outcome("Ann", "points", (("Ann", 7), ("Ben", 2), ("Cid", 0), ("Dan", 0)))
    state = placed(moment(phase="over", scores=(7, 2, 0, 0), outcome=outcome), "temple-green-1", "map")
    view = tally.result_view(state, tally.tallied((), events), WORDS)
    assert view.columns == PLAYERS
    assert {row.label: row.counted for row in view.rows} == {
        "Points": ("7", "2", "0", "0"),
        "From the Navel": ("4", "0", "0", "0"),
        "Presence": ("1", "1", "0", "0"),
        "Domination": ("2", "0", "0", "0"),
        "Laws and gods": ("0", "1", "0", "0"),
        "Temples on the Map": ("0", "0", "0", "1"),
    }
    with pytest.raises(ValueError, match="goes on"):
        tally.result_view(moment(), (), WORDS)


def test_what_was_taken_back_is_not_counted() -> None:
    first = tally.tallied((), (Blessed("Ann", "prophet-blue-1", 2),), moment())
    undone = tally.tallied(first, (Blessed("Ann", "prophet-blue-1", 3),), moment(scores=(2, 0, 0, 0)))
    again = tally.tallied(undone, (LawPleased("Ben", "kraken", 1),), moment(scores=(2, 0, 0, 0)))
    assert again[-1]["Ann"].points == 2
    assert again[-1]["Ben"].further == 1


def test_the_result_counts_nothing_of_a_step_that_was_taken_back_last() -> None:
    kept = tally.tallied((), (Blessed("Ann", "prophet-blue-1", 2),), moment())
    more = tally.tallied(kept, (LawPleased("Ben", "kraken", 1),), moment(scores=(2, 0, 0, 0)))
    outcome = Outcome("Ann", "points", (("Ann", 2), ("Ben", 0), ("Cid", 0), ("Dan", 0)))
    view = tally.result_view(moment(phase="over", scores=(2, 0, 0, 0), outcome=outcome), more, WORDS)
    counted = {row.label: row.counted for row in view.rows}
    assert counted["From the Navel"] == ("2", "0", "0", "0")
    assert counted["Laws and gods"] == ("0", "0", "0", "0")


def test_every_control_is_on_the_help_card_and_the_voting_keys_among_them() -> None:
    watching = (*WATCH_HELP, *CLOSER)
    assert max(lengths(HELP, FEW)) > BOARD[1], "it needs the wide board"
    for groups, columns in ((HELP, MANY), (WESTERN, MANY), (watching, FEW)):
        assert max(lengths(groups, columns)) <= BOARD[1] - FOOT
    council = HELP[0]
    said = " ".join(f"{control.press} {control.does}" for control in council.controls)
    for key in (key for pair in KEYS.values() for key in pair):
        assert key.upper() in said.replace(",", " ").split()
    assert "Click your tile vote with the mouse" in said


def test_every_part_has_a_builder() -> None:
    state = moment(phase="vote", agenda=("kraken", "tornado"), laws=("king-ape",))
    for view in (view_of(state), view_of(moment(), MISSION, hovered=("god", "Ann"))):
        assert {type(each) for each in view.extras} <= set(PARTS)
        assert len({type(each) for each in view.extras}) == len(view.extras)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)])
def test_parts_lie_beside_each_other_in_the_window(size: tuple[int, int]) -> None:
    metrics = measure(*size)
    whole = Rect(0.0, 0.0, metrics.width, metrics.height)
    corners = ("north-west", "south-west", "south-east", "north-east")
    places = [spots.box(metrics, corner) for corner in corners]  # type: ignore[arg-type]
    places += [spots.top(metrics), spots.laws(metrics, 4), metrics.hint, metrics.actions, metrics.cameras, metrics.gear]
    for index, place in enumerate(places):
        assert whole.holds(place.x, place.y)
        assert place.right <= whole.right
        assert place.bottom <= whole.bottom
        assert not any(place.overlaps(other) for other in places[index + 1 :]), place
    for corner in corners:
        assert not spots.box(metrics, corner).overlaps(metrics.long_log)  # type: ignore[arg-type]
    for panel in (spots.council(metrics, True), spots.gods(metrics)):
        assert not any(panel.overlaps(place) for place in places[:4] + places[4:5] + places[6:])
    for beside in (*corners, "laws"):
        large = spots.large_card(metrics, beside, tall=beside != "laws")
        assert not any(large.overlaps(place) for place in (places[4], metrics.hint))
