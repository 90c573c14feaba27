"""A disc that is left in the Corner: what its owner had prepared for another flick is gone with the turn (F31, F32)."""

from __future__ import annotations

import pytest

from flick3d.games.faith.table import HAND
from flick3d.rules.controller import Controller
from flick3d.rules.layout import upright
from flick3d.rules.outline import encloses
from tests.games.faith.matches import begun
from tests.rules.played import flick, played


def stuck(*gods: str) -> Controller:
    """The first player's disc has not come out of the Corner."""
    controller = begun("Ann", "Ben", gods=gods)
    x, y = controller.state.middle_of_cloud("Ann")
    offer = controller.prompt.flicks[0]
    controller, _ = flick(controller, offer.text(225.0, 50.0), **{offer.piece.replace("-", "_"): upright(x, y)})
    assert controller.state.phase == "stuck"
    return controller


@pytest.mark.rule("F31", "F32")
def test_the_next_players_disc_lies_in_his_own_cloud():
    x, y = stuck().state.middle_of_cloud("Ann")
    controller = played(played(stuck(), f"put {x + 0.5:.2f} {y:.2f}"), "leave")
    state = controller.state
    assert (state.phase, state.active, state.spot) == ("mission", "Ben", None)
    assert all(encloses(state.corner("Ben").border, *offer.at) for offer in controller.prompt.flicks)


@pytest.mark.rule("G7")
def test_the_hand_of_god_is_gone_when_dagda_leaves_his_disc():
    controller = played(stuck("dagda", "tyr"), "stand 8.0 8.0 45.0")
    assert HAND in [placed.piece for placed in controller.state.layout]
    controller = played(controller, "leave")
    assert controller.state.hand is None
    assert HAND not in [placed.piece for placed in controller.state.layout]
