"""Who plays is shown: marks in the boxes, names in the story, a row at the end, and the Council with computers."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.games.faith.actions import Vote
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.game import Seat
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import Prompt
from flick3d.scenario.loading import LoadedScenario
from flick3d.view.audio.cues import Cue
from flick3d.view.faith import sounds as faith_sounds
from flick3d.view.faith.presenter import FaithPresenter
from flick3d.view.faith.views import CouncilView, PlayersView
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.views import HudView, SeatView
from flick3d.view.input.intents import Submit
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked, KeyPressed
from flick3d.view.seating import Seating
from flick3d.view.western import sounds as western_sounds
from flick3d.view.western.board import result_view
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.western.words import Words
from tests.view.faith_moments import moment

NAMES = ("Ann", "Ben", "Cid", "Dan")
SEATS = tuple(Seat(name, name) for name in NAMES)


@pytest.fixture
def session(table: Table, main_street: LoadedScenario) -> Session:
    seats = (Seat("Lawmen", "lawmen"), Seat("Ben", "outlaws"), Seat("Cid", "outlaws"))
    return Session.start(main_street.game, table, main_street.scenario, seats, seed=1)


def part_of(view: HudView, kind: type) -> object:
    return next((each for each in view.extras if isinstance(each, kind)), None)


def test_western_boxes_mark_every_seat_and_say_the_level_of_a_nameless_one(session: Session) -> None:
    presenter = WesternPresenter()
    seatless = presenter.hud_view(session.state, session.prompt, Moment(Hand()))
    assert [team.seats for team in seatless.teams] == [(), ()]
    presenter.sit(Seating(session.state.seats, {"Lawmen": "hard", "Cid": "easy"}))
    lawmen, outlaws = presenter.hud_view(session.state, session.prompt, Moment(Hand())).teams
    assert lawmen.seats == (SeatView("Lawmen", "hard"),)
    assert lawmen.player == "hard"
    assert outlaws.seats == (SeatView("Ben", "person"), SeatView("Cid", "easy"))
    assert outlaws.player == "Ben, Cid"


def test_story_and_end_name_who_plays(session: Session) -> None:
    presenter = WesternPresenter()
    presenter.sit(Seating(session.state.seats, {"Lawmen": "hard", "Cid": "easy"}))
    story = presenter.story_view(session.state)
    assert story is not None
    assert [side.players for side in story.sides] == ["hard", "Ben and Cid (easy)"]

    over = msgspec.structs.replace(session.state, phase="over", outcome=Outcome("lawmen", "eliminated"))
    people = result_view(over, Words(), Seating(session.state.seats, {}))
    mixed = result_view(over, Words(), Seating(session.state.seats, {"Lawmen": "hard", "Cid": "easy"}))
    assert len(mixed.rows) == len(people.rows) + 1
    assert mixed.rows[-1].counted == ("hard", "mixed")


def test_faith_boxes_and_story_say_who_plays() -> None:
    presenter, state = FaithPresenter(), moment(NAMES, phase="mission")
    players = part_of(presenter.hud_view(state, None, Moment(Hand())), PlayersView)
    assert isinstance(players, PlayersView)
    assert {each.kind for each in players.players} == {""}
    presenter.sit(Seating(SEATS, {"Ben": "normal"}))
    players = part_of(presenter.hud_view(state, None, Moment(Hand())), PlayersView)
    assert isinstance(players, PlayersView)
    assert [each.kind for each in players.players] == ["person", "normal", "person", "person"]
    story = presenter.story_view(state)
    assert story is not None
    assert [side.players for side in story.sides][:2] == ["Ann", "Ben (normal)"]


@pytest.mark.rule("F22")
def test_in_a_council_only_people_have_keys_and_one_may_vote_while_a_computer_thinks() -> None:
    presenter = FaithPresenter()
    presenter.sit(Seating(SEATS, {"Ben": "hard", "Dan": "easy"}))
    state = moment(NAMES, phase="vote", agenda=("high-tide", "tornado"), first="Ben", active="Ben")
    council = part_of(presenter.hud_view(state, None, Moment(Hand())), CouncilView)
    assert isinstance(council, CouncilView)
    assert {each.player: bool(each.up_key) for each in council.ballots} == {
        "Ann": True,
        "Ben": False,
        "Cid": True,
        "Dan": False,
    }
    assert presenter.is_secret(state, Prompt("vote", "Ben", "Ben"))
    assert presenter.is_secret(state, Prompt("race", "Ben", "Ben"))
    assert not presenter.is_secret(state, Prompt("mission", "Ben", "Ben"))

    # Ben, a computer, is asked: nobody's hand has a prompt. Ann and Cid press; nothing is given yet.
    hand = Hand()
    keys = {each.player: each.up_key.lower() for each in council.ballots}
    for name in ("Ann", "Cid"):
        answer = presenter.hear(hand, KeyPressed(keys[name]), state)
        assert answer is not None
        hand, intents = answer
        assert intents == ()
    assert not presenter.is_held(state)
    # The match has Ben's vote now, and asks Cid: his is given at once.
    after = moment(NAMES, phase="vote", agenda=("high-tide", "tornado"), first="Ben", active="Cid", votes=("down",))
    prompt = Prompt("vote", "Cid", "Cid", choices=(Vote("up"), Vote("down")))
    answer = presenter.hear(hand, Asked(prompt), after)
    assert answer is not None
    assert answer[1] == (Submit("vote up"),)


@pytest.mark.parametrize(("kinds", "lost"), [({"Ann": "hard"}, True), ({"Ben": "hard"}, False), ({}, False)])
def test_a_match_that_people_have_lost_ends_with_another_flourish(kinds: dict[str, str], lost: bool) -> None:
    seating = Seating((Seat("Ann", "lawmen"), Seat("Ben", "outlaws")), kinds)
    outcome = Outcome("lawmen", "eliminated")
    for ending, game in ((western_sounds.ending, "western"), (faith_sounds.ending, "faith")):
        cue: Cue = ending(outcome, seating.have_people_lost(outcome))
        assert cue.name == (f"lost-{game}" if lost else f"won-{game}")
