"""What each command prints, its exit codes, and one line on stderr for everything that is wrong."""

from __future__ import annotations

import json
import re

import click
import pytest

from flick3d import __version__
from flick3d.cli.common import pair, size
from flick3d.cli.play import by_house_rules
from flick3d.resources import user_folder
from flick3d.rules.errors import FlickError
from flick3d.settings import Settings, write_settings

from ..match.helpers import short_scenario
from .helpers import ROOT, refused, run

NAMES = ("play", "simulate", "replay", "shot", "check", "scenarios", "bench", "doctor")


def test_help_lists_every_command_and_each_has_help_of_its_own():
    listing = run("--help").stdout
    for name in NAMES:
        assert re.search(rf"^  {name} +\S", listing, re.MULTILINE), name
        text = run(name, "--help").stdout
        assert text.startswith(f"Usage: flick3d {name} ")
        assert len(text.splitlines()) > 4
    assert run("-h").stdout == listing


def test_version():
    assert run("--version").stdout == f"flick3d {__version__}\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "No such command 'dance'"),
        (["simulate", "western/main-street"], "Missing option '--matches' (try 'flick3d simulate --help')"),
        (["simulate", "western/main-street", "--matches", "0"], "--matches"),
        (["simulate", "western/main-stret", "--matches", "1"], "did you mean 'western/main-street'?"),
        (["simulate", "western/main-street", "--matches", "1", "--seat", "Ann=random"], "no player 'Ann'"),
        (["simulate", "western/main-street", "--matches", "1", "--seat", "Lawmen=human"], "no player of kind 'human'"),
        (["simulate", "western/main-street", "--matches", "1", "--seat", "Lawmen"], "not of the form NAME=VALUE"),
        (["simulate", "western/main-street", "--matches", "1", "--players", "cows=Ann"], "no team 'cows'"),
        (["simulate", "western/main-street", "--matches", "1", "--players", "lawmen=a,b,c"], "team"),
        (["simulate", "western/main-street", "--matches", "1", "--players", "3"], "takes 2 to 10 players, as lawmen="),
        (["simulate", "faith/classic", "--matches", "1", "--players", "5"], "5 players: 'faith' takes 2 to 4 players"),
        (["simulate", "faith/classic", "--matches", "1", "--players", "lawmen=Ann"], "as a number or as NAME,NAME"),
        (
            ["simulate", "faith/classic", "--matches", "1", "--seat", "Lawmen=random"],
            "the players are Player 1, Player 2",
        ),
        (["simulate", "faith/clasic", "--matches", "1"], "did you mean 'faith/classic'?"),
        (["shot", "faith/nowhere", "--out", "x.png"], "no scenario 'faith/nowhere'"),
        (["play"], "say what to play"),
        (["play", "nowhere"], "no scenario 'nowhere'"),
        (["play", "western/main-street", "--size", "12x"], "'12x' is no size: write it as 1280x720"),
        (["play", "western/main-street", "--size", "10x10"], "out of range"),
        (["play", "--load", "nowhere.flick3d"], "nowhere.flick3d: cannot be read"),
        (["play", "western/main-street", "--load", "x"], "leave them out"),
        (["play", "--load", "x", "--seed", "3"], "leave them out"),
        (["play", "western/main-street", "--seat", "Lawmen=random"], "no player of kind 'random' here"),
        (["play", "western/main-street", "--seat", "Ann=hard"], "no player 'Ann': the players are Lawmen, Outlaws"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "nowhere.flick3d"], "nowhere.flick3d: cannot be read: No such file or directory"),
        (["replay", "--verify", ROOT / "pyproject.toml"], "pyproject.toml:1: no record of a match"),
        (["shot", "western/main-street"], "Missing option '--out'"),
        (["shot", "western/main-street", "--out", "x.jpg"], "must end in .png"),
        (["shot", "western/main-street", "--out", "/nowhere/x.png"], "there is no folder '/nowhere'"),
        (["shot", "western/main-street", "--out", "x.png", "--camera", "moon"], "no camera 'moon': there are overview"),
        (["shot", "western/nowhere", "--out", "x.png"], "no scenario 'western/nowhere'"),
        (["check"], "Missing argument 'FILE ...'"),
        (["check", "--schema", "western/main-street"], "--schema takes no FILE"),
        (["bench", "--only", "luck"], "--only"),
        (["scenarios", "--xml"], "No such option"),
    ],
)
def test_what_is_wrong_is_one_line_on_stderr(words, told):
    assert told in refused(*words)


def test_a_bug_is_not_hidden(monkeypatch):
    def broken(*arguments):
        raise KeyError("a bug")

    monkeypatch.setattr("flick3d.scenario.library.entries", broken)
    with pytest.raises(KeyError):
        run("scenarios")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (FlickError("no table"), "flick3d: no table"),
        (FileNotFoundError(2, "No such file or directory", "x.txt"), "flick3d: x.txt: No such file or directory"),
    ],
)
def test_errors_of_files_and_rules_are_lines(monkeypatch, error, told):
    def broken(*arguments):
        raise error

    monkeypatch.setattr("flick3d.scenario.library.entries", broken)
    assert refused("scenarios") == told


def test_ctrl_c_ends_with_130(monkeypatch):
    def interrupted(*arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr("flick3d.scenario.library.entries", interrupted)
    result = run("scenarios")
    assert (result.exit_code, result.stdout, result.stderr.strip()) == (130, "", "")


@pytest.mark.parametrize(("text", "pixels"), [("1280x720", (1280, 720)), ("320X240", (320, 240))])
def test_sizes(text, pixels):
    assert size(text) == pixels


@pytest.mark.parametrize("text", ["", "x", "1280", "1280x", "ax b", "-1x700", "99999999999x700", "١x٢", "1280x720x3"])
def test_texts_that_are_no_sizes(text):
    with pytest.raises(click.BadParameter):
        size(text)


def test_pairs():
    assert pair(" Ann = human ") == ("Ann", "human")
    for text in ("Ann", "=x", "Ann=", "="):
        with pytest.raises(click.BadParameter):
            pair(text)


def test_scenarios_are_listed_with_titles_and_faults(home):
    own = user_folder("scenarios")
    own.mkdir(parents=True)
    (own / "broken.yaml").write_text("game: western\n")
    text = run("scenarios").stdout
    assert re.search(r"western/main-street +western +Gunfight on Main Street", text)
    assert re.search(r"faith/classic +faith +The War of Heaven", text)
    assert re.search(r"broken +faulty: flick3d check broken", text)
    rows = json.loads(run("scenarios", "--json").stdout)
    assert len({tuple(row) for row in rows}) == 1
    *shipped, broken = rows
    assert (broken["name"], broken["own"], broken["title"], bool(broken["faults"])) == ("broken", True, "", True)
    assert {(row["own"], *row["faults"]) for row in shipped} == {(False,)}
    assert [row["name"] for row in shipped] == re.findall(r"(?:western|faith)/\S+", text)
    western = [row for row in shipped if row["game"] == "western"]
    assert [(row["players"], row["teams"]) for row in western] == [([2, 10], ["lawmen", "outlaws"])] * 10
    assert [row["title"] for row in shipped[:3]] == ["Gunfight on Main Street", "Doors and Duels", "The Bank Job"]
    assert shipped[0]["about"] == {"goals": [{"eliminate": 3}]}
    assert "duel" in shipped[1]["news"]
    first, classic = (row for row in shipped if row["game"] == "faith")
    assert (first["players"], first["teams"]) == (classic["players"], classic["teams"]) == ([2, 4], [])
    assert first["about"] == {"laws": [], "gods": []}
    assert (len(classic["about"]["laws"]), len(classic["about"]["gods"])) == (20, 4)
    assert "Council" in classic["news"]


def test_what_a_file_leaves_out_is_told_too(home):
    own = user_folder("scenarios")
    own.mkdir(parents=True)
    (own / "plain.yaml").write_text("game: faith\ntitle: Plain\nbriefing: A match.\nlaws: []\n")
    *_, row = json.loads(run("scenarios", "--json").stdout)
    assert row["about"] == {"laws": [], "gods": ["norse", "greek", "egyptian", "celtic"]}


def test_check_prints_the_schema_of_scenarios():
    result = run("check", "--schema")
    assert (result.exit_code, result.stderr) == (0, "")
    printed = json.loads(result.stdout)
    assert printed["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    goal = printed["$defs"]["western.Goal"]["properties"]
    assert set(goal) >= {"eliminate", "win_duels", "gather", "reach", "escape"}
    assert set(printed["$defs"]["faith.Scenario"]["properties"]) >= {"laws", "gods"}


def test_check_knows_scenarios_saves_and_records(record, tmp_path):
    good = run("check", "western/main-street", record)
    assert good.exit_code == 0
    assert good.stdout.splitlines() == [
        "western/main-street: ok (scenario 'Gunfight on Main Street')",
        f"{record}: ok (record of tests/short, 9 actions, not ended)",
    ]
    record.write_bytes(record.read_bytes()[:-9])
    assert "8 actions, not ended; its last line was cut off" in run("check", record).stdout
    record.write_bytes(record.read_bytes().replace(b'"n":3', b'"n":4', 1))
    (tmp_path / "bad.yaml").write_text("game: western\ntitle: 7\nclock: {start: 7}\n")
    bad = run("check", tmp_path / "bad.yaml", record, tmp_path, tmp_path / "no.yaml", "western/main-street")
    assert bad.exit_code == 2
    assert bad.stdout.splitlines() == ["western/main-street: ok (scenario 'Gunfight on Main Street')"]
    lines = bad.stderr.splitlines()
    assert f"{tmp_path}/bad.yaml:2:8: title: a text is needed here, not the number 7" in lines
    assert f"{tmp_path}/bad.yaml:1:1: the key 'cowboys' is missing (a list)" in lines
    assert f"{record}:4: damaged: step 3 should stand here, not 4" in lines
    assert f"{tmp_path}: cannot be read: Is a directory" in lines
    assert f"{tmp_path}/no.yaml: cannot be read: No such file or directory" in lines


def test_replay_verifies(record):
    good = run("replay", "--verify", record)
    assert good.exit_code == 0
    assert re.fullmatch(rf"{re.escape(str(record))}: agrees \(9 actions, \d+ flicks\)\n", good.stdout)
    lines = record.read_bytes().split(b"\n")
    number = next(n for n, line in enumerate(lines) if b'"facts"' in line)
    step = json.loads(lines[number])
    step["facts"]["rests"][-1]["pose"][1] += 0.25
    lines[number] = json.dumps(step).encode()
    record.write_bytes(b"\n".join(lines))
    bad = run("replay", "--verify", record)
    assert bad.exit_code == 1
    start = f"{record}:{number + 1}: stops agreeing at action {step['n']}: facts differ: "
    assert bad.stdout.startswith(start)
    assert "rests 0.2500 cm from where the record has it" in bad.stdout


def test_simulate_prints_the_same_json_in_any_number_of_processes(tmp_path):
    file = tmp_path / "short.yaml"
    file.write_text(json.dumps(short_scenario().document))
    documents = []
    for jobs in (1, 2):
        records = tmp_path / f"records-{jobs}"
        result = run("simulate", file, "--matches", 3, "--seed", 4, "--jobs", jobs, "--json", "--records", records)
        assert (result.exit_code, result.stderr) == (0, "")
        documents.append(json.loads(result.stdout))
        assert [path.name for path in sorted(records.iterdir())] == [f"short-000{n}.flick3d" for n in (1, 2, 3)]
        assert run("replay", "--verify", records / "short-0002.flick3d").exit_code == 0
    assert documents[0].pop("time")["total"] > 0
    del documents[1]["time"]
    assert documents[0] == documents[1]
    wins = [team["wins"] for team in documents[0]["teams"].values()]
    assert sum(wins) + documents[0]["draws"] == len(documents[0]["results"]) == 3


def test_simulate_prints_a_table(tmp_path):
    file = tmp_path / "short.yaml"
    file.write_text(json.dumps(short_scenario().document))
    text = run("simulate", file, "--matches", 2, "--players", "lawmen=Ann,Cy").stdout
    assert "Short: 2 matches, seed 1" in text
    for word in ("lawmen", "outlaws", "draws", "Wins", "Hits", "Misses", "rounds", "flicks a second"):
        assert word in text
    assert "Mean" not in text


FIRST_TIME = ("simulate", "faith/first-time", "--matches", 2, "--seed", 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulate_seats_players_without_teams(players):
    result = run(*FIRST_TIME, "--jobs", 2, "--players", players, "--seat", "Player 1=random", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    told = json.loads(result.stdout)
    names = [f"Player {number}" for number in range(1, players + 1)]
    assert list(told["teams"]) == names
    assert sum(team["wins"] for team in told["teams"].values()) + told["draws"] == 2
    assert set(told["lengths"]) == {"generations", "actions", "flicks"}
    assert all(set(match["scores"]) == set(names) for match in told["results"])


def test_simulate_prints_a_table_of_players():
    text = run(*FIRST_TIME, "--players", "Ann,A name of 24 letters ...").stdout
    assert "The First Flock: 2 matches, seed 1" in text
    assert re.search(r"^ *Wins +Share +Mean VP +Flicks +Temples +Navel +Islands +Lost *$", text, re.MULTILINE)
    assert re.search(r"^ *Ann +\d+ +\d+% +\d+\.\d( +\d+){5} *$", text, re.MULTILINE)
    assert "Median and range of a match: generations 4 (4 to 4); actions" in text
    assert max(len(line.rstrip()) for line in text.splitlines()[:8]) <= 80
    for word in ("Hits", "Misses", "rounds"):
        assert word not in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--house-rule", "W42"], "'W42' is not of the form NAME=VALUE"),
        (["--house-rule", "W99=never"], "no house rule 'W99': this game has W42 (moving_aside)"),
        (["--house-rule", "star=onw"], "house rule W62 (star): 'onw' is none of enemy, own; did you mean 'own'?"),
        (["--house-rule", "star=own", "--watch"], "--watch plays by the file: write the house rules into it"),
    ],
)
def test_a_house_rule_that_cannot_be_is_told(words: list[str], told: str):
    assert told in refused("play", "western/main-street", *words)


def test_a_match_that_is_loaded_has_its_house_rules(record):
    assert "house rules" in refused("play", "--load", record, "--house-rule", "star=own")


def test_the_command_line_goes_before_the_settings_and_they_before_the_rulebook(home):
    write_settings(Settings(house_rules={"western": {"star": "own", "moving_aside": "never", "off_the_area": 7}}))
    played = by_house_rules(short_scenario(), (("w62", "enemy"), ("both_at_once", "turn")))
    assert played.document["house_rules"] == {"moving_aside": "never", "both_at_once": "turn"}
