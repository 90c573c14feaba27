"""The player's settings: a typed, frozen struct, and its file in the platform's config folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from flick3d.files import write_whole
from flick3d.other_versions import merged, understood, unknown_values, without
from flick3d.resources import made_folder, settings_folder

QualityName = Literal["low", "medium", "high"]
"""How finely the picture is drawn."""
ModeName = Literal["window", "borderless", "fullscreen"]
"""How the picture lies on the screen; borderless: a window without a frame that is as large as the screen."""
FramesName = Literal["30", "60", "120", "unlimited"]
"""How many pictures a second there are at most."""
WINDOW_SIZES = (
    "1024x768", "1280x720", "1366x768", "1600x900", "1920x1080", "1920x1200", "2560x1080", "2560x1440", "3840x2160",
)  # fmt: skip
"""Usual sizes, width and height in pixels."""
ColoursName = Literal["usual", "red-green", "blue-yellow"]
"""For which eyes the pieces' colours are: those that tell red and green, or blue and yellow, badly apart."""
FlickingName = Literal["pull", "swipe"]
"""How a pointer flicks: it draws back and lets go, or it is pushed."""
SwayName = Literal["none", "steady", "lively"]
"""How much the aim of a person's hand wavers."""
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


Pace = Annotated[float, Meta(ge=0.25, le=2.5, extra_json_schema={"step": 0.05})]


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


class Display(msgspec.Struct, frozen=True):
    """How the window is shown. size: of a window, and of the screen when it is filled, pixels."""

    mode: Annotated[
        ModeName,
        Meta(title="Window", description="Borderless is as large as the screen; fullscreen has the screen to itself."),
    ] = "window"
    size: Annotated[
        str,
        Meta(
            title="Size",
            description="Width and height in pixels. A window can also be pulled larger or smaller by its edges.",
            pattern=r"^[1-9]\d{2,3}x[1-9]\d{2,3}$",
            extra_json_schema={"choices": WINDOW_SIZES},
        ),
    ] = "1280x720"
    frames: Annotated[
        FramesName,
        Meta(title="Pictures a second", description="At most so many; fewer keep a computer cooler and quieter."),
    ] = "unlimited"


class CameraHabits(msgspec.Struct, frozen=True):
    """How the camera follows the player's hand: turn, zoom and shift are shares of the usual speed."""

    turn: Annotated[Pace, Meta(title="Turning", description="How fast a drag turns and tilts the view.")] = 1.0
    zoom: Annotated[Pace, Meta(title="Zoom", description="How far the wheel takes you nearer or away.")] = 1.0
    shift: Annotated[
        Pace, Meta(title="Shifting", description="How fast a drag with the middle button, and W A S D, shift the view.")
    ] = 1.0
    turn_inverted: Annotated[
        bool, Meta(title="Invert left, right", description="A drag to the right turns the view the other way round.")
    ] = False
    tilt_inverted: Annotated[
        bool, Meta(title="Invert up, down", description="A drag upwards tilts the view the other way.")
    ] = False
    zoom_inverted: Annotated[
        bool, Meta(title="Invert zoom", description="The wheel takes you nearer and away the other way round.")
    ] = False
    shift_inverted: Annotated[
        bool, Meta(title="Invert shifting", description="A drag moves the view over the table, not the table under it.")
    ] = False


class FlickHabits(msgspec.Struct, frozen=True):
    """How a person flicks. What is seen of a wavering aim is what is flicked."""

    flicking: Annotated[
        FlickingName,
        Meta(
            title="Flick by",
            description="Pull: hold, draw back, let go. Swipe: hold, push the pointer quickly, and let go as it goes.",
        ),
    ] = "pull"
    sway: Annotated[
        SwayName, Meta(title="Hand sway", description="How much your aim wavers; you flick where you see it point.")
    ] = "none"


class Settings(msgspec.Struct, frozen=True):
    """What the player has chosen, or what was found out about the machine.

    quality: how finely the picture is drawn; None: to be measured at the next start. ui_scale: how much larger than
    usual buttons and texts are. reduced_motion: no slow motion, no shaking, no long flights. colours: of the players.
    signs: whether pieces and players bear signs besides colours. display: how the window is shown. camera: how it
    follows the player's hand. hand: how it flicks. hints: whether what is new is explained the first times. sound: how
    loud what is. keys, pad: by the name of an action its key and its button of a game pad, "" for none, where they
    differ from the usual ones; names that nobody knows are kept. house_rules: what is played where the rules have a
    ruling of ours, by game and rule, only what differs. language: of all texts. others: fields and values of the file
    that this version does not know, such as those of a newer one, groups as in the file: they are kept until the player
    chooses something else for them.

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
            extra_json_schema={"group": "Display"},
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
    colours: Annotated[
        ColoursName,
        Meta(
            title="Players' colours",
            description="In Flick of Faith, for eyes that tell red from green, or blue from yellow, badly.",
            extra_json_schema={"group": "Interface"},
        ),
    ] = "usual"
    signs: Annotated[
        bool,
        Meta(
            title="Signs",
            description="Hats, discs and players bear bold signs, too: nobody has to tell colours apart.",
            extra_json_schema={"group": "Interface"},
        ),
    ] = False
    display: Annotated[Display, Meta(title="Display")] = Display()
    camera: Annotated[CameraHabits, Meta(title="Camera")] = CameraHabits()
    hand: Annotated[FlickHabits, Meta(title="Hand")] = FlickHabits()
    hints: Annotated[
        bool,
        Meta(
            title="Hints",
            description="A short hint the first times that you meet something new.",
            extra_json_schema={"group": "Interface"},
        ),
    ] = True
    sound: Annotated[Volumes, Meta(title="Sound")] = Volumes()
    keys: Mapping[str, str] = msgspec.field(default_factory=dict)
    pad: Mapping[str, str] = msgspec.field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, Any]] = {}
    language: Annotated[
        LanguageName,
        Meta(
            title="Language",
            description="What is written and told. System: the language of this computer, where the game speaks it.",
            extra_json_schema={"group": "Language", "names": LANGUAGE_NAMES},
        ),
    ] = "system"
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
    return msgspec.structs.replace(settings, **{name: value}, others=without(settings.others, name, inner))


def settings_file() -> Path:
    """Where the settings are; it may not exist yet."""
    return settings_folder() / FILE


def read_settings(warn: Warn) -> Settings:
    """The settings of the file, the defaults where there is none.

    A value that is not known, such as one of a newer version, is told by `warn`: the standard one holds instead. A file
    that cannot be understood is renamed to `BROKEN` beside it, which is told, too. Raises nothing.
    """
    path = settings_file()
    try:
        text = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return Settings()
    except OSError as error:
        warn(f"{path}: cannot be read ({error.strerror or error}): the game goes on with its own settings")
        return Settings()
    try:
        fields = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        _set_aside(path, str(error), warn)
        return Settings()
    settings, others = understood(Settings(), fields)
    unknown = ", ".join(unknown_values(settings, others))
    if unknown:
        warn(f"{path}: this version does not know {unknown}: the file keeps that, and the standard holds")
    return msgspec.structs.replace(settings, others=others)


def write_settings(settings: Settings) -> None:
    """Write the file: whole, or not at all. Raises FlickError."""
    path = settings_file()
    made_folder(path.parent)
    fields = msgspec.to_builtins(settings)
    del fields["others"]
    text = msgspec.json.format(msgspec.json.encode(merged(fields, settings.others)), indent=2) + b"\n"
    write_whole(path, text)


def _set_aside(path: Path, why: str, warn: Warn) -> None:
    aside = path.with_name(BROKEN)
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{count}-{BROKEN}")
    try:
        path.replace(aside)
    except OSError:
        warn(f"{path}: is damaged ({why}): the game goes on with its own settings")
        return
    warn(f"{path}: is damaged ({why}): it was renamed to {aside.name}, and the game goes on with its own settings")
