"""The controller: it asks, refuses, applies, and doubts facts."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller
from flick3d.rules.errors import ActionTextError, FactsError, RefusedError
from flick3d.rules.facts import Contact, Facts, Rest
from flick3d.rules.layout import Pose, Shot
from flick3d.rules.refusal import Refusal
from tests.games.western.town import match
from tests.rules.fake_facts import untouched
from tests.rules.played import played

SHOOT = "shoot left 0.0 200.0"


@pytest.fixture
def acting() -> Controller:
    return played(match(), "play lawman-1")


def shot_of(controller: Controller) -> Shot:
    shot = controller.shot(controller.read(SHOOT))
    assert shot is not None
    return shot


def test_an_earlier_controller_goes_on_as_if_nothing_had_been_played(acting: Controller) -> None:
    later, _ = acting.apply(acting.read("end"))
    assert later.state != acting.state
    again, _ = acting.apply(acting.read("end"))
    assert again.state == later.state
    assert again.prompt == later.prompt


def test_a_refused_action_is_neither_shot_nor_applied(acting: Controller) -> None:
    action = acting.read("shoot left 0.0 900.0")
    for play in (acting.shot, acting.apply):
        with pytest.raises(RefusedError) as refused:
            play(action)
        assert refused.value.refusal == Refusal("too-fast", "W20", "300")
        assert str(refused.value) == "refused: too-fast (300)"


def test_a_text_is_read_as_an_action_of_the_game(acting: Controller) -> None:
    with pytest.raises(ActionTextError, match=r"one of: play, move, shoot, .*, face, .*, end$"):
        acting.read("bid 3")


def test_facts_must_tell_of_every_piece_of_the_shot(acting: Controller) -> None:
    layout = shot_of(acting).layout
    acting.apply(acting.read(SHOOT), untouched(layout))
    with pytest.raises(FactsError, match="other pieces"):
        acting.apply(acting.read(SHOOT), untouched(layout.without(["barrel-1"])))


def test_contacts_are_between_pieces_of_the_shot(acting: Controller) -> None:
    facts = untouched(shot_of(acting).layout)
    strange = msgspec.structs.replace(facts, contacts=(Contact(0.1, "bullet-1", "elephant"),))
    with pytest.raises(FactsError, match="elephant is not on the table"):
        acting.apply(acting.read(SHOOT), strange)


def test_every_piece_rests_somewhere(acting: Controller) -> None:
    facts = untouched(shot_of(acting).layout)
    lost = tuple(Rest(r.piece, Pose(float("nan"), 0.0)) if r.piece == "saloon" else r for r in facts.rests)
    with pytest.raises(FactsError, match="saloon rests nowhere"):
        acting.apply(acting.read(SHOOT), Facts((), lost))


def test_a_flick_needs_facts_and_nothing_else_takes_them(acting: Controller) -> None:
    with pytest.raises(FactsError, match="a flick needs the facts"):
        acting.apply(acting.read(SHOOT))
    with pytest.raises(FactsError, match="no flick"):
        acting.apply(acting.read("end"), untouched(shot_of(acting).layout))


def test_streams_of_one_seed_do_not_disturb_each_other() -> None:
    plain = [stream(7, "shuffle").random() for _ in range(2)]
    assert plain[0] == plain[1]
    assert (
        len({stream(7, "shuffle", 1).random(), stream(7, "shuffle", 2).random(), stream(8, "shuffle", 1).random()}) == 3
    )


def test_streams_are_the_same_on_every_machine() -> None:
    assert [stream(1, "sway").randrange(1000) for _ in range(2)] == [408] * 2
    assert stream(1, "a", "b").random() != stream(1, "ab").random()
