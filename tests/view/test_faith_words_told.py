"""Hints, announcements and the story card of Flick of Faith."""

from __future__ import annotations

import itertools
import typing
from typing import Any

import msgspec
import pytest

from flick3d.games.faith import events as happened
from flick3d.games.faith.actions import Choose, Done, Fasten, Found
from flick3d.games.faith.laws import LAW_NAMES
from flick3d.games.faith.state import Launch, Phase, State
from flick3d.resources import shipped_folder
from flick3d.rules.actions import Action
from flick3d.rules.prompts import NO_HANDICAP, FlickOffer, Handicap, Prompt, SpotOffer
from flick3d.view.faith.hinting import hint_view, usual_hint
from flick3d.view.faith.reporting import ICONS, OPENING_ICONS, event_cards, log_lines, opening_card, player_card
from flick3d.view.faith.story import story_view
from flick3d.view.faith.words import FaithWords
from flick3d.view.faith.words.templates import CARDS
from flick3d.view.hud.views import ActionView, HintView
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Hand, Mode, Placing, Pulling, Waiting
from tests.view.faith_moments import PLAYERS, SCENARIO, moment, placed

WORDS = FaithWords()
LONGEST_HINT = 110
AGENDA = ("high-tide", "kraken")


def flick_offer(word: str = "flick", **changes: Any) -> FlickOffer:
    """A flick of Ann's first Prophet."""
    offer = FlickOffer(word, ("prophet-blue-1",), "prophet-blue-1", "prophet", (19.0, 19.0), 20.0, 500.0)
    return msgspec.structs.replace(offer, **changes)


def spot_offer(word: str) -> SpotOffer:
    """A place for something."""
    return SpotOffer(word, (), "temple-blue-1", "temple", ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0)))


def asked(kind: str, *choices: Action, flicks: tuple[FlickOffer, ...] = (), spots: tuple[str, ...] = ()) -> Prompt:
    """A prompt for Ann."""
    return Prompt(
        kind, "Ann", "Ann", "prophet-blue-1", choices, flicks, spots=tuple(spot_offer(word) for word in spots)
    )


def hint(state: State, prompt: Prompt, mode: Mode | None = None) -> str:
    """The usual hint, which must fit into its line."""
    text = usual_hint(state, prompt, Hand(prompt=prompt, mode=mode or Acting()), WORDS)
    assert len(text) <= LONGEST_HINT
    assert text.endswith((".", "?"))
    return text


def pulled(mode: typing.Literal["aim", "pull", "charge"], handicap: Handicap = NO_HANDICAP, **changes: Any) -> str:
    """The hint while a flick with this handicap is aimed or pulled."""
    aiming = Aiming(0, 225.0)
    modes: dict[str, Mode] = {
        "aim": aiming,
        "pull": Pulling(aiming, 0, 0, (0, 1), 225.0, 0.5),
        "charge": Charging(aiming),
    }
    prompt = asked("mission", flicks=(flick_offer(handicap=handicap, **changes),))
    return hint(moment(phase="mission"), prompt, modes[mode])


@pytest.mark.parametrize("kind", [kind for kind in typing.get_args(Phase) if kind != "over"])
def test_every_prompt_has_a_hint(kind: str) -> None:
    islands = ("I",) if kind == "raise" else ()
    state = moment(phase=kind, agenda=AGENDA, stuck=("prophet-blue-1",), islands_of=islands, generation=0)
    assert hint(state, asked(kind))
    assert hint(state, asked(kind), Choosing())


def test_hints_say_what_is_special_about_a_prompt() -> None:
    state = moment(phase="mission")
    assert hint(state, asked("mission", flicks=(flick_offer(),))) == "Ann: flick a Prophet out of your cloud."
    kinds = (flick_offer(), flick_offer(kind="templar"))
    assert "which disc" in hint(state, asked("mission", flicks=kinds))
    assert "Hand of God" in hint(state, asked("mission", flicks=(flick_offer(),), spots=("put", "stand")))
    assert "first of two" in hint(state, asked("mission", flicks=(flick_offer("aim"),)))
    assert "pair" in hint(state, asked("mission", flicks=(flick_offer("pair"),)))
    again = hint(moment(phase="mission", again="prophet-blue-1"), asked("mission", flicks=(flick_offer(),)))
    assert again == "Ann: Anubis brings a blue Prophet back. Flick it again."
    found, fasten = Found("prophet-blue-1"), Fasten("prophet-blue-2")
    texts = {
        hint(state, asked("temples", found, Done())),
        hint(state, asked("temples", found, Found("prophet-blue-2"), Done())),
        hint(state, asked("temples", fasten, Done())),
        hint(state, asked("temples", found, fasten, Done())),
    }
    assert len(texts) == 4
    assert "Tab" in hint(moment(phase="raise", islands_of=("I", "II")), asked("raise"))
    assert "wins" in hint(moment(phase="race", generation=4), asked("race"))
    assert "two discs" in hint(moment(phase="stuck", stuck=("prophet-blue-1", "prophet-blue-2")), asked("stuck"))


@pytest.mark.rule("F22")
def test_the_hint_for_a_vote_names_both_laws() -> None:
    text = hint(moment(phase="vote", agenda=AGENDA), asked("vote"))
    assert "up for High Tide, thumb down for Kraken" in text
    for upper, lower in itertools.combinations(LAW_NAMES, 2):
        hint(moment(phase="vote", agenda=(upper, lower)), asked("vote"))


@pytest.mark.rule("L1", "L2", "L3", "L4", "L6")
def test_every_handicap_has_hints_of_its_own() -> None:
    plain = {pulled("aim"), pulled("pull"), pulled("charge")}
    handicaps = (
        Handicap(dark=True),
        Handicap(sway=2.0),
        Handicap(mirrored=True),
        Handicap(swinging=True),
        Handicap(mirrored=True, swinging=True),
    )
    told = [pulled("aim", handicap) for handicap in handicaps]
    assert len({*told, *plain}) == len(told) + len(plain)
    assert all(pulled("pull", handicap) not in plain for handicap in handicaps)
    assert "swings" in pulled("charge", Handicap(swinging=True))
    assert pulled("charge", Handicap(dark=True)) == pulled("charge")
    assert "rim" in pulled("aim", rolling=True)
    assert "a blue Templar rides" in pulled("aim", rider="templar-blue-1")


@pytest.mark.rule("L5", "L20", "G6", "F12")
def test_aiming_says_what_is_special_about_the_flick() -> None:
    aiming = Aiming(0, 225.0)
    launch = Launch("prophet-blue-1", 19.0, 19.0, 225.0, 300.0)
    second, windy = moment(phase="second", launch=launch), moment(phase="mission", wind=90.0)
    prompt = asked("mission", flicks=(flick_offer(),))
    texts = [
        hint(moment(phase="mission"), prompt, aiming),
        hint(moment(phase="mission"), asked("mission", flicks=(flick_offer("aim"),)), aiming),
        hint(second, asked("second", flicks=(flick_offer(),)), aiming),
        hint(windy, prompt, aiming),
        hint(moment(phase="mission", again="prophet-blue-1"), prompt, aiming),
        hint(moment(phase="race"), asked("race", flicks=(flick_offer("race"),)), aiming),
        hint(moment(phase="mission"), prompt, msgspec.structs.replace(aiming, by="camera")),
    ]
    assert len(set(texts)) == len(texts)
    assert "towards Island I." in texts[3]


@pytest.mark.rule("F31", "F34", "G2", "G3", "G7")
def test_every_place_that_is_chosen_has_a_hint() -> None:
    here = Placing(0, 0.0, 0.0)
    raising = moment(phase="raise", islands_of=("II",))
    texts = [hint(raising, asked("raise", spots=(word,)), here) for word in ("put", "raise", "stand", "drop")]
    texts.append(hint(moment(phase="raise", islands_of=("I", "II")), asked("raise", spots=("raise",)), here))
    moving = raising
    for number in range(1, 5):
        moving = placed(moving, f"temple-blue-{number}", "map")
    texts.append(hint(moving, asked("raise", spots=("raise",)), here))
    assert len(set(texts)) == len(texts)
    assert "on Island II" in texts[1]


def test_what_is_pointed_at_comes_before_a_note_and_that_before_the_usual_hint() -> None:
    state, prompt = moment(phase="mission"), asked("mission", flicks=(flick_offer(),))
    hand, note = Hand(prompt=prompt, mode=Acting()), HintView("Too weak.", warns=True)
    greyed = ActionView(("stand",), "Hand of God", "hand-of-god", "H", why_not="Not twice.")
    helped = ActionView(("put",), "Spot", "put", "P", help="Somewhere else.")

    def shown(hovered: tuple[str, ...], said: HintView | None = note, of: Prompt | None = prompt) -> HintView:
        return hint_view(state, of, hand, hovered, said, (greyed, helped), WORDS)

    assert shown(("stand",)) == HintView("Not twice.", warns=True)
    assert shown(("put",)) == HintView("Somewhere else.")
    assert shown(("flick", "templar-blue-1")).text.startswith("Flick a Templar")
    assert shown(("player", "Ann")) == note
    assert shown(()) == note
    assert shown((), None).text == "Ann: flick a Prophet out of your cloud."
    assert shown((), None, None).text == "Watch."
    over = hint_view(moment(phase="over"), None, Hand(mode=Waiting()), (), None, (), WORDS)
    assert over.text == "The match is over."


@pytest.mark.rule("F40", "F41")
def test_the_worship_is_told_in_one_line_for_every_island() -> None:
    state = moment()
    events = (
        happened.Silenced("III"),
        happened.Worshipped("Ann", "I", 1, 2),
        happened.Worshipped("Ben", "I", 1, 0),
        happened.Worshipped("Ben", "II", 0, 0),
        happened.Toured("Ann", 3, 1),
    )
    assert list(log_lines(WORDS, events, state, state)) == [
        "The King Ape is on Island III: no points there.",
        "Island I: Ann 3 points, Ben 1 point.",
        "Ann: 1 point for Presence on three Islands.",
    ]
    cards = [(card.title, card.text) for card in event_cards(WORDS, events, state, state)]
    assert cards == [("Grand Tour", "Ann: 1 point for Presence on three Islands.")], "Islands are counted on the table"


@pytest.mark.rule("F21", "F23")
def test_generation_and_law_have_cards_and_what_a_panel_shows_has_none() -> None:
    before, after = moment(agenda=AGENDA), moment(generation=2, first="Ben")
    events = (
        happened.FirstPlayer("Ben"),
        happened.GenerationBegan(2),
        happened.LawsDrawn("high-tide", "kraken"),
        happened.Voted("Dan"),
        happened.VotesShown((("Ann", "up"), ("Ben", "down"))),
        happened.LawEnacted("high-tide", "chance"),
    )
    generation, law = event_cards(WORDS, events, before, after)
    assert (generation.title, generation.text) == ("Generation 2 of 4", "Ben (Themis) begins.")
    assert law.title == "High Tide"
    assert "middle is inside the Border" in law.text


@pytest.mark.rule("F51")
def test_a_tie_at_the_end_is_announced() -> None:
    before, after = moment(phase="mission"), moment(phase="race", generation=4, racers=("Ann", "Cid"))
    (card,) = event_cards(WORDS, (), before, after)
    assert "Ann and Cid" in card.text
    assert list(event_cards(WORDS, (), after, after)) == []


def test_players_are_announced_with_their_gods() -> None:
    state = moment(phase="mission")
    card = player_card(WORDS, state, asked("mission"), "Ben")
    assert card is not None
    assert (card.title, card.text) == (
        "Ann (Tyr)",
        "Has five discs to flick.",
    ) or card.text == "has five discs to flick."
    assert player_card(WORDS, state, asked("mission"), "Ann") is None
    assert player_card(WORDS, state, asked("vote"), "Ben") is None
    assert player_card(WORDS, state, None, "Ben") is None
    choosing = player_card(WORDS, moment(gods=("",) * 4), asked("gods", Choose("tyr"), Choose("freja")), "")
    assert choosing is not None
    assert (choosing.title, choosing.text) == ("Ann", "chooses: Tyr or Freja.")
    for kind in typing.get_args(Phase):
        other = player_card(WORDS, state, asked(kind), "Ben")
        assert other is None or "{" not in other.text


def test_every_card_has_a_picture_that_is_shipped() -> None:
    pictures = {file.stem.removeprefix("icon-") for file in (shipped_folder("models") / "ui").glob("icon-*.png")}
    assert {kind.__name__ for kind in ICONS} == {code.partition(":")[0] for code in CARDS}
    assert {*ICONS.values(), *OPENING_ICONS.values(), "island"} <= pictures


def test_a_match_opens_with_a_card() -> None:
    assert opening_card(WORDS, moment(phase="gods", generation=0)).title == "Choose your gods"
    assert opening_card(WORDS, moment(phase="race", generation=0)).title == "Who begins?"
    loaded = opening_card(WORDS, moment(phase="mission", generation=3))
    assert (loaded.title, loaded.text) == ("Generation 3 of 4", "Ann (Tyr) begins.")
    assert opening_card(WORDS, moment(PLAYERS[:3], phase="mission")).title == "Generation 1 of 3"


@pytest.mark.rule("F10", "F20", "F36", "F40", "F41")
def test_the_story_names_players_course_points_and_laws() -> None:
    story = story_view(moment(gods=("", "themis", "", "")), WORDS)
    assert (story.title, story.story) == ("The War of Heaven", "Gods quarrel over four Islands.")
    assert [side.title for side in story.sides] == ["Blue", "Purple", "Yellow", "Green"]
    assert [side.players for side in story.sides] == list(PLAYERS)
    assert story.sides[0].goals == ("Norse card: Tyr or Freja.",)
    assert story.sides[1].goals == ("Themis.",)
    texts = dict(story.further)
    assert "Council" in texts["A Generation"]
    assert "After four Generations" in texts["Points"]
    assert texts["Laws"] == "All 20."


def test_the_story_of_the_plain_game_has_neither_council_nor_gods() -> None:
    plain = msgspec.structs.replace(SCENARIO, laws=(), gods=())
    story = story_view(moment(PLAYERS[:2], scenario=plain, gods=("", "")), WORDS)
    texts = dict(story.further)
    assert "Council" not in texts["A Generation"]
    assert "no Council" in texts["Laws"]
    assert all(side.goals == () for side in story.sides)
    some = msgspec.structs.replace(SCENARIO, laws=("kraken", "high-tide"))
    assert dict(story_view(moment(scenario=some), WORDS).further)["Laws"] == "Kraken and High Tide."
