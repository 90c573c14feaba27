"""The commands that open a window: what they hand to it, and what they say afterwards."""

from __future__ import annotations

import pytest

from flick3d.cli import play as play_command
from flick3d.match.record import read_record

from ..match.helpers import play
from .helpers import run


class Window:
    """Stands where the view does: it takes what it is given, and plays a little by itself."""

    def __init__(self, monkeypatch, steps: int) -> None:
        self.steps = steps
        self.match = None
        self.options = {}
        monkeypatch.setattr("flick3d.view.app.play_match", self)

    def __call__(self, match, **options):
        self.match, self.options = match, options
        play(match.session, self.steps)
        return match


def test_play_hands_a_match_to_the_window_and_records_it(monkeypatch, home):
    window = Window(monkeypatch, 3)
    words = ["--players", "lawmen=Ann", "--players", "outlaws=Ben,Cy", "--seat", "Cy=human", "--seed", "9"]
    assert run("play", "western/main-street", *words, "--size", "960x540", "--fullscreen").exit_code == 0
    assert [(seat.name, seat.team) for seat in window.match.seats] == [
        ("Ann", "lawmen"),
        ("Ben", "outlaws"),
        ("Cy", "outlaws"),
    ]
    assert window.match.seed == 9
    assert (window.options["size"], window.options["fullscreen"]) == ((960, 540), True)
    assert len(read_record(window.match.record_path).played) == 3
    assert window.match.record_path.parent == home / "replays"


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ([], ["Player 1", "Player 2", "Player 3", "Player 4"]),
        (["--players", "3", "--seat", "Player 3=human"], ["Player 1", "Player 2", "Player 3"]),
        (["--players", "Ann,Ben"], ["Ann", "Ben"]),
    ],
)
def test_play_seats_players_without_teams(monkeypatch, words, names):
    window = Window(monkeypatch, 2)
    assert run("play", "faith/classic", *words).exit_code == 0
    assert [(seat.name, seat.team) for seat in window.match.seats] == [(name, name) for name in names]
    run("play", "--load", window.match.record_path)
    assert (len(window.match.session.steps), [seat.name for seat in window.match.seats]) == (4, names)


def test_a_match_goes_on_with_load(monkeypatch):
    window = Window(monkeypatch, 4)
    told = run("play", "western/main-street").stdout
    first = window.match
    assert f"flick3d play --load {first.record_path}" in told
    run("play", "--load", first.record_path)
    assert window.match.session.steps[:4] == first.session.steps
    assert len(read_record(window.match.record_path).played) == 8
    first.record_path.write_bytes(first.record_path.read_bytes()[:-5])
    result = run("play", "--load", first.record_path)
    assert "its last line was cut off" in result.stderr
    assert len(window.match.session.steps) == 7


def test_the_bare_command_opens_the_first_scenario(monkeypatch):
    window = Window(monkeypatch, 0)
    result = run()
    assert (result.exit_code, result.stdout) == (0, ""), "a match in which nothing happened leaves nothing behind"
    assert window.match.scenario.name == play_command.FIRST_SCENARIO
    assert not window.match.record_path.exists()


def test_replay_hands_the_whole_match_to_the_window(monkeypatch, record):
    shown = []
    monkeypatch.setattr(
        "flick3d.view.app.watch_record", lambda session, title, **options: shown.append((session, title))
    )
    assert run("replay", record).exit_code == 0
    session, title = shown[0]
    assert (len(session.steps), title) == (9, "Short")
