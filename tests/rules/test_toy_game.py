"""The toy game: what the Western game does not need yet of the controller (secrets, chance, arcs)."""

from __future__ import annotations

import pytest

from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Seat
from flick3d.rules.refusal import Refusal
from tests.rules.fake_ground import FakeGround
from tests.rules.toy_game import BidsShown, Toy, ToyScenario

SEATS = (Seat("Ann", "Ann"), Seat("Ben", "Ben"))


def start(seed: int = 1) -> Controller:
    return Controller.start(Toy(), FakeGround(), ToyScenario("toy"), SEATS, seed)


def after(controller: Controller, *texts: str) -> Controller:
    for text in texts:
        controller, _ = controller.apply(controller.read(text))
    return controller


def test_a_secret_bid_looks_the_same_whatever_it_is() -> None:
    low, high = after(start(), "bid 1"), after(start(), "bid 9")
    game = low.game
    assert low.state != high.state
    assert game.seen_by(low.state, "Ben") == game.seen_by(high.state, "Ben")
    assert game.seen_by(low.state, "Ann") == low.state


def test_bids_are_shown_when_both_are_made() -> None:
    controller = after(start(), "bid 1", "bid 9")
    assert controller.game.seen_by(controller.state, "Ben") == controller.state
    assert controller.prompt is not None
    assert (controller.prompt.kind, controller.prompt.player) == ("aim", "Ben")


def test_a_tie_is_decided_by_the_matchs_seed_alone() -> None:
    def first(seed: int) -> str:
        _, events = after(start(seed), "bid 2").apply(start().read("bid 2"))
        shown = events[-1]
        assert isinstance(shown, BidsShown)
        return shown.first

    assert [first(seed) for seed in range(20)] == [first(seed) for seed in range(20)]
    assert {first(seed) for seed in range(20)} == {"Ann", "Ben"}


def test_a_flick_keeps_to_its_arc() -> None:
    controller = after(start(), "bid 1", "bid 2", "aim 350.0")
    assert controller.prompt is not None
    assert controller.prompt.flicks[0].arc == (320.0, 20.0)
    assert controller.check(controller.read("slide 10.0 100.0")) is None
    assert controller.check(controller.read("slide 90.0 100.0")) == Refusal("off-the-arrow")


def test_seats_and_scenarios_are_checked() -> None:
    with pytest.raises(FlickError, match="takes 2"):
        Controller.start(Toy(), FakeGround(), ToyScenario("toy"), SEATS[:1], 1)
    assert Toy().problems(ToyScenario("toy", -1), FakeGround())[0].path == ("chips",)
