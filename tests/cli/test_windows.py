"""The commands that open a window: what they hand to it, and what they say afterwards."""

from __future__ import annotations

import pytest

from flick3d.match.record import read_record
from flick3d.resources import shipped_folder

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


def test_a_match_that_cannot_be_recorded_is_played_and_told_in_one_line(monkeypatch, home):
    home.write_text("no folder")
    window = Window(monkeypatch, 2)
    result = run("play", "western/main-street")
    assert (result.exit_code, result.stdout) == (0, "")
    assert len(window.match.session.steps) == 2
    line = f"{window.match.record_path}: the end of the match could not be recorded: Not a directory"
    assert result.stderr.splitlines() == [line], "however long it is"


def test_the_bare_command_opens_the_menu(monkeypatch):
    opened = []
    monkeypatch.setattr("flick3d.view.front.house.open_house", lambda **options: opened.append(options))
    result = run("--size", "960x540", "--fullscreen", "--no-sound")
    assert (result.exit_code, result.stdout) == (0, "")
    assert [(each["size"], each["fullscreen"], each["sound"]) for each in opened] == [((960, 540), True, False)]


def test_options_of_the_menu_do_not_stand_before_a_command(monkeypatch):
    result = run("--fullscreen", "scenarios")
    assert result.exit_code == 2
    assert "behind it" in result.stderr


def test_replay_hands_the_whole_match_to_the_window(monkeypatch, record):
    shown = []
    monkeypatch.setattr(
        "flick3d.view.app.watch_record", lambda session, title, **options: shown.append((session, title))
    )
    assert run("replay", record).exit_code == 0
    session, title = shown[0]
    assert (len(session.steps), title) == (9, "Short")


def test_watch_begins_without_a_story_and_looks_at_the_file(monkeypatch, tmp_path):
    window = Window(monkeypatch, 1)
    file = tmp_path / "mine.yaml"
    file.write_bytes((shipped_folder("scenarios") / "western" / "main-street.yaml").read_bytes())
    assert run("play", file, "--watch").exit_code == 0
    assert window.options["briefing"] is False
    assert window.options["rehearsal"].look(window.match, lambda match: True) is None
    assert run("play", "western/main-street").exit_code == 0
    assert window.options["rehearsal"] is None
    refused = run("play", "--load", window.match.record_path, "--watch")
    assert (refused.exit_code, "--watch is for a SCENARIO" in refused.stderr) == (2, True)
