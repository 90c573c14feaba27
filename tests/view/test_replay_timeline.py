"""The timeline of a replay: where steps and turns are on the bar, the ways between them; bookmarks beside a file."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from flick3d.games.western.actions import End, Play
from flick3d.match.session import Step
from flick3d.physics.trajectory import SAMPLE, Track, Trajectory
from flick3d.rules.errors import FlickError
from flick3d.view.chapters import Chapter
from flick3d.view.hud.timeline_strip import POINT
from flick3d.view.screens.bookmarks import Bookmarks
from flick3d.view.screens.timeline import AFTER, Place, Timeline
from flick3d.view.screens.watch_view import run_view, timeline_view
from flick3d.view.words import CommonWords

INK = (0.0, 0.0, 0.0, 1.0)


def flight(seconds: float) -> Trajectory:
    count = round(seconds / SAMPLE) + 1
    return Trajectory((Track("bullet", 0, array("f", [0.0] * 7 * count)),), (), (), seconds)


def timeline() -> Timeline:
    """Turns: 0; 1, 2; 3. Step 1 and step 3 are flicks of 2 s and of 1 s. A second round begins with step 3."""
    plain = Step("Ann", End(), ())
    steps = (
        Step("Ann", Play("lawman-1"), ()),
        Step("Ann", End(), (), None, flight(2.0)),
        plain,
        Step("Ben", End(), (), None, flight(1.0)),
    )
    chapters = (
        Chapter("Round 1", 1, "Ann", INK),
        Chapter("Round 1", 2, "Ann", INK, "hit"),
        Chapter("Round 1", 2, "Ann", INK),
        Chapter("Round 2", 3, "Ben", INK),
    )
    return Timeline(steps, chapters)


def test_the_bar_goes_from_the_beginning_to_the_end_through_every_flick() -> None:
    bar = timeline()
    whole = 3.0 + 4 * AFTER
    assert bar.share(Place(0)) == 0.0
    assert bar.share(bar.end) == 1.0
    assert bar.share(Place(1, 0.5)) == pytest.approx((AFTER + 0.5) / whole)
    assert bar.at(0.0) == Place(0)
    assert bar.at(1.0) == bar.end == Place(4)
    at = bar.at((AFTER + 0.5) / whole)
    assert (at.step, at.seconds) == (1, pytest.approx(0.5))
    assert bar.at((AFTER + 2.3) / whole) == Place(1, 2.0), "after the flick's end it is its last moment"
    shares = [index / 500.0 for index in range(501)]
    places = [bar.at(share) for share in shares]
    assert places == sorted(places)
    assert {place.step for place in places} == {0, 1, 2, 3, 4}
    assert bar.at(-3.0) == Place(0)
    assert bar.at(7.0) == bar.end


def test_turns_go_to_their_beginnings() -> None:
    bar = timeline()
    assert bar.turns == (0, 1, 3)
    assert bar.next_turn(Place(0)) == Place(1)
    assert bar.next_turn(Place(1, 1.5)) == Place(3)
    assert bar.next_turn(Place(3)) == bar.end
    assert bar.previous_turn(bar.end) == Place(3)
    assert bar.previous_turn(Place(3)) == Place(1)
    assert bar.previous_turn(Place(2)) == Place(1)
    assert bar.previous_turn(Place(1, 0.2)) == Place(1)
    assert bar.previous_turn(Place(0)) == Place(0)
    assert (bar.first_of(2), bar.after_turn(2), bar.after_turn(3)) == (1, 3, 4)
    assert bar.first_of(4) is None


def test_single_frames_go_through_a_flick_and_over_its_ends() -> None:
    bar = timeline()
    assert bar.beside(Place(1, 0.5), 0.25) == Place(1, 0.75)
    assert bar.beside(Place(1, 1.9), 0.25) == Place(1, 2.0)
    assert bar.beside(Place(1, 2.0), 0.25) == Place(2)
    assert bar.beside(Place(1, 0.1), -0.25) == Place(1)
    assert bar.beside(Place(1), -0.25) == Place(0)
    assert bar.beside(Place(2), -0.25) == Place(1, 2.0)
    assert bar.beside(Place(0), -0.25) == Place(0)
    assert bar.beside(bar.end, 0.25) == bar.end


def test_the_last_flick_before_a_place() -> None:
    bar = timeline()
    assert bar.flick_at(Place(1)) is None
    assert bar.flick_at(Place(1, 0.1)) == 1
    assert bar.flick_at(Place(3)) == 1
    assert bar.flick_at(bar.end) == 3


def test_sections_cover_the_bar() -> None:
    sections = timeline().sections()
    assert [name for name, _, _ in sections] == ["Round 1", "Round 2"]
    assert sections[0][1] == 0.0
    assert sections[0][2] == sections[1][1]
    assert sections[1][2] == 1.0


def test_a_record_without_steps_has_a_timeline() -> None:
    bar = Timeline((), ())
    assert bar.at(0.5) == bar.end == Place(0)
    assert bar.next_turn(Place(0)) == bar.previous_turn(Place(0)) == Place(0)
    assert (bar.sections(), bar.turn_of(0), bar.flick_at(Place(0))) == ((), 0, None)


def test_what_is_under_the_pointer_is_told_with_what_came_of_it_and_what_is_seen_without() -> None:
    bar, words = timeline(), CommonWords()
    share = bar.share(Place(1, 1.0))
    view = timeline_view(bar, run_view(bar), Place(1, 1.0), 1.0, False, (), (POINT, str(share)), words)
    assert view.pointed == "Round 1, turn 2, Ann: hit"
    assert view.caption == "Round 1, turn 2: Ann"
    assert view.at == pytest.approx(share, abs=0.001)
    assert len([tick for tick in view.run.ticks if tick.tall]) == 3
    assert len(view.run.ticks) == 5


def test_bookmarks_are_kept_beside_the_record(tmp_path: Path) -> None:
    record = tmp_path / "match.flick3d"
    marks = Bookmarks(record)
    assert marks.after(Place(0)) is None
    assert marks.toggle(Place(7, 0.5))
    assert marks.toggle(Place(2))
    assert Bookmarks(record).places == (Place(2), Place(7, 0.5))
    assert [file.name for file in tmp_path.iterdir()] == ["match.flick3d.bookmarks.json"]
    again = Bookmarks(record)
    assert again.after(Place(2)) == Place(7, 0.5)
    assert again.after(Place(7, 0.52)) == Place(2), "behind the last one the first one comes"
    assert not again.toggle(Place(7, 0.52)), "it is the same to a player"
    assert Bookmarks(record).places == (Place(2),)


def test_broken_bookmarks_are_none_and_a_full_disc_is_told(tmp_path: Path) -> None:
    record = tmp_path / "match.flick3d"
    file = tmp_path / "match.flick3d.bookmarks.json"
    for broken in (b"", b"[1, 2", b'{"bookmarks": "x"}', b'{"bookmarks": [[-4, 1.0]]}', b"\xff\xfe"):
        file.write_bytes(broken)
        assert Bookmarks(record).places == ()
    nowhere = Bookmarks(tmp_path / "missing" / "match.flick3d")
    with pytest.raises(FlickError, match="cannot be written"):
        nowhere.toggle(Place(3))
    assert nowhere.places == (Place(3),), "it holds as long as the window is open"
