"""What is heard of the rules: the clock, votes, Temples, points; and the sounds of a playback at their moments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from flick3d.games.faith import events as faith
from flick3d.games.western import events as western
from flick3d.physics.pieces import load
from flick3d.physics.trajectory import Trajectory
from flick3d.resources import shipped_folder
from flick3d.rules.events import Event
from flick3d.rules.facts import Blasted, Contact
from flick3d.rules.layout import Layout, Placement, Pose, upright
from flick3d.rules.outcome import Outcome
from flick3d.view.audio.contacts import loudness
from flick3d.view.audio.cues import Cue, Point
from flick3d.view.audio.foley import LAG, Foley
from flick3d.view.audio.sounds import load_catalogue
from flick3d.view.audio.volumes import slowed
from flick3d.view.faith import sounds as faith_sounds
from flick3d.view.playback import Playback
from flick3d.view.playing import Finished
from flick3d.view.western import sounds as western_sounds
from tests.view.audio_help import drawn

SOUNDS = load_catalogue(shipped_folder("models") / "sounds").sounds
HERE = (3.0, 4.0, 0.0)


def somewhere(_: str) -> Point | None:
    return HERE


def nowhere(_: str) -> Point | None:
    return None


def made(kind: type[Event]) -> Event:
    """An event of this kind, with whatever fits its fields."""
    values: dict[str, Any] = {
        "outcome": Outcome("lawmen", "noon"), "hour": 3, "round": 2, "thumbs": (("Ann", "up"), ("Ben", "down")),
        "components": (), "god": "tyr", "dead": False,
    }  # fmt: skip
    numbers = {"x", "y", "points", "direction", "distance", "generation", "templars", "islands", "presence"}
    fields = kind.__struct_fields__
    return kind(**{name: values.get(name, 1.0 if name in numbers else "lawman-1") for name in fields})


@pytest.mark.parametrize("place", [somewhere, nowhere])
def test_every_event_sounds_from_the_shipped_catalogue_or_not_at_all(place: Any) -> None:
    told = [cue for kind in western.EVENTS for cue in western_sounds.cues((made(kind),), place)]
    told += [cue for kind in faith.EVENTS for cue in faith_sounds.cues((made(kind),), place)]
    assert len(told) > 30
    for cue in told:
        assert cue.name in SOUNDS, cue
        assert SOUNDS[cue.name].loop == (cue.lasts > 0.0), cue
        assert 0.5 <= cue.pitch <= 1.5 and -20.0 <= cue.loudness <= 6.0 and 0.0 <= cue.delay < 8.0
    for scape in (western_sounds.SOUNDSCAPE, faith_sounds.SOUNDSCAPE):
        assert SOUNDS[scape.room].loop and SOUNDS[scape.tune].loop and not SOUNDS[scape.turn].loop


def names(cues: Iterable[Cue]) -> list[str]:
    return [cue.name for cue in cues]


@pytest.mark.parametrize("hour", [1, 2, 7, 12])
def test_the_clock_ticks_and_strikes_the_hour(hour: int) -> None:
    cues = list(western_sounds.cues((western.RoundBegan(1, hour, "red"),), somewhere))
    bells = [cue for cue in cues if cue.name.startswith("clock-bell")]
    assert len(bells) == hour
    delays = [cue.delay for cue in cues]
    assert delays == sorted(delays) and delays[-1] < 6.0
    assert bells[0].at is not None and bells[0].at[2] > 5.0
    assert (bells[-1].name == "clock-bell-twelve") == (hour == 12)


def test_votes_are_stamps_one_after_another() -> None:
    shown = faith.VotesShown((("Ann", "up"), ("Ben", "down"), ("Cleo", "up")))
    cues = list(faith_sounds.cues((shown,), nowhere))
    assert names(cues) == ["thumb-stamp"] * 3
    assert len({cue.delay for cue in cues}) == 3


def test_what_happens_to_many_discs_without_a_place_is_heard_once() -> None:
    events = [faith.Drowned("Ann", f"prophet-{number}") for number in range(5)]
    assert names(faith_sounds.cues(events, nowhere)) == ["kraken"]
    assert len(names(faith_sounds.cues(events, somewhere))) == 5


def test_a_temple_sounds_where_it_is_placed() -> None:
    raised = faith.TempleRaised("Ann", "prophet-1", "temple-1", "north", 5.0, 6.0)  # type: ignore[arg-type]
    (cue,) = faith_sounds.cues((raised,), nowhere)
    assert (cue.name, cue.at) == ("temple-placed", (5.0, 6.0, 0.0))


@pytest.mark.parametrize(
    ("winner", "lost", "name"),
    [("lawmen", False, "won"), ("lawmen", True, "lost"), (None, False, "draw"), (None, True, "draw")],
)
def test_the_end_has_its_flourish(winner: str | None, lost: bool, name: str) -> None:
    outcome = Outcome(winner, "noon")
    for game, sounds, ended in (
        ("western", western_sounds, western.MatchEnded(outcome)),
        ("faith", faith_sounds, faith.MatchEnded(outcome)),
    ):
        (cue,) = sounds.cues((ended,), nowhere, lost)
        assert cue == sounds.ending(outcome, lost) and cue.name == f"{name}-{game}"
        assert SOUNDS[cue.name].files


def test_whoever_sits_at_the_screen_has_won_unless_it_is_said_otherwise() -> None:
    outcome = Outcome("lawmen", "noon")
    assert names(western_sounds.cues((western.MatchEnded(outcome),), nowhere)) == ["won-western"]
    assert names(faith_sounds.cues((faith.MatchEnded(outcome),), nowhere)) == ["won-faith"]


class FakeMixer:
    """Remembers what it is asked for."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []
        self.hums: list[list[str]] = []
        self.pitches: list[float] = []

    def play(self, cues: Iterable[Cue]) -> None:
        self.cues += cues

    def hum(self, hums: Iterable[Any]) -> None:
        found = list(hums)
        self.hums.append([hum.name for hum in found])
        self.pitches += [hum.pitch for hum in found]


class FakeTable:
    """A scene without a window."""

    def __init__(self, layout: Layout) -> None:
        self.kinds_and_poses = {placed.piece: (placed.kind, placed.pose) for placed in layout}

    def pose_of(self, piece: str) -> Pose | None:
        return self.kinds_and_poses[piece][1] if piece in self.kinds_and_poses else None

    def place(self, piece: str, pose: Pose) -> None:
        self.kinds_and_poses[piece] = (self.kinds_and_poses[piece][0], pose)

    def explode(self, _x: float, _y: float) -> None:
        pass


LAYOUT = Layout(
    (
        Placement("lawman-1", "cowboy", upright(10.0, 0.0)),
        Placement("bullet-1", "bullet", upright(0.0, 0.0)),
        Placement("dynamite-1", "dynamite-stick", upright(0.0, 5.0)),
    )
)
SHOT = Trajectory(
    (drawn("bullet-1", lambda time: upright(80.0 * min(time, 0.1), 0.0), 0.4),),
    (Contact(0.1, "bullet-1", "lawman-1", 250.0),),
    (),
    0.4,
    blast=Blasted(0.3, 7.0, 8.0),
)


class Played:
    """A trajectory that is played frame by frame."""

    def __init__(self, speed: float, frame: float) -> None:
        self.mixer = FakeMixer()
        table: Any = FakeTable(LAYOUT)
        mixer: Any = self.mixer
        self.playback = Playback(table, listener=Foley(mixer, table, load()))
        self.frame = frame
        self.playback.play(Finished(SHOT), speed=speed)

    def until(self, time: float) -> None:
        while self.playback.playing and self.playback.time < time - 1e-9:
            self.playback.advance(self.frame)


@pytest.mark.parametrize(("speed", "frame"), [(1.0, 0.01), (0.25, 0.02), (1.0, 0.1)])
def test_a_knock_is_heard_when_it_is_shown_and_lower_in_slow_motion(speed: float, frame: float) -> None:
    played = Played(speed, frame)
    played.until(0.1)
    assert [cue for cue in played.mixer.cues if cue.name == "knock-cowboy"] == []
    played.until(0.1 + LAG + speed * frame)
    (cue,) = [cue for cue in played.mixer.cues if cue.name == "knock-cowboy"]
    assert cue.loudness == loudness(250.0)
    assert cue.pitch == pytest.approx(slowed(speed))
    assert cue.at is not None and cue.at[0] == pytest.approx(8.0, abs=0.1)


def test_the_blast_is_heard_once_and_puts_out_the_fuse() -> None:
    played = Played(1.0, 0.01)
    played.until(0.29)
    assert "dynamite-fuse" in played.mixer.hums[-1]
    played.until(0.4)
    assert names(played.mixer.cues).count("explosion") == 1
    played.playback.advance(0.05)
    assert not played.playback.playing and played.mixer.hums[-1] == []


def test_in_a_pause_and_after_a_stop_nothing_slides() -> None:
    played = Played(1.0, 0.01)
    played.until(0.05)
    assert "slide-mat" in played.mixer.hums[-1]
    played.playback.speed = 0.0
    played.playback.advance(0.01)
    assert played.mixer.hums[-1] == []
    played.playback.speed = 1.0
    played.playback.advance(0.01)
    assert played.mixer.hums[-1] != []
    played.playback.stop()
    assert played.mixer.hums[-1] == []


def test_what_is_skipped_is_not_heard() -> None:
    played = Played(1.0, 0.01)
    played.playback.finish()
    assert played.mixer.cues == []


def test_a_shot_that_is_played_again_sounds_again() -> None:
    played = Played(1.0, 0.01)
    played.until(0.5)
    first = names(played.mixer.cues)
    played.playback.play(Finished(SHOT))
    played.until(0.5)
    assert names(played.mixer.cues) == first * 2
