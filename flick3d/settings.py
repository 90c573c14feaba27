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
LanguageName = Literal["system", "en", "da", "es"]
"""What all texts are in, by the codes of `translating.LANGUAGES`; system: what the computer speaks."""

LANGUAGE_NAMES: Mapping[str, str] = {"en": "English", "da": "Dansk", "es": "Español"}
"""Each language in its own words, the same in all of them."""

FILE = "settings.json"
BROKEN = "settings.broken.json"
"""What a file that cannot be read is renamed to."""

Warn = Callable[[str], None]


Share = Annotated[float, Meta(ge=0.0, le=1.0, extra_json_schema={"step": 0.05})]
Scale = Annotated[float, Meta(ge=0.75, le=2.0, extra_json_schema={"step": 0.05, "late": True})]


class Volumes(msgspec.Struct, frozen=True):
    """How loud the player wants what, 0 to 1 each; `master` turns all of it down. mute: nothing is heard.

    room_stays: the room is still heard while another program has the keyboard; all else is silent then.
    """

    mute: Annotated[bool, Meta(title="Silent", description="Nothing at all is heard. The key for it is J.")] = False
    master: Annotated[
        Share, Meta(title="Everything", description="How loud all of it is together. - and + change it as well.")
    ] = 0.9
    effects: Annotated[Share, Meta(title="Effects", description="Knocks, falls, slides, bells and buttons.")] = 1.0
    music: Annotated[
        Share, Meta(title="Music", description="The tune. It is softer while you play, and rests now and then.")
    ] = 0.8
    room: Annotated[Share, Meta(title="Room", description="What is heard of the world around the table.")] = 0.7
    room_stays: Annotated[
        bool, Meta(title="Room stays", description="The room is heard while another program has the keyboard, too.")
    ] = False


class Settings(msgspec.Struct, frozen=True):
    """What the player has chosen, or what was found out about the machine.

    quality: how finely the picture is drawn; None: to be measured at the next start. ui_scale: how much larger than
    usual buttons and texts are. reduced_motion: no slow motion, no shaking, no long flights. language: of all texts.
    sound: how loud what is. others: fields of the file that this version does not know, such as those of a newer one:
    they are kept.

    A field with a title has a row among the options, in the group that `group` names: a yes or no is a switch, a number
    between two limits a slider in steps of `step`, and one of several words a choice, which are shown as `names` has
    them. A number that is `late` is taken over when the slider is let go. A field that is a struct is a group of its
    own.
    """

    quality: Annotated[
        QualityName | None,
        Meta(
            title="Quality",
            description="Low is for old laptops. Medium has soft shadows, high also depth of field and a glow.",
            extra_json_schema={"group": "Picture"},
        ),
    ] = None
    ui_scale: Annotated[
        Scale,
        Meta(
            title="Interface size",
            description="How large buttons and texts are, as far as the window has room for them.",
            extra_json_schema={"group": "Interface"},
        ),
    ] = 1.0
    reduced_motion: Annotated[
        bool,
        Meta(
            title="Reduced motion",
            description="No slow motion, no shaking and no long flights.",
            extra_json_schema={"group": "Interface"},
        ),
    ] = False
    language: Annotated[
        LanguageName,
        Meta(
            title="Language",
            description="What is written and told. System: the language of this computer, where the game speaks it.",
            extra_json_schema={"group": "Interface", "names": LANGUAGE_NAMES},
        ),
    ] = "system"
    sound: Annotated[Volumes, Meta(title="Sound")] = Volumes()
    others: Mapping[str, Any] = msgspec.field(default_factory=dict)


def value_of(settings: Settings, key: str) -> Any:
    """The value of a field, such as `ui_scale` or `sound.music`. Raises AttributeError."""
    value: Any = settings
    for name in key.split("."):
        value = getattr(value, name)
    return value


def with_value(settings: Settings, key: str, value: Any) -> Settings:
    """The same with another value of one field; see `value_of`. Raises AttributeError."""
    name, _, inner = key.partition(".")
    if inner:
        value = msgspec.structs.replace(getattr(settings, name), **{inner: value})
    return msgspec.structs.replace(settings, **{name: value})


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
