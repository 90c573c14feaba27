"""The player's settings: a typed, frozen struct, and its file in the platform's config folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from flick3d.files import write_whole
from flick3d.resources import made_folder, settings_folder

QualityName = Literal["low", "medium", "high"]
"""How finely the picture is drawn."""

FILE = "settings.json"
BROKEN = "settings.broken.json"
"""What a file that cannot be read is renamed to."""

Warn = Callable[[str], None]


Share = Annotated[float, Meta(ge=0.0, le=1.0)]


class Volumes(msgspec.Struct, frozen=True):
    """How loud the player wants what, 0 to 1 each; `master` turns all of it down. mute: nothing is heard.

    room_stays: the room is still heard while another program has the keyboard; all else is silent then.
    """

    master: Share = 0.9
    effects: Share = 1.0
    music: Share = 0.8
    room: Share = 0.7
    mute: bool = False
    room_stays: bool = False


class Settings(msgspec.Struct, frozen=True):
    """What the player has chosen, or what was found out about the machine.

    quality: how finely the picture is drawn; None: to be measured at the next start. ui_scale: how much larger than
    usual buttons and texts are. reduced_motion: no slow motion, no shaking, no long flights. sound: how loud what is.
    others: fields of the file that this version does not know, such as those of a newer one: they are kept.
    """

    quality: QualityName | None = None
    ui_scale: Annotated[float, Meta(ge=0.75, le=2.0)] = 1.0
    reduced_motion: bool = False
    sound: Volumes = Volumes()
    others: Mapping[str, Any] = msgspec.field(default_factory=dict)


def settings_file() -> Path:
    """Where the settings are; it may not exist yet."""
    return settings_folder() / FILE


def read_settings(warn: Warn) -> Settings:
    """The settings of the file, the defaults where there is none.

    A file that cannot be understood is renamed to `BROKEN` beside it, which is told by `warn`. Raises nothing.
    """
    path = settings_file()
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return Settings()
    except OSError as error:
        warn(f"{path}: cannot be read ({error.strerror or error}): the game goes on with its own settings")
        return Settings()
    try:
        fields = msgspec.json.decode(text, type=dict[str, Any])
        known = {name: fields.pop(name) for name in _names() if name in fields}
        return msgspec.structs.replace(msgspec.convert(known, Settings), others=fields)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        _set_aside(path, str(error), warn)
        return Settings()


def write_settings(settings: Settings) -> None:
    """Write the file: whole, or not at all. Raises FlickError."""
    path = settings_file()
    made_folder(path.parent)
    fields = {name: getattr(settings, name) for name in _names()}
    text = msgspec.json.format(msgspec.json.encode({**fields, **settings.others}), indent=2) + b"\n"
    write_whole(path, text)


def _names() -> tuple[str, ...]:
    """The fields of the file that this version knows."""
    return tuple(name for name in Settings.__struct_fields__ if name != "others")


def _set_aside(path: Path, why: str, warn: Warn) -> None:
    aside = path.with_name(BROKEN)
    try:
        path.replace(aside)
    except OSError:
        warn(f"{path}: is damaged ({why}): the game goes on with its own settings")
        return
    warn(f"{path}: is damaged ({why}): it was renamed to {aside.name}, and the game goes on with its own settings")
