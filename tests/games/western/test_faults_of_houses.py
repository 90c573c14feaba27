"""The invariants of houses, tokens and duels: each kind of damage is found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flick3d.games.western.faults import faults
from flick3d.games.western.scenario import TokensStart
from flick3d.games.western.state import State, Token
from flick3d.rules.layout import Placement, upright
from tests.games.western.open_town import go_in, open_town
from tests.rules.played import flick, played

INSIDE = {"lawman-2": ("saloon", "left"), "outlaw-1": ("saloon", "right")}
TOWN = open_town(INSIDE, {"lawman-1": ("colt", "gold")}, tokens=(TokensStart("gold", "saloon", 2),))  # type: ignore[arg-type]
START: State = TOWN.state
ACTING: State = played(TOWN, "play lawman-1").state
DUEL: State = go_in(played(TOWN, "play lawman-1"))[0].state


def man(state: State, cowboy: str, **changes: Any) -> State:
    return state.with_cowboy(msgspec.structs.replace(state.cowboy(cowboy), **changes))


def changed(state: State, **changes: Any) -> State:
    return msgspec.structs.replace(state, **changes)


def token(number: int, **changes: Any) -> State:
    return START.with_token(msgspec.structs.replace(START.token(f"token-{number}"), **changes))


def duel(**changes: Any) -> State:
    return changed(DUEL, duel=msgspec.structs.replace(DUEL.duel, **changes))  # type: ignore[type-var]


def test_sound_states_have_no_faults() -> None:
    for state in (START, ACTING, DUEL):
        assert faults(state) == ()


STRANGER = Placement("outlaw-2", "cowboy", upright(0.0, 5.0))


@pytest.mark.rule("W3", "W5", "W44", "W70", "W71", "W76")
@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (man(START, "lawman-2", block=1), "lawman-2 shares his block of saloon"),
        (man(START, "lawman-2", posture="fallen"), "lawman-2 is fallen on a block of saloon"),
        (man(START, "lawman-1", on="sheriff"), "lawman-1 is on sheriff, which is not on the table"),
        (token(1, at="lawman-1"), "lawman-1 has 3 tokens in 2 slots"),
        (man(START, "lawman-1", posture="dead", hit_points=0), "lawman-1 is dead and carries tokens"),
        (changed(START, tokens=START.tokens[1:]), "the tokens are not those of the set-up"),
        (changed(START, tokens=(*START.tokens, START.tokens[0])), "the tokens are not those of the set-up"),
        (token(1, kind="colt"), "the tokens are not those of the set-up"),
        (token(1, at="box"), "token-1 is at box and on the table"),
        (token(3, face_up=False), "token-3 is at lawman-1 and face down"),
        (token(3, at="saloon"), "token-3 should lie at saloon and is not on the table"),
        (token(1, at="ground"), "token-1 is at ground and lies on saloon"),
        (changed(ACTING, drawn="token-1"), "the drawn token is 'token-1' in phase act"),
        (changed(ACTING, entering="saloon"), "the house that is entered is 'saloon' in phase act"),
        (changed(ACTING, fired=("left",)), "bullets were fired from ('left',) in phase act"),
        (changed(DUEL, duel=None), "there is no duel in phase duel"),
        (changed(ACTING, duel=DUEL.duel), "there is a duel in phase act"),
        (duel(defender="lawman-2"), "lawman-1 and lawman-2 are no enemies"),
        (duel(shooter="lawman-3"), "lawman-3 shoots in a duel that is not his"),
        (duel(layout=DUEL.duel.layout.put(STRANGER)), "there are others on the duel ground"),  # type: ignore[union-attr]
    ],
)
def test_houses_tokens_and_duels_agree_with_the_table(state: State, fault: str) -> None:
    assert any(fault in each for each in faults(state)), faults(state)


@pytest.mark.rule("W45")
def test_what_is_carried_has_a_carrier() -> None:
    layout = START.layout.without(["saloon"])
    assert any(
        "token-1 is carried by saloon, which is not on the table" in each
        for each in faults(changed(START, layout=layout))
    )


@pytest.mark.rule("W5A", "W82")
def test_no_stick_is_left_between_flicks() -> None:
    layout = START.layout.put(Placement("dynamite-stick", "dynamite-stick", upright(0.0, 0.0)))
    assert any("a dynamite-stick is on the table" in each for each in faults(changed(START, layout=layout)))


def test_a_state_with_everything_survives_a_whole_turn() -> None:
    controller, _ = flick(played(TOWN, "play lawman-1"), "shoot left 0.0 100.0")
    assert faults(controller.state) == ()
    assert isinstance(controller.state.tokens[0], Token)
