"""Writing a file so that it is there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from flick3d.rules.errors import FlickError


def write_whole(path: Path, data: bytes) -> None:
    """Write `data` under a temporary name in the same folder, sync it, then rename it. Raises FlickError."""
    unfinished = None
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        unfinished = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp makes files that only their owner can read; pictures are for everybody that may read the folder.
        mask = os.umask(0)
        os.umask(mask)
        unfinished.chmod(0o666 & ~mask)
        unfinished.replace(path)
    except OSError as error:
        if unfinished is not None:
            with contextlib.suppress(OSError):
                unfinished.unlink()
        raise FlickError(f"{path}: cannot be written: {error.strerror or error}") from error
