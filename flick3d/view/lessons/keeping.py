"""What a player has learned, kept in a file of the user's data folder; without the file all is new."""

from __future__ import annotations

from pathlib import Path

import msgspec

from flick3d.files import write_whole
from flick3d.resources import made_folder, user_folder
from flick3d.view.lessons.fading import Learned

FILE = "learned.json"


def learned_file() -> Path:
    """Where it is kept; the file may not exist yet."""
    return user_folder(FILE)


def is_new() -> bool:
    """Whether nobody has played here before."""
    return not learned_file().is_file()


def read_learned() -> Learned:
    """What the file says; a missing or damaged one says that all is new. Raises nothing."""
    try:
        return msgspec.json.decode(learned_file().read_bytes(), type=Learned)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return Learned()


def write_learned(learned: Learned) -> None:
    """Write the file: whole, or not at all. Raises FlickError."""
    path = learned_file()
    made_folder(path.parent)
    write_whole(path, msgspec.json.format(msgspec.json.encode(learned), indent=2) + b"\n")
