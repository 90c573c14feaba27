"""Choosing among ideas: geometry first, then the table, then lapses; and what a computer player makes of it."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from flick3d.ai.choosing import FINALISTS, choose
from flick3d.ai.levels import LEVELS, Level
from flick3d.ai.player import ComputerPlayer
from flick3d.rules.chance import stream

from .curling import GOAL, CurlingMind, Stone

EXACT = Level("hard", 0.0, 0.0, shortlist=3, tries=2, lapse=0.0, foresight=True)
THOUGHTLESS = msgspec.structs.replace(EXACT, shortlist=0, tries=0)
# With wood on wood 100 cm/s carry a disc some 20 cm, 60 about 7 and 200 some 80 (v^2 / 2 mu g).
WRONG = {60.0: 5.0, 100.0: 4.0, 200.0: 3.0, 150.0: -50.0}


def best(mind, level, table, seed=1):
    prompt = mind.game.prompt(Stone(), table)
    return choose(mind, Stone(), prompt, table, level, "Ann", stream(seed, "test"))[0]


def test_without_tries_the_geometry_decides(table):
    mind = CurlingMind(WRONG)
    assert best(mind, THOUGHTLESS, table).flick.speed == 60.0
    assert mind.judged == 0


def test_what_was_tried_on_the_table_corrects_the_geometry(table):
    assert best(CurlingMind(WRONG), EXACT, table).flick.speed == 100.0


def test_only_the_shortlist_is_tried_and_only_the_finalists_again(table):
    mind = CurlingMind({50.0 + 10.0 * n: 1.0 - n for n in range(8)})
    best(mind, msgspec.structs.replace(EXACT, shortlist=5, tries=3), table)
    # The state before, five first tries, and two more for each finalist.
    assert mind.judged == 1 + 5 + 2 * FINALISTS


def test_a_choice_that_is_worth_more_than_every_flick_is_taken(table):
    idea = best(CurlingMind(WRONG, passing=50.0), EXACT, table)
    assert (idea.words, idea.goal) == ("pass", "pass")


def test_the_same_question_has_the_same_answer(table):
    level = msgspec.structs.replace(EXACT, angle_noise=3.0, speed_noise=0.3, lapse=0.5)
    answers = [best(CurlingMind(WRONG), level, table, seed) for seed in (1, 1, 2, 3, 4, 5, 6, 7, 8)]
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1


def test_lapses_take_a_worse_idea_now_and_then_but_not_often(table):
    level = msgspec.structs.replace(THOUGHTLESS, lapse=0.8)
    mind = CurlingMind({60.0: 0.0, 100.0: 10.0, 200.0: 0.0}, passing=0.0)
    taken = Counter(best(mind, level, table, seed).words for seed in range(200))
    assert 120 < taken["slide 0.0 100.0"] < 200


@pytest.mark.parametrize("name", LEVELS)
def test_a_player_means_one_thing_and_his_hand_does_another(name, table):
    level = msgspec.structs.replace(LEVELS[name], lapse=0.0, shortlist=0)
    player = ComputerPlayer(CurlingMind({100.0: 1.0}), table, level, "Ann", 5)
    decisions = [player.decide(Stone(), n) for n in range(300)]
    assert {(each.goal, each.piece, each.place) for each in decisions} == {("goal", "movement-disc", (GOAL, 0.0))}
    directions = [(float(each.text.split()[1]) + 180.0) % 360.0 - 180.0 for each in decisions]
    speeds = [float(each.text.split()[2]) for each in decisions]
    for values, mean, deviation in (
        (directions, 0.0, level.angle_noise),
        (speeds, 100.0, level.speed_noise * 100.0),
    ):
        found = sum(values) / len(values)
        assert abs(found - mean) < 0.2 * deviation
        spread = (sum((value - found) ** 2 for value in values) / len(values)) ** 0.5
        assert 0.85 * deviation < spread < 1.15 * deviation


def test_a_player_answers_the_same_again_and_otherwise_at_another_step_seed_or_seat(table):
    def text(name="Ann", seed=5, number=0):
        return ComputerPlayer(CurlingMind({100.0: 1.0}), table, LEVELS["easy"], name, seed).decide(Stone(), number).text

    assert text() == text()
    assert len({text(), text(number=1), text(seed=6), text(name="Ben")}) == 4


def test_nothing_asked_is_an_error(table):
    with pytest.raises(ValueError, match="nothing is asked"):
        ComputerPlayer(CurlingMind({100.0: 1.0}), table, LEVELS["easy"], "Ann", 5).decide(Stone(x=3.0), 0)


def test_better_levels_have_steadier_hands_and_think_more():
    easy, normal, hard = (LEVELS[name] for name in ("easy", "normal", "hard"))
    for field in ("angle_noise", "speed_noise", "lapse"):
        assert getattr(easy, field) > getattr(normal, field) >= getattr(hard, field)
    assert easy.shortlist * easy.tries < normal.shortlist * normal.tries < hard.shortlist * hard.tries


def test_a_whim_takes_now_this_and_now_that_at_every_level(table):
    mind = CurlingMind({60.0: 1.0, 100.0: 1.5})
    moody = [msgspec.structs.replace(idea, whim=2.0) for idea in mind.ideas(Stone(), None, table, EXACT)]
    mind.ideas = lambda *_: tuple(moody[:2])
    taken = Counter(best(mind, THOUGHTLESS, table, seed).words for seed in range(200))
    assert min(taken.values()) > 50
