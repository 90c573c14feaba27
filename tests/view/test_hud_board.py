"""What the HUD says about a match: tiles, buttons, hints and the meter, without a window."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from flick3d.games.western.state import State
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.game import Seat
from flick3d.rules.outcome import Outcome
from flick3d.rules.prompts import Barred, Prompt
from flick3d.rules.refusal import Refusal
from flick3d.scenario.loading import LoadedScenario
from flick3d.view.hud.event_log import wrapped
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.views import HudView, MeterView, TileView
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import Asked, KeyPressed, PointerMoved, Pressed
from flick3d.view.western.board import hud_view, result_view
from flick3d.view.western.controls import CONTROLS, HELP, MOVE_KEY, SHOOT_LEFT_KEY, SHOOT_RIGHT_KEY
from flick3d.view.western.words import Words

WORDS = Words()


@pytest.fixture
def session(table: Table, main_street: LoadedScenario) -> Session:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    return Session.start(main_street.game, table, main_street.scenario, seats, seed=1)


def asked(prompt: Prompt | None) -> Hand:
    hand, _ = step(Hand(controls=CONTROLS), Asked(prompt, (90.0,) * 4))
    return hand


def shown(session: Session, hand: Hand | None = None, **moment: object) -> HudView:
    hand = asked(session.prompt) if hand is None else hand
    return hud_view(session.state, session.prompt, Moment(hand, **moment), WORDS)  # type: ignore[arg-type]


def tile(view: HudView, cowboy: str) -> TileView:
    return next(tile for team in view.teams for tile in team.tiles if tile.cowboy == cowboy)


def played(session: Session) -> Session:
    """The session after its first prompt, whose only choice is the holder of the initiative."""
    assert session.prompt is not None
    session.submit(session.prompt.choices[0])
    return session


def test_the_first_prompt(session: Session) -> None:
    view = shown(session)
    holder = session.state.initiative
    assert view.banner.time == f"{session.state.hour}:00"
    assert view.banner.actions is None
    assert [len(team.tiles) for team in view.teams] == [5, 5]
    assert [team.player for team in view.teams] == ["Ann", "Ben"]
    assert [team.has_turn for team in view.teams] == [session.state.team == team.side for team in view.teams]
    assert tile(view, holder).initiative
    assert [each.cowboy for team in view.teams for each in team.tiles if each.choosable] == [holder]
    assert all(action.why_not for action in view.actions)
    assert holder.split("-")[1] in view.hint.text


def test_a_tile_under_the_pointer_says_why_not(session: Session) -> None:
    view = shown(session)
    barred = next(each for team in view.teams for each in team.tiles if each.why_not)
    hint = shown(session, hovered=("play", barred.cowboy)).hint
    assert hint.warns
    assert hint.text == barred.why_not


def test_a_played_cowboy(session: Session) -> None:
    view = shown(played(session))
    assert tile(view, session.state.active).active
    assert view.banner.actions == 2
    assert [action.why_not for action in view.actions[:4]] == ["", "", "", ""]
    assert [action.key.lower() for action in view.actions[:3]] == [MOVE_KEY, SHOOT_LEFT_KEY, SHOOT_RIGHT_KEY]


def test_undo_is_greyed_when_nothing_can_be_taken_back(session: Session) -> None:
    assert shown(session, can_undo=False).actions[-1].why_not
    assert not shown(session, can_undo=True).actions[-1].why_not


def test_a_barred_side_is_greyed_with_its_reason(session: Session) -> None:
    prompt = played(session).prompt
    assert prompt is not None
    refusal = Refusal("place-taken", "W50", "left")
    narrow = replace(
        prompt,
        flicks=tuple(offer for offer in prompt.flicks if offer.fixed != ("left",)),
        barred=(Barred(("shoot", "left"), refusal),),
    )
    moment = Moment(asked(narrow))
    view = hud_view(session.state, narrow, moment, WORDS)
    assert [bool(action.why_not) for action in view.actions[:4]] == [False, True, False, False]
    hint = hud_view(session.state, narrow, replace(moment, hovered=("shoot", "left")), WORDS).hint
    assert hint.warns
    assert hint.text == WORDS.refusal(refusal)


def test_every_button_says_what_it_does(session: Session) -> None:
    view = shown(played(session), can_undo=True)
    buttons = [action.words for action in view.actions]
    buttons += [("camera", key) for key in "obt"] + [("log",), ("help",)]
    hints = [shown(session, can_undo=True, hovered=words).hint for words in buttons]
    assert len({hint.text for hint in hints}) == len(buttons)
    assert not any(hint.warns for hint in hints)


def test_the_meter_shows_while_strength_is_given(session: Session) -> None:
    hand = asked(played(session).prompt)
    hand, _ = step(hand, KeyPressed("m"))
    assert shown(session, hand).meter is None
    assert shown(session, hand).actions[0].chosen
    hand, _ = step(hand, PointerMoved(600, 200, (40.0, 20.0)))
    hand, _ = step(hand, Pressed("left"))
    hand, _ = step(hand, PointerMoved(600, 600))
    assert shown(session, hand).meter == MeterView(1.0, live=True)
    assert "Esc" in shown(session, hand).hint.text


def test_a_note_goes_before_the_usual_hint(session: Session) -> None:
    from flick3d.view.hud.views import HintView

    note = HintView("Nothing was flicked.")
    assert shown(session, note=note).hint == note


def test_nothing_is_offered_while_a_flick_is_in_the_air(session: Session) -> None:
    view = hud_view(session.state, None, Moment(asked(None)), WORDS)
    assert all(action.why_not for action in view.actions)
    assert not any(each.choosable for team in view.teams for each in team.tiles)


def over(state: State, winner: str | None) -> State:
    dead = tuple(
        replace(each, posture="dead", hit_points=0) if each.id in ("outlaw-1", "outlaw-2", "outlaw-5") else each
        for each in state.cowboys
    )
    outcome = Outcome(winner, "eliminated", (("lawmen", 3), ("outlaws", 0)))
    return replace(state, cowboys=dead, phase="over", outcome=outcome, active="")


def test_the_result_counts_both_sides(session: Session) -> None:
    view = result_view(over(session.state, "lawmen"), WORDS)
    assert view.title == "Lawmen win!"
    assert (view.icon, view.columns) == ("star", ("Lawmen", "Outlaws"))
    counted = {row.label: row.counted for row in view.rows}
    assert counted == {"Still in the fight": ("5", "2"), "Dead": ("0", "3"), "Hit points left": ("15", "6")}
    assert result_view(over(session.state, None), WORDS).title == "A draw"
    with pytest.raises(ValueError, match="goes on"):
        result_view(session.state, WORDS)


def test_long_sentences_are_broken_between_words() -> None:
    lines = wrapped("Lawman 1 misses: the bullet touched a barrel first.", 20)
    assert all(len(line) <= 22 for line in lines)
    assert " ".join(line.strip() for line in lines) == "Lawman 1 misses: the bullet touched a barrel first."
    assert HELP
