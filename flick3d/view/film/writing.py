"""Writing a film: H.264 pictures and AAC sound in an MP4 file, which is there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from fractions import Fraction
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from flick3d.rules.errors import FlickError
from flick3d.view.film.soundtrack import RATE, Samples

SUFFIX = ".mp4"
CONSTANT_QUALITY = "18"
"""Of x264: smaller is better and larger; at 18 nobody sees a difference."""
SPEED = "medium"
SOUND_BITS = 160_000
BLOCK = 1024
"""Samples in a frame of AAC."""
INSTALL = "films need PyAV: install it with `pip install 'flick3d[film]'`"


class FilmError(FlickError):
    """A film that cannot be made: one line that says why, and what to do."""


def must_have_tools() -> None:
    """Raises FilmError when what writes films is not installed."""
    try:
        import av  # noqa: F401
    except ImportError as error:
        raise FilmError(INSTALL) from error


class FilmWriter:
    """One film being written; used as a context: what ends with an error leaves no file.

    Raises FilmError when it cannot be written.
    """

    def __init__(self, path: Path, size: tuple[int, int], fps: int, has_sound: bool) -> None:
        """path: an .mp4 file, replaced when it is there. size: even width and height, pixels."""
        must_have_tools()
        import av

        if size[0] % 2 or size[1] % 2:
            raise FilmError(f"a film of {size[0]}x{size[1]} pixels is not possible: both numbers must be even")
        self._path, self._fps = path, fps
        self._pictures = self._samples = 0
        self._left: Samples = np.zeros((2, 0), dtype=np.float32)
        try:
            handle, name = tempfile.mkstemp(prefix=f".{path.stem}.", suffix=SUFFIX, dir=path.parent)
            os.close(handle)
        except OSError as error:
            raise FilmError(f"{path}: cannot be written: {error.strerror or error}") from error
        self._unfinished = Path(name)
        self._container: Any = None
        try:
            self._container = av.open(name, "w", format="mp4", options={"movflags": "faststart"})
            self._video: Any = self._container.add_stream("libx264", rate=fps)
            self._video.width, self._video.height = size
            self._video.pix_fmt = "yuv420p"
            self._video.options = {"crf": CONSTANT_QUALITY, "preset": SPEED}
            # Players take it for what it is: the colours of screens, not those of old television.
            self._video.codec_context.color_range = 1
            self._video.codec_context.colorspace = 1
            self._sound: Any = None
            if has_sound:
                self._sound = self._container.add_stream("aac", rate=RATE, layout="stereo")
                self._sound.bit_rate = SOUND_BITS
        except Exception as error:
            self._drop()
            raise FilmError(f"{path}: no film can be written: {error}") from error

    def __enter__(self) -> FilmWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._finish()
        else:
            self._drop()

    def picture(self, pixels: np.ndarray[Any, np.dtype[np.uint8]]) -> None:
        """The next picture: rows from the top, each with red, green and blue of its pixels."""
        import av

        frame = av.VideoFrame.from_ndarray(np.ascontiguousarray(pixels), format="rgb24")
        frame = frame.reformat(format="yuv420p", dst_colorspace="ITU709", dst_color_range="MPEG")
        frame.pts, frame.time_base = self._pictures, Fraction(1, self._fps)
        self._pictures += 1
        self._write(self._video, frame)

    def sound(self, samples: Samples) -> None:
        """What is heard next: two rows of samples, -1 to 1; nothing in a film without sound."""
        if self._sound is None:
            return
        self._left = np.concatenate((self._left, samples), axis=1)
        while self._left.shape[1] >= BLOCK:
            self._block(self._left[:, :BLOCK])
            self._left = self._left[:, BLOCK:]

    def _block(self, samples: Samples) -> None:
        import av

        frame = av.AudioFrame.from_ndarray(np.ascontiguousarray(samples), format="fltp", layout="stereo")
        frame.sample_rate = RATE
        frame.pts, frame.time_base = self._samples, Fraction(1, RATE)
        self._samples += samples.shape[1]
        self._write(self._sound, frame)

    def _write(self, stream: Any, frame: Any) -> None:
        try:
            for packet in stream.encode(frame):
                self._container.mux(packet)
        except (OSError, ValueError) as error:
            raise FilmError(f"{self._path}: cannot be written: {error}") from error

    def _finish(self) -> None:
        """Write what is left, and give the file its name."""
        try:
            if self._sound is not None and self._left.shape[1]:
                self._block(self._left)
            for stream in (self._video, self._sound):
                if stream is not None:
                    self._write(stream, None)
            self._container.close()
            mask = os.umask(0)
            os.umask(mask)
            self._unfinished.chmod(0o666 & ~mask)
            self._unfinished.replace(self._path)
        except BaseException as error:
            self._drop()
            if isinstance(error, OSError):
                raise FilmError(f"{self._path}: cannot be written: {error.strerror or error}") from error
            raise

    def _drop(self) -> None:
        """Leave nothing behind."""
        if self._container is not None:
            with contextlib.suppress(Exception):
                self._container.close()
        with contextlib.suppress(OSError):
            self._unfinished.unlink()
