"""Filming a record: the screen of a replay runs offscreen, one fixed step of time for each picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from flick3d.match.session import Session
from flick3d.resources import shipped_folder
from flick3d.settings import LanguageName, QualityName
from flick3d.translating import translator
from flick3d.view.app import open_stage
from flick3d.view.audio.stage_sound import FOLDER, StageSound
from flick3d.view.camerawork import Camerawork
from flick3d.view.film.soundtrack import Soundtrack
from flick3d.view.film.writing import FilmError, FilmWriter, must_have_tools
from flick3d.view.hud.hud import Hud
from flick3d.view.presenters import presenter_of
from flick3d.view.presenting import Presenter
from flick3d.view.screens.timeline import Place
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.stage import Stage
from flick3d.view.window import Window, WindowSettings

MULTISAMPLES = 4
END_STAYS = 1.5
"""Seconds for which the last picture stays."""
FRAME = 0.03
"""Share of a picture that is left free at each of its edges, where there is no HUD."""
EDGE = 14.0
"""Design pixels between a caption and the lower edge."""
CAPTIONS = "card"
"""The part of the HUD that a film without HUD keeps: what is announced."""

Progress = Callable[[float], None]
"""Hears which share of the film is done, 0 to 1."""
MakeCamerawork = Callable[[Stage, Presenter], Camerawork]


class FilmSettings(msgspec.Struct, frozen=True):
    """How a record is filmed.

    size: even width and height, pixels. fps: pictures a second. first, last: the first and the last turn, counted from
    1; None: all of it. hud: whether it is filmed too. sound: whether there is a soundtrack. seconds: the length at
    most; None: as long as it takes. language: of all texts.
    """

    size: tuple[int, int] = (1280, 720)
    fps: int = 30
    first: int | None = None
    last: int | None = None
    quality: QualityName = "high"
    hud: bool = False
    sound: bool = True
    seconds: float | None = None
    language: LanguageName = "en"


class Filmed(msgspec.Struct, frozen=True):
    """What was filmed: so many pictures, so many seconds."""

    pictures: int
    seconds: float


def film_record(
    session: Session,
    title: str,
    out: Path,
    settings: FilmSettings,
    progress: Progress = lambda _: None,
    make_camerawork: MakeCamerawork | None = None,
) -> Filmed:
    """Write a film of a record; it needs no display. The file is there whole or not at all.

    title: of the match. make_camerawork: who moves the camera; None: the game does, as in a replay. Raises FlickError.
    """
    must_have_tools()
    _check(out)
    presenter, state = presenter_of(session.game.name, translator(settings.language)), session.state
    track = Soundtrack(settings.fps) if settings.sound else None
    sound = StageSound(track, shipped_folder("models") / FOLDER) if track is not None else StageSound()
    window = WindowSettings(
        size=settings.size,
        offscreen=True,
        multisamples=MULTISAMPLES,
        full_textures=True,
        quality=settings.quality,
    )
    area, ground = presenter.stage_area(state), presenter.ground(state)
    stage = open_stage(window, area, ground, presenter.light, sound)
    try:
        camerawork = make_camerawork(stage, presenter) if make_camerawork is not None else None
        screen = WatchScreen(stage, session, presenter, title, lambda: None, camerawork=camerawork)
        first, last = _part(screen, settings)
        with FilmWriter(out, settings.size, settings.fps, track is not None) as writer:
            screen.enter()
            if not settings.hud:
                _fill(stage)
            try:
                return _film(stage, screen, writer, track, settings, (first, last), progress)
            finally:
                screen.leave()
    finally:
        stage.close()


def _film(
    stage: Stage,
    screen: WatchScreen,
    writer: FilmWriter,
    track: Soundtrack | None,
    settings: FilmSettings,
    part: tuple[int, int],
    progress: Progress,
) -> Filmed:
    """Play the part of the record from one step to another, and write every frame of it."""
    step, pictures, ended = 1.0 / settings.fps, 0, 0.0
    if part[0]:
        screen.reel.show(Place(part[0]))
    timeline = screen.timeline
    begins, ends = timeline.share(Place(part[0])), timeline.share(Place(part[1]))
    while ended < END_STAYS and (settings.seconds is None or pictures < round(settings.seconds * settings.fps)):
        stage.advance(step)
        screen.update(step)
        if not settings.hud:
            _only_captions(screen.hud)
        stage.window.base.graphics_engine.render_frame()
        writer.picture(grabbed(stage.window))
        if track is not None:
            writer.sound(track.take())
        pictures += 1
        if screen.reel.next >= part[1] and not stage.playback.busy:
            # Nothing further begins, but what is announced has its time.
            screen.hold()
            ended += step
        place = timeline.share(screen.reel.place)
        progress(min(1.0, max(0.0, (place - begins) / max(ends - begins, 1e-9))))
    return Filmed(pictures, pictures / settings.fps)


def _part(screen: WatchScreen, settings: FilmSettings) -> tuple[int, int]:
    """From which step to before which one. Raises FilmError for turns that the record does not have."""
    timeline = screen.timeline
    first, last = settings.first or 1, settings.last or len(timeline.turns)
    for turn in (first, last):
        if not 1 <= turn <= max(1, len(timeline.turns)):
            raise FilmError(f"there is no turn {turn}: the match has {len(timeline.turns)} turns, counted from 1")
    if last < first:
        raise FilmError(f"turn {last} is before turn {first}")
    return timeline.first_of(first) or 0, timeline.after_turn(last)


def _check(out: Path) -> None:
    if out.suffix.lower() != ".mp4":
        raise FilmError(f"{out}: the film's name must end in .mp4")
    if not out.absolute().parent.is_dir():
        raise FilmError(f"{out}: there is no folder '{out.parent}'")


def _fill(stage: Stage) -> None:
    """Where there is no HUD the table has the whole picture."""
    width, height = stage.window.size
    stage.camera.margins(FRAME * height, FRAME * height, FRAME * width, FRAME * width)
    stage.camera.cut()


def _only_captions(hud: Hud) -> None:
    """What is announced stands at the lower edge, and nothing else is seen of the HUD."""
    card, metrics = hud.metrics.card, hud.metrics
    for part in hud.layer.children:
        if part.name == CAPTIONS:
            part.set_z(card.bottom + EDGE - metrics.height)
        else:
            part.hide()


def grabbed(window: Window) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """What was drawn last: rows from the top, each with red, green and blue of its pixels. Raises FilmError."""
    picture = window.base.win.get_screenshot()
    if picture is None:
        raise FilmError("the picture cannot be read back from the graphics driver: update the driver")
    width, height = picture.get_x_size(), picture.get_y_size()
    pixels = np.frombuffer(memoryview(picture.get_ram_image_as("RGB")), dtype=np.uint8)
    return pixels.reshape(height, width, 3)[::-1]
