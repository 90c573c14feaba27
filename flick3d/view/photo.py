"""A photo: what the camera sees now, without the HUD, drawn larger than the window and written to a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

from panda3d.core import (
    FrameBufferProperties,
    GraphicsOutput,
    GraphicsPipe,
    PNMImage,
    StringStream,
    Texture,
    WindowProperties,
)

from flick3d.files import write_whole
from flick3d.resources import made_folder, user_folder
from flick3d.rules.errors import FlickError
from flick3d.view.pipeline.developing import Developing
from flick3d.view.stage import Stage
from flick3d.view.window import LARGEST, SMOOTH, WindowError

FOLDER = "pictures"
TIMES, LEAST_WIDTH = 2.0, 1920
"""How much larger than the window, and how many pixels wide at least."""
BEFORE_WINDOW = -2
"""Order among all pictures of a frame: after what is developed for the window, before the window."""


def take_photo(stage: Stage, now: datetime | None = None) -> Path:
    """Draw what the camera of the stage sees, and write it into the player's folder of pictures as a PNG file.

    now: the time in its name. Raises FlickError when it cannot be drawn or written.
    """
    image = draw_photo(stage, photo_size(stage.window.size))
    stream = StringStream()
    if not image.write(stream, "picture.png"):
        raise WindowError("the picture cannot be turned into a PNG file")
    file = free_name(made_folder(user_folder(FOLDER)), now or datetime.now())
    write_whole(file, stream.data)
    return file


def photo_size(window: tuple[int, int]) -> tuple[int, int]:
    """Width and height of a photo, pixels, in the proportions of a window of this size."""
    width, height = window
    times = min(max(TIMES, LEAST_WIDTH / width), LARGEST / max(width, height))
    return round(width * times), round(height * times)


def free_name(folder: Path, now: datetime) -> Path:
    """A name in this folder that no file has."""
    stem = f"flick3d-{now:%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        file = folder / (f"{stem}.png" if number == 1 else f"{stem}-{number}.png")
        if not file.exists():
            return file
    raise FlickError(f"{folder}: there are too many pictures of this second")


def draw_photo(stage: Stage, size: tuple[int, int]) -> PNMImage:
    """What the camera of the stage sees, in so many pixels. Raises WindowError."""
    base = stage.window.base
    picture = Texture("photo")
    with _buffer(stage, size) as buffer:
        buffer.add_render_texture(picture, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)
        with _seen_in(stage, buffer, size):
            stage.pipeline.draw_shadows_again()
            base.graphics_engine.render_frame()
            base.graphics_engine.render_frame()
        image = PNMImage()
        if not picture.has_ram_image() or not picture.store(image):
            raise WindowError("the picture cannot be read back from the graphics driver: update the driver")
    image.remove_alpha()
    return image


@contextmanager
def _buffer(stage: Stage, size: tuple[int, int]) -> Iterator[GraphicsOutput]:
    """A buffer of this size, which is freed afterwards. Raises WindowError."""
    base = stage.window.base
    buffer = None
    is_developed = stage.pipeline.quality is not None and stage.pipeline.quality.developed
    for samples in (0,) if is_developed else (SMOOTH, 0):
        wanted = FrameBufferProperties()
        wanted.set_rgba_bits(8, 8, 8, 8)
        wanted.set_depth_bits(24)
        wanted.set_multisamples(samples)
        flags = GraphicsPipe.BF_refuse_window
        buffer = base.graphics_engine.make_output(
            base.pipe, "photo", BEFORE_WINDOW, wanted, WindowProperties.size(*size), flags, base.win.gsg, base.win
        )
        if buffer is not None:
            break
    if buffer is None:
        raise WindowError("the graphics driver gives no room for so large a picture")
    try:
        yield buffer
    finally:
        buffer.clear_render_textures()
        base.graphics_engine.remove_window(buffer)


@contextmanager
def _seen_in(stage: Stage, buffer: GraphicsOutput, size: tuple[int, int]) -> Iterator[None]:
    """The camera's picture is drawn into the buffer, developed as in the window."""
    base, quality = stage.window.base, stage.pipeline.quality
    if quality is None or not quality.developed:
        buffer.set_clear_color(base.win.get_clear_color())
        region = buffer.make_display_region()
        region.set_camera(base.cam)
        try:
            yield
        finally:
            buffer.remove_display_region(region)
        return
    # What develops for the window develops for this easel as well, in another size.
    stands_in = SimpleNamespace(
        win=buffer,
        cam=base.cam,
        camNode=base.camNode,
        camLens=base.camLens,
        pipe=base.pipe,
        graphics_engine=base.graphics_engine,
    )
    own_region = base.camNode.get_display_region(0)
    was_active = own_region.is_active()
    developing = _developing(stage, stands_in, size)
    try:
        developing.look(stage.focus or stage.camera.aim.distance)
        yield
    finally:
        developing.close()
        own_region.set_active(was_active)


def _developing(stage: Stage, base: SimpleNamespace, size: tuple[int, int]) -> Developing:
    """What develops a picture of this size, with smooth edges if the driver can. Raises FlickError."""
    try:
        return stage.pipeline.developing_for(SimpleNamespace(base=base, size=size, samples=SMOOTH))
    except FlickError:
        return stage.pipeline.developing_for(SimpleNamespace(base=base, size=size, samples=stage.window.samples))
