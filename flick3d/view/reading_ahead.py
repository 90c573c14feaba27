"""Pictures of the HUD that are read before they are needed: no card then makes a jump stop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from panda3d.core import Filename, TexturePool

COMMON = ("frame-*.png", "board-*.png", "paper*.png", "icon-*.png")
"""Pictures that every game's HUD may show: they are small, and come after those that are asked for."""


class ReadingAhead:
    """Reads pictures of models/ui, at most one in a frame; Panda3D's own pool keeps them.

    What is needed before its turn comes is read when it is needed, as without this. Reading beside the frames in a
    thread is no way: now and then Panda3D falls over a picture that comes while it draws.
    """

    def __init__(self, models: Path, names: Iterable[str]) -> None:
        """models: folder of the models. names: of the pictures that are read first, without their ending."""
        self._waiting = _missing(models / "ui", tuple(names))
        self.is_done = False
        """Whether all of them are there."""

    def advance(self) -> None:
        """A frame in which there is time for a picture."""
        if self.is_done:
            return
        file = next(self._waiting, None)
        if file is None:
            self.is_done = True
        else:
            TexturePool.load_texture(file)


def _missing(folder: Path, names: tuple[str, ...]) -> Iterator[Filename]:
    """Those that were not read yet, when their turn comes."""
    # One that is missing is told of where it is needed.
    files = [file for file in (folder / f"{name}.png" for name in names) if file.is_file()]
    for pattern in COMMON:
        files += sorted(folder.glob(pattern))
    for file in files:
        name = Filename.from_os_specific(str(file))
        if not TexturePool.has_texture(name):
            yield name
