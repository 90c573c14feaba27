"""Which keys actions have, what is in conflict, and what a pressed key means. All pure."""

from __future__ import annotations

from collections import Counter

import pytest

from flick3d.games.faith.state import State as FaithState
from flick3d.rules.prompts import Prompt, SpotOffer
from flick3d.view.faith import bar, overlay
from flick3d.view.faith.ballots import KEYS as BALLOT_KEYS
from flick3d.view.input import controls, watch_controls
from flick3d.view.input.actions import ACTIONS, BY_NAME, SETS
from flick3d.view.input.bindings import (
    NOTHING,
    are_together,
    bound_to,
    can_have,
    conflicts,
    meaning,
    pad_keys,
    rebound,
)
from flick3d.view.input.live import ALWAYS, PHOTO, live_scopes, told_scopes
from flick3d.view.input.modes import Acting, Aiming, Hand
from flick3d.view.input.pad import AIMING, MENU, keys_for
from flick3d.view.western import controls as western

WESTERN = live_scopes("western", Hand(mode=Acting()), votes=False, watches=False)
FAITH = live_scopes("faith", Hand(mode=Acting()), votes=False, watches=False)
COUNCIL = live_scopes("faith", Hand(), votes=True, watches=False)
REPLAY = live_scopes("western", Hand(), votes=False, watches=True)


def test_names_are_unique_and_usual_keys_are_in_no_conflict() -> None:
    assert max(Counter(action.name for action in ACTIONS).values()) == 1
    assert conflicts({}) == {} == conflicts({}, "pad")
    assert {action.scope for action in ACTIONS} == set().union(*SETS)
    for action in ACTIONS:
        assert can_have(action, action.key), action.name
        assert not action.pad or can_have(action, action.pad, "pad") or action.scope == "everywhere", action.name


def test_usual_keys_are_those_that_the_screens_know() -> None:
    keys = {action.name: (action.key, *action.also) for action in ACTIONS}
    known = [*controls.UNDO_KEYS, *controls.GLIDE_KEYS, *controls.HELP_KEYS, *controls.STORY_KEYS]
    known += [controls.AIM_BY_CAMERA_KEY, controls.OVERVIEW_KEY, controls.BEHIND_KEY, controls.TOP_KEY]
    known += [controls.LOG_KEY, controls.RULE_KEY, controls.LESSON_KEY, controls.OPTIONS_KEY, controls.SEAT_KEY]
    known += [controls.MUTE_KEY, controls.SOFTER_KEY, *controls.LOUDER_KEYS]
    known += [controls.TURN_PIECE_LEFT_KEY, controls.TURN_PIECE_RIGHT_KEY]
    known += [watch_controls.HIDE_KEY, watch_controls.PHOTO_KEY, watch_controls.AGAIN_KEY]
    known += [watch_controls.DIRECTOR_KEY, watch_controls.ORBIT_KEY]
    known += [watch_controls.NEARER_KEY, watch_controls.FARTHER_KEY]
    known += [key for key, _ in watch_controls.WATCH_KEYS if key != watch_controls.AGAIN]
    known += [key for key in western.ACTION_KEYS if key != "rifle"]
    known += [key for pair in BALLOT_KEYS.values() for key in pair]
    known += [key for key in bar.WORD_KEYS.values() if key.isalpha()]
    known += [bar.PRESENCE_KEY, overlay.LAWS_KEY]
    assert set(known) <= {key for each in keys.values() for key in each}
    assert BY_NAME["shoot-left"].key == western.SHOOT_LEFT_KEY
    corners = {name: (BY_NAME[f"{name}-up"].key, BY_NAME[f"{name}-down"].key) for name in BALLOT_KEYS}
    assert corners == BALLOT_KEYS
    assert FaithState.__struct_fields__.index("phase") >= 0, "by it the screens see that the Council votes"


def test_only_what_differs_is_kept() -> None:
    moved = rebound({}, "move", "v")
    assert moved == {"move": "v"}
    assert bound_to(BY_NAME["move"], moved) == "v"
    assert rebound(moved, "move", "m") == {}
    assert rebound({"of-later": "q"}, "move", "") == {"of-later": "q", "move": ""}
    assert conflicts({"of-later": "q"}) == {}
    with pytest.raises(KeyError):
        rebound({}, "of-later", "q")


def test_a_new_key_does_it_and_the_old_one_does_not() -> None:
    keys = {"move": "v"}
    assert meaning("v", WESTERN, keys) == "m"
    assert meaning("m", WESTERN, keys) == NOTHING
    assert meaning("v", FAITH, keys) == "v", "in the other game it means what it did"
    assert meaning("q", WESTERN, keys) == "q"
    assert meaning("m", (), keys) == "m", "on pages keys are as they are"
    assert meaning("u", WESTERN, {"undo": ""}) == NOTHING
    assert meaning("backspace", WESTERN, {"undo": ""}) == "backspace"


def test_two_keys_change_places() -> None:
    keys = {"shoot-left": "e", "shoot-right": "q"}
    assert (meaning("e", WESTERN, keys), meaning("q", WESTERN, keys)) == ("q", "e")
    assert conflicts(keys) == {}


def test_a_shared_key_is_a_conflict_only_where_both_are_live() -> None:
    assert conflicts({"move": "q"}) == {"move": ("shoot-left",), "shoot-left": ("move",)}
    assert conflicts({"move": "v"}) == {}, "v is of the other game"
    assert conflicts({"bookmark": "m"}) == {}
    assert conflicts({"bookmark": "o"}) == {"bookmark": ("overview",), "overview": ("bookmark",)}
    assert conflicts({"move": "", "shoot-left": ""}) == {}, "none is no key"
    assert not are_together(BY_NAME["again"], BY_NAME["rifle"]), "the button goes first"
    assert meaning("q", WESTERN, {"move": "q"}) in ("m", "q"), "one of both"


def test_the_last_flick_again_and_the_rifle_part() -> None:
    assert meaning("r", WESTERN, {"move": "v"}) == "r"
    assert meaning("v", WESTERN, {"rifle": "v"}) == "rifle"
    assert meaning("r", WESTERN, {"rifle": "v"}) == "again"
    assert meaning("v", WESTERN, {"again": "v"}) == "again"
    assert meaning("r", WESTERN, {"again": "v"}) == "rifle"
    assert meaning("r", REPLAY, {"again": "v"}) == NOTHING
    assert (watch_controls.AGAIN, False) in watch_controls.WATCH_KEYS
    assert dict(western.CONTROLS.actions)["rifle"] == (("rifle",),)


def test_a_button_of_faith_has_a_key_of_its_own_as_well() -> None:
    outline = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0))
    prompt = Prompt("temple", "Ann", "Ann", spots=(SpotOffer("raise", (), "temple-1", "temple", outline),))
    keys = dict(bar.bar_keys(prompt))
    assert keys["raise"] == keys["r"] == ("raise",)


def test_a_hidden_action_never_does_what_goes_before_it() -> None:
    assert meaning("o", COUNCIL, {"north-east-up": "y"}) == NOTHING, "else the overview's key would vote"
    assert meaning("y", COUNCIL, {"north-east-up": "y"}) == "o"


def test_what_is_live_follows_the_player() -> None:
    aiming = live_scopes("western", Hand(mode=Aiming(0, 90.0)), votes=False, watches=False)
    assert aiming[0] == "aiming"
    assert meaning("v", aiming, {"charge": "v"}) == "space"
    assert meaning("space", aiming, {"charge": "v"}) == NOTHING
    assert meaning("space", WESTERN, {"charge": "v"}) == "space", "where nothing is aimed it closes and confirms"
    board = live_scopes("western", Hand(mode=Aiming(0, 90.0), help_open=True), votes=False, watches=False)
    assert "aiming" not in board and "western" not in board
    assert meaning("v", PHOTO, {"nearer": "v"}) == "["
    assert meaning("v", ALWAYS, {"mute": "v"}) == "j"
    assert told_scopes("faith")[0] == "faith" and told_scopes("faith", watches=True)[0] == "replay"


def test_what_chooses_everywhere_stays() -> None:
    for key in ("escape", "shift", "enter", "1", "tab"):
        assert not can_have(BY_NAME["move"], key), key
    assert can_have(BY_NAME["flick"], "tab") and not can_have(BY_NAME["flick"], "escape")
    assert not can_have(BY_NAME["undo"], "face_a", "pad") and can_have(BY_NAME["charge"], "face_x", "pad")


def test_buttons_of_a_pad_stand_for_what_is_bound_to_them() -> None:
    usual = pad_keys(keys_for(Acting()), WESTERN, {})
    assert usual == {**MENU, "lshoulder": "u", "rshoulder": "o", "lstick": "h", "rstick": "again"}
    assert pad_keys(MENU, (), {"undo": "back"}) == MENU
    changed = pad_keys(MENU, WESTERN, {"undo": "ltrigger", "options": ""})
    assert changed["ltrigger"] == "u" and "back" not in changed and changed["lshoulder"] == "page_up"
    aiming = live_scopes("western", Hand(mode=Aiming(0, 90.0)), votes=False, watches=False)
    assert pad_keys(AIMING, aiming, {})["face_a"] == "space"
    assert "face_a" not in pad_keys(AIMING, aiming, {"charge": "rtrigger"})
