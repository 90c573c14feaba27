"""Still pictures of a table, drawn without a window: of a state, or of a moment of a recorded flick."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from flick3d.match.session import Session
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.rules.layout import Layout, Placement, Pose, Shot, upright
from flick3d.settings import QualityName
from flick3d.view.camera_maths import Aim
from flick3d.view.camera_views import MAN_HEIGHT
from flick3d.view.pipeline.quality import QualitySettings, quality_named
from flick3d.view.playing import Finished
from flick3d.view.portraits import face, in_flight, over_shoulder, place, whole
from flick3d.view.poses import within
from flick3d.view.presenters import presenter_of
from flick3d.view.presenting import Presenter
from flick3d.view.presets import CAMERAS
from flick3d.view.setting import stage_for
from flick3d.view.sights import FIGURE, Thing, falling, things
from flick3d.view.stage import Stage
from flick3d.view.window import WindowSettings, open_window

MULTISAMPLES = 4
LARGEST_SMALL_PICTURE = 640
"""Up to this width or height, pixels, a picture shows nothing of the textures' finest details."""
APERTURE = 0.24
"""Width of the lens for a picture, cm: more is out of focus than while one plays."""
WIDEST_BLUR = 0.02
"""Radius of the blur at most, as a share of the picture's height."""
TAPS = 3
"""How many times as closely a picture is looked at for shadows and blur as a frame while one plays."""
FRAME = 0.025
"""Share of a picture that is left free at each of its edges: the posts of exits stand beside the mat."""
SETTLED_AFTER = 3.0
"""Seconds after which everything that moves by itself, such as a ducking house, has come to its place."""
STEP = 1.0 / 60.0
"""Seconds of a flick that are played at once on the way to its moment."""
STREET = Aim(-2.0, 7.0, 3.2, 79.0, 12.0, 50.0)
"""Along the main street, where nobody looks at an enemy."""

__all__ = ["CAMERAS", "take_moment", "take_picture"]


def take_picture(
    game: Game[Any],
    state: Any,
    out: Path,
    *,
    size: tuple[int, int],
    camera: str = "overview",
    quality: QualityName = "high",
) -> None:
    """Write a PNG file of the table in this state.

    size: width and height, pixels. camera: one of CAMERAS. The file is there whole or not at all. Raises FlickError.
    """
    _check(out, camera)
    presenter = presenter_of(game.name)
    with _stage(presenter, state, size, quality) as stage:
        presenter.show(stage.scene, state)
        _aim_at(stage, camera, presenter, state, game.layout(state), None)
        stage.scene.advance(SETTLED_AFTER)
        _draw(stage, out)


def take_moment(
    session: Session,
    step: int,
    seconds: float,
    out: Path,
    *,
    size: tuple[int, int],
    camera: str = "overview",
    quality: QualityName = "high",
) -> None:
    """Write a PNG file of a recorded match in its step, counted from 1, so many seconds after the release of a flick.

    A step without a flick is shown before anything happens. Otherwise like `take_picture`.
    """
    _check(out, camera)
    history = session.history
    if not 1 <= step <= len(history):
        raise FlickError(f"there is no step {step}: the match has {len(history)} steps, counted from 1")
    before, played = history[step - 1]
    presenter = presenter_of(session.game.name)
    with _stage(presenter, before.state, size, quality) as stage:
        presenter.show(stage.scene, before.state)
        layout = session.game.layout(before.state)
        shot = before.shot(played.action)
        if shot is not None and played.trajectory is not None:
            layout = shot.layout
            presenter.show_shot(stage.scene, before.state, shot.layout)
            stage.playback.play(Finished(played.trajectory))
            for index in range(round(seconds / STEP)):
                # Its last moment is shown for ever: what comes after it belongs to the next step.
                if index * STEP < played.trajectory.duration:
                    stage.playback.advance(STEP)
                    stage.scene.advance(STEP)
        _aim_at(stage, camera, presenter, before.state, layout, shot)
        _draw(stage, out)


def unhurried(quality: QualitySettings) -> QualitySettings:
    """The quality for a still picture: it may take seconds, so nothing is grainy, and more is out of focus."""
    return replace(
        quality,
        shadow_taps=TAPS * quality.shadow_taps if quality.shadow_taps > 1 else 1,
        blocker_taps=TAPS * quality.blocker_taps,
        occlusion_taps=TAPS * quality.occlusion_taps,
        blur_taps=TAPS * quality.blur_taps,
        aperture=APERTURE,
        widest_blur=WIDEST_BLUR,
    )


def _check(out: Path, camera: str) -> None:
    if camera not in CAMERAS:
        raise FlickError(f"there is no camera '{camera}': choose one of {', '.join(CAMERAS)}")
    if not out.parent.is_dir():
        raise FlickError(f"{out}: the folder {out.parent} does not exist: make it first")


@contextmanager
def _stage(presenter: Presenter, state: Any, size: tuple[int, int], quality: QualityName) -> Iterator[Stage]:
    """A stage in an offscreen window that is closed afterwards."""
    full = max(size) > LARGEST_SMALL_PICTURE
    window = open_window(
        WindowSettings(size=size, offscreen=True, multisamples=MULTISAMPLES, full_textures=full, quality=quality)
    )
    try:
        yield stage_for(window, presenter, state, unhurried(quality_named(quality)))
    finally:
        window.close()


def _draw(stage: Stage, out: Path) -> None:
    stage.camera.advance(0.0)
    stage.scene.advance(0.0)
    stage.pipeline.look(stage.camera.aim.distance)
    stage.window.base.graphics_engine.render_frame()
    stage.window.save(out)


def _aim_at(stage: Stage, camera: str, presenter: Presenter, state: Any, layout: Layout, shot: Shot | None) -> None:
    """Put the camera at one of the named places at once. shot: what is in flight, if anything."""
    size = stage.window.size
    subject, width, height = _subject(layout), *size
    stage.camera.margins(FRAME * height, FRAME * height, FRAME * width, FRAME * width)
    poses = stage.scene.poses
    seen = things(stage.scene.kinds_and_poses)
    portrait = {
        "overview": lambda: whole(seen, size, None if subject is not None else presenter.shown_area(state)),
        "street": lambda: over_shoulder(seen, size) if subject is not None else None,
        "close": lambda: face(seen, size) if subject is not None else place(presenter.showpieces(state), seen, size),
    }.get(camera, lambda: None)()
    if portrait is not None:
        stage.camera.look(portrait)
    elif camera == "top":
        stage.camera.top()
    elif camera == "street" and subject is not None:
        stage.camera.look(STREET)
    elif camera == "behind" and subject is not None:
        stage.camera.behind(subject.pose.x, subject.pose.y, subject.pose.yaw)
    elif camera == "action" and shot is not None:
        stage.camera.look(beside(shot, poses, seen, size))
    else:
        stage.camera.overview()
    stage.camera.cut()


def _northwards(heading: float) -> float:
    return math.sin(math.radians(heading))


def beside(shot: Shot, poses: Mapping[str, Pose], seen: Sequence[Thing], size: tuple[int, int]) -> Aim:
    """From beside the way of a flick, low and near, at the nearest figure in its way. poses: where all is now."""
    push = shot.pushes[0]
    start, now = shot.layout[push.piece].pose, poses[push.piece]
    way = math.radians(push.direction)

    def off(pose: Pose) -> float:
        """How far it is from the start, and three times how far beside the way."""
        x, y = pose.x - start.x, pose.y - start.y
        ahead, aside = x * math.cos(way) + y * math.sin(way), y * math.cos(way) - x * math.sin(way)
        return ahead + 3.0 * abs(aside) if ahead > 1.0 else math.inf

    others = [each for each in shot.layout if each.piece != push.piece and each.kind == FIGURE]
    met = min(others, key=lambda each: off(each.pose), default=None)
    piece = push.piece if met is None or math.isinf(off(met.pose)) else met.piece
    # A man who falls is where his middle is, however he lies.
    pose = within(poses.get(piece, now), upright(0.0, 0.0, 0.0, MAN_HEIGHT / 2.0))
    town = [each for each in seen if each.piece not in (piece, push.piece)]
    return in_flight(falling(piece, pose), push.direction, town, size)


def _subject(layout: Layout) -> Placement | None:
    """The southernmost figure: the light comes from there, and the whole town is behind it."""
    figures = [placement for placement in layout if placement.kind == "cowboy"]
    return min(figures, key=lambda each: (each.pose.y, each.pose.x), default=None)
