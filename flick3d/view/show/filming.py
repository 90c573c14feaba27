"""Filming a show: matches that were played ahead, one fixed step of time for each picture, with sound."""

from __future__ import annotations

import multiprocessing
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from flick3d.games import all_games
from flick3d.match.record import read_record
from flick3d.match.replaying import recorded_scenario
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.resources import shipped_folder
from flick3d.settings import LanguageName, QualityName
from flick3d.translating import translator
from flick3d.view.audio.stage_sound import FOLDER, StageSound
from flick3d.view.film.filming import MULTISAMPLES, Filmed, grabbed
from flick3d.view.film.soundtrack import Soundtrack
from flick3d.view.film.writing import FilmError, FilmWriter, must_have_tools
from flick3d.view.presenters import presenter_of
from flick3d.view.restaging import restaged
from flick3d.view.seating import Seating
from flick3d.view.show.ahead import play_ahead, read_ahead, shown_of
from flick3d.view.show.highlights import chosen
from flick3d.view.show.playlist import Entry, kinds_for
from flick3d.view.show.running import FADE, RESULT, TITLE, Show
from flick3d.view.show.scenes import Recorded
from flick3d.view.show.tidying import tidy_states
from flick3d.view.spotters import spotter_of
from flick3d.view.window import WindowSettings, open_window

PLAYING_SHARE = 0.25
"""Share of the whole work that playing ahead counts as."""

Progress = Callable[[float], None]
"""Hears which share of the film is done, 0 to 1."""


class ShowFilm(msgspec.Struct, frozen=True):
    """How a show is filmed. size: even width and height, pixels. fps: pictures a second. seconds: how long it is.

    language: of all texts.
    """

    size: tuple[int, int] = (1280, 720)
    fps: int = 30
    quality: QualityName = "high"
    sound: bool = True
    seconds: float = 60.0
    language: LanguageName = "en"


def film_show(entries: Sequence[Entry], out: Path, settings: ShowFilm, progress: Progress = lambda _: None) -> Filmed:
    """Write a film of these shows, each of them as long as the others; no display is needed. Raises FlickError.

    The file is there whole or not at all.
    """
    must_have_tools()
    if out.suffix.lower() != ".mp4":
        raise FilmError(f"{out}: the film's name must end in .mp4")
    if not out.absolute().parent.is_dir():
        raise FilmError(f"{out}: there is no folder '{out.parent}'")
    with tempfile.TemporaryDirectory(prefix="flick3d-show-") as folder:
        records = _played_ahead(entries, Path(folder), lambda share: progress(PLAYING_SHARE * share))
        return _film(
            entries,
            records,
            out,
            settings,
            lambda share: progress(PLAYING_SHARE + (1.0 - PLAYING_SHARE) * share),
        )


def _played_ahead(entries: Sequence[Entry], folder: Path, progress: Progress) -> list[Path]:
    """The records of all matches, which are played side by side."""
    context = multiprocessing.get_context("spawn")
    folders = [folder / str(number) for number in range(len(entries))]
    for each in folders:
        each.mkdir()
    workers = min(len(entries), multiprocessing.cpu_count())
    pool = ProcessPoolExecutor(workers, mp_context=context)
    try:
        waiting = [pool.submit(play_ahead, entry, each) for entry, each in zip(entries, folders, strict=True)]
        records = []
        for number, future in enumerate(waiting):
            records.append(future.result())
            progress((number + 1) / len(waiting))
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    pool.shutdown()
    return records


def _film(
    entries: Sequence[Entry], records: Sequence[Path], out: Path, settings: ShowFilm, progress: Progress
) -> Filmed:
    games, table = all_games(), Table(load_pieces())
    track = Soundtrack(settings.fps) if settings.sound else None
    sound = StageSound(track, shipped_folder("models") / FOLDER) if track is not None else StageSound()
    window = open_window(
        WindowSettings(
            size=settings.size,
            offscreen=True,
            multisamples=MULTISAMPLES,
            full_textures=True,
            quality=settings.quality,
        )
    )
    try:
        pictures, whole = 0, round(settings.seconds * settings.fps)
        with FilmWriter(out, settings.size, settings.fps, track is not None) as writer:
            for number, (entry, path) in enumerate(zip(entries, records, strict=True)):
                record = read_record(path)
                title = recorded_scenario(record, games, table).title
                session = read_ahead(path, games, table)
                game = session.game.name
                presenter, spotter = presenter_of(game, translator(settings.language)), spotter_of(game)
                last = round(whole * (number + 1) / len(entries))
                seconds = (last - pictures) / settings.fps
                parts = chosen(shown_of(session, presenter, spotter), seconds - TITLE - RESULT - 2.0 * FADE)
                source = Recorded(session, parts)
                stage = restaged(window, presenter, source.state, sound)
                seating = Seating(record.header.seats, kinds_for(record.header.seats))
                show = Show(stage, presenter, spotter, source, seating, title, entry.seed, seconds, fills=True)
                step = 1.0 / settings.fps
                try:
                    while pictures < last:
                        stage.advance(step)
                        show.advance(step)
                        window.base.graphics_engine.render_frame()
                        writer.picture(grabbed(window))
                        if track is not None:
                            writer.sound(track.take())
                        pictures += 1
                        progress(pictures / whole)
                finally:
                    show.close()
                    stage.clear()
                    tidy_states()
        return Filmed(pictures, pictures / settings.fps)
    finally:
        sound.close()
        window.close()
